import type { Clock } from "../base/clock.ts";
import type { StatusError } from "../errors/status-error.ts";
import type { SharedLimits } from "../limits/shared-limit-file.ts";
import type { Redactor } from "../redaction/redactor.ts";
import type { BodySink } from "../wire/body-sink.ts";
import type { ProxyUse, WireTimeouts } from "../wire/dispatchers.ts";
import type { PlatformError } from "../wire/platform-text.ts";
import type { ResponseType } from "../wire/response-body.ts";
import type { UploadContent } from "../wire/upload-content.ts";
import type { PlainHttp, Query } from "../wire/url.ts";
import type { AuthPolicy } from "./auth-policy.ts";
import type { Expectation } from "./expectation.ts";
import type { Origins } from "./origins.ts";
import type { RetryOptions } from "./retry.ts";

/** Status and headers of a response. */
export interface ResponseHead {
  readonly status: number;
  /** Names in lower case; values of one name joined with a comma. */
  readonly headers: Readonly<Record<string, string>>;
}

/** An error response as {@link HttpClientOptions.isPlatformError} sees it. */
export interface ErrorResponse extends ResponseHead {
  /** Path of the request. */
  readonly path: string;
  /** The parsed body, or its text if it is not JSON. */
  readonly body: unknown;
}

/**
 * The meaning of a response, for platforms whose status does not show it:
 * - `"limited"` or `limitedForMs`: rate limited, with the time to wait if known;
 * - `"credentialRejected"`: the credential was rejected;
 * - `"busy"`: nothing was done because another change is in progress; the request is sent again;
 * - `"failed"`: a temporary failure; idempotent requests are sent again;
 * - `"error"`: a permanent error;
 * - undefined: what the status says.
 */
export type Classification =
  | "limited"
  | { readonly limitedForMs: number }
  | "credentialRejected"
  | "busy"
  | "failed"
  | "error"
  | undefined;

/** A rejection that may be temporary, for example because a new permission is not active everywhere yet. */
export interface TemporaryRejection {
  /** Until when to send the request again, in milliseconds since 1970. */
  readonly until: number;
  /** Why it may be temporary, in a few words without secrets, for the status line. */
  readonly reason: string;
  /** The hint of the error if the request is still rejected then: a sentence without secrets. */
  readonly hint: string;
}

/** A request as {@link LimitOptions.key} sees it. */
export interface LimitedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Limits on requests. */
export interface LimitOptions {
  /** The maximum of concurrent requests and connections to the origin, over all clients of the connection. Defaults to 16. */
  readonly maxConcurrency?: number;
  /** The part of the origin with its own limit, such as a product or an action. Defaults to the whole origin. */
  readonly key?: string | ((request: LimitedRequest) => string);
  /** Shares limits with other processes on this machine, see {@link sharedLimits}. Defaults to not sharing. */
  readonly shared?: SharedLimits | undefined;
}

/** Options of an {@link HttpClient}. */
export interface HttpClientOptions {
  /** Base of all requests, such as `https://api.example.com`. May have a path. For `http:`, see {@link plainHttp}. */
  readonly baseUrl: string;
  /**
   * Where plain `http:` is allowed. Use `"anywhere"` only for services without `https:`, such as a metadata service on a
   * link-local address, or if the user asked for it and requests are signed. Defaults to `"this-machine"`.
   */
  readonly plainHttp?: PlainHttp | undefined;
  /**
   * Which proxy to use: `"environment"` for `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY` (the default), or `"none"`.
   */
  readonly proxy?: ProxyUse | undefined;
  /** How requests are authenticated. Defaults to no authentication. */
  readonly auth?: AuthPolicy | undefined;
  /** Headers of all requests. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Value of the `User-Agent` header, such as `@org/streamprov/1.2.0`. */
  readonly userAgent?: string | undefined;
  /** How failed requests are retried. */
  readonly retry?: RetryOptions | undefined;
  /** Limits on requests. */
  readonly limits?: LimitOptions | undefined;
  /**
   * The size limit of an unzipped response in memory, in bytes. Responses that go to a sink have no limit. Defaults to
   * 256 MB.
   */
  readonly maxResponseBytes?: number | undefined;
  /** Timeouts. */
  readonly timeouts?: WireTimeouts | undefined;
  /**
   * Reads the platform's error bodies (parsed JSON, or the text if it is not JSON). If it is missing, returns undefined or
   * throws, common forms are read.
   */
  readonly readErrorBody?: ((body: unknown, response: ResponseHead) => PlatformError | undefined) | undefined;
  /**
   * Whether a 403, 404 or 410 response carries the platform's own error body. One that does not comes from a proxy, a
   * gateway or a captive portal: it is retried like a 502 and then fails with a {@link ForeignResponseError}. Defaults to
   * accepting every response.
   */
  readonly isPlatformError?: ((response: ErrorResponse) => boolean) | undefined;
  /**
   * Decides what a response means, for platforms that respond with 200 to everything. If it throws on a success, the
   * response is invalid; if it throws on an error, the status decides.
   */
  readonly classify?: ((response: ResponseHead & { readonly body: unknown }) => Classification) | undefined;
  /**
   * Decides whether a rejection such as 401 or 403 may be temporary. If it returns undefined, the error is thrown. Defaults
   * to throwing all rejections.
   */
  readonly temporaryRejection?:
    | ((error: StatusError) => TemporaryRejection | undefined | Promise<TemporaryRejection | undefined>)
    | undefined;
  /**
   * Opens a new connection for each request, so that another server of the platform may respond. Defaults to reusing
   * connections.
   */
  readonly freshConnections?: boolean | undefined;
  /**
   * The limits, locks and shared responses of the connection, see {@link ConnectionMemory}. Clients of one connection share
   * them. Defaults to separate ones for this client.
   */
  readonly origins?: Origins | undefined;
  /** Keeps secrets out of errors and logs. Defaults to the redactor of the process. */
  readonly redactor?: Redactor | undefined;
  /** Receives the debug log: one line per attempt, without secrets and bodies. Its exceptions are ignored. Defaults to no log. */
  readonly logger?: ((line: string) => void) | undefined;
  /** Time and random numbers. Defaults to the system's. */
  readonly clock?: Clock | undefined;
}

/** Options of one request. */
export interface RequestOptions {
  /**
   * Names the request in messages where method and URL are not enough, such as `CreateAddressTemplate` for an API with a
   * single path.
   */
  readonly title?: string | undefined;
  /** Query parameters. A list is repeated; `undefined` is omitted. */
  readonly query?: Query | undefined;
  /** Sent as JSON; a `Uint8Array` is sent as it is. */
  readonly body?: unknown;
  /** Sent instead of `body`, and read from the beginning for each attempt: the content of a file, for example. */
  readonly content?: UploadContent | undefined;
  /** Sent as a form instead of `body`. */
  readonly form?: Readonly<Record<string, string>> | undefined;
  /** Additional headers. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Whether the request may be sent again if its outcome is unknown. Defaults to true for GET, HEAD, PUT, DELETE and
   * PATCH, and to false for POST. Set it to false for a PATCH that adds to the existing value.
   */
  readonly idempotent?: boolean | undefined;
  /**
   * Whether the request changes nothing at the platform. After a request that may have changed something, reads no longer
   * use earlier responses or listings of the origin. Defaults to true for GET, HEAD and OPTIONS. Set it to true for a
   * POST that only reads.
   */
  readonly safe?: boolean | undefined;
  /**
   * The request creates an object, and the caller searches for it if the outcome is unknown. The request is never repeated
   * if it may have taken effect, not even a PUT, or after a 503 with `Retry-After`. Defaults to false.
   */
  readonly creates?: boolean | undefined;
  /** Statuses that count as success in addition to those below 300, such as `[404]`. */
  readonly accept?: readonly number[] | undefined;
  /** Ends the request immediately, in addition to the signal of the operation. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Whether to follow a redirect to another origin, without credentials, for example to a presigned download. Defaults to
   * `"refuse"`, because another origin does not speak for the platform.
   */
  readonly crossOriginRedirects?: "follow" | "refuse" | undefined;
  /**
   * Checks a successful response. An idempotent request with an invalid response is sent again up to four times; otherwise
   * its outcome is unknown. Create the function once, not for each request: only GETs with the same function share a
   * response. Defaults to accepting any JSON and an empty body.
   */
  readonly expects?: Expectation | undefined;
  /**
   * Checks that a successful response is about the requested object, after `expects` and with the same consequences. It
   * must depend only on the path, the query and the body: GETs for which these are equal share a response.
   */
  readonly identifies?: Expectation | undefined;
  /** The form of the response body. Defaults to `"json"`. */
  readonly responseType?: ResponseType | undefined;
  /**
   * Creates a sink that receives the body of a successful response as it arrives, instead of `responseType`. Called for each
   * response. The body arrives in one piece if it is zipped or the client has a `classify` option. Such a GET is not
   * shared.
   */
  readonly sink?: (() => BodySink) | undefined;
  /**
   * Identifies the object that the request changes, such as a service ID. Once the platform has rejected a request as
   * `"busy"`, requests with the same key are sent one at a time.
   */
  readonly lockKey?: string | undefined;
  /**
   * After an abort, how long to wait for the response to a request that was already sent, in milliseconds, so that a new
   * object's ID is not lost. Defaults to 0.
   */
  readonly abortGraceMs?: number | undefined;
}

/** A request as {@link HttpClient.request} takes it. */
export interface HttpRequest extends RequestOptions {
  /** `GET`, `POST` and so on. */
  readonly method: string;
  /** A path below the base URL, best built with {@link url}, or a full URL of the same origin. */
  readonly path: string;
}

/** A successful response. */
export interface HttpResponse<T> extends ResponseHead {
  readonly body: T;
  /** The URL that responded (the last one after redirects), without secrets. */
  readonly url: string;
  /** The number of attempts. */
  readonly attempts: number;
  /** The platform's ID of the request. */
  readonly requestId: string | undefined;
}
