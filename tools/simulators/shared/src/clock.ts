/** The time as the simulator knows it. Tests give their own, so that minutes pass without waiting. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after the given number of milliseconds. */
  sleep(ms: number): Promise<void>;
}

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

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
 * The machine's clock, until it is put ahead: what takes the platform an hour is over then. So a test waits for what it
 * wants to have seen before, and not for a time that a busy machine may oversleep.
 *
 * @example
 * const clock = new LeapingClock();
 * clock.advance(60_000);
 */
export class LeapingClock implements Clock {
  #aheadMs = 0;

  now(): number {
    return systemClock.now() + this.#aheadMs;
  }

  sleep(ms: number): Promise<void> {
    return systemClock.sleep(ms);
  }

  /** Moves it forward. Current sleepers keep sleeping. */
  advance(ms: number): void {
    this.#aheadMs += ms;
  }
}
