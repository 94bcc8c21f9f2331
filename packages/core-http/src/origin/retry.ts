import type { Clock } from "../base/clock.ts";

/** How failures are tried again. */
export interface RetryOptions {
  /** Most retries after the first attempt; a rate limit is not a failure and does not count. Default 4. */
  readonly maxRetries?: number;
  /** Instead of a number of retries: retries go on until so long after the first attempt, in milliseconds. */
  readonly windowMs?: number | undefined;
  /** Upper bound of the wait before the first retry, doubled for each further one, in milliseconds. Default 1,000. */
  readonly baseDelayMs?: number;
  /** Upper bound of every wait, in milliseconds. Default 30,000. A `Retry-After` is not bounded by it. */
  readonly maxDelayMs?: number;
}

/** The options with their defaults. */
export type RetrySettings = Required<Omit<RetryOptions, "windowMs">> & Pick<RetryOptions, "windowMs">;

/** Fills in the defaults. */
export function retrySettings(options: RetryOptions = {}): RetrySettings {
  return {
    maxRetries: options.maxRetries ?? (options.windowMs === undefined ? 4 : Number.POSITIVE_INFINITY),
    windowMs: options.windowMs,
    baseDelayMs: options.baseDelayMs ?? 1000,
    maxDelayMs: options.maxDelayMs ?? 30_000,
  };
}

/**
 * Whether the request may be sent again when nobody knows what became of it. GET, HEAD, PUT, DELETE and PATCH are taken
 * for repeatable: the platforms' PATCH sets values, it does not add to them. A caller whose request is otherwise says
 * so with `idempotent`.
 */
export function isIdempotent(method: string, stated: boolean | undefined): boolean {
  return stated ?? repeatable.has(method);
}

/** Whether the request changes nothing at the platform: by its method (RFC 9110, 9.2.1), unless the caller says so. */
export function isSafe(method: string, stated: boolean | undefined): boolean {
  return stated ?? safe.has(method);
}

const safe = new Set(["GET", "HEAD", "OPTIONS"]);
const repeatable = new Set(["GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS"]);

/** Whether a status tells of a failure that may pass: 5xx, except 501 (Not Implemented). */
export function isTemporaryStatus(status: number): boolean {
  return status >= 500 && status !== 501;
}

/**
 * The wait before a retry in milliseconds: anything from 0 to a bound that doubles each time (full jitter), so that
 * callers that failed together do not come back together.
 *
 * @param retry - 0 for the first retry.
 */
export function retryDelay(retry: number, settings: RetrySettings, clock: Clock): number {
  return clock.random() * Math.min(settings.maxDelayMs, settings.baseDelayMs * 2 ** retry);
}
