import { isRecord } from "../base/json-value.ts";
/** What a platform says in the body of an error. */
export interface PlatformError {
  /** The platform's own code, as text. */
  readonly code?: string | undefined;
  /** What it says to people. */
  readonly message?: string | undefined;
  /** Its identifier of the request, when that stands in the body. */
  readonly requestId?: string | undefined;
  /** What the user can do now, where the platform's code tells. */
  readonly hint?: string | undefined;
}

// core-command and core-provider have the same few lines: the core packages do not depend on one another.
/** Characters that a terminal obeys instead of showing them, or that change the order in which it shows others. */
const obeyed = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/**
 * A text from a platform as messages and logs may hold it: with visible escapes, such as `\u202e`, for what a terminal
 * obeys. Line breaks stay, so that a message of several lines can be read; the lines after the first are indented, so
 * that none looks like one of ours.
 */
export function visible(text: string): string {
  return text
    .trim()
    .replace(/\r\n?/g, "\n")
    .replaceAll("\t", "  ")
    .replace(obeyed, (char) => (char === "\n" ? "\n    " : `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`));
}

/** Longest part of an unreadable body that is shown, in characters. */
const longestRawText = 300;

/** Longest part of a response from elsewhere that is shown, in characters. */
const longestForeignText = 200;

/**
 * Reads the error bodies that are common among platforms: `{errors: [{detail, title, code, source}]}`, `{error_code,
 * message}`, `{code, message}`, `{error: {code, message}}`, and OAuth's `{error, error_description}`. All entries of
 * `errors` are joined.
 *
 * @param body - The parsed body, or its text when it is not JSON.
 * @returns Undefined when it is none of these.
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

/** What an error body without a known form says: never a dump of a page, never more than a few hundred characters. */
export function describeRawBody(body: unknown): string | undefined {
  const text = typeof body === "string" ? body : body === undefined ? "" : JSON.stringify(body);
  return text.trim() === "" ? undefined : describeUnreadable(text);
}

/** What a response that the platform did not send looks like: its media type and the beginning of its body. */
export function describeForeign({ headers, text }: { readonly headers: Headers; readonly text: string }): string {
  const type = headers["content-type"];
  const start = text.trim().replace(/\s+/g, " ");
  const short = start.length <= longestForeignText ? start : `${start.slice(0, longestForeignText)}…`;
  return `it ${type === undefined ? "has no content type" : `has the content type ${visible(type)}`} and ${short === "" ? "no body" : `the body ${visible(JSON.stringify(short))}`}`;
}

type Headers = Readonly<Record<string, string>>;

/** A few words or a short piece of a text that is not what was expected. */
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

/** Whether a text is an HTML page, as proxies and captive portals send it. */
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
