import { expect, test } from "vitest";
import { demandedSeconds, limitersBy } from "./limiters.ts";

test("a limit demands the time of its busiest limiter, after the second that it lets through at once", () => {
  const limiters = [
    { taken: 100, refused: 30 },
    { taken: 60, refused: 0 },
  ];

  expect(demandedSeconds(limiters, 20)).toBe(4);
});

test.for([
  ["what fits into one second", [{ taken: 15, refused: 0 }], 20],
  ["no request", [], 20],
  ["no limit", [{ taken: 1000, refused: 0 }], 0],
] as const)("no time is demanded for %s", ([, limiters, perSecond]) => {
  expect(demandedSeconds(limiters, perSecond)).toBe(0);
});

test("requests that one limiter counts together are added up", () => {
  const counts = [
    { limiter: "vpc", taken: 3, refused: 1 },
    { limiter: "api", taken: 5, refused: 0 },
    { limiter: "vpc", taken: 4, refused: 2 },
  ];

  expect(limitersBy(counts)).toEqual([
    { taken: 7, refused: 3 },
    { taken: 5, refused: 0 },
  ]);
});
