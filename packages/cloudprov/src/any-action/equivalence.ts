import { isUnknown } from "@org/core-provider";
import { recordOf } from "../platform/responses.ts";
import { memberOf, within } from "./member-path.ts";
import { type Comparison, isSameAs } from "./normal-form.ts";

/**
 * Lists whose order does not matter, by dotted path: the member that identifies their elements, or "" if the elements
 * are texts or numbers.
 */
export type ListKeys = Readonly<Record<string, string>>;

/** When values of members are equal. */
export interface Equivalence {
  readonly listKeys?: ListKeys | undefined;
  /** How to compare members that the platform normalizes, by dotted path. Elements of a list have the list's path. */
  readonly compareAs?: Readonly<Record<string, Comparison>> | undefined;
}

/** Whether a value is empty: absent, null, an empty text, an empty list, or an object of empty values. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  const members = recordOf(value);
  return members !== undefined && Object.values(members).every(isEmpty);
}

/** Whether two values are equal on the platform: a number equals its text, and all empty values are equal. */
export function isEquivalent(one: unknown, other: unknown, how: Equivalence = {}, path = ""): boolean {
  if (isUnknown(one) || isUnknown(other)) return false;
  if (one === other) return true;
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  const comparison = memberOf(how.compareAs, path) as Comparison | undefined;
  if (comparison !== undefined && isSameAs(comparison, one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return false;
    return pairElements(one, other, how, path).every(([a, b]) => isEquivalent(a, b, how, path));
  }
  const [members, others] = [recordOf(one), recordOf(other)];
  if (members && others) {
    const names = new Set([...Object.keys(members), ...Object.keys(others)]);
    return [...names].every((name) => isEquivalent(members[name], others[name], how, within(path, name)));
  }
  return isSameNumber(one, other) || isSameNumber(other, one);
}

/** A text that is the same for equal values, and almost never for others. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(plain(value));
}

function plain(value: unknown): unknown {
  if (isEmpty(value)) return null;
  if (Array.isArray(value)) return value.map(plain);
  const members = recordOf(value);
  if (members !== undefined) {
    const telling = Object.entries(members).filter(([, member]) => !isEmpty(member));
    return telling.map(([name, member]) => [name, plain(member)] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  }
  const isNumeric = typeof value === "string" && value.trim() !== "" && Number.isSafeInteger(Number(value));
  return isNumeric || typeof value === "number" ? String(Number(value)) : value;
}

function isSameNumber(number: unknown, text: unknown): boolean {
  return typeof number === "number" && typeof text === "string" && text.trim() !== "" && Number(text) === number;
}

/** The pairs of elements of two lists; undefined represents an element that the other list does not contain. */
export function pairElements(
  one: readonly unknown[],
  other: readonly unknown[],
  how: Equivalence,
  path: string,
): readonly (readonly [one: unknown, other: unknown])[] {
  const key = how.listKeys?.[path];
  if (key === undefined) {
    return Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [one[at], other[at]] as const);
  }
  const keyOf = (element: unknown) => (key === "" ? element : recordOf(element)?.[key]);
  const keyPath = key === "" ? path : within(path, key);
  const rest = [...other];
  const pairs = one.map((element) => {
    const at = rest.findIndex((candidate) => isEquivalent(keyOf(element), keyOf(candidate), how, keyPath));
    return [element, at < 0 ? undefined : rest.splice(at, 1)[0]] as const;
  });
  return [...pairs, ...rest.map((element) => [undefined, element] as const)];
}
