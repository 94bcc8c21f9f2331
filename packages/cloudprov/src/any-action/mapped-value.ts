import { memberAt } from "./member-path.ts";
import { isPlaceholder, type Known, placeholderValue } from "./placeholders.ts";

/**
 * The value at a place that a map names: a dotted path, a placeholder, or one of them in brackets for a list whose only
 * element is there, such as `[Port]`.
 */
export function mappedValue(object: unknown, place: string, known: Known): unknown {
  const inner = /^\[(.+)\]$/.exec(place)?.[1];
  const path = inner ?? place;
  const value = isPlaceholder(path) ? placeholderValue(path, known) : memberAt(object, path);
  const isElement = inner !== undefined && value !== undefined && value !== null && !Array.isArray(value);
  return isElement ? [value] : value;
}
