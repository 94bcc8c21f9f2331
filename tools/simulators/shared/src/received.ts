import { type Authorization, readAuthorization } from "./authorization.ts";
import type { IncomingRequest } from "./protocol.ts";

/** A request that was read to its end. */
export interface Received {
  readonly method: string;
  /** The path without the query. */
  readonly path: string;
  /** The query without its question mark. */
  readonly search: string;
  readonly authorization: Authorization;
  /** The media type of the body, without its parameters. */
  readonly mediaType: string;
  /** The body as it came. */
  readonly text: string;
  /** The body, parsed. */
  readonly body: ParsedBody;
  /** Which of the host's connections it came by, counted from 0 in the order in which they were opened. */
  readonly connection: number;
  /** A header by its name in lower case. */
  header(name: string): string | undefined;
}

/** A body that is JSON or a form, or neither. */
export type ParsedBody = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

/** Reads a request to its end. */
export async function receive(request: IncomingRequest, connection: number): Promise<Received> {
  const { headers, method = "GET", url = "/" } = request;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const mediaType = (headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const mark = url.indexOf("?");
  return {
    method,
    path: mark === -1 ? url : url.slice(0, mark),
    search: mark === -1 ? "" : url.slice(mark + 1),
    authorization: readAuthorization(headers),
    mediaType,
    text,
    body: parse(mediaType, text),
    connection,
    header(name) {
      const value = headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
  };
}

function parse(mediaType: string, text: string): ParsedBody {
  if (text === "") return { ok: true, value: undefined };
  if (mediaType === "application/x-www-form-urlencoded") {
    return { ok: true, value: Object.fromEntries(new URLSearchParams(text)) };
  }
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}
