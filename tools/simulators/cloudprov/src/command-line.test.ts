import { describe, expect, it } from "vitest";
import { settingsOf, usage } from "./command-line.ts";

describe("the command line", () => {
  it("without options changes nothing", () => {
    expect(settingsOf({})).toEqual({});
  });

  it("turns options into settings", () => {
    const settings = settingsOf({
      port: "8080",
      "visibility-lag": "0",
      "calls-per-second": "3",
      "fail-actions": "vpc:CreateAddressTemplate=InternalError, sts=ResourceBusy",
      "deny-actions": "vpc:DeleteAddressTemplate",
      "task-ms": "200",
      "release-ms": "300",
      "in-use-ms": "400",
      "session-seconds": "30",
      "clock-skew": "600000",
      "clock-behind": true,
      "mfa-required": true,
      "blank-after-colon": true,
    });

    expect(settings).toMatchObject({
      port: 8080,
      visibilityLagMs: 0,
      callsPerSecond: { default: 3, vpc: undefined },
      actionErrors: { "vpc:CreateAddressTemplate": "InternalError", sts: "ResourceBusy" },
      deniedActions: ["vpc:DeleteAddressTemplate"],
      templateTaskMs: 200,
      gatewayTaskMs: 200,
      releaseMs: 300,
      serviceInUseMs: 400,
      sessionSeconds: 30,
      clockSkewMs: -600_000,
      mfaRequired: true,
      blankAfterColon: true,
    });
  });

  it("names the option that is wrong", () => {
    expect(() => settingsOf({ "task-ms": "soon" })).toThrow('--task-ms wants a number, not "soon"');
    expect(() => settingsOf({ "fail-actions": "all" })).toThrow('wants service:Action=Code or service=Code, not "all"');
  });

  it("rejects actions that do not exist and suggests the nearest", () => {
    const given = (name: string, list: string) => () => settingsOf({ [name]: list });
    expect(given("fail-actions", "vpc:CreateAddresTemplate=InternalError")).toThrow(
      '--fail-actions: there is no action "vpc:CreateAddresTemplate". Did you mean vpc:CreateAddressTemplate?',
    );
    expect(given("deny-actions", "DeleteAddressTemplate")).toThrow("Did you mean vpc:DeleteAddressTemplate?");
    expect(given("deny-actions", "vpc")).toThrow('--deny-actions: there is no action "vpc".');
    expect(given("fail-actions", "default=InternalError")()).toMatchObject({
      actionErrors: { default: "InternalError" },
    });
  });

  it("explains every option on the page of help", () => {
    for (const name of Object.keys(usage.options)) expect(usage.page).toContain(`--${name}`);
  });
});
