import { isEmpty } from "../definition/empty.ts";
import { type Field, isInput } from "../definition/field.ts";
import { isRecord } from "../value/record.ts";
import { containsUnknown } from "../value/unknown.ts";
import { equal, isLeftToPlatform, pairSets } from "./equal.ts";
import { pairBy } from "./match.ts";

/**
 * True when a value that comes, goes or is exchanged as a whole differs in a member whose change replaces the resource:
 * an object, an element of a list or set, a value of a map.
 */
export function replacesInside(field: Field, old: unknown, wanted: unknown): boolean {
  if (!mayReplaceInside(field)) return false;
  if (field.fields) {
    return Object.entries(field.fields).some(([name, inner]) =>
      replaces(inner, memberOf(old, name), memberOf(wanted, name)),
    );
  }
  const item = field.item;
  if (item === undefined) return false;
  if (field.kind === "map") {
    const keys = new Set([...keysOf(old), ...keysOf(wanted)]);
    return [...keys].some((key) => replaces(item, memberOf(old, key), memberOf(wanted, key)));
  }
  const [before, after] = [elementsOf(old), elementsOf(wanted)];
  if (field.kind === "set") return replacesInSet(item, before, after);
  return Array.from({ length: Math.max(before.length, after.length) }).some((_, i) =>
    replaces(item, before[i], after[i]),
  );
}

function replaces(field: Field, old: unknown, wanted: unknown): boolean {
  if (!isInput(field) || field.facts.ignored || isSame(field, old, wanted)) return false;
  const rule = field.facts.replaceOnChange;
  if (rule === true || (rule && !containsUnknown(wanted) && rule.test(old, wanted))) return true;
  return replacesInside(field, old, wanted);
}

/** No element has an identity, so each is paired with one that it can become in place, where there is one. */
function replacesInSet(item: Field, before: readonly unknown[], after: readonly unknown[]): boolean {
  const pairs = pairBy(pairSets(item, before, after), before, after, (old, wanted) => !replaces(item, old, wanted));
  const kept = new Set(pairs);
  return (
    before.some((old, i) => !kept.has(i) && replaces(item, old, undefined)) ||
    after.some((wanted, j) => pairs[j] === -1 && replaces(item, undefined, wanted))
  );
}

function isSame(field: Field, old: unknown, wanted: unknown): boolean {
  if (containsUnknown(wanted)) return false;
  if (isLeftToPlatform(field, wanted) || (wanted === undefined && isEmpty(field, old))) return true;
  const isDefault = old === undefined && field.facts.default !== undefined && wanted === field.facts.default;
  return isDefault || equal(field, old, wanted);
}

function mayReplaceInside(field: Field): boolean {
  const inner = [...Object.values(field.fields ?? {}), ...(field.item ? [field.item] : [])];
  return inner.some((one) => one.facts.replaceOnChange !== undefined || mayReplaceInside(one));
}

function memberOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

function keysOf(value: unknown): string[] {
  return isRecord(value) ? Object.keys(value) : [];
}

function elementsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
