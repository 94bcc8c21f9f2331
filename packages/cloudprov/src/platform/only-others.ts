import type { Expectation } from "@org/core-provider";

type Fault = ReturnType<Expectation>;

/**
 * Checks that a list contains the requested object. The fault of the first element counts if every element is about
 * another object; an empty list has none.
 */
export function faultOfOnlyOthers<T>(elements: readonly T[], faultOf: (element: T) => Fault): Fault {
  const [first, ...others] = elements.map(faultOf);
  return others.every((fault) => fault !== undefined) ? first : undefined;
}
