import { identifierAt } from "./member-path.ts";
import { filled, idSeparator, isPlaceholder, type Known } from "./placeholders.ts";

/** The ID that stands at some places: paths of an answer, or placeholders. Undefined when one of them leads nowhere. */
export function idAt(places: readonly string[], answer: unknown, known: Known): string | undefined {
  const parts = places.map((place) =>
    isPlaceholder(place) ? identifierAt(filled(place, known), "") : identifierAt(answer, place),
  );
  return parts.length === 0 || parts.includes(undefined) ? undefined : parts.join(idSeparator);
}
