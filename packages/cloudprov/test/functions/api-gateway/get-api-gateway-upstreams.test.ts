import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { hash } from "../../../src/platform/hash.ts";
import { givenLookup } from "../given-lookup.ts";

const name = "getApiGatewayUpstreams";
const action = "DescribeUpstreamBindApis";
const firstPage = { Limit: 100, Offset: 0 };

/** An upstream, and a service. */
async function given() {
  const test = await givenLookup(name);
  const { upstreams, gatewayServices, gatewayApis } = test.platform.state;
  const { id: upstreamId } = await upstreams.create({});
  const { id: serviceId } = await gatewayServices.create({ name: "shop" });
  /** The ID of a new API behind which the upstream is. */
  const bound = async (changes: { readonly serviceId?: string; readonly ApiName?: string } = {}) => {
    const { serviceId: service = serviceId, ...config } = changes;
    const ServiceConfig = { UpstreamId: upstreamId };
    return (await gatewayApis.create({ serviceId: service, config: { ...config, ServiceConfig } })).id;
  };
  return { ...test, upstreamId, serviceId, bound };
}

describe(name, () => {
  it("lists only the APIs that use an upstream", async () => {
    await using test = await given();
    const { upstreamId, serviceId } = test;
    const apiId = await test.bound({ ApiName: "orders" });
    await test.platform.state.gatewayApis.create({ serviceId });
    const results = [
      {
        apiId,
        apiName: "orders",
        serviceId,
        serviceName: "shop",
        bindTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      },
    ];
    expect(await test.ask({ upstreamId })).toEqual({ upstreamId, id: hash([apiId]), results });
    expect((await test.file({ upstreamId })).content).toEqual(results);
    expect(test.sent(action)[0]).toEqual({ UpstreamId: upstreamId, ...firstPage });
  });

  it("filters by a service and by APIs, in any order of the values, and returns its inputs", async () => {
    await using test = await given();
    const { upstreamId } = test;
    const { id: otherService } = await test.platform.state.gatewayServices.create({});
    const [orders, bills] = [await test.bound(), await test.bound()];
    await test.bound({ serviceId: otherService });
    const found = async (filters: object[]) =>
      ((await test.ask({ upstreamId, filters }))["results"] as { apiId: string }[]).map(({ apiId }) => apiId);
    const ofService = { name: "ServiceId", values: [test.serviceId] };
    expect(await found([ofService])).toEqual([orders, bills]);
    expect(await found([ofService, { name: "ApiId", values: [bills, orders] }])).toEqual([orders, bills]);
    const none = [ofService, { name: "ApiId", values: ["api-none"] }];
    expect(await test.ask({ upstreamId, filters: none })).toEqual({ upstreamId, filters: none, id: "0", results: [] });
    expect(test.sent(action).at(-1)).toEqual({
      UpstreamId: upstreamId,
      Filters: [
        { Name: "ServiceId", Values: [test.serviceId] },
        { Name: "ApiId", Values: ["api-none"] },
      ],
      ...firstPage,
    });
  });

  it("lists several pages", async () => {
    await using test = await given();
    const made = [];
    for (let at = 0; at < 101; at++) made.push(await test.bound());
    expect((await test.ask({ upstreamId: test.upstreamId }))["id"]).toBe(hash(made));
  });

  it("reports that an upstream does not exist", async () => {
    await using test = await given();
    expect((await failure(test.ask({ upstreamId: "upstream-none" }))).message).toContain("ResourceNotFound");
  });

  it.each([
    [{ upstreamId: "" }, "upstreamId must not be empty"],
    [{ filters: [{ name: "ApiName", values: ["orders"] }] }, "filters[0].name must be ServiceId or ApiId"],
    [{ filters: [{ name: "ApiId", values: [] }] }, "filters[0].values"],
  ])("rejects %j before a request", async (wrong, words) => {
    await using test = await given();
    expect((await failure(test.ask({ upstreamId: test.upstreamId, ...wrong }))).message).toContain(words);
    expect(test.platform.calls()).toEqual([]);
  });
});
