import { crc32 } from "node:zlib";

/** A stable ID of a result: the CRC-32 of its elements in order, as a decimal number; "0" for an empty list. */
export function hash(elements: readonly string[]): string {
  return String(crc32(elements.map((element) => `${element}-`).join("")));
}
