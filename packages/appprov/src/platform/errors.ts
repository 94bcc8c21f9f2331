import { type HttpClientOptions, type PlatformError, StatusError } from "@org/core-http";

/** Whether an error response carries the platform's own body; a proxy's or a gateway's does not. */
export const isPlatformError: NonNullable<HttpClientOptions["isPlatformError"]> = ({ body }) => {
  if (typeof body !== "object" || body === null) return false;
  const { code, error, message } = body as Readonly<Record<string, unknown>>;
  return typeof code === "number" && typeof error === "string" && typeof message === "string";
};

/** True when the platform says that there is no such object. */
export function isGone(error: unknown): boolean {
  return error instanceof StatusError && error.status === 404;
}

/** True when the token has no permission for the object. */
export function isForbidden(error: unknown): boolean {
  return error instanceof StatusError && error.status === 403;
}

/** Reads something that may be gone: its value, or undefined. */
export async function unlessGone<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

/** The platform's error body, `{code, error, message}`: the kind of error stands before what it says to people. */
export function readErrorBody(body: unknown): PlatformError | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const { error, message } = body as Readonly<Record<string, unknown>>;
  const kind = typeof error === "string" && error !== "" ? error : undefined;
  const said = typeof message === "string" && message !== "" ? message : undefined;
  if (kind === undefined && said === undefined) return undefined;
  return { code: kind, message: [kind, said].filter((part) => part !== undefined).join(": ") };
}
