import { describe, expect, it } from "vitest";
import { settingsOf, usage } from "./command-line.ts";

describe("the command line", () => {
  it("without options starts a platform that never fails and lags as usual", () => {
    expect(settingsOf({})).toMatchObject({
      port: 0,
      latencyMs: 0,
      faults: undefined,
      actionErrors: {},
      clockSkewMs: 0,
    });
    for (const name of ["visibilityLagMs", "callsPerSecond", "sessionSeconds"]) {
      expect(settingsOf({})).not.toHaveProperty(name);
    }
  });

  it("turns options into settings", () => {
    const settings = settingsOf({
      port: "8080",
      "visibility-lag": "0",
      "calls-per-second": "3",
      "fail-actions": "vpc:CreateAddressTemplate=InternalError, sts=ResourceBusy",
      "task-ms": "200",
      "session-seconds": "30",
      "clock-skew": "600000",
      "clock-behind": true,
      "blank-after-colon": true,
    });

    expect(settings).toMatchObject({
      port: 8080,
      visibilityLagMs: 0,
      callsPerSecond: { default: 3, vpc: undefined },
      actionErrors: { "vpc:CreateAddressTemplate": "InternalError", sts: "ResourceBusy" },
      templateTaskMs: 200,
      sessionSeconds: 30,
      clockSkewMs: -600_000,
      blankAfterColon: true,
    });
  });

  it("names the option that is wrong", () => {
    expect(() => settingsOf({ "task-ms": "soon" })).toThrow('--task-ms wants a number, not "soon"');
    expect(() => settingsOf({ "fail-actions": "all" })).toThrow('wants service:Action=Code, not "all"');
  });

  it("explains every option on the page of help", () => {
    for (const name of Object.keys(usage.options)) expect(usage.page).toContain(`--${name}`);
  });
});
