import type { Clock } from "../base/clock.ts";
import type { StatusError } from "../errors/status-error.ts";
import type { SharedLimits } from "../limits/shared-limit-file.ts";
import type { Redactor } from "../redaction/redactor.ts";
import type { BodySink } from "../wire/body-sink.ts";
import type { ProxyUse, WireTimeouts } from "../wire/dispatchers.ts";
import type { PlatformError } from "../wire/platform-text.ts";
import type { ResponseType } from "../wire/response-body.ts";
import type { PlainHttp, Query } from "../wire/url.ts";
import type { AuthPolicy } from "./auth-policy.ts";
import type { Expectation } from "./expectation.ts";
import type { RetryOptions } from "./retry.ts";

/** Status and headers of an answer. */
export interface ResponseHead {
  readonly status: number;
  /** Names in lower case; values of one name joined with a comma. */
  readonly headers: Readonly<Record<string, string>>;
}

/** An error response as {@link HttpClientOptions.isPlatformError} sees it. */
export interface ErrorResponse extends ResponseHead {
  /** Path of the request. */
  readonly path: string;
  /** The parsed body, or its text when it is not JSON. */
  readonly body: unknown;
}

/**
 * What an answer means, for platforms whose status does not tell: refused by the rate limit (with the time to wait, if
 * known), refused for its credential, refused for now with nothing done (something else is going on: whatever was asked
 * is asked again), a failure that may pass, or an error for good. Undefined: as the status says.
 */
export type Classification =
  | "limited"
  | { readonly limitedForMs: number }
  | "refused"
  | "busy"
  | "failed"
  | "error"
  | undefined;

/** A refusal that may pass, because what was granted lately is not known everywhere yet. */
export interface TemporaryRejection {
  /** Until when the request is sent again: milliseconds since 1970. */
  readonly until: number;
  /** Why it may pass, for the status line: a few words without secrets. */
  readonly reason: string;
  /** What to say beside the refusal when it has not passed by then: a sentence without secrets. */
  readonly hint: string;
}

/** A request as {@link LimitOptions.key} sees it. */
export interface LimitedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** How many requests there may be. */
export interface LimitOptions {
  /** Most requests (and connections) at a time to the origin, all clients of the process together. Default 16. */
  readonly maxConcurrency?: number;
  /** What the platform limits by itself within the origin (a product, an action). Default: the origin as a whole. */
  readonly key?: string | ((request: LimitedRequest) => string);
  /** Shares what is learned of limits with other processes on this machine, see {@link sharedLimits}. Default: no. */
  readonly shared?: SharedLimits | undefined;
}

/** Options of an {@link HttpClient}. */
export interface HttpClientOptions {
  /** Base of all requests: `https://api.example.com`, may have a path. `http:` only as {@link plainHttp} says. */
  readonly baseUrl: string;
  /**
   * Where plain `http:` is taken. Default `"this-machine"`. `"anywhere"` is for what there is no other way to: a
   * metadata service on a link-local address, or a user who asked for it where signatures keep the secret off the wire.
   */
  readonly plainHttp?: PlainHttp | undefined;
  /**
   * Which proxy is used: the one of `HTTP_PROXY` and its kin (default), or `"none"`, for what must be asked by this
   * machine itself.
   */
  readonly proxy?: ProxyUse | undefined;
  /** How requests are authenticated. Default: not at all. */
  readonly auth?: AuthPolicy | undefined;
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Value of the `User-Agent` header, such as `@org/streamprov/1.2.0`. */
  readonly userAgent?: string | undefined;
  /** How failures are tried again. */
  readonly retry?: RetryOptions | undefined;
  /** How many requests there may be. */
  readonly limits?: LimitOptions | undefined;
  /**
   * How long one answer may be in memory, unpacked, in bytes. Default 256 MB, far more than platforms send; a small
   * answer may unpack to any size. What a sink takes as it arrives has no limit.
   */
  readonly maxResponseBytes?: number | undefined;
  /** When the wire gives up. */
  readonly timeouts?: WireTimeouts | undefined;
  /**
   * Reads the platform's error bodies (parsed JSON, or the text when it is none). Default, and whenever it returns
   * undefined or throws: the forms that are common among platforms.
   */
  readonly readErrorBody?: ((body: unknown, response: ResponseHead) => PlatformError | undefined) | undefined;
  /**
   * Whether a 403, 404 or 410 response carries the platform's own error body. One that does not comes from a proxy, a
   * gateway or a captive portal: it is retried like a 502 and then fails with a {@link ForeignResponseError}. Default:
   * every response is the platform's.
   */
  readonly isPlatformError?: ((response: ErrorResponse) => boolean) | undefined;
  /**
   * What an answer means, for platforms that answer 200 to everything. A success that it throws on is taken for an answer
   * that cannot be used, a failure for what its status says.
   */
  readonly classify?: ((response: ResponseHead & { readonly body: unknown }) => Classification) | undefined;
  /**
   * Whether an error that would be thrown for good (401, 403 and their like, by which nothing was done) may pass.
   * Undefined throws it. Default: none does.
   */
  readonly temporaryRejection?:
    | ((refusal: StatusError) => TemporaryRejection | undefined | Promise<TemporaryRejection | undefined>)
    | undefined;
  /**
   * Opens a connection for each request, so that a platform with several servers lets another one answer. Default: they
   * are kept and shared.
   */
  readonly freshConnections?: boolean | undefined;
  /** Keeps secrets out of errors and logs. Default: one for the process. */
  readonly redactor?: Redactor | undefined;
  /** Takes the debug log, one line an attempt, without secrets and without bodies. What it throws is ignored. Default: no log. */
  readonly logger?: ((line: string) => void) | undefined;
  /** Time and chance. Default: the machine's. */
  readonly clock?: Clock | undefined;
}

/** Options of one request. */
export interface RequestOptions {
  /**
   * What is asked, for messages, where method and URL do not tell: `CreateAddressTemplate` of an API whose requests all
   * go to one path.
   */
  readonly title?: string | undefined;
  /** Query parameters: a list is repeated, `undefined` left out. */
  readonly query?: Query | undefined;
  /** Sent as JSON; a `Uint8Array` as it is. */
  readonly body?: unknown;
  /** Sent as a form instead of `body`. */
  readonly form?: Readonly<Record<string, string>> | undefined;
  /** More headers. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Whether the request may be sent again when it is not known what became of it. Default true for GET, HEAD, PUT,
   * DELETE and PATCH, false for POST. A PATCH that adds to what is there must say false.
   */
  readonly idempotent?: boolean | undefined;
  /**
   * Whether the request changes nothing at the platform. After one that may have changed something, nothing that was
   * read of the origin before serves a read that is shared or answered from a listing. Default true for GET, HEAD and
   * OPTIONS; a POST that only asks says so.
   */
  readonly safe?: boolean | undefined;
  /**
   * The request creates an object, and the caller looks for it when it is not known what became of it. It is then never
   * repeated where something may have been made: not by PUT either, and not after a 503 that says when to come back,
   * which is no proof that nothing was done. Default false.
   */
  readonly creates?: boolean | undefined;
  /** Statuses that count as success beside those below 300, such as `[404]`. */
  readonly accept?: readonly number[] | undefined;
  /** Ends the request at once, beside the signal the client is bound to. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Whether a redirect to another origin is followed, without credentials, as to a presigned download. Default
   * `"refuse"`: another origin does not speak for the platform.
   */
  readonly crossOriginRedirects?: "follow" | "refuse" | undefined;
  /**
   * What a successful answer must hold. One that does not is sent for again like one that is no JSON, as often as after
   * a failure; of a request that must not be repeated it is not known then what became of it. Made once, not for each
   * request: only GETs with the same expectation share an answer. Default: any JSON will do, and none.
   */
  readonly expects?: Expectation | undefined;
  /** The form in which the body is given. Default `"json"`. */
  readonly responseType?: ResponseType | undefined;
  /**
   * Makes what takes the body of a successful answer as it arrives, instead of `responseType`. Called for each answer
   * anew. The body comes in one piece when it is zipped, and when the client has to `classify` it first. Such a GET is
   * not shared.
   */
  readonly sink?: (() => BodySink) | undefined;
  /**
   * What the request changes and what may be busy with another change, such as a service by its ID. Once the platform
   * has said so (`"busy"`), the requests of one key go one after another, as soon as the place was seen to be free after
   * the one before.
   */
  readonly lockKey?: string | undefined;
  /**
   * After an abort, how long a request that was already sent and may take effect is still waited for, in milliseconds,
   * so that an object that is just being created is not lost. Default 0.
   */
  readonly abortGraceMs?: number | undefined;
}

/** A request as {@link HttpClient.request} takes it. */
export interface HttpRequest extends RequestOptions {
  /** `GET`, `POST` and so on. */
  readonly method: string;
  /** Path below the base URL, best made with {@link url}, or a full URL of the same origin. */
  readonly path: string;
}

/** A successful answer. */
export interface HttpResponse<T> extends ResponseHead {
  readonly body: T;
  /** The URL that answered (the last one, after redirects), without secrets. */
  readonly url: string;
  /** How many times the request was sent. */
  readonly attempts: number;
  /** The platform's identifier of the request. */
  readonly requestId: string | undefined;
}
