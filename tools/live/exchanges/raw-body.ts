import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import type { Body } from "./exchange.ts";

/** Reads a body according to its headers. Returns undefined for an empty one. */
export function readBody(bytes: Buffer, headers: Readonly<Record<string, string>>): Body {
  if (bytes.length === 0) return undefined;
  const text = textOf(unzipped(bytes, headers["content-encoding"]));
  if (text === undefined) return { $bytes: bytes.length };
  const type = headers["content-type"] ?? "";
  if (type.includes("x-www-form-urlencoded")) return Object.fromEntries(new URLSearchParams(text));
  try {
    const value = JSON.parse(text) as unknown;
    // A JSON string keeps its quotes, so that it differs from a text that is not JSON.
    return typeof value === "string" ? text : value;
  } catch {
    return type.includes("multipart/") ? { $bytes: bytes.length } : text;
  }
}

function unzipped(bytes: Buffer, encoding = ""): Buffer {
  try {
    if (encoding.includes("gzip")) return gunzipSync(bytes);
    if (encoding.includes("br")) return brotliDecompressSync(bytes);
    if (encoding.includes("deflate")) return inflateSync(bytes);
  } catch {
    // The response was cut off.
  }
  return bytes;
}

function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
