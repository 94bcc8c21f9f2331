import { type HttpClientOptions, HttpError, PollError, StatusError } from "@org/core-http";

/** The text by which the platform tells a wrong key from a missing object, in answers with status 403. */
const wrongKey = "invalid API key";

/** The error body of an API: a list of `errors`, or an `error_code` with a message. */
export type ErrorForm = "errors" | "error_code";

/** Whether an error response carries the error body of its API; a proxy's or a gateway's does not. */
export function isPlatformError(form: ErrorForm): NonNullable<HttpClientOptions["isPlatformError"]> {
  return ({ path, body }) => {
    if (typeof body !== "object" || body === null) return false;
    // Some services behind the control plane answer as data planes do.
    if (isCoded(body, "error_code")) return true;
    if (form === "error_code") return false;
    if ("errors" in body) return Array.isArray(body.errors) && body.errors.some(isEntry);
    if (path.includes("/connect/v1/")) return "error" in body && isCoded(body.error, "code");
    // The legacy lists of principals.
    return /^\/(service_accounts|users)$/.test(path) && isCoded(body, "code");
  };
}

function isCoded(body: unknown, code: "code" | "error_code"): boolean {
  if (typeof body !== "object" || body === null || !("message" in body)) return false;
  return typeof (body as Readonly<Record<string, unknown>>)[code] === "number";
}

/** All members of an entry are optional; a gateway's `errors` have none of these. */
function isEntry(entry: unknown): boolean {
  if (typeof entry !== "object" || entry === null) return false;
  return ["detail", "title", "status"].some((member) => member in entry);
}

/**
 * True when a control-plane response may mean that the object is gone: 404, or 403 that does not complain about the key.
 * The platform answers 403 for deleted objects and for objects that the credentials may not see, so a 403 proves nothing:
 * see `Sight`.
 */
export function isGone(error: unknown): boolean {
  return isNotFound(error) || isForbidden(error);
}

/** True when the credentials may not see or change the object. A 403 about the key itself is a credential error. */
export function isForbidden(error: unknown): boolean {
  return error instanceof StatusError && error.status === 403 && !JSON.stringify(error.body ?? "").includes(wrongKey);
}

/** True when a change ended by an answer that may say so, or by waiting in vain for the object to be seen. */
export function mayBeDeleted(error: unknown): boolean {
  return isGone(error) || (error instanceof PollError && error.state === undefined);
}

/** True when a response says that the object is gone: 404 only. */
export function isNotFound(error: unknown): boolean {
  return error instanceof StatusError && error.status === 404;
}

/** True when the platform refuses because something else has the name or is in the way. */
export function isConflict(error: unknown): boolean {
  return error instanceof StatusError && error.status === 409;
}

/** True when Kafka refuses to make something because something else has the name. */
export function isNameTaken(error: unknown): boolean {
  return isBadRequest(error) && /already exists/i.test((error as Error).message);
}

/** True when the platform took a request for one that makes no sense. */
export function isBadRequest(error: unknown): boolean {
  return error instanceof StatusError && error.status === 400;
}

/** True when a request failed that the operation does not depend on. An interrupt still ends the operation. */
export function isOptionalFailure(error: unknown, { signal }: { readonly signal: AbortSignal }): error is HttpError {
  return error instanceof HttpError && !signal.aborted;
}

/** Reads something that may be gone: its value, or undefined. */
export async function unlessGone<T>(
  read: Promise<T>,
  gone: (error: unknown) => boolean = isGone,
): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (gone(error)) return undefined;
    throw error;
  }
}
