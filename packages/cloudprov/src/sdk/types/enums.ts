// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.

/** How the platform is reached. Requests are signed, not encrypted, with HTTP: for test servers. */
export const ConfigProtocol = {
  HTTP: "HTTP",
  HTTPS: "HTTPS",
} as const;

/** How the platform is reached. Requests are signed, not encrypted, with HTTP: for test servers. */
export type ConfigProtocol = (typeof ConfigProtocol)[keyof typeof ConfigProtocol];

/** What it is sent beside `parameters`: its `members`, all properties, or nothing. */
export const ActionUpdateSends = {
  Members: "members",
  All: "all",
  Nothing: "nothing",
} as const;

/** What it is sent beside `parameters`: its `members`, all properties, or nothing. */
export type ActionUpdateSends = (typeof ActionUpdateSends)[keyof typeof ActionUpdateSends];

/** How the package is paid for: PREPAID for some months in advance, POSTPAID_BY_MONTH after each month. */
export const AntiddosBgpInstanceInstanceChargeType = {
  PREPAID: "PREPAID",
  POSTPAID_BY_MONTH: "POSTPAID_BY_MONTH",
} as const;

/** How the package is paid for: PREPAID for some months in advance, POSTPAID_BY_MONTH after each month. */
export type AntiddosBgpInstanceInstanceChargeType = (typeof AntiddosBgpInstanceInstanceChargeType)[keyof typeof AntiddosBgpInstanceInstanceChargeType];

/** Type of the package. Each is configured by a property of its own. */
export const AntiddosBgpInstancePackageType = {
  Enterprise: "Enterprise",
  Standard: "Standard",
  StandardPlus: "StandardPlus",
} as const;

/** Type of the package. Each is configured by a property of its own. */
export type AntiddosBgpInstancePackageType = (typeof AntiddosBgpInstancePackageType)[keyof typeof AntiddosBgpInstancePackageType];

/** How many attacks it takes with full strength. */
export const AntiddosBgpInstanceStandardPlusPackageConfigProtectCount = {
  TWO_TIMES: "TWO_TIMES",
  UNLIMITED: "UNLIMITED",
} as const;

/** How many attacks it takes with full strength. */
export type AntiddosBgpInstanceStandardPlusPackageConfigProtectCount = (typeof AntiddosBgpInstanceStandardPlusPackageConfigProtectCount)[keyof typeof AntiddosBgpInstanceStandardPlusPackageConfigProtectCount];

/** Whether traffic from it is dropped (black) or let through unchecked (white). */
export const AntiddosDdosBlackWhiteIpType = {
  Black: "black",
  White: "white",
} as const;

/** Whether traffic from it is dropped (black) or let through unchecked (white). */
export type AntiddosDdosBlackWhiteIpType = (typeof AntiddosDdosBlackWhiteIpType)[keyof typeof AntiddosDdosBlackWhiteIpType];

/** The instances that it is for: bgp for packages, bgpip for Anti-DDoS Advanced. */
export const AntiddosDefaultAlarmThresholdInstanceType = {
  Bgp: "bgp",
  Bgpip: "bgpip",
} as const;

/** The instances that it is for: bgp for packages, bgpip for Anti-DDoS Advanced. */
export type AntiddosDefaultAlarmThresholdInstanceType = (typeof AntiddosDefaultAlarmThresholdInstanceType)[keyof typeof AntiddosDefaultAlarmThresholdInstanceType];

/** Whether microservices (TSF) or something else (NORMAL) is behind the API. */
export const ApiGatewayApiApiType = {
  NORMAL: "NORMAL",
  TSF: "TSF",
} as const;

/** Whether microservices (TSF) or something else (NORMAL) is behind the API. */
export type ApiGatewayApiApiType = (typeof ApiGatewayApiApiType)[keyof typeof ApiGatewayApiApiType];

/** The environment of the service, in which it must be released. */
export const ApiGatewayApiAppAttachmentEnvironment = {
  Test: "test",
  Prepub: "prepub",
  Release: "release",
} as const;

/** The environment of the service, in which it must be released. */
export type ApiGatewayApiAppAttachmentEnvironment = (typeof ApiGatewayApiAppAttachmentEnvironment)[keyof typeof ApiGatewayApiAppAttachmentEnvironment];

/** How callers sign in: by an API key (SECRET), by a token (OAUTH), as an application (APP) or not at all. */
export const ApiGatewayApiAuthType = {
  SECRET: "SECRET",
  NONE: "NONE",
  OAUTH: "OAUTH",
  APP: "APP",
} as const;

/** How callers sign in: by an API key (SECRET), by a token (OAUTH), as an application (APP) or not at all. */
export type ApiGatewayApiAuthType = (typeof ApiGatewayApiAuthType)[keyof typeof ApiGatewayApiAuthType];

/** Who chooses the key: the platform (auto) or the program (manual), which needs an account that is allowed to. */
export const ApiGatewayApiKeyAccessKeyType = {
  Auto: "auto",
  Manual: "manual",
} as const;

/** Who chooses the key: the platform (auto) or the program (manual), which needs an account that is allowed to. */
export type ApiGatewayApiKeyAccessKeyType = (typeof ApiGatewayApiKeyAccessKeyType)[keyof typeof ApiGatewayApiKeyAccessKeyType];

/** Whether the key can be used. */
export const ApiGatewayApiKeyStatus = {
  On: "on",
  Off: "off",
} as const;

/** Whether the key can be used. */
export type ApiGatewayApiKeyStatus = (typeof ApiGatewayApiKeyStatus)[keyof typeof ApiGatewayApiKeyStatus];

/** Protocol of callers. */
export const ApiGatewayApiProtocol = {
  HTTP: "HTTP",
  WEBSOCKET: "WEBSOCKET",
} as const;

/** Protocol of callers. */
export type ApiGatewayApiProtocol = (typeof ApiGatewayApiProtocol)[keyof typeof ApiGatewayApiProtocol];

/** Method that the API is called with. */
export const ApiGatewayApiRequestConfigMethod = {
  GET: "GET",
  POST: "POST",
  PUT: "PUT",
  DELETE: "DELETE",
  HEAD: "HEAD",
  ANY: "ANY",
} as const;

/** Method that the API is called with. */
export type ApiGatewayApiRequestConfigMethod = (typeof ApiGatewayApiRequestConfigMethod)[keyof typeof ApiGatewayApiRequestConfigMethod];

/** What is behind the API: a server (HTTP, WEBSOCKET), a cloud function (SCF), microservices (TSF), machines (TARGET), a bucket (COS) or a fixed answer (MOCK). */
export const ApiGatewayApiServiceConfigType = {
  WEBSOCKET: "WEBSOCKET",
  HTTP: "HTTP",
  SCF: "SCF",
  TSF: "TSF",
  MOCK: "MOCK",
  TARGET: "TARGET",
  COS: "COS",
} as const;

/** What is behind the API: a server (HTTP, WEBSOCKET), a cloud function (SCF), microservices (TSF), machines (TARGET), a bucket (COS) or a fixed answer (MOCK). */
export type ApiGatewayApiServiceConfigType = (typeof ApiGatewayApiServiceConfigType)[keyof typeof ApiGatewayApiServiceConfigType];

/** How the document is written: YAML or JSON. */
export const ApiGatewayImportOpenApiEncodeType = {
  YAML: "YAML",
  JSON: "JSON",
} as const;

/** How the document is written: YAML or JSON. */
export type ApiGatewayImportOpenApiEncodeType = (typeof ApiGatewayImportOpenApiEncodeType)[keyof typeof ApiGatewayImportOpenApiEncodeType];

/** The environment of the service, in which it must be released. */
export const ApiGatewayPluginAttachmentEnvironmentName = {
  Test: "test",
  Prepub: "prepub",
  Release: "release",
} as const;

/** The environment of the service, in which it must be released. */
export type ApiGatewayPluginAttachmentEnvironmentName = (typeof ApiGatewayPluginAttachmentEnvironmentName)[keyof typeof ApiGatewayPluginAttachmentEnvironmentName];

/** Version of the addresses that it is called at. */
export const ApiGatewayServiceIpVersion = {
  IPv4: "IPv4",
  IPv6: "IPv6",
} as const;

/** Version of the addresses that it is called at. */
export type ApiGatewayServiceIpVersion = (typeof ApiGatewayServiceIpVersion)[keyof typeof ApiGatewayServiceIpVersion];

/** INNER or OUTER. */
export const ApiGatewayServiceNetType = {
  INNER: "INNER",
  OUTER: "OUTER",
} as const;

/** INNER or OUTER. */
export type ApiGatewayServiceNetType = (typeof ApiGatewayServiceNetType)[keyof typeof ApiGatewayServiceNetType];

/** How the service can be called. */
export const ApiGatewayServiceProtocol = {
  Http: "http",
  Https: "https",
  Http_Https: "http&https",
} as const;

/** How the service can be called. */
export type ApiGatewayServiceProtocol = (typeof ApiGatewayServiceProtocol)[keyof typeof ApiGatewayServiceProtocol];

/** The environment that the service is released to. */
export const ApiGatewayServiceReleaseEnvironmentName = {
  Test: "test",
  Prepub: "prepub",
  Release: "release",
} as const;

/** The environment that the service is released to. */
export type ApiGatewayServiceReleaseEnvironmentName = (typeof ApiGatewayServiceReleaseEnvironmentName)[keyof typeof ApiGatewayServiceReleaseEnvironmentName];

/** The environment of the service, in which it must be released. */
export const ApiGatewayStrategyAttachmentEnvironmentName = {
  Test: "test",
  Prepub: "prepub",
  Release: "release",
} as const;

/** The environment of the service, in which it must be released. */
export type ApiGatewayStrategyAttachmentEnvironmentName = (typeof ApiGatewayStrategyAttachmentEnvironmentName)[keyof typeof ApiGatewayStrategyAttachmentEnvironmentName];

/** The environment that is switched. It must be on line. */
export const ApiGatewayUpdateServiceEnvironmentName = {
  Test: "test",
  Prepub: "prepub",
  Release: "release",
} as const;

/** The environment that is switched. It must be on line. */
export type ApiGatewayUpdateServiceEnvironmentName = (typeof ApiGatewayUpdateServiceEnvironmentName)[keyof typeof ApiGatewayUpdateServiceEnvironmentName];

/** How what is behind it is called. */
export const ApiGatewayUpstreamScheme = {
  HTTP: "HTTP",
  HTTPS: "HTTPS",
  GRPC: "gRPC",
  GRPCs: "gRPCs",
} as const;

/** How what is behind it is called. */
export type ApiGatewayUpstreamScheme = (typeof ApiGatewayUpstreamScheme)[keyof typeof ApiGatewayUpstreamScheme];

/** Whether its nodes are addresses (IP_PORT) or services of a cluster (K8S). */
export const ApiGatewayUpstreamUpstreamType = {
  IP_PORT: "IP_PORT",
  K8S: "K8S",
} as const;

/** Whether its nodes are addresses (IP_PORT) or services of a cluster (K8S). */
export type ApiGatewayUpstreamUpstreamType = (typeof ApiGatewayUpstreamUpstreamType)[keyof typeof ApiGatewayUpstreamUpstreamType];

/** Whether the plan is for the whole service or for one of its APIs. */
export const ApiGatewayUsagePlanAttachmentBindType = {
  SERVICE: "SERVICE",
  API: "API",
} as const;

/** Whether the plan is for the whole service or for one of its APIs. */
export type ApiGatewayUsagePlanAttachmentBindType = (typeof ApiGatewayUsagePlanAttachmentBindType)[keyof typeof ApiGatewayUsagePlanAttachmentBindType];

/** The environment of the service in which the plan is in force. */
export const ApiGatewayUsagePlanAttachmentEnvironment = {
  Test: "test",
  Prepub: "prepub",
  Release: "release",
} as const;

/** The environment of the service in which the plan is in force. */
export type ApiGatewayUsagePlanAttachmentEnvironment = (typeof ApiGatewayUsagePlanAttachmentEnvironment)[keyof typeof ApiGatewayUsagePlanAttachmentEnvironment];

/** How the platform is reached. Requests are signed, not encrypted, with HTTP: for test servers. */
export const ProviderProtocol = {
  HTTP: "HTTP",
  HTTPS: "HTTPS",
} as const;

/** How the platform is reached. Requests are signed, not encrypted, with HTTP: for test servers. */
export type ProviderProtocol = (typeof ProviderProtocol)[keyof typeof ProviderProtocol];

/** What is counted: traffic or packets, in or out. */
export const GetAntiddosBgpBizTrendMetricName = {
  Intraffic: "intraffic",
  Outtraffic: "outtraffic",
  Inpkg: "inpkg",
  Outpkg: "outpkg",
} as const;

/** What is counted: traffic or packets, in or out. */
export type GetAntiddosBgpBizTrendMetricName = (typeof GetAntiddosBgpBizTrendMetricName)[keyof typeof GetAntiddosBgpBizTrendMetricName];

/** What is counted: the platform knows attackcount alone. */
export const GetAntiddosOverviewAttackTrendDimension = {
  Attackcount: "attackcount",
} as const;

/** What is counted: the platform knows attackcount alone. */
export type GetAntiddosOverviewAttackTrendDimension = (typeof GetAntiddosOverviewAttackTrendDimension)[keyof typeof GetAntiddosOverviewAttackTrendDimension];

/** Kind of attack. */
export const GetAntiddosOverviewAttackTrendType = {
  Cc: "cc",
  Ddos: "ddos",
} as const;

/** Kind of attack. */
export type GetAntiddosOverviewAttackTrendType = (typeof GetAntiddosOverviewAttackTrendType)[keyof typeof GetAntiddosOverviewAttackTrendType];

/** What is looked at; KeyWord matches a name or an ID. */
export const GetApiGatewayBindApiAppsStatusFilterName = {
  ApiAppId: "ApiAppId",
  Environment: "Environment",
  KeyWord: "KeyWord",
} as const;

/** What is looked at; KeyWord matches a name or an ID. */
export type GetApiGatewayBindApiAppsStatusFilterName = (typeof GetApiGatewayBindApiAppsStatusFilterName)[keyof typeof GetApiGatewayBindApiAppsStatusFilterName];

/** The environment that is looked at. */
export const GetApiGatewayPluginsEnvironmentName = {
  Test: "test",
  Prepub: "prepub",
  Release: "release",
} as const;

/** The environment that is looked at. */
export type GetApiGatewayPluginsEnvironmentName = (typeof GetApiGatewayPluginsEnvironmentName)[keyof typeof GetApiGatewayPluginsEnvironmentName];

/** An environment. */
export const GetApiGatewayThrottlingApisEnvironmentName = {
  Test: "test",
  Prepub: "prepub",
  Release: "release",
} as const;

/** An environment. */
export type GetApiGatewayThrottlingApisEnvironmentName = (typeof GetApiGatewayThrottlingApisEnvironmentName)[keyof typeof GetApiGatewayThrottlingApisEnvironmentName];

/** What is looked at. */
export const GetApiGatewayUpstreamsFilterName = {
  ServiceId: "ServiceId",
  ApiId: "ApiId",
} as const;

/** What is looked at. */
export type GetApiGatewayUpstreamsFilterName = (typeof GetApiGatewayUpstreamsFilterName)[keyof typeof GetApiGatewayUpstreamsFilterName];

/** Whether services as a whole are listed, or single APIs. */
export const GetApiGatewayUsagePlanEnvironmentsBindType = {
  SERVICE: "SERVICE",
  API: "API",
} as const;

/** Whether services as a whole are listed, or single APIs. */
export type GetApiGatewayUsagePlanEnvironmentsBindType = (typeof GetApiGatewayUsagePlanEnvironmentsBindType)[keyof typeof GetApiGatewayUsagePlanEnvironmentsBindType];
