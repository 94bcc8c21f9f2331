// Generated from src/families. Do not edit: change the families and regenerate.
import type { FamilyNames } from "@org/core-provider";

/** The definitions of each family, by the name of its file. */
export const familyNames: Readonly<Record<string, FamilyNames>> = {
  "api-gateway": {
    "resources": [
      "ApiGatewayApi",
      "ApiGatewayApiApp",
      "ApiGatewayApiDoc",
      "ApiGatewayApiAppAttachment",
      "ApiGatewayApiKey",
      "ApiGatewayApiKeyAttachment",
      "ApiGatewayCustomDomain",
      "ApiGatewayImportOpenApi",
      "ApiGatewayIpStrategy",
      "ApiGatewayPlugin",
      "ApiGatewayPluginAttachment",
      "ApiGatewayService",
      "ApiGatewayServiceRelease",
      "ApiGatewayStrategyAttachment",
      "ApiGatewayUpdateApiAppKey",
      "ApiGatewayUpdateService",
      "ApiGatewayUpstream",
      "ApiGatewayUsagePlan",
      "ApiGatewayUsagePlanAttachment"
    ],
    "functions": [
      "getApiGatewayApiAppApi",
      "getApiGatewayApiAppService",
      "getApiGatewayApiApps",
      "getApiGatewayApiDocs",
      "getApiGatewayApiKeys",
      "getApiGatewayApiPlugins",
      "getApiGatewayApiUsagePlans",
      "getApiGatewayApis",
      "getApiGatewayBindApiAppsStatus",
      "getApiGatewayCustomerDomains",
      "getApiGatewayIpStrategies",
      "getApiGatewayPlugins",
      "getApiGatewayServiceEnvironmentList",
      "getApiGatewayServiceReleaseVersions",
      "getApiGatewayServices",
      "getApiGatewayThrottlingApis",
      "getApiGatewayThrottlingServices",
      "getApiGatewayUpstreams",
      "getApiGatewayUsagePlanEnvironments",
      "getApiGatewayUsagePlans"
    ]
  },
  "networks": {
    "resources": [
      "Eip",
      "EipAssociation",
      "Vpc",
      "Subnet",
      "RouteTable",
      "RouteTableEntry",
      "RouteTableAssociation",
      "NatGateway",
      "NatGatewaySnat",
      "Dnat",
      "Eni",
      "EniAttachment",
      "VpcAcl",
      "VpcAclAttachment",
      "SecurityGroup",
      "SecurityGroupRuleSet",
      "AddressTemplate",
      "AddressTemplateGroup",
      "ProtocolTemplate",
      "ProtocolTemplateGroup"
    ],
    "functions": [
      "getVpcInstances",
      "getVpcSubnets",
      "getVpcRouteTables",
      "getNatGateways",
      "getEips",
      "getSecurityGroups",
      "getAvailabilityRegions",
      "getAddressTemplateGroups",
      "getAddressTemplates",
      "getProtocolTemplateGroups",
      "getProtocolTemplates"
    ]
  },
  "machines": {
    "resources": [
      "Instance",
      "KeyPair",
      "CbsStorage",
      "CbsStorageAttachment"
    ],
    "functions": [
      "getInstances",
      "getKeyPairs",
      "getCbsStorages",
      "getImages",
      "getInstanceTypes",
      "getAvailabilityZonesByProduct"
    ]
  },
  "load-balancing": {
    "resources": [
      "ClbInstance",
      "ClbListener",
      "ClbListenerRule",
      "ClbTargetGroup",
      "ClbTargetGroupAttachment",
      "ClbAttachment"
    ],
    "functions": [
      "getClbInstances",
      "getClbListeners"
    ]
  },
  "postgresql": {
    "resources": [
      "PostgresqlInstance"
    ],
    "functions": []
  },
  "redis": {
    "resources": [
      "RedisInstance"
    ],
    "functions": [
      "getRedisInstances"
    ]
  },
  "access": {
    "resources": [
      "CamRole",
      "CamPolicy",
      "CamRolePolicyAttachment",
      "CamGroup",
      "CamGroupMembership",
      "CamGroupPolicyAttachment",
      "CamUser",
      "CamUserPolicyAttachment",
      "CamAccessKey"
    ],
    "functions": [
      "getCamRoles",
      "getCamPolicies",
      "getCamUsers",
      "getUserInfo"
    ]
  },
  "dns": {
    "resources": [
      "DnspodDomainInstance",
      "DnspodRecord"
    ],
    "functions": [
      "getDnspodRecords"
    ]
  },
  "private-dns": {
    "resources": [
      "PrivateDnsZone",
      "PrivateDnsZoneVpcAttachment",
      "PrivateDnsRecord"
    ],
    "functions": []
  },
  "certificates": {
    "resources": [
      "SslCertificate"
    ],
    "functions": [
      "getSslCertificates"
    ]
  },
  "kubernetes": {
    "resources": [
      "KubernetesCluster",
      "KubernetesNodePool"
    ],
    "functions": [
      "getKubernetesClusters"
    ]
  },
  "functions": {
    "resources": [
      "ScfNamespace",
      "ScfFunction",
      "ScfTriggerConfig"
    ],
    "functions": [
      "getScfFunctions"
    ]
  },
  "ckafka": {
    "resources": [
      "CkafkaInstance",
      "CkafkaTopic"
    ],
    "functions": [
      "getCkafkaTopics"
    ]
  },
  "logs": {
    "resources": [
      "ClsLogset",
      "ClsTopic",
      "ClsIndex"
    ],
    "functions": [
      "getClsTopics"
    ]
  },
  "mysql": {
    "resources": [
      "MysqlInstance",
      "MysqlAccount",
      "MysqlDatabase",
      "MysqlPrivilege"
    ],
    "functions": [
      "getMysqlInstance"
    ]
  },
  "cos": {
    "resources": [
      "CosBucket",
      "CosBucketPolicy",
      "CosBucketObject"
    ],
    "functions": [
      "getCosBuckets"
    ]
  },
  "anti-ddos": {
    "resources": [
      "AntiddosBgpInstance",
      "AntiddosCcBlackWhiteIp",
      "AntiddosCcPrecisionPolicy",
      "AntiddosDdosBlackWhiteIp",
      "AntiddosDdosGeoIpBlockConfig",
      "AntiddosDdosSpeedLimitConfig",
      "AntiddosDefaultAlarmThreshold",
      "AntiddosIpAlarmThresholdConfig",
      "AntiddosPacketFilterConfig",
      "AntiddosPortAclConfig",
      "AntiddosSchedulingDomainUserName"
    ],
    "functions": [
      "getAntiddosBasicDeviceStatus",
      "getAntiddosBgpBizTrend",
      "getAntiddosBgpInstances",
      "getAntiddosListListener",
      "getAntiddosOverviewAttackTrend",
      "getAntiddosOverviewCcTrend",
      "getAntiddosOverviewDdosEventList",
      "getAntiddosOverviewDdosTrend",
      "getAntiddosOverviewIndex",
      "getAntiddosPendingRiskInfo"
    ]
  },
  "any-action": {
    "resources": [
      "ActionCall",
      "ActionResource"
    ],
    "functions": [
      "getAction"
    ]
  }
};
