import type { Clock } from "./clock.ts";

/** How many requests a host takes. */
export interface RateLimit {
  /** Requests per second. */
  readonly perSecond: number;
  /** A bucket that fills steadily, or a count that starts anew every second. Default: `token-bucket`. */
  readonly kind?: "token-bucket" | "fixed-window";
  /** How many requests may come at once before the rate counts. Default: `perSecond`; a window ignores it. */
  readonly burst?: number;
  /**
   * What a 429 says about the wait: `platform` sends `Retry-After` in seconds and the `X-RateLimit-*` headers, as the
   * platform does. Default: `platform`.
   */
  readonly headers?: "platform" | "retry-after" | "retry-after-date" | "x-rate-limit" | "none";
}

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

  /** Takes one request into account. */
  take(limit: RateLimit | undefined): Verdict {
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
    return { allowed, headers: headersOf(limit, allowed, this.#tokens, size, this.#waitMs(limit, now), now) };
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

function headersOf(
  limit: RateLimit,
  allowed: boolean,
  tokens: number,
  size: number,
  waitMs: number,
  now: number,
): Record<string, string> {
  const style = limit.headers ?? "platform";
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const headers: Record<string, string> = {};
  if (style === "platform" || style === "x-rate-limit") {
    headers["X-RateLimit-Limit"] = String(size);
    headers["X-RateLimit-Remaining"] = String(Math.floor(tokens));
    headers["X-RateLimit-Reset"] = String(seconds);
  }
  if (allowed) return headers;
  if (style === "platform" || style === "retry-after") headers["Retry-After"] = String(seconds);
  if (style === "retry-after-date") headers["Retry-After"] = new Date(now + seconds * 1000).toUTCString();
  return headers;
}
