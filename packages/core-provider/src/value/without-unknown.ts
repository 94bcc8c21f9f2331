import { isRecord } from "./record.ts";
import { isUnknown } from "./unknown.ts";

/** The value without the members that are unknown, at any depth. */
export function withoutUnknown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUnknown);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => !isUnknown(inner))
      .map(([key, inner]) => [key, withoutUnknown(inner)]),
  );
}
