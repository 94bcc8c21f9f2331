import type { Connection, DeclaredObject } from "../packages/provider-package.ts";
import type { Conditions } from "./conditions.ts";

/** What reached the platform since the last count. */
export interface Traffic {
  readonly requests: number;
  /** Requests that its limit refused. */
  readonly refused: number;
  /** The time that its limit itself demands for those that it did not refuse, in seconds. */
  readonly demandedSeconds: number;
  /** TCP connections opened. */
  readonly connections: number;
  /** Requests that the platform's documents do not allow. */
  readonly violations: number;
  /** Objects of the package's stacks that there are. */
  readonly objects: number;
}

/** A request to the simulator's process. */
export type Command =
  | { readonly do: "set"; readonly conditions: Conditions }
  /** Returns the given number of objects to create. */
  | { readonly do: "declare"; readonly count: number }
  /** Adds them, from one number to another (exclusive). */
  | { readonly do: "place"; readonly from: number; readonly to: number }
  /** Returns the counts and resets them. */
  | { readonly do: "count" };

/** Its answer. The first one comes unasked, when it is ready. */
export type Answer =
  | { readonly connection: Connection }
  | { readonly done: true }
  | { readonly objects: readonly DeclaredObject[] }
  | { readonly traffic: Traffic };
