import { describe, expect, it } from "vitest";
import { dividedServices, type ImportedService } from "./divided-services.ts";

const kafka = (id: string, endpoint?: string): ImportedService => ({
  variables: ["IMPORT_KAFKA_API_KEY"],
  ids: { kafkaCluster: id },
  endpoint,
});

describe("the services of objects", () => {
  it("are not divided if each reads other variables", () => {
    const registry = { variables: ["IMPORT_SCHEMA_REGISTRY_API_KEY"], ids: { schemaRegistryCluster: "lsrc-1" } };
    expect(dividedServices([kafka("lkc-1"), registry, undefined])).toEqual([undefined, undefined, undefined]);
  });

  it("are divided if they read the same variables", () => {
    const [first, second, again, none] = dividedServices([
      kafka("lkc-1"),
      kafka("lkc-2"),
      kafka("lkc-1", "a"),
      undefined,
    ]);
    expect(first).toEqual({
      variables: ["IMPORT_KAFKA_API_KEY"],
      ids: { kafkaCluster: "lkc-1" },
      distinction: ["lkc-1"],
    });
    expect(second).toMatchObject({ distinction: ["lkc-2"] });
    expect(again).toBe(first);
    expect(none).toBeUndefined();
  });

  it("are distinguished by the IDs that differ, or else by the endpoint", () => {
    const flink = (pool: string) => ({ variables: ["IMPORT_FLINK_API_KEY"], ids: { environment: "env-1", pool } });
    expect(dividedServices([flink("p-1"), flink("p-2")]).map((each) => each?.distinction)).toEqual([["p-1"], ["p-2"]]);
    expect(dividedServices([kafka("lkc-1", "a"), kafka("lkc-1", "b")]).map((each) => each?.distinction)).toEqual([
      ["a"],
      ["b"],
    ]);
  });

  it("are the same if types name different parts of them", () => {
    const variables = ["IMPORT_FLINK_API_KEY"];
    const whole = { variables, ids: { environment: "env-1", principal: "sa-1" } };
    const part = { variables: [...variables, "IMPORT_FLINK_PRINCIPAL_ID"], ids: { environment: "env-1" } };
    expect(dividedServices([whole, part])).toEqual([undefined, undefined]);
  });
});
