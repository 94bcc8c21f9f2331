import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type GatewayBench, openBench } from "../../testing/api-gateway.ts";

let bench: GatewayBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.platform.close());
const result = async (action: string, params: object = {}) => (await bench.gateway(action, params)).response.Result;

const code = async (action: string, params: object) => (await bench.gateway(action, params)).code;

describe("apps", () => {
  it("are created with a key pair, changed and deleted", async () => {
    const made = await result("CreateApiApp", { ApiAppName: "shop" });
    bench.clock.advance(1_000);
    const changed = await result("ModifyApiApp", { ApiAppId: made.ApiAppId, ApiAppDesc: "our own" });
    const [shown] = (await result("DescribeApiAppsStatus")).ApiAppSet;

    expect([changed, shown]).toEqual([true, { ...made, ApiAppDesc: "our own", ModifiedTime: "2030-01-01T00:00:01Z" }]);
    expect(made).toMatchObject({ ApiAppName: "shop", ApiAppDesc: "", ApiAppKey: expect.stringMatching(/^APID/) });
    expect(await result("DeleteApiApp", { ApiAppId: made.ApiAppId })).toBe(true);
    expect(await code("DeleteApiApp", { ApiAppId: made.ApiAppId })).toBe("ResourceNotFound.InvalidApiApp");
    expect(await code("ModifyApiApp", { ApiAppId: made.ApiAppId })).toBe("ResourceNotFound.InvalidApiApp");
  });

  it("get another key, another secret, or both", async () => {
    const { ApiAppId, ApiAppKey } = await result("CreateApiApp", { ApiAppName: "shop" });
    const pair = async () => {
      const [{ ApiAppKey: key, ApiAppSecret: secret }] = (await result("DescribeApiAppsStatus")).ApiAppSet;
      return [key, secret];
    };
    const outcome = await result("UpdateApiAppKey", { ApiAppId, ApiAppSecret: "new_secret" });
    const first = await pair();
    await result("UpdateApiAppKey", { ApiAppId, ApiAppKey: "new_key" });

    expect([outcome, first, await pair()]).toEqual([true, [ApiAppKey, "new_secret"], ["new_key", "new_secret"]]);
    expect(await code("UpdateApiAppKey", { ApiAppId: "app-0" })).toBe("ResourceNotFound.InvalidApiApp");
  });

  it("are not deleted while they are bound, and there are not too many", async () => {
    const { apiApps, apiAppBindings, gatewayApis } = bench.platform.state;
    bench.platform.set({ gatewayQuotas: { apps: 1 } });
    const serviceId = await bench.service();
    const { id: apiId } = await gatewayApis.create({ serviceId });
    const { id: ownerId } = await apiApps.create({});
    await apiAppBindings.create({ ownerId, serviceId, apiId });

    expect(await code("DeleteApiApp", { ApiAppId: ownerId })).toBe("UnsupportedOperation.ResourceAssociated");
    expect(await code("CreateApiApp", { ApiAppName: "one more" })).toBe("LimitExceeded.ApiAppCountLimitExceeded");
  });

  it("take their tags along", async () => {
    const { ApiAppId } = await result("CreateApiApp", { ApiAppName: "shop" });
    const Resource = `qcs::apigateway:ap-guangzhou:uin/:apiAppId/${ApiAppId}`;
    const ReplaceTags = [{ TagKey: "team", TagValue: "payments" }];
    expect((await bench.tag("ModifyResourceTags", { Resource, ReplaceTags })).code).toBeUndefined();
    await result("DeleteApiApp", { ApiAppId });

    expect(bench.platform.state.tags.list()).toEqual([]);
    expect((await bench.tag("ModifyResourceTags", { Resource, ReplaceTags })).code).toBe(
      "InvalidParameterValue.ResourceIdInvalid",
    );
  });

  it("are found by ID and name together, page by page", async () => {
    const { apiApps } = bench.platform.state;
    const made = [];
    for (let index = 0; index < 101; index += 1) made.push(await apiApps.create({ name: `app-${index}` }));
    const last = made.at(-1);
    const byId = { Name: "ApiAppId", Values: [last?.id] };
    const byName = (value: string) => ({ Name: "ApiAppName", Values: [value] });

    expect(await result("DescribeApiAppsStatus", { Limit: 100, Offset: 100 })).toMatchObject({
      TotalCount: 101,
      ApiAppSet: [{ ApiAppId: last?.id, ApiAppName: "app-100", ApiAppKey: last?.key, ApiAppSecret: last?.secret }],
    });
    expect((await result("DescribeApiAppsStatus", { Filters: [byId, byName("app-100")] })).TotalCount).toBe(1);
    expect((await result("DescribeApiAppsStatus", { Filters: [byId, byName("other")] })).TotalCount).toBe(0);
  });

  it("may call the APIs that they are bound to", async () => {
    const { apiApps, apiAppBindings, gatewayApis } = bench.platform.state;
    const serviceId = await bench.service();
    const [api, other] = [await gatewayApis.create({ serviceId }), await gatewayApis.create({ serviceId })];
    const [shop, bank] = [await apiApps.create({ name: "shop" }), await apiApps.create({ name: "bank" })];
    for (const { id: ownerId } of [shop, bank]) {
      await apiAppBindings.create({ ownerId, serviceId, apiId: api.id });
      await apiAppBindings.create({ ownerId, serviceId, apiId: other.id, environment: "test" });
    }
    const find = (apiIds: string[], ...filters: [string, string][]) =>
      result("DescribeApiBindApiAppsStatus", {
        ServiceId: serviceId,
        ApiIds: apiIds,
        ...(filters.length === 0 ? {} : { Filters: filters.map(([Name, value]) => ({ Name, Values: [value] })) }),
      });

    expect((await find([api.id, other.id])).TotalCount).toBe(4);
    expect(await find([api.id], ["ApiAppId", bank.id])).toMatchObject({
      ApiAppApiSet: [
        {
          ApiAppName: "bank",
          ApiAppId: bank.id,
          ApiId: api.id,
          ApiName: "api",
          ServiceId: serviceId,
          ApiRegion: "ap-guangzhou",
          EnvironmentName: "release",
          AuthorizedTime: "2030-01-01T00:00:00Z",
        },
      ],
    });
    expect((await find([api.id, other.id], ["Environment", "test"], ["KeyWord", "sho"])).TotalCount).toBe(1);
  });

  it("see services and APIs of other regions", async () => {
    const { gatewayServices, gatewayApis } = bench.platform.state;
    const service = await gatewayServices.create({ region: "ap-tokyo", name: "shop" });
    const api = await gatewayApis.create({
      region: "ap-tokyo",
      serviceId: service.id,
      extra: { Tags: [{ Key: "a", Value: "b" }], MicroServicesInfo: [1] },
    });
    const place = { ServiceId: service.id, ApiRegion: "ap-tokyo" };
    const shown = await bench.gateway("DescribeServiceForApiApp", place);

    expect(shown.response).toMatchObject({
      ServiceName: "shop",
      ApiTotalCount: 1,
      ApiIdStatusSet: [{ ApiId: api.id }],
    });
    expect(await result("DescribeApiForApiApp", { ...place, ApiId: api.id })).toMatchObject({
      ApiId: api.id,
      Tags: [{ Key: "a", Value: "b" }],
      MicroServicesInfo: [1],
    });
    const wrong = { ...place, ApiRegion: "ap-guangzhou" };
    expect((await bench.gateway("DescribeServiceForApiApp", wrong)).code).toBe("ResourceNotFound.InvalidService");
  });
});

describe("an object that a test deletes", () => {
  it("is deleted with everything that belongs to it", async () => {
    const { gatewayServices, gatewayApis, usagePlans, usagePlanBindings, tags } = bench.platform.state;
    const serviceId = await bench.service();
    const { id: apiId } = await gatewayApis.create({ serviceId });
    const { id: planId } = await usagePlans.create({});
    await usagePlanBindings.create({ planId, serviceId, apiId });
    const resource = { service: "apigw", region: "ap-guangzhou", prefix: "service", resourceId: serviceId };
    await tags.create({ ...resource, key: "a", value: "b" });
    gatewayServices.remove(serviceId);

    expect([gatewayApis.list(), usagePlanBindings.list(), tags.list()]).toEqual([[], [], []]);
    expect((await bench.gateway("DeleteUsagePlan", { UsagePlanId: planId })).code).toBeUndefined();
  });
});
