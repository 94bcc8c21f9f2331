import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type GatewayBench, openBench } from "../../testing/api-gateway.ts";

let bench: GatewayBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.platform.close());

const data = JSON.stringify({ type: "white_list", blocks: "10.0.0.0/24" });
const create = (changes: object = {}) =>
  bench.gateway("CreatePlugin", { PluginName: "office", PluginType: "IPControl", PluginData: data, ...changes });
const made = async (): Promise<string> => (await create()).response.Result.PluginId;
const find = async (params: object) => (await bench.gateway("DescribePlugins", params)).response.Result;
const remove = async (PluginId: string) => (await bench.gateway("DeletePlugin", { PluginId })).code;

describe("a plugin", () => {
  it("is created, described, modified and deleted", async () => {
    const PluginId = await made();
    await bench.gateway("ModifyPlugin", { PluginId, Description: "words" });
    const described = await find({ PluginIds: [PluginId] });
    const removed = await remove(PluginId);

    expect(described).toMatchObject({
      TotalCount: 1,
      PluginSet: [{ PluginId, PluginName: "office", PluginType: "IPControl", PluginData: data, Description: "words" }],
    });
    expect(removed).toBeUndefined();
    expect((await find({ PluginIds: [PluginId] })).PluginSet).toEqual([]);
    expect(await remove(PluginId)).toBe("ResourceNotFound.InvalidPlugin");
    expect(bench.platform.journal.violations).toEqual([]);
  });

  it("is found by its name and type", async () => {
    await made();
    await bench.platform.state.gatewayPlugins.create({ name: "cors", type: "Cors" });

    expect((await find({ PluginName: "off" })).TotalCount).toBe(1);
    expect((await find({ PluginType: "Cors" })).PluginSet).toMatchObject([{ PluginName: "cors" }]);
  });

  it.each([
    ["data that is no JSON", "FailedOperation.InvalidInputJSON", { PluginData: "{" }],
    ["data that is not an object", "InvalidParameterValue.InvalidPluginConfig", { PluginData: "[]" }],
    ["data without what its type needs", "MissingParameter.PluginConfig", { PluginData: '{"type":"white_list"}' }],
    [
      "data of another kind",
      "InvalidParameterValue.InvalidPluginConfig",
      { PluginData: '{"type":"grey","blocks":"10.0.0.1"}' },
    ],
    ["a type that is not known", "InvalidParameterValue.NotInOptions", { PluginType: "Magic" }],
    ["a name of another form", "InvalidParameter.FormatError", { PluginName: "1st" }],
    ["a long description", "InvalidParameterValue.LengthExceeded", { Description: "x".repeat(201) }],
  ])("is rejected for %s", async (_, code, changes) => {
    expect((await create(changes)).code).toBe(code);
    expect(bench.platform.journal.violations).toEqual([]);
  });

  it("is changed only by a call that changes something", async () => {
    const PluginId = await made();

    expect((await bench.gateway("ModifyPlugin", { PluginId })).code).toBe("MissingParameter");
    expect((await bench.gateway("ModifyPlugin", { PluginId, PluginData: "{" })).code).toBe(
      "FailedOperation.InvalidInputJSON",
    );
  });

  it("meets the quota", async () => {
    bench.platform.set({ gatewayQuotas: { plugins: 0 } });

    expect((await create()).code).toBe("LimitExceeded");
  });
});

describe("a plugin that is attached to APIs", () => {
  it("is listed with both, and is not deleted", async () => {
    const { gatewayApis, gatewayPlugins, pluginBindings } = bench.platform.state;
    const serviceId = await bench.service();
    const [first, second] = [await gatewayApis.create({ serviceId }), await gatewayApis.create({ serviceId })];
    const [plugin, other] = [await gatewayPlugins.create({}), await gatewayPlugins.create({ name: "other" })];
    await pluginBindings.create({ ownerId: plugin.id, serviceId, apiId: first.id });
    await pluginBindings.create({ ownerId: other.id, serviceId, apiId: second.id });
    await pluginBindings.create({ ownerId: plugin.id, serviceId, apiId: first.id, environment: "test" });
    const apis = await bench.gateway("DescribeAllPluginApis", {
      ServiceId: serviceId,
      PluginId: plugin.id,
      EnvironmentName: "release",
    });
    const ofApi = async (more: object) =>
      (await bench.gateway("DescribePluginsByApi", { ServiceId: serviceId, ApiId: first.id, ...more })).response.Result;

    expect(apis.response.Result.ApiSet).toMatchObject([
      { ApiId: first.id, IsAttached: true, AttachedOtherPlugin: false },
      { ApiId: second.id, IsAttached: false, AttachedOtherPlugin: true },
    ]);
    expect((await ofApi({})).PluginSummary).toMatchObject([
      { PluginId: plugin.id, Environment: "release", AttachedTime: "2030-01-01T00:00:00Z" },
      { PluginId: plugin.id, Environment: "test" },
    ]);
    expect((await ofApi({ EnvironmentName: "test", Limit: 1, Offset: 0 })).TotalCount).toBe(1);
    expect(await remove(plugin.id)).toBe("UnsupportedOperation.ResourceAssociated");
  });

  it("needs both to be there", async () => {
    const ServiceId = await bench.service();
    const place = { ServiceId, PluginId: "plugin-0", EnvironmentName: "release" };

    expect((await bench.gateway("DescribeAllPluginApis", place)).code).toBe("ResourceNotFound.InvalidPlugin");
    expect((await bench.gateway("DescribePluginsByApi", { ServiceId, ApiId: "api-0" })).code).toBe(
      "ResourceNotFound.InvalidApi",
    );
  });
});
