import type { Inputs, State } from "./state-metadata.ts";

/** The sides of a comparison, in today's form. */
export interface Comparison {
  readonly urn: string;
  readonly id: string;
  readonly args: Inputs;
  readonly before: Inputs;
  readonly state: State;
  readonly ignore: readonly string[];
  /** Properties that the object has and the state lacks. */
  readonly learned?: readonly string[];
}
