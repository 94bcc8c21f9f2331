import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import type { CloudprovOptions } from "../simulated-provider.ts";
import { describeBinding, givenBinding } from "./binding-life.ts";

const kind = "ApiGatewayApiAppAttachment";

describeBinding({
  kind,
  what: "application",
  parts: ["apiAppId", "environment", "serviceId", "apiId"],
  bind: "BindApiApp",
  unbind: "UnbindApiApp",
  body: ({ apiAppId: ApiAppId, environment: Environment, serviceId: ServiceId, apiId: ApiId }) => {
    const place = { ApiAppId, Environment, ServiceId, ApiId };
    return { bind: place, unbind: place };
  },
  store: "apiAppBindings",
  somebodys: ({ apiAppBindings }, { apiAppId: ownerId = "", serviceId = "", apiId = "" }) =>
    apiAppBindings.create({ ownerId, serviceId, apiId }),
  goneWith: [
    ["apiApps", "apiAppId"],
    ["gatewayServices", "serviceId"],
    ["gatewayApis", "apiId"],
  ],
});

async function given(settings?: CloudprovOptions) {
  const test = await givenBinding(kind, settings);
  const { apiAppId: ownerId = "", serviceId = "", apiId = "" } = test.inputs;
  return { ...test, bound: { ownerId, serviceId, apiId } };
}

describe("binding an application to an API", () => {
  it("requests only this binding", async () => {
    await using test = await given();
    const { ownerId, serviceId, apiId } = test.bound;
    await test.it.create(test.inputs);
    expect(test.sent("DescribeApiAppBindApisStatus")[0]).toEqual({
      ApiAppId: ownerId,
      Filters: [
        { Name: "ApiId", Values: [apiId] },
        { Name: "ServiceId", Values: [serviceId] },
        { Name: "Environment", Values: ["release"] },
      ],
      Limit: 100,
      Offset: 0,
    });
  });

  it("reports the remedy if the service is not released in the environment", async () => {
    await using test = await given();
    const { message } = await failure(test.it.create({ ...test.inputs, environment: "test" }));
    expect(message).toMatch(/UnsupportedBindEnvironment.*released to this environment/s);
  });
});

describe("a bound application", () => {
  it("is bound to another API before it is unbound", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    const { serviceId } = test.bound;
    const { id: apiId } = await test.platform.state.gatewayApis.create({ serviceId, config: { AuthType: "APP" } });
    expect((await test.it.update({ ...test.inputs, apiId })).action).toBe("replace");
    const actions = test.platform.calls().map(({ action }) => action);
    expect(actions.lastIndexOf("BindApiApp")).toBeLessThan(actions.indexOf("UnbindApiApp"));
    expect(test.platform.state.apiAppBindings.list()).toMatchObject([{ apiId }]);
  });

  it("can be deleted without an error if it is no longer bound, even if the listing still shows it", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    test.platform.failNextAction({ action: "UnbindApiApp", code: "UnsupportedOperation.ResourceUnassociated" });
    await test.it.delete();
    expect(test.it.state).toBeUndefined();
  });

  it("is refreshed individually by a filter, and with many others from one listing", async () => {
    await using test = await given({ callsPerSecond: { default: 1_000 } });
    const { platform, inputs, bound } = test;
    await test.it.create(inputs);
    const others = [];
    for (let at = 0; at < 110; at++) {
      const { id: apiId } = await platform.state.gatewayApis.create({ serviceId: bound.serviceId });
      await platform.state.apiAppBindings.create({ ...bound, apiId });
      if (at % 10 !== 0) continue;
      const one = test.host.resource(kind, `it-${at}`);
      await one.import([bound.ownerId, "release", bound.serviceId, apiId].join("#"));
      others.push(one);
    }
    platform.journal.clear();
    await test.it.read();
    expect(test.sent("DescribeApiAppBindApisStatus")).toMatchObject([{ Filters: expect.anything() }]);

    platform.journal.clear();
    const found = await Promise.all(others.map((one) => one.read()));
    expect(found.every((one) => one !== undefined)).toBe(true);
    expect(platform.calls()).toHaveLength(2);
  });
});
