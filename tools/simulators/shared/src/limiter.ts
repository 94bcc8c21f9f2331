import type { Clock } from "./clock.ts";

/** How many requests a host takes. */
export interface RateLimit {
  /** Requests per second. */
  readonly perSecond: number;
  /** A bucket that fills steadily, or a count that restarts every second. Default: `token-bucket`. */
  readonly kind?: "token-bucket" | "fixed-window";
  /** How many requests may come at once before the rate counts. Default: `perSecond`; a window ignores it. */
  readonly burst?: number;
  /** The rate limit headers of responses, and the wait in a 429. Defaults to the headers of the platform's host. */
  readonly headers?: LimitHeaders;
}

/**
 * `retry-after`: on a 429, in seconds or as a date. `x-rate-limit`: limit, remaining and reset, on every answer. `all`:
 * `X-RateLimit-*` on every answer and `Retry-After` in seconds on a 429.
 */
export type LimitHeaders = "all" | "retry-after" | "retry-after-date" | "x-rate-limit" | "none";

/** What the limiter says about one request. */
export interface Verdict {
  readonly allowed: boolean;
  /** The headers that go with the answer, allowed or not. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Counts the requests of one host against the limit set at the moment. */
export class Limiter {
  readonly #clock: Clock;
  #limit: RateLimit | undefined;
  #tokens = 0;
  #since = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Takes one request into account.
   *
   * @param usual what the platform's host sends when the limit does not say which headers.
   */
  take(limit: RateLimit | undefined, usual: LimitHeaders = "all"): Verdict {
    if (limit === undefined) return { allowed: true, headers: {} };
    const now = this.#clock.now();
    const size = limit.kind === "fixed-window" ? limit.perSecond : (limit.burst ?? limit.perSecond);
    if (limit !== this.#limit) {
      this.#limit = limit;
      this.#tokens = size;
      this.#since = now;
    }
    this.#refill(limit, size, now);
    const allowed = this.#tokens >= 1;
    if (allowed) this.#tokens -= 1;
    const state = { allowed, tokens: this.#tokens, size, waitMs: this.#waitMs(limit, now), now };
    return { allowed, headers: headersOf(limit.headers ?? usual, state) };
  }

  #refill(limit: RateLimit, size: number, now: number): void {
    const passed = now - this.#since;
    if (limit.kind === "fixed-window") {
      if (passed < 1000) return;
      this.#tokens = size;
      this.#since = now - (passed % 1000);
      return;
    }
    this.#tokens = Math.min(size, this.#tokens + (passed * limit.perSecond) / 1000);
    this.#since = now;
  }

  #waitMs(limit: RateLimit, now: number): number {
    if (limit.kind === "fixed-window") return 1000 - (now - this.#since);
    return this.#tokens >= 1 ? 0 : ((1 - this.#tokens) * 1000) / limit.perSecond;
  }
}

interface LimitState {
  readonly allowed: boolean;
  readonly tokens: number;
  readonly size: number;
  readonly waitMs: number;
  readonly now: number;
}

function headersOf(style: LimitHeaders, { allowed, tokens, size, waitMs, now }: LimitState): Record<string, string> {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const headers: Record<string, string> = {};
  if (style === "all" || style === "x-rate-limit") {
    headers["X-RateLimit-Limit"] = String(size);
    headers["X-RateLimit-Remaining"] = String(Math.floor(tokens));
    headers["X-RateLimit-Reset"] = String(seconds);
  }
  if (allowed) return headers;
  if (style === "all" || style === "retry-after") headers["Retry-After"] = String(seconds);
  if (style === "retry-after-date") headers["Retry-After"] = new Date(now + seconds * 1000).toUTCString();
  return headers;
}
