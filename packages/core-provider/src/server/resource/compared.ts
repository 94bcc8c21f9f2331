import type { Inputs, State } from "./bookkeeping.ts";

/** The sides of a comparison, in today's form. */
export interface Compared {
  readonly urn: string;
  readonly id: string;
  readonly args: Inputs;
  readonly before: Inputs;
  readonly state: State;
  readonly ignore: readonly string[];
  /** What the provider alone acts on, where the state has yet to learn of it. */
  readonly learned?: readonly string[];
}
