/** The time of a simulator. Tests advance it, so that minutes pass without waiting. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after the given number of milliseconds. */
  sleep(ms: number): Promise<void>;
  /** Moves the time forward. */
  advance(ms: number): void;
}

/**
 * A clock that stands still until a test advances it.
 *
 * @example
 * const clock = new ManualClock();
 * clock.advance(60_000);
 */
export class ManualClock implements Clock {
  #now: number;
  #sleepers: { readonly due: number; readonly wake: () => void }[] = [];

  constructor(now = Date.UTC(2030, 0, 1)) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  sleep(ms: number): Promise<void> {
    return new Promise((wake) => this.#sleepers.push({ due: this.#now + ms, wake }));
  }

  /** How many wait for the time to pass. */
  get sleeping(): number {
    return this.#sleepers.length;
  }

  /** Moves the time forward and wakes sleepers whose time has come. */
  advance(ms: number): void {
    this.#now += ms;
    const due = this.#sleepers.filter((sleeper) => sleeper.due <= this.#now);
    this.#sleepers = this.#sleepers.filter((sleeper) => sleeper.due > this.#now);
    for (const sleeper of due) sleeper.wake();
  }
}

/**
 * A clock that runs like the machine's, and can be advanced: work of the platform that takes an hour is then complete. A
 * test can wait for an event before it advances the clock, and does not depend on how busy the machine is.
 *
 * @example
 * const clock = new LeapingClock();
 * clock.advance(60_000);
 */
export class LeapingClock implements Clock {
  #aheadMs: number;

  /** @param start - the time at which it starts; defaults to the machine's time. */
  constructor(start?: number) {
    this.#aheadMs = start === undefined ? 0 : start - Date.now();
  }

  now(): number {
    return Date.now() + this.#aheadMs;
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, ms));
  }

  /** Moves it forward. Current sleepers keep sleeping. */
  advance(ms: number): void {
    this.#aheadMs += ms;
  }
}
