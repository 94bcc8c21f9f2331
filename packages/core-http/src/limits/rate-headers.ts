/** The rate limit headers of a response. */
export interface RateHeaders {
  /** The wait that `Retry-After` asks for, in milliseconds. */
  readonly retryAfterMs?: number;
  /** How many more requests the platform accepts before the reset. */
  readonly remaining?: number;
  /** Time to the reset, in milliseconds. */
  readonly resetMs?: number;
}

/**
 * Reads `Retry-After` (seconds or a date), `RateLimit-Remaining` and `RateLimit-Reset` with their usual spellings
 * (`X-RateLimit-…`, `X-Rate-Limit-…`, the structured `RateLimit`). A reset is seconds from now, seconds or milliseconds
 * since 1970, or a date. Unreadable values are ignored.
 *
 * @param headers - The response headers, names in lower case.
 * @param now - Milliseconds since 1970.
 */
export function readRateHeaders(headers: Readonly<Record<string, string>>, now: number): RateHeaders {
  const retryAfterMs = readDelay(headers["retry-after"], headers, now);
  const structured = headers["ratelimit"];
  const remaining = readNumber(first(headers, "remaining") ?? /\br=(\d+)/.exec(structured ?? "")?.[1]);
  const resetMs = readDelay(first(headers, "reset") ?? /\bt=(\d+)/.exec(structured ?? "")?.[1], headers, now);
  return {
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    ...(remaining === undefined ? {} : { remaining }),
    ...(resetMs === undefined ? {} : { resetMs }),
  };
}

const spellings = {
  remaining: ["x-ratelimit-remaining", "ratelimit-remaining", "x-rate-limit-remaining", "rate-limit-remaining"],
  reset: ["x-ratelimit-reset", "ratelimit-reset", "x-rate-limit-reset", "rate-limit-reset"],
} as const;

function first(headers: Readonly<Record<string, string>>, field: keyof typeof spellings): string | undefined {
  for (const name of spellings[field]) {
    const value = headers[name];
    if (value !== undefined) return value;
  }
  return undefined;
}

function readNumber(text: string | undefined): number | undefined {
  const digits = text === undefined ? undefined : /^\s*(\d+(?:\.\d+)?)/.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Larger numbers are points in time: nobody asks to wait for 30 years. */
const firstEpochSecond = 1_000_000_000;
const firstEpochMillisecond = 1_000_000_000_000;

function readDelay(
  text: string | undefined,
  headers: Readonly<Record<string, string>>,
  now: number,
): number | undefined {
  if (text === undefined) return undefined;
  const trimmed = text.trim();
  const number = /^\d+(?:\.\d+)?$/.test(trimmed) ? Number(trimmed) : undefined;
  if (number !== undefined && number < firstEpochSecond) return Math.ceil(number * 1000);
  // A negative number or an invalid value: Date.parse would read some of them as a year.
  if (number === undefined && !/[a-z]/i.test(trimmed)) return undefined;
  const point = number === undefined ? Date.parse(trimmed) : number < firstEpochMillisecond ? number * 1000 : number;
  if (Number.isNaN(point)) return undefined;
  // Points in time are by the server's clock, which may differ from ours.
  const serverNow = Date.parse(headers["date"] ?? "");
  return Math.max(0, point - (Number.isNaN(serverNow) ? now : serverNow));
}
