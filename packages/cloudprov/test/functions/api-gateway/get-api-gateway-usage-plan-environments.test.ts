import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenLookup } from "../given-lookup.ts";

const name = "getApiGatewayUsagePlanEnvironments";
const action = "DescribeUsagePlanEnvironments";
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);

/** A plan, and a service with an API. */
async function given() {
  const test = await givenLookup(name);
  const { usagePlans, gatewayServices, gatewayApis } = test.platform.state;
  const { id: usagePlanId } = await usagePlans.create({});
  const { id: serviceId } = await gatewayServices.create({ name: "shop" });
  const { id: apiId } = await gatewayApis.create({
    serviceId,
    config: { ApiName: "orders", RequestConfig: { Path: "/orders", Method: "POST" } },
  });
  return { ...test, usagePlanId, serviceId, apiId };
}

describe(name, () => {
  it("lists the services or the single APIs to which a plan applies", async () => {
    await using test = await given();
    const { usagePlanId, serviceId, apiId } = test;
    const { usagePlanBindings } = test.platform.state;
    await usagePlanBindings.create({ planId: usagePlanId, serviceId });
    await usagePlanBindings.create({ planId: usagePlanId, serviceId, apiId, environment: "test" });
    const service = { serviceId, serviceName: "shop", modifyTime: time, createTime: time };
    expect(await test.ask({ usagePlanId })).toEqual({
      usagePlanId,
      bindType: "SERVICE",
      id: `${usagePlanId}#SERVICE`,
      lists: [{ ...service, apiId: "", apiName: "", path: "", method: "", environment: "release" }],
    });
    const ofApis = { usagePlanId, bindType: "API" };
    expect(await test.ask(ofApis)).toEqual({
      ...ofApis,
      id: `${usagePlanId}#API`,
      lists: [{ ...service, apiId, apiName: "orders", path: "/orders", method: "POST", environment: "test" }],
    });
    expect(test.sent(action)).toEqual([
      { UsagePlanId: usagePlanId, BindType: "SERVICE", Limit: 100, Offset: 0 },
      { UsagePlanId: usagePlanId, BindType: "API", Limit: 100, Offset: 0 },
    ]);
  });

  it("lists several pages, and writes the result", async () => {
    await using test = await given();
    const { usagePlanBindings, gatewayServices } = test.platform.state;
    for (let at = 0; at < 101; at++) {
      const { id: serviceId } = await gatewayServices.create({});
      await usagePlanBindings.create({ planId: test.usagePlanId, serviceId });
    }
    expect((await test.file({ usagePlanId: test.usagePlanId })).content).toHaveLength(101);
  });

  it("returns an empty list, or reports which plan does not exist", async () => {
    await using test = await given();
    expect((await test.ask({ usagePlanId: test.usagePlanId }))["lists"]).toEqual([]);
    expect((await failure(test.ask({ usagePlanId: "usagePlan-none" }))).message).toContain(
      "ResourceNotFound.InvalidUsagePlan",
    );
  });

  it.each([
    [{ usagePlanId: "" }, "usagePlanId must be the ID of a usage plan"],
    [{ usagePlanId: "usagePlan-1", bindType: "KEY" }, "bindType must be SERVICE or API"],
  ])("rejects %j before a request", async (wrong, words) => {
    await using test = await given();
    expect((await failure(test.ask(wrong))).message).toContain(words);
    expect(test.platform.calls()).toEqual([]);
  });
});
