import { type Plan, Plans } from "./plans.ts";
import { type Random, seededRandom } from "./random.ts";

/**
 * Faults of the connection.
 *
 * Before the effect: `resetBefore` (connection destroyed), `status429`, `status500`, `status502` (with a page of HTML),
 * `status503`. After the effect: `resetAfter` (connection destroyed without an answer), `status500After`,
 * `truncatedBody` (half of the answer, then the connection is destroyed). `slow` only delays the answer.
 */
export type FaultKind = (typeof faultKinds)[number];

/** All kinds of faults. */
export const faultKinds = [
  "resetBefore",
  "resetAfter",
  "status429",
  "status500",
  "status502",
  "status503",
  "status500After",
  "slow",
  "truncatedBody",
] as const;

/** Refusals before the effect, which only a plan can bring: they do not pass when the request is sent again. */
export const refusalKinds = ["status400", "status403"] as const;

/** A fault that can be planned for a request. */
export type PlannedKind = FaultKind | (typeof refusalKinds)[number];

/** How often requests fail by chance. */
export interface FaultRates {
  /** The share of requests, from 0 to 1, that meet each kind. The sum must not exceed 1. */
  readonly rates: Partial<Readonly<Record<FaultKind, number>>>;
  /** The same seed and the same requests meet the same faults. Defaults to the `seed` of the settings. */
  readonly seed?: number;
  /** Only requests with these methods. Default: all. */
  readonly methods?: readonly string[];
}

/** Faults for chosen requests. */
export interface TargetedFault extends Plan {
  /** Only this method. Default: any. */
  readonly method?: string;
  /** Only paths that match. Default: any. */
  readonly path?: RegExp;
  readonly kind: PlannedKind;
  /** Called when a request meets it. */
  readonly met?: () => void;
}

/** Spreads one rate over all kinds of faults alike. */
export function everyFault(rate: number): Record<FaultKind, number> {
  return Object.fromEntries(faultKinds.map((kind) => [kind, rate / faultKinds.length])) as Record<FaultKind, number>;
}

/** Decides which request meets which fault. */
export class Faults {
  readonly #targeted = new Plans<TargetedFault>();
  #rates: FaultRates | undefined;
  #seed: number | undefined;
  #random: Random = seededRandom(1);

  /** Plans a fault for chosen requests. Planned faults come before those by chance. */
  failNext(fault: TargetedFault): void {
    this.#targeted.add(fault);
  }

  /** How many planned faults have not happened yet. */
  get planned(): number {
    return this.#targeted.left;
  }

  /** Deletes the planned faults and restarts the random generator from its seed. */
  clear(): void {
    this.#targeted.clear();
    this.#rates = undefined;
  }

  /**
   * The fault that a request meets, if any.
   *
   * @param seed - used if the rates have none
   */
  choose(method: string, path: string, rates: FaultRates | undefined, seed = 1): PlannedKind | undefined {
    const planned = this.#targeted.take(
      (fault) =>
        (fault.method === undefined || fault.method === method) && (fault.path === undefined || fault.path.test(path)),
    );
    if (planned === undefined) return this.#byChance(method, rates, seed);
    planned.met?.();
    return planned.kind;
  }

  #byChance(method: string, rates: FaultRates | undefined, defaultSeed: number): FaultKind | undefined {
    if (rates === undefined) return undefined;
    const seed = rates.seed ?? defaultSeed;
    if (rates !== this.#rates || seed !== this.#seed) {
      this.#rates = rates;
      this.#seed = seed;
      this.#random = seededRandom(seed);
    }
    if (rates.methods !== undefined && !rates.methods.includes(method)) return undefined;
    let drawn = this.#random();
    for (const kind of faultKinds) {
      drawn -= rates.rates[kind] ?? 0;
      if (drawn < 0) return kind;
    }
    return undefined;
  }
}
