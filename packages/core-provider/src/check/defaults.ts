import { isUnset } from "../definition/empty.ts";
import { type AutoName, envNames, type Field, type Fields } from "../definition/field.ts";
import { member } from "../value/path.ts";
import { isRecord } from "../value/record.ts";

/** Where default values come from besides the definition. */
export interface DefaultSources {
  /** Makes a name for an auto-named property, or keeps the one it has; undefined leaves it out. */
  readonly autoName?: (
    property: string,
    rules: AutoName,
  ) => { readonly name: string; readonly isAutomatic: boolean } | undefined;
  /** Environment to read fallbacks from. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Defaults that were filled in before, by their paths: they stay when the definition's have changed since. */
  readonly kept?: Readonly<Record<string, unknown>> | undefined;
  /** Told of each default and automatic name that is filled in, outside of lists and maps. */
  readonly note?: (path: string, value: unknown) => void;
}

/**
 * Fills in what the program left out: environment, then automatic name, then default; in nested objects too. What is
 * empty and counts as not given is left out as well.
 */
export function withDefaults(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  sources: DefaultSources,
  path = "",
): Record<string, unknown> {
  const filled: Record<string, unknown> = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    const at = member(path, name);
    if (isUnset(field, filled[name])) {
      delete filled[name];
      const value = otherwise(name, field, sources, at);
      if (value !== undefined) filled[name] = value;
    } else filled[name] = filledInside(field, filled[name], sources, at);
  }
  return filled;
}

/** What stands for a property that the program does not give. */
function otherwise(name: string, field: Field, sources: DefaultSources, path: string): unknown {
  const { facts } = field;
  const fromEnv = envNames(facts)
    .map((variable) => sources.env?.[variable])
    .find(Boolean);
  if (fromEnv !== undefined) return fromEnv;
  if (facts.autoName && sources.autoName) {
    const made = sources.autoName(name, facts.autoName);
    if (made?.isAutomatic) sources.note?.(path, made.name);
    return made?.name;
  }
  if (facts.default === undefined) return undefined;
  const value = sources.kept && Object.hasOwn(sources.kept, path) ? sources.kept[path] : facts.default;
  sources.note?.(path, value);
  return filledInside(field, value, sources, path);
}

/** A value with the defaults of the objects in it. Automatic names are for top-level properties. */
function filledInside(field: Field, value: unknown, sources: DefaultSources, path: string): unknown {
  const { autoName: _, ...rest } = sources;
  if (field.fields) return isRecord(value) ? withDefaults(field.fields, value, rest, path) : value;
  const item = field.item;
  if (!item?.fields && !item?.item) return value;
  // Elements have no place of their own: what is at a position now may be another one tomorrow.
  const { note: __, kept: ___, ...ofElements } = rest;
  if (Array.isArray(value)) return value.map((inner) => filledInside(item, inner, ofElements, path));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, filledInside(item, inner, ofElements, path)]),
  );
}
