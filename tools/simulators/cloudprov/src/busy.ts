import type { Clock } from "@org/simulator";

/** The objects that a task of the platform works on, so that others are refused for a while. */
export class Busy {
  readonly #clock: Clock;
  readonly #until = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Keeps an object busy for `ms` milliseconds from now. */
  occupy(id: string, ms: number): void {
    if (ms > 0) this.#until.set(id, this.#clock.now() + ms);
  }

  /** Whether a task works on the object now. */
  has(id: string): boolean {
    return (this.#until.get(id) ?? 0) > this.#clock.now();
  }

  /** Ends all tasks. */
  clear(): void {
    this.#until.clear();
  }
}
