const firstBytes = 512;

/**
 * Writes a protobuf message from its end to its beginning: the length of a nested message precedes it, and is known
 * only after the nested message is written. So the last field is written first, and a value before its tag.
 */
export class ProtobufWriter {
  #bytes = Buffer.allocUnsafe(firstBytes);
  #at = firstBytes;

  /** How many bytes are written. */
  get length(): number {
    return this.#bytes.length - this.#at;
  }

  /** Everything that is written. */
  get result(): Uint8Array {
    return this.#bytes.subarray(this.#at);
  }

  /** Writes a whole number. Throws if it is negative, which no message here needs. */
  varint(value: number): void {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} cannot be written as a varint`);
    if (value < 0x80) {
      this.#reserve(1);
      this.#bytes[this.#at] = value;
      return;
    }
    let count = 1;
    for (let rest = value; rest >= 0x80; rest = Math.floor(rest / 0x80)) count += 1;
    let at = this.#reserve(count);
    let rest = value;
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) this.#bytes[at++] = (rest % 0x80) | 0x80;
    this.#bytes[at] = rest;
  }

  double(value: number): void {
    const at = this.#reserve(8);
    this.#bytes.writeDoubleLE(value, at);
  }

  /** Writes a text and its length. */
  text(value: string): void {
    const length = Buffer.byteLength(value);
    const at = this.#reserve(length);
    this.#bytes.write(value, at, "utf8");
    this.varint(length);
  }

  /** Writes bytes and their length. */
  bytes(value: Uint8Array): void {
    const at = this.#reserve(value.length);
    this.#bytes.set(value, at);
    this.varint(value.length);
  }

  /** Writes the length of the nested message that was written since the writer had `length` bytes. */
  writeLengthSince(length: number): void {
    this.varint(this.length - length);
  }

  /** Makes room before what is written, and returns its position. The buffer may be another one afterwards. */
  #reserve(count: number): number {
    if (count > this.#at) {
      const { result } = this;
      const larger = Buffer.allocUnsafe(2 * (result.length + count));
      larger.set(result, larger.length - result.length);
      this.#at = larger.length - result.length;
      this.#bytes = larger;
    }
    this.#at -= count;
    return this.#at;
  }
}
