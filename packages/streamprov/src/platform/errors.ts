import { StatusError } from "@org/core-http";

/** The text by which the platform tells a wrong key from a missing object, in answers with status 403. */
const wrongKey = "invalid API key";

/**
 * True when a control-plane answer says that the object is gone: 404, or 403 without a word about the key, since the
 * platform hides what it has deleted behind 403.
 */
export function isGone(error: unknown): boolean {
  if (!(error instanceof StatusError)) return false;
  return error.status === 404 || (error.status === 403 && !JSON.stringify(error.body ?? "").includes(wrongKey));
}

/** True when a data-plane answer says that the object is gone: 404 only. */
export function isNotFound(error: unknown): boolean {
  return error instanceof StatusError && error.status === 404;
}

/** True when the platform refuses because something else has the name or is in the way. */
export function isConflict(error: unknown): boolean {
  return error instanceof StatusError && error.status === 409;
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

/** The code and text of an error body, in any of the shapes that the platform's services use. */
export function readErrorBody(body: unknown): { code?: string; message?: string } | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const { errors, error, error_code, code, message } = body as Record<string, unknown>;
  if (Array.isArray(errors) && errors.length > 0) {
    const all = errors as { code?: unknown; detail?: unknown; title?: unknown; source?: { pointer?: unknown } }[];
    const first = text(all[0]?.code);
    const details = all.map((e) => {
      const said = text(e.detail) ?? text(e.title) ?? "no detail";
      const pointer = text(e.source?.pointer);
      return pointer === undefined ? said : `${said} (${pointer})`;
    });
    return { ...(first === undefined ? {} : { code: first }), message: details.join("; ") };
  }
  if (typeof error === "object" && error !== null) return readErrorBody(error);
  const found = text(error_code) ?? text(code);
  const said = text(message);
  return said === undefined ? undefined : { ...(found === undefined ? {} : { code: found }), message: said };
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : typeof value === "number" ? String(value) : undefined;
}
