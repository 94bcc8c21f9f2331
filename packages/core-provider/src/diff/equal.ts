import { isEmpty, isUnset } from "../definition/empty.ts";
import type { Equality, Field } from "../definition/field.ts";
import { isRecord } from "../value/record.ts";

/** True when two known values count as one under the field's facts. Unset equals empty. */
export function equal(field: Field, before: unknown, after: unknown): boolean {
  if (before === after) return true;
  const unset = isEmpty(field, before);
  if (unset || isEmpty(field, after)) return unset === isEmpty(field, after);
  if (field.facts.equality && sameBy(field.facts.equality, before, after)) return true;
  switch (field.kind) {
    case "object":
      return (
        isRecord(before) &&
        isRecord(after) &&
        Object.entries(field.fields ?? {}).every(([name, inner]) => settled(inner, before[name], after[name]))
      );
    case "list":
      return (
        Array.isArray(before) &&
        Array.isArray(after) &&
        before.length === after.length &&
        before.every((item, i) => equalItem(field, item, after[i]))
      );
    case "set":
      return Array.isArray(before) && Array.isArray(after) && sameSet(field, before, after);
    case "map":
      return (
        isRecord(before) &&
        isRecord(after) &&
        Object.keys(before).length === Object.keys(after).length &&
        Object.entries(before).every(([key, value]) => Object.hasOwn(after, key) && equalItem(field, value, after[key]))
      );
    case "any":
      // Keys come back from the engine and from platforms in an order of their own.
      return canonicalJson(JSON.stringify(before)) === canonicalJson(JSON.stringify(after));
    default:
      return false;
  }
}

/**
 * True when what was wanted is what there is: as {@link equal}, and what the program leaves to the platform always is.
 */
export function settled(field: Field, actual: unknown, wanted: unknown): boolean {
  if (field.facts.ignored || field.role === "output" || field.role === "optionalOutput") return true;
  // What no answer tells, and nobody has noted, cannot disagree.
  if (actual === undefined && (field.facts.writeOnly || field.facts.local)) return true;
  return isLeftToPlatform(field, wanted) || equal(field, actual, wanted);
}

/** The program gives no value of its own: what the platform has is right. */
export function isLeftToPlatform(field: Field, wanted: unknown): boolean {
  return field.role === "computed" && isUnset(field, wanted);
}

function equalItem(field: Field, before: unknown, after: unknown): boolean {
  return before === after || (field.item !== undefined && equal(field.item, before, after));
}

function sameSet(field: Field, before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return false;
  const rest = [...after];
  return before.every((item) => {
    const found = rest.findIndex((candidate) => equalItem(field, item, candidate));
    if (found < 0) return false;
    rest.splice(found, 1);
    return true;
  });
}

function sameBy(equality: Equality, before: unknown, after: unknown): boolean {
  if (typeof equality === "function") return equality(before, after);
  if (typeof before !== "string" || typeof after !== "string") return false;
  switch (equality) {
    case "case-insensitive":
      return before.toLowerCase() === after.toLowerCase();
    case "percent-decoded":
      return percentDecoded(before) === percentDecoded(after);
    case "json":
      return canonicalJson(before) === canonicalJson(after);
  }
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** JSON text with its object keys sorted and white space gone; the text itself when it is not JSON. */
export function canonicalJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text, keepDigits), (_key, value: unknown) =>
      isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
    );
  } catch {
    return text;
  }
}

/** Keeps numbers as they are written when they have more digits than a number of this language holds exactly. */
function keepDigits(_key: string, value: unknown, written?: { readonly source?: string }): unknown {
  const source = written?.source;
  if (typeof value !== "number" || source === undefined || String(value) === source) return value;
  return source.replace(/e.*$/i, "").replace(/\D/g, "").length > 15 ? `\u0000${source}` : value;
}
