import { failure, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { describeOrdinaryLife } from "../ordinary-life.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";
import { flinkLives } from "./lives.ts";

const sent = (body: Values) => (inputs: Values) => ({ spec: { environment: inputs["environment"], ...body } });

describeOrdinaryLife("FlinkComputePool", {
  prepare: flinkLives.FlinkComputePool,
  path: "/fcpm/v2/compute-pools",
  store: "flinkComputePools",
  importId: (id, { environment }) => `${(environment as { id: string }).id}/${id}`,
  body: sent({ display_name: "orders", cloud: "AWS", region: "us-east-2", max_cfu: 10, default_pool: false }),
  outputs: { defaultPool: false, apiVersion: "fcpm/v2", kind: "ComputePool" },
  inPlace: [
    ["its name", { displayName: "shop" }, sent({ display_name: "shop" })],
    ["its size", { maxCfu: 20 }, sent({ max_cfu: 20 })],
    ["to the default pool", { defaultPool: true }, sent({ default_pool: true })],
  ],
  replacing: [
    ["another environment", { environment: { id: "env-other" } }],
    ["another cloud", { cloud: "GCP" }],
    ["another region", { region: "us-west-2" }],
  ],
  refused: [
    ["displayName", { displayName: ".orders" }],
    ["displayName", { displayName: "o".repeat(65) }],
    ["cloud", { cloud: "aws" }],
    ["region", { region: "" }],
    ["maxCfu", { maxCfu: 0 }],
    ["environment.id", { environment: { id: "" } }],
  ],
});

/** A platform with an environment, and inputs of a pool in it. */
async function given(settings = {}) {
  const test = await startSimulatedProvider(settings);
  const { inputs } = await flinkLives.FlinkComputePool(test.platform);
  return { ...test, inputs, pool: test.host.resource("FlinkComputePool", "orders") };
}

describe("a FlinkComputePool", () => {
  it("has the platform's size when the program omits it", async () => {
    await using test = await given();
    const { maxCfu, ...inputs } = test.inputs;

    const { outputs } = await test.pool.create(inputs);

    expect(outputs["maxCfu"]).toBe(maxCfu);
    expect(await test.pool.preview(inputs)).toMatchObject({ action: "same" });
  });

  it("shows no diff when the platform returns its cloud in lower case", async () => {
    await using test = await given();
    const { id } = await test.pool.create(test.inputs);
    const body = test.platform.state.flinkComputePools.get(id)?.body as { readonly spec: Values };
    test.platform.state.flinkComputePools.change(id, { body: { spec: { ...body.spec, cloud: "aws" } } });

    await test.pool.read();

    expect(await test.pool.preview(test.inputs)).toMatchObject({ action: "same" });
  });

  it("stays the default pool when another setting of it changes", async () => {
    await using test = await given();
    const inputs = { ...test.inputs, defaultPool: true };
    const { id } = await test.pool.create(inputs);

    await test.pool.update({ ...inputs, maxCfu: 30 });

    expect(test.platform.state.flinkComputePools.get(id)?.body).toMatchObject({ spec: { default_pool: true } });
  });

  it("stays in the state when it fails, with the next step", async () => {
    await using test = await given({ provisionFailure: { flinkComputePools: "no room" } });

    const { message } = await failure(test.pool.create(test.inputs));

    expect(message).toContain("ended in the state FAILED: the platform returned no reason");
    expect(message).toContain("replace it with `pulumi up --replace");
    expect(test.pool.id).toMatch(/^lfcp-/);
  });

  it("cannot be the second default pool of a region", async () => {
    await using test = await given();
    await test.pool.create({ ...test.inputs, defaultPool: true });

    const second = test.host.resource("FlinkComputePool", "second").create({ ...test.inputs, defaultPool: true });

    await expect(second).rejects.toThrow("is the default pool of the region");
  });
});

describe("the lookup of a FlinkComputePool", () => {
  it("returns the outputs of the resource, by ID and by name", async () => {
    await using test = await given();
    const { environment } = test.inputs;
    const { id, outputs } = await test.pool.create(test.inputs);

    const found = await test.host.invoke("getFlinkComputePool", { id, environment });

    expect(found).toEqual({ id, ...outputs });
    expect(await test.host.invoke("getFlinkComputePool", { displayName: "orders", environment })).toEqual(found);
  });

  it("reports a name without a match, or with two matches", async () => {
    await using test = await given();
    const { environment } = test.inputs;
    await test.pool.create(test.inputs);
    await test.host.resource("FlinkComputePool", "second").create(test.inputs);
    const error = async (args: Values) =>
      (await failure(test.host.invoke("getFlinkComputePool", { environment, ...args }))).message;

    expect(await error({ id: "lfcp-none" })).toContain('no compute pool has the id "lfcp-none"');
    expect(await error({ displayName: "Orders" })).toContain('no compute pool has the displayName "Orders"');
    expect(await error({ displayName: "orders" })).toContain('have the displayName "orders"');
    expect(await error({})).toContain("Give exactly one of id and displayName");
    expect(await error({ displayName: "" })).toContain("Give exactly one of id and displayName");
  });
});
