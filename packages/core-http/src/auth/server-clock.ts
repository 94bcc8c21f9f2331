import { type Clock, systemClock } from "../base/clock.ts";

/**
 * The platform's clock as far as it is known: this machine's, until an answer of the platform tells the difference.
 * Signatures carry a time and are refused when it is too far off. Policies that speak to one platform share one.
 */
export class ServerClock {
  readonly #clock: Clock;
  #aheadMs = 0;

  /** @param clock - This machine's clock. Default: {@link systemClock}. */
  constructor(clock: Clock = systemClock) {
    this.#clock = clock;
  }

  /** The platform's time in milliseconds since 1970. */
  now(): number {
    return this.#clock.now() + this.#aheadMs;
  }

  /**
   * Takes over the platform's time.
   *
   * @param date - The `Date` header of an answer that has just come.
   * @returns Whether it was a date.
   */
  correctBy(date: string | undefined): boolean {
    const told = Date.parse(date ?? "");
    if (Number.isNaN(told)) return false;
    this.#aheadMs = told - this.#clock.now();
    return true;
  }
}
