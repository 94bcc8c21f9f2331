import { expect, test } from "vitest";
import { median } from "./median.ts";

test.for([
  [[3], 3],
  [[9, 1, 2], 2],
  [[10, 9, 1, 2], 5.5],
] as const)("the median of %j is %d", ([values, expected]) => {
  expect(median(values)).toBe(expected);
});

test("nothing has no median", () => {
  expect(() => median([])).toThrow(RangeError);
});
