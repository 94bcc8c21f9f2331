/** Estimates how long responses take. */
export class RoundTrip {
  meanMs = 0;
  /** The mean deviation from `meanMs`. */
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
