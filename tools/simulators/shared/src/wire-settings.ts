import type { FaultRates } from "./faults.ts";
import type { RateLimit } from "./limiter.ts";
import type { Lags } from "./store.ts";

/** What every simulator lets one set, at the start and at run time. */
export interface WireSettings extends Lags {
  /** Every answer is held back this long. Default 0. */
  latencyMs: number;
  /** And up to this much longer, by chance. Default 0. */
  latencyJitterMs: number;
  /** The limit of each host. Default: none. */
  rateLimit: RateLimit | undefined;
  /** Faults by chance. Default: none. */
  faults: FaultRates | undefined;
  /**
   * The same seed and the same requests meet the same random faults and delays. Default 1. If it is passed at the start,
   * new objects also get the same IDs.
   */
  seed: number;
  /** How much later a `slow` answer comes. Default 2,000. */
  slowMs: number;
  /** A new object is in no GET and no list for this long. Default 0. */
  visibilityLagMs: number;
  /** A changed object is read with its old values for this long. Default 0. */
  updateLagMs: number;
  /** A deleted object is still read for this long. Default 0. */
  deleteLagMs: number;
  /** The journal keeps this many requests, the newest; its counts stay exact. Default 200,000. */
  journalSize: number;
}

/** The settings of a platform that answers at once and never fails. */
export function defaultWireSettings(): WireSettings {
  return {
    latencyMs: 0,
    latencyJitterMs: 0,
    rateLimit: undefined,
    faults: undefined,
    seed: 1,
    slowMs: 2_000,
    visibilityLagMs: 0,
    updateLagMs: 0,
    deleteLagMs: 0,
    journalSize: 200_000,
  };
}
