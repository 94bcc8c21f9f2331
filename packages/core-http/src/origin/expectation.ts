/** What is wrong with an answer: a place in it, and what is there instead of what must be. Never the value itself. */
export interface ResponseFault {
  /** The path of the member in the platform's JSON, as `data[0].spec.display_name`; empty for the answer as a whole. */
  readonly member: string;
  /** Completes a sentence about the member: `is missing`, `is a number, not a text`. */
  readonly problem: string;
}

/**
 * Says what is wrong with the parsed body of a successful answer; undefined when nothing is. An empty body is
 * undefined. What it throws counts as a fault, too.
 */
export type Expectation = (body: unknown) => ResponseFault | undefined;

let expectations = 0;
const numbers = new WeakMap<Expectation, number>();

/** A number for each expectation, by which requests with the same one are told from others; empty for none. */
export function identityOfExpectation(expects: Expectation | undefined): string {
  if (expects === undefined) return "";
  const number = numbers.get(expects) ?? ++expectations;
  numbers.set(expects, number);
  return `#${number}`;
}
