import { inFamilies, type ProviderDefinition } from "@org/core-provider";
import packageJson from "../package.json" with { type: "json" };
import { ObjectMissing } from "./any-action/update.ts";
import { config } from "./config.ts";
import { getAntiddosBasicDeviceStatus } from "./functions/anti-ddos/get-antiddos-basic-device-status.ts";
import { getAntiddosBgpBizTrend } from "./functions/anti-ddos/get-antiddos-bgp-biz-trend.ts";
import { getAntiddosBgpInstances } from "./functions/anti-ddos/get-antiddos-bgp-instances.ts";
import { getAntiddosListListener } from "./functions/anti-ddos/get-antiddos-list-listener.ts";
import { getAntiddosOverviewAttackTrend } from "./functions/anti-ddos/get-antiddos-overview-attack-trend.ts";
import { getAntiddosOverviewCcTrend } from "./functions/anti-ddos/get-antiddos-overview-cc-trend.ts";
import { getAntiddosOverviewDdosEventList } from "./functions/anti-ddos/get-antiddos-overview-ddos-event-list.ts";
import { getAntiddosOverviewDdosTrend } from "./functions/anti-ddos/get-antiddos-overview-ddos-trend.ts";
import { getAntiddosOverviewIndex } from "./functions/anti-ddos/get-antiddos-overview-index.ts";
import { getAntiddosPendingRiskInfo } from "./functions/anti-ddos/get-antiddos-pending-risk-info.ts";
import { getAction } from "./functions/any/get-action.ts";
import { getApiGatewayApiAppApi } from "./functions/api-gateway/get-api-gateway-api-app-api.ts";
import { getApiGatewayApiAppService } from "./functions/api-gateway/get-api-gateway-api-app-service.ts";
import { getApiGatewayApiApps } from "./functions/api-gateway/get-api-gateway-api-apps.ts";
import { getApiGatewayApiDocs } from "./functions/api-gateway/get-api-gateway-api-docs.ts";
import { getApiGatewayApiKeys } from "./functions/api-gateway/get-api-gateway-api-keys.ts";
import { getApiGatewayApiPlugins } from "./functions/api-gateway/get-api-gateway-api-plugins.ts";
import { getApiGatewayApiUsagePlans } from "./functions/api-gateway/get-api-gateway-api-usage-plans.ts";
import { getApiGatewayApis } from "./functions/api-gateway/get-api-gateway-apis.ts";
import { getApiGatewayBindApiAppsStatus } from "./functions/api-gateway/get-api-gateway-bind-api-apps-status.ts";
import { getApiGatewayCustomerDomains } from "./functions/api-gateway/get-api-gateway-customer-domains.ts";
import { getApiGatewayIpStrategies } from "./functions/api-gateway/get-api-gateway-ip-strategies.ts";
import { getApiGatewayPlugins } from "./functions/api-gateway/get-api-gateway-plugins.ts";
import { getApiGatewayServiceEnvironmentList } from "./functions/api-gateway/get-api-gateway-service-environment-list.ts";
import { getApiGatewayServiceReleaseVersions } from "./functions/api-gateway/get-api-gateway-service-release-versions.ts";
import { getApiGatewayServices } from "./functions/api-gateway/get-api-gateway-services.ts";
import { getApiGatewayThrottlingApis } from "./functions/api-gateway/get-api-gateway-throttling-apis.ts";
import { getApiGatewayThrottlingServices } from "./functions/api-gateway/get-api-gateway-throttling-services.ts";
import { getApiGatewayUpstreams } from "./functions/api-gateway/get-api-gateway-upstreams.ts";
import { getApiGatewayUsagePlanEnvironments } from "./functions/api-gateway/get-api-gateway-usage-plan-environments.ts";
import { getApiGatewayUsagePlans } from "./functions/api-gateway/get-api-gateway-usage-plans.ts";
import { getCamPolicies } from "./functions/cam/get-cam-policies.ts";
import { getCamRoles } from "./functions/cam/get-cam-roles.ts";
import { getCamUsers } from "./functions/cam/get-cam-users.ts";
import { getAvailabilityZonesByProduct } from "./functions/compute/get-availability-zones-by-product.ts";
import { getImages } from "./functions/compute/get-images.ts";
import { getInstanceTypes } from "./functions/compute/get-instance-types.ts";
import { getKeyPairs } from "./functions/compute/get-key-pairs.ts";
import { getDnspodRecords } from "./functions/dns/get-dnspod-records.ts";
import { getClsTopics } from "./functions/logs/get-cls-topics.ts";
import { getAvailabilityRegions } from "./functions/network/get-availability-regions.ts";
import { getEips } from "./functions/network/get-eips.ts";
import { getSecurityGroups } from "./functions/network/get-security-groups.ts";
import { getVpcSubnets } from "./functions/network/get-vpc-subnets.ts";
import { getAddressTemplateGroups } from "./functions/vpc/get-address-template-groups.ts";
import { getAddressTemplates } from "./functions/vpc/get-address-templates.ts";
import { getProtocolTemplateGroups } from "./functions/vpc/get-protocol-template-groups.ts";
import { getProtocolTemplates } from "./functions/vpc/get-protocol-templates.ts";
import { bindClients, type Clients } from "./platform/clients.ts";
import { isForbidden, isMissing } from "./platform/errors.ts";
import { identity } from "./platform/identity.ts";
import { Platform } from "./platform/platform.ts";
import { warnOfUnknownRegion } from "./platform/regions.ts";
import { antiddosBgpInstance } from "./resources/anti-ddos/antiddos-bgp-instance.ts";
import { antiddosCcBlackWhiteIp } from "./resources/anti-ddos/antiddos-cc-black-white-ip.ts";
import { antiddosCcPrecisionPolicy } from "./resources/anti-ddos/antiddos-cc-precision-policy.ts";
import { antiddosDdosBlackWhiteIp } from "./resources/anti-ddos/antiddos-ddos-black-white-ip.ts";
import { antiddosDdosGeoIpBlockConfig } from "./resources/anti-ddos/antiddos-ddos-geo-ip-block-config.ts";
import { antiddosDdosSpeedLimitConfig } from "./resources/anti-ddos/antiddos-ddos-speed-limit-config.ts";
import { antiddosDefaultAlarmThreshold } from "./resources/anti-ddos/antiddos-default-alarm-threshold.ts";
import { antiddosIpAlarmThresholdConfig } from "./resources/anti-ddos/antiddos-ip-alarm-threshold-config.ts";
import { antiddosPacketFilterConfig } from "./resources/anti-ddos/antiddos-packet-filter-config.ts";
import { antiddosPortAclConfig } from "./resources/anti-ddos/antiddos-port-acl-config.ts";
import { antiddosSchedulingDomainUserName } from "./resources/anti-ddos/antiddos-scheduling-domain-user-name.ts";
import { actionCall } from "./resources/any/action-call.ts";
import { actionResource } from "./resources/any/action-resource.ts";
import { apiGatewayApi } from "./resources/api-gateway/api-gateway-api.ts";
import { apiGatewayApiApp } from "./resources/api-gateway/api-gateway-api-app.ts";
import { apiGatewayApiAppAttachment } from "./resources/api-gateway/api-gateway-api-app-attachment.ts";
import { apiGatewayApiDoc } from "./resources/api-gateway/api-gateway-api-doc.ts";
import { apiGatewayApiKey } from "./resources/api-gateway/api-gateway-api-key.ts";
import { apiGatewayApiKeyAttachment } from "./resources/api-gateway/api-gateway-api-key-attachment.ts";
import { apiGatewayCustomDomain, goneDomainCodes } from "./resources/api-gateway/api-gateway-custom-domain.ts";
import { apiGatewayImportOpenApi } from "./resources/api-gateway/api-gateway-import-open-api.ts";
import { apiGatewayIpStrategy } from "./resources/api-gateway/api-gateway-ip-strategy.ts";
import { apiGatewayPlugin } from "./resources/api-gateway/api-gateway-plugin.ts";
import { apiGatewayPluginAttachment } from "./resources/api-gateway/api-gateway-plugin-attachment.ts";
import { apiGatewayService } from "./resources/api-gateway/api-gateway-service.ts";
import { apiGatewayServiceRelease } from "./resources/api-gateway/api-gateway-service-release.ts";
import { apiGatewayStrategyAttachment } from "./resources/api-gateway/api-gateway-strategy-attachment.ts";
import { apiGatewayUpdateApiAppKey } from "./resources/api-gateway/api-gateway-update-api-app-key.ts";
import { apiGatewayUpdateService } from "./resources/api-gateway/api-gateway-update-service.ts";
import { apiGatewayUpstream } from "./resources/api-gateway/api-gateway-upstream.ts";
import { apiGatewayUsagePlan } from "./resources/api-gateway/api-gateway-usage-plan.ts";
import { apiGatewayUsagePlanAttachment } from "./resources/api-gateway/api-gateway-usage-plan-attachment.ts";
import { camGroup, goneGroupCodes } from "./resources/cam/cam-group.ts";
import { camGroupPolicyAttachment } from "./resources/cam/cam-group-policy-attachment.ts";
import { camPolicy, gonePolicyCodes } from "./resources/cam/cam-policy.ts";
import { camRole, goneRoleCodes } from "./resources/cam/cam-role.ts";
import { camRolePolicyAttachment } from "./resources/cam/cam-role-policy-attachment.ts";
import { camUser, goneUserCodes } from "./resources/cam/cam-user.ts";
import { camUserPolicyAttachment } from "./resources/cam/cam-user-policy-attachment.ts";
import { goneCertificateCodes, sslCertificate } from "./resources/certificates/ssl-certificate.ts";
import { keyPair } from "./resources/compute/key-pair.ts";
import { goneKeyPairCodes } from "./resources/compute/key-pair-object.ts";
import { dnspodDomainInstance } from "./resources/dns/dnspod-domain-instance.ts";
import { dnspodRecord, goneDnsRecordCodes } from "./resources/dns/dnspod-record.ts";
import { clsIndex } from "./resources/logs/cls-index.ts";
import { clsLogset } from "./resources/logs/cls-logset.ts";
import { clsTopic } from "./resources/logs/cls-topic.ts";
import { eip } from "./resources/network/eip.ts";
import { goneAddressCodes } from "./resources/network/eip-address.ts";
import { eipAssociation } from "./resources/network/eip-association.ts";
import { securityGroup } from "./resources/network/security-group.ts";
import { securityGroupRuleSet } from "./resources/network/security-group-rule-set.ts";
import { subnet } from "./resources/network/subnet.ts";
import { vpc } from "./resources/network/vpc.ts";
import { addressTemplate } from "./resources/vpc/address-template.ts";
import { addressTemplateGroup } from "./resources/vpc/address-template-group.ts";
import { protocolTemplate } from "./resources/vpc/protocol-template.ts";
import { protocolTemplateGroup } from "./resources/vpc/protocol-template-group.ts";

/** The whole package: configuration, resources and functions. */
export const provider: ProviderDefinition<typeof config.fields, Platform, Clients> = {
  name: "cloudprov",
  npmPackage: packageJson.name,
  version: packageJson.version,
  displayName: "Tencent Cloud",
  docs: packageJson.description,
  homepage: "https://org.example/cloudprov",
  repository: "https://github.com/org/iac-sdks",
  license: packageJson.license,
  keywords: packageJson.keywords,
  publisher: packageJson.author,
  pluginDownloadURL: packageJson.pulumi.server,
  terraform: "tencentcloud",
  parents: {
    serviceId: "ApiGatewayService",
    strategyId: "ApiGatewayIpStrategy",
    pluginId: "ApiGatewayPlugin",
    apiAppId: "ApiGatewayApiApp",
    usagePlanId: "ApiGatewayUsagePlan",
    instanceId: "AntiddosBgpInstance",
  },
  config,
  connect: (values, host) => Platform.connect(values, host, process.env),
  bind: bindClients,
  mayBeDeleted: (error) =>
    error instanceof ObjectMissing ||
    isMissing(error, [
      ...goneDomainCodes,
      ...goneAddressCodes,
      ...goneKeyPairCodes,
      ...goneRoleCodes,
      ...gonePolicyCodes,
      ...goneGroupCodes,
      ...goneUserCodes,
      ...goneDnsRecordCodes,
      ...goneCertificateCodes,
    ]),
  isForbidden: isForbidden,
  async requireCredentials(platform, op) {
    await platform.requireCredentials(op);
    await warnOfUnknownRegion(platform, op);
  },
  identity,
  kindOf: ({ service, version, create, read, objectId }) =>
    [service, version, create, read, objectId].every((one) => one !== undefined) ? actionResource.name : undefined,
  account: ({ account }) => account,
  // Some IDs are names, which another account or region can have, too.
  idScope: ({ place, account }, accounts) => (accounts.length > 0 ? [place, ...accounts] : account),
  ...inFamilies<Clients>([
    {
      title: "API gateway",
      resources: [
        apiGatewayApi,
        apiGatewayApiApp,
        apiGatewayApiDoc,
        apiGatewayApiAppAttachment,
        apiGatewayApiKey,
        apiGatewayApiKeyAttachment,
        apiGatewayCustomDomain,
        apiGatewayImportOpenApi,
        apiGatewayIpStrategy,
        apiGatewayPlugin,
        apiGatewayPluginAttachment,
        apiGatewayService,
        apiGatewayServiceRelease,
        apiGatewayStrategyAttachment,
        apiGatewayUpdateApiAppKey,
        apiGatewayUpdateService,
        apiGatewayUpstream,
        apiGatewayUsagePlan,
        apiGatewayUsagePlanAttachment,
      ],
      functions: [
        getApiGatewayApiAppApi,
        getApiGatewayApiAppService,
        getApiGatewayApiApps,
        getApiGatewayApiDocs,
        getApiGatewayApiKeys,
        getApiGatewayApiPlugins,
        getApiGatewayApiUsagePlans,
        getApiGatewayApis,
        getApiGatewayBindApiAppsStatus,
        getApiGatewayCustomerDomains,
        getApiGatewayIpStrategies,
        getApiGatewayPlugins,
        getApiGatewayServiceEnvironmentList,
        getApiGatewayServiceReleaseVersions,
        getApiGatewayServices,
        getApiGatewayThrottlingApis,
        getApiGatewayThrottlingServices,
        getApiGatewayUpstreams,
        getApiGatewayUsagePlanEnvironments,
        getApiGatewayUsagePlans,
      ],
    },
    {
      title: "Private networks",
      resources: [
        eip,
        eipAssociation,
        vpc,
        subnet,
        securityGroup,
        securityGroupRuleSet,
        addressTemplate,
        addressTemplateGroup,
        protocolTemplate,
        protocolTemplateGroup,
      ],
      functions: [
        getVpcSubnets,
        getEips,
        getSecurityGroups,
        getAvailabilityRegions,
        getAddressTemplateGroups,
        getAddressTemplates,
        getProtocolTemplateGroups,
        getProtocolTemplates,
      ],
    },
    {
      title: "Virtual machines",
      resources: [keyPair],
      functions: [getKeyPairs, getImages, getInstanceTypes, getAvailabilityZonesByProduct],
    },
    {
      title: "Access management",
      resources: [
        camRole,
        camPolicy,
        camRolePolicyAttachment,
        camGroup,
        camGroupPolicyAttachment,
        camUser,
        camUserPolicyAttachment,
      ],
      functions: [getCamRoles, getCamPolicies, getCamUsers],
    },
    {
      title: "DNS",
      resources: [dnspodDomainInstance, dnspodRecord],
      functions: [getDnspodRecords],
    },
    {
      title: "Certificates",
      resources: [sslCertificate],
      functions: [],
    },
    {
      title: "Logs",
      resources: [clsLogset, clsTopic, clsIndex],
      functions: [getClsTopics],
    },
    {
      title: "Anti-DDoS",
      resources: [
        antiddosBgpInstance,
        antiddosCcBlackWhiteIp,
        antiddosCcPrecisionPolicy,
        antiddosDdosBlackWhiteIp,
        antiddosDdosGeoIpBlockConfig,
        antiddosDdosSpeedLimitConfig,
        antiddosDefaultAlarmThreshold,
        antiddosIpAlarmThresholdConfig,
        antiddosPacketFilterConfig,
        antiddosPortAclConfig,
        antiddosSchedulingDomainUserName,
      ],
      functions: [
        getAntiddosBasicDeviceStatus,
        getAntiddosBgpBizTrend,
        getAntiddosBgpInstances,
        getAntiddosListListener,
        getAntiddosOverviewAttackTrend,
        getAntiddosOverviewCcTrend,
        getAntiddosOverviewDdosEventList,
        getAntiddosOverviewDdosTrend,
        getAntiddosOverviewIndex,
        getAntiddosPendingRiskInfo,
      ],
    },
    {
      title: "Any action",
      resources: [actionCall, actionResource],
      functions: [getAction],
    },
  ]),
};
