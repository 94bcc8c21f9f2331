import type { Clock } from "./clock.ts";

/**
 * What happens later on the platform: a cluster that becomes ready, an object that becomes visible. No timers: due
 * actions are run by {@link Agenda.settle}, which every request calls first, so a manual clock is enough to test them.
 */
export class Agenda {
  readonly #clock: Clock;
  #items: { readonly due: number; readonly action: () => void }[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Milliseconds since 1970, by the clock. */
  now(): number {
    return this.#clock.now();
  }

  /** Runs the action once `ms` milliseconds have passed; at once when `ms` is 0 or less. */
  in(ms: number, action: () => void): void {
    if (ms <= 0) {
      action();
      return;
    }
    const due = this.#clock.now() + ms;
    let place = this.#items.length;
    while (place > 0 && (this.#items[place - 1]?.due ?? 0) > due) place -= 1;
    this.#items.splice(place, 0, { due, action });
  }

  /** Runs everything that is due by now, in order. */
  settle(): void {
    const now = this.#clock.now();
    while (true) {
      const first = this.#items[0];
      if (first === undefined || first.due > now) return;
      this.#items.shift();
      first.action();
    }
  }

  /** Whether nothing is planned. */
  get isIdle(): boolean {
    return this.#items.length === 0;
  }

  /** Runs everything planned now, in order, also what those actions plan. */
  finish(): void {
    for (let item = this.#items.shift(); item !== undefined; item = this.#items.shift()) item.action();
  }

  /** Forgets everything planned. */
  clear(): void {
    this.#items = [];
  }
}
