import { formatDuration } from "../base/duration.ts";
import type { ConnectionError } from "../errors/connection-error.ts";
import type { ForeignResponseError } from "../errors/foreign-response-error.ts";
import type { InvalidResponseError } from "../errors/invalid-response-error.ts";
import { type StatusError, statusText } from "../errors/status-error.ts";
import type { Limiter, Permit } from "../limits/limiter.ts";
import { ObjectLockTurn } from "../limits/object-lock.ts";
import { pathFamily } from "../limits/path-family.ts";
import { type RateHeaders, readRateHeaders } from "../limits/rate-headers.ts";
import type { WaitEvent } from "../operation/operation.ts";
import type { TaskOperation } from "../operation/shared-task.ts";
import type { ClientCore } from "../origin/client-core.ts";
import type { ResponseHead, TemporaryRejection } from "../origin/client-options.ts";
import { retryDelay } from "../origin/retry.ts";
import { describeConnectionFailure, isWithoutAddress } from "../wire/connection-failure.ts";
import type { WireFailure } from "../wire/transport.ts";
import { AttemptSender, type FailedAttempt } from "./attempt.ts";
import { FailureErrors, type RetryableError } from "./failures.ts";
import type { PreparedRequest } from "./prepared-request.ts";
import { type ReceivedResponse, requestIdOf } from "./received-response.ts";
import { faultOf, isLimit, judge, limitOf, readBody, type Verdict } from "./verdict.ts";

/** A successful response. */
export interface ExchangeResponse extends ResponseHead {
  readonly body: unknown;
  readonly url: URL;
  readonly attempts: number;
  readonly requestId: string | undefined;
}

/**
 * Sends a request until it succeeds or fails for good: waits for the rate limit and for the lock of a busy object,
 * renews a rejected credential, and retries.
 */
export async function exchange(
  core: ClientCore,
  request: PreparedRequest,
  operation: TaskOperation,
): Promise<ExchangeResponse> {
  return new Exchange(core, request, operation).run();
}

/** Shorter waits for the rate limit are not reported, in milliseconds. */
const shortestReportedWaitMs = 1000;

/** Retry limit for invalid responses; they rarely recover. */
const maxInvalidResponses = 4;

/** The first and the longest pause before a temporarily rejected request is sent again, in milliseconds. */
const firstRejectionPauseMs = 500;
const maxRejectionPauseMs = 10_000;

/** How long to retry a host that does not resolve, in milliseconds: its DNS entry may be new. */
const unresolvedHostMs = 25_000;

/** Retries, and milliseconds, after which an unreachable host fails a request that must not wait for it. */
const briefRetries = 2;
const briefTrialMs = 3000;

/** A response with its meaning, and what its headers say about the rate limit. */
interface JudgedResponse extends ReceivedResponse {
  readonly verdict: Verdict;
  readonly rate: RateHeaders;
  /** When the request was sent, in milliseconds since 1970. */
  readonly sentAt: number;
}

class Exchange {
  readonly #core: ClientCore;
  readonly #request: PreparedRequest;
  readonly #operation: TaskOperation;
  readonly #errors: FailureErrors;
  readonly #sender: AttemptSender;
  readonly #limiter: Limiter;
  readonly #order: number;
  readonly #began: number;
  readonly #lockTurn: ObjectLockTurn | undefined;
  /** The start of the time for retries. Waiting for the lock does not count. */
  #retriesFrom: number;
  #failures = 0;
  /** When the host first failed to resolve, in milliseconds since 1970. */
  #unresolvedSince: number | undefined;
  #invalidResponses = 0;
  #rejections = 0;
  /** Why the last rejection may be temporary. */
  #temporaryRejection: TemporaryRejection | undefined;
  #credentialRenewed = false;

  constructor(core: ClientCore, request: PreparedRequest, operation: TaskOperation) {
    this.#core = core;
    this.#request = request;
    this.#operation = operation;
    this.#errors = new FailureErrors(core, request, operation.progress);
    this.#sender = new AttemptSender(core, request, operation, this.#errors, ({ sinceMs, leftMs }) =>
      this.#reportWait("response", leftMs, `no response for ${formatDuration(sinceMs)}`),
    );
    this.#limiter = core.limiter({ ...request, headers: { ...request.headers } });
    this.#order = this.#limiter.takeOrder();
    this.#began = core.clock.now();
    this.#retriesFrom = this.#began;
    const { lockKey, title, method, url } = request;
    if (lockKey !== undefined) {
      this.#lockTurn = new ObjectLockTurn(core.origins.objectLock(url.origin, lockKey), title ?? method);
    }
  }

  async run(): Promise<ExchangeResponse> {
    try {
      await this.#beginLockTurn();
      for (;;) {
        const attempt = await this.#attempt();
        const response =
          "failure" in attempt ? await this.#afterFailure(attempt.failure) : await this.#afterResponse(attempt);
        if (response !== undefined) {
          if ("sentAt" in attempt) this.#lockTurn?.done(attempt.sentAt);
          return response;
        }
        if (this.#operation.progress.closing) throw this.#operation.progress.cancelled(undefined);
      }
    } finally {
      this.#lockTurn?.end();
    }
  }

  async #beginLockTurn(): Promise<void> {
    if (this.#lockTurn === undefined) return;
    const { progress, signal } = this.#operation;
    progress.waitingFor = `another change at ${this.#host} to finish`;
    const waitMs = await this.#lockTurn.begin(signal);
    if (waitMs > 0) await this.#core.clock.sleep(waitMs, signal);
    this.#retriesFrom = this.#core.clock.now();
  }

  /** Makes one attempt, from the limiter's permit to the verdict. Always returns the permit. */
  async #attempt(): Promise<JudgedResponse | FailedAttempt> {
    const { progress } = this.#operation;
    const dispatcher = await this.#core.dispatcher();
    const permit = await this.#permit();
    try {
      progress.attempts++;
      const sent = await this.#sender.send(dispatcher);
      if ("failure" in sent) return sent;
      const rate = readRateHeaders(sent.headers, this.#core.clock.now());
      const verdict = judge(this.#core, this.#request, sent);
      const limit = limitOf(verdict, rate);
      if (limit === undefined) permit.passed(rate);
      else permit.limited(limit.waitMs);
      return { ...sent, verdict, rate, sentAt: permit.since };
    } finally {
      // Has no effect if the permit was already returned above.
      permit.cancelled();
    }
  }

  async #permit(): Promise<Permit> {
    const { progress, signal } = this.#operation;
    const family = pathFamily(this.#request.url.pathname);
    const state = this.#limiter.state(family);
    progress.waitingFor = state.limited ? `the rate limit of ${this.#host}` : `a free connection to ${this.#host}`;
    if (state.delayMs >= shortestReportedWaitMs) {
      this.#reportWait("limited", state.delayMs, `the rate limit of ${this.#host}`);
    }
    return this.#limiter.acquire(this.#order, signal, family);
  }

  /** Returns a success; undefined if the request is to be sent again. Throws if it failed for good. */
  async #afterResponse(response: JudgedResponse): Promise<ExchangeResponse | undefined> {
    const { status, headers, url, verdict } = response;
    const { progress } = this.#operation;
    if (isLimit(verdict)) {
      progress.outcome = "none";
      progress.lastFailure = this.#errors.status(response);
      return undefined;
    }
    if (verdict === "credentialRejected") {
      progress.outcome = "none";
      if (await this.#renewCredential(response)) return undefined;
      // The advice is about the credential with any status.
      return this.#afterRejection(response, 401);
    }
    if (verdict === "failed") return this.#afterTemporaryStatus(response);
    if (verdict === "foreign") return this.#afterUnusable(this.#errors.foreign(response));
    progress.outcome = "none";
    if (verdict === "busy") return this.#afterConflict(response);
    if (verdict === "error") return this.#afterRejection(response);

    const read = verdict === "success" ? readBody(this.#request, response) : { problem: verdict.unjudged };
    if ("problem" in read) return this.#afterUnusable(this.#errors.unreadable(response, read.problem));
    const fault = faultOf(this.#request, status, read.value);
    if (fault !== undefined) return this.#afterUnusable(this.#errors.unexpected(response, fault));
    return { status, headers, body: read.value, url, attempts: progress.attempts, requestId: requestIdOf(headers) };
  }

  /** Sends the request again a few times after a response that does not show what was done. */
  async #afterUnusable(error: InvalidResponseError | ForeignResponseError): Promise<undefined> {
    if (!this.#request.idempotent) throw this.#errors.outcomeUnknown(error);
    this.#operation.progress.outcome = "none";
    if (++this.#invalidResponses > maxInvalidResponses) throw error;
    await this.#waitForRetry(error, error.summary);
    return undefined;
  }

  async #renewCredential(response: ReceivedResponse): Promise<boolean> {
    if (this.#credentialRenewed) return false;
    this.#credentialRenewed = true;
    return this.#sender.renewCredential(response);
  }

  async #afterTemporaryStatus(response: JudgedResponse): Promise<undefined> {
    const error = this.#errors.status(response);
    const retryAfterMs = response.status === 503 ? response.rate.retryAfterMs : undefined;
    // A 503 with Retry-After should mean that nothing was done.
    const rejected = retryAfterMs !== undefined && !this.#request.creates;
    if (!this.#request.idempotent && !rejected) throw this.#errors.outcomeUnknown(error, retryAfterMs);
    this.#operation.progress.outcome = "none";
    await this.#waitForRetry(error, statusText(response.status), retryAfterMs);
    return undefined;
  }

  /** Throws the error, unless the client says that the rejection is temporary: then waits before the next attempt. */
  async #afterRejection(response: ReceivedResponse, hintStatus?: number): Promise<undefined> {
    const { clock, redactor } = this.#core;
    const { progress, signal } = this.#operation;
    const error = this.#errors.status(response, { hintStatus });
    // A 404 is a result: the rejections before it were temporary.
    const temporary =
      (await this.#askWhetherTemporary(error)) ?? (error.status === 404 ? undefined : this.#temporaryRejection);
    const leftMs = temporary === undefined ? 0 : temporary.until - clock.now();
    if (temporary === undefined || (leftMs <= 0 && this.#rejections === 0)) throw error;
    this.#temporaryRejection = temporary;
    if (leftMs <= 0) throw this.#errors.status(response, { hint: temporary.hint });
    progress.lastFailure = error;
    if (progress.closing) return;
    const delayMs = Math.min(leftMs, maxRejectionPauseMs, firstRejectionPauseMs * 1.5 ** this.#rejections++);
    progress.waitingFor = redactor.text(`${this.#host} to accept the request: ${temporary.reason}`);
    this.#reportWait("retry", delayMs, redactor.text(`${statusText(response.status)}: ${temporary.reason}`));
    await clock.sleep(delayMs, signal);
  }

  /** A hook that throws must not hide the rejection. */
  async #askWhetherTemporary(rejection: StatusError): Promise<TemporaryRejection | undefined> {
    try {
      return await this.#core.temporaryRejection?.(rejection);
    } catch {
      return undefined;
    }
  }

  /** Waits for the lock after the platform rejected a change because another one is in progress. */
  async #afterConflict(response: JudgedResponse): Promise<undefined> {
    const { progress, signal } = this.#operation;
    const error = this.#errors.status(response);
    progress.lastFailure = error;
    progress.waitingFor = `another change at ${this.#host} to finish`;
    const queuedAt = this.#core.clock.now();
    const pauseMs = await this.#lockTurn?.rejected(response.sentAt, signal);
    this.#retriesFrom += this.#core.clock.now() - queuedAt;
    await this.#waitForRetry(error, error.summary, pauseMs);
    return undefined;
  }

  async #afterFailure(failure: WireFailure): Promise<undefined> {
    const what = describeConnectionFailure(failure.cause);
    const error: ConnectionError = this.#errors.connection(failure, what, this.#core.clock.now() - this.#began);
    if (failure.sent && !this.#request.idempotent) throw this.#errors.outcomeUnknown(error);
    if (!what.temporary || (this.#operation.failWhenUnreachable && !failure.sent && this.#hasTriedBriefly()))
      throw error;
    this.#unresolvedSince = isWithoutAddress(what.code) ? (this.#unresolvedSince ?? this.#began) : undefined;
    await this.#waitForRetry(error, what.text);
    return undefined;
  }

  /** Whether there were a few attempts, or the first one took long. */
  #hasTriedBriefly(): boolean {
    return this.#failures >= briefRetries || this.#core.clock.now() - this.#began >= briefTrialMs;
  }

  /** Waits before the next attempt. Throws the error if no retry is left. */
  async #waitForRetry(error: RetryableError, reason: string, givenDelayMs?: number): Promise<void> {
    const { clock, retry } = this.#core;
    const { progress, signal } = this.#operation;
    progress.lastFailure = error;
    const delayMs = givenDelayMs ?? retryDelay(this.#failures, retry, clock);
    const next = clock.now() + delayMs;
    const late =
      next - this.#retriesFrom > (retry.windowMs ?? Number.POSITIVE_INFINITY) ||
      next - (this.#unresolvedSince ?? next) > unresolvedHostMs;
    if (this.#failures >= retry.maxRetries || late) throw error;
    if (progress.closing) return;
    this.#failures++;
    const counted = retry.maxRetries === Number.POSITIVE_INFINITY ? undefined : retry.maxRetries;
    progress.waitingFor = `retry ${this.#failures}${counted === undefined ? "" : ` of ${counted}`} to ${this.#host}`;
    const attempts = counted === undefined ? undefined : counted + 1;
    this.#reportWait("retry", delayMs, this.#core.redactor.text(reason), attempts);
    await clock.sleep(delayMs, signal);
  }

  #reportWait(kind: WaitEvent["kind"], delayMs: number, reason: string, attempts?: number): void {
    const begun = this.#operation.progress.attempts;
    this.#operation.onWait({
      kind,
      host: this.#host,
      attempt: kind === "response" ? begun : begun + 1,
      attempts,
      delayMs,
      reason,
      elapsedMs: this.#core.clock.now() - this.#began,
    });
  }

  get #host(): string {
    return this.#request.url.host;
  }
}
