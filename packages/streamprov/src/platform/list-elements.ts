import type { BodySink } from "@org/core-http";
import { CodedError } from "@org/core-provider";

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const firstPrintable = 0x21;

/**
 * Extracts the elements of the list `data` from a JSON response while it arrives. Each element is passed on as bytes, which
 * are valid only during the call. So a response of many megabytes is never completely in memory, and only the wanted
 * elements are parsed.
 *
 * @example
 * ```ts
 * const names = await client.get<string[]>("/topics", {
 *   sink: () => new ListElements((element) => (element.includes("orders") ? JSON.parse(element.toString()) : undefined)),
 * });
 * ```
 */
export class ListElements<T> implements BodySink<T[]> {
  readonly #pick: (element: Buffer) => T | undefined;
  readonly #picked: T[] = [];
  /** The bytes before the list; undefined once the list has begun. */
  #head: Buffer | undefined = Buffer.alloc(0);
  /** The beginning of an element that continues in the next part. */
  #begun: Buffer[] = [];
  #isBetween = true;
  #isInText = false;
  #isEscaped = false;
  #depth = 0;
  #isOver = false;

  /** @param pick - Returns the value to keep of an element, or undefined. */
  constructor(pick: (element: Buffer) => T | undefined) {
    this.#pick = pick;
  }

  add(part: Buffer): void {
    if (this.#head === undefined) {
      this.#scan(part, 0);
      return;
    }
    const head = this.#head.length === 0 ? part : Buffer.concat([this.#head, part]);
    const name = head.indexOf('"data"');
    const list = name < 0 ? -1 : head.indexOf("[", name);
    // The part's memory belongs to the connection, so bytes that are kept are copied.
    this.#head = list < 0 ? Buffer.from(head) : undefined;
    if (list >= 0) this.#scan(head, list + 1);
  }

  /** @throws Error when the response contains no such list, or ends within it. */
  end(): T[] {
    if (this.#head !== undefined) throw new CodedError("invalid-response", "it does not contain a list of data");
    if (!this.#isOver) throw new CodedError("invalid-response", "it ends within its list of data");
    return this.#picked;
  }

  // A single loop over all bytes, because a response has millions of them.
  #scan(part: Buffer, from: number): void {
    let start = this.#isBetween ? -1 : from;
    let depth = this.#depth;
    let isInText = this.#isInText;
    for (let at = from; at < part.length && !this.#isOver; at++) {
      const byte = part[at] ?? 0;
      if (this.#isEscaped) {
        this.#isEscaped = false;
        continue;
      }
      if (isInText) {
        if (byte === backslash) this.#isEscaped = true;
        else if (byte === quote) isInText = false;
        continue;
      }
      const closes = byte === 0x5d || byte === 0x7d;
      if (depth === 0 && (byte === comma || closes)) {
        if (start >= 0) this.#complete(part.subarray(start, at));
        start = -1;
        this.#isOver = closes;
        continue;
      }
      if (start < 0 && byte >= firstPrintable) start = at;
      if (byte === quote) isInText = true;
      else if (byte === 0x5b || byte === 0x7b) depth++;
      else if (closes) depth--;
    }
    this.#depth = depth;
    this.#isInText = isInText;
    this.#isBetween = start < 0;
    if (start >= 0) this.#begun.push(Buffer.from(part.subarray(start)));
  }

  #complete(last: Buffer): void {
    const element = this.#begun.length === 0 ? last : Buffer.concat([...this.#begun, last]);
    this.#begun = [];
    const picked = this.#pick(element);
    if (picked !== undefined) this.#picked.push(picked);
  }
}
