import { type Clock, systemClock } from "../base/clock.ts";

/**
 * The platform's clock: this machine's, until a response of the platform shows the difference. Signatures contain a time and
 * are rejected if it is too far off. Policies of one platform should share one.
 */
export class ServerClock {
  readonly #clock: Clock;
  #aheadMs = 0;

  /** @param clock - This machine's clock. Defaults to {@link systemClock}. */
  constructor(clock: Clock = systemClock) {
    this.#clock = clock;
  }

  /** The platform's time in milliseconds since 1970. */
  now(): number {
    return this.#clock.now() + this.#aheadMs;
  }

  /**
   * Adopts the platform's time.
   *
   * @param date - The `Date` header of a response that was just received.
   * @returns Whether it was a date.
   */
  correctBy(date: string | undefined): boolean {
    const platformTime = Date.parse(date ?? "");
    if (Number.isNaN(platformTime)) return false;
    this.#aheadMs = platformTime - this.#clock.now();
    return true;
  }
}
