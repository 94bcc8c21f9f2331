import type { StreamprovOptions } from "@org/simulator-streamprov";

/** What the simulator's process tells when it is ready. */
export interface Ready {
  readonly url: string;
  readonly cloudKey: Key;
  /** A cluster that is ready, for topics. */
  readonly cluster: { readonly id: string; readonly restEndpoint: string; readonly key: Key };
}

/** A key and its secret. */
export interface Key {
  readonly id: string;
  readonly secret: string;
}

/** What reached the platform since the last count. */
export interface Traffic {
  readonly requests: number;
  /** Requests answered with 429. */
  readonly refused: number;
  /** TCP connections opened. */
  readonly connections: number;
  /** Requests that the platform's documents do not allow. */
  readonly violations: number;
  /** Objects on the platform: topics. */
  readonly topics: number;
}

/** What is asked of the simulator's process. */
export type Command =
  | { readonly do: "set"; readonly settings: StreamprovOptions }
  /** Counts, and begins to count anew. */
  | { readonly do: "count" };

/** Its answer. */
export type Answer = { readonly ready: Ready } | { readonly done: true } | { readonly traffic: Traffic };
