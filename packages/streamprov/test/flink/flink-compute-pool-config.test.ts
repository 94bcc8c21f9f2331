import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";
import { flinkLives } from "./lives.ts";

async function given() {
  const test = await startSimulatedProvider();
  const { inputs } = await flinkLives.FlinkComputePoolConfig();
  const { organizationId } = test.platform.credentials;
  const { journal, state } = test.platform;
  return {
    ...test,
    inputs,
    organizationId,
    config: test.host.resource("FlinkComputePoolConfig", "pools"),
    sent: () => journal.find({ method: "PATCH" }).map(({ requestBody }) => requestBody),
    settings: () => state.flinkComputePoolConfigs.get(organizationId),
  };
}

describe("a FlinkComputePoolConfig", () => {
  it("is created by an update of the given settings, and has the organization's ID", async () => {
    await using test = await given();

    const { id, outputs } = await test.config.create(test.inputs);

    expect(id).toBe(test.organizationId);
    expect(test.sent()).toEqual([{ spec: { default_pool_enabled: false, default_pool_max_cfu: 20 } }]);
    expect(outputs).toEqual({ ...test.inputs, apiVersion: "fcpm/v2", kind: "OrgComputePoolConfig" });
    expect(await test.config.preview(test.inputs)).toMatchObject({ action: "same" });
  });

  it("keeps the settings that the program omits", async () => {
    await using test = await given();

    const { outputs } = await test.config.create({ defaultComputePoolEnabled: false, defaultMaxCfu: 0 });

    expect(test.sent()).toEqual([{ spec: { default_pool_enabled: false } }]);
    expect(outputs["defaultMaxCfu"]).toBe(10);
    expect(await test.config.preview({ defaultComputePoolEnabled: false })).toMatchObject({ action: "same" });
  });

  it("is updated with the changed settings", async () => {
    await using test = await given();
    await test.config.create(test.inputs);
    test.platform.journal.clear();

    const { action } = await test.config.update({ ...test.inputs, defaultComputePoolEnabled: true });

    expect(action).toBe("update");
    expect(test.sent()).toEqual([{ spec: { default_pool_enabled: true } }]);
  });

  it("finds changes made elsewhere", async () => {
    await using test = await given();
    await test.config.create(test.inputs);
    test.platform.state.flinkComputePoolConfigs.change(test.organizationId, { maxCfu: 50 });

    await test.config.read();

    expect((await test.config.diff(test.inputs)).changes).toEqual(["defaultMaxCfu"]);
  });

  it("is imported by any ID, as the settings of the credentials' organization", async () => {
    await using test = await given();

    await test.config.import("organization");

    expect(test.config.id).toBe(test.organizationId);
    const inputs = { defaultComputePoolEnabled: true, defaultMaxCfu: 10 };
    expect(await test.config.preview(inputs)).toMatchObject({ action: "same" });
  });

  it("keeps the settings when it is deleted, and reports it", async () => {
    await using test = await given();
    await test.config.create(test.inputs);
    const before = test.platform.journal.requests;

    await test.config.delete();

    expect(test.platform.journal.requests).toBe(before);
    expect(test.settings()).toMatchObject({ defaultPools: false, maxCfu: 20 });
    expect(test.host.logs.map(({ message }) => message)).toContainEqual(expect.stringContaining("are kept"));
  });

  it("requires at least one setting", async () => {
    await using test = await given();

    for (const inputs of [{}, { defaultMaxCfu: 0 }]) {
      const { failures } = await test.config.check(inputs);
      expect(failures.map(({ reason }) => reason)).toEqual(["defaultComputePoolEnabled or defaultMaxCfu is required"]);
    }
    expect((await test.config.check({ defaultMaxCfu: -5 })).failures.map(({ property }) => property)).toEqual([
      "defaultMaxCfu",
    ]);
  });

  it("reports a limit that the platform does not support", async () => {
    await using test = await given();

    const { message } = await failure(test.config.create({ defaultMaxCfu: 7 }));

    expect(message).toContain("/spec/default_pool_max_cfu must be one of 5, 10, 20");
  });

  it("is listed once", async () => {
    await using test = await given();

    expect(await test.host.list("FlinkComputePoolConfig", {})).toEqual([
      { id: test.organizationId, name: "compute-pool-config" },
    ]);
  });
});

it("is looked up, and the given ID selects no other", async () => {
  await using test = await given();

  expect(await test.host.invoke("getFlinkComputePoolConfig", { id: "other" })).toEqual({
    id: test.organizationId,
    defaultComputePoolEnabled: true,
    defaultMaxCfu: 10,
    apiVersion: "fcpm/v2",
    kind: "OrgComputePoolConfig",
  });
});
