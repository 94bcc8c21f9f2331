import type { Step } from "../step.ts";

const isTrue = { holds: { Result: true } } as const;

export function apiGatewaySteps(): readonly Step[] {
  return [
    ...services(),
    ...apis(),
    ...plans(),
    ...removals(),
    ...apiBindings(),
    ...upstreams(),
    ...appsAndDocs(),
    ...bindings(),
  ];
}

function gateway(action: string, params: Step["params"], more: Partial<Step> = {}): Step {
  return { service: "apigateway", action, params, ...more };
}

function services(): Step[] {
  const ServiceId = "$service";
  const resource = "qcs::apigw:ap-guangzhou:uin/:service/$service";
  const asked = { ServiceType: "apigw", ResourcePrefix: "service", ResourceRegion: "ap-guangzhou" };
  return [
    gateway(
      "CreateService",
      { ServiceName: "shop", Protocol: "http&https", ServiceDesc: "", Tags: [{ Key: "team", Value: "shop" }] },
      { keeps: { service: "ServiceId" } },
    ),
    gateway("CreateService", { ServiceName: "shop", Protocol: "ftp" }, { refused: "InvalidParameterValue" }),
    gateway("ModifyService", { ServiceId, NetTypes: ["OUTER", "INNER"] }),
    gateway("ModifyService", { ServiceId, NetTypes: ["INNER"] }, { refused: "UnsupportedOperation.ReduceNetTypes" }),
    gateway("DescribeService", { ServiceId }, { keeps: { domain: "OuterSubDomain" }, holds: { NetTypes: 2 } }),
    gateway("DescribeServicesStatus", { Limit: 1, Offset: 1 }, { holds: { "Result.ServiceSet": 1 } }),
    gateway("ModifyServiceEnvironmentStrategy", { ServiceId, Strategy: 100, EnvironmentNames: ["test"] }, isTrue),
    gateway("DescribeServiceEnvironmentStrategy", { ServiceId }, { holds: { "Result.TotalCount": 3 } }),
    {
      service: "tag",
      action: "ModifyResourceTags",
      params: {
        Resource: resource,
        ReplaceTags: [{ TagKey: "stage", TagValue: "live" }],
        DeleteTags: [{ TagKey: "team" }],
      },
    },
    {
      service: "tag",
      action: "DescribeResourceTagsByResourceIds",
      params: { ...asked, ResourceIds: ["$service"], Limit: 20, Offset: 0 },
      holds: { Tags: 1 },
    },
    { service: "tag", action: "ModifyResourceTags", params: { Resource: resource, DeleteTags: [{ TagKey: "stage" }] } },
    gateway("BindSubDomain", {
      ServiceId,
      SubDomain: "api.example.com",
      Protocol: "http",
      NetType: "OUTER",
      IsDefaultMapping: true,
      NetSubDomain: "$domain",
    }),
    gateway(
      "ModifySubDomain",
      {
        ServiceId,
        SubDomain: "api.example.com",
        IsDefaultMapping: false,
        PathMappingSet: [{ Path: "/", Environment: "release" }],
      },
      isTrue,
    ),
    gateway("DescribeServiceSubDomains", { ServiceId }, { holds: { "Result.DomainSet": 1 } }),
    gateway(
      "DescribeServiceSubDomainMappings",
      { ServiceId, SubDomain: "api.example.com" },
      { holds: { "Result.PathMappingSet": 1 } },
    ),
    gateway("UnBindSubDomain", { ServiceId, SubDomain: "api.example.com" }, isTrue),
    gateway(
      "CreateIPStrategy",
      { ServiceId, StrategyName: "office", StrategyType: "WHITE", StrategyData: "10.0.0.1" },
      { keeps: { strategy: "Result.StrategyId" } },
    ),
    gateway("ModifyIPStrategy", { ServiceId, StrategyId: "$strategy", StrategyData: "10.0.0.2" }, isTrue),
    gateway("DescribeIPStrategysStatus", { ServiceId }, { holds: { "Result.StrategySet": 1 } }),
    gateway("DeleteIPStrategy", { ServiceId, StrategyId: "$strategy" }, isTrue),
  ];
}

function apis(): Step[] {
  const ServiceId = "$service";
  const ApiId = "$api";
  const mock = {
    ServiceId,
    ServiceType: "MOCK",
    ServiceTimeout: 5,
    Protocol: "HTTP",
    RequestConfig: { Path: "/orders", Method: "GET" },
    ServiceMockReturnMessage: "[]",
  };
  const { Protocol: _protocol, ServiceTimeout: _timeout, ...changes } = mock;
  const paths = { "/stock": { get: { operationId: "stock", "x-apigw-backend": { ServiceType: "MOCK" } } } };
  const Content = JSON.stringify({ openapi: "3.0.0", paths });
  const imported = { ServiceId, Content, EncodeType: "JSON", ContentVersion: "openAPI" };
  return [
    gateway("CreateApi", mock, { keeps: { api: "Result.ApiId" } }),
    gateway("CreateApi", mock, { refused: "InvalidParameterValue.InvalidApiRequestConfig" }),
    gateway("ModifyApi", { ApiId, ...changes, ApiName: "orders", AuthType: "SECRET" }),
    gateway(
      "DescribeApi",
      { ServiceId, ApiId },
      { holds: { "Result.ApiName": "orders", "Result.AuthType": "SECRET" } },
    ),
    gateway(
      "DescribeApisStatus",
      { ServiceId, Filters: [{ Name: "ApiPath", Values: ["/orders"] }], Limit: 10, Offset: 0 },
      { holds: { "Result.ApiIdStatusSet": 1 } },
    ),
    gateway(
      "ModifyApiEnvironmentStrategy",
      { ServiceId, Strategy: 10, EnvironmentName: "test", ApiIds: [ApiId] },
      isTrue,
    ),
    gateway("DescribeApiEnvironmentStrategy", { ServiceId }, { holds: { "Result.ApiEnvironmentStrategySet": 1 } }),
    gateway(
      "ReleaseService",
      { ServiceId, EnvironmentName: "release", ReleaseDesc: "first" },
      { keeps: { version: "Result.ReleaseVersion" } },
    ),
    gateway(
      "DescribeServiceEnvironmentReleaseHistory",
      { ServiceId },
      { holds: { "Result.VersionList.0.VersionName": "$version" } },
    ),
    gateway(
      "DescribeServiceEnvironmentList",
      { ServiceId },
      { holds: { "Result.EnvironmentList.2.VersionName": "$version" } },
    ),
    gateway(
      "DescribeServiceReleaseVersion",
      { ServiceId, Limit: 20, Offset: 0 },
      { holds: { "Result.VersionList.0.VersionName": "$version" } },
    ),
    gateway(
      "UpdateService",
      { ServiceId, EnvironmentName: "release", VersionName: "$version", UpdateDesc: "again" },
      isTrue,
    ),
    gateway(
      "UpdateService",
      { ServiceId, EnvironmentName: "release", VersionName: "none" },
      { refused: "ResourceNotFound" },
    ),
    gateway("ImportOpenApi", imported, {
      keeps: { imported: "Result.ApiSet.0.ApiId" },
      holds: { "Result.TotalCount": 1, "Result.ApiSet.0.Status": "success" },
    }),
    gateway("ImportOpenApi", imported, { holds: { "Result.ApiSet.0.Status": "fail" } }),
    gateway("ImportOpenApi", { ...imported, Content: "{}" }, { refused: "InvalidParameter.FormatError" }),
    gateway("DeleteApi", { ServiceId, ApiId: "$imported" }, isTrue),
  ];
}

function plans(): Step[] {
  const place = {
    UsagePlanIds: ["$plan"],
    BindType: "API",
    Environment: "release",
    ServiceId: "$service",
    ApiIds: ["$api"],
  };
  const UsagePlanId = "$plan";
  const AccessKeyId = "$key";
  const keys = { UsagePlanId, AccessKeyIds: ["$key"] };
  return [
    gateway(
      "CreateUsagePlan",
      { UsagePlanName: "trial", Tags: [{ Key: "team", Value: "shop" }] },
      { keeps: { plan: "Result.UsagePlanId" }, holds: { "Result.MaxRequestNum": -1 } },
    ),
    gateway("ModifyUsagePlan", { UsagePlanId, MaxRequestNumPreSec: 10 }),
    gateway(
      "ModifyUsagePlan",
      { UsagePlanId, MaxRequestNumPreSec: 0 },
      { refused: "InvalidParameterValue.InvalidMaxRequestNum" },
    ),
    gateway("CreateApiKey", { SecretName: "partner" }, { keeps: { key: "Result.AccessKeyId" } }),
    gateway("CreateApiKey", {
      SecretName: "own",
      AccessKeyType: "manual",
      AccessKeyId: "own_key",
      AccessKeySecret: "own_secret_1",
    }),
    gateway("UpdateApiKey", { AccessKeyId: "own_key" }),
    gateway("DescribeApiKeysStatus", { Limit: 1, Offset: 1 }, { holds: { "Result.ApiKeySet": 1 } }),
    gateway("BindEnvironment", place, isTrue),
    gateway("BindEnvironment", place, { refused: "UnsupportedOperation.UnsupportedBindEnvironment" }),
    gateway("BindSecretIds", keys, isTrue),
    gateway("BindSecretIds", keys, { refused: "FailedOperation.AlreadyBindUsagePlan" }),
    gateway("DescribeUsagePlan", { UsagePlanId }, { holds: { "Result.BindSecretIds": 1 } }),
    gateway("DescribeUsagePlansStatus", { Limit: 100, Offset: 0 }, { holds: { "Result.UsagePlanStatusSet": 1 } }),
    gateway("DescribeUsagePlanSecretIds", { UsagePlanId }, { holds: { "Result.AccessKeyList": 1 } }),
    gateway(
      "DescribeUsagePlanEnvironments",
      { UsagePlanId, BindType: "API" },
      { holds: { "Result.EnvironmentList": 1 } },
    ),
    gateway("DescribeApiUsagePlan", { ServiceId: "$service" }, { holds: { "Result.ApiUsagePlanList": 1 } }),
    gateway("UnBindSecretIds", keys, isTrue),
    gateway("UnBindEnvironment", place, isTrue),
    gateway("BindEnvironment", { ...place, BindType: "SERVICE", ApiIds: undefined }, isTrue),
    gateway("DescribeServiceUsagePlan", { ServiceId: "$service" }, { holds: { "Result.ServiceUsagePlanList": 1 } }),
    gateway("UnBindEnvironment", { ...place, BindType: "SERVICE", ApiIds: undefined }, isTrue),
    gateway("DeleteUsagePlan", { UsagePlanId }, isTrue),
    gateway("DeleteApiKey", { AccessKeyId }, { refused: "UnsupportedOperation.InvalidStatus" }),
    gateway("DisableApiKey", { AccessKeyId }, isTrue),
    gateway("EnableApiKey", { AccessKeyId }, isTrue),
    gateway("DisableApiKey", { AccessKeyId }, isTrue),
    gateway("DeleteApiKey", { AccessKeyId }, isTrue),
  ];
}

function removals(): Step[] {
  const ServiceId = "$service";
  return [
    gateway("DeleteService", { ServiceId }, { refused: "UnsupportedOperation.ApiListNotEmpty" }),
    gateway("DeleteApi", { ServiceId, ApiId: "$api" }, isTrue),
    gateway("UnReleaseService", { ServiceId, EnvironmentName: "release" }, isTrue),
    gateway("DeleteService", { ServiceId, SkipVerification: 0 }, isTrue),
    gateway("DescribeService", { ServiceId }, { refused: "ResourceNotFound.InvalidService" }),
  ];
}

function apiBindings(): Step[] {
  const ServiceId = "$seededService";
  const ApiId = "$seededApi";
  const release = { ServiceId, EnvironmentName: "release" };
  const plugin = { ...release, PluginId: "$seededPlugin" };
  const strategy = { ...release, StrategyId: "$seededStrategy" };
  const app = { ApiAppId: "$app", Environment: "release", ServiceId, ApiId };
  const filters = [{ Name: "ApiId", Values: [ApiId] }];
  return [
    gateway("DetachPlugin", { ...plugin, ApiId }, isTrue),
    gateway("AttachPlugin", { ...plugin, ApiIds: [ApiId] }, isTrue),
    gateway("AttachPlugin", { ...plugin, ApiIds: [ApiId] }, { refused: "InvalidParameter.DuplicatePluginConfig" }),
    gateway(
      "DescribePluginApis",
      { PluginId: "$seededPlugin", Limit: 100, Offset: 0 },
      { holds: { "Result.AttachedApis": 1 } },
    ),
    gateway("UnBindIPStrategy", { ...strategy, UnBindApiIds: [ApiId] }, isTrue),
    gateway("BindIPStrategy", { ...strategy, BindApiIds: [ApiId] }, isTrue),
    gateway("UnbindApiApp", app, isTrue),
    gateway("BindApiApp", app, isTrue),
    gateway("BindApiApp", app, { refused: "UnsupportedOperation.ResourceAssociated" }),
    gateway(
      "DescribeApiAppBindApisStatus",
      { ApiAppId: "$app", Filters: filters },
      { holds: { "Result.ApiAppApiSet.0.EnvironmentName": "release" } },
    ),
  ];
}

function upstreams(): Step[] {
  const UpstreamId = "$upstream";
  const vpc = { Scheme: "HTTP", Algorithm: "ROUND-ROBIN", UniqVpcId: "vpc-1a2b3c4d" };
  const node = { Host: "10.0.0.8", Port: 8080, Weight: 10 };
  const checks = { EnableActiveCheck: true, EnablePassiveCheck: true };
  const statuses = { HealthyHttpStatus: "200", UnhealthyHttpStatus: "500" };
  const thresholds = { TcpFailureThreshold: 0, TimeoutThreshold: 0, HttpFailureThreshold: 3 };
  const service = { Weight: 10, ClusterId: "cls-1", Namespace: "shop", ServiceName: "stock", Port: 80 };
  const cluster = { UpstreamType: "K8S", K8sService: [{ ...service, ExtraLabels: [{ Key: "tier", Value: "back" }] }] };
  return [
    gateway(
      "CreateUpstream",
      { ...vpc, UpstreamName: "stock", Nodes: [node], Tags: [{ Key: "team", Value: "shop" }] },
      { keeps: { upstream: "UpstreamId" } },
    ),
    gateway(
      "CreateUpstream",
      { ...vpc, Nodes: [{ ...node, Weight: 101 }] },
      { refused: "InvalidParameterValue.RangeExceeded" },
    ),
    gateway("ModifyUpstream", { UpstreamId, Retries: 0, HealthChecker: { ...checks, ...statuses, ...thresholds } }),
    gateway("ModifyUpstream", { UpstreamId, ...cluster }, { holds: { "Result.K8sServices": 1 } }),
    gateway(
      "DescribeUpstreams",
      { Filters: [{ Name: "UpstreamId", Values: [UpstreamId] }], Limit: 10, Offset: 0 },
      { holds: { "Result.UpstreamSet.0.Retries": 0, "Result.UpstreamSet.0.HealthChecker.HttpFailureThreshold": 3 } },
    ),
    gateway(
      "DescribeUpstreamBindApis",
      { UpstreamId, Filters: [{ Name: "ServiceId", Values: ["$seededService"] }], Limit: 10, Offset: 0 },
      { holds: { "Result.TotalCount": 0, "Result.BindApiSet": 0 } },
    ),
    gateway("DeleteUpstream", { UpstreamId }, { holds: { UpstreamId } }),
    gateway("DeleteUpstream", { UpstreamId }, { refused: "ResourceNotFound" }),
  ];
}

function appsAndDocs(): Step[] {
  const ApiAppId = "$ownApp";
  const ApiDocId = "$ownDoc";
  const doc = { ServiceId: "$seededService", Environment: "release", ApiIds: ["$seededApi"] };
  return [
    gateway("CreateApiApp", { ApiAppName: "shop" }, { keeps: { ownApp: "Result.ApiAppId" } }),
    gateway("ModifyApiApp", { ApiAppId, ApiAppDesc: "ours" }, isTrue),
    gateway("DeleteApiApp", { ApiAppId }, isTrue),
    gateway("DeleteApiApp", { ApiAppId }, { refused: "ResourceNotFound.InvalidApiApp" }),
    gateway("CreateAPIDoc", { ...doc, ApiDocName: "manual" }, { keeps: { ownDoc: "Result.ApiDocId" } }),
    gateway("ModifyAPIDoc", { ...doc, ApiDocId, ApiDocName: "guide" }, { holds: { "Result.ApiDocName": "guide" } }),
    gateway("DescribeAPIDocDetail", { ApiDocId }, { holds: { "Result.ApiDocName": "guide", "Result.ApiCount": 1 } }),
    gateway("DeleteAPIDoc", { ApiDocId }, isTrue),
    gateway("DescribeAPIDocDetail", { ApiDocId }, { refused: "ResourceNotFound.InvalidApiDoc" }),
  ];
}

function bindings(): Step[] {
  const ServiceId = "$seededService";
  const ApiId = "$seededApi";
  const data = '{"type":"white_list","blocks":"10.0.0.1"}';
  return [
    gateway(
      "CreatePlugin",
      { PluginName: "office", PluginType: "IPControl", PluginData: data, Tags: [{ Key: "team", Value: "shop" }] },
      { keeps: { plugin: "Result.PluginId" } },
    ),
    gateway("ModifyPlugin", { PluginId: "$plugin", Description: "ours" }, isTrue),
    gateway(
      "DescribePlugins",
      { Filters: [{ Name: "PluginName", Values: ["office"] }], Limit: 10, Offset: 0 },
      { holds: { "Result.PluginSet.0.Description": "ours" } },
    ),
    gateway("DeletePlugin", { PluginId: "$plugin" }, isTrue),
    gateway("DeletePlugin", { PluginId: "$plugin" }, { refused: "ResourceNotFound.InvalidPlugin" }),
    gateway(
      "DescribeAllPluginApis",
      { ServiceId, PluginId: "$seededPlugin", EnvironmentName: "release" },
      { holds: { "Result.ApiSet": 1 } },
    ),
    gateway("DescribePluginsByApi", { ServiceId, ApiId }, { holds: { "Result.PluginSummary": 1 } }),
    gateway("DescribeIPStrategy", { ServiceId, StrategyId: "$seededStrategy" }, { holds: { "Result.BindApis": 1 } }),
    gateway("UpdateApiAppKey", { ApiAppId: "$app", ApiAppKey: "new_key" }, isTrue),
    gateway("DescribeApiAppsStatus", {}, { holds: { "Result.ApiAppSet.0.ApiAppKey": "new_key" } }),
    gateway("DescribeApiBindApiAppsStatus", { ServiceId, ApiIds: [ApiId] }, { holds: { "Result.ApiAppApiSet": 1 } }),
    gateway("DescribeApiForApiApp", { ServiceId, ApiId, ApiRegion: "ap-guangzhou" }),
    gateway("DescribeServiceForApiApp", { ServiceId, ApiRegion: "ap-guangzhou" }),
    gateway("DescribeAPIDocs", { Limit: 10, Offset: 0 }, { holds: { "Result.APIDocSet": 1 } }),
  ];
}
