import { describeUnreadable, isHtml } from "./platform-text.ts";
import { ResponseTooLargeError } from "./response-size.ts";
import { WireFailure, type WireResponse } from "./transport.ts";

/**
 * The form of a response body: `"json"` (default; an empty body is `undefined`, anything else that is not JSON
 * an error), `"text"` (an HTML page is an error), or `"bytes"` (a `Buffer`).
 */
export type ResponseType = "json" | "text" | "bytes";

/**
 * Unzips a response body. Some platforms use gzip without announcing it.
 *
 * @param maxBytes - The maximum size.
 * @throws {@link WireFailure} when the gzip data is cut off, {@link ResponseTooLargeError}.
 */
export function plainBytes(answer: WireResponse, type: ResponseType, maxBytes: number): Buffer | Promise<Buffer> {
  const { body } = answer;
  const looksZipped = body.length > gzipMark.length && beginsZipped(body);
  // A requested file may itself be gzip: for bytes, only the header counts.
  const zipped = looksZipped && (type !== "bytes" || answer.headers["content-encoding"] === "gzip");
  return zipped ? unzip(body, maxBytes) : body;
}

/** Whether a body starts like gzip, or is still too short to decide. */
export function mayBeZipped(firstPart: Buffer): boolean {
  return firstPart.length < gzipMark.length || beginsZipped(firstPart);
}

/** The body of a complete response. It is parsed at most once. */
export class ReceivedBody {
  readonly bytes: Buffer;
  #parsed: { readonly value: unknown } | { readonly text: string } | undefined;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** The body in the requested form, or the problem with it, which completes a sentence about the response. */
  as(type: ResponseType): { readonly value: unknown } | { readonly problem: string } {
    if (type === "bytes") return { value: this.bytes };
    if (type === "text")
      return isHtml(this.text) ? { problem: `is ${describeUnreadable(this.text)}` } : { value: this.text };
    const parsed = this.#parse();
    if ("value" in parsed) return parsed;
    if (parsed.text.trim() === "") return { value: undefined };
    return { problem: `is not JSON but ${describeUnreadable(parsed.text)}` };
  }

  /** The body of an error response: parsed if it is JSON, otherwise its text. */
  asError(): unknown {
    const parsed = this.#parse();
    return "value" in parsed ? parsed.value : parsed.text;
  }

  /** The body as text. */
  get text(): string {
    return this.bytes.toString("utf8");
  }

  #parse() {
    if (this.#parsed === undefined) {
      const { text } = this;
      try {
        this.#parsed = { value: JSON.parse(text) as unknown };
      } catch {
        this.#parsed = { text };
      }
    }
    return this.#parsed;
  }
}

const gzipMark = [0x1f, 0x8b];

function beginsZipped(body: Buffer): boolean {
  return body.length >= gzipMark.length && gzipMark.every((byte, at) => body[at] === byte);
}

async function unzip(body: Buffer, maxBytes: number): Promise<Buffer> {
  const [{ gunzip }, { promisify }] = await Promise.all([import("node:zlib"), import("node:util")]);
  try {
    return await promisify(gunzip)(body, { maxOutputLength: maxBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") throw new ResponseTooLargeError(maxBytes);
    throw new WireFailure(error, { sent: true });
  }
}
