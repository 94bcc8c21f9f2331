import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import type { CloudprovOptions } from "../simulated-provider.ts";
import { givenApi } from "./binding-lives.ts";
import { givenResource } from "./given-resource.ts";

const kind = "ApiGatewayStrategyAttachment";

/** An IP strategy, and an API of its service that is on line in `release`. */
async function given(settings?: CloudprovOptions) {
  const test = await givenResource(kind, settings);
  const { serviceId, apiId } = await givenApi(test.platform);
  const { id: strategyId } = await test.platform.state.ipStrategies.create({ serviceId });
  const inputs = { serviceId, strategyId, environmentName: "release", bindApiId: apiId };
  const bound = { ownerId: strategyId, serviceId, apiId };
  return { ...test, inputs, bound, bindings: () => test.platform.state.ipStrategyBindings.list() };
}

describe("attaching an API gateway's IP strategy", () => {
  it("waits until it is seen, and then nothing differs", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    const { serviceId, strategyId, bindApiId } = test.inputs;
    const { id, outputs } = await test.it.create(test.inputs);
    expect(id).toBe(`${serviceId}#${strategyId}#${bindApiId}#release`);
    expect(outputs).toEqual({ ...test.inputs, apiGatewayStrategyAttachmentId: id });
    expect(test.sent("BindIPStrategy")).toEqual([
      { ServiceId: serviceId, StrategyId: strategyId, EnvironmentName: "release", BindApiIds: [bindApiId] },
    ]);
    await test.it.read();
    expect((await test.it.preview(test.inputs)).action).toBe("same");
  });

  it("takes over none that is there already, though the platform would not say so", async () => {
    await using test = await given();
    await test.platform.state.ipStrategyBindings.create(test.bound);
    const { message } = await failure(test.it.create(test.inputs));
    expect(message).toContain(`pulumi import cloudprov:index/apiGatewayStrategyAttachment:${kind} it 'service-`);
    expect(test.sent("BindIPStrategy")).toEqual([]);
  });

  it("is done once when the answer is lost", async () => {
    await using test = await given();
    test.platform.failNext({ path: /\/BindIPStrategy$/, kind: "resetAfter" });
    await test.it.create(test.inputs);
    expect(test.sent("BindIPStrategy")).toHaveLength(1);
    expect(test.bindings()).toHaveLength(1);
  });

  it.each([
    [{ environmentName: "production" }, ["environmentName"]],
    [{ strategyId: "service-pk2r6bcc#IPStrategy-4kz2ljfi" }, ["strategyId"]],
    [{ strategyId: "" }, ["strategyId"]],
    [{ serviceId: "" }, ["serviceId"]],
    [{ bindApiId: "" }, ["bindApiId"]],
  ])("checks %j at preview", async (more, refused) => {
    await using test = await given();
    const properties = await test.refused({ ...test.inputs, ...more });
    expect([...new Set(properties)]).toEqual(refused);
  });
});

describe("an attached IP strategy", () => {
  it("in whatever environment is gone when its API is not among those bound there", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    await test.platform.state.ipStrategyBindings.create({ ...test.bound, environment: "test" });
    const own = test.bindings().find(({ environment }) => environment === "release");
    test.platform.state.ipStrategyBindings.remove(own?.id ?? "");
    expect(await test.it.read()).toBeUndefined();
  });

  it("is found behind the first hundred", async () => {
    await using test = await given();
    for (let at = 0; at < 101; at++) {
      const { id: apiId } = await test.platform.state.gatewayApis.create({ serviceId: test.inputs.serviceId });
      await test.platform.state.ipStrategyBindings.create({ ...test.bound, apiId });
    }
    await test.it.create(test.inputs);
    expect(await test.it.read()).toBeDefined();
  });

  it("is unbound before another strategy takes its place", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    const { id: strategyId } = await test.platform.state.ipStrategies.create({ serviceId: test.inputs.serviceId });
    expect((await test.it.update({ ...test.inputs, strategyId })).action).toBe("replace");
    expect(test.bindings()).toMatchObject([{ ownerId: strategyId }]);
  });

  it.each([
    ["the strategy", "ipStrategies", "strategyId"],
    ["the service", "gatewayServices", "serviceId"],
    ["the API", "gatewayApis", "bindApiId"],
  ] as const)("is gone with %s, and no error to delete", async (_what, store, part) => {
    await using test = await given();
    await test.it.create(test.inputs);
    test.platform.state[store].remove(test.inputs[part]);
    expect(await test.host.resource(kind, "copy").import(String(test.it.id)).catch(String)).toContain("there is no");
    await test.it.delete();
    expect(test.it.state).toBeUndefined();
  });

  it("is not taken for unbound when the platform answers false", async () => {
    await using test = await given({ falseResults: { UnBindIPStrategy: 1 }, textOutcomes: true });
    await test.it.create(test.inputs);
    expect((await failure(test.it.delete())).message).toContain("the IP strategy is still attached");
    await test.it.delete();
    expect(test.sent("UnBindIPStrategy").at(-1)).toEqual({
      ServiceId: test.inputs.serviceId,
      StrategyId: test.inputs.strategyId,
      EnvironmentName: "release",
      UnBindApiIds: [test.inputs.bindApiId],
    });
    expect(test.bindings()).toEqual([]);
  });

  it("is imported by its ID without a difference", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.inputs);
    const found = test.host.resource(kind, "found");
    await found.import(id);
    expect(found.inputs).toEqual(test.inputs);
    expect((await found.preview(test.inputs)).action).toBe("same");
  });
});
