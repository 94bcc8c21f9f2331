import { isCarried } from "../definition/carried-field.ts";
import { isEmpty } from "../definition/empty.ts";
import { type Field, mayBeLeftToPlatform } from "../definition/field.ts";
import { isRecord } from "../value/record.ts";
import { canonicalJson, percentDecoded } from "./canonical.ts";

type Equal = (field: Field, actual: unknown, wanted: unknown) => boolean;

/** Up to this many elements are rearranged to find the best pairs; beyond it the first fitting pair is kept. */
const maxRearranged = 256;

/**
 * Pairs the elements of two sets so that as many as possible have a counterpart. A computed member that the program
 * leaves out fits any value, so the first element that fits may be needed by another one.
 *
 * Elements without such members are paired by hashing, in linear time.
 *
 * @returns For each wanted element, the position of its counterpart in `actual`, or -1.
 */
export function pairEqual(
  item: Field,
  actual: readonly unknown[],
  wanted: readonly unknown[],
  equal: Equal,
): readonly number[] {
  const pairs = new Pairs(actual.length, wanted.length);
  const key = (value: unknown) => keyOf(item, value, "all");
  // Backwards, so that the first of several is taken first.
  const same = groupBy([...actual.keys()].reverse(), (i) => key(actual[i]));
  for (const [j, value] of wanted.entries()) {
    const found = same.get(key(value))?.pop();
    if (found !== undefined) pairs.set(found, j);
  }
  if (pairs.isComplete || isExact(item)) return pairs.counterparts;

  const rigid = (value: unknown) => keyOf(item, value, "rigid");
  const candidates = groupBy(actual.keys(), (i) => rigid(actual[i]));
  for (const [group, positions] of groupBy(wanted.keys(), (j) => rigid(wanted[j]))) {
    pairs.complete(candidates.get(group) ?? [], positions, (i, j) => equal(item, actual[i], wanted[j]));
  }
  return pairs.counterparts;
}

/** Pairs elements by any relation, starting from pairs of equal ones. */
export function pairBy(
  equals: readonly number[],
  actual: readonly unknown[],
  wanted: readonly unknown[],
  fits: (actual: unknown, wanted: unknown) => boolean,
): readonly number[] {
  const pairs = new Pairs(actual.length, wanted.length);
  for (const [j, i] of equals.entries()) {
    if (i >= 0 && fits(actual[i], wanted[j])) pairs.set(i, j);
  }
  pairs.complete([...actual.keys()], [...wanted.keys()], (i, j) => fits(actual[i], wanted[j]));
  return pairs.counterparts;
}

/** A growing assignment between two lists of positions. */
class Pairs {
  readonly counterparts: number[];
  readonly #owners: number[];

  constructor(actual: number, wanted: number) {
    this.counterparts = Array.from({ length: wanted }, () => -1);
    this.#owners = Array.from({ length: actual }, () => -1);
  }

  get isComplete(): boolean {
    return !this.counterparts.includes(-1);
  }

  set(i: number, j: number): void {
    this.counterparts[j] = i;
    this.#owners[i] = j;
  }

  /** Pairs the remaining positions, and rearranges pairs to make room (augmenting paths). */
  complete(candidates: readonly number[], positions: readonly number[], fits: (i: number, j: number) => boolean): void {
    const free = new Set(candidates.filter((i) => this.#owners[i] === -1));
    const mayRearrange = candidates.length <= maxRearranged;
    for (const j of positions) {
      if (free.size === 0) return;
      if (this.counterparts[j] === -1) this.#find(j, candidates, free, fits, mayRearrange ? new Set() : undefined);
    }
  }

  #find(
    j: number,
    candidates: readonly number[],
    free: Set<number>,
    fits: (i: number, j: number) => boolean,
    seen: Set<number> | undefined,
  ): boolean {
    for (const i of free) {
      if (!fits(i, j)) continue;
      free.delete(i);
      this.set(i, j);
      return true;
    }
    if (seen === undefined) return false;
    for (const i of candidates) {
      const owner = this.#owners[i] ?? -1;
      if (owner === -1 || seen.has(i) || !fits(i, j)) continue;
      seen.add(i);
      if (!this.#find(owner, candidates, free, fits, seen)) continue;
      this.set(i, j);
      return true;
    }
    return false;
  }
}

/** Whether two values are equal exactly if their keys are: no member matches several values. */
function isExact(field: Field): boolean {
  if (typeof field.facts.equality === "function" || mayBeLeftToPlatform(field) || isCarried(field)) return false;
  const inner = [...Object.values(field.fields ?? {}), ...(field.item ? [field.item] : [])];
  return inner.every((one) => isNeverCompared(one) || isExact(one));
}

/**
 * A text that equal values share. The `rigid` key leaves out the members that may be equal although they differ, so
 * every pair of equal values shares it; with `all` members only equal values do. It contains the keys of inner values
 * as they are: as strings of JSON, their quotes would be escaped again at each level, and double its length.
 */
function keyOf(field: Field, value: unknown, members: "rigid" | "all"): string {
  if (isEmpty(field, value)) return "";
  const { equality } = field.facts;
  if (typeof equality === "function") return members === "rigid" ? "?" : canonicalJson(JSON.stringify(value) ?? "");
  if (equality !== undefined && typeof value === "string") return textKey(equality, value);
  const inside = (inner: Field, one: unknown) => keyOf(inner, one, members);
  const { item } = field;
  if (field.kind === "object" && isRecord(value)) {
    const compared = Object.entries(field.fields ?? {}).filter(
      ([, inner]) =>
        !isNeverCompared(inner) && (members === "all" || !(mayBeLeftToPlatform(inner) || isCarried(inner))),
    );
    return `object[${compared.map(([name, inner]) => inside(inner, value[name])).join()}]`;
  }
  if (item && Array.isArray(value)) {
    const keys = value.map((one: unknown) => inside(item, one));
    return `${field.kind}[${(field.kind === "set" ? keys.sort() : keys).join()}]`;
  }
  if (item && isRecord(value)) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `map[${entries.map(([name, one]) => `${JSON.stringify(name)}:${inside(item, one)}`).join()}]`;
  }
  const text = typeof value === "symbol" ? value.toString() : (JSON.stringify(value) ?? "");
  return typeof value === "object" ? canonicalJson(text) : text;
}

function textKey(equality: string, text: string): string {
  const alike = { "case-insensitive": text.toLowerCase(), "percent-decoded": percentDecoded(text) }[equality];
  return JSON.stringify(alike ?? canonicalJson(text));
}

function isNeverCompared({ facts, role }: Field): boolean {
  return Boolean(facts.ignored) || role === "output" || role === "optionalOutput";
}

function groupBy<T>(values: Iterable<T>, key: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const of = key(value);
    const group = groups.get(of);
    if (group) group.push(value);
    else groups.set(of, [value]);
  }
  return groups;
}
