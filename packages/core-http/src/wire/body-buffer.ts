/** From this announced length on, memory for the whole body is allocated up front. */
const largeBytes = 1024 * 1024;
/** Longer announcements are ignored. */
const longestBytes = 512 * 1024 * 1024;

/**
 * Collects the body of one response. A large body with a known length is written straight into one buffer: joining its
 * parts at the end would need twice the memory.
 */
export class BodyBuffer {
  readonly #parts: Buffer[] = [];
  readonly #place: Buffer | undefined;
  #filled = 0;

  /** @param announced - The `content-length` of the response. */
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

  /** All parts in one buffer. */
  whole(): Buffer {
    const placed = this.#place?.subarray(0, this.#filled);
    if (placed && this.#parts.length === 0) return placed;
    const [only] = this.#parts;
    if (!placed && this.#parts.length === 1 && only) return only;
    return Buffer.concat(placed ? [placed, ...this.#parts] : this.#parts);
  }
}
