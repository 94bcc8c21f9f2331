import { identifierAt } from "./member-path.ts";
import { idSeparator, isPlaceholder, type Known, placeholderValue } from "./placeholders.ts";

/** The ID at some paths of a response, or from placeholders. Undefined if one of them has no value. */
export function idAt(places: readonly string[], response: unknown, known: Known): string | undefined {
  const parts = places.map((place) =>
    isPlaceholder(place) ? identifierAt(placeholderValue(place, known), "") : identifierAt(response, place),
  );
  return parts.length === 0 || parts.includes(undefined) ? undefined : parts.join(idSeparator);
}
