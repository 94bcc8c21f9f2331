// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type { types as apiGateway } from "../types/families/api-gateway.ts";
import type { types as networks } from "../types/families/networks.ts";
import type { types as machines } from "../types/families/machines.ts";
import type { types as loadBalancing } from "../types/families/load-balancing.ts";
import type { types as postgresql } from "../types/families/postgresql.ts";
import type { types as redis } from "../types/families/redis.ts";
import type { types as access } from "../types/families/access.ts";
import type { types as dns } from "../types/families/dns.ts";
import type { types as privateDns } from "../types/families/private-dns.ts";
import type { types as certificates } from "../types/families/certificates.ts";
import type { types as kubernetes } from "../types/families/kubernetes.ts";
import type { types as functions } from "../types/families/functions.ts";
import type { types as ckafka } from "../types/families/ckafka.ts";
import type { types as logs } from "../types/families/logs.ts";
import type { types as mysql } from "../types/families/mysql.ts";
import type { types as cos } from "../types/families/cos.ts";
import type { types as antiDdos } from "../types/families/anti-ddos.ts";
import type { types as anyAction } from "../types/families/any-action.ts";
import type { types as shared } from "../types/shared.ts";

export namespace types {
  export namespace input {
    export type ApiGatewayApiConstantParameter = apiGateway.input.ApiGatewayApiConstantParameter;

    export type ApiGatewayApiMicroService = apiGateway.input.ApiGatewayApiMicroService;

    export type ApiGatewayApiOauthConfig = apiGateway.input.ApiGatewayApiOauthConfig;

    export type ApiGatewayApiRequestParameter = apiGateway.input.ApiGatewayApiRequestParameter;

    export type ApiGatewayApiResponseErrorCode = apiGateway.input.ApiGatewayApiResponseErrorCode;

    export type ApiGatewayApiServiceConfigCosConfig = apiGateway.input.ApiGatewayApiServiceConfigCosConfig;

    export type ApiGatewayApiServiceParameter = apiGateway.input.ApiGatewayApiServiceParameter;

    export type ApiGatewayApiServiceTsfHealthCheckConf = apiGateway.input.ApiGatewayApiServiceTsfHealthCheckConf;

    export type ApiGatewayApiServiceTsfLoadBalanceConf = apiGateway.input.ApiGatewayApiServiceTsfLoadBalanceConf;

    export type ApiGatewayApiTargetService = apiGateway.input.ApiGatewayApiTargetService;

    export type ApiGatewayApiTargetServicesHealthCheckConf = apiGateway.input.ApiGatewayApiTargetServicesHealthCheckConf;

    export type ApiGatewayImportOpenApiConstantParameter = apiGateway.input.ApiGatewayImportOpenApiConstantParameter;

    export type ApiGatewayImportOpenApiMicroService = apiGateway.input.ApiGatewayImportOpenApiMicroService;

    export type ApiGatewayImportOpenApiOauthConfig = apiGateway.input.ApiGatewayImportOpenApiOauthConfig;

    export type ApiGatewayImportOpenApiRequestParameter = apiGateway.input.ApiGatewayImportOpenApiRequestParameter;

    export type ApiGatewayImportOpenApiResponseErrorCode = apiGateway.input.ApiGatewayImportOpenApiResponseErrorCode;

    export type ApiGatewayImportOpenApiServiceConfigCosConfig = apiGateway.input.ApiGatewayImportOpenApiServiceConfigCosConfig;

    export type ApiGatewayImportOpenApiServiceParameter = apiGateway.input.ApiGatewayImportOpenApiServiceParameter;

    export type ApiGatewayImportOpenApiServiceTsfHealthCheckConf = apiGateway.input.ApiGatewayImportOpenApiServiceTsfHealthCheckConf;

    export type ApiGatewayImportOpenApiServiceTsfLoadBalanceConf = apiGateway.input.ApiGatewayImportOpenApiServiceTsfLoadBalanceConf;

    export type ApiGatewayServiceApiList = apiGateway.input.ApiGatewayServiceApiList;

    export type ApiGatewayServiceUsagePlanList = apiGateway.input.ApiGatewayServiceUsagePlanList;

    export type ApiGatewayUpstreamHealthChecker = apiGateway.input.ApiGatewayUpstreamHealthChecker;

    export type ApiGatewayUpstreamK8sService = apiGateway.input.ApiGatewayUpstreamK8sService;

    export type ApiGatewayUpstreamK8sServiceExtraLabel = apiGateway.input.ApiGatewayUpstreamK8sServiceExtraLabel;

    export type ApiGatewayUpstreamNode = apiGateway.input.ApiGatewayUpstreamNode;

    export type ApiGatewayUsagePlanAttachList = apiGateway.input.ApiGatewayUsagePlanAttachList;

    export type GetApiGatewayBindApiAppsStatusFilter = apiGateway.input.GetApiGatewayBindApiAppsStatusFilter;

    export type GetApiGatewayBindApiAppsStatusFilterArgs = apiGateway.input.GetApiGatewayBindApiAppsStatusFilterArgs;

    export type GetApiGatewayUpstreamsFilter = apiGateway.input.GetApiGatewayUpstreamsFilter;

    export type GetApiGatewayUpstreamsFilterArgs = apiGateway.input.GetApiGatewayUpstreamsFilterArgs;

    export type EniIpv4 = networks.input.EniIpv4;

    export type EniIpv4Info = networks.input.EniIpv4Info;

    export type SecurityGroupRuleSetEgress = networks.input.SecurityGroupRuleSetEgress;

    export type SecurityGroupRuleSetIngress = networks.input.SecurityGroupRuleSetIngress;

    export type InstanceCpuTopology = machines.input.InstanceCpuTopology;

    export type InstanceDataDisk = machines.input.InstanceDataDisk;

    export type GetInstanceTypesCbsFilter = machines.input.GetInstanceTypesCbsFilter;

    export type GetInstanceTypesCbsFilterArgs = machines.input.GetInstanceTypesCbsFilterArgs;

    export type GetInstanceTypesFilter = machines.input.GetInstanceTypesFilter;

    export type GetInstanceTypesFilterArgs = machines.input.GetInstanceTypesFilterArgs;

    export type ClbAttachmentTarget = loadBalancing.input.ClbAttachmentTarget;

    export type ClbInstanceExclusiveCluster = loadBalancing.input.ClbInstanceExclusiveCluster;

    export type ClbInstanceExclusiveClusterClassicalCluster = loadBalancing.input.ClbInstanceExclusiveClusterClassicalCluster;

    export type ClbInstanceExclusiveClusterL4Cluster = loadBalancing.input.ClbInstanceExclusiveClusterL4Cluster;

    export type ClbInstanceExclusiveClusterL7Cluster = loadBalancing.input.ClbInstanceExclusiveClusterL7Cluster;

    export type ClbInstanceSnatIp = loadBalancing.input.ClbInstanceSnatIp;

    export type ClbListenerMultiCertInfo = loadBalancing.input.ClbListenerMultiCertInfo;

    export type ClbListenerRuleMultiCertInfo = loadBalancing.input.ClbListenerRuleMultiCertInfo;

    export type ClbListenerRuleOauth = loadBalancing.input.ClbListenerRuleOauth;

    export type ClbTargetGroupHealthCheck = loadBalancing.input.ClbTargetGroupHealthCheck;

    export type PostgresqlInstanceDbNodeSet = postgresql.input.PostgresqlInstanceDbNodeSet;

    export type RedisInstanceNodeInfo = redis.input.RedisInstanceNodeInfo;

    export type PrivateDnsZoneAccountVpcSet = privateDns.input.PrivateDnsZoneAccountVpcSet;

    export type PrivateDnsZoneVpcAttachmentAccountVpcSet = privateDns.input.PrivateDnsZoneVpcAttachmentAccountVpcSet;

    export type PrivateDnsZoneVpcAttachmentVpcSet = privateDns.input.PrivateDnsZoneVpcAttachmentVpcSet;

    export type PrivateDnsZoneVpcSet = privateDns.input.PrivateDnsZoneVpcSet;

    export type KubernetesClusterAuthOptions = kubernetes.input.KubernetesClusterAuthOptions;

    export type KubernetesClusterClusterAudit = kubernetes.input.KubernetesClusterClusterAudit;

    export type KubernetesClusterClusterExtraArgs = kubernetes.input.KubernetesClusterClusterExtraArgs;

    export type KubernetesClusterEventPersistence = kubernetes.input.KubernetesClusterEventPersistence;

    export type KubernetesClusterExistInstance = kubernetes.input.KubernetesClusterExistInstance;

    export type KubernetesClusterExistInstanceInstancesPara = kubernetes.input.KubernetesClusterExistInstanceInstancesPara;

    export type KubernetesClusterExistInstanceInstancesParaMasterConfig = kubernetes.input.KubernetesClusterExistInstanceInstancesParaMasterConfig;

    export type KubernetesClusterExistInstanceInstancesParaMasterConfigDataDisk = kubernetes.input.KubernetesClusterExistInstanceInstancesParaMasterConfigDataDisk;

    export type KubernetesClusterExistInstanceInstancesParaMasterConfigExtraArgs = kubernetes.input.KubernetesClusterExistInstanceInstancesParaMasterConfigExtraArgs;

    export type KubernetesClusterExistInstanceInstancesParaMasterConfigGpuArgs = kubernetes.input.KubernetesClusterExistInstanceInstancesParaMasterConfigGpuArgs;

    export type KubernetesClusterExistInstanceInstancesParaMasterConfigLabel = kubernetes.input.KubernetesClusterExistInstanceInstancesParaMasterConfigLabel;

    export type KubernetesClusterExistInstanceInstancesParaMasterConfigTaint = kubernetes.input.KubernetesClusterExistInstanceInstancesParaMasterConfigTaint;

    export type KubernetesClusterExtensionAddon = kubernetes.input.KubernetesClusterExtensionAddon;

    export type KubernetesClusterLogAgent = kubernetes.input.KubernetesClusterLogAgent;

    export type KubernetesClusterMasterConfig = kubernetes.input.KubernetesClusterMasterConfig;

    export type KubernetesClusterMasterConfigDataDisk = kubernetes.input.KubernetesClusterMasterConfigDataDisk;

    export type KubernetesClusterNodePoolGlobalConfig = kubernetes.input.KubernetesClusterNodePoolGlobalConfig;

    export type KubernetesClusterResourceDeleteOption = kubernetes.input.KubernetesClusterResourceDeleteOption;

    export type KubernetesClusterWorkerConfig = kubernetes.input.KubernetesClusterWorkerConfig;

    export type KubernetesClusterWorkerConfigDataDisk = kubernetes.input.KubernetesClusterWorkerConfigDataDisk;

    export type KubernetesClusterWorkerInstancesList = kubernetes.input.KubernetesClusterWorkerInstancesList;

    export type KubernetesNodePoolAnnotation = kubernetes.input.KubernetesNodePoolAnnotation;

    export type KubernetesNodePoolAutoScalingConfig = kubernetes.input.KubernetesNodePoolAutoScalingConfig;

    export type KubernetesNodePoolAutoScalingConfigDataDisk = kubernetes.input.KubernetesNodePoolAutoScalingConfigDataDisk;

    export type KubernetesNodePoolNodeConfig = kubernetes.input.KubernetesNodePoolNodeConfig;

    export type KubernetesNodePoolNodeConfigDataDisk = kubernetes.input.KubernetesNodePoolNodeConfigDataDisk;

    export type KubernetesNodePoolNodeConfigGpuArgs = kubernetes.input.KubernetesNodePoolNodeConfigGpuArgs;

    export type KubernetesNodePoolTaint = kubernetes.input.KubernetesNodePoolTaint;

    export type ScfFunctionCfsConfig = functions.input.ScfFunctionCfsConfig;

    export type ScfFunctionImageConfig = functions.input.ScfFunctionImageConfig;

    export type ScfFunctionInstanceConcurrencyConfig = functions.input.ScfFunctionInstanceConcurrencyConfig;

    export type ScfFunctionInstanceConcurrencyConfigMixNodeConfig = functions.input.ScfFunctionInstanceConcurrencyConfigMixNodeConfig;

    export type ScfFunctionInstanceConcurrencyConfigSessionConfig = functions.input.ScfFunctionInstanceConcurrencyConfigSessionConfig;

    export type ScfFunctionIntranetConfig = functions.input.ScfFunctionIntranetConfig;

    export type ScfFunctionLayer = functions.input.ScfFunctionLayer;

    export type ScfFunctionTrigger = functions.input.ScfFunctionTrigger;

    export type ScfFunctionTriggerInfo = functions.input.ScfFunctionTriggerInfo;

    export type CkafkaInstanceConfig = ckafka.input.CkafkaInstanceConfig;

    export type CkafkaInstanceDynamicRetentionConfig = ckafka.input.CkafkaInstanceDynamicRetentionConfig;

    export type ClsIndexRule = logs.input.ClsIndexRule;

    export type ClsIndexRuleDynamicIndex = logs.input.ClsIndexRuleDynamicIndex;

    export type ClsIndexRuleFullText = logs.input.ClsIndexRuleFullText;

    export type ClsIndexRuleKeyValue = logs.input.ClsIndexRuleKeyValue;

    export type ClsIndexRuleKeyValueKeyValue = logs.input.ClsIndexRuleKeyValueKeyValue;

    export type ClsIndexRuleKeyValueKeyValueValue = logs.input.ClsIndexRuleKeyValueKeyValueValue;

    export type ClsIndexRuleKeyValueKeyValueValueChildNode = logs.input.ClsIndexRuleKeyValueKeyValueValueChildNode;

    export type ClsIndexRuleKeyValueKeyValueValueChildNodeValue = logs.input.ClsIndexRuleKeyValueKeyValueValueChildNodeValue;

    export type ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNode = logs.input.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNode;

    export type ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValue = logs.input.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValue;

    export type ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNode = logs.input.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNode;

    export type ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValue = logs.input.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValue;

    export type ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNode = logs.input.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNode;

    export type ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue = logs.input.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue;

    export type ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNode = logs.input.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNode;

    export type ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue = logs.input.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue;

    export type ClsIndexRuleTag = logs.input.ClsIndexRuleTag;

    export type ClsIndexRuleTagKeyValue = logs.input.ClsIndexRuleTagKeyValue;

    export type ClsIndexRuleTagKeyValueValue = logs.input.ClsIndexRuleTagKeyValueValue;

    export type ClsIndexRuleTagKeyValueValueChildNode = logs.input.ClsIndexRuleTagKeyValueValueChildNode;

    export type ClsIndexRuleTagKeyValueValueChildNodeValue = logs.input.ClsIndexRuleTagKeyValueValueChildNodeValue;

    export type ClsIndexRuleTagKeyValueValueChildNodeValueChildNode = logs.input.ClsIndexRuleTagKeyValueValueChildNodeValueChildNode;

    export type ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValue = logs.input.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValue;

    export type ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNode = logs.input.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNode;

    export type ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValue = logs.input.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValue;

    export type ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNode = logs.input.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNode;

    export type ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue = logs.input.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue;

    export type ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNode = logs.input.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNode;

    export type ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue = logs.input.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue;

    export type ClsTopicCustomKmsInfo = logs.input.ClsTopicCustomKmsInfo;

    export type ClsTopicExtends = logs.input.ClsTopicExtends;

    export type ClsTopicExtendsAnonymousAccess = logs.input.ClsTopicExtendsAnonymousAccess;

    export type ClsTopicExtendsAnonymousAccessCondition = logs.input.ClsTopicExtendsAnonymousAccessCondition;

    export type GetClsTopicsFilter = logs.input.GetClsTopicsFilter;

    export type GetClsTopicsFilterArgs = logs.input.GetClsTopicsFilterArgs;

    export type MysqlInstanceClusterTopology = mysql.input.MysqlInstanceClusterTopology;

    export type MysqlInstanceClusterTopologyReadOnlyNode = mysql.input.MysqlInstanceClusterTopologyReadOnlyNode;

    export type MysqlInstanceClusterTopologyReadWriteNode = mysql.input.MysqlInstanceClusterTopologyReadWriteNode;

    export type MysqlPrivilegeColumn = mysql.input.MysqlPrivilegeColumn;

    export type MysqlPrivilegeDatabase = mysql.input.MysqlPrivilegeDatabase;

    export type MysqlPrivilegeTable = mysql.input.MysqlPrivilegeTable;

    export type CosBucketCorsRule = cos.input.CosBucketCorsRule;

    export type CosBucketIntelligentTieringArchivingRuleList = cos.input.CosBucketIntelligentTieringArchivingRuleList;

    export type CosBucketIntelligentTieringArchivingRuleListFilter = cos.input.CosBucketIntelligentTieringArchivingRuleListFilter;

    export type CosBucketIntelligentTieringArchivingRuleListFilterAnd = cos.input.CosBucketIntelligentTieringArchivingRuleListFilterAnd;

    export type CosBucketIntelligentTieringArchivingRuleListFilterAndTag = cos.input.CosBucketIntelligentTieringArchivingRuleListFilterAndTag;

    export type CosBucketIntelligentTieringArchivingRuleListFilterTag = cos.input.CosBucketIntelligentTieringArchivingRuleListFilterTag;

    export type CosBucketIntelligentTieringArchivingRuleListTiering = cos.input.CosBucketIntelligentTieringArchivingRuleListTiering;

    export type CosBucketLifecycleRule = cos.input.CosBucketLifecycleRule;

    export type CosBucketLifecycleRuleAbortIncompleteMultipartUpload = cos.input.CosBucketLifecycleRuleAbortIncompleteMultipartUpload;

    export type CosBucketLifecycleRuleExpiration = cos.input.CosBucketLifecycleRuleExpiration;

    export type CosBucketLifecycleRuleNonCurrentExpiration = cos.input.CosBucketLifecycleRuleNonCurrentExpiration;

    export type CosBucketLifecycleRuleNonCurrentTransition = cos.input.CosBucketLifecycleRuleNonCurrentTransition;

    export type CosBucketLifecycleRuleTransition = cos.input.CosBucketLifecycleRuleTransition;

    export type CosBucketObjectLockConfiguration = cos.input.CosBucketObjectLockConfiguration;

    export type CosBucketObjectLockConfigurationRule = cos.input.CosBucketObjectLockConfigurationRule;

    export type CosBucketOriginDomainRule = cos.input.CosBucketOriginDomainRule;

    export type CosBucketOriginPullRule = cos.input.CosBucketOriginPullRule;

    export type CosBucketReplicaRule = cos.input.CosBucketReplicaRule;

    export type CosBucketReplicaRuleDeleteMarkerReplication = cos.input.CosBucketReplicaRuleDeleteMarkerReplication;

    export type CosBucketReplicaRuleFilter = cos.input.CosBucketReplicaRuleFilter;

    export type CosBucketReplicaRuleFilterAnd = cos.input.CosBucketReplicaRuleFilterAnd;

    export type CosBucketReplicaRuleFilterAndTag = cos.input.CosBucketReplicaRuleFilterAndTag;

    export type CosBucketReplicaRuleSourceSelectionCriteria = cos.input.CosBucketReplicaRuleSourceSelectionCriteria;

    export type CosBucketReplicaRuleSourceSelectionCriteriaSseKmsEncryptedObjects = cos.input.CosBucketReplicaRuleSourceSelectionCriteriaSseKmsEncryptedObjects;

    export type CosBucketWebsite = cos.input.CosBucketWebsite;

    export type CosBucketWebsiteRoutingRules = cos.input.CosBucketWebsiteRoutingRules;

    export type CosBucketWebsiteRoutingRulesRule = cos.input.CosBucketWebsiteRoutingRulesRule;

    export type AntiddosBgpInstanceEnterprisePackageConfig = antiDdos.input.AntiddosBgpInstanceEnterprisePackageConfig;

    export type AntiddosBgpInstanceInstanceChargePrepaid = antiDdos.input.AntiddosBgpInstanceInstanceChargePrepaid;

    export type AntiddosBgpInstanceStandardPackageConfig = antiDdos.input.AntiddosBgpInstanceStandardPackageConfig;

    export type AntiddosBgpInstanceStandardPlusPackageConfig = antiDdos.input.AntiddosBgpInstanceStandardPlusPackageConfig;

    export type AntiddosBgpInstanceTagInfoList = antiDdos.input.AntiddosBgpInstanceTagInfoList;

    export type AntiddosCcBlackWhiteIpBlackWhiteIp = antiDdos.input.AntiddosCcBlackWhiteIpBlackWhiteIp;

    export type AntiddosCcPrecisionPolicyPolicyList = antiDdos.input.AntiddosCcPrecisionPolicyPolicyList;

    export type AntiddosDdosGeoIpBlockConfigDdosGeoIpBlockConfig = antiDdos.input.AntiddosDdosGeoIpBlockConfigDdosGeoIpBlockConfig;

    export type AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfig = antiDdos.input.AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfig;

    export type AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfigDstPortScope = antiDdos.input.AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfigDstPortScope;

    export type AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfigSpeedValue = antiDdos.input.AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfigSpeedValue;

    export type AntiddosDefaultAlarmThresholdDefaultAlarmConfig = antiDdos.input.AntiddosDefaultAlarmThresholdDefaultAlarmConfig;

    export type AntiddosPacketFilterConfigPacketFilterConfig = antiDdos.input.AntiddosPacketFilterConfigPacketFilterConfig;

    export type AntiddosPortAclConfigAclConfig = antiDdos.input.AntiddosPortAclConfigAclConfig;

    export type GetAntiddosBgpInstancesFilterTag = antiDdos.input.GetAntiddosBgpInstancesFilterTag;

    export type GetAntiddosBgpInstancesFilterTagArgs = antiDdos.input.GetAntiddosBgpInstancesFilterTagArgs;

    export type ActionCreate = anyAction.input.ActionCreate;

    export type ActionDelete = anyAction.input.ActionDelete;

    export type ActionFind = anyAction.input.ActionFind;

    export type ActionOtherRead = anyAction.input.ActionOtherRead;

    export type ActionPaging = anyAction.input.ActionPaging;

    export type ActionPagingArgs = anyAction.input.ActionPagingArgs;

    export type ActionRead = anyAction.input.ActionRead;

    export type ActionReady = anyAction.input.ActionReady;

    export type ActionTask = anyAction.input.ActionTask;

    export type ActionUndo = anyAction.input.ActionUndo;

    export type ActionUpdate = anyAction.input.ActionUpdate;

    export type ProviderAssumeRole = shared.input.ProviderAssumeRole;

    export type ProviderAssumeRoleWithSaml = shared.input.ProviderAssumeRoleWithSaml;

    export type ProviderAssumeRoleWithWebIdentity = shared.input.ProviderAssumeRoleWithWebIdentity;

    export type ProviderMfaCertification = shared.input.ProviderMfaCertification;
  }

  export namespace output {
    export type ApiGatewayApiConstantParameter = apiGateway.output.ApiGatewayApiConstantParameter;

    export type ApiGatewayApiMicroService = apiGateway.output.ApiGatewayApiMicroService;

    export type ApiGatewayApiOauthConfig = apiGateway.output.ApiGatewayApiOauthConfig;

    export type ApiGatewayApiRequestParameter = apiGateway.output.ApiGatewayApiRequestParameter;

    export type ApiGatewayApiResponseErrorCode = apiGateway.output.ApiGatewayApiResponseErrorCode;

    export type ApiGatewayApiServiceConfigCosConfig = apiGateway.output.ApiGatewayApiServiceConfigCosConfig;

    export type ApiGatewayApiServiceParameter = apiGateway.output.ApiGatewayApiServiceParameter;

    export type ApiGatewayApiServiceTsfHealthCheckConf = apiGateway.output.ApiGatewayApiServiceTsfHealthCheckConf;

    export type ApiGatewayApiServiceTsfLoadBalanceConf = apiGateway.output.ApiGatewayApiServiceTsfLoadBalanceConf;

    export type ApiGatewayApiTargetService = apiGateway.output.ApiGatewayApiTargetService;

    export type ApiGatewayApiTargetServicesHealthCheckConf = apiGateway.output.ApiGatewayApiTargetServicesHealthCheckConf;

    export type ApiGatewayImportOpenApiConstantParameter = apiGateway.output.ApiGatewayImportOpenApiConstantParameter;

    export type ApiGatewayImportOpenApiMicroService = apiGateway.output.ApiGatewayImportOpenApiMicroService;

    export type ApiGatewayImportOpenApiOauthConfig = apiGateway.output.ApiGatewayImportOpenApiOauthConfig;

    export type ApiGatewayImportOpenApiRequestParameter = apiGateway.output.ApiGatewayImportOpenApiRequestParameter;

    export type ApiGatewayImportOpenApiResponseErrorCode = apiGateway.output.ApiGatewayImportOpenApiResponseErrorCode;

    export type ApiGatewayImportOpenApiServiceConfigCosConfig = apiGateway.output.ApiGatewayImportOpenApiServiceConfigCosConfig;

    export type ApiGatewayImportOpenApiServiceParameter = apiGateway.output.ApiGatewayImportOpenApiServiceParameter;

    export type ApiGatewayImportOpenApiServiceTsfHealthCheckConf = apiGateway.output.ApiGatewayImportOpenApiServiceTsfHealthCheckConf;

    export type ApiGatewayImportOpenApiServiceTsfLoadBalanceConf = apiGateway.output.ApiGatewayImportOpenApiServiceTsfLoadBalanceConf;

    export type ApiGatewayServiceApiList = apiGateway.output.ApiGatewayServiceApiList;

    export type ApiGatewayServiceUsagePlanList = apiGateway.output.ApiGatewayServiceUsagePlanList;

    export type ApiGatewayUpstreamHealthChecker = apiGateway.output.ApiGatewayUpstreamHealthChecker;

    export type ApiGatewayUpstreamK8sService = apiGateway.output.ApiGatewayUpstreamK8sService;

    export type ApiGatewayUpstreamK8sServiceExtraLabel = apiGateway.output.ApiGatewayUpstreamK8sServiceExtraLabel;

    export type ApiGatewayUpstreamNode = apiGateway.output.ApiGatewayUpstreamNode;

    export type ApiGatewayUsagePlanAttachList = apiGateway.output.ApiGatewayUsagePlanAttachList;

    export type GetApiGatewayApiAppApiResult = apiGateway.output.GetApiGatewayApiAppApiResult;

    export type GetApiGatewayApiAppApiResultBase64EncodedTriggerRule = apiGateway.output.GetApiGatewayApiAppApiResultBase64EncodedTriggerRule;

    export type GetApiGatewayApiAppApiResultConstantParameter = apiGateway.output.GetApiGatewayApiAppApiResultConstantParameter;

    export type GetApiGatewayApiAppApiResultMicroService = apiGateway.output.GetApiGatewayApiAppApiResultMicroService;

    export type GetApiGatewayApiAppApiResultOauthConfig = apiGateway.output.GetApiGatewayApiAppApiResultOauthConfig;

    export type GetApiGatewayApiAppApiResultRequestConfig = apiGateway.output.GetApiGatewayApiAppApiResultRequestConfig;

    export type GetApiGatewayApiAppApiResultRequestParameter = apiGateway.output.GetApiGatewayApiAppApiResultRequestParameter;

    export type GetApiGatewayApiAppApiResultResponseErrorCode = apiGateway.output.GetApiGatewayApiAppApiResultResponseErrorCode;

    export type GetApiGatewayApiAppApiResultServiceConfig = apiGateway.output.GetApiGatewayApiAppApiResultServiceConfig;

    export type GetApiGatewayApiAppApiResultServiceParameter = apiGateway.output.GetApiGatewayApiAppApiResultServiceParameter;

    export type GetApiGatewayApiAppApiResultServiceTsfHealthCheckConf = apiGateway.output.GetApiGatewayApiAppApiResultServiceTsfHealthCheckConf;

    export type GetApiGatewayApiAppApiResultServiceTsfLoadBalanceConf = apiGateway.output.GetApiGatewayApiAppApiResultServiceTsfLoadBalanceConf;

    export type GetApiGatewayApiAppApiResultTag = apiGateway.output.GetApiGatewayApiAppApiResultTag;

    export type GetApiGatewayApiAppServiceApiIdStatusSet = apiGateway.output.GetApiGatewayApiAppServiceApiIdStatusSet;

    export type GetApiGatewayApiAppServiceApiIdStatusSetOauthConfig = apiGateway.output.GetApiGatewayApiAppServiceApiIdStatusSetOauthConfig;

    export type GetApiGatewayApiAppServiceUsagePlanList = apiGateway.output.GetApiGatewayApiAppServiceUsagePlanList;

    export type GetApiGatewayApiAppsApiAppList = apiGateway.output.GetApiGatewayApiAppsApiAppList;

    export type GetApiGatewayApiDocsApiDocList = apiGateway.output.GetApiGatewayApiDocsApiDocList;

    export type GetApiGatewayApiKeysList = apiGateway.output.GetApiGatewayApiKeysList;

    export type GetApiGatewayApiPluginsResult = apiGateway.output.GetApiGatewayApiPluginsResult;

    export type GetApiGatewayApiUsagePlansResult = apiGateway.output.GetApiGatewayApiUsagePlansResult;

    export type GetApiGatewayApisList = apiGateway.output.GetApiGatewayApisList;

    export type GetApiGatewayApisListRequestParameter = apiGateway.output.GetApiGatewayApisListRequestParameter;

    export type GetApiGatewayApisListResponseErrorCode = apiGateway.output.GetApiGatewayApisListResponseErrorCode;

    export type GetApiGatewayBindApiAppsStatusFilter = apiGateway.output.GetApiGatewayBindApiAppsStatusFilter;

    export type GetApiGatewayBindApiAppsStatusResult = apiGateway.output.GetApiGatewayBindApiAppsStatusResult;

    export type GetApiGatewayBindApiAppsStatusResultApiAppApiSet = apiGateway.output.GetApiGatewayBindApiAppsStatusResultApiAppApiSet;

    export type GetApiGatewayCustomerDomainsList = apiGateway.output.GetApiGatewayCustomerDomainsList;

    export type GetApiGatewayCustomerDomainsListPathMapping = apiGateway.output.GetApiGatewayCustomerDomainsListPathMapping;

    export type GetApiGatewayIpStrategiesList = apiGateway.output.GetApiGatewayIpStrategiesList;

    export type GetApiGatewayIpStrategiesListAttachList = apiGateway.output.GetApiGatewayIpStrategiesListAttachList;

    export type GetApiGatewayPluginsResult = apiGateway.output.GetApiGatewayPluginsResult;

    export type GetApiGatewayServiceEnvironmentListResult = apiGateway.output.GetApiGatewayServiceEnvironmentListResult;

    export type GetApiGatewayServiceReleaseVersionsResult = apiGateway.output.GetApiGatewayServiceReleaseVersionsResult;

    export type GetApiGatewayServicesList = apiGateway.output.GetApiGatewayServicesList;

    export type GetApiGatewayServicesListUsagePlanList = apiGateway.output.GetApiGatewayServicesListUsagePlanList;

    export type GetApiGatewayThrottlingApisList = apiGateway.output.GetApiGatewayThrottlingApisList;

    export type GetApiGatewayThrottlingApisListApiEnvironmentStrategy = apiGateway.output.GetApiGatewayThrottlingApisListApiEnvironmentStrategy;

    export type GetApiGatewayThrottlingApisListApiEnvironmentStrategyStrategyList = apiGateway.output.GetApiGatewayThrottlingApisListApiEnvironmentStrategyStrategyList;

    export type GetApiGatewayThrottlingServicesList = apiGateway.output.GetApiGatewayThrottlingServicesList;

    export type GetApiGatewayThrottlingServicesListEnvironment = apiGateway.output.GetApiGatewayThrottlingServicesListEnvironment;

    export type GetApiGatewayUpstreamsFilter = apiGateway.output.GetApiGatewayUpstreamsFilter;

    export type GetApiGatewayUpstreamsResult = apiGateway.output.GetApiGatewayUpstreamsResult;

    export type GetApiGatewayUsagePlanEnvironmentsList = apiGateway.output.GetApiGatewayUsagePlanEnvironmentsList;

    export type GetApiGatewayUsagePlansList = apiGateway.output.GetApiGatewayUsagePlansList;

    export type EniIpv4 = networks.output.EniIpv4;

    export type EniIpv4Info = networks.output.EniIpv4Info;

    export type SecurityGroupRuleSetEgress = networks.output.SecurityGroupRuleSetEgress;

    export type SecurityGroupRuleSetIngress = networks.output.SecurityGroupRuleSetIngress;

    export type GetAddressTemplateGroupsGroupList = networks.output.GetAddressTemplateGroupsGroupList;

    export type GetAddressTemplatesTemplateList = networks.output.GetAddressTemplatesTemplateList;

    export type GetAvailabilityRegionsRegion = networks.output.GetAvailabilityRegionsRegion;

    export type GetEipsEipList = networks.output.GetEipsEipList;

    export type GetNatGatewaysNat = networks.output.GetNatGatewaysNat;

    export type GetProtocolTemplateGroupsGroupList = networks.output.GetProtocolTemplateGroupsGroupList;

    export type GetProtocolTemplatesTemplateList = networks.output.GetProtocolTemplatesTemplateList;

    export type GetSecurityGroupsSecurityGroup = networks.output.GetSecurityGroupsSecurityGroup;

    export type GetVpcInstancesInstanceList = networks.output.GetVpcInstancesInstanceList;

    export type GetVpcRouteTablesInstanceList = networks.output.GetVpcRouteTablesInstanceList;

    export type GetVpcRouteTablesInstanceListRouteEntryInfo = networks.output.GetVpcRouteTablesInstanceListRouteEntryInfo;

    export type GetVpcSubnetsInstanceList = networks.output.GetVpcSubnetsInstanceList;

    export type InstanceCpuTopology = machines.output.InstanceCpuTopology;

    export type InstanceDataDisk = machines.output.InstanceDataDisk;

    export type GetAvailabilityZonesByProductZone = machines.output.GetAvailabilityZonesByProductZone;

    export type GetCbsStoragesStorageList = machines.output.GetCbsStoragesStorageList;

    export type GetImagesImage = machines.output.GetImagesImage;

    export type GetImagesImageSnapshot = machines.output.GetImagesImageSnapshot;

    export type GetInstanceTypesCbsFilter = machines.output.GetInstanceTypesCbsFilter;

    export type GetInstanceTypesFilter = machines.output.GetInstanceTypesFilter;

    export type GetInstanceTypesInstanceType = machines.output.GetInstanceTypesInstanceType;

    export type GetInstanceTypesInstanceTypeCbsConfig = machines.output.GetInstanceTypesInstanceTypeCbsConfig;

    export type GetInstanceTypesInstanceTypeExternal = machines.output.GetInstanceTypesInstanceTypeExternal;

    export type GetInstanceTypesInstanceTypeExternalStorageBlockAttr = machines.output.GetInstanceTypesInstanceTypeExternalStorageBlockAttr;

    export type GetInstanceTypesInstanceTypeLocalDiskTypeList = machines.output.GetInstanceTypesInstanceTypeLocalDiskTypeList;

    export type GetInstanceTypesInstanceTypePrice = machines.output.GetInstanceTypesInstanceTypePrice;

    export type GetInstancesInstanceList = machines.output.GetInstancesInstanceList;

    export type GetInstancesInstanceListDataDisk = machines.output.GetInstancesInstanceListDataDisk;

    export type GetInstancesInstanceListGpuInfo = machines.output.GetInstancesInstanceListGpuInfo;

    export type GetKeyPairsKeyPairList = machines.output.GetKeyPairsKeyPairList;

    export type ClbAttachmentTarget = loadBalancing.output.ClbAttachmentTarget;

    export type ClbInstanceExclusiveCluster = loadBalancing.output.ClbInstanceExclusiveCluster;

    export type ClbInstanceExclusiveClusterClassicalCluster = loadBalancing.output.ClbInstanceExclusiveClusterClassicalCluster;

    export type ClbInstanceExclusiveClusterL4Cluster = loadBalancing.output.ClbInstanceExclusiveClusterL4Cluster;

    export type ClbInstanceExclusiveClusterL7Cluster = loadBalancing.output.ClbInstanceExclusiveClusterL7Cluster;

    export type ClbInstanceSnatIp = loadBalancing.output.ClbInstanceSnatIp;

    export type ClbListenerMultiCertInfo = loadBalancing.output.ClbListenerMultiCertInfo;

    export type ClbListenerRuleMultiCertInfo = loadBalancing.output.ClbListenerRuleMultiCertInfo;

    export type ClbListenerRuleOauth = loadBalancing.output.ClbListenerRuleOauth;

    export type ClbTargetGroupHealthCheck = loadBalancing.output.ClbTargetGroupHealthCheck;

    export type GetClbInstancesClbList = loadBalancing.output.GetClbInstancesClbList;

    export type GetClbInstancesClbListBackupZoneSet = loadBalancing.output.GetClbInstancesClbListBackupZoneSet;

    export type GetClbListenersListenerList = loadBalancing.output.GetClbListenersListenerList;

    export type PostgresqlInstanceDbNodeSet = postgresql.output.PostgresqlInstanceDbNodeSet;

    export type RedisInstanceNodeInfo = redis.output.RedisInstanceNodeInfo;

    export type GetRedisInstancesInstanceList = redis.output.GetRedisInstancesInstanceList;

    export type GetRedisInstancesInstanceListNodeInfo = redis.output.GetRedisInstancesInstanceListNodeInfo;

    export type GetCamPoliciesPolicyList = access.output.GetCamPoliciesPolicyList;

    export type GetCamRolesRoleList = access.output.GetCamRolesRoleList;

    export type GetCamUsersUserList = access.output.GetCamUsersUserList;

    export type GetDnspodRecordsRecordCountInfo = dns.output.GetDnspodRecordsRecordCountInfo;

    export type GetDnspodRecordsResult = dns.output.GetDnspodRecordsResult;

    export type PrivateDnsZoneAccountVpcSet = privateDns.output.PrivateDnsZoneAccountVpcSet;

    export type PrivateDnsZoneVpcAttachmentAccountVpcSet = privateDns.output.PrivateDnsZoneVpcAttachmentAccountVpcSet;

    export type PrivateDnsZoneVpcAttachmentVpcSet = privateDns.output.PrivateDnsZoneVpcAttachmentVpcSet;

    export type PrivateDnsZoneVpcSet = privateDns.output.PrivateDnsZoneVpcSet;

    export type GetSslCertificatesCertificate = certificates.output.GetSslCertificatesCertificate;

    export type GetSslCertificatesCertificateDvAuth = certificates.output.GetSslCertificatesCertificateDvAuth;

    export type KubernetesClusterAuthOptions = kubernetes.output.KubernetesClusterAuthOptions;

    export type KubernetesClusterClusterAudit = kubernetes.output.KubernetesClusterClusterAudit;

    export type KubernetesClusterClusterExtraArgs = kubernetes.output.KubernetesClusterClusterExtraArgs;

    export type KubernetesClusterEventPersistence = kubernetes.output.KubernetesClusterEventPersistence;

    export type KubernetesClusterExistInstance = kubernetes.output.KubernetesClusterExistInstance;

    export type KubernetesClusterExistInstanceInstancesPara = kubernetes.output.KubernetesClusterExistInstanceInstancesPara;

    export type KubernetesClusterExistInstanceInstancesParaMasterConfig = kubernetes.output.KubernetesClusterExistInstanceInstancesParaMasterConfig;

    export type KubernetesClusterExistInstanceInstancesParaMasterConfigDataDisk = kubernetes.output.KubernetesClusterExistInstanceInstancesParaMasterConfigDataDisk;

    export type KubernetesClusterExistInstanceInstancesParaMasterConfigExtraArgs = kubernetes.output.KubernetesClusterExistInstanceInstancesParaMasterConfigExtraArgs;

    export type KubernetesClusterExistInstanceInstancesParaMasterConfigGpuArgs = kubernetes.output.KubernetesClusterExistInstanceInstancesParaMasterConfigGpuArgs;

    export type KubernetesClusterExistInstanceInstancesParaMasterConfigLabel = kubernetes.output.KubernetesClusterExistInstanceInstancesParaMasterConfigLabel;

    export type KubernetesClusterExistInstanceInstancesParaMasterConfigTaint = kubernetes.output.KubernetesClusterExistInstanceInstancesParaMasterConfigTaint;

    export type KubernetesClusterExtensionAddon = kubernetes.output.KubernetesClusterExtensionAddon;

    export type KubernetesClusterLogAgent = kubernetes.output.KubernetesClusterLogAgent;

    export type KubernetesClusterMasterConfig = kubernetes.output.KubernetesClusterMasterConfig;

    export type KubernetesClusterMasterConfigDataDisk = kubernetes.output.KubernetesClusterMasterConfigDataDisk;

    export type KubernetesClusterNodePoolGlobalConfig = kubernetes.output.KubernetesClusterNodePoolGlobalConfig;

    export type KubernetesClusterResourceDeleteOption = kubernetes.output.KubernetesClusterResourceDeleteOption;

    export type KubernetesClusterWorkerConfig = kubernetes.output.KubernetesClusterWorkerConfig;

    export type KubernetesClusterWorkerConfigDataDisk = kubernetes.output.KubernetesClusterWorkerConfigDataDisk;

    export type KubernetesClusterWorkerInstancesList = kubernetes.output.KubernetesClusterWorkerInstancesList;

    export type KubernetesNodePoolAnnotation = kubernetes.output.KubernetesNodePoolAnnotation;

    export type KubernetesNodePoolAutoScalingConfig = kubernetes.output.KubernetesNodePoolAutoScalingConfig;

    export type KubernetesNodePoolAutoScalingConfigDataDisk = kubernetes.output.KubernetesNodePoolAutoScalingConfigDataDisk;

    export type KubernetesNodePoolNodeConfig = kubernetes.output.KubernetesNodePoolNodeConfig;

    export type KubernetesNodePoolNodeConfigDataDisk = kubernetes.output.KubernetesNodePoolNodeConfigDataDisk;

    export type KubernetesNodePoolNodeConfigGpuArgs = kubernetes.output.KubernetesNodePoolNodeConfigGpuArgs;

    export type KubernetesNodePoolTaint = kubernetes.output.KubernetesNodePoolTaint;

    export type GetKubernetesClustersList = kubernetes.output.GetKubernetesClustersList;

    export type GetKubernetesClustersListClusterExtraArg = kubernetes.output.GetKubernetesClustersListClusterExtraArg;

    export type GetKubernetesClustersListWorkerInstancesList = kubernetes.output.GetKubernetesClustersListWorkerInstancesList;

    export type ScfFunctionCfsConfig = functions.output.ScfFunctionCfsConfig;

    export type ScfFunctionImageConfig = functions.output.ScfFunctionImageConfig;

    export type ScfFunctionInstanceConcurrencyConfig = functions.output.ScfFunctionInstanceConcurrencyConfig;

    export type ScfFunctionInstanceConcurrencyConfigMixNodeConfig = functions.output.ScfFunctionInstanceConcurrencyConfigMixNodeConfig;

    export type ScfFunctionInstanceConcurrencyConfigSessionConfig = functions.output.ScfFunctionInstanceConcurrencyConfigSessionConfig;

    export type ScfFunctionIntranetConfig = functions.output.ScfFunctionIntranetConfig;

    export type ScfFunctionLayer = functions.output.ScfFunctionLayer;

    export type ScfFunctionTrigger = functions.output.ScfFunctionTrigger;

    export type ScfFunctionTriggerInfo = functions.output.ScfFunctionTriggerInfo;

    export type GetScfFunctionsFunction = functions.output.GetScfFunctionsFunction;

    export type GetScfFunctionsFunctionImageConfig = functions.output.GetScfFunctionsFunctionImageConfig;

    export type GetScfFunctionsFunctionIntranetConfig = functions.output.GetScfFunctionsFunctionIntranetConfig;

    export type GetScfFunctionsFunctionTriggerInfo = functions.output.GetScfFunctionsFunctionTriggerInfo;

    export type CkafkaInstanceConfig = ckafka.output.CkafkaInstanceConfig;

    export type CkafkaInstanceDynamicRetentionConfig = ckafka.output.CkafkaInstanceDynamicRetentionConfig;

    export type GetCkafkaTopicsInstanceList = ckafka.output.GetCkafkaTopicsInstanceList;

    export type ClsIndexRule = logs.output.ClsIndexRule;

    export type ClsIndexRuleDynamicIndex = logs.output.ClsIndexRuleDynamicIndex;

    export type ClsIndexRuleFullText = logs.output.ClsIndexRuleFullText;

    export type ClsIndexRuleKeyValue = logs.output.ClsIndexRuleKeyValue;

    export type ClsIndexRuleKeyValueKeyValue = logs.output.ClsIndexRuleKeyValueKeyValue;

    export type ClsIndexRuleKeyValueKeyValueValue = logs.output.ClsIndexRuleKeyValueKeyValueValue;

    export type ClsIndexRuleKeyValueKeyValueValueChildNode = logs.output.ClsIndexRuleKeyValueKeyValueValueChildNode;

    export type ClsIndexRuleKeyValueKeyValueValueChildNodeValue = logs.output.ClsIndexRuleKeyValueKeyValueValueChildNodeValue;

    export type ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNode = logs.output.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNode;

    export type ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValue = logs.output.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValue;

    export type ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNode = logs.output.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNode;

    export type ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValue = logs.output.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValue;

    export type ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNode = logs.output.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNode;

    export type ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue = logs.output.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue;

    export type ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNode = logs.output.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNode;

    export type ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue = logs.output.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue;

    export type ClsIndexRuleTag = logs.output.ClsIndexRuleTag;

    export type ClsIndexRuleTagKeyValue = logs.output.ClsIndexRuleTagKeyValue;

    export type ClsIndexRuleTagKeyValueValue = logs.output.ClsIndexRuleTagKeyValueValue;

    export type ClsIndexRuleTagKeyValueValueChildNode = logs.output.ClsIndexRuleTagKeyValueValueChildNode;

    export type ClsIndexRuleTagKeyValueValueChildNodeValue = logs.output.ClsIndexRuleTagKeyValueValueChildNodeValue;

    export type ClsIndexRuleTagKeyValueValueChildNodeValueChildNode = logs.output.ClsIndexRuleTagKeyValueValueChildNodeValueChildNode;

    export type ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValue = logs.output.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValue;

    export type ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNode = logs.output.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNode;

    export type ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValue = logs.output.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValue;

    export type ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNode = logs.output.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNode;

    export type ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue = logs.output.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue;

    export type ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNode = logs.output.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNode;

    export type ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue = logs.output.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue;

    export type ClsTopicCustomKmsInfo = logs.output.ClsTopicCustomKmsInfo;

    export type ClsTopicExtends = logs.output.ClsTopicExtends;

    export type ClsTopicExtendsAnonymousAccess = logs.output.ClsTopicExtendsAnonymousAccess;

    export type ClsTopicExtendsAnonymousAccessCondition = logs.output.ClsTopicExtendsAnonymousAccessCondition;

    export type GetClsTopicsFilter = logs.output.GetClsTopicsFilter;

    export type GetClsTopicsTopic = logs.output.GetClsTopicsTopic;

    export type GetClsTopicsTopicTag = logs.output.GetClsTopicsTopicTag;

    export type MysqlInstanceClusterTopology = mysql.output.MysqlInstanceClusterTopology;

    export type MysqlInstanceClusterTopologyReadOnlyNode = mysql.output.MysqlInstanceClusterTopologyReadOnlyNode;

    export type MysqlInstanceClusterTopologyReadWriteNode = mysql.output.MysqlInstanceClusterTopologyReadWriteNode;

    export type MysqlPrivilegeColumn = mysql.output.MysqlPrivilegeColumn;

    export type MysqlPrivilegeDatabase = mysql.output.MysqlPrivilegeDatabase;

    export type MysqlPrivilegeTable = mysql.output.MysqlPrivilegeTable;

    export type GetMysqlInstanceInstanceList = mysql.output.GetMysqlInstanceInstanceList;

    export type GetMysqlInstanceInstanceListRoGroup = mysql.output.GetMysqlInstanceInstanceListRoGroup;

    export type CosBucketCorsRule = cos.output.CosBucketCorsRule;

    export type CosBucketIntelligentTieringArchivingRuleList = cos.output.CosBucketIntelligentTieringArchivingRuleList;

    export type CosBucketIntelligentTieringArchivingRuleListFilter = cos.output.CosBucketIntelligentTieringArchivingRuleListFilter;

    export type CosBucketIntelligentTieringArchivingRuleListFilterAnd = cos.output.CosBucketIntelligentTieringArchivingRuleListFilterAnd;

    export type CosBucketIntelligentTieringArchivingRuleListFilterAndTag = cos.output.CosBucketIntelligentTieringArchivingRuleListFilterAndTag;

    export type CosBucketIntelligentTieringArchivingRuleListFilterTag = cos.output.CosBucketIntelligentTieringArchivingRuleListFilterTag;

    export type CosBucketIntelligentTieringArchivingRuleListTiering = cos.output.CosBucketIntelligentTieringArchivingRuleListTiering;

    export type CosBucketLifecycleRule = cos.output.CosBucketLifecycleRule;

    export type CosBucketLifecycleRuleAbortIncompleteMultipartUpload = cos.output.CosBucketLifecycleRuleAbortIncompleteMultipartUpload;

    export type CosBucketLifecycleRuleExpiration = cos.output.CosBucketLifecycleRuleExpiration;

    export type CosBucketLifecycleRuleNonCurrentExpiration = cos.output.CosBucketLifecycleRuleNonCurrentExpiration;

    export type CosBucketLifecycleRuleNonCurrentTransition = cos.output.CosBucketLifecycleRuleNonCurrentTransition;

    export type CosBucketLifecycleRuleTransition = cos.output.CosBucketLifecycleRuleTransition;

    export type CosBucketObjectLockConfiguration = cos.output.CosBucketObjectLockConfiguration;

    export type CosBucketObjectLockConfigurationRule = cos.output.CosBucketObjectLockConfigurationRule;

    export type CosBucketOriginDomainRule = cos.output.CosBucketOriginDomainRule;

    export type CosBucketOriginPullRule = cos.output.CosBucketOriginPullRule;

    export type CosBucketReplicaRule = cos.output.CosBucketReplicaRule;

    export type CosBucketReplicaRuleDeleteMarkerReplication = cos.output.CosBucketReplicaRuleDeleteMarkerReplication;

    export type CosBucketReplicaRuleFilter = cos.output.CosBucketReplicaRuleFilter;

    export type CosBucketReplicaRuleFilterAnd = cos.output.CosBucketReplicaRuleFilterAnd;

    export type CosBucketReplicaRuleFilterAndTag = cos.output.CosBucketReplicaRuleFilterAndTag;

    export type CosBucketReplicaRuleSourceSelectionCriteria = cos.output.CosBucketReplicaRuleSourceSelectionCriteria;

    export type CosBucketReplicaRuleSourceSelectionCriteriaSseKmsEncryptedObjects = cos.output.CosBucketReplicaRuleSourceSelectionCriteriaSseKmsEncryptedObjects;

    export type CosBucketWebsite = cos.output.CosBucketWebsite;

    export type CosBucketWebsiteRoutingRules = cos.output.CosBucketWebsiteRoutingRules;

    export type CosBucketWebsiteRoutingRulesRule = cos.output.CosBucketWebsiteRoutingRulesRule;

    export type GetCosBucketsBucketList = cos.output.GetCosBucketsBucketList;

    export type GetCosBucketsBucketListCorsRule = cos.output.GetCosBucketsBucketListCorsRule;

    export type GetCosBucketsBucketListLifecycleRule = cos.output.GetCosBucketsBucketListLifecycleRule;

    export type GetCosBucketsBucketListLifecycleRuleAbortIncompleteMultipartUpload = cos.output.GetCosBucketsBucketListLifecycleRuleAbortIncompleteMultipartUpload;

    export type GetCosBucketsBucketListLifecycleRuleExpiration = cos.output.GetCosBucketsBucketListLifecycleRuleExpiration;

    export type GetCosBucketsBucketListLifecycleRuleNonCurrentExpiration = cos.output.GetCosBucketsBucketListLifecycleRuleNonCurrentExpiration;

    export type GetCosBucketsBucketListLifecycleRuleNonCurrentTransition = cos.output.GetCosBucketsBucketListLifecycleRuleNonCurrentTransition;

    export type GetCosBucketsBucketListLifecycleRuleTransition = cos.output.GetCosBucketsBucketListLifecycleRuleTransition;

    export type GetCosBucketsBucketListOriginDomainRule = cos.output.GetCosBucketsBucketListOriginDomainRule;

    export type GetCosBucketsBucketListOriginPullRule = cos.output.GetCosBucketsBucketListOriginPullRule;

    export type GetCosBucketsBucketListWebsite = cos.output.GetCosBucketsBucketListWebsite;

    export type AntiddosBgpInstanceEnterprisePackageConfig = antiDdos.output.AntiddosBgpInstanceEnterprisePackageConfig;

    export type AntiddosBgpInstanceInstanceChargePrepaid = antiDdos.output.AntiddosBgpInstanceInstanceChargePrepaid;

    export type AntiddosBgpInstanceStandardPackageConfig = antiDdos.output.AntiddosBgpInstanceStandardPackageConfig;

    export type AntiddosBgpInstanceStandardPlusPackageConfig = antiDdos.output.AntiddosBgpInstanceStandardPlusPackageConfig;

    export type AntiddosBgpInstanceTagInfoList = antiDdos.output.AntiddosBgpInstanceTagInfoList;

    export type AntiddosCcBlackWhiteIpBlackWhiteIp = antiDdos.output.AntiddosCcBlackWhiteIpBlackWhiteIp;

    export type AntiddosCcPrecisionPolicyPolicyList = antiDdos.output.AntiddosCcPrecisionPolicyPolicyList;

    export type AntiddosDdosGeoIpBlockConfigDdosGeoIpBlockConfig = antiDdos.output.AntiddosDdosGeoIpBlockConfigDdosGeoIpBlockConfig;

    export type AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfig = antiDdos.output.AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfig;

    export type AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfigDstPortScope = antiDdos.output.AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfigDstPortScope;

    export type AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfigSpeedValue = antiDdos.output.AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfigSpeedValue;

    export type AntiddosDefaultAlarmThresholdDefaultAlarmConfig = antiDdos.output.AntiddosDefaultAlarmThresholdDefaultAlarmConfig;

    export type AntiddosPacketFilterConfigPacketFilterConfig = antiDdos.output.AntiddosPacketFilterConfigPacketFilterConfig;

    export type AntiddosPortAclConfigAclConfig = antiDdos.output.AntiddosPortAclConfigAclConfig;

    export type GetAntiddosBasicDeviceStatusClbData = antiDdos.output.GetAntiddosBasicDeviceStatusClbData;

    export type GetAntiddosBasicDeviceStatusData = antiDdos.output.GetAntiddosBasicDeviceStatusData;

    export type GetAntiddosBgpInstancesBgpInstanceList = antiDdos.output.GetAntiddosBgpInstancesBgpInstanceList;

    export type GetAntiddosBgpInstancesBgpInstanceListEnterprisePackageConfig = antiDdos.output.GetAntiddosBgpInstancesBgpInstanceListEnterprisePackageConfig;

    export type GetAntiddosBgpInstancesBgpInstanceListInstanceChargePrepaid = antiDdos.output.GetAntiddosBgpInstancesBgpInstanceListInstanceChargePrepaid;

    export type GetAntiddosBgpInstancesBgpInstanceListStandardPackageConfig = antiDdos.output.GetAntiddosBgpInstancesBgpInstanceListStandardPackageConfig;

    export type GetAntiddosBgpInstancesBgpInstanceListStandardPlusPackageConfig = antiDdos.output.GetAntiddosBgpInstancesBgpInstanceListStandardPlusPackageConfig;

    export type GetAntiddosBgpInstancesBgpInstanceListTagInfoList = antiDdos.output.GetAntiddosBgpInstancesBgpInstanceListTagInfoList;

    export type GetAntiddosBgpInstancesFilterTag = antiDdos.output.GetAntiddosBgpInstancesFilterTag;

    export type GetAntiddosListListenerLayer4Listener = antiDdos.output.GetAntiddosListListenerLayer4Listener;

    export type GetAntiddosListListenerLayer4ListenerInstanceDetail = antiDdos.output.GetAntiddosListListenerLayer4ListenerInstanceDetail;

    export type GetAntiddosListListenerLayer4ListenerInstanceDetailRule = antiDdos.output.GetAntiddosListListenerLayer4ListenerInstanceDetailRule;

    export type GetAntiddosListListenerLayer4ListenerRealServer = antiDdos.output.GetAntiddosListListenerLayer4ListenerRealServer;

    export type GetAntiddosListListenerLayer7Listener = antiDdos.output.GetAntiddosListListenerLayer7Listener;

    export type GetAntiddosListListenerLayer7ListenerInstanceDetail = antiDdos.output.GetAntiddosListListenerLayer7ListenerInstanceDetail;

    export type GetAntiddosListListenerLayer7ListenerInstanceDetailRule = antiDdos.output.GetAntiddosListListenerLayer7ListenerInstanceDetailRule;

    export type GetAntiddosListListenerLayer7ListenerProxyTypeList = antiDdos.output.GetAntiddosListListenerLayer7ListenerProxyTypeList;

    export type GetAntiddosListListenerLayer7ListenerRealServer = antiDdos.output.GetAntiddosListListenerLayer7ListenerRealServer;

    export type GetAntiddosOverviewDdosEventListEventList = antiDdos.output.GetAntiddosOverviewDdosEventListEventList;

    export type ActionCreate = anyAction.output.ActionCreate;

    export type ActionDelete = anyAction.output.ActionDelete;

    export type ActionFind = anyAction.output.ActionFind;

    export type ActionOtherRead = anyAction.output.ActionOtherRead;

    export type ActionPaging = anyAction.output.ActionPaging;

    export type ActionRead = anyAction.output.ActionRead;

    export type ActionReady = anyAction.output.ActionReady;

    export type ActionTask = anyAction.output.ActionTask;

    export type ActionUndo = anyAction.output.ActionUndo;

    export type ActionUpdate = anyAction.output.ActionUpdate;

    export type ProviderAssumeRole = shared.output.ProviderAssumeRole;

    export type ProviderAssumeRoleWithSaml = shared.output.ProviderAssumeRoleWithSaml;

    export type ProviderAssumeRoleWithWebIdentity = shared.output.ProviderAssumeRoleWithWebIdentity;

    export type ProviderMfaCertification = shared.output.ProviderMfaCertification;

    export namespace config {
      export type AssumeRoleWithSamls = shared.output.config.AssumeRoleWithSamls;

      export type AssumeRoleWithWebIdentities = shared.output.config.AssumeRoleWithWebIdentities;

      export type AssumeRoles = shared.output.config.AssumeRoles;

      export type MfaCertifications = shared.output.config.MfaCertifications;
    }
  }
}
