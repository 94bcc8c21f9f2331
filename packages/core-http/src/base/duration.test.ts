import { expect, test } from "vitest";
import { formatDuration } from "./duration.ts";

test.each([
  [-5, "0 ms"],
  [340.4, "340 ms"],
  [1000, "1 s"],
  [2540, "2.5 s"],
  [14_000, "14 s"],
  [60_000, "1 min"],
  [200_000, "3 min 20 s"],
  [1_200_000, "20 min"],
  [7_500_000, "2 h 5 min"],
])("%d ms is shown as %s", (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
