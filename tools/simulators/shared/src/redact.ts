import { isObject } from "./shape.ts";

/** The replacement for a secret in the journal. */
export const redacted = "[secret]";

const secretName = /secret|pass(word|phrase)|private_?key|(^|_|access|auth|session)token$|assertion/i;
/** A text with credentials, in any member: `... password="SECRET";` and `postgresql://user:password@host` */
const secretText = /\b(client)?(secret|password)=["']|:\/\/[^/\s:@]+:[^/\s@]+@/i;

/**
 * Copies a value and takes the secrets out: members whose name says that they are one, and the named ones. Of a named
 * one that is an object or a list, the texts inside are removed. An empty text is not a secret.
 */
export function redact(value: unknown, named: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => redact(one, named));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      if (named.includes(name)) return [name, withoutTexts(one)];
      return [name, isSecret(name, one) ? redacted : redact(one, named)];
    }),
  );
}

/** Copies a query string and takes the secrets out. */
export function redactQuery(search: string, named: readonly string[] = []): string {
  const values = new URLSearchParams(search);
  for (const [name, value] of [...values]) {
    if (named.includes(name) || isSecret(name, value)) values.set(name, redacted);
  }
  return values.toString();
}

function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutTexts(one)]));
  return typeof value === "string" && value !== "" ? redacted : value;
}

// A page token is a cursor, and the names of tokens' types and lifetimes are no secrets.
function isSecret(name: string, value: unknown): boolean {
  if (typeof value !== "string" || name === "page_token") return false;
  return secretName.test(name) || secretText.test(value);
}
