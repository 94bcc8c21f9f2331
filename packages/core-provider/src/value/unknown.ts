/**
 * Represents a value that is unknown until another resource has been created.
 *
 * It is a registered symbol, because each CommonJS entry point of this package contains its own copy of this module.
 */
export const unknown: unique symbol = Symbol.for("@org/core-provider/unknown");

/** True for the placeholder itself, not for something that contains it. */
export function isUnknown(value: unknown): value is typeof unknown {
  return value === unknown;
}

/** True when the value or anything inside it is unknown. */
export function containsUnknown(value: unknown): boolean {
  if (value === unknown) return true;
  if (Array.isArray(value)) return value.some(containsUnknown);
  if (typeof value === "object" && value !== null) return Object.values(value).some(containsUnknown);
  return false;
}
