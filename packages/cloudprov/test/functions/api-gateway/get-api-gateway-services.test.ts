import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenLookup } from "../given-lookup.ts";

const name = "getApiGatewayServices";
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);

/** Two services, and the IDs of those that are found. */
async function given() {
  const test = await givenLookup(name);
  const { gatewayServices } = test.platform.state;
  const shop = await gatewayServices.create({
    name: "shop",
    description: "sells",
    netTypes: ["INNER"],
    exclusiveSetName: "set-1",
  });
  const bank = await gatewayServices.create({ name: "bank" });
  const found = async (args?: object) =>
    ((await test.ask({ ...args }))["lists"] as { readonly serviceId: string }[]).map(({ serviceId }) => serviceId);
  return { ...test, shop, bank, found };
}

describe(name, () => {
  it("returns all values of a service, with the usage plans that apply to it", async () => {
    await using test = await given();
    const { shop, platform } = test;
    const { usagePlans, usagePlanBindings, gatewayApis } = platform.state;
    const { id: apiId } = await gatewayApis.create({ serviceId: shop.id });
    const [whole, single] = [await usagePlans.create({ name: "whole" }), await usagePlans.create({ name: "single" })];
    await usagePlanBindings.create({ planId: single.id, serviceId: shop.id, apiId });
    await usagePlanBindings.create({ planId: whole.id, serviceId: shop.id, environment: "test" });
    await usagePlanBindings.create({ planId: whole.id, serviceId: shop.id });
    expect(await test.ask({ serviceId: shop.id })).toEqual({
      serviceId: shop.id,
      id: `#${shop.id}`,
      lists: [
        {
          serviceId: shop.id,
          serviceName: "shop",
          protocol: "http&https",
          serviceDesc: "sells",
          ipVersion: "IPv4",
          netTypes: ["INNER"],
          internalSubDomain: expect.stringContaining(shop.id),
          outerSubDomain: "",
          innerHttpPort: 80,
          innerHttpsPort: 443,
          modifyTime: time,
          createTime: time,
          exclusiveSetName: "set-1",
          usagePlanLists: [
            { usagePlanId: whole.id, usagePlanName: "whole", bindType: "SERVICE", apiId: "" },
            { usagePlanId: single.id, usagePlanName: "single", bindType: "API", apiId },
          ],
        },
      ],
    });
  });

  it("filters by ID, by name and by both, and returns its inputs", async () => {
    await using test = await given();
    const { shop, bank, found } = test;
    expect(await found()).toEqual([shop.id, bank.id]);
    expect(await found({ serviceId: "", serviceName: "bank" })).toEqual([bank.id]);
    const none = { serviceId: shop.id, serviceName: "bank" };
    expect(await test.ask(none)).toEqual({ ...none, id: `bank#${shop.id}`, lists: [] });
    expect(test.sent("DescribeServicesStatus")).toEqual([
      { Limit: 100, Offset: 0 },
      { Filters: [{ Name: "ServiceName", Values: ["bank"] }], Limit: 100, Offset: 0 },
      {
        Filters: [
          { Name: "ServiceId", Values: [shop.id] },
          { Name: "ServiceName", Values: ["bank"] },
        ],
        Limit: 100,
        Offset: 0,
      },
    ]);
  });

  it("lists several pages, and writes the result", async () => {
    await using test = await givenLookup(name, { callsPerSecond: { default: 1000 } });
    for (let at = 0; at < 101; at++) await test.platform.state.gatewayServices.create({});
    expect((await test.file()).content).toHaveLength(101);
    expect(test.sent("DescribeServicesStatus")).toMatchObject([{ Offset: 0 }, { Offset: 100 }]);
  });

  it("omits a service that is deleted during the listing", async () => {
    await using test = await given();
    const { platform, bank, found } = test;
    platform.failNextAction({ action: "DescribeService", code: "ResourceNotFound.InvalidService" });
    expect(await found()).toEqual([bank.id]);
  });

  it("fails with the platform's message when a service cannot be read, and rejects an invalid ID", async () => {
    await using test = await given();
    const words = async (args?: object) => (await failure(test.ask({ ...args }))).message;
    expect(await words({ serviceId: "shop" })).toContain("serviceId must be the ID of a service");
    expect(test.platform.calls()).toEqual([]);
    test.platform.failNextAction({ action: "DescribeServiceUsagePlan", code: "UnauthorizedOperation" });
    expect(await words()).toContain("UnauthorizedOperation");
  });
});
