// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

/** Protocol of requests to the platform. With `HTTP`, requests are signed but not encrypted; use it for test servers only. */
export const ConfigProtocol = {
  HTTP: "HTTP",
  HTTPS: "HTTPS",
} as const;

/** Protocol of requests to the platform. With `HTTP`, requests are signed but not encrypted; use it for test servers only. */
export type ConfigProtocol = (typeof ConfigProtocol)[keyof typeof ConfigProtocol];

/** What the action receives in addition to `parameters`: its `members`, or nothing if `parameters` contains everything. Defaults to `members`. */
export const ActionCreateSends = {
  Members: "members",
  Nothing: "nothing",
} as const;

/** What the action receives in addition to `parameters`: its `members`, or nothing if `parameters` contains everything. Defaults to `members`. */
export type ActionCreateSends = (typeof ActionCreateSends)[keyof typeof ActionCreateSends];

/** A comparison. */
export const ActionResourceCompareA = {
  Case_Insensitive: "case-insensitive",
  Domain: "domain",
  Json: "json",
  Public_Key: "public-key",
  Whitespace: "whitespace",
} as const;

/** A comparison. */
export type ActionResourceCompareA = (typeof ActionResourceCompareA)[keyof typeof ActionResourceCompareA];

/** What the action receives in addition to `parameters`: its `members`, all properties, or nothing. */
export const ActionUpdateSends = {
  Members: "members",
  All: "all",
  Nothing: "nothing",
} as const;

/** What the action receives in addition to `parameters`: its `members`, all properties, or nothing. */
export type ActionUpdateSends = (typeof ActionUpdateSends)[keyof typeof ActionUpdateSends];

/** How you pay for the package: `PREPAID` for several months in advance, `POSTPAID_BY_MONTH` after each month. */
export const AntiddosBgpInstanceInstanceChargeType = {
  PREPAID: "PREPAID",
  POSTPAID_BY_MONTH: "POSTPAID_BY_MONTH",
} as const;

/** How you pay for the package: `PREPAID` for several months in advance, `POSTPAID_BY_MONTH` after each month. */
export type AntiddosBgpInstanceInstanceChargeType = (typeof AntiddosBgpInstanceInstanceChargeType)[keyof typeof AntiddosBgpInstanceInstanceChargeType];

/** Type of the package. Each type has its own configuration property. */
export const AntiddosBgpInstancePackageType = {
  Enterprise: "Enterprise",
  Standard: "Standard",
  StandardPlus: "StandardPlus",
} as const;

/** Type of the package. Each type has its own configuration property. */
export type AntiddosBgpInstancePackageType = (typeof AntiddosBgpInstancePackageType)[keyof typeof AntiddosBgpInstancePackageType];

/** Number of attacks that are fully covered. */
export const AntiddosBgpInstanceStandardPlusPackageConfigProtectCount = {
  TWO_TIMES: "TWO_TIMES",
  UNLIMITED: "UNLIMITED",
} as const;

/** Number of attacks that are fully covered. */
export type AntiddosBgpInstanceStandardPlusPackageConfigProtectCount = (typeof AntiddosBgpInstanceStandardPlusPackageConfigProtectCount)[keyof typeof AntiddosBgpInstanceStandardPlusPackageConfigProtectCount];

/** Whether traffic from the address is dropped (`black`) or let through without checks (`white`). */
export const AntiddosDdosBlackWhiteIpType = {
  Black: "black",
  White: "white",
} as const;

/** Whether traffic from the address is dropped (`black`) or let through without checks (`white`). */
export type AntiddosDdosBlackWhiteIpType = (typeof AntiddosDdosBlackWhiteIpType)[keyof typeof AntiddosDdosBlackWhiteIpType];

/** Type of the instances: `bgp` for Anti-DDoS packages, `bgpip` for Anti-DDoS Advanced. */
export const AntiddosDefaultAlarmThresholdInstanceType = {
  Bgp: "bgp",
  Bgpip: "bgpip",
} as const;

/** Type of the instances: `bgp` for Anti-DDoS packages, `bgpip` for Anti-DDoS Advanced. */
export type AntiddosDefaultAlarmThresholdInstanceType = (typeof AntiddosDefaultAlarmThresholdInstanceType)[keyof typeof AntiddosDefaultAlarmThresholdInstanceType];

/** Whether the backend is microservices (`TSF`) or something else (`NORMAL`). */
export const ApiGatewayApiApiType = {
  NORMAL: "NORMAL",
  TSF: "TSF",
} as const;

/** Whether the backend is microservices (`TSF`) or something else (`NORMAL`). */
export type ApiGatewayApiApiType = (typeof ApiGatewayApiApiType)[keyof typeof ApiGatewayApiApiType];

/** Environment of the service. The service must be released to it. */
export const ApiGatewayApiAppAttachmentEnvironment = {
  Test: "test",
  Prepub: "prepub",
  Release: "release",
} as const;

/** Environment of the service. The service must be released to it. */
export type ApiGatewayApiAppAttachmentEnvironment = (typeof ApiGatewayApiAppAttachmentEnvironment)[keyof typeof ApiGatewayApiAppAttachmentEnvironment];

/** How callers authenticate: with an API key (`SECRET`), with a token (`OAUTH`), as an application (`APP`) or not at all (`NONE`). */
export const ApiGatewayApiAuthType = {
  SECRET: "SECRET",
  NONE: "NONE",
  OAUTH: "OAUTH",
  APP: "APP",
} as const;

/** How callers authenticate: with an API key (`SECRET`), with a token (`OAUTH`), as an application (`APP`) or not at all (`NONE`). */
export type ApiGatewayApiAuthType = (typeof ApiGatewayApiAuthType)[keyof typeof ApiGatewayApiAuthType];

/** Who chooses the key: the platform (`auto`) or your program (`manual`). Manual keys require an account that the platform has enabled for them. */
export const ApiGatewayApiKeyAccessKeyType = {
  Auto: "auto",
  Manual: "manual",
} as const;

/** Who chooses the key: the platform (`auto`) or your program (`manual`). Manual keys require an account that the platform has enabled for them. */
export type ApiGatewayApiKeyAccessKeyType = (typeof ApiGatewayApiKeyAccessKeyType)[keyof typeof ApiGatewayApiKeyAccessKeyType];

/** Whether the key is enabled. */
export const ApiGatewayApiKeyStatus = {
  On: "on",
  Off: "off",
} as const;

/** Whether the key is enabled. */
export type ApiGatewayApiKeyStatus = (typeof ApiGatewayApiKeyStatus)[keyof typeof ApiGatewayApiKeyStatus];

/** Protocol of calls to the API. */
export const ApiGatewayApiProtocol = {
  HTTP: "HTTP",
  WEBSOCKET: "WEBSOCKET",
} as const;

/** Protocol of calls to the API. */
export type ApiGatewayApiProtocol = (typeof ApiGatewayApiProtocol)[keyof typeof ApiGatewayApiProtocol];

/** Method of calls to the API. */
export const ApiGatewayApiRequestConfigMethod = {
  GET: "GET",
  POST: "POST",
  PUT: "PUT",
  DELETE: "DELETE",
  HEAD: "HEAD",
  ANY: "ANY",
} as const;

/** Method of calls to the API. */
export type ApiGatewayApiRequestConfigMethod = (typeof ApiGatewayApiRequestConfigMethod)[keyof typeof ApiGatewayApiRequestConfigMethod];

/** Type of the backend: a server (`HTTP`, `WEBSOCKET`), a cloud function (`SCF`), microservices (`TSF`), machines (`TARGET`), a bucket (`COS`) or a fixed response (`MOCK`). */
export const ApiGatewayApiServiceConfigType = {
  WEBSOCKET: "WEBSOCKET",
  HTTP: "HTTP",
  SCF: "SCF",
  TSF: "TSF",
  MOCK: "MOCK",
  TARGET: "TARGET",
  COS: "COS",
} as const;

/** Type of the backend: a server (`HTTP`, `WEBSOCKET`), a cloud function (`SCF`), microservices (`TSF`), machines (`TARGET`), a bucket (`COS`) or a fixed response (`MOCK`). */
export type ApiGatewayApiServiceConfigType = (typeof ApiGatewayApiServiceConfigType)[keyof typeof ApiGatewayApiServiceConfigType];

/** Format of the document: `YAML` or `JSON`. */
export const ApiGatewayImportOpenApiEncodeType = {
  YAML: "YAML",
  JSON: "JSON",
} as const;

/** Format of the document: `YAML` or `JSON`. */
export type ApiGatewayImportOpenApiEncodeType = (typeof ApiGatewayImportOpenApiEncodeType)[keyof typeof ApiGatewayImportOpenApiEncodeType];

/** Environment of the service. The service must be released to it. */
export const ApiGatewayPluginAttachmentEnvironmentName = {
  Test: "test",
  Prepub: "prepub",
  Release: "release",
} as const;

/** Environment of the service. The service must be released to it. */
export type ApiGatewayPluginAttachmentEnvironmentName = (typeof ApiGatewayPluginAttachmentEnvironmentName)[keyof typeof ApiGatewayPluginAttachmentEnvironmentName];

/** IP version of the service's addresses. */
export const ApiGatewayServiceIpVersion = {
  IPv4: "IPv4",
  IPv6: "IPv6",
} as const;

/** IP version of the service's addresses. */
export type ApiGatewayServiceIpVersion = (typeof ApiGatewayServiceIpVersion)[keyof typeof ApiGatewayServiceIpVersion];

/** `INNER` or `OUTER`. */
export const ApiGatewayServiceNetType = {
  INNER: "INNER",
  OUTER: "OUTER",
} as const;

/** `INNER` or `OUTER`. */
export type ApiGatewayServiceNetType = (typeof ApiGatewayServiceNetType)[keyof typeof ApiGatewayServiceNetType];

/** Protocols of calls to the service. */
export const ApiGatewayServiceProtocol = {
  Http: "http",
  Https: "https",
  Http_Https: "http&https",
} as const;

/** Protocols of calls to the service. */
export type ApiGatewayServiceProtocol = (typeof ApiGatewayServiceProtocol)[keyof typeof ApiGatewayServiceProtocol];

/** The environment to release the service to. */
export const ApiGatewayServiceReleaseEnvironmentName = {
  Test: "test",
  Prepub: "prepub",
  Release: "release",
} as const;

/** The environment to release the service to. */
export type ApiGatewayServiceReleaseEnvironmentName = (typeof ApiGatewayServiceReleaseEnvironmentName)[keyof typeof ApiGatewayServiceReleaseEnvironmentName];

/** Environment of the service. The service must be released to it. */
export const ApiGatewayStrategyAttachmentEnvironmentName = {
  Test: "test",
  Prepub: "prepub",
  Release: "release",
} as const;

/** Environment of the service. The service must be released to it. */
export type ApiGatewayStrategyAttachmentEnvironmentName = (typeof ApiGatewayStrategyAttachmentEnvironmentName)[keyof typeof ApiGatewayStrategyAttachmentEnvironmentName];

/** The environment to switch. It must be online. */
export const ApiGatewayUpdateServiceEnvironmentName = {
  Test: "test",
  Prepub: "prepub",
  Release: "release",
} as const;

/** The environment to switch. It must be online. */
export type ApiGatewayUpdateServiceEnvironmentName = (typeof ApiGatewayUpdateServiceEnvironmentName)[keyof typeof ApiGatewayUpdateServiceEnvironmentName];

/** Protocol of calls to the backend. */
export const ApiGatewayUpstreamScheme = {
  HTTP: "HTTP",
  HTTPS: "HTTPS",
  GRPC: "gRPC",
  GRPCs: "gRPCs",
} as const;

/** Protocol of calls to the backend. */
export type ApiGatewayUpstreamScheme = (typeof ApiGatewayUpstreamScheme)[keyof typeof ApiGatewayUpstreamScheme];

/** Type of the nodes: addresses (`IP_PORT`) or services of a cluster (`K8S`). */
export const ApiGatewayUpstreamUpstreamType = {
  IP_PORT: "IP_PORT",
  K8S: "K8S",
} as const;

/** Type of the nodes: addresses (`IP_PORT`) or services of a cluster (`K8S`). */
export type ApiGatewayUpstreamUpstreamType = (typeof ApiGatewayUpstreamUpstreamType)[keyof typeof ApiGatewayUpstreamUpstreamType];

/** Whether the plan applies to the whole service or to one of its APIs. */
export const ApiGatewayUsagePlanAttachmentBindType = {
  SERVICE: "SERVICE",
  API: "API",
} as const;

/** Whether the plan applies to the whole service or to one of its APIs. */
export type ApiGatewayUsagePlanAttachmentBindType = (typeof ApiGatewayUsagePlanAttachmentBindType)[keyof typeof ApiGatewayUsagePlanAttachmentBindType];

/** Environment of the service in which the plan applies. */
export const ApiGatewayUsagePlanAttachmentEnvironment = {
  Test: "test",
  Prepub: "prepub",
  Release: "release",
} as const;

/** Environment of the service in which the plan applies. */
export type ApiGatewayUsagePlanAttachmentEnvironment = (typeof ApiGatewayUsagePlanAttachmentEnvironment)[keyof typeof ApiGatewayUsagePlanAttachmentEnvironment];

/** Whether the key can be used: `Active` or `Inactive`. A new key is active. */
export const CamAccessKeyStatus = {
  Active: "Active",
  Inactive: "Inactive",
} as const;

/** Whether the key can be used: `Active` or `Inactive`. A new key is active. */
export type CamAccessKeyStatus = (typeof CamAccessKeyStatus)[keyof typeof CamAccessKeyStatus];

/** How the instance is charged: for months in advance, or by the hour. */
export const CkafkaInstanceChargeType = {
  POSTPAID_BY_HOUR: "POSTPAID_BY_HOUR",
  PREPAID: "PREPAID",
} as const;

/** How the instance is charged: for months in advance, or by the hour. */
export type CkafkaInstanceChargeType = (typeof CkafkaInstanceChargeType)[keyof typeof CkafkaInstanceChargeType];

/** Edition of the instance. Only the international site sells `standard`, and only `profession` can be paid in advance. */
export const CkafkaInstanceSpecificationsType = {
  Standard: "standard",
  Profession: "profession",
  Premium: "premium",
} as const;

/** Edition of the instance. Only the international site sells `standard`, and only `profession` can be paid in advance. */
export type CkafkaInstanceSpecificationsType = (typeof CkafkaInstanceSpecificationsType)[keyof typeof CkafkaInstanceSpecificationsType];

/** `OPEN` for a load balancer with a public address, `INTERNAL` for one with a private address of a subnet. */
export const ClbInstanceNetworkType = {
  OPEN: "OPEN",
  INTERNAL: "INTERNAL",
} as const;

/** `OPEN` for a load balancer with a public address, `INTERNAL` for one with a private address of a subnet. */
export type ClbInstanceNetworkType = (typeof ClbInstanceNetworkType)[keyof typeof ClbInstanceNetworkType];

/** Whether only the server authenticates (`UNIDIRECTIONAL`, the default), or clients too (`MUTUAL`). */
export const ClbListenerCertificateSslMode = {
  UNIDIRECTIONAL: "UNIDIRECTIONAL",
  MUTUAL: "MUTUAL",
} as const;

/** Whether only the server authenticates (`UNIDIRECTIONAL`, the default), or clients too (`MUTUAL`). */
export type ClbListenerCertificateSslMode = (typeof ClbListenerCertificateSslMode)[keyof typeof ClbListenerCertificateSslMode];

/** Format of `healthCheckSendContext` and `healthCheckRecvContext`. */
export const ClbListenerHealthCheckContextType = {
  HEX: "HEX",
  TEXT: "TEXT",
} as const;

/** Format of `healthCheckSendContext` and `healthCheckRecvContext`. */
export type ClbListenerHealthCheckContextType = (typeof ClbListenerHealthCheckContextType)[keyof typeof ClbListenerHealthCheckContextType];

/** Method of HTTP checks. Defaults to `HEAD`. */
export const ClbListenerHealthCheckHttpMethod = {
  HEAD: "HEAD",
  GET: "GET",
} as const;

/** Method of HTTP checks. Defaults to `HEAD`. */
export type ClbListenerHealthCheckHttpMethod = (typeof ClbListenerHealthCheckHttpMethod)[keyof typeof ClbListenerHealthCheckHttpMethod];

/** HTTP version of HTTP checks of a TCP listener. */
export const ClbListenerHealthCheckHttpVersion = {
  HTTP_1_0: "HTTP/1.0",
  HTTP_1_1: "HTTP/1.1",
} as const;

/** HTTP version of HTTP checks of a TCP listener. */
export type ClbListenerHealthCheckHttpVersion = (typeof ClbListenerHealthCheckHttpVersion)[keyof typeof ClbListenerHealthCheckHttpVersion];

/** `UNIDIRECTIONAL` or `MUTUAL`. */
export const ClbListenerMultiCertInfoSslMode = {
  UNIDIRECTIONAL: "UNIDIRECTIONAL",
  MUTUAL: "MUTUAL",
} as const;

/** `UNIDIRECTIONAL` or `MUTUAL`. */
export type ClbListenerMultiCertInfoSslMode = (typeof ClbListenerMultiCertInfoSslMode)[keyof typeof ClbListenerMultiCertInfoSslMode];

/** Protocol of the listener. `HTTP` and `HTTPS` need a `ClbListenerRule` for each domain and path. */
export const ClbListenerProtocol = {
  TCP: "TCP",
  UDP: "UDP",
  HTTP: "HTTP",
  HTTPS: "HTTPS",
  TCP_SSL: "TCP_SSL",
  QUIC: "QUIC",
} as const;

/** Protocol of the listener. `HTTP` and `HTTPS` need a `ClbListenerRule` for each domain and path. */
export type ClbListenerProtocol = (typeof ClbListenerProtocol)[keyof typeof ClbListenerProtocol];

/** Whether only the server authenticates (`UNIDIRECTIONAL`, the default), or clients too (`MUTUAL`). */
export const ClbListenerRuleCertificateSslMode = {
  UNIDIRECTIONAL: "UNIDIRECTIONAL",
  MUTUAL: "MUTUAL",
} as const;

/** Whether only the server authenticates (`UNIDIRECTIONAL`, the default), or clients too (`MUTUAL`). */
export type ClbListenerRuleCertificateSslMode = (typeof ClbListenerRuleCertificateSslMode)[keyof typeof ClbListenerRuleCertificateSslMode];

/** Method of HTTP checks. Defaults to `HEAD`. */
export const ClbListenerRuleHealthCheckHttpMethod = {
  HEAD: "HEAD",
  GET: "GET",
} as const;

/** Method of HTTP checks. Defaults to `HEAD`. */
export type ClbListenerRuleHealthCheckHttpMethod = (typeof ClbListenerRuleHealthCheckHttpMethod)[keyof typeof ClbListenerRuleHealthCheckHttpMethod];

/** `UNIDIRECTIONAL` or `MUTUAL`. */
export const ClbListenerRuleMultiCertInfoSslMode = {
  UNIDIRECTIONAL: "UNIDIRECTIONAL",
  MUTUAL: "MUTUAL",
} as const;

/** `UNIDIRECTIONAL` or `MUTUAL`. */
export type ClbListenerRuleMultiCertInfoSslMode = (typeof ClbListenerRuleMultiCertInfoSslMode)[keyof typeof ClbListenerRuleMultiCertInfoSslMode];

/** How targets are selected: by weight (`WRR`, the default), the one with the fewest connections (`LEAST_CONN`), or by the address of the client (`IP_HASH`). */
export const ClbListenerRuleScheduler = {
  WRR: "WRR",
  LEAST_CONN: "LEAST_CONN",
  IP_HASH: "IP_HASH",
} as const;

/** How targets are selected: by weight (`WRR`, the default), the one with the fewest connections (`LEAST_CONN`), or by the address of the client (`IP_HASH`). */
export type ClbListenerRuleScheduler = (typeof ClbListenerRuleScheduler)[keyof typeof ClbListenerRuleScheduler];

/** How targets are selected: by weight (`WRR`), or the one with the fewest connections (`LEAST_CONN`). Rules of HTTP and HTTPS have their own. */
export const ClbListenerScheduler = {
  WRR: "WRR",
  LEAST_CONN: "LEAST_CONN",
} as const;

/** How targets are selected: by weight (`WRR`), or the one with the fewest connections (`LEAST_CONN`). Rules of HTTP and HTTPS have their own. */
export type ClbListenerScheduler = (typeof ClbListenerScheduler)[keyof typeof ClbListenerScheduler];

/** Method of HTTP checks. */
export const ClbTargetGroupHealthCheckHttpCheckMethod = {
  HEAD: "HEAD",
  GET: "GET",
} as const;

/** Method of HTTP checks. */
export type ClbTargetGroupHealthCheckHttpCheckMethod = (typeof ClbTargetGroupHealthCheckHttpCheckMethod)[keyof typeof ClbTargetGroupHealthCheckHttpCheckMethod];

/** HTTP version of checks. */
export const ClbTargetGroupHealthCheckHttpVersion = {
  HTTP_1_0: "HTTP/1.0",
  HTTP_1_1: "HTTP/1.1",
} as const;

/** HTTP version of checks. */
export type ClbTargetGroupHealthCheckHttpVersion = (typeof ClbTargetGroupHealthCheckHttpVersion)[keyof typeof ClbTargetGroupHealthCheckHttpVersion];

/** IP version of the targets. Defaults to `IPv4`. */
export const ClbTargetGroupIpVersion = {
  IPv4: "IPv4",
  IPv6: "IPv6",
  IPv6FullChain: "IPv6FullChain",
} as const;

/** IP version of the targets. Defaults to `IPv4`. */
export type ClbTargetGroupIpVersion = (typeof ClbTargetGroupIpVersion)[keyof typeof ClbTargetGroupIpVersion];

/** How targets are selected: by weight (`WRR`), the one with the fewest connections (`LEAST_CONN`), or by the address of the client (`IP_HASH`). For groups of the type `v2` whose protocol is HTTP, HTTPS or GRPC. */
export const ClbTargetGroupScheduleAlgorithm = {
  WRR: "WRR",
  LEAST_CONN: "LEAST_CONN",
  IP_HASH: "IP_HASH",
} as const;

/** How targets are selected: by weight (`WRR`), the one with the fewest connections (`LEAST_CONN`), or by the address of the client (`IP_HASH`). For groups of the type `v2` whose protocol is HTTP, HTTPS or GRPC. */
export type ClbTargetGroupScheduleAlgorithm = (typeof ClbTargetGroupScheduleAlgorithm)[keyof typeof ClbTargetGroupScheduleAlgorithm];

/** Generation of the group: `v1` (the default) or `v2`, which has its own protocol and health check. */
export const ClbTargetGroupType = {
  V1: "v1",
  V2: "v2",
} as const;

/** Generation of the group: `v1` (the default) or `v2`, which has its own protocol and health check. */
export type ClbTargetGroupType = (typeof ClbTargetGroupType)[keyof typeof ClbTargetGroupType];

/** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. */
export const ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType = {
  Long: "long",
  Text: "text",
  Double: "double",
  Json: "json",
} as const;

/** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. */
export type ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType = (typeof ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType)[keyof typeof ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType];

/** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. */
export const ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType = {
  Long: "long",
  Text: "text",
  Double: "double",
  Json: "json",
} as const;

/** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. */
export type ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType = (typeof ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType)[keyof typeof ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType];

/** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. */
export const ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueType = {
  Long: "long",
  Text: "text",
  Double: "double",
  Json: "json",
} as const;

/** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. */
export type ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueType = (typeof ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueType)[keyof typeof ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueType];

/** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. */
export const ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueType = {
  Long: "long",
  Text: "text",
  Double: "double",
  Json: "json",
} as const;

/** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. */
export type ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueType = (typeof ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueType)[keyof typeof ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueType];

/** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. */
export const ClsIndexRuleKeyValueKeyValueValueChildNodeValueType = {
  Long: "long",
  Text: "text",
  Double: "double",
  Json: "json",
} as const;

/** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. */
export type ClsIndexRuleKeyValueKeyValueValueChildNodeValueType = (typeof ClsIndexRuleKeyValueKeyValueValueChildNodeValueType)[keyof typeof ClsIndexRuleKeyValueKeyValueValueChildNodeValueType];

/** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. */
export const ClsIndexRuleKeyValueKeyValueValueType = {
  Long: "long",
  Text: "text",
  Double: "double",
  Json: "json",
} as const;

/** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. */
export type ClsIndexRuleKeyValueKeyValueValueType = (typeof ClsIndexRuleKeyValueKeyValueValueType)[keyof typeof ClsIndexRuleKeyValueKeyValueValueType];

/** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. */
export const ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType = {
  Long: "long",
  Text: "text",
  Double: "double",
  Json: "json",
} as const;

/** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. */
export type ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType = (typeof ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType)[keyof typeof ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType];

/** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. */
export const ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType = {
  Long: "long",
  Text: "text",
  Double: "double",
  Json: "json",
} as const;

/** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. */
export type ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType = (typeof ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType)[keyof typeof ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType];

/** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. */
export const ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueType = {
  Long: "long",
  Text: "text",
  Double: "double",
  Json: "json",
} as const;

/** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. */
export type ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueType = (typeof ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueType)[keyof typeof ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueType];

/** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. */
export const ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueType = {
  Long: "long",
  Text: "text",
  Double: "double",
  Json: "json",
} as const;

/** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. */
export type ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueType = (typeof ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueType)[keyof typeof ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueType];

/** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. */
export const ClsIndexRuleTagKeyValueValueChildNodeValueType = {
  Long: "long",
  Text: "text",
  Double: "double",
  Json: "json",
} as const;

/** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. */
export type ClsIndexRuleTagKeyValueValueChildNodeValueType = (typeof ClsIndexRuleTagKeyValueValueChildNodeValueType)[keyof typeof ClsIndexRuleTagKeyValueValueChildNodeValueType];

/** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. */
export const ClsIndexRuleTagKeyValueValueType = {
  Long: "long",
  Text: "text",
  Double: "double",
  Json: "json",
} as const;

/** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. */
export type ClsIndexRuleTagKeyValueValueType = (typeof ClsIndexRuleTagKeyValueValueType)[keyof typeof ClsIndexRuleTagKeyValueValueType];

/** Attribute to compare: `VpcID`. */
export const ClsTopicExtendsAnonymousAccessConditionAttributes = {
  VpcID: "VpcID",
} as const;

/** Attribute to compare: `VpcID`. */
export type ClsTopicExtendsAnonymousAccessConditionAttributes = (typeof ClsTopicExtendsAnonymousAccessConditionAttributes)[keyof typeof ClsTopicExtendsAnonymousAccessConditionAttributes];

/** `trackLog` for uploads by HTTP, `realtimeProducer` for uploads by the Kafka protocol. */
export const ClsTopicExtendsAnonymousAccessOperation = {
  TrackLog: "trackLog",
  RealtimeProducer: "realtimeProducer",
} as const;

/** `trackLog` for uploads by HTTP, `realtimeProducer` for uploads by the Kafka protocol. */
export type ClsTopicExtendsAnonymousAccessOperation = (typeof ClsTopicExtendsAnonymousAccessOperation)[keyof typeof ClsTopicExtendsAnonymousAccessOperation];

/** `hot` for standard storage, `cold` for infrequent access. Defaults to the platform's value, which is `hot`. Not for metric topics. */
export const ClsTopicStorageType = {
  Hot: "hot",
  Cold: "cold",
} as const;

/** `hot` for standard storage, `cold` for infrequent access. Defaults to the platform's value, which is `hot`. Not for metric topics. */
export type ClsTopicStorageType = (typeof ClsTopicStorageType)[keyof typeof ClsTopicStorageType];

/** What everybody may do: nothing (`private`), read (`public-read`), or read and write (`public-read-write`). */
export const CosBucketAcl = {
  Private: "private",
  Public_Read: "public-read",
  Public_Read_Write: "public-read-write",
} as const;

/** What everybody may do: nothing (`private`), read (`public-read`), or read and write (`public-read-write`). */
export type CosBucketAcl = (typeof CosBucketAcl)[keyof typeof CosBucketAcl];

/** Whether responses have the header `Vary: Origin`: `true` or `false`. */
export const CosBucketCorsResponseVary = {
  True: "true",
  False: "false",
} as const;

/** Whether responses have the header `Vary: Origin`: `true` or `false`. */
export type CosBucketCorsResponseVary = (typeof CosBucketCorsResponseVary)[keyof typeof CosBucketCorsResponseVary];

/** What everybody may do: nothing (`private`), read (`public-read`), or read and write (`public-read-write`). */
export const CosBucketObjectAcl = {
  Private: "private",
  Public_Read: "public-read",
  Public_Read_Write: "public-read-write",
} as const;

/** What everybody may do: nothing (`private`), read (`public-read`), or read and write (`public-read-write`). */
export type CosBucketObjectAcl = (typeof CosBucketObjectAcl)[keyof typeof CosBucketObjectAcl];

/** `ENABLED` or `DISABLED`. */
export const CosBucketOriginDomainRuleStatus = {
  ENABLED: "ENABLED",
  DISABLED: "DISABLED",
} as const;

/** `ENABLED` or `DISABLED`. */
export type CosBucketOriginDomainRuleStatus = (typeof CosBucketOriginDomainRuleStatus)[keyof typeof CosBucketOriginDomainRuleStatus];

/** How the object is fetched: `Mirror` stores it in the bucket, `Proxy` only passes it on, and `Redirect` sends the client to the origin. */
export const CosBucketOriginPullRuleBackToSourceMode = {
  Proxy: "Proxy",
  Mirror: "Mirror",
  Redirect: "Redirect",
} as const;

/** How the object is fetched: `Mirror` stores it in the bucket, `Proxy` only passes it on, and `Redirect` sends the client to the origin. */
export type CosBucketOriginPullRuleBackToSourceMode = (typeof CosBucketOriginPullRuleBackToSourceMode)[keyof typeof CosBucketOriginPullRuleBackToSourceMode];

/** Protocol that all requests are redirected to: `http` or `https`. */
export const CosBucketWebsiteRedirectAllRequestsTo = {
  Http: "http",
  Https: "https",
} as const;

/** Protocol that all requests are redirected to: `http` or `https`. */
export type CosBucketWebsiteRedirectAllRequestsTo = (typeof CosBucketWebsiteRedirectAllRequestsTo)[keyof typeof CosBucketWebsiteRedirectAllRequestsTo];

/** Protocol of the traffic. */
export const DnatProtocol = {
  TCP: "TCP",
  UDP: "UDP",
} as const;

/** Protocol of the traffic. */
export type DnatProtocol = (typeof DnatProtocol)[keyof typeof DnatProtocol];

/** Whether the domain has a star in the console: `yes` or `no`. */
export const DnspodDomainInstanceIsMark = {
  Yes: "yes",
  No: "no",
} as const;

/** Whether the domain has a star in the console: `yes` or `no`. */
export type DnspodDomainInstanceIsMark = (typeof DnspodDomainInstanceIsMark)[keyof typeof DnspodDomainInstanceIsMark];

/** Whether the name servers answer queries for the domain: `enable` or `disable`. `spam` if the platform has banned it. */
export const DnspodDomainInstanceStatus = {
  Enable: "enable",
  Disable: "disable",
} as const;

/** Whether the name servers answer queries for the domain: `enable` or `disable`. `spam` if the platform has banned it. */
export type DnspodDomainInstanceStatus = (typeof DnspodDomainInstanceStatus)[keyof typeof DnspodDomainInstanceStatus];

/** Whether the record answers queries: `ENABLE` or `DISABLE`. */
export const DnspodRecordStatus = {
  ENABLE: "ENABLE",
  DISABLE: "DISABLE",
} as const;

/** Whether the record answers queries: `ENABLE` or `DISABLE`. */
export type DnspodRecordStatus = (typeof DnspodRecordStatus)[keyof typeof DnspodRecordStatus];

/** `MANAGED_CLUSTER` if the platform runs the masters, or `INDEPENDENT_CLUSTER` if they run on your machines. */
export const KubernetesClusterClusterDeployType = {
  MANAGED_CLUSTER: "MANAGED_CLUSTER",
  INDEPENDENT_CLUSTER: "INDEPENDENT_CLUSTER",
} as const;

/** `MANAGED_CLUSTER` if the platform runs the masters, or `INDEPENDENT_CLUSTER` if they run on your machines. */
export type KubernetesClusterClusterDeployType = (typeof KubernetesClusterClusterDeployType)[keyof typeof KubernetesClusterClusterDeployType];

/** Type of the operating system. */
export const KubernetesClusterClusterOsType = {
  GENERAL: "GENERAL",
} as const;

/** Type of the operating system. */
export type KubernetesClusterClusterOsType = (typeof KubernetesClusterClusterOsType)[keyof typeof KubernetesClusterClusterOsType];

/** Container runtime. Defaults to `containerd`, or `docker` for versions below 1.24. */
export const KubernetesClusterContainerRuntime = {
  Docker: "docker",
  Containerd: "containerd",
} as const;

/** Container runtime. Defaults to `containerd`, or `docker` for versions below 1.24. */
export type KubernetesClusterContainerRuntime = (typeof KubernetesClusterContainerRuntime)[keyof typeof KubernetesClusterContainerRuntime];

/** How the machines are charged. */
export const KubernetesClusterMasterConfigInstanceChargeType = {
  PREPAID: "PREPAID",
  POSTPAID_BY_HOUR: "POSTPAID_BY_HOUR",
} as const;

/** How the machines are charged. */
export type KubernetesClusterMasterConfigInstanceChargeType = (typeof KubernetesClusterMasterConfigInstanceChargeType)[keyof typeof KubernetesClusterMasterConfigInstanceChargeType];

/** How traffic is charged. */
export const KubernetesClusterMasterConfigInternetChargeType = {
  BANDWIDTH_PREPAID: "BANDWIDTH_PREPAID",
  TRAFFIC_POSTPAID_BY_HOUR: "TRAFFIC_POSTPAID_BY_HOUR",
  BANDWIDTH_POSTPAID_BY_HOUR: "BANDWIDTH_POSTPAID_BY_HOUR",
  BANDWIDTH_PACKAGE: "BANDWIDTH_PACKAGE",
} as const;

/** How traffic is charged. */
export type KubernetesClusterMasterConfigInternetChargeType = (typeof KubernetesClusterMasterConfigInternetChargeType)[keyof typeof KubernetesClusterMasterConfigInternetChargeType];

/** Network of the pods: `GR` for routes in the private network, `VPC-CNI` for addresses of its subnets, or `CiliumOverlay`. */
export const KubernetesClusterNetworkType = {
  GR: "GR",
  VPC_CNI: "VPC-CNI",
  CiliumOverlay: "CiliumOverlay",
} as const;

/** Network of the pods: `GR` for routes in the private network, `VPC-CNI` for addresses of its subnets, or `CiliumOverlay`. */
export type KubernetesClusterNetworkType = (typeof KubernetesClusterNetworkType)[keyof typeof KubernetesClusterNetworkType];

/** Names of the nodes: their addresses, or their host names. */
export const KubernetesClusterNodeNameType = {
  Lan_Ip: "lan-ip",
  Hostname: "hostname",
} as const;

/** Names of the nodes: their addresses, or their host names. */
export type KubernetesClusterNodeNameType = (typeof KubernetesClusterNodeNameType)[keyof typeof KubernetesClusterNodeNameType];

/** Type of VPC-CNI: pods share a network interface, or each has its own. It can be changed only when `eniSubnetIds` turns VPC-CNI on. */
export const KubernetesClusterVpcCniType = {
  Tke_Route_Eni: "tke-route-eni",
  Tke_Direct_Eni: "tke-direct-eni",
} as const;

/** Type of VPC-CNI: pods share a network interface, or each has its own. It can be changed only when `eniSubnetIds` turns VPC-CNI on. */
export type KubernetesClusterVpcCniType = (typeof KubernetesClusterVpcCniType)[keyof typeof KubernetesClusterVpcCniType];

/** How the machines are charged. */
export const KubernetesClusterWorkerConfigInstanceChargeType = {
  PREPAID: "PREPAID",
  POSTPAID_BY_HOUR: "POSTPAID_BY_HOUR",
} as const;

/** How the machines are charged. */
export type KubernetesClusterWorkerConfigInstanceChargeType = (typeof KubernetesClusterWorkerConfigInstanceChargeType)[keyof typeof KubernetesClusterWorkerConfigInstanceChargeType];

/** How traffic is charged. */
export const KubernetesClusterWorkerConfigInternetChargeType = {
  BANDWIDTH_PREPAID: "BANDWIDTH_PREPAID",
  TRAFFIC_POSTPAID_BY_HOUR: "TRAFFIC_POSTPAID_BY_HOUR",
  BANDWIDTH_POSTPAID_BY_HOUR: "BANDWIDTH_POSTPAID_BY_HOUR",
  BANDWIDTH_PACKAGE: "BANDWIDTH_PACKAGE",
} as const;

/** How traffic is charged. */
export type KubernetesClusterWorkerConfigInternetChargeType = (typeof KubernetesClusterWorkerConfigInternetChargeType)[keyof typeof KubernetesClusterWorkerConfigInternetChargeType];

/** How traffic is charged. */
export const KubernetesNodePoolAutoScalingConfigInternetChargeType = {
  BANDWIDTH_PREPAID: "BANDWIDTH_PREPAID",
  TRAFFIC_POSTPAID_BY_HOUR: "TRAFFIC_POSTPAID_BY_HOUR",
  BANDWIDTH_POSTPAID_BY_HOUR: "BANDWIDTH_POSTPAID_BY_HOUR",
  BANDWIDTH_PACKAGE: "BANDWIDTH_PACKAGE",
} as const;

/** How traffic is charged. */
export type KubernetesNodePoolAutoScalingConfigInternetChargeType = (typeof KubernetesNodePoolAutoScalingConfigInternetChargeType)[keyof typeof KubernetesNodePoolAutoScalingConfigInternetChargeType];

/** Type of the spot request, with `SPOTPAID`. */
export const KubernetesNodePoolAutoScalingConfigSpotInstanceType = {
  One_Time: "one-time",
} as const;

/** Type of the spot request, with `SPOTPAID`. */
export type KubernetesNodePoolAutoScalingConfigSpotInstanceType = (typeof KubernetesNodePoolAutoScalingConfigSpotInstanceType)[keyof typeof KubernetesNodePoolAutoScalingConfigSpotInstanceType];

/** How nodes are distributed among the subnets. */
export const KubernetesNodePoolMultiZoneSubnetPolicy = {
  PRIORITY: "PRIORITY",
  EQUALITY: "EQUALITY",
} as const;

/** How nodes are distributed among the subnets. */
export type KubernetesNodePoolMultiZoneSubnetPolicy = (typeof KubernetesNodePoolMultiZoneSubnetPolicy)[keyof typeof KubernetesNodePoolMultiZoneSubnetPolicy];

/** When a failed purchase of machines is repeated. */
export const KubernetesNodePoolRetryPolicy = {
  IMMEDIATE_RETRY: "IMMEDIATE_RETRY",
  INCREMENTAL_INTERVALS: "INCREMENTAL_INTERVALS",
  NO_RETRY: "NO_RETRY",
} as const;

/** When a failed purchase of machines is repeated. */
export type KubernetesNodePoolRetryPolicy = (typeof KubernetesNodePoolRetryPolicy)[keyof typeof KubernetesNodePoolRetryPolicy];

/** Character set. */
export const MysqlDatabaseCharacterSetName = {
  Utf8: "utf8",
  Gbk: "gbk",
  Latin1: "latin1",
  Utf8mb4: "utf8mb4",
} as const;

/** Character set. */
export type MysqlDatabaseCharacterSetName = (typeof MysqlDatabaseCharacterSetName)[keyof typeof MysqlDatabaseCharacterSetName];

/** How the instance is charged: by the hour (`POSTPAID`), or for months in advance (`PREPAID`). */
export const MysqlInstanceChargeType = {
  PREPAID: "PREPAID",
  POSTPAID: "POSTPAID",
} as const;

/** How the instance is charged: by the hour (`POSTPAID`), or for months in advance (`PREPAID`). */
export type MysqlInstanceChargeType = (typeof MysqlInstanceChargeType)[keyof typeof MysqlInstanceChargeType];

/** Whether the instance is protected from deletion. Set it to `off` and run `pulumi up` before you delete the resource. */
export const MysqlInstanceDestroyProtect = {
  On: "on",
  Off: "off",
} as const;

/** Whether the instance is protected from deletion. Set it to `off` and run `pulumi up` before you delete the resource. */
export type MysqlInstanceDestroyProtect = (typeof MysqlInstanceDestroyProtect)[keyof typeof MysqlInstanceDestroyProtect];

/** Version of MySQL. It is upgraded in place, one version at a time. The platform does not go back: a lower version replaces the instance. */
export const MysqlInstanceEngineVersion = {
  _5_5: "5.5",
  _5_6: "5.6",
  _5_7: "5.7",
  _8_0: "8.0",
  _8_4: "8.4",
} as const;

/** Version of MySQL. It is upgraded in place, one version at a time. The platform does not go back: a lower version replaces the instance. */
export type MysqlInstanceEngineVersion = (typeof MysqlInstanceEngineVersion)[keyof typeof MysqlInstanceEngineVersion];

/** A permission, such as `PROCESS`. */
export const MysqlPrivilegeGlobal = {
  SELECT: "SELECT",
  INSERT: "INSERT",
  UPDATE: "UPDATE",
  REFERENCES: "REFERENCES",
  DELETE: "DELETE",
  CREATE: "CREATE",
  DROP: "DROP",
  INDEX: "INDEX",
  ALTER: "ALTER",
  CREATE_VIEW: "CREATE VIEW",
  SHOW_VIEW: "SHOW VIEW",
  TRIGGER: "TRIGGER",
  CREATE_TEMPORARY_TABLES: "CREATE TEMPORARY TABLES",
  LOCK_TABLES: "LOCK TABLES",
  EXECUTE: "EXECUTE",
  CREATE_ROUTINE: "CREATE ROUTINE",
  ALTER_ROUTINE: "ALTER ROUTINE",
  EVENT: "EVENT",
  CREATE_USER: "CREATE USER",
  PROCESS: "PROCESS",
  RELOAD: "RELOAD",
  REPLICATION_CLIENT: "REPLICATION CLIENT",
  REPLICATION_SLAVE: "REPLICATION SLAVE",
  SHOW_DATABASES: "SHOW DATABASES",
} as const;

/** A permission, such as `PROCESS`. */
export type MysqlPrivilegeGlobal = (typeof MysqlPrivilegeGlobal)[keyof typeof MysqlPrivilegeGlobal];

/** What the rule is about: `SUBNET` is a subnet, `NETWORKINTERFACE` is a machine. */
export const NatGatewaySnatResourceType = {
  SUBNET: "SUBNET",
  NETWORKINTERFACE: "NETWORKINTERFACE",
} as const;

/** What the rule is about: `SUBNET` is a subnet, `NETWORKINTERFACE` is a machine. */
export type NatGatewaySnatResourceType = (typeof NatGatewaySnatResourceType)[keyof typeof NatGatewaySnatResourceType];

/** How the instance is charged: by the hour, or with `PREPAID` for months in advance. */
export const PostgresqlInstanceChargeType = {
  POSTPAID_BY_HOUR: "POSTPAID_BY_HOUR",
  PREPAID: "PREPAID",
} as const;

/** How the instance is charged: by the hour, or with `PREPAID` for months in advance. */
export type PostgresqlInstanceChargeType = (typeof PostgresqlInstanceChargeType)[keyof typeof PostgresqlInstanceChargeType];

/** Character set: `UTF8` or `LATIN1`. */
export const PostgresqlInstanceCharset = {
  UTF8: "UTF8",
  LATIN1: "LATIN1",
} as const;

/** Character set: `UTF8` or `LATIN1`. */
export type PostgresqlInstanceCharset = (typeof PostgresqlInstanceCharset)[keyof typeof PostgresqlInstanceCharset];

/** `Primary` or `Standby`. */
export const PostgresqlInstanceDbNodeSetRole = {
  Primary: "Primary",
  Standby: "Standby",
} as const;

/** `Primary` or `Standby`. */
export type PostgresqlInstanceDbNodeSetRole = (typeof PostgresqlInstanceDbNodeSetRole)[keyof typeof PostgresqlInstanceDbNodeSetRole];

/** Whether the record answers queries: `enabled` or `disabled`. A new record is enabled. */
export const PrivateDnsRecordStatus = {
  Enabled: "enabled",
  Disabled: "disabled",
} as const;

/** Whether the record answers queries: `enabled` or `disabled`. A new record is enabled. */
export type PrivateDnsRecordStatus = (typeof PrivateDnsRecordStatus)[keyof typeof PrivateDnsRecordStatus];

/** Whether the target of a CNAME record is resolved together with the record: `ENABLED` or `DISABLED`. */
export const PrivateDnsZoneCnameSpeedupStatus = {
  ENABLED: "ENABLED",
  DISABLED: "DISABLED",
} as const;

/** Whether the target of a CNAME record is resolved together with the record: `ENABLED` or `DISABLED`. */
export type PrivateDnsZoneCnameSpeedupStatus = (typeof PrivateDnsZoneCnameSpeedupStatus)[keyof typeof PrivateDnsZoneCnameSpeedupStatus];

/** Whether names that the zone does not contain are looked up in the public DNS: `ENABLED` or `DISABLED`. */
export const PrivateDnsZoneDnsForwardStatus = {
  ENABLED: "ENABLED",
  DISABLED: "DISABLED",
} as const;

/** Whether names that the zone does not contain are looked up in the public DNS: `ENABLED` or `DISABLED`. */
export type PrivateDnsZoneDnsForwardStatus = (typeof PrivateDnsZoneDnsForwardStatus)[keyof typeof PrivateDnsZoneDnsForwardStatus];

/** Protocol of requests to the platform. With `HTTP`, requests are signed but not encrypted; use it for test servers only. */
export const ProviderProtocol = {
  HTTP: "HTTP",
  HTTPS: "HTTPS",
} as const;

/** Protocol of requests to the platform. With `HTTP`, requests are signed but not encrypted; use it for test servers only. */
export type ProviderProtocol = (typeof ProviderProtocol)[keyof typeof ProviderProtocol];

/** How the instance is charged: by the hour, or with `PREPAID` for months in advance. */
export const RedisInstanceChargeType = {
  POSTPAID: "POSTPAID",
  PREPAID: "PREPAID",
} as const;

/** How the instance is charged: by the hour, or with `PREPAID` for months in advance. */
export type RedisInstanceChargeType = (typeof RedisInstanceChargeType)[keyof typeof RedisInstanceChargeType];

/** Whether the instance has a public address: `open` or `close`. Defaults to `close`. */
export const RedisInstanceWanAddressSwitch = {
  Open: "open",
  Close: "close",
} as const;

/** Whether the instance has a public address: `open` or `close`. Defaults to `close`. */
export type RedisInstanceWanAddressSwitch = (typeof RedisInstanceWanAddressSwitch)[keyof typeof RedisInstanceWanAddressSwitch];

/** Whether the function can run for a long time without a caller that waits: `TRUE` or `FALSE`. Defaults to the platform's value. */
export const ScfFunctionAsyncRunEnable = {
  TRUE: "TRUE",
  FALSE: "FALSE",
} as const;

/** Whether the function can run for a long time without a caller that waits: `TRUE` or `FALSE`. Defaults to the platform's value. */
export type ScfFunctionAsyncRunEnable = (typeof ScfFunctionAsyncRunEnable)[keyof typeof ScfFunctionAsyncRunEnable];

/** `Event` for a function that triggers call, or `HTTP` for a web server. */
export const ScfFunctionFuncType = {
  Event: "Event",
  HTTP: "HTTP",
} as const;

/** `Event` for a function that triggers call, or `HTTP` for a web server. */
export type ScfFunctionFuncType = (typeof ScfFunctionFuncType)[keyof typeof ScfFunctionFuncType];

/** Edition of the registry: `personal` or `enterprise`. */
export const ScfFunctionImageConfigImageType = {
  Personal: "personal",
  Enterprise: "enterprise",
} as const;

/** Edition of the registry: `personal` or `enterprise`. */
export type ScfFunctionImageConfigImageType = (typeof ScfFunctionImageConfigImageType)[keyof typeof ScfFunctionImageConfigImageType];

/** Whether the platform determines the concurrency (`TRUE`), or `maxConcurrency` does (`FALSE`). */
export const ScfFunctionInstanceConcurrencyConfigDynamicEnabled = {
  TRUE: "TRUE",
  FALSE: "FALSE",
} as const;

/** Whether the platform determines the concurrency (`TRUE`), or `maxConcurrency` does (`FALSE`). */
export type ScfFunctionInstanceConcurrencyConfigDynamicEnabled = (typeof ScfFunctionInstanceConcurrencyConfigDynamicEnabled)[keyof typeof ScfFunctionInstanceConcurrencyConfigDynamicEnabled];

/** Whether instances are isolated: `TRUE` or `FALSE`. */
export const ScfFunctionInstanceConcurrencyConfigInstanceIsolationEnabled = {
  TRUE: "TRUE",
  FALSE: "FALSE",
} as const;

/** Whether instances are isolated: `TRUE` or `FALSE`. */
export type ScfFunctionInstanceConcurrencyConfigInstanceIsolationEnabled = (typeof ScfFunctionInstanceConcurrencyConfigInstanceIsolationEnabled)[keyof typeof ScfFunctionInstanceConcurrencyConfigInstanceIsolationEnabled];

/** `ENABLE` or `DISABLE`. */
export const ScfFunctionIntranetConfigIpFixed = {
  ENABLE: "ENABLE",
  DISABLE: "DISABLE",
} as const;

/** `ENABLE` or `DISABLE`. */
export type ScfFunctionIntranetConfigIpFixed = (typeof ScfFunctionIntranetConfigIpFixed)[keyof typeof ScfFunctionIntranetConfigIpFixed];

/** Whether the trigger is enabled (`OPEN`) or disabled (`CLOSE`). Defaults to its present state. */
export const ScfTriggerConfigEnable = {
  OPEN: "OPEN",
  CLOSE: "CLOSE",
} as const;

/** Whether the trigger is enabled (`OPEN`) or disabled (`CLOSE`). Defaults to its present state. */
export type ScfTriggerConfigEnable = (typeof ScfTriggerConfigEnable)[keyof typeof ScfTriggerConfigEnable];

/** Type of the trigger: `timer`, `ckafka` or `http`. The platform cannot change triggers of other types. */
export const ScfTriggerConfigType = {
  Timer: "timer",
  Ckafka: "ckafka",
  Http: "http",
} as const;

/** Type of the trigger: `timer`, `ckafka` or `http`. The platform cannot change triggers of other types. */
export type ScfTriggerConfigType = (typeof ScfTriggerConfigType)[keyof typeof ScfTriggerConfigType];

/** `SVR` for the certificate of a server, or `CA` for that of a certificate authority. */
export const SslCertificateType = {
  CA: "CA",
  SVR: "SVR",
} as const;

/** `SVR` for the certificate of a server, or `CA` for that of a certificate authority. */
export type SslCertificateType = (typeof SslCertificateType)[keyof typeof SslCertificateType];

/** Metric: incoming or outgoing traffic or packets. */
export const GetAntiddosBgpBizTrendMetricName = {
  Intraffic: "intraffic",
  Outtraffic: "outtraffic",
  Inpkg: "inpkg",
  Outpkg: "outpkg",
} as const;

/** Metric: incoming or outgoing traffic or packets. */
export type GetAntiddosBgpBizTrendMetricName = (typeof GetAntiddosBgpBizTrendMetricName)[keyof typeof GetAntiddosBgpBizTrendMetricName];

/** The counted value. The platform supports only `attackcount`. */
export const GetAntiddosOverviewAttackTrendDimension = {
  Attackcount: "attackcount",
} as const;

/** The counted value. The platform supports only `attackcount`. */
export type GetAntiddosOverviewAttackTrendDimension = (typeof GetAntiddosOverviewAttackTrendDimension)[keyof typeof GetAntiddosOverviewAttackTrendDimension];

/** Type of the attacks. */
export const GetAntiddosOverviewAttackTrendType = {
  Cc: "cc",
  Ddos: "ddos",
} as const;

/** Type of the attacks. */
export type GetAntiddosOverviewAttackTrendType = (typeof GetAntiddosOverviewAttackTrendType)[keyof typeof GetAntiddosOverviewAttackTrendType];

/** Filters. `KeyWord` matches a name or an ID. */
export const GetApiGatewayBindApiAppsStatusFilterName = {
  ApiAppId: "ApiAppId",
  Environment: "Environment",
  KeyWord: "KeyWord",
} as const;

/** Filters. `KeyWord` matches a name or an ID. */
export type GetApiGatewayBindApiAppsStatusFilterName = (typeof GetApiGatewayBindApiAppsStatusFilterName)[keyof typeof GetApiGatewayBindApiAppsStatusFilterName];

/** The environment. */
export const GetApiGatewayPluginsEnvironmentName = {
  Test: "test",
  Prepub: "prepub",
  Release: "release",
} as const;

/** The environment. */
export type GetApiGatewayPluginsEnvironmentName = (typeof GetApiGatewayPluginsEnvironmentName)[keyof typeof GetApiGatewayPluginsEnvironmentName];

/** An environment. */
export const GetApiGatewayThrottlingApisEnvironmentName = {
  Test: "test",
  Prepub: "prepub",
  Release: "release",
} as const;

/** An environment. */
export type GetApiGatewayThrottlingApisEnvironmentName = (typeof GetApiGatewayThrottlingApisEnvironmentName)[keyof typeof GetApiGatewayThrottlingApisEnvironmentName];

/** Filters. */
export const GetApiGatewayUpstreamsFilterName = {
  ServiceId: "ServiceId",
  ApiId: "ApiId",
} as const;

/** Filters. */
export type GetApiGatewayUpstreamsFilterName = (typeof GetApiGatewayUpstreamsFilterName)[keyof typeof GetApiGatewayUpstreamsFilterName];

/** Whether to list whole services (`SERVICE`) or single APIs (`API`). */
export const GetApiGatewayUsagePlanEnvironmentsBindType = {
  SERVICE: "SERVICE",
  API: "API",
} as const;

/** Whether to list whole services (`SERVICE`) or single APIs (`API`). */
export type GetApiGatewayUsagePlanEnvironmentsBindType = (typeof GetApiGatewayUsagePlanEnvironmentsBindType)[keyof typeof GetApiGatewayUsagePlanEnvironmentsBindType];

/** `Local` for policies of the account, `QCS` for policies of the platform, `All` for both. */
export const GetCamPoliciesScope = {
  All: "All",
  QCS: "QCS",
  Local: "Local",
} as const;

/** `Local` for policies of the account, `QCS` for policies of the platform, `All` for both. */
export type GetCamPoliciesScope = (typeof GetCamPoliciesScope)[keyof typeof GetCamPoliciesScope];

/** `OPEN` or `INTERNAL`. */
export const GetClbInstancesNetworkType = {
  OPEN: "OPEN",
  INTERNAL: "INTERNAL",
} as const;

/** `OPEN` or `INTERNAL`. */
export type GetClbInstancesNetworkType = (typeof GetClbInstancesNetworkType)[keyof typeof GetClbInstancesNetworkType];

/** Protocol. */
export const GetClbListenersProtocol = {
  TCP: "TCP",
  UDP: "UDP",
  HTTP: "HTTP",
  HTTPS: "HTTPS",
  TCP_SSL: "TCP_SSL",
  QUIC: "QUIC",
} as const;

/** Protocol. */
export type GetClbListenersProtocol = (typeof GetClbListenersProtocol)[keyof typeof GetClbListenersProtocol];

/** What the records are sorted by. */
export const GetDnspodRecordsSortField = {
  Name: "name",
  Line: "line",
  Type: "type",
  Value: "value",
  Weight: "weight",
  Mx: "mx",
  Ttl: "ttl",
  Updated_On: "updated_on",
} as const;

/** What the records are sorted by. */
export type GetDnspodRecordsSortField = (typeof GetDnspodRecordsSortField)[keyof typeof GetDnspodRecordsSortField];

/** `ASC` for ascending order, which is the default, or `DESC` for descending order. */
export const GetDnspodRecordsSortType = {
  ASC: "ASC",
  DESC: "DESC",
} as const;

/** `ASC` for ascending order, which is the default, or `DESC` for descending order. */
export type GetDnspodRecordsSortType = (typeof GetDnspodRecordsSortType)[keyof typeof GetDnspodRecordsSortType];

/** How the instances are charged. */
export const GetMysqlInstanceChargeType = {
  PREPAID: "PREPAID",
  POSTPAID: "POSTPAID",
} as const;

/** How the instances are charged. */
export type GetMysqlInstanceChargeType = (typeof GetMysqlInstanceChargeType)[keyof typeof GetMysqlInstanceChargeType];

/** Role of the instances: primary (`master`), read-only (`ro`) or for disaster recovery (`dr`). */
export const GetMysqlInstanceInstanceRole = {
  Master: "master",
  Ro: "ro",
  Dr: "dr",
} as const;

/** Role of the instances: primary (`master`), read-only (`ro`) or for disaster recovery (`dr`). */
export type GetMysqlInstanceInstanceRole = (typeof GetMysqlInstanceInstanceRole)[keyof typeof GetMysqlInstanceInstanceRole];

/** `SVR` for certificates of servers, or `CA` for those of certificate authorities. */
export const GetSslCertificatesType = {
  CA: "CA",
  SVR: "SVR",
} as const;

/** `SVR` for certificates of servers, or `CA` for those of certificate authorities. */
export type GetSslCertificatesType = (typeof GetSslCertificatesType)[keyof typeof GetSslCertificatesType];
