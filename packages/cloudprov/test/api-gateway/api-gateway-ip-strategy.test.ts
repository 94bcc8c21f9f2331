import { failure, secret, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

const kind = "ApiGatewayIpStrategy";

async function given(settings?: CloudprovOptions) {
  const test = await givenResource(kind, settings);
  const service = await test.platform.state.gatewayServices.create({});
  const inputs: Values = {
    serviceId: service.id,
    strategyName: "office",
    strategyType: "WHITE",
    strategyData: "9.9.9.9\n2001:db8::1",
  };
  return { ...test, service, inputs };
}

describe("creating an ApiGatewayIpStrategy", () => {
  it("waits until it is visible, and shows no diff afterwards", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    const { id, outputs } = await test.it.create(test.inputs);
    const [strategy] = test.platform.state.ipStrategies.list();
    expect(id).toBe(`${test.service.id}#${strategy?.id}`);
    expect(outputs).toMatchObject({ ...test.inputs, strategyId: strategy?.id, apiGatewayIpStrategyId: id });
    await test.it.read();
    expect((await test.it.preview(test.inputs)).action).toBe("same");
  });

  it("adopts the object after a lost response, and creates no second one", async () => {
    await using test = await given();
    test.platform.failNext({ path: /CreateIPStrategy$/, kind: "resetAfter" });
    await test.it.create(test.inputs);
    expect(test.platform.state.ipStrategies.list()).toHaveLength(1);
  });

  it.each([
    [{ strategyData: "9.9.9.0/24" }, ["strategyData"]],
    [{ strategyData: "9.9.9.9\noffice" }, ["strategyData"]],
    [{ strategyData: "" }, ["strategyData"]],
    [{ strategyData: "9.9.9.9 " }, ["strategyData"]],
    [{ strategyData: "9.9.9.9\r\n8.8.8.8" }, ["strategyData"]],
    [{ strategyData: "9.9.9.9\n\n8.8.8.8" }, ["strategyData"]],
    [{ serviceId: "", strategyName: "", strategyType: "" }, ["serviceId", "strategyName", "strategyType"]],
    [{ serviceId: unknown, strategyName: unknown, strategyType: unknown, strategyData: unknown }, []],
    [{ strategyType: "GREY" }, []],
  ] satisfies [Values, string[]][])("checks %j at preview", async (more, refused) => {
    await using test = await given();
    expect((await test.refused({ ...test.inputs, ...more })).sort()).toEqual(refused.sort());
  });

  it("reports the number of the line without a valid address, but not its content", async () => {
    await using test = await given();
    const { failures } = await test.it.check({ ...test.inputs, strategyData: secret("9.9.9.9\nhidden") });
    expect(failures.map(({ reason }) => reason).join()).toMatch(/see line 2/);
    expect(JSON.stringify(failures)).not.toContain("hidden");
  });
});

describe("an ApiGatewayIpStrategy", () => {
  it("sends its addresses when they change", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    const { strategyId: StrategyId } = test.it.outputs;
    const { action } = await test.it.update({ ...test.inputs, strategyData: "8.8.8.8" });
    expect(action).toBe("update");
    expect(test.sent("ModifyIPStrategy")).toEqual([
      { ServiceId: test.service.id, StrategyId, StrategyData: "8.8.8.8" },
    ]);
  });

  it("does not count as changed if the platform returns false", async () => {
    await using test = await given({ falseResults: { ModifyIPStrategy: 1 } });
    await test.it.create(test.inputs);
    const { message } = await failure(test.it.update({ ...test.inputs, strategyData: "8.8.8.8" }));
    expect(message).toContain("ModifyIPStrategy did not succeed");
  });

  it.each([
    ["strategyName", "other"],
    ["strategyType", "BLACK"],
  ])("is deleted after its replacement is created when its %s changes", async (name, value) => {
    await using test = await given();
    await test.it.create(test.inputs);
    const wanted = { ...test.inputs, [name]: value };
    expect((await test.it.preview(wanted)).diff).toMatchObject({ replaces: [name], deleteBeforeReplace: false });
    await test.it.update(wanted);
    expect(test.platform.state.ipStrategies.list()).toHaveLength(1);
  });

  it("is imported by its ID without a diff", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.inputs);
    expect((await test.host.resource(kind, "found").import(id)).inputs).toEqual(test.inputs);
  });

  it("is not imported by an ID with one part", async () => {
    await using test = await given();
    await expect(test.it.import("IPStrategy-q1lk8ud2")).rejects.toThrow("<serviceId>#<strategyId>");
  });

  it.each([
    [
      "it",
      (test: Awaited<ReturnType<typeof given>>) =>
        test.platform.state.ipStrategies.remove(String(test.it.outputs["strategyId"])),
    ],
    [
      "its service",
      (test: Awaited<ReturnType<typeof given>>) => test.platform.state.gatewayServices.remove(test.service.id),
    ],
  ])("leaves the state in a refresh when %s does not exist", async (_what, remove) => {
    await using test = await given();
    await test.it.create(test.inputs);
    remove(test);
    expect(await test.it.read()).toBeUndefined();
  });

  it("can be deleted without an error if it does not exist", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    test.platform.state.ipStrategies.remove(String(test.it.outputs["strategyId"]));
    await test.it.delete();
    expect(test.sent("DeleteIPStrategy")).toHaveLength(1);
  });
});
