import { type ClientCore, lowerCaseNames } from "../origin/client-core.ts";
import type { HttpRequest } from "../origin/client-options.ts";
import type { Expectation } from "../origin/expectation.ts";
import { isIdempotent, isSafe } from "../origin/retry.ts";
import type { BodySink } from "../wire/body-sink.ts";
import { encodeBody } from "../wire/request-body.ts";
import type { ResponseType } from "../wire/response-body.ts";
import { partsOf } from "../wire/upload-content.ts";
import { resolveUrl } from "../wire/url.ts";

/** A request that is complete except for its credential. */
export interface PreparedRequest {
  /** Names the request in messages where method and URL are not enough. */
  readonly title: string | undefined;
  readonly method: string;
  readonly url: URL;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes, or a function that reads them again for each attempt. */
  readonly body: Uint8Array | (() => AsyncIterable<Uint8Array>) | undefined;
  readonly idempotent: boolean;
  /** Whether the request changes nothing at the platform. */
  readonly safe: boolean;
  /** Whether the request creates an object that the caller searches for if the outcome is unknown. */
  readonly creates: boolean;
  /** Statuses that count as success in addition to those below 300. */
  readonly accept: readonly number[];
  /** Whether to follow a redirect to another origin. */
  readonly crossOriginRedirects: "follow" | "refuse";
  /** Checks the body of a successful response. */
  readonly expects?: Expectation | undefined;
  /** Checks that a successful response is about the requested object. */
  readonly identifies?: Expectation | undefined;
  readonly responseType: ResponseType;
  /** Creates the receiver of a successful response's body. */
  readonly sink: (() => BodySink) | undefined;
  /** What to do after a 400, 401 or 403. Defaults to advice about the credential. */
  readonly rejectionHint?: string | undefined;
  /** Identifies the object whose changes run one at a time. */
  readonly lockKey?: string | undefined;
}

/** Fills in the client's settings and the defaults of a request. */
export function prepareRequest(core: ClientCore, request: HttpRequest): PreparedRequest {
  const method = request.method.toUpperCase();
  const { content } = request;
  const body = content === undefined ? encodeBody(request) : undefined;
  const responseType = request.responseType ?? "json";
  return {
    title: request.title,
    method,
    url: resolveUrl(core.base, request.path, request.query),
    headers: {
      ...core.headers,
      ...(responseType === "json" ? {} : { accept: "*/*" }),
      ...(body === undefined ? {} : { "content-type": body.contentType }),
      ...(content === undefined ? {} : { "content-length": String(content.size) }),
      ...lowerCaseNames(request.headers),
    },
    body: content === undefined ? body?.bytes : () => partsOf(content),
    idempotent: !request.creates && isIdempotent(method, request.idempotent),
    safe: isSafe(method, request.safe),
    creates: request.creates ?? false,
    accept: request.accept ?? [],
    crossOriginRedirects: request.crossOriginRedirects ?? "refuse",
    expects: request.expects,
    identifies: request.identifies,
    responseType,
    sink: request.sink,
    lockKey: request.lockKey,
  };
}

/** Whether a status counts as success for this request. */
export function isSuccess({ accept }: PreparedRequest, status: number): boolean {
  return status < 300 || accept.includes(status);
}
