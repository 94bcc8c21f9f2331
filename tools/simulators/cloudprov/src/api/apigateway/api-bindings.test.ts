import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type GatewayBench, openBench } from "../../testing/api-gateway.ts";

let bench: GatewayBench;
let ServiceId: string;
let ApiId: string;
beforeEach(async () => {
  bench = await openBench();
  ServiceId = await bench.service();
  ApiId = await bench.api(ServiceId);
  await bench.platform.state.onlineEnvironments.create({ serviceId: ServiceId, apiIds: [ApiId] });
});
afterEach(() => bench.platform.close());

const outcome = async (action: string, params: object) => {
  const { code, response } = await bench.gateway(action, params);
  return code ?? response.Result;
};

describe("a plugin", () => {
  const attached = async (PluginId: string, page = {}) =>
    (await bench.gateway("DescribePluginApis", { PluginId, ...page })).response.Result;
  const given = async (type = "IPControl") => {
    const { id: PluginId } = await bench.platform.state.gatewayPlugins.create({ type });
    return { PluginId, ServiceId, EnvironmentName: "release" };
  };

  it("is attached to APIs, shown with them, and detached", async () => {
    const place = await given();
    const other = await bench.platform.state.gatewayApis.create({ serviceId: ServiceId });

    expect(await outcome("AttachPlugin", { ...place, ApiIds: [ApiId, other.id] })).toBe(true);
    expect(await attached(place.PluginId)).toEqual({
      TotalCount: 2,
      AttachedApis: [ApiId, other.id].map((id) => ({
        ServiceId,
        ServiceName: "shop",
        ServiceDesc: "",
        ApiId: id,
        ApiName: expect.any(String),
        ApiDesc: null,
        Environment: "release",
        AttachedTime: "2030-01-01T00:00:00Z",
      })),
    });
    expect((await attached(place.PluginId, { Limit: 1, Offset: 1 })).AttachedApis).toHaveLength(1);
    expect(await outcome("DetachPlugin", { ...place, ApiId })).toBe(true);
    expect((await attached(place.PluginId)).AttachedApis).toMatchObject([{ ApiId: other.id }]);
    expect(await outcome("DetachPlugin", { ...place, ApiId })).toBe("UnsupportedOperation.ResourceUnassociated");
    expect(bench.platform.journal.violations).toEqual([]);
  });

  it("is the only one of its type at an API in an environment", async () => {
    const [place, same, cors] = [await given(), await given(), await given("Cors")];
    await bench.platform.state.onlineEnvironments.create({ serviceId: ServiceId, environment: "test" });

    expect(await outcome("AttachPlugin", { ...place, ApiIds: [ApiId] })).toBe(true);
    for (const one of [place, same]) {
      expect(await outcome("AttachPlugin", { ...one, ApiIds: [ApiId] })).toBe("InvalidParameter.DuplicatePluginConfig");
    }
    expect(await outcome("AttachPlugin", { ...cors, ApiIds: [ApiId] })).toBe(true);
    expect(await outcome("AttachPlugin", { ...same, EnvironmentName: "test", ApiIds: [ApiId] })).toBe(true);
  });

  it.each([
    ["a plugin that is not there", "ResourceNotFound.InvalidPlugin", { PluginId: "plugin-0" }],
    ["a service that is not there", "ResourceNotFound.InvalidService", { ServiceId: "service-0" }],
    ["an API that is not there", "ResourceNotFound.InvalidApi", { ApiIds: ["api-0"] }],
    ["an environment without a release", "InvalidParameterValue.InvalidEnvStatus", { EnvironmentName: "test" }],
  ])("is rejected for %s", async (_, code, changes) => {
    expect(await outcome("AttachPlugin", { ...(await given()), ApiIds: [ApiId], ...changes })).toBe(code);
  });
});

describe("an IP strategy", () => {
  const given = async () => {
    const { id: StrategyId } = await bench.platform.state.ipStrategies.create({ serviceId: ServiceId });
    return { ServiceId, StrategyId, EnvironmentName: "release" };
  };
  const bound = async (place: object) => (await bench.gateway("DescribeIPStrategy", place)).response.Result.BindApis;

  it("is bound to APIs, again without a word, and unbound", async () => {
    const place = await given();

    expect(await outcome("BindIPStrategy", { ...place, BindApiIds: [ApiId] })).toBe(true);
    expect(await outcome("BindIPStrategy", { ...place, BindApiIds: [ApiId] })).toBe(true);
    expect(await bound(place)).toMatchObject([{ ApiId }]);
    expect(await outcome("UnBindIPStrategy", { ...place, UnBindApiIds: [ApiId] })).toBe(true);
    expect(await bound(place)).toEqual([]);
    expect(await outcome("UnBindIPStrategy", { ...place, UnBindApiIds: [ApiId] })).toBe(
      "UnsupportedOperation.ResourceUnassociated",
    );
    expect(bench.platform.journal.violations).toEqual([]);
  });

  it("is the only one of an API in an environment", async () => {
    const [place, other] = [await given(), await given()];
    await outcome("BindIPStrategy", { ...place, BindApiIds: [ApiId] });

    expect(await outcome("BindIPStrategy", { ...other, BindApiIds: [ApiId] })).toBe(
      "UnsupportedOperation.ResourceAssociated",
    );
  });

  it.each([
    ["a strategy that is not there", "ResourceNotFound.InvalidIPStrategy", { StrategyId: "IPStrategy-0" }],
    ["an API that is not there", "ResourceNotFound.InvalidApi", { BindApiIds: ["api-0"] }],
    ["an environment without a release", "InvalidParameterValue.InvalidEnvStatus", { EnvironmentName: "prepub" }],
  ])("is rejected for %s", async (_, code, changes) => {
    expect(await outcome("BindIPStrategy", { ...(await given()), BindApiIds: [ApiId], ...changes })).toBe(code);
  });
});

describe("an app", () => {
  const given = async () => {
    const { id: ApiAppId } = await bench.platform.state.apiApps.create({ name: "phone" });
    return { ApiAppId, Environment: "release", ServiceId, ApiId };
  };
  const bound = async (params: object) =>
    (await bench.gateway("DescribeApiAppBindApisStatus", params)).response.Result.ApiAppApiSet;

  it("is bound to an API, shown with it, and unbound", async () => {
    const place = await given();
    const { ApiAppId } = place;

    expect(await outcome("BindApiApp", place)).toBe(true);
    expect(await bound({ ApiAppId })).toEqual([
      {
        ApiAppName: "phone",
        ApiAppId,
        ApiId,
        ApiName: "hello",
        ServiceId,
        AuthorizedTime: "2030-01-01T00:00:00Z",
        ApiRegion: "ap-guangzhou",
        EnvironmentName: "release",
      },
    ]);
    expect(await outcome("BindApiApp", place)).toBe("UnsupportedOperation.ResourceAssociated");
    expect(await outcome("UnbindApiApp", place)).toBe(true);
    expect(await bound({ ApiAppId })).toEqual([]);
    expect(await outcome("UnbindApiApp", place)).toBe("UnsupportedOperation.ResourceUnassociated");
    expect(bench.platform.journal.violations).toEqual([]);
  });

  it.each([
    ["ApiId", "api-0"],
    ["ApiName", "other"],
    ["ServiceId", "service-0"],
    ["Environment", "test"],
    ["KeyWord", "other"],
  ])("is shown with the APIs that pass the filter %s", async (Name, other) => {
    const place = await given();
    const { ApiAppId } = place;
    await outcome("BindApiApp", place);
    const own = { ApiId, ApiName: "hell", ServiceId, Environment: "release", KeyWord: ApiId.slice(2) }[Name];

    expect(await bound({ ApiAppId, Filters: [{ Name, Values: [own] }] })).toHaveLength(1);
    expect(await bound({ ApiAppId, Filters: [{ Name, Values: [other] }] })).toEqual([]);
  });

  it.each([
    ["an app that is not there", "ResourceNotFound.InvalidApiApp", { ApiAppId: "app-0" }],
    ["an API that is not there", "ResourceNotFound.InvalidApi", { ApiId: "api-0" }],
    ["an environment without a release", "UnsupportedOperation.UnsupportedBindEnvironment", { Environment: "test" }],
  ])("is rejected for %s", async (_, code, changes) => {
    expect(await outcome("BindApiApp", { ...(await given()), ...changes })).toBe(code);
  });
});
