import { type Clock, Limiter, type RateLimit } from "@org/simulator";

/** Counts the calls of each action in each region. */
export class CallLimits {
  readonly #clock: Clock;
  readonly #counters = new Map<string, { readonly limiter: Limiter; limit: RateLimit }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Takes one call into account; false when it is one too many in its second. */
  take(
    call: { readonly service: string; readonly action: string; readonly region: string },
    perSecond: number,
  ): boolean {
    const key = `${call.service} ${call.action} ${call.region}`;
    const counter = this.#counters.get(key) ?? { limiter: new Limiter(this.#clock), limit: windowOf(perSecond) };
    // The limiter starts again when its limit changes.
    if (counter.limit.perSecond !== perSecond) counter.limit = windowOf(perSecond);
    this.#counters.set(key, counter);
    return counter.limiter.take(counter.limit, "none").allowed;
  }
}

function windowOf(perSecond: number): RateLimit {
  return { perSecond, kind: "fixed-window" };
}
