import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { hash } from "../../../src/platform/hash.ts";
import { givenLookup } from "../given-lookup.ts";

const name = "getApiGatewayApiUsagePlans";
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);

/** A service with an API. */
async function given() {
  const test = await givenLookup(name);
  const { gatewayServices, gatewayApis } = test.platform.state;
  const { id: serviceId } = await gatewayServices.create({ name: "shop" });
  const { id: apiId } = await gatewayApis.create({
    serviceId,
    config: { ApiName: "orders", RequestConfig: { Path: "/orders", Method: "POST" } },
  });
  return { ...test, serviceId, apiId };
}

describe(name, () => {
  it("lists the plans of single APIs, not those of the service as a whole", async () => {
    await using test = await given();
    const { serviceId, apiId } = test;
    const { usagePlans, usagePlanBindings } = test.platform.state;
    const plan = await usagePlans.create({ name: "trial", description: "to try it", maxRequests: 100 });
    await usagePlanBindings.create({ planId: plan.id, serviceId, apiId, environment: "test" });
    await usagePlanBindings.create({ planId: (await usagePlans.create({})).id, serviceId });
    expect(await test.ask({ serviceId })).toEqual({
      serviceId,
      id: hash([plan.id]),
      results: [
        {
          serviceId,
          serviceName: "shop",
          apiId,
          apiName: "orders",
          path: "/orders",
          method: "POST",
          usagePlanId: plan.id,
          usagePlanName: "trial",
          usagePlanDesc: "to try it",
          environment: "test",
          inUseRequestNum: 0,
          maxRequestNum: 100,
          maxRequestNumPreSec: -1,
          createdTime: time,
          modifiedTime: time,
        },
      ],
    });
    expect(test.sent("DescribeApiUsagePlan")).toEqual([{ ServiceId: serviceId, Limit: 100, Offset: 0 }]);
  });

  it("lists several pages, and writes the result", async () => {
    await using test = await given();
    const { serviceId, apiId } = test;
    const { usagePlans, usagePlanBindings } = test.platform.state;
    const made = [];
    for (let at = 0; at < 101; at++) made.push((await usagePlans.create({})).id);
    for (const planId of made) await usagePlanBindings.create({ planId, serviceId, apiId });
    expect((await test.ask({ serviceId }))["id"]).toBe(hash(made));
    const { content, mode } = await test.file({ serviceId });
    expect(content).toHaveLength(101);
    expect(mode).toBe(0o644);
  });

  it("returns an empty list, or reports which service does not exist", async () => {
    await using test = await given();
    const { serviceId } = test;
    expect(await test.ask({ serviceId })).toEqual({ serviceId, id: "0", results: [] });
    expect((await failure(test.ask({ serviceId: "service-none" }))).message).toContain(
      "ResourceNotFound.InvalidService",
    );
  });

  it("rejects a blank service before a request", async () => {
    await using test = await given();
    expect((await failure(test.ask({ serviceId: "" }))).message).toContain("serviceId must be the ID of a service");
    expect(test.platform.calls()).toEqual([]);
  });
});
