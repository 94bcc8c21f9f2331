/** Counts the requests that may have changed something at an origin, so that readers know when to discard what they read. */
export class Changes {
  #count = 0;

  /** The number of such requests so far. */
  get count(): number {
    return this.#count;
  }

  /** Counts a request that has ended and may have changed something. */
  note(): void {
    this.#count++;
  }
}
