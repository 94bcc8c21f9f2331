import { describe, expect, it } from "vitest";
import type { CloudprovOptions } from "../simulated-provider.ts";
import { describeBinding, givenBinding } from "./binding-life.ts";

const kind = "ApiGatewayStrategyAttachment";

describeBinding({
  kind,
  what: "IP strategy",
  parts: ["serviceId", "strategyId", "bindApiId", "environmentName"],
  bind: "BindIPStrategy",
  unbind: "UnBindIPStrategy",
  body: ({ serviceId: ServiceId, strategyId: StrategyId, environmentName: EnvironmentName, bindApiId }) => {
    const place = { ServiceId, StrategyId, EnvironmentName };
    return { bind: { ...place, BindApiIds: [bindApiId] }, unbind: { ...place, UnBindApiIds: [bindApiId] } };
  },
  store: "ipStrategyBindings",
  somebodys: ({ ipStrategyBindings }, { strategyId: ownerId = "", serviceId = "", bindApiId: apiId = "" }) =>
    ipStrategyBindings.create({ ownerId, serviceId, apiId }),
  goneWith: [
    ["ipStrategies", "strategyId"],
    ["gatewayServices", "serviceId"],
    ["gatewayApis", "bindApiId"],
  ],
});

async function given(settings?: CloudprovOptions) {
  const test = await givenBinding(kind, settings);
  const { strategyId: ownerId = "", serviceId = "", bindApiId: apiId = "" } = test.inputs;
  return { ...test, bound: { ownerId, serviceId, apiId } };
}

describe("an attached IP strategy", () => {
  it("is identified by its plain ID", async () => {
    await using test = await given();
    const { serviceId, ownerId } = test.bound;
    expect(await test.refused({ ...test.inputs, strategyId: `${serviceId}#${ownerId}` })).toContain("strategyId");
  });

  it("is distinguished from the same one in another environment", async () => {
    await using test = await given();
    const { ipStrategyBindings } = test.platform.state;
    await test.it.create(test.inputs);
    const [own] = ipStrategyBindings.list();
    await ipStrategyBindings.create({ ...test.bound, environment: "test" });
    ipStrategyBindings.remove(own?.id ?? "");
    expect(await test.it.read()).toBeUndefined();
  });

  it("is found after the first hundred", async () => {
    await using test = await given();
    const { gatewayApis, ipStrategyBindings } = test.platform.state;
    for (let at = 0; at < 101; at++) {
      const { id: apiId } = await gatewayApis.create({ serviceId: test.bound.serviceId });
      await ipStrategyBindings.create({ ...test.bound, apiId });
    }
    await test.it.create(test.inputs);
    expect(await test.it.read()).toBeDefined();
  });

  it("is unbound before another strategy is bound", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    const { id: strategyId } = await test.platform.state.ipStrategies.create({ serviceId: test.bound.serviceId });
    expect((await test.it.update({ ...test.inputs, strategyId })).action).toBe("replace");
    expect(test.platform.state.ipStrategyBindings.list()).toMatchObject([{ ownerId: strategyId }]);
  });
});
