import type { Conditions } from "../platform/conditions.ts";
import type { OperationName } from "./figures.ts";

/** What is wanted of operations of a package. What is left out does not matter. */
export interface OperationAim {
  readonly operations: readonly OperationName[];
  /** Of stacks of so many objects. */
  readonly objects: number;
  /** Under these conditions. Default: under all. */
  readonly conditions?: Conditions;
  /** The most requests. */
  readonly requests?: number;
  /** The most connections. */
  readonly connections?: number;
  /** The longest wall time. */
  readonly seconds?: number;
  /** How much longer it may take than with a provider that does nothing. */
  readonly secondsOverFloor?: number;
}
