import { describe, expect, it } from "vitest";
import { flagSettings, integerOption, listOption, numberOption, numberSettings, timeOption } from "./options.ts";

describe("an option", () => {
  it("with a number gives it, and nothing when it is not given", () => {
    expect(numberOption({ latency: "0.5" }, "latency")).toBe(0.5);
    expect(numberOption({}, "latency")).toBeUndefined();
  });

  it.each(["fast", "-1", ""])('names itself when it is given "%s" in place of a number', (value) => {
    expect(() => numberOption({ latency: value }, "latency")).toThrow(`--latency wants a number, not "${value}"`);
  });

  it.each(["0", "11", "2.5"])('names its range when it is given "%s"', (value) => {
    expect(() => integerOption({ nodes: value }, "nodes", { min: 1, max: 10 })).toThrow(
      `--nodes wants an integer from 1 to 10, not "${value}"`,
    );
  });

  it("with a time gives milliseconds", () => {
    expect(timeOption({ clock: "2030-01-31T12:00:00Z" }, "clock")).toBe(Date.UTC(2030, 0, 31, 12));
    expect(timeOption({ clock: "2030-01-31T12:00:00+02:00" }, "clock")).toBe(Date.UTC(2030, 0, 31, 10));
    expect(timeOption({}, "clock")).toBeUndefined();
  });

  it.each(["soon", "2030-01-31", "2030-01-31T12:00:00", "2030-13-31T12:00:00Z"])(
    'shows a valid time when it is given "%s"',
    (value) => {
      expect(() => timeOption({ clock: value }, "clock")).toThrow("--clock wants a time such as 2030-01-31T12:00:00Z");
    },
  );

  it("lists what stands between commas", () => {
    expect(listOption({ fail: "deploy, scale" }, "fail")).toEqual(["deploy", "scale"]);
    expect(listOption({}, "fail")).toEqual([]);
  });
});

it("only options that were given become settings", () => {
  expect(numberSettings({ latency: "50" }, { latencyMs: "latency", slowMs: "slow" })).toEqual({ latencyMs: 50 });
  expect(flagSettings({ strict: true }, { isStrict: "strict", isLate: "late" })).toEqual({ isStrict: true });
});
