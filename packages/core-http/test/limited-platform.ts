/** What a platform with a rate limit says to a request. */
export interface LimitAnswer {
  readonly taken: boolean;
  /** Headers of the answer. */
  readonly headers: Record<string, string>;
}

/** Which headers a platform sends: none, `Retry-After` on a refusal, or `X-RateLimit-…` on every answer. */
export type LimitHeaders = "none" | "retry-after" | "all";

/** A rate limit, asked at a point in time (milliseconds). */
export type RateLimit = (now: number) => LimitAnswer;

/** A limit that counts from the beginning of each second (or other window) of the server's clock. */
export function fixedWindow(options: {
  readonly perSecond: number;
  readonly headers: LimitHeaders;
  /** How far the server's windows are from the client's first request, in milliseconds. */
  readonly phaseMs?: number;
  readonly windowMs?: number;
}): RateLimit {
  const { perSecond, headers, phaseMs = 0, windowMs = 1000 } = options;
  const size = (perSecond * windowMs) / 1000;
  let current = Number.NaN;
  let taken = 0;
  return (now) => {
    const at = now + phaseMs;
    const window = Math.floor(at / windowMs);
    if (window !== current) {
      current = window;
      taken = 0;
    }
    const resetSeconds = Math.ceil((windowMs - (at % windowMs)) / 1000);
    const refused = taken >= size;
    if (!refused) taken++;
    return answer(!refused, { headers, remaining: size - taken, resetSeconds });
  };
}

/** A limit that lets a burst through and then a steady rate. */
export function tokenBucket(options: {
  readonly perSecond: number;
  readonly headers: LimitHeaders;
  /** Requests that are taken at once. Default: those of a second. */
  readonly burst?: number;
}): RateLimit {
  const { perSecond, headers, burst = perSecond } = options;
  let tokens = burst;
  let last = Number.NaN;
  return (now) => {
    if (!Number.isNaN(last)) tokens = Math.min(burst, tokens + ((now - last) * perSecond) / 1000);
    last = now;
    const refused = tokens < 1;
    if (!refused) tokens--;
    return answer(!refused, { headers, remaining: Math.floor(tokens), resetSeconds: 1 });
  };
}

function answer(
  taken: boolean,
  facts: { readonly headers: LimitHeaders; readonly remaining: number; readonly resetSeconds: number },
): LimitAnswer {
  const headers: Record<string, string> = {};
  if (facts.headers === "all") {
    headers["x-ratelimit-remaining"] = String(facts.remaining);
    headers["x-ratelimit-reset"] = String(facts.resetSeconds);
  }
  if (facts.headers === "retry-after" && !taken) headers["retry-after"] = String(facts.resetSeconds);
  return { taken, headers };
}
