import { describe, expect, test } from "vitest";
import { readRateHeaders } from "./rate-headers.ts";

const now = Date.UTC(2026, 0, 1, 12, 0, 0);
const at = (seconds: number) => new Date(now + seconds * 1000).toUTCString();

describe("the time to wait", () => {
  test.each([
    ["seconds", { "retry-after": "7" }, 7000],
    ["a fraction of a second", { "retry-after": "0.25" }, 250],
    ["zero", { "retry-after": "0" }, 0],
    ["a date", { "retry-after": at(90) }, 90_000],
    ["a date in the past", { "retry-after": at(-90) }, 0],
    ["a date by a server clock that is an hour ahead", { "retry-after": at(3610), date: at(3600) }, 10_000],
    ["seconds since 1970", { "retry-after": String(now / 1000 + 5) }, 5000],
    ["nonsense", { "retry-after": "soon" }, undefined],
    ["a negative number", { "retry-after": "-5" }, undefined],
    ["nothing", {}, undefined],
  ])("is read from %s", (_name, headers, expected) => {
    expect(readRateHeaders(headers, now).retryAfterMs).toBe(expected);
  });
});

describe("the quota", () => {
  test.each([
    ["X-RateLimit", { "x-ratelimit-remaining": "3", "x-ratelimit-reset": "10" }],
    ["RateLimit", { "ratelimit-remaining": "3", "ratelimit-reset": "10" }],
    ["X-Rate-Limit", { "x-rate-limit-remaining": "3", "x-rate-limit-reset": "10" }],
    ["Rate-Limit", { "rate-limit-remaining": "3", "rate-limit-reset": "10" }],
    ["the structured RateLimit", { ratelimit: '"default";r=3;t=10' }],
    ["a reset in seconds since 1970", { "x-ratelimit-remaining": "3", "x-ratelimit-reset": String(now / 1000 + 10) }],
    ["a reset in milliseconds since 1970", { "x-ratelimit-remaining": "3", "x-ratelimit-reset": String(now + 10_000) }],
    [
      "a list of limits, the first of which is the nearest",
      { "ratelimit-remaining": "3, 90", "ratelimit-reset": "10" },
    ],
  ])("is read from %s", (_name, headers) => {
    expect(readRateHeaders(headers, now)).toEqual({ remaining: 3, resetMs: 10_000 });
  });
});
