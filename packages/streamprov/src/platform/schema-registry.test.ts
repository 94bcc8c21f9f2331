import { describe, expect, it } from "vitest";
import type { Config } from "./platform.ts";
import { schemaRegistry } from "./schema-registry.ts";

function config(changes: Partial<Config>): Config {
  return {
    endpoint: "https://api.example",
    maxRetries: 4,
    schemaRegistryId: "lsrc-1",
    schemaRegistryApiKey: "key",
    schemaRegistryApiSecret: "secret",
    ...changes,
  };
}

describe("the provider's Schema Registry settings", () => {
  it("give endpoint, cluster and key when they are complete", () => {
    expect(schemaRegistry.group(config({ schemaRegistryRestEndpoint: "https://psrc.example" }), false)).toEqual({
      set: true,
      endpoint: "https://psrc.example",
      credentials: { key: "key", secret: "secret" },
      clusterId: "lsrc-1",
    });
  });

  it("give no endpoint when the Stream Catalog's alone completes them", () => {
    expect(schemaRegistry.group(config({ catalogRestEndpoint: "https://catalog.example" }), false)).toMatchObject({
      set: true,
      endpoint: undefined,
      clusterId: "lsrc-1",
    });
  });

  it("give no key with OAuth, and need none", () => {
    const keyless = { schemaRegistryApiKey: undefined, schemaRegistryApiSecret: undefined };
    const given = config({ ...keyless, schemaRegistryRestEndpoint: "https://psrc.example" });

    expect(schemaRegistry.group(given, true)).toMatchObject({ set: true, credentials: undefined });
    expect(schemaRegistry.group(given, false)).toMatchObject({ set: false, clusterId: undefined });
  });

  it("give nothing when the endpoint is missing", () => {
    expect(schemaRegistry.group(config({}), false)).toEqual({
      set: false,
      endpoint: undefined,
      credentials: undefined,
      clusterId: undefined,
    });
  });
});
