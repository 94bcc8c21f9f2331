import { crc32 } from "node:zlib";

/** A stable ID of a result: the CRC-32 of its elements in their order, as a decimal; "0" for none. */
export function hash(elements: readonly string[]): string {
  return String(crc32(elements.map((element) => `${element}-`).join("")));
}
