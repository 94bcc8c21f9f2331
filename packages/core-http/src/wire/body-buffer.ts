/** From this length on, an announced body is written into one piece of memory. */
const largeBytes = 1024 * 1024;
/** An announcement beyond this is not believed. */
const longestBytes = 512 * 1024 * 1024;

/**
 * Collects the body of one answer. A large one whose length is announced goes straight to its place: putting its parts
 * together at the end would hold it in memory twice.
 */
export class BodyBuffer {
  readonly #parts: Buffer[] = [];
  readonly #place: Buffer | undefined;
  #filled = 0;

  /** @param announced - The answer's `content-length`. */
  constructor(announced: string | undefined) {
    const length = announced !== undefined && /^\d+$/.test(announced) ? Number(announced) : 0;
    this.#place = length >= largeBytes && length <= longestBytes ? Buffer.allocUnsafe(length) : undefined;
  }

  /** Adds the next part. */
  add(part: Buffer): void {
    if (this.#place && this.#parts.length === 0 && this.#filled + part.length <= this.#place.length) {
      part.copy(this.#place, this.#filled);
      this.#filled += part.length;
    } else {
      this.#parts.push(part);
    }
  }

  /** All that was added. */
  whole(): Buffer {
    const placed = this.#place?.subarray(0, this.#filled);
    if (placed && this.#parts.length === 0) return placed;
    const [only] = this.#parts;
    if (!placed && this.#parts.length === 1 && only) return only;
    return Buffer.concat(placed ? [placed, ...this.#parts] : this.#parts);
  }
}
