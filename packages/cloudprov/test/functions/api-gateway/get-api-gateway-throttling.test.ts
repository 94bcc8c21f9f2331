import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { hash } from "../../../src/platform/hash.ts";
import { givenLookup } from "../given-lookup.ts";

const unlimited = ["test", "prepub", "release"].map((environmentName) => ({ environmentName, quota: 5000 }));

/** A function, and a service with an API. */
async function given(name: string) {
  const test = await givenLookup(name, { callsPerSecond: { default: 1000 } });
  const { gatewayServices, gatewayApis } = test.platform.state;
  const { id: serviceId } = await gatewayServices.create({});
  const { id: apiId } = await gatewayApis.create({
    serviceId,
    config: { ApiName: "orders", RequestConfig: { Path: "/orders", Method: "POST" } },
  });
  const api = { apiId, apiName: "orders", path: "/orders", method: "POST" };
  return { ...test, serviceId, api };
}

describe("getApiGatewayThrottlingApis", () => {
  const name = "getApiGatewayThrottlingApis";
  const action = "DescribeApiEnvironmentStrategy";

  it("lists the limits of the APIs of a service, in all environments or in some", async () => {
    await using test = await given(name);
    const { serviceId, api } = test;
    const listed = (strategyLists: unknown) => [{ serviceId, apiEnvironmentStrategies: [{ ...api, strategyLists }] }];
    expect(await test.ask({ serviceId })).toEqual({ serviceId, id: hash([serviceId]), lists: listed(unlimited) });
    const some = { serviceId, environmentNames: ["release"] };
    expect(await test.ask(some)).toEqual({ ...some, id: hash([serviceId]), lists: listed(unlimited.slice(2)) });
    expect(test.sent(action)).toEqual([
      { ServiceId: serviceId, Limit: 100, Offset: 0 },
      { ServiceId: serviceId, EnvironmentNames: ["release"], Limit: 100, Offset: 0 },
    ]);
  });

  it("lists all services of the region by default, each completely", async () => {
    await using test = await given(name);
    const { serviceId, platform } = test;
    const other = await platform.state.gatewayServices.create({});
    for (let at = 0; at < 100; at++) await platform.state.gatewayApis.create({ serviceId });
    const { lists, id } = await test.ask({ serviceId: "", environmentNames: [] });
    expect(id).toBe(hash([serviceId, other.id]));
    expect(lists).toMatchObject([{ serviceId }, { serviceId: other.id, apiEnvironmentStrategies: [] }]);
    expect((lists as [{ apiEnvironmentStrategies: unknown[] }])[0].apiEnvironmentStrategies).toHaveLength(101);
    expect((await test.file()).content).toEqual(lists);
  });

  it("shows a service that does not exist without APIs, and reports any other failure unchanged", async () => {
    await using test = await given(name);
    const lists = [{ serviceId: "service-none", apiEnvironmentStrategies: [] }];
    expect(await test.ask({ serviceId: "service-none" })).toMatchObject({ lists });
    test.platform.failNextAction({ action, code: "UnauthorizedOperation" });
    expect((await failure(test.ask({ serviceId: test.serviceId }))).message).toContain("UnauthorizedOperation");
  });

  it.each([
    [{ serviceId: "shop" }, "serviceId must be the ID of a service"],
    [{ environmentNames: ["production"] }, "environmentNames[0] must be test, prepub or release"],
  ])("rejects %j before a request", async (wrong, words) => {
    await using test = await given(name);
    expect((await failure(test.ask(wrong))).message).toContain(words);
    expect(test.platform.calls()).toEqual([]);
  });
});

describe("getApiGatewayThrottlingServices", () => {
  const name = "getApiGatewayThrottlingServices";
  const action = "DescribeServiceEnvironmentStrategy";

  it("lists the limits of a service in each environment", async () => {
    await using test = await given(name);
    const { serviceId, platform } = test;
    const { version } = await platform.state.onlineEnvironments.create({ serviceId });
    const offLine = { url: expect.stringContaining(serviceId), status: 0, versionName: "", strategy: 5000 };
    expect(await test.ask({ serviceId })).toEqual({
      serviceId,
      id: hash([serviceId]),
      lists: [
        {
          serviceId,
          environments: [
            { ...offLine, environmentName: "test" },
            { ...offLine, environmentName: "prepub" },
            { ...offLine, environmentName: "release", status: 1, versionName: version },
          ],
        },
      ],
    });
    expect(test.sent(action)).toEqual([{ ServiceId: serviceId, Limit: 100, Offset: 0 }]);
  });

  it("lists all services of the region by default, even on several pages", async () => {
    await using test = await given(name);
    const made = [test.serviceId];
    for (let at = 0; at < 100; at++) made.push((await test.platform.state.gatewayServices.create({})).id);
    const { lists, id } = await test.ask();
    expect(id).toBe(hash(made));
    expect(lists).toHaveLength(101);
    expect((await test.file({ serviceId: test.serviceId })).content).toMatchObject([{ serviceId: test.serviceId }]);
  });

  it("shows a service that does not exist without environments, and reports any other failure unchanged", async () => {
    await using test = await given(name);
    const lists = [{ serviceId: "service-none", environments: [] }];
    expect(await test.ask({ serviceId: "service-none" })).toMatchObject({ lists });
    test.platform.failNextAction({ action, code: "UnauthorizedOperation" });
    expect((await failure(test.ask({ serviceId: test.serviceId }))).message).toContain("UnauthorizedOperation");
  });
});
