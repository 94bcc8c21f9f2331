/** The starts of requests that were not refused, in the order of time: what a limit is estimated from. */
export class StartLog {
  readonly #keepMs: number;
  readonly #most: number;
  #starts: number[] = [];
  /** Those before this place are forgotten. */
  #first = 0;

  /** Keeps the starts of so many milliseconds, and at most so many. */
  constructor(options: { readonly keepMs: number; readonly most: number }) {
    this.#keepMs = options.keepMs;
    this.#most = options.most;
  }

  /** The latest start; `-Infinity` when there is none. */
  get latest(): number {
    return this.ago(1);
  }

  add(at: number): void {
    this.#starts.push(at);
    while ((this.#starts[this.#first] ?? at) < at - this.#keepMs || this.#starts.length - this.#first > this.#most) {
      this.#first++;
    }
    if (this.#first > this.#most) {
      this.#starts = this.#starts.slice(this.#first);
      this.#first = 0;
    }
  }

  /** Adds a start that happened earlier than those that are known. */
  addPast(at: number): void {
    const place = Math.max(this.#after(at), this.#first);
    this.#starts.splice(place, 0, at);
  }

  /** Takes a start out again. */
  remove(at: number): void {
    const place = this.#after(at) - 1;
    if (place >= this.#first && this.#starts[place] === at) this.#starts.splice(place, 1);
  }

  /** How many starts came after `from` and not after `to`. */
  count(from: number, to: number): number {
    return this.#after(to) - this.#after(from);
  }

  /** The time of the latest start but `count - 1`; `-Infinity` when there are not so many. */
  ago(count: number): number {
    const place = this.#starts.length - count;
    return place < this.#first ? Number.NEGATIVE_INFINITY : (this.#starts[place] ?? Number.NEGATIVE_INFINITY);
  }

  /** The place of the first start after `time`. */
  #after(time: number): number {
    let low = this.#first;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= time) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
