/** How long answers take. */
export class RoundTrip {
  meanMs = 0;
  /** Mean difference from the mean. */
  deviationMs = 0;
  #some = false;

  add(ms: number): void {
    if (!this.#some) {
      this.#some = true;
      this.meanMs = ms;
      return;
    }
    this.deviationMs += (Math.abs(ms - this.meanMs) - this.deviationMs) / 8;
    this.meanMs += (ms - this.meanMs) / 8;
  }
}
