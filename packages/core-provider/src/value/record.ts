import { Asset } from "./asset.ts";

/** True for a plain object: not a list, not an asset, not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Asset);
}

/** Returns a table's value for a key from outside; undefined for inherited members such as `constructor`. */
export function own<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Sets an own property, even `__proto__`, which plain assignment would swallow. */
export function setOwn<T>(record: Record<string, T>, name: string, value: T): void {
  if (name === "__proto__") {
    Object.defineProperty(record, name, { value, enumerable: true, writable: true, configurable: true });
  } else record[name] = value;
}
