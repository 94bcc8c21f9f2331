import { describe, expect, test } from "vitest";
import { HastyClock } from "../../test/hasty-clock.ts";
import { isIdempotent, isTemporaryStatus, retryDelay, retrySettings } from "./retry.ts";

describe("the wait before a retry", () => {
  test("is random, up to a bound that doubles to the maximum", () => {
    const clock = new HastyClock();
    const bounds = (chance: number) => {
      clock.chance = chance;
      return [0, 1, 2, 3, 4, 5, 6].map((retry) => retryDelay(retry, retrySettings(), clock));
    };
    expect(bounds(1)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    expect(bounds(0)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

test("only POST is not repeatable by default, and the caller can override that", () => {
  expect(["GET", "HEAD", "PUT", "DELETE", "PATCH"].every((method) => isIdempotent(method, undefined))).toBe(true);
  expect(isIdempotent("POST", undefined)).toBe(false);
  expect(isIdempotent("POST", true)).toBe(true);
  expect(isIdempotent("PATCH", false)).toBe(false);
});

test("statuses from 500 on are temporary, except 501", () => {
  expect([500, 502, 503, 504, 599].every(isTemporaryStatus)).toBe(true);
  expect([200, 400, 404, 429, 501].some(isTemporaryStatus)).toBe(false);
});

test("a window replaces the number of retries", () => {
  expect(retrySettings({ windowMs: 5000 })).toMatchObject({ maxRetries: Number.POSITIVE_INFINITY, windowMs: 5000 });
  expect(retrySettings({ windowMs: 5000, maxRetries: 2 })).toMatchObject({ maxRetries: 2 });
  expect(retrySettings()).toMatchObject({ maxRetries: 4, windowMs: undefined });
});
