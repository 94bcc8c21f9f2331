import { randomBytes } from "node:crypto";
import type { Ids } from "@org/simulator";

const lower = "0123456789abcdefghijklmnopqrstuvwxyz";
const upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const linkId = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const secret = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** A new ID, as `env-7k2x9q`. */
export function newId(ids: Ids, prefix: string): string {
  return `${prefix}-${ids.text(lower, 6)}`;
}

/** The ID of a new API key: 16 capitals and digits. */
export function newKeyId(ids: Ids): string {
  return ids.text(upper, 16);
}

/** A new secret: 64 characters, some of which need encoding in a URL. */
export function newSecret(): string {
  return Array.from(randomBytes(64), (byte) => secret[byte % secret.length]).join("");
}

/** A new ID of a cluster link: 22 characters. */
export function newLinkId(ids: Ids): string {
  return ids.text(linkId, 22);
}

/** A new integer ID of the older APIs. */
export function newNumericId(ids: Ids): number {
  return ids.integer(100_000, 10_000_000);
}
