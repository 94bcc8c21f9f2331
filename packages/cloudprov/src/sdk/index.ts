// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import { ActionCall } from "./actionCall.ts";
import { ActionResource } from "./actionResource.ts";
import { AddressTemplate } from "./addressTemplate.ts";
import { AddressTemplateGroup } from "./addressTemplateGroup.ts";
import { AntiddosBgpInstance } from "./antiddosBgpInstance.ts";
import { AntiddosCcBlackWhiteIp } from "./antiddosCcBlackWhiteIp.ts";
import { AntiddosCcPrecisionPolicy } from "./antiddosCcPrecisionPolicy.ts";
import { AntiddosDdosBlackWhiteIp } from "./antiddosDdosBlackWhiteIp.ts";
import { AntiddosDdosGeoIpBlockConfig } from "./antiddosDdosGeoIpBlockConfig.ts";
import { AntiddosDdosSpeedLimitConfig } from "./antiddosDdosSpeedLimitConfig.ts";
import { AntiddosDefaultAlarmThreshold } from "./antiddosDefaultAlarmThreshold.ts";
import { AntiddosIpAlarmThresholdConfig } from "./antiddosIpAlarmThresholdConfig.ts";
import { AntiddosPacketFilterConfig } from "./antiddosPacketFilterConfig.ts";
import { AntiddosPortAclConfig } from "./antiddosPortAclConfig.ts";
import { AntiddosSchedulingDomainUserName } from "./antiddosSchedulingDomainUserName.ts";
import { ApiGatewayApi } from "./apiGatewayApi.ts";
import { ApiGatewayApiApp } from "./apiGatewayApiApp.ts";
import { ApiGatewayApiAppAttachment } from "./apiGatewayApiAppAttachment.ts";
import { ApiGatewayApiDoc } from "./apiGatewayApiDoc.ts";
import { ApiGatewayApiKey } from "./apiGatewayApiKey.ts";
import { ApiGatewayApiKeyAttachment } from "./apiGatewayApiKeyAttachment.ts";
import { ApiGatewayCustomDomain } from "./apiGatewayCustomDomain.ts";
import { ApiGatewayImportOpenApi } from "./apiGatewayImportOpenApi.ts";
import { ApiGatewayIpStrategy } from "./apiGatewayIpStrategy.ts";
import { ApiGatewayPlugin } from "./apiGatewayPlugin.ts";
import { ApiGatewayPluginAttachment } from "./apiGatewayPluginAttachment.ts";
import { ApiGatewayService } from "./apiGatewayService.ts";
import { ApiGatewayServiceRelease } from "./apiGatewayServiceRelease.ts";
import { ApiGatewayStrategyAttachment } from "./apiGatewayStrategyAttachment.ts";
import { ApiGatewayUpdateApiAppKey } from "./apiGatewayUpdateApiAppKey.ts";
import { ApiGatewayUpdateService } from "./apiGatewayUpdateService.ts";
import { ApiGatewayUpstream } from "./apiGatewayUpstream.ts";
import { ApiGatewayUsagePlan } from "./apiGatewayUsagePlan.ts";
import { ApiGatewayUsagePlanAttachment } from "./apiGatewayUsagePlanAttachment.ts";
import { CamAccessKey } from "./camAccessKey.ts";
import { CamGroup } from "./camGroup.ts";
import { CamGroupMembership } from "./camGroupMembership.ts";
import { CamGroupPolicyAttachment } from "./camGroupPolicyAttachment.ts";
import { CamPolicy } from "./camPolicy.ts";
import { CamRole } from "./camRole.ts";
import { CamRolePolicyAttachment } from "./camRolePolicyAttachment.ts";
import { CamUser } from "./camUser.ts";
import { CamUserPolicyAttachment } from "./camUserPolicyAttachment.ts";
import { CbsStorage } from "./cbsStorage.ts";
import { CbsStorageAttachment } from "./cbsStorageAttachment.ts";
import { CkafkaInstance } from "./ckafkaInstance.ts";
import { CkafkaTopic } from "./ckafkaTopic.ts";
import { ClbAttachment } from "./clbAttachment.ts";
import { ClbInstance } from "./clbInstance.ts";
import { ClbListener } from "./clbListener.ts";
import { ClbListenerRule } from "./clbListenerRule.ts";
import { ClbTargetGroup } from "./clbTargetGroup.ts";
import { ClbTargetGroupAttachment } from "./clbTargetGroupAttachment.ts";
import { ClsIndex } from "./clsIndex.ts";
import { ClsLogset } from "./clsLogset.ts";
import { ClsTopic } from "./clsTopic.ts";
import { CosBucket } from "./cosBucket.ts";
import { CosBucketObject } from "./cosBucketObject.ts";
import { CosBucketPolicy } from "./cosBucketPolicy.ts";
import { Dnat } from "./dnat.ts";
import { DnspodDomainInstance } from "./dnspodDomainInstance.ts";
import { DnspodRecord } from "./dnspodRecord.ts";
import { Eip } from "./eip.ts";
import { EipAssociation } from "./eipAssociation.ts";
import { Eni } from "./eni.ts";
import { EniAttachment } from "./eniAttachment.ts";
import { Instance } from "./instance.ts";
import { KeyPair } from "./keyPair.ts";
import { KubernetesCluster } from "./kubernetesCluster.ts";
import { KubernetesNodePool } from "./kubernetesNodePool.ts";
import { MysqlAccount } from "./mysqlAccount.ts";
import { MysqlDatabase } from "./mysqlDatabase.ts";
import { MysqlInstance } from "./mysqlInstance.ts";
import { MysqlPrivilege } from "./mysqlPrivilege.ts";
import { NatGateway } from "./natGateway.ts";
import { NatGatewaySnat } from "./natGatewaySnat.ts";
import { PostgresqlInstance } from "./postgresqlInstance.ts";
import { PrivateDnsRecord } from "./privateDnsRecord.ts";
import { PrivateDnsZone } from "./privateDnsZone.ts";
import { PrivateDnsZoneVpcAttachment } from "./privateDnsZoneVpcAttachment.ts";
import { ProtocolTemplate } from "./protocolTemplate.ts";
import { ProtocolTemplateGroup } from "./protocolTemplateGroup.ts";
import { RedisInstance } from "./redisInstance.ts";
import { RouteTable } from "./routeTable.ts";
import { RouteTableAssociation } from "./routeTableAssociation.ts";
import { RouteTableEntry } from "./routeTableEntry.ts";
import { ScfFunction } from "./scfFunction.ts";
import { ScfNamespace } from "./scfNamespace.ts";
import { ScfTriggerConfig } from "./scfTriggerConfig.ts";
import { SecurityGroup } from "./securityGroup.ts";
import { SecurityGroupRuleSet } from "./securityGroupRuleSet.ts";
import { SslCertificate } from "./sslCertificate.ts";
import { Subnet } from "./subnet.ts";
import { Vpc } from "./vpc.ts";
import { VpcAcl } from "./vpcAcl.ts";
import { VpcAclAttachment } from "./vpcAclAttachment.ts";
import { Provider } from "./provider.ts";
import * as utilities from "./utilities.ts";

export { config } from "./config/index.ts";
export { Provider, type ProviderArgs } from "./provider.ts";
export { ActionCall, type ActionCallArgs, type ActionCallState } from "./actionCall.ts";
export { ActionResource, type ActionResourceArgs, type ActionResourceState } from "./actionResource.ts";
export { AddressTemplate, type AddressTemplateArgs, type AddressTemplateState } from "./addressTemplate.ts";
export { AddressTemplateGroup, type AddressTemplateGroupArgs, type AddressTemplateGroupState } from "./addressTemplateGroup.ts";
export { AntiddosBgpInstance, type AntiddosBgpInstanceArgs, type AntiddosBgpInstanceState } from "./antiddosBgpInstance.ts";
export { AntiddosCcBlackWhiteIp, type AntiddosCcBlackWhiteIpArgs, type AntiddosCcBlackWhiteIpState } from "./antiddosCcBlackWhiteIp.ts";
export { AntiddosCcPrecisionPolicy, type AntiddosCcPrecisionPolicyArgs, type AntiddosCcPrecisionPolicyState } from "./antiddosCcPrecisionPolicy.ts";
export { AntiddosDdosBlackWhiteIp, type AntiddosDdosBlackWhiteIpArgs, type AntiddosDdosBlackWhiteIpState } from "./antiddosDdosBlackWhiteIp.ts";
export { AntiddosDdosGeoIpBlockConfig, type AntiddosDdosGeoIpBlockConfigArgs, type AntiddosDdosGeoIpBlockConfigState } from "./antiddosDdosGeoIpBlockConfig.ts";
export { AntiddosDdosSpeedLimitConfig, type AntiddosDdosSpeedLimitConfigArgs, type AntiddosDdosSpeedLimitConfigState } from "./antiddosDdosSpeedLimitConfig.ts";
export { AntiddosDefaultAlarmThreshold, type AntiddosDefaultAlarmThresholdArgs, type AntiddosDefaultAlarmThresholdState } from "./antiddosDefaultAlarmThreshold.ts";
export { AntiddosIpAlarmThresholdConfig, type AntiddosIpAlarmThresholdConfigArgs, type AntiddosIpAlarmThresholdConfigState } from "./antiddosIpAlarmThresholdConfig.ts";
export { AntiddosPacketFilterConfig, type AntiddosPacketFilterConfigArgs, type AntiddosPacketFilterConfigState } from "./antiddosPacketFilterConfig.ts";
export { AntiddosPortAclConfig, type AntiddosPortAclConfigArgs, type AntiddosPortAclConfigState } from "./antiddosPortAclConfig.ts";
export { AntiddosSchedulingDomainUserName, type AntiddosSchedulingDomainUserNameArgs, type AntiddosSchedulingDomainUserNameState } from "./antiddosSchedulingDomainUserName.ts";
export { ApiGatewayApi, type ApiGatewayApiArgs, type ApiGatewayApiState } from "./apiGatewayApi.ts";
export { ApiGatewayApiApp, type ApiGatewayApiAppArgs, type ApiGatewayApiAppState } from "./apiGatewayApiApp.ts";
export { ApiGatewayApiAppAttachment, type ApiGatewayApiAppAttachmentArgs, type ApiGatewayApiAppAttachmentState } from "./apiGatewayApiAppAttachment.ts";
export { ApiGatewayApiDoc, type ApiGatewayApiDocArgs, type ApiGatewayApiDocState } from "./apiGatewayApiDoc.ts";
export { ApiGatewayApiKey, type ApiGatewayApiKeyArgs, type ApiGatewayApiKeyState } from "./apiGatewayApiKey.ts";
export { ApiGatewayApiKeyAttachment, type ApiGatewayApiKeyAttachmentArgs, type ApiGatewayApiKeyAttachmentState } from "./apiGatewayApiKeyAttachment.ts";
export { ApiGatewayCustomDomain, type ApiGatewayCustomDomainArgs, type ApiGatewayCustomDomainState } from "./apiGatewayCustomDomain.ts";
export { ApiGatewayImportOpenApi, type ApiGatewayImportOpenApiArgs, type ApiGatewayImportOpenApiState } from "./apiGatewayImportOpenApi.ts";
export { ApiGatewayIpStrategy, type ApiGatewayIpStrategyArgs, type ApiGatewayIpStrategyState } from "./apiGatewayIpStrategy.ts";
export { ApiGatewayPlugin, type ApiGatewayPluginArgs, type ApiGatewayPluginState } from "./apiGatewayPlugin.ts";
export { ApiGatewayPluginAttachment, type ApiGatewayPluginAttachmentArgs, type ApiGatewayPluginAttachmentState } from "./apiGatewayPluginAttachment.ts";
export { ApiGatewayService, type ApiGatewayServiceArgs, type ApiGatewayServiceState } from "./apiGatewayService.ts";
export { ApiGatewayServiceRelease, type ApiGatewayServiceReleaseArgs, type ApiGatewayServiceReleaseState } from "./apiGatewayServiceRelease.ts";
export { ApiGatewayStrategyAttachment, type ApiGatewayStrategyAttachmentArgs, type ApiGatewayStrategyAttachmentState } from "./apiGatewayStrategyAttachment.ts";
export { ApiGatewayUpdateApiAppKey, type ApiGatewayUpdateApiAppKeyArgs, type ApiGatewayUpdateApiAppKeyState } from "./apiGatewayUpdateApiAppKey.ts";
export { ApiGatewayUpdateService, type ApiGatewayUpdateServiceArgs, type ApiGatewayUpdateServiceState } from "./apiGatewayUpdateService.ts";
export { ApiGatewayUpstream, type ApiGatewayUpstreamArgs, type ApiGatewayUpstreamState } from "./apiGatewayUpstream.ts";
export { ApiGatewayUsagePlan, type ApiGatewayUsagePlanArgs, type ApiGatewayUsagePlanState } from "./apiGatewayUsagePlan.ts";
export { ApiGatewayUsagePlanAttachment, type ApiGatewayUsagePlanAttachmentArgs, type ApiGatewayUsagePlanAttachmentState } from "./apiGatewayUsagePlanAttachment.ts";
export { CamAccessKey, type CamAccessKeyArgs, type CamAccessKeyState } from "./camAccessKey.ts";
export { CamGroup, type CamGroupArgs, type CamGroupState } from "./camGroup.ts";
export { CamGroupMembership, type CamGroupMembershipArgs, type CamGroupMembershipState } from "./camGroupMembership.ts";
export { CamGroupPolicyAttachment, type CamGroupPolicyAttachmentArgs, type CamGroupPolicyAttachmentState } from "./camGroupPolicyAttachment.ts";
export { CamPolicy, type CamPolicyArgs, type CamPolicyState } from "./camPolicy.ts";
export { CamRole, type CamRoleArgs, type CamRoleState } from "./camRole.ts";
export { CamRolePolicyAttachment, type CamRolePolicyAttachmentArgs, type CamRolePolicyAttachmentState } from "./camRolePolicyAttachment.ts";
export { CamUser, type CamUserArgs, type CamUserState } from "./camUser.ts";
export { CamUserPolicyAttachment, type CamUserPolicyAttachmentArgs, type CamUserPolicyAttachmentState } from "./camUserPolicyAttachment.ts";
export { CbsStorage, type CbsStorageArgs, type CbsStorageState } from "./cbsStorage.ts";
export { CbsStorageAttachment, type CbsStorageAttachmentArgs, type CbsStorageAttachmentState } from "./cbsStorageAttachment.ts";
export { CkafkaInstance, type CkafkaInstanceArgs, type CkafkaInstanceState } from "./ckafkaInstance.ts";
export { CkafkaTopic, type CkafkaTopicArgs, type CkafkaTopicState } from "./ckafkaTopic.ts";
export { ClbAttachment, type ClbAttachmentArgs, type ClbAttachmentState } from "./clbAttachment.ts";
export { ClbInstance, type ClbInstanceArgs, type ClbInstanceState } from "./clbInstance.ts";
export { ClbListener, type ClbListenerArgs, type ClbListenerState } from "./clbListener.ts";
export { ClbListenerRule, type ClbListenerRuleArgs, type ClbListenerRuleState } from "./clbListenerRule.ts";
export { ClbTargetGroup, type ClbTargetGroupArgs, type ClbTargetGroupState } from "./clbTargetGroup.ts";
export { ClbTargetGroupAttachment, type ClbTargetGroupAttachmentArgs, type ClbTargetGroupAttachmentState } from "./clbTargetGroupAttachment.ts";
export { ClsIndex, type ClsIndexArgs, type ClsIndexState } from "./clsIndex.ts";
export { ClsLogset, type ClsLogsetArgs, type ClsLogsetState } from "./clsLogset.ts";
export { ClsTopic, type ClsTopicArgs, type ClsTopicState } from "./clsTopic.ts";
export { CosBucket, type CosBucketArgs, type CosBucketState } from "./cosBucket.ts";
export { CosBucketObject, type CosBucketObjectArgs, type CosBucketObjectState } from "./cosBucketObject.ts";
export { CosBucketPolicy, type CosBucketPolicyArgs, type CosBucketPolicyState } from "./cosBucketPolicy.ts";
export { Dnat, type DnatArgs, type DnatState } from "./dnat.ts";
export { DnspodDomainInstance, type DnspodDomainInstanceArgs, type DnspodDomainInstanceState } from "./dnspodDomainInstance.ts";
export { DnspodRecord, type DnspodRecordArgs, type DnspodRecordState } from "./dnspodRecord.ts";
export { Eip, type EipArgs, type EipState } from "./eip.ts";
export { EipAssociation, type EipAssociationArgs, type EipAssociationState } from "./eipAssociation.ts";
export { Eni, type EniArgs, type EniState } from "./eni.ts";
export { EniAttachment, type EniAttachmentArgs, type EniAttachmentState } from "./eniAttachment.ts";
export { Instance, type InstanceArgs, type InstanceState } from "./instance.ts";
export { KeyPair, type KeyPairArgs, type KeyPairState } from "./keyPair.ts";
export { KubernetesCluster, type KubernetesClusterArgs, type KubernetesClusterState } from "./kubernetesCluster.ts";
export { KubernetesNodePool, type KubernetesNodePoolArgs, type KubernetesNodePoolState } from "./kubernetesNodePool.ts";
export { MysqlAccount, type MysqlAccountArgs, type MysqlAccountState } from "./mysqlAccount.ts";
export { MysqlDatabase, type MysqlDatabaseArgs, type MysqlDatabaseState } from "./mysqlDatabase.ts";
export { MysqlInstance, type MysqlInstanceArgs, type MysqlInstanceState } from "./mysqlInstance.ts";
export { MysqlPrivilege, type MysqlPrivilegeArgs, type MysqlPrivilegeState } from "./mysqlPrivilege.ts";
export { NatGateway, type NatGatewayArgs, type NatGatewayState } from "./natGateway.ts";
export { NatGatewaySnat, type NatGatewaySnatArgs, type NatGatewaySnatState } from "./natGatewaySnat.ts";
export { PostgresqlInstance, type PostgresqlInstanceArgs, type PostgresqlInstanceState } from "./postgresqlInstance.ts";
export { PrivateDnsRecord, type PrivateDnsRecordArgs, type PrivateDnsRecordState } from "./privateDnsRecord.ts";
export { PrivateDnsZone, type PrivateDnsZoneArgs, type PrivateDnsZoneState } from "./privateDnsZone.ts";
export { PrivateDnsZoneVpcAttachment, type PrivateDnsZoneVpcAttachmentArgs, type PrivateDnsZoneVpcAttachmentState } from "./privateDnsZoneVpcAttachment.ts";
export { ProtocolTemplate, type ProtocolTemplateArgs, type ProtocolTemplateState } from "./protocolTemplate.ts";
export { ProtocolTemplateGroup, type ProtocolTemplateGroupArgs, type ProtocolTemplateGroupState } from "./protocolTemplateGroup.ts";
export { RedisInstance, type RedisInstanceArgs, type RedisInstanceState } from "./redisInstance.ts";
export { RouteTable, type RouteTableArgs, type RouteTableState } from "./routeTable.ts";
export { RouteTableAssociation, type RouteTableAssociationArgs, type RouteTableAssociationState } from "./routeTableAssociation.ts";
export { RouteTableEntry, type RouteTableEntryArgs, type RouteTableEntryState } from "./routeTableEntry.ts";
export { ScfFunction, type ScfFunctionArgs, type ScfFunctionState } from "./scfFunction.ts";
export { ScfNamespace, type ScfNamespaceArgs, type ScfNamespaceState } from "./scfNamespace.ts";
export { ScfTriggerConfig, type ScfTriggerConfigArgs, type ScfTriggerConfigState } from "./scfTriggerConfig.ts";
export { SecurityGroup, type SecurityGroupArgs, type SecurityGroupState } from "./securityGroup.ts";
export { SecurityGroupRuleSet, type SecurityGroupRuleSetArgs, type SecurityGroupRuleSetState } from "./securityGroupRuleSet.ts";
export { SslCertificate, type SslCertificateArgs, type SslCertificateState } from "./sslCertificate.ts";
export { Subnet, type SubnetArgs, type SubnetState } from "./subnet.ts";
export { Vpc, type VpcArgs, type VpcState } from "./vpc.ts";
export { VpcAcl, type VpcAclArgs, type VpcAclState } from "./vpcAcl.ts";
export { VpcAclAttachment, type VpcAclAttachmentArgs, type VpcAclAttachmentState } from "./vpcAclAttachment.ts";
export { getAction, getActionOutput, type GetActionArgs, type GetActionOutputArgs, type GetActionResult } from "./getAction.ts";
export { getAddressTemplateGroups, getAddressTemplateGroupsOutput, type GetAddressTemplateGroupsArgs, type GetAddressTemplateGroupsOutputArgs, type GetAddressTemplateGroupsResult } from "./getAddressTemplateGroups.ts";
export { getAddressTemplates, getAddressTemplatesOutput, type GetAddressTemplatesArgs, type GetAddressTemplatesOutputArgs, type GetAddressTemplatesResult } from "./getAddressTemplates.ts";
export { getAntiddosBasicDeviceStatus, getAntiddosBasicDeviceStatusOutput, type GetAntiddosBasicDeviceStatusArgs, type GetAntiddosBasicDeviceStatusOutputArgs, type GetAntiddosBasicDeviceStatusResult } from "./getAntiddosBasicDeviceStatus.ts";
export { getAntiddosBgpBizTrend, getAntiddosBgpBizTrendOutput, type GetAntiddosBgpBizTrendArgs, type GetAntiddosBgpBizTrendOutputArgs, type GetAntiddosBgpBizTrendResult } from "./getAntiddosBgpBizTrend.ts";
export { getAntiddosBgpInstances, getAntiddosBgpInstancesOutput, type GetAntiddosBgpInstancesArgs, type GetAntiddosBgpInstancesOutputArgs, type GetAntiddosBgpInstancesResult } from "./getAntiddosBgpInstances.ts";
export { getAntiddosListListener, getAntiddosListListenerOutput, type GetAntiddosListListenerArgs, type GetAntiddosListListenerOutputArgs, type GetAntiddosListListenerResult } from "./getAntiddosListListener.ts";
export { getAntiddosOverviewAttackTrend, getAntiddosOverviewAttackTrendOutput, type GetAntiddosOverviewAttackTrendArgs, type GetAntiddosOverviewAttackTrendOutputArgs, type GetAntiddosOverviewAttackTrendResult } from "./getAntiddosOverviewAttackTrend.ts";
export { getAntiddosOverviewCcTrend, getAntiddosOverviewCcTrendOutput, type GetAntiddosOverviewCcTrendArgs, type GetAntiddosOverviewCcTrendOutputArgs, type GetAntiddosOverviewCcTrendResult } from "./getAntiddosOverviewCcTrend.ts";
export { getAntiddosOverviewDdosEventList, getAntiddosOverviewDdosEventListOutput, type GetAntiddosOverviewDdosEventListArgs, type GetAntiddosOverviewDdosEventListOutputArgs, type GetAntiddosOverviewDdosEventListResult } from "./getAntiddosOverviewDdosEventList.ts";
export { getAntiddosOverviewDdosTrend, getAntiddosOverviewDdosTrendOutput, type GetAntiddosOverviewDdosTrendArgs, type GetAntiddosOverviewDdosTrendOutputArgs, type GetAntiddosOverviewDdosTrendResult } from "./getAntiddosOverviewDdosTrend.ts";
export { getAntiddosOverviewIndex, getAntiddosOverviewIndexOutput, type GetAntiddosOverviewIndexArgs, type GetAntiddosOverviewIndexOutputArgs, type GetAntiddosOverviewIndexResult } from "./getAntiddosOverviewIndex.ts";
export { getAntiddosPendingRiskInfo, getAntiddosPendingRiskInfoOutput, type GetAntiddosPendingRiskInfoArgs, type GetAntiddosPendingRiskInfoOutputArgs, type GetAntiddosPendingRiskInfoResult } from "./getAntiddosPendingRiskInfo.ts";
export { getApiGatewayApiAppApi, getApiGatewayApiAppApiOutput, type GetApiGatewayApiAppApiArgs, type GetApiGatewayApiAppApiOutputArgs, type GetApiGatewayApiAppApiResult } from "./getApiGatewayApiAppApi.ts";
export { getApiGatewayApiAppService, getApiGatewayApiAppServiceOutput, type GetApiGatewayApiAppServiceArgs, type GetApiGatewayApiAppServiceOutputArgs, type GetApiGatewayApiAppServiceResult } from "./getApiGatewayApiAppService.ts";
export { getApiGatewayApiApps, getApiGatewayApiAppsOutput, type GetApiGatewayApiAppsArgs, type GetApiGatewayApiAppsOutputArgs, type GetApiGatewayApiAppsResult } from "./getApiGatewayApiApps.ts";
export { getApiGatewayApiDocs, getApiGatewayApiDocsOutput, type GetApiGatewayApiDocsArgs, type GetApiGatewayApiDocsOutputArgs, type GetApiGatewayApiDocsResult } from "./getApiGatewayApiDocs.ts";
export { getApiGatewayApiKeys, getApiGatewayApiKeysOutput, type GetApiGatewayApiKeysArgs, type GetApiGatewayApiKeysOutputArgs, type GetApiGatewayApiKeysResult } from "./getApiGatewayApiKeys.ts";
export { getApiGatewayApiPlugins, getApiGatewayApiPluginsOutput, type GetApiGatewayApiPluginsArgs, type GetApiGatewayApiPluginsOutputArgs, type GetApiGatewayApiPluginsResult } from "./getApiGatewayApiPlugins.ts";
export { getApiGatewayApiUsagePlans, getApiGatewayApiUsagePlansOutput, type GetApiGatewayApiUsagePlansArgs, type GetApiGatewayApiUsagePlansOutputArgs, type GetApiGatewayApiUsagePlansResult } from "./getApiGatewayApiUsagePlans.ts";
export { getApiGatewayApis, getApiGatewayApisOutput, type GetApiGatewayApisArgs, type GetApiGatewayApisOutputArgs, type GetApiGatewayApisResult } from "./getApiGatewayApis.ts";
export { getApiGatewayBindApiAppsStatus, getApiGatewayBindApiAppsStatusOutput, type GetApiGatewayBindApiAppsStatusArgs, type GetApiGatewayBindApiAppsStatusOutputArgs, type GetApiGatewayBindApiAppsStatusResult } from "./getApiGatewayBindApiAppsStatus.ts";
export { getApiGatewayCustomerDomains, getApiGatewayCustomerDomainsOutput, type GetApiGatewayCustomerDomainsArgs, type GetApiGatewayCustomerDomainsOutputArgs, type GetApiGatewayCustomerDomainsResult } from "./getApiGatewayCustomerDomains.ts";
export { getApiGatewayIpStrategies, getApiGatewayIpStrategiesOutput, type GetApiGatewayIpStrategiesArgs, type GetApiGatewayIpStrategiesOutputArgs, type GetApiGatewayIpStrategiesResult } from "./getApiGatewayIpStrategies.ts";
export { getApiGatewayPlugins, getApiGatewayPluginsOutput, type GetApiGatewayPluginsArgs, type GetApiGatewayPluginsOutputArgs, type GetApiGatewayPluginsResult } from "./getApiGatewayPlugins.ts";
export { getApiGatewayServiceEnvironmentList, getApiGatewayServiceEnvironmentListOutput, type GetApiGatewayServiceEnvironmentListArgs, type GetApiGatewayServiceEnvironmentListOutputArgs, type GetApiGatewayServiceEnvironmentListResult } from "./getApiGatewayServiceEnvironmentList.ts";
export { getApiGatewayServiceReleaseVersions, getApiGatewayServiceReleaseVersionsOutput, type GetApiGatewayServiceReleaseVersionsArgs, type GetApiGatewayServiceReleaseVersionsOutputArgs, type GetApiGatewayServiceReleaseVersionsResult } from "./getApiGatewayServiceReleaseVersions.ts";
export { getApiGatewayServices, getApiGatewayServicesOutput, type GetApiGatewayServicesArgs, type GetApiGatewayServicesOutputArgs, type GetApiGatewayServicesResult } from "./getApiGatewayServices.ts";
export { getApiGatewayThrottlingApis, getApiGatewayThrottlingApisOutput, type GetApiGatewayThrottlingApisArgs, type GetApiGatewayThrottlingApisOutputArgs, type GetApiGatewayThrottlingApisResult } from "./getApiGatewayThrottlingApis.ts";
export { getApiGatewayThrottlingServices, getApiGatewayThrottlingServicesOutput, type GetApiGatewayThrottlingServicesArgs, type GetApiGatewayThrottlingServicesOutputArgs, type GetApiGatewayThrottlingServicesResult } from "./getApiGatewayThrottlingServices.ts";
export { getApiGatewayUpstreams, getApiGatewayUpstreamsOutput, type GetApiGatewayUpstreamsArgs, type GetApiGatewayUpstreamsOutputArgs, type GetApiGatewayUpstreamsResult } from "./getApiGatewayUpstreams.ts";
export { getApiGatewayUsagePlanEnvironments, getApiGatewayUsagePlanEnvironmentsOutput, type GetApiGatewayUsagePlanEnvironmentsArgs, type GetApiGatewayUsagePlanEnvironmentsOutputArgs, type GetApiGatewayUsagePlanEnvironmentsResult } from "./getApiGatewayUsagePlanEnvironments.ts";
export { getApiGatewayUsagePlans, getApiGatewayUsagePlansOutput, type GetApiGatewayUsagePlansArgs, type GetApiGatewayUsagePlansOutputArgs, type GetApiGatewayUsagePlansResult } from "./getApiGatewayUsagePlans.ts";
export { getAvailabilityRegions, getAvailabilityRegionsOutput, type GetAvailabilityRegionsArgs, type GetAvailabilityRegionsOutputArgs, type GetAvailabilityRegionsResult } from "./getAvailabilityRegions.ts";
export { getAvailabilityZonesByProduct, getAvailabilityZonesByProductOutput, type GetAvailabilityZonesByProductArgs, type GetAvailabilityZonesByProductOutputArgs, type GetAvailabilityZonesByProductResult } from "./getAvailabilityZonesByProduct.ts";
export { getCamPolicies, getCamPoliciesOutput, type GetCamPoliciesArgs, type GetCamPoliciesOutputArgs, type GetCamPoliciesResult } from "./getCamPolicies.ts";
export { getCamRoles, getCamRolesOutput, type GetCamRolesArgs, type GetCamRolesOutputArgs, type GetCamRolesResult } from "./getCamRoles.ts";
export { getCamUsers, getCamUsersOutput, type GetCamUsersArgs, type GetCamUsersOutputArgs, type GetCamUsersResult } from "./getCamUsers.ts";
export { getCbsStorages, getCbsStoragesOutput, type GetCbsStoragesArgs, type GetCbsStoragesOutputArgs, type GetCbsStoragesResult } from "./getCbsStorages.ts";
export { getCkafkaTopics, getCkafkaTopicsOutput, type GetCkafkaTopicsArgs, type GetCkafkaTopicsOutputArgs, type GetCkafkaTopicsResult } from "./getCkafkaTopics.ts";
export { getClbInstances, getClbInstancesOutput, type GetClbInstancesArgs, type GetClbInstancesOutputArgs, type GetClbInstancesResult } from "./getClbInstances.ts";
export { getClbListeners, getClbListenersOutput, type GetClbListenersArgs, type GetClbListenersOutputArgs, type GetClbListenersResult } from "./getClbListeners.ts";
export { getClsTopics, getClsTopicsOutput, type GetClsTopicsArgs, type GetClsTopicsOutputArgs, type GetClsTopicsResult } from "./getClsTopics.ts";
export { getCosBuckets, getCosBucketsOutput, type GetCosBucketsArgs, type GetCosBucketsOutputArgs, type GetCosBucketsResult } from "./getCosBuckets.ts";
export { getDnspodRecords, getDnspodRecordsOutput, type GetDnspodRecordsArgs, type GetDnspodRecordsOutputArgs, type GetDnspodRecordsResult } from "./getDnspodRecords.ts";
export { getEips, getEipsOutput, type GetEipsArgs, type GetEipsOutputArgs, type GetEipsResult } from "./getEips.ts";
export { getImages, getImagesOutput, type GetImagesArgs, type GetImagesOutputArgs, type GetImagesResult } from "./getImages.ts";
export { getInstanceTypes, getInstanceTypesOutput, type GetInstanceTypesArgs, type GetInstanceTypesOutputArgs, type GetInstanceTypesResult } from "./getInstanceTypes.ts";
export { getInstances, getInstancesOutput, type GetInstancesArgs, type GetInstancesOutputArgs, type GetInstancesResult } from "./getInstances.ts";
export { getKeyPairs, getKeyPairsOutput, type GetKeyPairsArgs, type GetKeyPairsOutputArgs, type GetKeyPairsResult } from "./getKeyPairs.ts";
export { getKubernetesClusters, getKubernetesClustersOutput, type GetKubernetesClustersArgs, type GetKubernetesClustersOutputArgs, type GetKubernetesClustersResult } from "./getKubernetesClusters.ts";
export { getMysqlInstance, getMysqlInstanceOutput, type GetMysqlInstanceArgs, type GetMysqlInstanceOutputArgs, type GetMysqlInstanceResult } from "./getMysqlInstance.ts";
export { getNatGateways, getNatGatewaysOutput, type GetNatGatewaysArgs, type GetNatGatewaysOutputArgs, type GetNatGatewaysResult } from "./getNatGateways.ts";
export { getProtocolTemplateGroups, getProtocolTemplateGroupsOutput, type GetProtocolTemplateGroupsArgs, type GetProtocolTemplateGroupsOutputArgs, type GetProtocolTemplateGroupsResult } from "./getProtocolTemplateGroups.ts";
export { getProtocolTemplates, getProtocolTemplatesOutput, type GetProtocolTemplatesArgs, type GetProtocolTemplatesOutputArgs, type GetProtocolTemplatesResult } from "./getProtocolTemplates.ts";
export { getRedisInstances, getRedisInstancesOutput, type GetRedisInstancesArgs, type GetRedisInstancesOutputArgs, type GetRedisInstancesResult } from "./getRedisInstances.ts";
export { getScfFunctions, getScfFunctionsOutput, type GetScfFunctionsArgs, type GetScfFunctionsOutputArgs, type GetScfFunctionsResult } from "./getScfFunctions.ts";
export { getSecurityGroups, getSecurityGroupsOutput, type GetSecurityGroupsArgs, type GetSecurityGroupsOutputArgs, type GetSecurityGroupsResult } from "./getSecurityGroups.ts";
export { getSslCertificates, getSslCertificatesOutput, type GetSslCertificatesArgs, type GetSslCertificatesOutputArgs, type GetSslCertificatesResult } from "./getSslCertificates.ts";
export { getUserInfo, getUserInfoOutput, type GetUserInfoArgs, type GetUserInfoOutputArgs, type GetUserInfoResult } from "./getUserInfo.ts";
export { getVpcInstances, getVpcInstancesOutput, type GetVpcInstancesArgs, type GetVpcInstancesOutputArgs, type GetVpcInstancesResult } from "./getVpcInstances.ts";
export { getVpcRouteTables, getVpcRouteTablesOutput, type GetVpcRouteTablesArgs, type GetVpcRouteTablesOutputArgs, type GetVpcRouteTablesResult } from "./getVpcRouteTables.ts";
export { getVpcSubnets, getVpcSubnetsOutput, type GetVpcSubnetsArgs, type GetVpcSubnetsOutputArgs, type GetVpcSubnetsResult } from "./getVpcSubnets.ts";
export * from "./types/enums.ts";
export type * as types from "./types/index.ts";

const resources: Record<string, new (name: string, args: any, opts: pulumi.CustomResourceOptions) => pulumi.Resource> = {
  "cloudprov:index/actionCall:ActionCall": ActionCall,
  "cloudprov:index/actionResource:ActionResource": ActionResource,
  "cloudprov:index/addressTemplate:AddressTemplate": AddressTemplate,
  "cloudprov:index/addressTemplateGroup:AddressTemplateGroup": AddressTemplateGroup,
  "cloudprov:index/antiddosBgpInstance:AntiddosBgpInstance": AntiddosBgpInstance,
  "cloudprov:index/antiddosCcBlackWhiteIp:AntiddosCcBlackWhiteIp": AntiddosCcBlackWhiteIp,
  "cloudprov:index/antiddosCcPrecisionPolicy:AntiddosCcPrecisionPolicy": AntiddosCcPrecisionPolicy,
  "cloudprov:index/antiddosDdosBlackWhiteIp:AntiddosDdosBlackWhiteIp": AntiddosDdosBlackWhiteIp,
  "cloudprov:index/antiddosDdosGeoIpBlockConfig:AntiddosDdosGeoIpBlockConfig": AntiddosDdosGeoIpBlockConfig,
  "cloudprov:index/antiddosDdosSpeedLimitConfig:AntiddosDdosSpeedLimitConfig": AntiddosDdosSpeedLimitConfig,
  "cloudprov:index/antiddosDefaultAlarmThreshold:AntiddosDefaultAlarmThreshold": AntiddosDefaultAlarmThreshold,
  "cloudprov:index/antiddosIpAlarmThresholdConfig:AntiddosIpAlarmThresholdConfig": AntiddosIpAlarmThresholdConfig,
  "cloudprov:index/antiddosPacketFilterConfig:AntiddosPacketFilterConfig": AntiddosPacketFilterConfig,
  "cloudprov:index/antiddosPortAclConfig:AntiddosPortAclConfig": AntiddosPortAclConfig,
  "cloudprov:index/antiddosSchedulingDomainUserName:AntiddosSchedulingDomainUserName": AntiddosSchedulingDomainUserName,
  "cloudprov:index/apiGatewayApi:ApiGatewayApi": ApiGatewayApi,
  "cloudprov:index/apiGatewayApiApp:ApiGatewayApiApp": ApiGatewayApiApp,
  "cloudprov:index/apiGatewayApiAppAttachment:ApiGatewayApiAppAttachment": ApiGatewayApiAppAttachment,
  "cloudprov:index/apiGatewayApiDoc:ApiGatewayApiDoc": ApiGatewayApiDoc,
  "cloudprov:index/apiGatewayApiKey:ApiGatewayApiKey": ApiGatewayApiKey,
  "cloudprov:index/apiGatewayApiKeyAttachment:ApiGatewayApiKeyAttachment": ApiGatewayApiKeyAttachment,
  "cloudprov:index/apiGatewayCustomDomain:ApiGatewayCustomDomain": ApiGatewayCustomDomain,
  "cloudprov:index/apiGatewayImportOpenApi:ApiGatewayImportOpenApi": ApiGatewayImportOpenApi,
  "cloudprov:index/apiGatewayIpStrategy:ApiGatewayIpStrategy": ApiGatewayIpStrategy,
  "cloudprov:index/apiGatewayPlugin:ApiGatewayPlugin": ApiGatewayPlugin,
  "cloudprov:index/apiGatewayPluginAttachment:ApiGatewayPluginAttachment": ApiGatewayPluginAttachment,
  "cloudprov:index/apiGatewayService:ApiGatewayService": ApiGatewayService,
  "cloudprov:index/apiGatewayServiceRelease:ApiGatewayServiceRelease": ApiGatewayServiceRelease,
  "cloudprov:index/apiGatewayStrategyAttachment:ApiGatewayStrategyAttachment": ApiGatewayStrategyAttachment,
  "cloudprov:index/apiGatewayUpdateApiAppKey:ApiGatewayUpdateApiAppKey": ApiGatewayUpdateApiAppKey,
  "cloudprov:index/apiGatewayUpdateService:ApiGatewayUpdateService": ApiGatewayUpdateService,
  "cloudprov:index/apiGatewayUpstream:ApiGatewayUpstream": ApiGatewayUpstream,
  "cloudprov:index/apiGatewayUsagePlan:ApiGatewayUsagePlan": ApiGatewayUsagePlan,
  "cloudprov:index/apiGatewayUsagePlanAttachment:ApiGatewayUsagePlanAttachment": ApiGatewayUsagePlanAttachment,
  "cloudprov:index/camAccessKey:CamAccessKey": CamAccessKey,
  "cloudprov:index/camGroup:CamGroup": CamGroup,
  "cloudprov:index/camGroupMembership:CamGroupMembership": CamGroupMembership,
  "cloudprov:index/camGroupPolicyAttachment:CamGroupPolicyAttachment": CamGroupPolicyAttachment,
  "cloudprov:index/camPolicy:CamPolicy": CamPolicy,
  "cloudprov:index/camRole:CamRole": CamRole,
  "cloudprov:index/camRolePolicyAttachment:CamRolePolicyAttachment": CamRolePolicyAttachment,
  "cloudprov:index/camUser:CamUser": CamUser,
  "cloudprov:index/camUserPolicyAttachment:CamUserPolicyAttachment": CamUserPolicyAttachment,
  "cloudprov:index/cbsStorage:CbsStorage": CbsStorage,
  "cloudprov:index/cbsStorageAttachment:CbsStorageAttachment": CbsStorageAttachment,
  "cloudprov:index/ckafkaInstance:CkafkaInstance": CkafkaInstance,
  "cloudprov:index/ckafkaTopic:CkafkaTopic": CkafkaTopic,
  "cloudprov:index/clbAttachment:ClbAttachment": ClbAttachment,
  "cloudprov:index/clbInstance:ClbInstance": ClbInstance,
  "cloudprov:index/clbListener:ClbListener": ClbListener,
  "cloudprov:index/clbListenerRule:ClbListenerRule": ClbListenerRule,
  "cloudprov:index/clbTargetGroup:ClbTargetGroup": ClbTargetGroup,
  "cloudprov:index/clbTargetGroupAttachment:ClbTargetGroupAttachment": ClbTargetGroupAttachment,
  "cloudprov:index/clsIndex:ClsIndex": ClsIndex,
  "cloudprov:index/clsLogset:ClsLogset": ClsLogset,
  "cloudprov:index/clsTopic:ClsTopic": ClsTopic,
  "cloudprov:index/cosBucket:CosBucket": CosBucket,
  "cloudprov:index/cosBucketObject:CosBucketObject": CosBucketObject,
  "cloudprov:index/cosBucketPolicy:CosBucketPolicy": CosBucketPolicy,
  "cloudprov:index/dnat:Dnat": Dnat,
  "cloudprov:index/dnspodDomainInstance:DnspodDomainInstance": DnspodDomainInstance,
  "cloudprov:index/dnspodRecord:DnspodRecord": DnspodRecord,
  "cloudprov:index/eip:Eip": Eip,
  "cloudprov:index/eipAssociation:EipAssociation": EipAssociation,
  "cloudprov:index/eni:Eni": Eni,
  "cloudprov:index/eniAttachment:EniAttachment": EniAttachment,
  "cloudprov:index/instance:Instance": Instance,
  "cloudprov:index/keyPair:KeyPair": KeyPair,
  "cloudprov:index/kubernetesCluster:KubernetesCluster": KubernetesCluster,
  "cloudprov:index/kubernetesNodePool:KubernetesNodePool": KubernetesNodePool,
  "cloudprov:index/mysqlAccount:MysqlAccount": MysqlAccount,
  "cloudprov:index/mysqlDatabase:MysqlDatabase": MysqlDatabase,
  "cloudprov:index/mysqlInstance:MysqlInstance": MysqlInstance,
  "cloudprov:index/mysqlPrivilege:MysqlPrivilege": MysqlPrivilege,
  "cloudprov:index/natGateway:NatGateway": NatGateway,
  "cloudprov:index/natGatewaySnat:NatGatewaySnat": NatGatewaySnat,
  "cloudprov:index/postgresqlInstance:PostgresqlInstance": PostgresqlInstance,
  "cloudprov:index/privateDnsRecord:PrivateDnsRecord": PrivateDnsRecord,
  "cloudprov:index/privateDnsZone:PrivateDnsZone": PrivateDnsZone,
  "cloudprov:index/privateDnsZoneVpcAttachment:PrivateDnsZoneVpcAttachment": PrivateDnsZoneVpcAttachment,
  "cloudprov:index/protocolTemplate:ProtocolTemplate": ProtocolTemplate,
  "cloudprov:index/protocolTemplateGroup:ProtocolTemplateGroup": ProtocolTemplateGroup,
  "cloudprov:index/redisInstance:RedisInstance": RedisInstance,
  "cloudprov:index/routeTable:RouteTable": RouteTable,
  "cloudprov:index/routeTableAssociation:RouteTableAssociation": RouteTableAssociation,
  "cloudprov:index/routeTableEntry:RouteTableEntry": RouteTableEntry,
  "cloudprov:index/scfFunction:ScfFunction": ScfFunction,
  "cloudprov:index/scfNamespace:ScfNamespace": ScfNamespace,
  "cloudprov:index/scfTriggerConfig:ScfTriggerConfig": ScfTriggerConfig,
  "cloudprov:index/securityGroup:SecurityGroup": SecurityGroup,
  "cloudprov:index/securityGroupRuleSet:SecurityGroupRuleSet": SecurityGroupRuleSet,
  "cloudprov:index/sslCertificate:SslCertificate": SslCertificate,
  "cloudprov:index/subnet:Subnet": Subnet,
  "cloudprov:index/vpc:Vpc": Vpc,
  "cloudprov:index/vpcAcl:VpcAcl": VpcAcl,
  "cloudprov:index/vpcAclAttachment:VpcAclAttachment": VpcAclAttachment,
};

const resourceModule = {
  version: utilities.version,
  construct(name: string, type: string, urn: string): pulumi.Resource {
    const Resource = resources[type];
    if (!Resource) throw new Error(`Cannot rebuild ${urn}: @org/cloudprov ${utilities.version} has no resource ${type}.`);
    return new Resource(name, undefined, { urn });
  },
};

for (const name of [
  "index/actionCall",
  "index/actionResource",
  "index/addressTemplate",
  "index/addressTemplateGroup",
  "index/antiddosBgpInstance",
  "index/antiddosCcBlackWhiteIp",
  "index/antiddosCcPrecisionPolicy",
  "index/antiddosDdosBlackWhiteIp",
  "index/antiddosDdosGeoIpBlockConfig",
  "index/antiddosDdosSpeedLimitConfig",
  "index/antiddosDefaultAlarmThreshold",
  "index/antiddosIpAlarmThresholdConfig",
  "index/antiddosPacketFilterConfig",
  "index/antiddosPortAclConfig",
  "index/antiddosSchedulingDomainUserName",
  "index/apiGatewayApi",
  "index/apiGatewayApiApp",
  "index/apiGatewayApiAppAttachment",
  "index/apiGatewayApiDoc",
  "index/apiGatewayApiKey",
  "index/apiGatewayApiKeyAttachment",
  "index/apiGatewayCustomDomain",
  "index/apiGatewayImportOpenApi",
  "index/apiGatewayIpStrategy",
  "index/apiGatewayPlugin",
  "index/apiGatewayPluginAttachment",
  "index/apiGatewayService",
  "index/apiGatewayServiceRelease",
  "index/apiGatewayStrategyAttachment",
  "index/apiGatewayUpdateApiAppKey",
  "index/apiGatewayUpdateService",
  "index/apiGatewayUpstream",
  "index/apiGatewayUsagePlan",
  "index/apiGatewayUsagePlanAttachment",
  "index/camAccessKey",
  "index/camGroup",
  "index/camGroupMembership",
  "index/camGroupPolicyAttachment",
  "index/camPolicy",
  "index/camRole",
  "index/camRolePolicyAttachment",
  "index/camUser",
  "index/camUserPolicyAttachment",
  "index/cbsStorage",
  "index/cbsStorageAttachment",
  "index/ckafkaInstance",
  "index/ckafkaTopic",
  "index/clbAttachment",
  "index/clbInstance",
  "index/clbListener",
  "index/clbListenerRule",
  "index/clbTargetGroup",
  "index/clbTargetGroupAttachment",
  "index/clsIndex",
  "index/clsLogset",
  "index/clsTopic",
  "index/cosBucket",
  "index/cosBucketObject",
  "index/cosBucketPolicy",
  "index/dnat",
  "index/dnspodDomainInstance",
  "index/dnspodRecord",
  "index/eip",
  "index/eipAssociation",
  "index/eni",
  "index/eniAttachment",
  "index/instance",
  "index/keyPair",
  "index/kubernetesCluster",
  "index/kubernetesNodePool",
  "index/mysqlAccount",
  "index/mysqlDatabase",
  "index/mysqlInstance",
  "index/mysqlPrivilege",
  "index/natGateway",
  "index/natGatewaySnat",
  "index/postgresqlInstance",
  "index/privateDnsRecord",
  "index/privateDnsZone",
  "index/privateDnsZoneVpcAttachment",
  "index/protocolTemplate",
  "index/protocolTemplateGroup",
  "index/redisInstance",
  "index/routeTable",
  "index/routeTableAssociation",
  "index/routeTableEntry",
  "index/scfFunction",
  "index/scfNamespace",
  "index/scfTriggerConfig",
  "index/securityGroup",
  "index/securityGroupRuleSet",
  "index/sslCertificate",
  "index/subnet",
  "index/vpc",
  "index/vpcAcl",
  "index/vpcAclAttachment",
]) {
  runtime.registerResourceModule("cloudprov", name, resourceModule);
}

runtime.registerResourcePackage("cloudprov", {
  version: utilities.version,
  constructProvider(name: string, type: string, urn: string): pulumi.ProviderResource {
    if (type !== "pulumi:providers:cloudprov") throw new Error(`Cannot rebuild ${urn}: ${type} is not the provider of @org/cloudprov.`);
    return new Provider(name, undefined as any, { urn });
  },
});
