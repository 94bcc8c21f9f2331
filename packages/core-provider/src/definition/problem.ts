/** Something wrong with an input, for the person who wrote it. */
export interface Problem {
  /** Property path in the engine's notation, e.g. `managedResource.id`; empty for the whole. */
  readonly path: string;
  /** Completes "<path> ..." with the fault, the allowed values and the advice. Quotes values only with {@link Shown}. */
  readonly message: string;
  /**
   * Replaces path and message: a sentence about the object that contains the property, such as "Give exactly one of id
   * and displayName". Contains no values.
   */
  readonly whole?: string;
}

/** The value at a path as a message shows it: as JSON, or `[secret]` where it is secret or may be. */
export type Shown = (path: string, value: unknown) => string;

/** Replaces values in messages that must not be shown. */
export const withheld = "[secret]";

/** The sentence shown to the user. */
export function sentence(problem: Problem): string {
  if (problem.whole !== undefined) return problem.whole;
  return problem.path === "" ? problem.message : `${problem.path} ${problem.message}`;
}
