import { describe, expect, it } from "vitest";
import { timeSpanMs } from "./time-span.ts";

describe("a time span", () => {
  it.each([
    ["30m", 30 * 60_000],
    ["1h30m", 90 * 60_000],
    ["1.5h", 90 * 60_000],
    ["90s", 90_000],
    ["500ms", 500],
  ])("%s is %d milliseconds", (text, ms) => {
    expect(timeSpanMs(text)).toBe(ms);
  });

  it.each(["30", "m", "30 m", "1d", "-5m", "30m later", "", undefined, 30])("cannot be %j", (text) => {
    expect(timeSpanMs(text)).toBeUndefined();
  });
});
