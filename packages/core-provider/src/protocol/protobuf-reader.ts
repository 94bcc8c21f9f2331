import { wireTypes } from "./tag.ts";

/** A varint of at most this many bytes, with 7 bits each, is exact as a number. */
const exactBytes = 7;
const maxVarintBytes = 10;

/** Reads a protobuf message from its beginning to its end. Throws if it is truncated or malformed. */
export class ProtobufReader {
  readonly #bytes: Buffer;
  #at = 0;
  /** The end of the innermost message. */
  #end: number;

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#end = bytes.length;
  }

  /** Whether the innermost message has ended. */
  get isAtEnd(): boolean {
    return this.#at === this.#end;
  }

  /** Enters a nested message. Returns the end of the outer one, for {@link leave}. */
  enter(): number {
    const outer = this.#end;
    const length = this.varint();
    this.#end = this.#after(length);
    return outer;
  }

  /** Returns to the outer message at the end of a nested one. */
  leave(outer: number): void {
    this.#end = outer;
  }

  /** Reads a nested message. */
  nested<T>(read: (reader: ProtobufReader) => T): T {
    const outer = this.enter();
    const value = read(this);
    this.leave(outer);
    return value;
  }

  /** Reads the number and the wire type of the next field, as one number. */
  tag(): number {
    return this.varint();
  }

  /** Reads a whole number. Beyond 53 bits it is rounded. */
  varint(): number {
    const first = this.#byte();
    if (first < 0x80) return first;
    let value = first & 0x7f;
    // Bits beyond 32 need arithmetic: the operators for bits convert to 32 bits.
    for (let count = 1, factor = 0x80; count < exactBytes; count++, factor *= 0x80) {
      const byte = this.#byte();
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
    return this.#longVarint(BigInt(value));
  }

  /** Reads the rest of a varint: a negative number has the full length. */
  #longVarint(beginning: bigint): number {
    let value = beginning;
    for (let count = exactBytes; count < maxVarintBytes; count++) {
      const byte = this.#byte();
      value |= BigInt(byte & 0x7f) << BigInt(7 * count);
      if (byte < 0x80) return Number(BigInt.asIntN(64, value));
    }
    throw new Error("the message has a number of more than 64 bits");
  }

  double(): number {
    const at = this.#at;
    this.#at = this.#after(8);
    return this.#bytes.readDoubleLE(at);
  }

  text(): string {
    const [at, end] = this.#next();
    return this.#bytes.toString("utf8", at, end);
  }

  bytes(): Uint8Array {
    const [at, end] = this.#next();
    return new Uint8Array(this.#bytes.buffer, this.#bytes.byteOffset + at, end - at);
  }

  /** Skips the value of a field. */
  skip(tag: number): void {
    switch (tag & 7) {
      case wireTypes.varint:
        this.varint();
        break;
      case wireTypes.fixed64:
        this.#at = this.#after(8);
        break;
      case wireTypes.bytes:
        this.#next();
        break;
      case wireTypes.fixed32:
        this.#at = this.#after(4);
        break;
      default:
        throw new Error(`the message has a field of the invalid wire type ${tag & 7}`);
    }
  }

  /** The beginning and the end of a value that its length precedes. The reader continues after it. */
  #next(): [at: number, end: number] {
    const length = this.varint();
    const at = this.#at;
    this.#at = this.#after(length);
    return [at, this.#at];
  }

  #byte(): number {
    if (this.#at >= this.#end) throw truncated();
    return this.#bytes[this.#at++] ?? 0;
  }

  #after(length: number): number {
    const end = this.#at + length;
    if (length < 0 || end > this.#end) throw truncated();
    return end;
  }
}

function truncated(): Error {
  return new Error("the message is truncated");
}
