import { describe, expect, it } from "vitest";
import { settingsOf, usage } from "./command-line.ts";

describe("the command line", () => {
  it("without options changes nothing", () => {
    expect(settingsOf({})).toEqual({});
  });

  it("turns options into settings", () => {
    const settings = settingsOf({
      port: "8080",
      latency: "50",
      "provision-ms": "3000",
      "enforce-roles": true,
    });

    expect(settings).toMatchObject({
      port: 8080,
      latencyMs: 50,
      provisionMs: { kafkaCluster: 3000, network: 3000, schemaRegistryCluster: 3000 },
      enforceRoles: true,
    });
  });

  it("names the option that is wrong", () => {
    expect(() => settingsOf({ "key-ready-ms": "soon" })).toThrow('--key-ready-ms wants a number, not "soon"');
    expect(() => settingsOf({ "data-plane-nodes": "0" })).toThrow("--data-plane-nodes wants an integer from 1 to 100");
  });

  it("explains every option on the page of help", () => {
    for (const name of Object.keys(usage.options)) expect(usage.page).toContain(`--${name}`);
  });
});
