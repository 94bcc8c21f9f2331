// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.

/** How the platform is reached. Requests are signed, not encrypted, with HTTP: for test servers. */
export const ConfigProtocol = {
  HTTP: "HTTP",
  HTTPS: "HTTPS",
} as const;

/** How the platform is reached. Requests are signed, not encrypted, with HTTP: for test servers. */
export type ConfigProtocol = (typeof ConfigProtocol)[keyof typeof ConfigProtocol];

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
