/** Says which field of a response is invalid and why. Contains no value except IDs of objects. */
export interface ResponseFault {
  /** The path of the field, such as `data[0].spec.display_name`; empty for the response as a whole. */
  readonly member: string;
  /** Completes a sentence about the field: `is missing`, `is a number, not a string`. */
  readonly problem: string;
  /** The response is about another object than the requested one. */
  readonly isOtherObject?: true;
}

/**
 * Checks the parsed body of a successful response and returns its fault, or undefined if it is valid. An empty body is
 * undefined. An exception counts as a fault.
 */
export type Expectation = (body: unknown) => ResponseFault | undefined;

let expectations = 0;
const numbers = new WeakMap<Expectation, number>();

/** Identifies an expectation, so that only requests with the same one share a response. Empty without one. */
export function identityOfExpectation(expects: Expectation | undefined): string {
  if (expects === undefined) return "";
  const number = numbers.get(expects) ?? ++expectations;
  numbers.set(expects, number);
  return `#${number}`;
}
