import { envNames, type Field, type Fields } from "../definition/field.ts";
import { isRecord } from "../value/record.ts";

/** Where default values come from besides the definition. */
export interface DefaultSources {
  /** Makes a name for an auto-named property; undefined leaves it out. */
  readonly autoName?: (property: string, maxLength: number) => string | undefined;
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
    if (filled[name] === undefined || filled[name] === null || (filled[name] === "" && facts.emptyIsUnset)) {
      delete filled[name];
      const fromEnv = envNames(facts)
        .map((variable) => sources.env?.[variable])
        .find(Boolean);
      if (fromEnv !== undefined) filled[name] = fromEnv;
      else if (facts.autoName && sources.autoName) {
        const made = sources.autoName(name, facts.autoName.maxLength);
        if (made !== undefined) filled[name] = made;
      } else if (facts.default !== undefined) filled[name] = filledInside(field, facts.default, sources.env);
    } else filled[name] = filledInside(field, filled[name], sources.env);
  }
  return filled;
}

/** A value with the defaults of the objects in it. Automatic names are for top-level properties. */
function filledInside(field: Field, value: unknown, env: DefaultSources["env"]): unknown {
  if (field.fields)
    return isRecord(value) ? withDefaults(field.fields, value, env === undefined ? {} : { env }) : value;
  const item = field.item;
  if (!item?.fields && !item?.item) return value;
  if (Array.isArray(value)) return value.map((inner) => filledInside(item, inner, env));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filledInside(item, inner, env)]));
}
