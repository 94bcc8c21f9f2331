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
export * from "./families/api-gateway.ts";
export * from "./families/networks.ts";
export * from "./families/machines.ts";
export * from "./families/load-balancing.ts";
export * from "./families/postgresql.ts";
export * from "./families/redis.ts";
export * from "./families/access.ts";
export * from "./families/dns.ts";
export * from "./families/private-dns.ts";
export * from "./families/certificates.ts";
export * from "./families/kubernetes.ts";
export * from "./families/functions.ts";
export * from "./families/ckafka.ts";
export * from "./families/logs.ts";
export * from "./families/mysql.ts";
export * from "./families/cos.ts";
export * from "./families/anti-ddos.ts";
export * from "./families/any-action.ts";
export * from "./types/enums.ts";
export type { types } from "./types/index.ts";

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
