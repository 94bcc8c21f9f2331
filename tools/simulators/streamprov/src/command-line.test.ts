import { describe, expect, it } from "vitest";
import { settingsOf, usage } from "./command-line.ts";

describe("the command line", () => {
  it("without options starts a platform that is quick and never fails", () => {
    expect(settingsOf({})).toMatchObject({ port: 0, latencyMs: 0, rateLimit: undefined, faults: undefined });
  });

  it("turns options into settings", () => {
    const settings = settingsOf({
      port: "8080",
      latency: "50",
      "rate-limit": "50",
      burst: "10",
      "rate-limit-kind": "fixed-window",
      "rate-limit-headers": "none",
      faults: "0.1",
      "fault-kinds": "resetAfter, status500",
      seed: "7",
      "provision-ms": "3000",
      "enforce-roles": true,
    });

    expect(settings).toMatchObject({
      port: 8080,
      latencyMs: 50,
      rateLimit: { perSecond: 50, burst: 10, kind: "fixed-window", headers: "none" },
      faults: { rates: { resetAfter: 0.05, status500: 0.05 }, seed: 7 },
      provisionMs: { kafkaCluster: 3000, network: 3000, schemaRegistryCluster: 3000 },
      enforceRoles: true,
    });
  });

  it.each([
    [{ latency: "fast" }, '--latency wants a number, not "fast"'],
    [{ faults: "10" }, "--faults wants a share from 0 to 1"],
    [{ faults: "0.1", "fault-kinds": "rain" }, '--fault-kinds does not know "rain"'],
    [{ "rate-limit": "5", "rate-limit-kind": "leaky" }, "--rate-limit-kind wants one of token-bucket, fixed-window"],
  ])("names the option that is wrong in %j", (values, message) => {
    expect(() => settingsOf(values)).toThrow(message);
  });

  it("explains every option on the page of help", () => {
    for (const name of Object.keys(usage.options)) expect(usage.page).toContain(`--${name}`);
  });
});
