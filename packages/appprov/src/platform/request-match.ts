import { type Body, linkedId, record } from "./hal.ts";

/**
 * Whether the document of an object or of an operation matches a request. Members that the document does not show, such
 * as the variables of an app, are ignored. The ID of another object (`stack_id`) is compared with the relation (`stack`).
 */
export function matchesRequest(document: Body, request: Body): boolean {
  return Object.entries(request).every(([name, requested]) => {
    const relation = name.endsWith("_id") ? name.slice(0, -"_id".length) : undefined;
    if (relation !== undefined && relation in (record(document["_links"]) ?? {})) {
      return linkedId(document, relation) === String(requested);
    }
    return !(name in document) || matches(document[name], requested);
  });
}

/** Compares two values. The platform may fill in empty values and change the case of texts. */
function matches(actual: unknown, requested: unknown): boolean {
  if (isEmpty(requested)) return isEmpty(actual);
  if (typeof requested === "string") {
    return typeof actual === "string" && actual.toLowerCase() === requested.toLowerCase();
  }
  if (Array.isArray(requested)) {
    return (
      Array.isArray(actual) &&
      actual.length === requested.length &&
      requested.every((one, i) => matches(actual[i], one))
    );
  }
  const [wanted, shown] = [record(requested), record(actual)];
  if (wanted === undefined) return actual === requested;
  // Secret members are not always shown.
  return (
    shown !== undefined && Object.entries(wanted).every(([name, one]) => !(name in shown) || matches(shown[name], one))
  );
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
