/** Something wrong with an input, for the person who wrote it. */
export interface Problem {
  /** Property path in the engine's notation, e.g. `managedResource.id`; empty for the whole. */
  readonly path: string;
  /** Completes "<path> ...": what is wrong, what is allowed, what to do. */
  readonly message: string;
}

/** The sentence shown to the user. */
export function sentence(problem: Problem): string {
  return problem.path === "" ? problem.message : `${problem.path} ${problem.message}`;
}
