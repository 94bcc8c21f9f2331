import { elementPath, type InnerChange, isUnknown, memberPath } from "@org/core-provider";
import { recordOf } from "../platform/responses.ts";
import { type Equivalence, isEmpty, isEquivalent, pairElements } from "./equivalence.ts";
import { within } from "./member-path.ts";

/** A difference between the program and the platform. */
export interface Difference extends InnerChange {
  /** Dotted path of the member, without positions in lists, as in the `members` of an update. */
  readonly member: string;
}

/** The position of a value: in the engine's notation, and as a dotted path. */
interface Place {
  readonly path: string;
  readonly member: string;
}

/** The differences, by member and element. An unknown value differs. */
export function differences(property: string, wanted: unknown, old: unknown, how: Equivalence = {}): Difference[] {
  return compared({ path: property, member: "" }, wanted, old, how);
}

function compared(place: Place, wanted: unknown, old: unknown, how: Equivalence): Difference[] {
  if (isEquivalent(wanted, old, how, place.member)) return [];
  const [members, others] = [membersOf(wanted, old), membersOf(old, wanted)];
  if (members && others) {
    const names = new Set([...Object.keys(others), ...Object.keys(members)]);
    return [...names].flatMap((name) => compared(inMember(place, name), members[name], others[name], how));
  }
  const [elements, before] = [elementsOf(wanted), elementsOf(old)];
  if (elements && before) return ofLists(place, elements, before, how);
  const kind = isUnknown(wanted) || !isEmpty(wanted) ? (isEmpty(old) ? "add" : "update") : "delete";
  return [{ ...place, kind }];
}

function ofLists(place: Place, wanted: readonly unknown[], old: readonly unknown[], how: Equivalence): Difference[] {
  const all = pairElements(wanted, old, how, place.member).flatMap(([one, other], at): Difference[] => {
    if (other === undefined) return [{ ...inElement(place, wanted.indexOf(one)), kind: "add" }];
    if (one === undefined) return [{ ...inElement(place, old.indexOf(other)), kind: "delete" }];
    return compared(inElement(place, at), one, other, how);
  });
  // A deleted and an added element at the same position are one difference.
  const isExchanged = ({ path, kind }: Difference) => all.some((one) => one.path === path && one.kind !== kind);
  return all
    .filter((one) => one.kind !== "delete" || !isExchanged(one))
    .map((one) => (one.kind === "add" && isExchanged(one) ? { ...one, kind: "update" } : one));
}

/** The members of an object; an empty value has none if the other side is an object. */
function membersOf(value: unknown, other: unknown): Readonly<Record<string, unknown>> | undefined {
  return recordOf(value) ?? (isEmpty(value) && recordOf(other) ? {} : undefined);
}

function elementsOf(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : isEmpty(value) ? [] : undefined;
}

function inMember({ path, member }: Place, name: string): Place {
  return { path: memberPath(path, name), member: within(member, name) };
}

function inElement({ path, member }: Place, at: number): Place {
  return { path: elementPath(path, at), member };
}
