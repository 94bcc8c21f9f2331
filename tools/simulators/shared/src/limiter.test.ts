import { expect, it } from "vitest";
import { ManualClock } from "./clock.ts";
import { Limiter, type RateLimit } from "./limiter.ts";

function limited(limit: RateLimit) {
  const clock = new ManualClock(0);
  const limiter = new Limiter(clock);
  const allowedOf = (requests: number) =>
    Array.from({ length: requests }, () => limiter.take(limit)).filter((verdict) => verdict.allowed).length;
  return { clock, limiter, allowedOf };
}

it("lets a burst through and then the rate, with a token bucket", () => {
  const { clock, allowedOf } = limited({ perSecond: 10, burst: 5 });

  expect(allowedOf(20)).toBe(5);
  clock.advance(300);
  expect(allowedOf(20)).toBe(3);
  clock.advance(60_000);
  expect(allowedOf(20)).toBe(5);
});

it("restarts every second, with a fixed window", () => {
  const { clock, allowedOf } = limited({ perSecond: 10, kind: "fixed-window" });

  expect(allowedOf(20)).toBe(10);
  clock.advance(999);
  expect(allowedOf(20)).toBe(0);
  clock.advance(1);
  expect(allowedOf(20)).toBe(10);
});

it.each([
  ["all", ["Retry-After", "X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"]],
  ["retry-after", ["Retry-After"]],
  ["retry-after-date", ["Retry-After"]],
  ["x-rate-limit", ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"]],
  ["none", []],
] as const)("returns the wait in the headers of style %s", (headers, names) => {
  const { limiter } = limited({ perSecond: 1 });
  const limit = { perSecond: 1, headers };
  limiter.take(limit);

  expect(Object.keys(limiter.take(limit).headers).sort()).toEqual(names);
});

it("gives the wait in whole seconds, or as a date", () => {
  const { limiter } = limited({ perSecond: 1 });
  const seconds = { perSecond: 0.25 };
  limiter.take(seconds);
  limiter.take(seconds);
  expect(limiter.take({ ...seconds, burst: 0 }).headers["Retry-After"]).toBe("4");
  expect(limiter.take({ ...seconds, burst: 0, headers: "retry-after-date" }).headers["Retry-After"]).toBe(
    "Thu, 01 Jan 1970 00:00:04 GMT",
  );
});
