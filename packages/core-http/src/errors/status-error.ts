import { HttpError, type HttpErrorFacts } from "./http-error.ts";

/** What a {@link StatusError} knows beside the facts of every error. */
export interface StatusErrorFacts extends HttpErrorFacts {
  readonly status: number;
  /** The parsed body of the answer, for a caller that must look into it. May hold secrets: never print it. */
  readonly body?: unknown;
  /** The answer's headers, names in lower case. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/**
 * The platform answered with a status that is not success. {@link statusErrorFor} gives the class of the status.
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
  declare readonly status: number;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #body: unknown;

  constructor(facts: StatusErrorFacts) {
    super(summaryOf(facts), facts);
    // Private, so that printing the error object never prints what may hold secrets.
    this.#headers = facts.headers ?? {};
    this.#body = facts.body;
  }

  /** The answer's headers, names in lower case. They are as the platform sent them: never print them all. */
  get headers(): Readonly<Record<string, string>> {
    return this.#headers;
  }

  /** The parsed body of the answer. It is as the platform sent it and may hold secrets: never print it. */
  get body(): unknown {
    return this.#body;
  }
}

/** Status 401: the credential was missing, wrong or expired. The message names which one. */
export class AuthenticationError extends StatusError {}

/** Status 403: the credential is known but may not do this. */
export class PermissionError extends StatusError {}

/** Status 404: there is no such object. */
export class NotFoundError extends StatusError {}

/** Status 409: the object exists already, or is in a state that forbids the change. */
export class ConflictError extends StatusError {}

/** Status 429: the rate limit; seen only by a caller whose deadline ended the waiting. */
export class RateLimitError extends StatusError {}

/** The error of the class that belongs to the status. */
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
  // "200 OK" would say the opposite of what happened: the platform's code is all there is.
  if (facts.status < 300 && facts.code !== undefined) return text ? `${facts.code}: ${text}` : facts.code;
  return text === undefined || text === "" ? statusText(facts.status) : `${statusText(facts.status)}: ${text}`;
}
