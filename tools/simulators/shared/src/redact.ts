import { isObject } from "./shape.ts";

/** What stands in the journal for a secret. */
export const redacted = "[secret]";

const secretName = /secret|password|(^|_)token$|assertion/i;

/** Copies a value and takes the secrets out: members whose name says that they are one. */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, isSecret(name, one) ? redacted : redact(one)]),
  );
}

/** Copies a query string and takes the secrets out. */
export function redactQuery(search: string): string {
  const values = new URLSearchParams(search);
  for (const [name, value] of [...values]) if (isSecret(name, value)) values.set(name, redacted);
  return values.toString();
}

// A page token is a cursor, and the names of tokens' types and lifetimes are no secrets.
function isSecret(name: string, value: unknown): boolean {
  return typeof value === "string" && name !== "page_token" && secretName.test(name);
}
