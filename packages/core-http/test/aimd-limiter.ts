import type { Clock } from "../src/base/clock.ts";
import type { Permit } from "../src/limits/limiter.ts";
import { StartLog } from "../src/limits/start-log.ts";

/**
 * The textbook limiter that ours is compared with: additive increase, multiplicative decrease. It honors the time that a
 * rejection names and otherwise doubles its pause. Nothing is shared with other processes.
 */
export class AimdLimiter {
  readonly #clock: Clock;
  readonly #cut: number;
  readonly #increase: number;
  #perSecond = Number.POSITIVE_INFINITY;
  readonly #log = new StartLog({ keepMs: 1000, most: 5000 });
  #pausedUntil = 0;
  #nextStart = 0;
  #changedAt = 0;
  #failures = 0;
  #nextOrder = 0;

  /**
   * @param options.cut - What remains of the rate after a rejection.
   * @param options.increase - How much the rate grows in a second, as a part of it.
   */
  constructor(options: { readonly clock: Clock; readonly cut: number; readonly increase: number }) {
    this.#clock = options.clock;
    this.#cut = options.cut;
    this.#increase = options.increase;
  }

  takeOrder(): number {
    return this.#nextOrder++;
  }

  async acquire(_order: number, signal: AbortSignal): Promise<Permit> {
    for (;;) {
      const now = this.#clock.now();
      const waitMs = Math.max(this.#pausedUntil, this.#nextStart) - now;
      if (waitMs <= 0) return this.#start(now);
      await this.#clock.sleep(waitMs, signal);
    }
  }

  #start(now: number): Permit {
    this.#log.add(now);
    if (this.#changedAt > 0) {
      this.#perSecond += (this.#perSecond * this.#increase * (now - this.#changedAt)) / 1000;
      this.#changedAt = now;
      this.#nextStart = Math.max(this.#nextStart, now - 20) + 1000 / this.#perSecond;
    }
    return {
      since: now,
      passed: () => {
        this.#failures = 0;
      },
      cancelled: () => {},
      limited: (waitMs) => this.#reject(now, waitMs),
    };
  }

  #reject(sentAt: number, waitMs: number | undefined): void {
    const now = this.#clock.now();
    this.#log.remove(sentAt);
    // Rejections of requests that were sent before the pause began count once.
    if (sentAt > this.#changedAt || this.#changedAt === 0) {
      const known = this.#perSecond === Number.POSITIVE_INFINITY ? this.#log.count(now - 1000, now) : this.#perSecond;
      this.#perSecond = Math.max(1, known * this.#cut);
      this.#pausedUntil = now + (waitMs ?? 250 * 2 ** this.#failures++);
    }
    this.#changedAt = this.#pausedUntil;
  }
}
