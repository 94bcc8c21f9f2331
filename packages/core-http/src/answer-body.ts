import { describeUnreadable } from "./platform-text.ts";
import { type WireAnswer, WireFailure } from "./transport.ts";

/**
 * How the body of an answer is given: `"json"` (default; an empty body is `undefined`, anything else that is not JSON
 * an error), `"text"`, or `"bytes"` (a `Buffer`).
 */
export type ResponseType = "json" | "text" | "bytes";

/**
 * The answer's body without gzip, which some platforms also use without saying so.
 *
 * @throws {@link WireFailure} when the gzip data is cut off.
 */
export function plainBytes(answer: WireAnswer, type: ResponseType): Buffer | Promise<Buffer> {
  const { body } = answer;
  const looksZipped = body.length > gzipMark.length && beginsZipped(body);
  // A file that is asked for as bytes may itself be gzip: there only the header counts.
  const zipped = looksZipped && (type !== "bytes" || answer.headers["content-encoding"] === "gzip");
  return zipped ? unzip(body) : body;
}

/** True when a body begins as gzip does, or may go on so. */
export function mayBeZipped(firstPart: Buffer): boolean {
  return firstPart.length < gzipMark.length || beginsZipped(firstPart);
}

/** The body in the form that was asked for, or in words what it is instead. */
export function readBody(
  bytes: Buffer,
  type: ResponseType,
): { readonly value: unknown } | { readonly problem: string } {
  if (type === "bytes") return { value: bytes };
  const text = bytes.toString("utf8");
  if (type === "text") return { value: text };
  if (text.trim() === "") return { value: undefined };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { problem: `The answer is not JSON but ${describeUnreadable(text)}` };
  }
}

/** The body of an answer that is an error, whatever was asked for: parsed when it is JSON, else its text. */
export function readErrorAnswer(bytes: Buffer): unknown {
  const text = bytes.toString("utf8");
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const gzipMark = [0x1f, 0x8b];

function beginsZipped(body: Buffer): boolean {
  return body.length >= gzipMark.length && gzipMark.every((byte, at) => body[at] === byte);
}

async function unzip(body: Buffer): Promise<Buffer> {
  const [{ gunzip }, { promisify }] = await Promise.all([import("node:zlib"), import("node:util")]);
  try {
    return await promisify(gunzip)(body);
  } catch (error) {
    throw new WireFailure(error, { sent: true });
  }
}
