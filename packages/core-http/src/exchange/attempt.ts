import type { Dispatcher } from "undici";
import { formatDuration } from "../base/duration.ts";
import { notify } from "../base/hooks.ts";
import { untilAborted } from "../base/until-aborted.ts";
import { HttpError } from "../errors/http-error.ts";
import { statusText } from "../errors/status-error.ts";
import type { TaskOperation } from "../operation/shared-task.ts";
import type { AuthPolicy, OutgoingRequest } from "../origin/auth-policy.ts";
import type { ClientCore } from "../origin/client-core.ts";
import { GuardedSink } from "../wire/body-sink.ts";
import { describeConnectionFailure } from "../wire/connection-failure.ts";
import { mayBeZipped, plainBytes, ReceivedBody } from "../wire/response-body.ts";
import { ResponseTooLargeError } from "../wire/response-size.ts";
import { ResponseWait, type ResponseWaitOptions } from "../wire/response-wait.ts";
import { send, WireFailure, type WireHead, type WireResponse } from "../wire/transport.ts";
import type { FailureErrors } from "./failures.ts";
import { isSuccess, type PreparedRequest } from "./prepared-request.ts";
import { type ReceivedResponse, requestIdOf } from "./received-response.ts";
import { harmlessHeaders, maxRedirects, redirectLocation, redirectTarget } from "./redirect.ts";

/** An attempt without a complete response. */
export interface FailedAttempt {
  readonly failure: WireFailure;
}

/** Sends one request as often as it is attempted: adds the credential, follows redirects and reads the response. */
export class AttemptSender {
  readonly #core: ClientCore;
  readonly #request: PreparedRequest;
  readonly #operation: TaskOperation;
  readonly #errors: FailureErrors;
  readonly #onSilence: ResponseWaitOptions["onSilence"];

  /** @param onSilence - Called when the host has not responded for a long time. */
  constructor(
    core: ClientCore,
    request: PreparedRequest,
    operation: TaskOperation,
    errors: FailureErrors,
    onSilence: ResponseWaitOptions["onSilence"],
  ) {
    this.#core = core;
    this.#request = request;
    this.#operation = operation;
    this.#errors = errors;
    this.#onSilence = onSilence;
  }

  /** Sends the request once, and again for each redirect that it follows. */
  async send(dispatcher: Dispatcher): Promise<ReceivedResponse | FailedAttempt> {
    const { progress } = this.#operation;
    progress.waitingFor = "its credential";
    const started = this.#core.logger === undefined ? 0 : this.#core.clock.now();
    try {
      let outgoing = await this.#authorized(this.#request.url);
      progress.waitingFor = `the response from ${this.#request.url.host}`;
      for (let redirects = 0; ; redirects++) {
        const { wire, sink } = await this.#sendOnce(dispatcher, outgoing);
        const { status, headers } = wire;
        const location = redirectLocation(outgoing.url, wire);
        if (location !== undefined) this.#requireOwnOrigin(wire, outgoing.url, location);
        const target = redirects < maxRedirects ? redirectTarget(outgoing.method, location) : undefined;
        if (target === undefined) {
          const bytes = plainBytes(wire, this.#request.responseType, this.#core.maxResponseBytes);
          const body = new ReceivedBody(bytes instanceof Promise ? await bytes : bytes);
          this.#log(`${statusText(status)}${requestIdText(headers)}`, started, outgoing.url);
          return { status, headers, body, sink, url: outgoing.url, sentRequest: outgoing };
        }
        outgoing = await this.#redirected(outgoing, target);
      }
    } catch (error) {
      if (error instanceof ResponseTooLargeError) throw this.#errors.tooLarge(error);
      if (!(error instanceof WireFailure)) throw error;
      // Reading the request's body failed, not the connection.
      if (error.cause instanceof HttpError) throw error.cause;
      this.#log(describeConnectionFailure(error.cause).text, started, this.#request.url);
      return { failure: error };
    }
  }

  /** Gives the policy one chance to renew a rejected credential. Returns whether to send the request again. */
  async renewCredential({ status, headers, body, sentRequest }: ReceivedResponse): Promise<boolean> {
    const { auth } = this.#core;
    const rejected = auth?.rejected;
    if (auth === undefined || rejected === undefined) return false;
    this.#operation.progress.waitingFor = "a renewed credential";
    const response = { status, headers, body: body.asError(), request: sentRequest };
    return (await this.#callPolicy(auth, () => rejected.call(auth, response))) === "retry";
  }

  async #sendOnce(
    dispatcher: Dispatcher,
    outgoing: OutgoingRequest,
  ): Promise<{ readonly wire: WireResponse; readonly sink: GuardedSink | undefined }> {
    const { progress, signal } = this.#operation;
    const { body: content } = this.#request;
    let sink: GuardedSink | undefined;
    // An upload reports its own progress.
    const wait = typeof content === "function" ? undefined : this.#waitForResponse();
    try {
      const wire = await send(
        dispatcher,
        { ...outgoing, body: typeof content === "function" ? content() : content },
        {
          timeouts: this.#core.timeouts,
          maxBytes: this.#core.maxResponseBytes,
          signal: wait?.signal ?? signal,
          onSend: () => {
            progress.onWire = true;
            if (!this.#request.idempotent) progress.outcome = "unknown";
          },
          onResponse: () => wait?.end(),
          bodyTo: (head, firstPart) => {
            sink = this.#sinkFor(head, firstPart);
            return sink;
          },
        },
      );
      return { wire, sink };
    } finally {
      progress.onWire = false;
      wait?.end();
    }
  }

  /** A sink takes the body as it arrives only if nobody needs the whole body first. */
  #sinkFor({ status }: WireHead, firstPart: Buffer): GuardedSink | undefined {
    const { sink } = this.#request;
    if (sink === undefined || this.#core.classify !== undefined) return undefined;
    return isSuccess(this.#request, status) && !mayBeZipped(firstPart) ? new GuardedSink(sink) : undefined;
  }

  /** A read is given up early, because it can be repeated. For a write, the wire's own timeout applies. */
  #waitForResponse(): ResponseWait {
    const { clock, timeouts } = this.#core;
    const { safe } = this.#request;
    return new ResponseWait({
      clock,
      signal: this.#operation.signal,
      limitMs: safe ? Math.min(timeouts.readHeadersMs, timeouts.headersMs) : timeouts.headersMs,
      ends: safe,
      onSilence: this.#onSilence,
    });
  }

  async #authorized(url: URL): Promise<OutgoingRequest> {
    const { method, headers, body } = this.#request;
    const { auth } = this.#core;
    const bytes = typeof body === "function" ? undefined : body;
    const outgoing = { method, url, headers: { ...headers }, body: bytes, operation: this.#operation };
    if (auth !== undefined) await this.#callPolicy(auth, () => auth.authorize(outgoing));
    return outgoing;
  }

  /** Wraps an unexpected exception from a policy in an error that names the policy. */
  async #callPolicy<T>(auth: AuthPolicy, call: () => T | Promise<T>): Promise<T> {
    const { signal } = this.#operation;
    try {
      const result = call();
      return result instanceof Promise ? await untilAborted(result, signal) : result;
    } catch (error) {
      if (error instanceof HttpError || signal.aborted) throw error;
      throw this.#errors.credentials(auth, error);
    }
  }

  /** @throws ForeignResponseError if a redirect leaves the platform's origin and the caller did not allow that. */
  #requireOwnOrigin(head: WireHead, from: URL, to: URL): void {
    if (to.origin === this.#core.base.origin || this.#request.crossOriginRedirects === "follow") return;
    this.#operation.progress.outcome = "none";
    throw this.#errors.foreignRedirect(head, from, to);
  }

  #redirected(from: OutgoingRequest, target: URL): Promise<OutgoingRequest> | OutgoingRequest {
    const { origin } = this.#core.base;
    const foreign = from.url.origin !== origin || target.origin !== origin;
    return foreign ? { ...from, url: target, headers: harmlessHeaders(from.headers) } : this.#authorized(target);
  }

  #log(outcome: string, started: number, url: URL): void {
    const { logger, clock, redactor } = this.#core;
    if (logger === undefined) return;
    const took = formatDuration(clock.now() - started);
    const attempt = this.#operation.progress.attempts;
    const line = `${this.#request.title ?? this.#request.method} ${url.href} -> ${outcome} in ${took} (attempt ${attempt})`;
    notify(logger, redactor.text(line));
  }
}

function requestIdText(headers: Readonly<Record<string, string>>): string {
  const requestId = requestIdOf(headers);
  return requestId === undefined ? "" : `, request id ${requestId},`;
}
