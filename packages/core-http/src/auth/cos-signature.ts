import { createHmac, hash } from "node:crypto";
import { encodeSegment } from "../wire/url.ts";

/** The input of a signature of Cloud Object Storage. */
export interface CosSignatureInput {
  readonly secretId: string;
  readonly secretKey: string;
  /** When the signature begins and ends to be valid, in Unix time in whole seconds. */
  readonly from: number;
  readonly until: number;
  readonly method: string;
  /** The path without its percent-encoding, as `/photos/a b.jpg`. */
  readonly path: string;
  /** The parameters of the query, without their encoding. One without a value has an empty one. */
  readonly query: Readonly<Record<string, string>>;
  /** The headers that are signed, as they are sent. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The value of the `Authorization` header by the HMAC-SHA1 signature of Cloud Object Storage.
 *
 * @example
 * ```ts
 * cosSignature({ secretId: "AKIDEXAMPLE", method: "PUT", path: "/", query: { tagging: "" }, ...rest });
 * // "q-sign-algorithm=sha1&q-ak=AKIDEXAMPLE&q-sign-time=1700000000;1700000900&…&q-signature=…"
 * ```
 */
export function cosSignature(input: CosSignatureInput): string {
  const { secretId, secretKey, from, until, method, path } = input;
  const time = `${from};${until}`;
  const query = sorted(input.query);
  const headers = sorted(input.headers);
  const request = [method.toLowerCase(), path, pairs(query), pairs(headers), ""].join("\n");
  const toSign = ["sha1", time, hash("sha1", request), ""].join("\n");
  return [
    "q-sign-algorithm=sha1",
    `q-ak=${secretId}`,
    `q-sign-time=${time}`,
    `q-key-time=${time}`,
    `q-header-list=${names(headers)}`,
    `q-url-param-list=${names(query)}`,
    `q-signature=${hmac(hmac(secretKey, time), toSign)}`,
  ].join("&");
}

type Pair = readonly [name: string, value: string];

function sorted(values: Readonly<Record<string, string>>): Pair[] {
  return Object.entries(values)
    .map(([name, value]): Pair => [encodeSegment(name).toLowerCase(), encodeSegment(value)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function pairs(all: readonly Pair[]): string {
  return all.map(([name, value]) => `${name}=${value}`).join("&");
}

function names(all: readonly Pair[]): string {
  return all.map(([name]) => name).join(";");
}

function hmac(key: string, text: string): string {
  return createHmac("sha1", key).update(text).digest("hex");
}
