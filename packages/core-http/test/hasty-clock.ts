import { setImmediate as nextTurn } from "node:timers/promises";
import type { Clock } from "../src/base/clock.ts";

/** Sleeps that are longer never end by themselves: they are the deadlines of operations. */
const longestSleepMs = 15 * 60_000;

/**
 * A clock for tests that speak to a real server: a sleep is over at once and moves the time on by its length. Sleeps of
 * more than 15 minutes (the default deadline) and those in the background only end when they are aborted.
 */
export class HastyClock implements Clock {
  #now = Date.UTC(2026, 0, 1);
  /** The lengths of all sleeps that ended by themselves, in milliseconds. */
  readonly sleeps: number[] = [];
  /** What `random` gives. */
  chance = 0.5;
  /** Sleeps of at least this many milliseconds wait for {@link HastyClock.letGo}. */
  holdFrom = Number.POSITIVE_INFINITY;
  #letGo: (() => void)[] = [];

  now(): number {
    return this.#now;
  }

  random(): number {
    return this.chance;
  }

  /** Moves the time on. */
  pass(ms: number): void {
    this.#now += ms;
  }

  /** Ends all sleeps that are held, and holds no more. */
  letGo(): void {
    this.holdFrom = Number.POSITIVE_INFINITY;
    for (const end of this.#letGo.splice(0)) end();
  }

  async sleep(ms: number, signal: AbortSignal, options?: { readonly background?: boolean }): Promise<void> {
    signal.throwIfAborted();
    if (ms > longestSleepMs || options?.background === true) {
      await new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
      });
      return;
    }
    if (ms >= this.holdFrom) await new Promise<void>((resolve) => this.#letGo.push(resolve));
    await nextTurn();
    signal.throwIfAborted();
    this.#now += ms;
    this.sleeps.push(ms);
  }
}
