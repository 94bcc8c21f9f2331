import { describe, expect, it } from "vitest";
import { flagSettings, listOption, numberOption, numberSettings } from "./options.ts";

describe("an option", () => {
  it("with a number gives it, and nothing when it is not given", () => {
    expect(numberOption({ latency: "0.5" }, "latency")).toBe(0.5);
    expect(numberOption({}, "latency")).toBeUndefined();
  });

  it.each(["fast", "-1", ""])('names itself when it is given "%s" in place of a number', (value) => {
    expect(() => numberOption({ latency: value }, "latency")).toThrow(`--latency wants a number, not "${value}"`);
  });

  it("lists what stands between commas", () => {
    expect(listOption({ fail: "deploy, scale" }, "fail")).toEqual(["deploy", "scale"]);
    expect(listOption({}, "fail")).toEqual([]);
  });
});

it("only options that were given become settings", () => {
  expect(numberSettings({ latency: "50" }, { latencyMs: "latency", slowMs: "slow" })).toEqual({ latencyMs: 50 });
  expect(flagSettings({ strict: true }, { isStrict: "strict", isLate: "late" })).toEqual({ isStrict: true });
});
