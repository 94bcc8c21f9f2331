import type { Dispatcher } from "undici";
import { formatDuration } from "../base/duration.ts";
import { tell, textOfThrown } from "../base/hooks.ts";
import { untilAborted } from "../base/until-aborted.ts";
import { ConnectionError } from "../errors/connection-error.ts";
import { CredentialsError } from "../errors/credentials-error.ts";
import { ForeignResponseError } from "../errors/foreign-response-error.ts";
import { HttpError } from "../errors/http-error.ts";
import { InvalidAnswerError } from "../errors/invalid-answer-error.ts";
import { OutcomeUnknownError } from "../errors/outcome-unknown-error.ts";
import { type StatusError, statusErrorFor, statusText } from "../errors/status-error.ts";
import { BusyTurn } from "../limits/busy-place.ts";
import type { Limiter, Permit } from "../limits/limiter.ts";
import { pathFamily } from "../limits/path-family.ts";
import { type RateHeaders, readRateHeaders } from "../limits/rate-headers.ts";
import type { FlightOperation } from "../operation/flight.ts";
import type { WaitEvent } from "../operation/operation.ts";
import type { AuthPolicy, OutgoingRequest } from "../origin/auth-policy.ts";
import type { ClientCore } from "../origin/client-core.ts";
import type { Classification, PassingRefusal, ResponseHead } from "../origin/client-options.ts";
import type { AnswerFault, Expectation } from "../origin/expectation.ts";
import { busyPlaceFor } from "../origin/origin-state.ts";
import { isTemporaryStatus, retryDelay } from "../origin/retry.ts";
import { mayBeZipped, plainBytes, ReceivedBody, type ResponseType } from "../wire/answer-body.ts";
import { AnswerTooLargeError } from "../wire/answer-size.ts";
import { AnswerWait } from "../wire/answer-wait.ts";
import { type BodySink, GuardedSink } from "../wire/body-sink.ts";
import { describeConnectionFailure, isWithoutAddress } from "../wire/connection-failure.ts";
import {
  describeForeign,
  describeRawBody,
  type PlatformError,
  readPlatformError,
  visible,
} from "../wire/platform-text.ts";
import { send, type WireAnswer, WireFailure } from "../wire/transport.ts";
import { harmlessHeaders, maxRedirects, redirectLocation, redirectTarget } from "./redirect.ts";

/** A request that is ready but for its credential. */
export interface PreparedRequest {
  /** What is asked, for messages, where method and URL do not tell. */
  readonly title: string | undefined;
  readonly method: string;
  readonly url: URL;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Its bytes, or what reads them anew for each attempt. */
  readonly body: Uint8Array | (() => AsyncIterable<Uint8Array>) | undefined;
  readonly idempotent: boolean;
  /** It changes nothing at the platform. */
  readonly safe: boolean;
  /** The caller looks for what it may have made rather than to have it repeated. */
  readonly creates: boolean;
  readonly accept: readonly number[];
  /** Whether a redirect to another origin is followed. */
  readonly crossOriginRedirects: "follow" | "refuse";
  /** What a successful answer must hold. */
  readonly expects?: Expectation | undefined;
  readonly responseType: ResponseType;
  /** Makes what takes the body of a successful answer. */
  readonly sink: (() => BodySink) | undefined;
  /** What to do when the platform does not allow it. Default: to look at the credential. */
  readonly refusalHint?: string | undefined;
  /** What may be busy with another change. */
  readonly busyKey?: string | undefined;
}

/** A successful answer. */
export interface ExchangeAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly url: URL;
  readonly attempts: number;
  readonly requestId: string | undefined;
}

/**
 * One request with everything that may be needed until it is answered: its turn at the limiter, the credential,
 * redirects, a renewed credential, waits for the rate limit, retries.
 */
export async function exchange(
  core: ClientCore,
  request: PreparedRequest,
  operation: FlightOperation,
): Promise<ExchangeAnswer> {
  return new Exchange(core, request, operation).run();
}

/** A wait for the rate limit that is shorter than this is not told to the operation, in milliseconds. */
const shortestToldWaitMs = 1000;

/** So many invalid answers are asked for again, however long an outage is borne: they rarely pass. */
const mostInvalidAnswers = 4;

/** The first wait before a refused request that may pass is sent again, and the longest, in milliseconds. */
const firstRefusalPauseMs = 500;
const maxRefusalPauseMs = 10_000;

/** Statuses from which callers conclude something about the object: that it is gone, or hidden from the credential. */
const tellingStatuses: ReadonlySet<number> = new Set([403, 404, 410]);

/** For so long a host is asked for whose name has no address: its entry may have been made just now. In milliseconds. */
const noAddressMs = 25_000;

/** A complete answer, without gzip. */
interface Answer extends Omit<WireAnswer, "body"> {
  readonly body: ReceivedBody;
}

/** An answer with the request it belongs to. */
interface Answered {
  readonly answer: Answer;
  /** What took the body, when it went there as it arrived. */
  readonly filled: GuardedSink | undefined;
  readonly url: URL;
  readonly sentRequest: OutgoingRequest;
}

/** An answer with what it means, and what it says of the rate limit. */
interface Judged extends Answered {
  readonly verdict: Verdict;
  readonly rate: RateHeaders;
  /** When it was sent, in milliseconds since 1970. */
  readonly sentAt: number;
}

/** What an answer means. What the client's `classify` failed on is neither success nor error. */
type Verdict = Exclude<Classification, undefined> | "success" | "foreign" | { readonly unjudged: string };

/** What became of one attempt: an answer of some kind, or none. */
type Attempt = Judged | { readonly failure: WireFailure };

class Exchange {
  readonly #core: ClientCore;
  readonly #request: PreparedRequest;
  readonly #operation: FlightOperation;
  readonly #limiter: Limiter;
  readonly #order: number;
  readonly #began: number;
  readonly #busyTurn: BusyTurn | undefined;
  /** From when the time for retries counts: a turn is not waited for on its account. */
  #retriesFrom: number;
  #failures = 0;
  /** Since when the host's name has had no address, in milliseconds since 1970. */
  #withoutAddressSince: number | undefined;
  #invalid = 0;
  #refusals = 0;
  /** Why the last refusal might have passed. */
  #passing: PassingRefusal | undefined;
  #credentialRenewed = false;

  constructor(core: ClientCore, request: PreparedRequest, operation: FlightOperation) {
    this.#core = core;
    this.#request = request;
    this.#operation = operation;
    this.#limiter = core.limiter({ ...request, headers: { ...request.headers } });
    this.#order = this.#limiter.takeOrder();
    this.#began = core.clock.now();
    this.#retriesFrom = this.#began;
    const { busyKey, title, method, url } = request;
    if (busyKey !== undefined) {
      this.#busyTurn = new BusyTurn(busyPlaceFor(core.clock, url.origin, busyKey), title ?? method);
    }
  }

  async run(): Promise<ExchangeAnswer> {
    try {
      await this.#beginBusyTurn();
      for (;;) {
        const attempt = await this.#attempt();
        const answer =
          "failure" in attempt ? await this.#afterFailure(attempt.failure) : await this.#afterAnswer(attempt);
        if (answer !== undefined) {
          if ("sentAt" in attempt) this.#busyTurn?.done(attempt.sentAt);
          return answer;
        }
        if (this.#operation.progress.closing) throw this.#operation.progress.cancelled(undefined);
      }
    } finally {
      this.#busyTurn?.end();
    }
  }

  async #beginBusyTurn(): Promise<void> {
    if (this.#busyTurn === undefined) return;
    const { progress, signal } = this.#operation;
    progress.waitingFor = `its turn at ${this.#host}, which is busy with another change`;
    const waitMs = await this.#busyTurn.begin(signal);
    if (waitMs > 0) await this.#core.clock.sleep(waitMs, signal);
    this.#retriesFrom = this.#core.clock.now();
  }

  /** One attempt from its turn to the verdict. However it ends, its permit is given back here. */
  async #attempt(): Promise<Attempt> {
    const { progress } = this.#operation;
    const dispatcher = await this.#core.dispatcher();
    const permit = await this.#turn();
    try {
      progress.attempts++;
      const sent = await this.#send(dispatcher);
      if ("failure" in sent) return sent;
      const rate = readRateHeaders(sent.answer.headers, this.#core.clock.now());
      const verdict = this.#judge(sent);
      const limit = limitOf(verdict, rate);
      if (limit === undefined) permit.passed(rate);
      else permit.limited(limit.waitMs);
      return { ...sent, verdict, rate, sentAt: permit.since };
    } finally {
      // Only where nothing was learnt from an answer: a permit is given back once.
      permit.cancelled();
    }
  }

  /** Sends the request with its credential and follows redirects. */
  async #send(dispatcher: Dispatcher): Promise<Answered | { readonly failure: WireFailure }> {
    const { progress, signal } = this.#operation;
    progress.waitingFor = "its credential";
    const started = this.#core.logger === undefined ? 0 : this.#core.clock.now();
    try {
      let outgoing = await this.#authorized(this.#request.url);
      progress.waitingFor = `the answer of ${this.#host}`;
      for (let redirects = 0; ; redirects++) {
        let filled: GuardedSink | undefined;
        const { body: content } = this.#request;
        const body = typeof content === "function" ? content() : content;
        // An upload tells by itself how far it is.
        const wait = typeof content === "function" ? undefined : this.#waitForAnswer();
        const wire = await send(
          dispatcher,
          { ...outgoing, body },
          {
            timeouts: this.#core.timeouts,
            maxBytes: this.#core.maxAnswerBytes,
            signal: wait?.signal ?? signal,
            onSend: () => {
              progress.onWire = true;
              if (!this.#request.idempotent) progress.outcome = "unknown";
            },
            onAnswer: () => wait?.end(),
            bodyTo: (head, firstPart) => {
              const { sink } = this.#request;
              const streams =
                this.#isSuccess(head.status) && this.#core.classify === undefined && !mayBeZipped(firstPart);
              if (sink !== undefined && streams) filled = new GuardedSink(sink);
              return filled;
            },
          },
        ).finally(() => {
          progress.onWire = false;
          wait?.end();
        });
        const location = redirectLocation(outgoing.url, wire);
        if (location !== undefined) this.#holdToOrigin(wire, outgoing.url, location);
        const target = redirects < maxRedirects ? redirectTarget(outgoing.method, location) : undefined;
        if (target === undefined) {
          const bytes = plainBytes(wire, this.#request.responseType, this.#core.maxAnswerBytes);
          const received = new ReceivedBody(bytes instanceof Promise ? await bytes : bytes);
          this.#log(`${statusText(wire.status)}${idText(requestIdOf(wire.headers))}`, started, outgoing.url);
          return { answer: { ...wire, body: received }, filled, url: outgoing.url, sentRequest: outgoing };
        }
        outgoing = await this.#redirected(outgoing, target);
      }
    } catch (error) {
      if (error instanceof AnswerTooLargeError) throw this.#tooLarge(error);
      if (!(error instanceof WireFailure)) throw error;
      // What was to be sent could not be read: no failure of the connection.
      if (error.cause instanceof HttpError) throw error.cause;
      this.#log(describeConnectionFailure(error.cause).text, started, this.#request.url);
      return { failure: error };
    }
  }

  /** Waits for the turn, and tells of it when it is the rate limit that makes it wait. */
  async #turn(): Promise<Permit> {
    const { progress, signal } = this.#operation;
    const state = this.#limiter.state(this.#family);
    progress.waitingFor = state.limited ? `the rate limit of ${this.#host}` : `a free connection to ${this.#host}`;
    if (state.delayMs >= shortestToldWaitMs) {
      this.#tellWait("limited", state.delayMs, `the rate limit of ${this.#host}`, undefined);
    }
    return this.#limiter.acquire(this.#order, signal, this.#family);
  }

  /** What reads is given up after a while, to be asked again; for how long a write is waited for is up to the wire. */
  #waitForAnswer(): AnswerWait {
    const { clock, timeouts } = this.#core;
    const { safe } = this.#request;
    return new AnswerWait({
      clock,
      signal: this.#operation.signal,
      limitMs: safe ? Math.min(timeouts.readHeadersMs, timeouts.headersMs) : timeouts.headersMs,
      ends: safe,
      onSilence: ({ sinceMs, leftMs }) =>
        this.#tellWait("answer", leftMs, `no answer for ${formatDuration(sinceMs)}`, undefined),
    });
  }

  async #authorized(url: URL): Promise<OutgoingRequest> {
    const { method, headers, body } = this.#request;
    const { auth } = this.#core;
    const bytes = typeof body === "function" ? undefined : body;
    const outgoing = { method, url, headers: { ...headers }, body: bytes, operation: this.#operation };
    if (auth !== undefined) await this.#ask(auth, () => auth.authorize(outgoing));
    return outgoing;
  }

  /** What a policy throws that is no error of this package is a defect of the policy: it is told whose. */
  async #ask<T>(auth: AuthPolicy, question: () => T | Promise<T>): Promise<T> {
    const { signal } = this.#operation;
    try {
      const answer = question();
      return answer instanceof Promise ? await untilAborted(answer, signal) : answer;
    } catch (error) {
      if (error instanceof HttpError || signal.aborted) throw error;
      throw new CredentialsError(auth.name, this.#core.redactor.text(textOfThrown(error)), this.#facts(), error);
    }
  }

  /** @throws ForeignResponseError when a redirect leaves the platform's origin and the caller has not agreed to that. */
  #holdToOrigin(wire: WireAnswer, from: URL, to: URL): void {
    const { origin } = this.#core.base;
    if (to.origin === origin || this.#request.crossOriginRedirects === "follow") return;
    const why = `it redirects from ${from.origin} to another origin, ${to.origin}`;
    this.#operation.progress.outcome = "none";
    throw this.#foreign(wire, from, why, `The redirect was not followed. ${foreignHint}`);
  }

  #redirected(from: OutgoingRequest, target: URL): Promise<OutgoingRequest> | OutgoingRequest {
    const foreign = from.url.origin !== this.#core.base.origin || target.origin !== this.#core.base.origin;
    return foreign ? { ...from, url: target, headers: harmlessHeaders(from.headers) } : this.#authorized(target);
  }

  /** @returns The answer when it is a success; undefined when the request is to be tried again. */
  async #afterAnswer(attempt: Judged): Promise<ExchangeAnswer | undefined> {
    const { answer, url, verdict, rate } = attempt;
    const { progress } = this.#operation;
    if (isLimit(verdict)) {
      progress.outcome = "none";
      progress.lastFailure = this.#statusError(answer, url);
      return undefined;
    }
    if (verdict === "refused") {
      progress.outcome = "none";
      if (await this.#renewCredential(attempt)) return undefined;
      // However the platform says it, the credential is what to look at.
      return this.#afterRefusal(answer, url, 401);
    }
    if (verdict === "failed") return this.#afterFailedStatus(answer, url, rate);
    if (verdict === "foreign") return this.#afterForeign(answer, url);
    progress.outcome = "none";
    if (verdict === "busy") return this.#afterRefusalForNow(attempt);
    if (verdict === "error") return this.#afterRefusal(answer, url);

    const read = verdict === "success" ? this.#bodyOf(attempt) : { problem: verdict.unjudged };
    if ("problem" in read) {
      const summary = `The ${statusText(answer.status)} response from ${url.host} ${read.problem}`;
      return this.#afterInvalid(attempt, summary, { hint: unreadableHint });
    }
    const fault = this.#faultOf(answer, read.value);
    if (fault !== undefined) return this.#afterInvalid(attempt, summaryOf(fault), fault);
    const requestId = requestIdOf(answer.headers);
    return { ...answer, body: read.value, url, attempts: progress.attempts, requestId };
  }

  /** Something other than the platform answered, with a status that callers act on. */
  async #afterForeign(answer: Answer, url: URL): Promise<undefined> {
    return this.#afterUnusable(
      this.#foreign(answer, url, describeForeign({ headers: answer.headers, text: answer.body.text }), foreignHint),
    );
  }

  #foreign({ status, headers }: Pick<Answer, "status" | "headers">, url: URL, why: string, hint: string) {
    const summary = `The ${statusText(status)} response from ${url.host} does not come from the platform: ${why}`;
    return new ForeignResponseError(this.#core.redactor.text(summary), {
      ...this.#facts(url),
      status,
      requestId: requestIdOf(headers),
      hint: this.#core.redactor.text(hint),
    });
  }

  /** Success was said, but the answer is not what it must be. */
  async #afterInvalid(
    { answer, url }: Answered,
    summary: string,
    { member, hint }: { readonly member?: string; readonly hint?: string },
  ): Promise<undefined> {
    const error = new InvalidAnswerError(this.#core.redactor.text(summary), {
      ...this.#facts(url),
      status: answer.status,
      requestId: requestIdOf(answer.headers),
      member: member || undefined,
      hint: hint ?? (member ? wrongMemberHint : unreadableHint),
    });
    return this.#afterUnusable(error);
  }

  /** A response that says nothing about what was done: requested again a few times. */
  async #afterUnusable(error: InvalidAnswerError | ForeignResponseError): Promise<undefined> {
    if (!this.#request.idempotent) throw this.#outcomeUnknown(error);
    this.#operation.progress.outcome = "none";
    if (++this.#invalid > mostInvalidAnswers) throw error;
    await this.#tryAgain(error, error.summary);
    return undefined;
  }

  /** An answer that counts as success beside those that are one has no form of its own. */
  #faultOf({ status }: Answer, body: unknown): AnswerFault | undefined {
    const { expects } = this.#request;
    if (expects === undefined || status >= 300) return undefined;
    if (body === undefined) return { member: "", problem: "is empty" };
    try {
      return expects(body);
    } catch (error) {
      return { member: "", problem: `cannot be read: ${textOfThrown(error)}` };
    }
  }

  #isSuccess(status: number): boolean {
    return status < 300 || this.#request.accept.includes(status);
  }

  #bodyOf({ filled, answer }: Answered): ReturnType<ReceivedBody["as"]> {
    if (filled !== undefined) return filled.end();
    const { sink, responseType } = this.#request;
    if (sink === undefined) return answer.body.as(responseType);
    const late = new GuardedSink(sink);
    if (answer.body.bytes.length > 0) late.add(answer.body.bytes);
    return late.end();
  }

  /** Whether a status that callers take for the platform's word lacks the platform's own error body. */
  #isForeign({ status, headers, body }: Answer, url: URL): boolean {
    const { isPlatformError, base } = this.#core;
    // Another origin, which the caller has agreed to, has error bodies of its own.
    if (isPlatformError === undefined || url.origin !== base.origin) return false;
    if (!tellingStatuses.has(status) && !(status >= 400 && this.#request.accept.includes(status))) return false;
    try {
      return !isPlatformError({ status, headers, path: this.#request.url.pathname, body: body.asError() });
    } catch {
      return true;
    }
  }

  #judge({ answer, url }: Answered): Verdict {
    const { classify } = this.#core;
    if (this.#isForeign(answer, url)) return "foreign";
    const byStatus = verdictOf(answer.status, this.#isSuccess(answer.status));
    if (classify === undefined) return byStatus;
    try {
      const { status, headers } = answer;
      return classify({ status, headers, body: answer.body.asError() }) ?? byStatus;
    } catch (error) {
      // A failure is one whatever its body says; of a success nobody knows whether it is one.
      return byStatus === "success" ? { unjudged: `cannot be judged: ${textOfThrown(error)}` } : byStatus;
    }
  }

  async #renewCredential({ answer, sentRequest }: Answered): Promise<boolean> {
    const { auth } = this.#core;
    const refused = auth?.refused;
    if (this.#credentialRenewed || auth === undefined || refused === undefined) return false;
    this.#credentialRenewed = true;
    this.#operation.progress.waitingFor = "a renewed credential";
    const { status, headers } = answer;
    const body = answer.body.asError();
    return (
      (await this.#ask(auth, () => refused.call(auth, { status, headers, body, request: sentRequest }))) === "retry"
    );
  }

  /** A status that tells of a failure which may pass. */
  async #afterFailedStatus(answer: Answer, url: URL, rate: RateHeaders): Promise<undefined> {
    const { progress } = this.#operation;
    const error = this.#statusError(answer, url);
    const told = answer.status === 503 ? rate.retryAfterMs : undefined;
    // A 503 that says when to come back should have been refused before anything was done.
    const refused = told !== undefined && !this.#request.creates;
    if (!this.#request.idempotent && !refused) throw this.#outcomeUnknown(error, told);
    progress.outcome = "none";
    await this.#tryAgain(error, statusText(answer.status), told);
    return undefined;
  }

  /** Throws the error, unless the client knows why it may pass: then it is asked again until its time is over. */
  async #afterRefusal(answer: Answer, url: URL, hintStatus?: number): Promise<undefined> {
    const { clock, redactor } = this.#core;
    const { progress, signal } = this.#operation;
    const error = this.#statusError(answer, url, hintStatus);
    // "Not found" is an answer: the refusals before it are over.
    const passing = (await this.#mayPass(error)) ?? (error.status === 404 ? undefined : this.#passing);
    const leftMs = passing === undefined ? 0 : passing.until - clock.now();
    if (passing === undefined || (leftMs <= 0 && this.#refusals === 0)) throw error;
    this.#passing = passing;
    if (leftMs <= 0) throw this.#statusError(answer, url, hintStatus, passing.hint);
    progress.lastFailure = error;
    if (progress.closing) return;
    const delayMs = Math.min(leftMs, maxRefusalPauseMs, firstRefusalPauseMs * 1.5 ** this.#refusals++);
    progress.waitingFor = redactor.text(`${this.#host} to take what it refuses: ${passing.reason}`);
    this.#tellWait("retry", delayMs, redactor.text(`${statusText(answer.status)}: ${passing.reason}`), undefined);
    await clock.sleep(delayMs, signal);
  }

  /** A hook that fails explains nothing: the refusal is what the caller must hear of. */
  async #mayPass(refusal: StatusError): Promise<PassingRefusal | undefined> {
    try {
      return await this.#core.mayPass?.(refusal);
    } catch {
      return undefined;
    }
  }

  /** Nothing was done, because something else is going on: whatever it was, it can be asked again. */
  async #afterRefusalForNow({ answer, url, sentAt }: Judged): Promise<undefined> {
    const { progress, signal } = this.#operation;
    const error = this.#statusError(answer, url);
    progress.lastFailure = error;
    progress.waitingFor = `its turn at ${this.#host}, which is busy with another change`;
    const queuedAt = this.#core.clock.now();
    const pauseMs = await this.#busyTurn?.refused(sentAt, signal);
    this.#retriesFrom += this.#core.clock.now() - queuedAt;
    await this.#tryAgain(error, error.summary, pauseMs);
    return undefined;
  }

  /** No complete answer came. */
  async #afterFailure(failure: WireFailure): Promise<undefined> {
    const { progress } = this.#operation;
    const what = describeConnectionFailure(failure.cause);
    const elapsedMs = this.#core.clock.now() - this.#began;
    const where = failure.sent ? `No complete answer came from ${this.#host}` : `Cannot reach ${this.#host}`;
    const tried = progress.attempts > 1 ? `, tried for ${formatDuration(elapsedMs)}` : "";
    const error = new ConnectionError(
      this.#core.redactor.text(`${where}: ${what.text}${tried}`),
      {
        ...this.#facts(),
        host: this.#host,
        elapsedMs,
        code: what.code,
        hint: what.hint ?? (failure.sent ? undefined : "Check the address, the network and the proxy settings."),
      },
      this.#harmlessCause(failure.cause),
    );
    if (failure.sent && !this.#request.idempotent) throw this.#outcomeUnknown(error);
    if (!what.temporary) throw error;
    this.#withoutAddressSince = isWithoutAddress(what.code) ? (this.#withoutAddressSince ?? this.#began) : undefined;
    await this.#tryAgain(error, what.text);
    return undefined;
  }

  /** Waits before the next attempt; throws the error when there is to be none. */
  async #tryAgain(
    error: StatusError | ConnectionError | InvalidAnswerError | ForeignResponseError,
    reason: string,
    toldMs?: number,
  ): Promise<void> {
    const { clock, retry } = this.#core;
    const { progress, signal } = this.#operation;
    progress.lastFailure = error;
    const delayMs = toldMs ?? retryDelay(this.#failures, retry, clock);
    const next = clock.now() + delayMs;
    const late =
      next - this.#retriesFrom > (retry.windowMs ?? Number.POSITIVE_INFINITY) ||
      next - (this.#withoutAddressSince ?? next) > noAddressMs;
    if (this.#failures >= retry.maxRetries || late) throw error;
    if (progress.closing) return;
    this.#failures++;
    const counted = retry.maxRetries === Number.POSITIVE_INFINITY ? undefined : retry.maxRetries;
    progress.waitingFor = `retry ${this.#failures}${counted === undefined ? "" : ` of ${counted}`} to ${this.#host}`;
    this.#tellWait("retry", delayMs, this.#core.redactor.text(reason), counted === undefined ? undefined : counted + 1);
    await clock.sleep(delayMs, signal);
  }

  #tellWait(kind: WaitEvent["kind"], delayMs: number, reason: string, attempts: number | undefined): void {
    const begun = this.#operation.progress.attempts;
    this.#operation.onWait({
      kind,
      host: this.#host,
      attempt: kind === "answer" ? begun : begun + 1,
      attempts,
      delayMs,
      reason,
      elapsedMs: this.#core.clock.now() - this.#began,
    });
  }

  /**
   * @param hintStatus - The status whose hint is given when the platform's code has none.
   * @param ownHint - What to say instead of any other hint.
   */
  #statusError(answer: Answer, url: URL, hintStatus = answer.status, ownHint?: string): StatusError {
    const { redactor } = this.#core;
    const body = answer.body.asError();
    const head = { status: answer.status, headers: answer.headers };
    const said = this.#readError(body, head);
    const message = said?.message ?? describeRawBody(body);
    const hint = ownHint ?? said?.hint ?? this.#hintFor(hintStatus);
    return statusErrorFor({
      ...this.#facts(url),
      ...head,
      body,
      requestId: said?.requestId === undefined ? requestIdOf(answer.headers) : visible(said.requestId),
      code: said?.code === undefined ? undefined : visible(redactor.text(said.code)),
      platformMessage: message === undefined ? undefined : visible(redactor.text(message)),
      hint: hint === undefined ? undefined : redactor.text(hint),
    });
  }

  /** A body that the platform's own reader fails on is read as those of others. */
  #readError(body: unknown, head: ResponseHead): PlatformError | undefined {
    try {
      return this.#core.readErrorBody?.(body, head) ?? readPlatformError(body);
    } catch (error) {
      const hint = `Its error body could not be read as this platform's (${textOfThrown(error)}): please report this.`;
      return { ...readPlatformError(body), hint };
    }
  }

  #hintFor(status: number): string | undefined {
    const { auth } = this.#core;
    const { refusalHint } = this.#request;
    if (refusalHint !== undefined && (status === 400 || status === 401 || status === 403)) return refusalHint;
    if (status === 401) {
      if (auth === undefined) return "The request was sent without a credential: configure one for this service.";
      const advice = auth.advice ?? "Check that it is right, still valid, and made for this service.";
      return `The platform refused ${auth.name}. ${advice}`;
    }
    if (status === 403 && auth !== undefined) return `Check what ${auth.name} is permitted to do.`;
    if (status >= 300 && status < 400) {
      return this.#request.method === "GET" || this.#request.method === "HEAD"
        ? `The redirects could not be followed (at most ${maxRedirects}): check the address.`
        : `A ${this.#request.method} is not redirected: check the address.`;
    }
    return undefined;
  }

  #outcomeUnknown(
    cause: StatusError | ConnectionError | InvalidAnswerError | ForeignResponseError,
    retryAfterMs?: number,
  ): OutcomeUnknownError {
    return new OutcomeUnknownError(
      `It is not known whether the ${this.#request.title ?? this.#request.method} took effect: ${cause.summary}`,
      {
        ...this.#facts(),
        status: cause.status,
        code: cause.code,
        platformMessage: cause.platformMessage,
        requestId: cause.requestId,
        retryAfterMs,
        hint: "It was not sent again. Look for the object before you create it again.",
      },
      cause,
    );
  }

  #tooLarge({ message }: AnswerTooLargeError): Error {
    const facts = { ...this.#facts(), hint: tooLargeHint };
    const error = new InvalidAnswerError(this.#core.redactor.text(message), facts);
    return this.#request.idempotent ? error : this.#outcomeUnknown(error);
  }

  /** A connection's own error may quote a header or an address: only its text, cleaned, goes on. */
  #harmlessCause(cause: unknown): Error {
    const { redactor } = this.#core;
    const text = cause instanceof Error ? cause.message : String(cause);
    const clean = new Error(redactor.text(text));
    if (cause instanceof Error) {
      clean.name = cause.name;
      clean.stack = redactor.text(cause.stack ?? text);
    }
    return clean;
  }

  #facts(url: URL = this.#request.url) {
    return {
      title: this.#request.title,
      method: this.#request.method,
      url: this.#core.redactor.url(url),
      attempts: this.#operation.progress.attempts,
    };
  }

  get #family(): string {
    return pathFamily(this.#request.url.pathname);
  }

  get #host(): string {
    return this.#request.url.host;
  }

  #log(outcome: string, started: number, url: URL): void {
    const { logger, clock, redactor } = this.#core;
    if (logger === undefined) return;
    const took = formatDuration(clock.now() - started);
    const attempt = this.#operation.progress.attempts;
    const line = `${this.#request.title ?? this.#request.method} ${url.href} -> ${outcome} in ${took} (attempt ${attempt})`;
    tell(logger, redactor.text(line));
  }
}

/** How long the platform wants to be left alone, when that is what it says; nothing when the request has passed. */
function limitOf(verdict: Verdict, rate: RateHeaders): { readonly waitMs: number | undefined } | undefined {
  if (!isLimit(verdict)) return undefined;
  return { waitMs: typeof verdict === "object" ? verdict.limitedForMs : (rate.retryAfterMs ?? rate.resetMs) };
}

function isLimit(verdict: Verdict): verdict is "limited" | { readonly limitedForMs: number } {
  return verdict === "limited" || (typeof verdict === "object" && "limitedForMs" in verdict);
}

function verdictOf(status: number, success: boolean): Exclude<Classification, undefined> | "success" {
  if (success) return "success";
  if (status === 429) return "limited";
  if (status === 401) return "refused";
  return isTemporaryStatus(status) ? "failed" : "error";
}

function summaryOf({ member, problem }: AnswerFault): string {
  return `The answer is not what it must be: ${member === "" ? "it" : member} ${problem}`;
}

const wrongMemberHint = "Nothing of it was used. Run the command again; when that does not help, report it.";
const unreadableHint = "Check that the address is the platform's own: a proxy or a login page may have answered.";
const foreignHint =
  "A proxy, a gateway or a captive portal may have answered instead: check the network, the proxy settings (HTTPS_PROXY, NO_PROXY) and the configured address, then try again.";
const tooLargeHint = "Check that the address is the platform's own, or allow more by the client's maxAnswerBytes.";

const requestIdHeaders = ["x-request-id", "request-id", "x-amzn-requestid", "x-correlation-id"] as const;

function requestIdOf(headers: Readonly<Record<string, string>>): string | undefined {
  for (const name of requestIdHeaders) {
    const value = headers[name];
    if (value !== undefined && value !== "") return visible(value.slice(0, 200));
  }
  return undefined;
}

function idText(requestId: string | undefined): string {
  return requestId === undefined ? "" : `, request id ${requestId},`;
}
