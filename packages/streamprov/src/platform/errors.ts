import { type HttpClientOptions, HttpError, type PlatformError, PollError, StatusError } from "@org/core-http";

/** The text in a response with status 403 that means a wrong key instead of a missing object. */
const wrongKey = "invalid API key";

/** The error body of an API: a list of `errors`, or an `error_code` with a message. */
export type ErrorForm = "errors" | "error_code";

/** Whether an error response has the error body of its API; the response of a proxy or gateway does not. */
export function isPlatformError(form: ErrorForm): NonNullable<HttpClientOptions["isPlatformError"]> {
  return ({ path, body }) => {
    if (typeof body !== "object" || body === null) return false;
    // Some services behind the control plane respond like data planes.
    if (isCoded(body, "error_code")) return true;
    if (form === "error_code") return false;
    if ("errors" in body) return Array.isArray(body.errors) && body.errors.some(isEntry);
    if (path.includes("/connect/v1/")) return "error" in body && isCoded(body.error, "code");
    // The legacy lists of principals.
    return /^\/(service_accounts|users)$/.test(path) && isCoded(body, "code");
  };
}

/**
 * Reads the 404 of a service that does not have the cluster of the request, or that does not offer the request: the
 * platform also sends it to clients that its access lists exclude. Both have the code 404; the error of a missing topic or
 * subject has a separate code.
 *
 * @param advice - What to check, as a sentence.
 */
export function serviceErrors(advice: string): (body: unknown) => PlatformError | undefined {
  return (body) => {
    if (typeof body !== "object" || body === null || !("error_code" in body) || !("message" in body)) return undefined;
    const { error_code: code, message } = body;
    if (code !== 404) return undefined;
    const text = typeof message === "string" ? message : undefined;
    if (text !== undefined && !/^(Cluster \S+ cannot be found|HTTP 404 Not Found)/.test(text)) return undefined;
    const hint = `This does not prove that an object was deleted, so nothing was changed. ${advice} If the cluster itself was deleted, remove its objects from the state with \`pulumi state delete\`.`;
    return { code: "404", ...(text === undefined ? {} : { message: text }), hint, helpCode: "wrong-account" };
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
 * True if a response of the control plane may mean that the object does not exist: 404, or 403 unless it is about the key.
 * The platform returns 403 for deleted objects and for missing permissions, so a 403 proves nothing: see `Permissions`.
 */
export function isMissingError(error: unknown): boolean {
  return isNotFound(error) || isForbidden(error);
}

/** True if the credentials may not read or change the object. A 403 about the key is a credential error instead. */
export function isForbidden(error: unknown): boolean {
  return error instanceof StatusError && error.status === 403 && !JSON.stringify(error.body ?? "").includes(wrongKey);
}

/** True if a change failed with such a response, or because the object never became visible. */
export function mayBeDeleted(error: unknown): boolean {
  return isMissingError(error) || (error instanceof PollError && error.state === undefined);
}

/** True if a response means that the object does not exist: only 404, and no answer of {@link serviceErrors}. */
export function isNotFound(error: unknown): boolean {
  return error instanceof StatusError && error.status === 404 && error.helpCode !== "wrong-account";
}

/** True if the platform rejects a request because of a conflict, such as a taken name. */
export function isConflict(error: unknown): boolean {
  return error instanceof StatusError && error.status === 409;
}

/** True if Kafka rejects a create because the name is taken. */
export function isNameTaken(error: unknown): boolean {
  return isBadRequest(error) && /already exists/i.test((error as Error).message);
}

/** True if the platform rejects a request as invalid. */
export function isBadRequest(error: unknown): boolean {
  return error instanceof StatusError && error.status === 400;
}

/** True if a request failed that the operation does not depend on. An interrupt still ends the operation. */
export function isOptionalFailure(error: unknown, { signal }: { readonly signal: AbortSignal }): error is HttpError {
  return error instanceof HttpError && !signal.aborted;
}

/** Reads an object; undefined if it does not exist. */
export async function ifExists<T>(
  read: Promise<T>,
  isMissing: (error: unknown) => boolean = isMissingError,
): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
