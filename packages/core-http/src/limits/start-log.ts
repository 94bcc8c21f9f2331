/** The start times of requests that were not rejected, in order. A limit is estimated from them. */
export class StartLog {
  readonly #keepMs: number;
  readonly #most: number;
  #starts: number[] = [];
  /** Entries before this index are forgotten. */
  #first = 0;

  /** Limits the entries by age in milliseconds and by number. */
  constructor(options: { readonly keepMs: number; readonly most: number }) {
    this.#keepMs = options.keepMs;
    this.#most = options.most;
  }

  /** The latest start; `-Infinity` if there is none. */
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

  /** Adds a start that is earlier than known ones. */
  addPast(at: number): void {
    const place = Math.max(this.#after(at), this.#first);
    this.#starts.splice(place, 0, at);
  }

  /** Removes a start. */
  remove(at: number): void {
    const place = this.#after(at) - 1;
    if (place >= this.#first && this.#starts[place] === at) this.#starts.splice(place, 1);
  }

  /** The number of starts after `from`, up to and including `to`. */
  count(from: number, to: number): number {
    return this.#after(to) - this.#after(from);
  }

  /** The time of the start that is `count`-th from the end; `-Infinity` if there are fewer. */
  ago(count: number): number {
    const place = this.#starts.length - count;
    return place < this.#first ? Number.NEGATIVE_INFINITY : (this.#starts[place] ?? Number.NEGATIVE_INFINITY);
  }

  /** The index of the first start after `time`. */
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
