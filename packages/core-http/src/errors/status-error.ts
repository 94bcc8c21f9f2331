import type { HelpCode } from "./help-code.ts";
import { HttpError, type HttpErrorFacts } from "./http-error.ts";

/** The facts of a {@link StatusError}. */
export interface StatusErrorFacts extends HttpErrorFacts {
  readonly status: number;
  /** Defaults to the entry about the status. */
  readonly helpCode?: HelpCode | undefined;
  /** The parsed response body. It may contain secrets: never print it. */
  readonly body?: unknown;
  /** The response headers, names in lower case. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/**
 * The platform responded with an error status. {@link statusErrorFor} creates the subclass for the status.
 *
 * @example
 * ```ts
 * try {
 *   await client.get(url`/iam/v2/users/${id}`);
 * } catch (error) {
 *   if (error instanceof NotFoundError) return undefined;
 *   throw error;
 * }
 * ```
 */
export class StatusError extends HttpError {
  override readonly helpCode: HelpCode;
  declare readonly status: number;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #body: unknown;

  constructor(facts: StatusErrorFacts) {
    super(summaryOf(facts), facts);
    this.helpCode = facts.helpCode ?? helpCodeOfStatus(facts.status);
    // Private, so that printing the error never prints secrets.
    this.#headers = facts.headers ?? {};
    this.#body = facts.body;
  }

  /** The response headers, names in lower case. They are not redacted: never print them all. */
  get headers(): Readonly<Record<string, string>> {
    return this.#headers;
  }

  /** The parsed response body. It is not redacted and may contain secrets: never print it. */
  get body(): unknown {
    return this.#body;
  }
}

/** Status 401: the credential was missing, wrong or expired. The message names which one. */
export class AuthenticationError extends StatusError {}

/** Status 403: the credential lacks the permission. */
export class PermissionError extends StatusError {}

/** Status 404: the object does not exist. */
export class NotFoundError extends StatusError {}

/** Status 409: the object already exists, or its state does not allow the change. */
export class ConflictError extends StatusError {}

/** Status 429: rate limited. Only visible as the last failure of a request whose deadline passed. */
export class RateLimitError extends StatusError {}

/** Creates the error class for the status. */
export function statusErrorFor(facts: StatusErrorFacts): StatusError {
  switch (facts.status) {
    case 401:
      return new AuthenticationError(facts);
    case 403:
      return new PermissionError(facts);
    case 404:
      return new NotFoundError(facts);
    case 409:
      return new ConflictError(facts);
    case 429:
      return new RateLimitError(facts);
    default:
      return new StatusError(facts);
  }
}

const helpCodes: Readonly<Record<number, HelpCode>> = {
  401: "credentials-rejected",
  402: "quota-exceeded",
  403: "no-permission",
  404: "not-found",
  409: "conflict",
  429: "rate-limited",
};

function helpCodeOfStatus(status: number): HelpCode {
  return helpCodes[status] ?? (status >= 500 ? "platform-unavailable" : "request-rejected");
}

/** The reason phrases of the statuses that platforms use; HTTP/2 and some servers send none. */
const reasons: Readonly<Record<number, string>> = {
  200: "OK",
  201: "Created",
  202: "Accepted",
  204: "No Content",
  301: "Moved Permanently",
  302: "Found",
  303: "See Other",
  304: "Not Modified",
  307: "Temporary Redirect",
  308: "Permanent Redirect",
  400: "Bad Request",
  401: "Unauthorized",
  402: "Payment Required",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
  408: "Request Timeout",
  409: "Conflict",
  410: "Gone",
  411: "Length Required",
  412: "Precondition Failed",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  423: "Locked",
  424: "Failed Dependency",
  425: "Too Early",
  428: "Precondition Required",
  429: "Too Many Requests",
  431: "Request Header Fields Too Large",
  451: "Unavailable For Legal Reasons",
  500: "Internal Server Error",
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
  507: "Insufficient Storage",
};

/** The status with its reason: `404 Not Found`. */
export function statusText(status: number): string {
  const reason = reasons[status];
  return reason === undefined ? `status ${status}` : `${status} ${reason}`;
}

function summaryOf(facts: StatusErrorFacts): string {
  const text = facts.platformMessage;
  // "200 OK" would be misleading: only the platform's code says that it failed.
  if (facts.status < 300 && facts.code !== undefined) return text ? `${facts.code}: ${text}` : facts.code;
  return text === undefined || text === "" ? statusText(facts.status) : `${statusText(facts.status)}: ${text}`;
}
