import type { Clock } from "../base/clock.ts";

/** How failed requests are retried. */
export interface RetryOptions {
  /** The maximum number of retries. Rate-limited attempts do not count. Defaults to 4. */
  readonly maxRetries?: number;
  /** Replaces the number of retries: how long after the first attempt to retry, in milliseconds. */
  readonly windowMs?: number | undefined;
  /** Upper bound of the wait before the first retry, doubled for each further one, in milliseconds. Defaults to 1,000. */
  readonly baseDelayMs?: number;
  /** Upper bound of every wait, in milliseconds. Does not limit a `Retry-After`. Defaults to 30,000. */
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
 * Whether the request may be sent again when its outcome is unknown. This includes PATCH, because a platform's PATCH
 * normally sets values instead of adding to them. Callers can override it with `idempotent`.
 */
export function isIdempotent(method: string, stated: boolean | undefined): boolean {
  return stated ?? repeatable.has(method);
}

/** Whether the request changes nothing at the platform: by its method (RFC 9110, 9.2.1), unless stated. */
export function isSafe(method: string, stated: boolean | undefined): boolean {
  return stated ?? safe.has(method);
}

const safe = new Set(["GET", "HEAD", "OPTIONS"]);
const repeatable = new Set(["GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS"]);

/** Whether a status may be temporary: 5xx, except 501 (Not Implemented). */
export function isTemporaryStatus(status: number): boolean {
  return status >= 500 && status !== 501;
}

/**
 * The wait before a retry, in milliseconds: random from 0 to a bound that doubles each time (full jitter), so that callers
 * that failed together do not retry together.
 *
 * @param retry - 0 for the first retry.
 */
export function retryDelay(retry: number, settings: RetrySettings, clock: Clock): number {
  return clock.random() * Math.min(settings.maxDelayMs, settings.baseDelayMs * 2 ** retry);
}
