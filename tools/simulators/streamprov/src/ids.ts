import { randomBytes, randomInt } from "node:crypto";

const lower = "0123456789abcdefghijklmnopqrstuvwxyz";
const upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const secret = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** A new ID, as `env-7k2x9q`. */
export function newId(prefix: string): string {
  return `${prefix}-${letters(lower, 6)}`;
}

/** The ID of a new API key: 16 capitals and digits. */
export function newKeyId(): string {
  return letters(upper, 16);
}

/** A new secret: 64 characters, some of which need encoding in a URL. */
export function newSecret(): string {
  return letters(secret, 64);
}

/** A new integer ID of the older APIs. */
export function newNumericId(): number {
  return randomInt(100_000, 10_000_000);
}

function letters(alphabet: string, count: number): string {
  return Array.from(randomBytes(count), (byte) => alphabet[byte % alphabet.length]).join("");
}
