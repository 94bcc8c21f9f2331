import { describe, expect, it } from "vitest";
import { wireOptions, wireSettingsOf } from "./wire-options.ts";
import { defaultWireSettings } from "./wire-settings.ts";

describe("the options about the wire", () => {
  it("change nothing when none is given", () => {
    expect(wireSettingsOf({})).toEqual({});
    expect(wireSettingsOf({ faults: "0" })).toEqual({ faults: undefined });
  });

  it("become settings", () => {
    const settings = wireSettingsOf({
      latency: "50",
      limit: "20",
      burst: "10",
      "limit-kind": "fixed-window",
      "limit-headers": "none",
      faults: "0.1",
      "fault-kinds": "resetAfter, status500",
      seed: "7",
      slow: "100",
      "delete-lag": "300",
    });

    expect(settings).toEqual({
      latencyMs: 50,
      rateLimit: { perSecond: 20, burst: 10, kind: "fixed-window", headers: "none" },
      faults: { rates: { resetAfter: 0.05, status500: 0.05 } },
      seed: 7,
      slowMs: 100,
      deleteLagMs: 300,
    });
  });

  it.each([
    [{ latency: "fast" }, '--latency wants a number, not "fast"'],
    [{ faults: "10" }, "--faults wants a share from 0 to 1"],
    [{ faults: "0.1", "fault-kinds": "rain" }, '--fault-kinds does not know "rain"'],
    [{ limit: "5", "limit-kind": "leaky" }, "--limit-kind wants one of token-bucket, fixed-window"],
    [{ limit: "0" }, "--limit wants a number above 0"],
    [{ limit: "5", burst: "0" }, "--burst wants an integer from 1 to 1000000"],
    [{ burst: "10" }, "--burst has no effect without --limit"],
    [{ "fault-kinds": "slow" }, "--fault-kinds has no effect without --faults"],
    [{ seed: "1.5" }, "--seed wants an integer from 0 to 4294967295"],
  ])("name the one that is wrong in %j", (values, message) => {
    expect(() => wireSettingsOf(values)).toThrow(message);
  });

  it("show the platform's defaults in the help", () => {
    const options = wireOptions({ ...defaultWireSettings(), visibilityLagMs: 300 });

    expect(options["visibility-lag"]?.help).toMatch(/\(300\)$/);
    expect(options["update-lag"]?.help).toMatch(/\(0\)$/);
  });
});
