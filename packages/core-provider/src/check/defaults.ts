import type { Fields } from "../definition/field.ts";
import { isRecord } from "../value/record.ts";

/** Where default values come from besides the definition. */
export interface DefaultSources {
  /** Makes a name for an auto-named property; throws a sentence when the engine forbids it. */
  readonly autoName?: (property: string, maxLength: number) => string;
  /** Environment to read fallbacks from. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Fills in what the program left out: environment, then automatic name, then default; in nested objects too. */
export function withDefaults(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  sources: DefaultSources,
): Record<string, unknown> {
  const filled: Record<string, unknown> = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    const facts = field.facts;
    if (filled[name] === undefined || filled[name] === null) {
      delete filled[name];
      const fromEnv = facts.env === undefined ? undefined : sources.env?.[facts.env] || undefined;
      if (fromEnv !== undefined) filled[name] = fromEnv;
      else if (facts.autoName && sources.autoName) filled[name] = sources.autoName(name, facts.autoName.maxLength);
      else if (facts.default !== undefined) filled[name] = facts.default;
    } else if (field.fields && isRecord(filled[name])) {
      filled[name] = withDefaults(field.fields, filled[name], {});
    } else if (field.item?.fields && Array.isArray(filled[name])) {
      const inner = field.item.fields;
      filled[name] = (filled[name] as unknown[]).map((v) => (isRecord(v) ? withDefaults(inner, v, {}) : v));
    }
  }
  return filled;
}
