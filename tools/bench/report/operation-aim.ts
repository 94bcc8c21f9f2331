import type { Conditions } from "../platform/conditions.ts";
import type { OperationName } from "./figures.ts";

/** Aims for operations of a package. A missing aim means no limit. */
export interface OperationAim {
  readonly operations: readonly OperationName[];
  /** Number of objects of the stacks that it applies to. */
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
