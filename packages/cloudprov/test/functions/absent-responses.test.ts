import { startProvider, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { provider } from "../../src/provider.ts";
import { configOf, says, startScriptedPlatform } from "../scripted-platform.ts";

/** Calls a function on a platform that answers every action with the same. */
async function answered(name: string, args: Values, response: object): Promise<Record<string, unknown>> {
  await using platform = await startScriptedPlatform(() => says(response));
  await using host = await startProvider(
    { ...provider, connect: (config) => platform.connect(config) },
    { config: { ...configOf(platform.domain) } },
  );
  return await host.invoke(name, args);
}

const span = { startTime: "2026-01-01 00:00:00", endTime: "2026-01-02 00:00:00" };
const ofService = { serviceId: "service-1" };
const ofApi = { ...ofService, apiId: "api-1" };
const apiRegion = "ap-guangzhou";

const biz = { ...span, business: "bgp-multip", metricName: "intraffic", instanceId: "bgp-1", flag: 1 };
const attacks = { ...span, type: "ddos", dimension: "attackcount", period: 86_400 };
const requests = { ...span, period: 300, metricName: "inqps" };
const plugins = { ...ofService, pluginId: "plugin-1", environmentName: "release" };
const noRisks = { attackingCount: 0, blockingCount: 0, expiredCount: 0 };

describe("a field that the platform does not return", () => {
  it.each([
    ["getAddressTemplates", {}, { AddressTemplateSet: null }, { templateLists: [] }],
    ["getProtocolTemplates", {}, { ServiceTemplateSet: null }, { templateLists: [] }],
    ["getAddressTemplateGroups", {}, { AddressTemplateGroupSet: null }, { groupLists: [] }],
    ["getProtocolTemplateGroups", {}, { ServiceTemplateGroupSet: null }, { groupLists: [] }],
    ["getAntiddosBasicDeviceStatus", {}, { Data: null, CLBData: null }, { datas: [], clbDatas: [] }],
    ["getAntiddosBgpBizTrend", biz, { DataList: null, Total: null }, { dataLists: [], total: 0, maxData: 0 }],
    ["getAntiddosBgpInstances", { filterRegion: "r" }, { BGPInstanceList: null }, { bgpInstanceLists: [] }],
    ["getAntiddosListListener", {}, { Layer4Listeners: null }, { layer4Listeners: [], layer7Listeners: [] }],
    ["getAntiddosOverviewAttackTrend", attacks, { Data: null }, { datas: [], periodPointCount: 0 }],
    ["getAntiddosOverviewCcTrend", requests, { Data: null }, { datas: [] }],
    ["getAntiddosOverviewDdosEventList", span, { EventList: null }, { eventLists: [] }],
    ["getAntiddosOverviewDdosTrend", { ...requests, metricName: "bps" }, { Data: null }, { datas: [] }],
    ["getAntiddosPendingRiskInfo", {}, { IsPaidUsr: null, Total: 1 }, { isPaidUsr: false, ...noRisks, total: 1 }],
    ["getApiGatewayApiAppApi", { ...ofApi, apiRegion }, { Result: null }, { results: [] }],
    ["getApiGatewayApiApps", {}, { Result: { ApiAppSet: null } }, { apiAppLists: [] }],
    ["getApiGatewayApiDocs", {}, { Result: { APIDocSet: null } }, { apiDocLists: [] }],
    ["getApiGatewayApiKeys", {}, { Result: { ApiKeySet: null } }, { lists: [] }],
    ["getApiGatewayApiPlugins", ofApi, { Result: { PluginSummary: null } }, { results: [] }],
    ["getApiGatewayApis", ofService, { Result: { ApiIdStatusSet: null } }, { lists: [] }],
    [
      "getApiGatewayBindApiAppsStatus",
      { ...ofService, apiIds: ["api-1"] },
      { Result: { ApiAppApiSet: null } },
      { results: [] },
    ],
    ["getApiGatewayCustomerDomains", ofService, { Result: { DomainSet: null } }, { lists: [] }],
    ["getApiGatewayIpStrategies", ofService, { Result: { StrategySet: null } }, { lists: [] }],
    ["getApiGatewayPlugins", plugins, { Result: { ApiSet: null } }, { results: [] }],
    ["getApiGatewayApiUsagePlans", ofService, { Result: { ApiUsagePlanList: null } }, { results: [] }],
    ["getApiGatewayServiceEnvironmentList", ofService, { Result: { EnvironmentList: null } }, { results: [] }],
    ["getApiGatewayServiceReleaseVersions", ofService, { Result: { VersionList: null } }, { results: [] }],
    ["getApiGatewayServices", {}, { Result: { ServiceSet: null } }, { lists: [] }],
    [
      "getApiGatewayThrottlingApis",
      ofService,
      { Result: { ApiEnvironmentStrategySet: null } },
      { lists: [{ ...ofService, apiEnvironmentStrategies: [] }] },
    ],
    [
      "getApiGatewayThrottlingServices",
      ofService,
      { Result: { EnvironmentList: null } },
      { lists: [{ ...ofService, environments: [] }] },
    ],
    ["getApiGatewayUpstreams", { upstreamId: "upstream-1" }, { Result: { BindApiSet: null } }, { results: [] }],
    [
      "getApiGatewayUsagePlanEnvironments",
      { usagePlanId: "usagePlan-1", bindType: "API" },
      { Result: { EnvironmentList: null } },
      { lists: [] },
    ],
    ["getApiGatewayUsagePlans", {}, { Result: { UsagePlanStatusSet: null } }, { lists: [] }],
  ] satisfies [string, Values, object, Values][])(
    "is empty among the outputs of %s",
    async (name, args, response, outputs) => {
      expect(await answered(name, args, response)).toEqual({ ...args, ...outputs, id: expect.any(String) });
    },
  );

  it("is empty in a service", async () => {
    const args = { ...ofService, apiRegion };
    const lists = ["availableEnvironments", "netTypes", "apiIdStatusSets", "usagePlanLists"];
    const found = await answered("getApiGatewayApiAppService", args, { NetTypes: null, ApiIdStatusSet: null });
    expect(found).toMatchObject({ ...args, id: "service-1", serviceName: "", setId: 0, apiTotalCount: 0 });
    for (const list of lists) expect(found[list]).toEqual([]);
  });

  it("is empty in an API without a path or a backend", async () => {
    const Result = {
      ApiIdStatusSet: [{ ApiId: "api-1", ApiName: "orders" }],
      ApiName: "orders",
      RequestConfig: null,
      ServiceConfig: null,
    };
    const { lists } = await answered("getApiGatewayApis", ofService, { Result });
    expect(lists).toMatchObject([{ requestConfigPath: "", requestConfigMethod: "", serviceConfigUrl: "" }]);
  });

  it("is empty in an IP strategy's API without OAuth", async () => {
    const Result = {
      StrategySet: [
        {
          StrategyId: "s-1",
          ServiceId: "service-1",
          StrategyName: "office",
          StrategyType: "WHITE",
          StrategyData: "1.1.1.1",
        },
      ],
      BindApis: [{ ApiId: "api-1", ApiName: "orders", OauthConfig: null }],
    };
    const { lists } = await answered("getApiGatewayIpStrategies", ofService, { Result });
    const [{ attachLists }] = lists as [{ attachLists: object[] }];
    expect(attachLists).toHaveLength(3);
    expect(attachLists[0]).toMatchObject({ apiId: "api-1", tags: [], relationBusinessApiIds: [], vpcId: 0 });
    expect(attachLists[0]).not.toHaveProperty("oauthConfig");
  });

  it("does not count as empty if the whole response is missing", async () => {
    await expect(answered("getApiGatewayApis", ofService, {})).rejects.toThrow("Response.Result is missing");
  });

  it("does not change a domain whose mapping is not returned", async () => {
    const domain = { Protocol: "http", NetType: "OUTER", Status: 0, CertificateId: "" };
    const Result = {
      DomainSet: [
        { ...domain, DomainName: "a.example.com", IsDefaultMapping: null },
        { ...domain, DomainName: "b.example.com" },
      ],
    };
    const { lists } = await answered("getApiGatewayCustomerDomains", ofService, { Result });
    expect(lists).toMatchObject([
      { domainName: "a.example.com", isDefaultMapping: false, isStatusOn: false, pathMappings: [] },
      { domainName: "b.example.com", isDefaultMapping: false, pathMappings: [] },
    ]);
  });
});
