import { type Body, linkedId, record } from "./hal.ts";

/**
 * Whether an object or an operation says what a request asked for. A member of the request that the platform's
 * document does not show, such as the variables of an app, tells nothing; the ID of another object (`stack_id`) shows
 * as a relation (`stack`).
 */
export function saysWhatWasAsked(document: Body, request: Body): boolean {
  return Object.entries(request).every(([name, wanted]) => {
    const relation = name.endsWith("_id") ? name.slice(0, -"_id".length) : undefined;
    if (relation !== undefined && relation in (record(document["_links"]) ?? {})) {
      return linkedId(document, relation) === String(wanted);
    }
    return !(name in document) || agrees(document[name], wanted);
  });
}

/** Whether a value is the one that was asked for: the platform may fill up what is empty, and write texts its way. */
function agrees(actual: unknown, wanted: unknown): boolean {
  if (isEmpty(wanted)) return isEmpty(actual);
  if (typeof wanted === "string") return typeof actual === "string" && actual.toLowerCase() === wanted.toLowerCase();
  if (Array.isArray(wanted)) {
    return Array.isArray(actual) && actual.length === wanted.length && wanted.every((one, i) => agrees(actual[i], one));
  }
  const [given, told] = [record(wanted), record(actual)];
  // What is secret is not always shown.
  if (given !== undefined)
    return (
      told !== undefined && Object.entries(given).every(([name, one]) => !(name in told) || agrees(told[name], one))
    );
  return actual === wanted;
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === "" ||
    value === false ||
    value === 0 ||
    (Array.isArray(value) && value.length === 0)
  );
}
