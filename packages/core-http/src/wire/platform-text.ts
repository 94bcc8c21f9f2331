import { isRecord } from "../base/json-value.ts";
import type { HelpCode } from "../errors/help-code.ts";

/** The content of a platform's error body. */
export interface PlatformError {
  /** The platform's error code, as text. */
  readonly code?: string | undefined;
  /** The platform's error message. */
  readonly message?: string | undefined;
  /** The request ID, if the body contains it. */
  readonly requestId?: string | undefined;
  /** What the user can do, if the platform's code suggests something. */
  readonly hint?: string | undefined;
  /** The entry in the troubleshooting pages. Defaults to the entry about the status. */
  readonly helpCode?: HelpCode | undefined;
}

// core-command and core-provider have a copy: the core packages do not depend on each other.
/** Control characters, and characters that change the text direction. */
const controls = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/**
 * Makes a platform's text safe for messages and logs: control characters become visible escapes, such as `\u202e`. Line
 * breaks stay, but following lines are indented, so that none looks like our own output.
 */
export function visible(text: string): string {
  return text
    .trim()
    .replace(/\r\n?/g, "\n")
    .replaceAll("\t", "  ")
    .replace(controls, (char) => (char === "\n" ? "\n    " : `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`));
}

/** How much of an unreadable body is shown, in characters. */
const longestRawText = 300;

/** How much of a foreign response is shown, in characters. */
const longestForeignText = 200;

/**
 * Reads common error bodies: `{errors: [{detail, title, code, source}]}`, `{error_code,
 * message}`, `{code, message}`, `{error: {code, message}}`, and OAuth's `{error, error_description}`. All entries of
 * `errors` are joined.
 *
 * @param body - The parsed body, or its text if it is not JSON.
 * @returns Undefined for any other form.
 */
export function readPlatformError(body: unknown): PlatformError | undefined {
  if (!isRecord(body)) return undefined;
  const { errors } = body;
  if (Array.isArray(errors) && errors.length > 0) {
    const entries = errors.filter(isRecord);
    const message = entries.map(entryText).filter(Boolean).join("; ");
    if (message !== "") return { message, code: codeText(entries[0]?.["code"]) };
  }
  const inner = body["error"];
  if (typeof body["message"] === "string") {
    return { message: body["message"], code: codeText(body["error_code"] ?? body["code"]) };
  }
  if (isRecord(inner) && typeof inner["message"] === "string") {
    return { message: inner["message"], code: codeText(inner["code"]) };
  }
  if (typeof inner === "string") {
    const description = body["error_description"];
    return { message: typeof description === "string" ? description : inner, code: inner };
  }
  return undefined;
}

/** Describes an error body of unknown form in at most a few hundred characters. */
export function describeRawBody(body: unknown): string | undefined {
  const text = typeof body === "string" ? body : body === undefined ? "" : JSON.stringify(body);
  return text.trim() === "" ? undefined : describeUnreadable(text);
}

/** Describes a foreign response by its media type and the beginning of its body. */
export function describeForeign({ headers, text }: { readonly headers: Headers; readonly text: string }): string {
  const type = headers["content-type"];
  const start = text.trim().replace(/\s+/g, " ");
  const short = start.length <= longestForeignText ? start : `${start.slice(0, longestForeignText)}…`;
  return `it ${type === undefined ? "has no content type" : `has the content type ${visible(type)}`} and ${short === "" ? "no body" : `the body ${visible(JSON.stringify(short))}`}`;
}

type Headers = Readonly<Record<string, string>>;

/** Describes an unexpected text by its kind or its beginning. */
export function describeUnreadable(text: string): string {
  const trimmed = text.trim();
  if (isHtml(trimmed)) {
    const title = /<title[^>]*>([^<]{1,200})/i.exec(trimmed)?.[1]?.replace(/\s+/g, " ").trim();
    return title === undefined || title === "" ? "an HTML page" : `an HTML page titled "${visible(title)}"`;
  }
  const line = trimmed.replace(/\s+/g, " ");
  return line.length <= longestRawText
    ? `the unparsed text "${visible(line)}"`
    : `the unparsed text "${visible(line.slice(0, longestRawText))}…" (${trimmed.length} characters)`;
}

/** Whether a text is an HTML page, as sent by proxies and captive portals. */
export function isHtml(text: string): boolean {
  return /^\s*(?:<!doctype html|<html|<head|<body)/i.test(text);
}

function entryText(entry: Readonly<Record<string, unknown>>): string {
  const text = entry["detail"] ?? entry["title"] ?? entry["message"];
  if (typeof text !== "string") return "";
  const source = isRecord(entry["source"]) ? (entry["source"]["pointer"] ?? entry["source"]["parameter"]) : undefined;
  return typeof source === "string" && source !== "" ? `${text} (at ${source})` : text;
}

function codeText(code: unknown): string | undefined {
  return typeof code === "string" || typeof code === "number" ? String(code) : undefined;
}
