import type { Clock } from "../base/clock.ts";
import { Flight, type FlightOperation, type JoinOptions } from "./flight.ts";
import type { Progress } from "./progress.ts";

/**
 * Lets callers that ask for the same thing at the same time share one piece of work.
 *
 * Nobody joins work that began before a change was made: {@link Coalescer.forget} is called after every write.
 */
export class Coalescer {
  readonly #clock: Clock;
  readonly #flights = new Map<string, Flight<unknown>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Joins the work under `key` if it is going on, else begins it.
   *
   * @param progress - Made for work that begins.
   * @throws What {@link Flight.join} throws.
   */
  share<T>(
    key: string,
    options: JoinOptions,
    progress: () => Progress,
    work: (operation: FlightOperation) => Promise<T>,
  ): Promise<T> {
    const current = this.#flights.get(key) as Flight<T> | undefined;
    if (current !== undefined) return current.join(options);
    const flight = new Flight(this.#clock, progress(), work, () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
    this.#flights.set(key, flight);
    return flight.join(options);
  }

  /** From now on nobody joins what is going on; those who wait for it still get it. */
  forget(): void {
    this.#flights.clear();
  }
}
