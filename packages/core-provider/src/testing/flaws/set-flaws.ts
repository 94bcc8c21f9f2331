import { childrenOf, isCarried } from "../../definition/carried-field.ts";
import { type Field, type Fields, isInput, mayBeLeftToPlatform } from "../../definition/field.ts";
import { meets } from "../../diff/equal.ts";

/**
 * Returns sets that differ although the platform only completed their elements, or that do not differ although an
 * element changed. The elements share all required members, which is the hardest case.
 */
export function setFlaws(fields: Fields, path = ""): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const at = path === "" ? name : `${path}.${name}`;
    return isInput(field) && !field.facts.ignored ? flawsInside(field, at) : [];
  });
}

function flawsInside(field: Field, at: string): string[] {
  const inner = field.fields ? setFlaws(field.fields, at) : field.item ? flawsInside(field.item, at) : [];
  const members = field.kind === "set" ? field.item?.fields : undefined;
  return members && !hasOwnEquality(field)
    ? [...inner, ...flawsOf(field, members).map((flaw) => `${at} ${flaw}`)]
    : inner;
}

function flawsOf(field: Field, members: Fields): string[] {
  const given = Object.entries(members).filter(([, one]) => isInput(one) && !one.facts.ignored && !isCarried(one));
  const left = given.filter(([, one]) => mayBeLeftToPlatform(one)).map(([name]) => name);
  const elementOf = (i: number) =>
    Object.fromEntries(given.map(([name, one]) => [name, sample(one, left.includes(name) ? i : 0)]));
  const count = left.length + 1;
  const actual = Array.from({ length: count }, (_, i) => elementOf(i));
  // Each leaves one member more to the platform: the first fits every actual element, the last fits one.
  const wanted = actual.map((one, i) =>
    Object.fromEntries(Object.entries(one).filter(([name]) => !left.includes(name) || left.indexOf(name) < i)),
  );
  const orders = [actual, actual.toReversed(), ...actual.map((_, i) => [...actual.slice(i), ...actual.slice(0, i)])];
  const differs = orders.some((order) => !meets(field, order, wanted));
  const changed = [...wanted.slice(0, -1), Object.fromEntries(given.map(([name, one]) => [name, sample(one, count)]))];
  // Booleans have too few values to detect a change.
  const areFlags = given.length > 0 && given.every(([, one]) => one.kind === "boolean");
  const overlooks = orders.some((order) => meets(field, order, changed));
  return [
    ...(differs ? ["differs when the platform only completed its elements"] : []),
    ...(overlooks && !areFlags ? ["overlooks a changed element"] : []),
  ];
}

/** A value of a field that differs from those of other numbers. */
function sample(field: Field, number: number): unknown {
  switch (field.kind) {
    case "integer":
    case "number":
      return number + 1;
    case "boolean":
      return number % 2 === 0;
    case "list":
    case "set":
      return field.item ? [sample(field.item, number)] : [];
    case "map":
      return field.item ? { key: sample(field.item, number) } : {};
    case "object":
      return Object.fromEntries(
        Object.entries(field.fields ?? {})
          .filter(([, one]) => isInput(one))
          .map(([name, one]) => [name, sample(one, number)]),
      );
    default:
      return `value ${number}`;
  }
}

function hasOwnEquality(field: Field): boolean {
  return field.facts.equality !== undefined || childrenOf(field).some(hasOwnEquality);
}
