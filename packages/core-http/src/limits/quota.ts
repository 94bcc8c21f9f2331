import type { RateHeaders } from "./rate-headers.ts";
import type { RoundTrip } from "./round-trip.ts";

/** Longest wait for a reset, in milliseconds; for a later one the platform's rejection decides. */
const longestWaitMs = 60_000;
/** Shortest wait for a reset, in milliseconds, if the platform says 0. */
const shortestWaitMs = 250;

/** How many more requests of one family the platform says it accepts, and until when. */
export class Quota {
  readonly #roundTrip: RoundTrip;
  #left = Number.POSITIVE_INFINITY;
  #until = 0;
  /** When the platform says that the quota resets. */
  #resetAt = 0;
  #most = 0;
  #exhausted = false;
  /** Whether a reset restores the whole quota; otherwise it recovers gradually. */
  #resetsAtOnce = true;
  /** Headers are ignored until this time, because the platform accepted requests that they ruled out. */
  #disbelievedUntil = 0;

  constructor(roundTrip: RoundTrip) {
    this.#roundTrip = roundTrip;
  }

  /** Milliseconds until a request may start. */
  waitMs(now: number): number {
    return this.#left <= 0 && now < this.#until ? this.#until - now : 0;
  }

  started(): void {
    this.#left--;
  }

  /** A response reported the quota. Requests in flight are assumed not to be counted in it. */
  report(rate: RateHeaders, sentAt: number, now: number, inFlight: number): void {
    const { remaining, resetMs } = rate;
    if (remaining === undefined || resetMs === undefined) return;
    const waited = sentAt >= this.#until && this.#exhausted;
    if (waited && now < this.#resetAt) this.#disbelievedUntil = this.#resetAt;
    if (now < this.#disbelievedUntil) return;
    this.#most = Math.max(this.#most, remaining);
    if (waited && remaining < this.#most / 2) this.#resetsAtOnce = false;
    const wait = Math.min(Math.max(resetMs, shortestWaitMs), longestWaitMs);
    // Resets are whole seconds: the first response of a window says most precisely when it ends.
    const first = Math.min(
      now < this.#until ? this.#until : Number.POSITIVE_INFINITY,
      sentAt + wait + 4 * this.#roundTrip.deviationMs,
    );
    this.#until = this.#resetsAtOnce ? first : now + wait;
    this.#resetAt = resetMs > longestWaitMs ? now + resetMs : this.#until;
    this.#left = remaining - inFlight;
    this.#exhausted = remaining === 0;
  }
}
