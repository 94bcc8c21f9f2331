import { formatDuration } from "../base/duration.ts";
import { textOfThrown } from "../base/hooks.ts";
import { ConnectionError } from "../errors/connection-error.ts";
import { CredentialsError } from "../errors/credentials-error.ts";
import { ForeignResponseError } from "../errors/foreign-response-error.ts";
import type { HttpErrorFacts } from "../errors/http-error.ts";
import { InvalidResponseError } from "../errors/invalid-response-error.ts";
import { OutcomeUnknownError } from "../errors/outcome-unknown-error.ts";
import { type StatusError, statusErrorFor, statusText } from "../errors/status-error.ts";
import type { Progress } from "../operation/progress.ts";
import type { AuthPolicy } from "../origin/auth-policy.ts";
import type { ClientCore } from "../origin/client-core.ts";
import type { ResponseHead } from "../origin/client-options.ts";
import type { ResponseFault } from "../origin/expectation.ts";
import type { ConnectionFailure } from "../wire/connection-failure.ts";
import {
  describeForeign,
  describeRawBody,
  type PlatformError,
  readPlatformError,
  visible,
} from "../wire/platform-text.ts";
import type { ResponseTooLargeError } from "../wire/response-size.ts";
import type { WireFailure } from "../wire/transport.ts";
import type { PreparedRequest } from "./prepared-request.ts";
import { type ReceivedResponse, requestIdOf } from "./received-response.ts";
import { maxRedirects } from "./redirect.ts";

/** An error after which an idempotent request may be sent again. */
export type RetryableError = StatusError | ConnectionError | InvalidResponseError | ForeignResponseError;

/** Creates the errors of one request: with its facts, with advice, and without secrets. */
export class FailureErrors {
  readonly #core: ClientCore;
  readonly #request: PreparedRequest;
  readonly #progress: Progress;

  constructor(core: ClientCore, request: PreparedRequest, progress: Progress) {
    this.#core = core;
    this.#request = request;
    this.#progress = progress;
  }

  /**
   * The error of a status that is not a success.
   *
   * @param options - `hintStatus`: the status whose hint is used if the platform's code has none; defaults to the
   * response's. `hint`: replaces any other hint.
   */
  status(
    response: ReceivedResponse,
    {
      hintStatus = response.status,
      hint: ownHint,
    }: { readonly hintStatus?: number | undefined; readonly hint?: string } = {},
  ): StatusError {
    const { redactor } = this.#core;
    const body = response.body.asError();
    const head = { status: response.status, headers: response.headers };
    const said = this.#readError(body, head);
    const message = said?.message ?? describeRawBody(body);
    const hint = ownHint ?? said?.hint ?? this.#hintFor(hintStatus);
    return statusErrorFor({
      ...this.#facts(response.url),
      ...head,
      body,
      requestId: said?.requestId === undefined ? requestIdOf(response.headers) : visible(said.requestId),
      code: said?.code === undefined ? undefined : visible(redactor.text(said.code)),
      platformMessage: message === undefined ? undefined : visible(redactor.text(message)),
      hint: hint === undefined ? undefined : redactor.text(hint),
      helpCode: said?.helpCode,
    });
  }

  /** The error of a conclusive status that did not come from the platform. */
  foreign(response: ReceivedResponse): ForeignResponseError {
    const { headers, body, url } = response;
    return this.#foreign(response, url, describeForeign({ headers, text: body.text }), foreignHint);
  }

  /** The error of a redirect that leaves the platform's origin. */
  foreignRedirect(head: ResponseHead, from: URL, to: URL): ForeignResponseError {
    const why = `it redirects from ${from.origin} to another origin, ${to.origin}`;
    return this.#foreign(head, from, why, `The redirect was not followed. ${foreignHint}`);
  }

  /** The error of a success whose body cannot be read. */
  unreadable(response: ReceivedResponse, problem: string): InvalidResponseError {
    const summary = `The ${statusText(response.status)} response from ${response.url.host} ${problem}`;
    return this.#invalid(response, summary, { hint: unreadableHint });
  }

  /** The error of a success whose body is not what the request expects. */
  unexpected(response: ReceivedResponse, { member, problem, isOtherObject }: ResponseFault): InvalidResponseError {
    const summary = `The response is ${isOtherObject ? "about another object" : "invalid"}: ${member === "" ? "it" : member} ${problem}`;
    return this.#invalid(response, this.#core.redactor.text(summary), {
      member: member || undefined,
      hint: isOtherObject ? otherObjectHint : member ? wrongMemberHint : unreadableHint,
    });
  }

  /** The error of a response that is larger than the client allows. */
  tooLarge({ message }: ResponseTooLargeError): InvalidResponseError | OutcomeUnknownError {
    const facts = { ...this.#facts(), hint: tooLargeHint };
    const error = new InvalidResponseError(this.#core.redactor.text(message), facts);
    return this.#request.idempotent ? error : this.outcomeUnknown(error);
  }

  /** The error of an attempt without a complete response. */
  connection(failure: WireFailure, what: ConnectionFailure, elapsedMs: number): ConnectionError {
    const { host } = this.#request.url;
    const where = failure.sent ? `No complete response from ${host}` : `Cannot reach ${host}`;
    const tried = this.#progress.attempts > 1 ? `, tried for ${formatDuration(elapsedMs)}` : "";
    return new ConnectionError(
      this.#core.redactor.text(`${where}: ${what.text}${tried}`),
      {
        ...this.#facts(),
        host,
        elapsedMs,
        code: what.code,
        helpCode: what.helpCode,
        hint: what.hint ?? (failure.sent ? undefined : "Check the address, the network and the proxy settings."),
      },
      this.#redactedCause(failure.cause),
    );
  }

  /** The error of a policy that threw something unexpected. */
  credentials(auth: AuthPolicy, thrown: unknown): CredentialsError {
    return new CredentialsError(auth.name, this.#core.redactor.text(textOfThrown(thrown)), this.#facts(), thrown);
  }

  /** The error of a request that must not be repeated and may have taken effect. */
  outcomeUnknown(cause: RetryableError, retryAfterMs?: number): OutcomeUnknownError {
    return new OutcomeUnknownError(
      `It is not known whether the ${this.#request.title ?? this.#request.method} took effect: ${cause.summary}`,
      {
        ...this.#facts(),
        status: cause.status,
        code: cause.code,
        platformMessage: cause.platformMessage,
        requestId: cause.requestId,
        retryAfterMs,
        hint: "The request was not repeated. Check whether the object exists before you create it again.",
      },
      cause,
    );
  }

  #foreign({ status, headers }: ResponseHead, url: URL, why: string, hint: string): ForeignResponseError {
    const summary = `The ${statusText(status)} response from ${url.host} does not come from the platform: ${why}`;
    return new ForeignResponseError(this.#core.redactor.text(summary), {
      ...this.#facts(url),
      status,
      requestId: requestIdOf(headers),
      hint: this.#core.redactor.text(hint),
    });
  }

  #invalid(
    { status, headers, url }: ReceivedResponse,
    summary: string,
    more: { readonly member?: string | undefined; readonly hint: string },
  ): InvalidResponseError {
    return new InvalidResponseError(this.#core.redactor.text(summary), {
      ...this.#facts(url),
      status,
      requestId: requestIdOf(headers),
      ...more,
    });
  }

  /** Falls back to the common forms if the platform's own reader throws. */
  #readError(body: unknown, head: ResponseHead): PlatformError | undefined {
    try {
      return this.#core.readErrorBody?.(body, head) ?? readPlatformError(body);
    } catch (error) {
      const hint = `Its error body could not be read as this platform's (${textOfThrown(error)}): report this to the maintainers of this package.`;
      return { ...readPlatformError(body), hint };
    }
  }

  #hintFor(status: number): string | undefined {
    const { auth } = this.#core;
    const { rejectionHint, method } = this.#request;
    if (rejectionHint !== undefined && (status === 400 || status === 401 || status === 403)) return rejectionHint;
    if (status === 401) {
      if (auth === undefined) return "The request was sent without a credential: configure one for this service.";
      const advice = auth.advice ?? "Check that it is correct, not expired or revoked, and issued for this service.";
      return `The platform rejected ${auth.name}. ${advice}`;
    }
    if (status === 403 && auth !== undefined) return `Check the permissions of ${auth.name}.`;
    if (status >= 300 && status < 400) {
      return method === "GET" || method === "HEAD"
        ? `The redirects could not be followed (at most ${maxRedirects}): check the address.`
        : `Redirects of a ${method} are not followed: check the address.`;
    }
    return undefined;
  }

  /** A connection's error may quote a header or an address: keeps only its redacted text. */
  #redactedCause(cause: unknown): Error {
    const { redactor } = this.#core;
    const text = cause instanceof Error ? cause.message : String(cause);
    const clean = new Error(redactor.text(text));
    if (cause instanceof Error) {
      clean.name = cause.name;
      clean.stack = redactor.text(cause.stack ?? text);
    }
    return clean;
  }

  #facts(url: URL = this.#request.url): HttpErrorFacts {
    return {
      title: this.#request.title,
      method: this.#request.method,
      url: this.#core.redactor.url(url),
      attempts: this.#progress.attempts,
    };
  }
}

const wrongMemberHint =
  "The response was ignored. Run the command again. If this happens again, report it to the maintainers of this package.";
const otherObjectHint =
  "The response was ignored. Run the command again. If this happens again, a proxy or a cache may mix up responses: check the proxy settings (HTTPS_PROXY, NO_PROXY) and the configured address.";
const unreadableHint = "Check that the address is the platform's own: a proxy or a login page may have responded.";
const foreignHint =
  "A proxy, a gateway or a captive portal may have responded instead: check the network, the proxy settings (HTTPS_PROXY, NO_PROXY) and the configured address, then try again.";
const tooLargeHint =
  "Check that the address is the platform's own. If it is, report this to the maintainers of this package: the client's limit (maxResponseBytes) is too low.";
