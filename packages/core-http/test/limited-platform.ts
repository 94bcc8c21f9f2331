/** The response of a platform with a rate limit. */
export interface LimitAnswer {
  readonly taken: boolean;
  /** Headers of the answer. */
  readonly headers: Record<string, string>;
}

/** Which headers a platform sends: none, `Retry-After` on a rejection, or `X-RateLimit-…` on every answer. */
export type LimitHeaders = "none" | "retry-after" | "all";

/** A rate limit, asked at a point in time (milliseconds). */
export interface RateLimit {
  (now: number): LimitAnswer;
  /** When a request that comes no earlier than `now` would be taken. */
  freeAt(now: number): number;
}

/** No limit at all. */
export function unlimited(): RateLimit {
  return Object.assign(() => ({ taken: true, headers: {} }), { freeAt: (now: number) => now });
}

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
  const windowAt = (now: number) => Math.floor((now + phaseMs) / windowMs);
  const take = (now: number) => {
    if (windowAt(now) !== current) {
      current = windowAt(now);
      taken = 0;
    }
    const rejected = taken >= size;
    if (!rejected) taken++;
    return answer(!rejected, { headers, remaining: size - taken, waitMs: windowMs - ((now + phaseMs) % windowMs) });
  };
  return Object.assign(take, {
    freeAt: (now: number) => (windowAt(now) !== current || taken < size ? now : (current + 1) * windowMs - phaseMs),
  });
}

/** A limit that counts what it took in the time before each request. */
export function slidingWindow(options: {
  readonly perSecond: number;
  readonly headers: LimitHeaders;
  readonly windowMs?: number;
}): RateLimit {
  const { perSecond, headers, windowMs = 1000 } = options;
  const size = (perSecond * windowMs) / 1000;
  const taken: number[] = [];
  const freeAt = (now: number) => {
    while (taken.length > 0 && (taken[0] ?? 0) <= now - windowMs) taken.shift();
    return taken.length < size ? now : (taken[0] ?? 0) + windowMs;
  };
  const take = (now: number) => {
    const waitMs = freeAt(now) - now;
    if (waitMs <= 0) taken.push(now);
    return answer(waitMs <= 0, { headers, remaining: size - taken.length, waitMs: waitMs > 0 ? waitMs : windowMs });
  };
  return Object.assign(take, { freeAt });
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
  const refill = (now: number) => {
    if (!Number.isNaN(last)) tokens = Math.min(burst, tokens + ((now - last) * perSecond) / 1000);
    last = now;
  };
  const waitMs = () => Math.max(0, ((1 - tokens) * 1000) / perSecond);
  const take = (now: number) => {
    refill(now);
    // Sums of fractions are a little less than they should be.
    const rejected = tokens < 1 - 1e-6;
    if (!rejected) tokens--;
    return answer(!rejected, { headers, remaining: Math.max(0, Math.floor(tokens)), waitMs: waitMs() });
  };
  const freeAt = (now: number) => {
    refill(now);
    return now + waitMs();
  };
  return Object.assign(take, { freeAt });
}

/** Headers give waits in whole seconds. */
function answer(
  taken: boolean,
  facts: { readonly headers: LimitHeaders; readonly remaining: number; readonly waitMs: number },
): LimitAnswer {
  const headers: Record<string, string> = {};
  const seconds = String(Math.max(1, Math.ceil(facts.waitMs / 1000)));
  if (facts.headers === "all") {
    headers["x-ratelimit-remaining"] = String(facts.remaining);
    headers["x-ratelimit-reset"] = seconds;
  }
  if (facts.headers === "retry-after" && !taken) headers["retry-after"] = seconds;
  return { taken, headers };
}
