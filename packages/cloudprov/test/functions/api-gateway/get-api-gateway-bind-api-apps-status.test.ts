import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { hash } from "../../../src/platform/hash.ts";
import { givenLookup } from "../given-lookup.ts";

const name = "getApiGatewayBindApiAppsStatus";
const action = "DescribeApiBindApiAppsStatus";

/** An API that a shop may call when it is released, and a bank in test. */
async function given() {
  const test = await givenLookup(name);
  const { gatewayServices, gatewayApis, apiApps, apiAppBindings } = test.platform.state;
  const { id: serviceId } = await gatewayServices.create({});
  const { id: apiId } = await gatewayApis.create({ serviceId, config: { ApiName: "orders" } });
  const shop = await apiApps.create({ name: "shop" });
  const bank = await apiApps.create({ name: "bank" });
  await apiAppBindings.create({ ownerId: shop.id, serviceId, apiId });
  await apiAppBindings.create({ ownerId: bank.id, serviceId, apiId, environment: "test" });
  return { ...test, shop, bank, args: { serviceId, apiIds: [apiId] } };
}

describe(name, () => {
  it("returns all bindings in one element", async () => {
    await using test = await given();
    const { shop, bank, args } = test;
    const { serviceId, apiIds } = args;
    const common = {
      apiId: apiIds[0],
      apiName: "orders",
      serviceId,
      authorizedTime: expect.stringMatching(/Z$/),
      apiRegion: "ap-guangzhou",
    };
    expect(await test.ask(args)).toEqual({
      ...args,
      id: hash([shop.id, bank.id]),
      results: [
        {
          apiAppApiSets: [
            { ...common, apiAppName: "shop", apiAppId: shop.id, environmentName: "release" },
            { ...common, apiAppName: "bank", apiAppId: bank.id, environmentName: "test" },
          ],
        },
      ],
    });
    await test.ask({ ...args, filters: [] });
    const asked = { ServiceId: serviceId, ApiIds: apiIds, Limit: 20, Offset: 0 };
    expect(test.sent(action)).toEqual([asked, asked]);
  });

  it("returns those that match all filters, or no element", async () => {
    await using test = await given();
    const filters = [
      { name: "Environment", values: ["test", "prepub"] },
      { name: "KeyWord", values: ["ban"] },
    ];
    expect(await test.ask({ ...test.args, filters })).toMatchObject({
      filters,
      results: [{ apiAppApiSets: [{ apiAppId: test.bank.id }] }],
    });
    expect(test.sent(action)).toMatchObject([
      {
        Filters: [
          { Name: "Environment", Values: ["test", "prepub"] },
          { Name: "KeyWord", Values: ["ban"] },
        ],
      },
    ]);
    const nobody = { ...test.args, filters: [{ name: "ApiAppId", values: ["app-none"] }] };
    expect(await test.ask(nobody)).toMatchObject({ id: "0", results: [] });
  });

  it("returns several pages of 20 in one element", async () => {
    await using test = await given();
    const { serviceId, apiIds } = test.args;
    const [apiId = ""] = apiIds;
    for (let at = 2; at < 41; at++) {
      const { id: ownerId } = await test.platform.state.apiApps.create({});
      await test.platform.state.apiAppBindings.create({ ownerId, serviceId, apiId });
    }
    const { results } = await test.ask(test.args);
    expect(results).toHaveLength(1);
    expect((results as [{ apiAppApiSets: unknown[] }])[0].apiAppApiSets).toHaveLength(41);
    expect(test.sent(action)).toMatchObject([{ Offset: 0 }, { Offset: 20 }, { Offset: 40 }]);
  });

  it("writes the results", async () => {
    await using test = await given();
    const { content, mode } = await test.file(test.args);
    expect(content).toMatchObject([{ apiAppApiSets: [{ apiAppId: test.shop.id }, { apiAppId: test.bank.id }] }]);
    expect(mode).toBe(0o644);
  });

  it("shows the platform's message for a service that does not exist", async () => {
    await using test = await given();
    const { message } = await failure(test.ask({ ...test.args, serviceId: "service-none" }));
    expect(message).toContain("ResourceNotFound.InvalidService");
  });

  it.each([
    [{ apiIds: [] }, "apiIds must have at least 1 element"],
    [{ serviceId: "" }, "serviceId must be the ID of a service"],
    [{ filters: [{ name: "Name", values: ["x"] }] }, "filters[0].name must be ApiAppId, Environment or KeyWord"],
    [{ filters: [{ name: "KeyWord", values: [] }] }, "filters[0].values must have at least 1 element"],
  ])("rejects %j before a request", async (wrong, words) => {
    await using test = await given();
    expect((await failure(test.ask({ ...test.args, ...wrong }))).message).toContain(words);
    expect(test.platform.calls()).toEqual([]);
  });
});
