import { isEmpty, isUnset } from "../definition/empty.ts";
import { type Equality, type Field, hasDefault } from "../definition/field.ts";
import { isRecord } from "../value/record.ts";
import { canonicalJson, percentDecoded } from "./canonical.ts";
import { pairEqual } from "./match.ts";

/** Returns true if two known values are equal under the field's facts. Unset equals empty. */
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
        Object.entries(field.fields ?? {}).every(([name, inner]) => meets(inner, before[name], after[name]))
      );
    case "list":
      return (
        Array.isArray(before) &&
        Array.isArray(after) &&
        before.length === after.length &&
        before.every((item, i) => equalItem(field, item, after[i]))
      );
    case "set":
      return (
        Array.isArray(before) && Array.isArray(after) && field.item !== undefined && sameSet(field.item, before, after)
      );
    case "map":
      return (
        isRecord(before) &&
        isRecord(after) &&
        Object.keys(before).length === Object.keys(after).length &&
        Object.entries(before).every(([key, value]) => Object.hasOwn(after, key) && equalItem(field, value, after[key]))
      );
    case "any":
      // The engine and platforms may reorder keys.
      return canonicalJson(JSON.stringify(before)) === canonicalJson(JSON.stringify(after));
    default:
      return false;
  }
}

/**
 * Returns true if the actual value is what was requested: it is {@link equal}, or the program leaves it to the
 * platform.
 */
export function meets(field: Field, actual: unknown, wanted: unknown): boolean {
  if (field.facts.ignored || field.role === "output" || field.role === "optionalOutput") return true;
  // A value that is neither returned nor stored cannot differ.
  if (actual === undefined && (field.facts.writeOnly || field.facts.local)) return true;
  return isLeftToPlatform(field, wanted) || equal(field, actual, wanted);
}

/**
 * The program leaves the value to the platform, so any value is right. That includes a default that was never applied:
 * a check fills in defaults, so an absent one means that the object is older than the default.
 */
export function isLeftToPlatform(field: Field, wanted: unknown): boolean {
  return field.role === "computed" ? isUnset(field, wanted) : hasDefault(field) && wanted === undefined;
}

/** Pairs the elements of two sets: see {@link pairEqual}. */
export function pairSets(item: Field, actual: readonly unknown[], wanted: readonly unknown[]): readonly number[] {
  return pairEqual(item, actual, wanted, equal);
}

function equalItem(field: Field, before: unknown, after: unknown): boolean {
  return before === after || (field.item !== undefined && equal(field.item, before, after));
}

function sameSet(item: Field, before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length === after.length && !pairSets(item, before, after).includes(-1);
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
