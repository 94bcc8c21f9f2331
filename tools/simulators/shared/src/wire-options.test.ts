import { describe, expect, it } from "vitest";
import { optionLines, wireOptions, wireSettingsOf } from "./wire-options.ts";

describe("the options about the wire", () => {
  it("make a wire that is quick and never fails when none is given", () => {
    expect(wireSettingsOf({})).toEqual({
      latencyMs: 0,
      latencyJitterMs: 0,
      rateLimit: undefined,
      faults: undefined,
      visibilityLagMs: 0,
      updateLagMs: 0,
    });
  });

  it("become settings", () => {
    const settings = wireSettingsOf({
      latency: "50",
      "rate-limit": "20",
      burst: "10",
      "rate-limit-kind": "fixed-window",
      "rate-limit-headers": "none",
      faults: "0.1",
      "fault-kinds": "resetAfter, status500",
      seed: "7",
    });

    expect(settings).toMatchObject({
      latencyMs: 50,
      rateLimit: { perSecond: 20, burst: 10, kind: "fixed-window", headers: "none" },
      faults: { rates: { resetAfter: 0.05, status500: 0.05 }, seed: 7 },
    });
  });

  it.each([
    [{ latency: "fast" }, '--latency wants a number, not "fast"'],
    [{ faults: "10" }, "--faults wants a share from 0 to 1"],
    [{ faults: "0.1", "fault-kinds": "rain" }, '--fault-kinds does not know "rain"'],
    [{ "rate-limit": "5", "rate-limit-kind": "leaky" }, "--rate-limit-kind wants one of token-bucket, fixed-window"],
  ])("name the one that is wrong in %j", (values, message) => {
    expect(() => wireSettingsOf(values)).toThrow(message);
  });

  it("have a line of help each, under the title of their group", () => {
    const lines = optionLines({ "The wire": wireOptions });

    expect(lines).toMatch(/^The wire\n {2}--latency <ms> +hold every answer back/);
    for (const name of Object.keys(wireOptions)) expect(lines).toContain(`--${name}`);
  });
});
