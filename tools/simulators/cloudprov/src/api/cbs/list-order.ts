import { oneOf, optional } from "@org/simulator";

/** The direction of a list. */
export const orderMember = optional(oneOf("ASC", "DESC"));

/** A list in the order of a time, `by`. Without a direction, the list stays as it is. */
export function inOrder<T>(all: readonly T[], order: "ASC" | "DESC" | undefined, by: (one: T) => number): readonly T[] {
  if (order === undefined) return all;
  const sign = order === "ASC" ? 1 : -1;
  return all.toSorted((a, b) => sign * (by(a) - by(b)));
}
