import { isUnset } from "../definition/empty.ts";
import { type AutoName, envNames, type Field, type Fields, holdsDefaults } from "../definition/field.ts";
import { counterparts } from "../diff/counterparts.ts";
import { anyElement, member } from "../value/path.ts";
import { isRecord, own } from "../value/record.ts";

/** Where default values come from, apart from the definition. */
export interface DefaultSources {
  /** Generates the name of an auto-named property, or keeps its current name. Undefined leaves the property unset. */
  readonly autoName?: (
    property: string,
    rules: AutoName,
  ) => { readonly name: string; readonly isAutomatic: boolean } | undefined;
  /** Environment to read fallbacks from. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Defaults that were filled in before, by their paths: they stay when the definition's have changed since. */
  readonly kept?: Readonly<Record<string, unknown>> | undefined;
  /**
   * The inputs of the existing object. A default is not filled in if the property has no value there: a later version
   * of the package introduced the default, and the object keeps its value until the program sets the property.
   */
  readonly former?: Readonly<Record<string, unknown>> | undefined;
  /** Called for each default and automatic name that is filled in, except inside lists and maps. */
  readonly note?: (path: string, value: unknown) => void;
}

/**
 * Fills in values that the program does not set, also in nested objects: from the environment, then an automatic name,
 * then the default. Empty values that count as unset are removed.
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
    } else filled[name] = filledInside(field, filled[name], sources, at, sources.former && own(sources.former, name));
  }
  return filled;
}

/** Returns the value of a property that the program does not set. */
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
  const isKept = sources.kept !== undefined && Object.hasOwn(sources.kept, path);
  if (!isKept && sources.former !== undefined && own(sources.former, name) === undefined) return undefined;
  const value = isKept ? sources.kept?.[path] : facts.default;
  sources.note?.(path, value);
  return filledInside(field, value, sources, path, undefined);
}

/**
 * A value with the defaults of the objects in it. Automatic names are for top-level properties.
 *
 * @param former The value of the existing object; undefined for a new one.
 */
function filledInside(field: Field, value: unknown, sources: DefaultSources, path: string, former: unknown): unknown {
  const { autoName: _, former: __, ...rest } = sources;
  if (field.fields) {
    return isRecord(value)
      ? withDefaults(field.fields, value, isRecord(former) ? { ...rest, former } : rest, path)
      : value;
  }
  const { item } = field;
  if (!item?.fields && !item?.item) return value;
  // The path applies to all elements, because an element's position may change.
  const { note: ___, ...ofElements } = rest;
  const element = (one: unknown, from: unknown) => filledInside(item, one, ofElements, anyElement(path), from);
  if (Array.isArray(value)) {
    const known: readonly unknown[] = Array.isArray(former) && holdsDefaults(item) ? former : [];
    const positions = counterparts(field, item, known, value);
    return value.map((one: unknown, j) => element(one, known[positions[j] ?? -1]));
  }
  if (!isRecord(value)) return value;
  const known = isRecord(former) ? former : {};
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, element(one, own(known, key))]));
}
