import { expect, it } from "vitest";
import { duration } from "./duration.ts";

it.for([
  [0, "0.0s"],
  [400, "0.4s"],
  [999, "1.0s"],
  [1000, "1s"],
  [12_400, "12s"],
  [59_600, "1m"],
  [60_000, "1m"],
  [200_000, "3m20s"],
  [3_600_000, "1h"],
  [7_500_000, "2h5m"],
] as const)("writes %d ms as %s", ([ms, text]) => {
  expect(duration(ms)).toBe(text);
});
