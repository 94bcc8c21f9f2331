import { type HttpClientOptions, type PlatformError, StatusError } from "@org/core-http";

/** Whether an error response has the platform's own body. That of a proxy or a gateway differs. */
export const isPlatformError: NonNullable<HttpClientOptions["isPlatformError"]> = ({ body }) => {
  if (typeof body !== "object" || body === null) return false;
  const { code, error, message } = body as Readonly<Record<string, unknown>>;
  return typeof code === "number" && typeof error === "string" && typeof message === "string";
};

/** Whether the platform reports that an object does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof StatusError && error.status === 404;
}

/** Whether the credentials lack permission for an object. */
export function isForbidden(error: unknown): boolean {
  return error instanceof StatusError && error.status === 403;
}

/** The result of a read, or undefined when the object does not exist. */
export async function ifFound<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** Reads the platform's error body, `{code, error, message}`. The message begins with the kind of error. */
export function readErrorBody(body: unknown): PlatformError | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const { error, message } = body as Readonly<Record<string, unknown>>;
  const kind = typeof error === "string" && error !== "" ? error : undefined;
  const text = typeof message === "string" && message !== "" ? message : undefined;
  if (kind === undefined && text === undefined) return undefined;
  return { code: kind, message: [kind, text].filter((part) => part !== undefined).join(": ") };
}
