import { setImmediate as nextTurn } from "node:timers/promises";
import type { Clock } from "../src/base/clock.ts";

interface Sleeper {
  readonly at: number;
  wake(): void;
}

/**
 * A clock whose time passes only in {@link VirtualClock.run}: from one sleeper to the next, as soon as nothing else is
 * left to do. For code that does no real input or output.
 */
export class VirtualClock implements Clock {
  #now = Date.UTC(2026, 0, 1);
  #seed = 1;
  readonly #sleepers: Sleeper[] = [];

  now(): number {
    return this.#now;
  }

  random(): number {
    this.#seed = (this.#seed * 48_271) % 2_147_483_647;
    return this.#seed / 2_147_483_647;
  }

  sleep(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(signal.reason as Error);
        return;
      }
      const abort = () => {
        const at = this.#sleepers.indexOf(sleeper);
        if (at !== -1) this.#sleepers.splice(at, 1);
        reject(signal.reason as Error);
      };
      const sleeper = {
        at: this.#now + Math.max(0, ms),
        wake: () => {
          signal.removeEventListener("abort", abort);
          resolve();
        },
      };
      this.#sleepers.push(sleeper);
      signal.addEventListener("abort", abort, { once: true });
    });
  }

  /** Lets time pass until the promise is settled. */
  async run<T>(promise: Promise<T>): Promise<T> {
    let settled = false;
    const settle = () => {
      settled = true;
    };
    promise.then(settle, settle);
    for (;;) {
      await nextTurn();
      if (settled) return promise;
      const next = this.#sleepers.reduce<Sleeper | undefined>(
        (first, sleeper) => (first === undefined || sleeper.at < first.at ? sleeper : first),
        undefined,
      );
      if (next === undefined) throw new Error("Nothing is left that could settle the promise.");
      this.#sleepers.splice(this.#sleepers.indexOf(next), 1);
      this.#now = next.at;
      next.wake();
    }
  }

  /** Advances by this many milliseconds. */
  async advance(ms: number): Promise<void> {
    await this.run(this.sleep(ms, new AbortController().signal));
  }
}
