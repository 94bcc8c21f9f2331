/** Counts what may have been changed at an origin, for those who keep what they have read of it. */
export class Changes {
  #count = 0;

  /** How often something may have been changed so far. */
  get count(): number {
    return this.#count;
  }

  /** A request that may have changed something is over. */
  note(): void {
    this.#count++;
  }
}
