import type { RateHeaders } from "./rate-headers.ts";
import type { RoundTrip } from "./round-trip.ts";

/** A reset that is later than this is not waited for: the platform's refusal decides then, in milliseconds. */
const longestWaitMs = 60_000;
/** What is said to be over at once holds for so long. */
const shortestWaitMs = 250;

/** How many more requests the platform says it takes of one family of paths, and until when that holds. */
export class Quota {
  readonly #roundTrip: RoundTrip;
  #left = Number.POSITIVE_INFINITY;
  #until = 0;
  /** When the platform says that it begins anew. */
  #resetAt = 0;
  #most = 0;
  #exhausted = false;
  /** At a reset the whole quota is there again; else it comes back bit by bit. */
  #resetsAtOnce = true;
  /** Until then the platform's word is not taken: it has taken requests that it said it would not. */
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

  /** An answer told of the quota. `inFlight` may or may not be counted in it: they are taken not to be. */
  told(rate: RateHeaders, sentAt: number, now: number, inFlight: number): void {
    const { remaining, resetMs } = rate;
    if (remaining === undefined || resetMs === undefined) return;
    const waited = sentAt >= this.#until && this.#exhausted;
    if (waited && now < this.#resetAt) this.#disbelievedUntil = this.#resetAt;
    if (now < this.#disbelievedUntil) return;
    this.#most = Math.max(this.#most, remaining);
    if (waited && remaining < this.#most / 2) this.#resetsAtOnce = false;
    const wait = Math.min(Math.max(resetMs, shortestWaitMs), longestWaitMs);
    // Resets are told in whole seconds: the first answer of a window knows best when it ends.
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
