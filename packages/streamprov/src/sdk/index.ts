// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import { AccessPoint } from "./accessPoint.ts";
import { ApiKey } from "./apiKey.ts";
import { BusinessMetadata } from "./businessMetadata.ts";
import { BusinessMetadataBinding } from "./businessMetadataBinding.ts";
import { ByokKey } from "./byokKey.ts";
import { CatalogEntityAttributes } from "./catalogEntityAttributes.ts";
import { CatalogIntegration } from "./catalogIntegration.ts";
import { CertificateAuthority } from "./certificateAuthority.ts";
import { CertificatePool } from "./certificatePool.ts";
import { ClusterLink } from "./clusterLink.ts";
import { ConnectArtifact } from "./connectArtifact.ts";
import { Connector } from "./connector.ts";
import { CustomConnectorPlugin } from "./customConnectorPlugin.ts";
import { CustomConnectorPluginVersion } from "./customConnectorPluginVersion.ts";
import { DnsForwarder } from "./dnsForwarder.ts";
import { DnsRecord } from "./dnsRecord.ts";
import { Environment } from "./environment.ts";
import { FlinkArtifact } from "./flinkArtifact.ts";
import { FlinkComputePool } from "./flinkComputePool.ts";
import { FlinkComputePoolConfig } from "./flinkComputePoolConfig.ts";
import { FlinkConnection } from "./flinkConnection.ts";
import { FlinkMaterializedTable } from "./flinkMaterializedTable.ts";
import { FlinkStatement } from "./flinkStatement.ts";
import { Gateway } from "./gateway.ts";
import { GroupMapping } from "./groupMapping.ts";
import { IdentityPool } from "./identityPool.ts";
import { IdentityProvider } from "./identityProvider.ts";
import { Invitation } from "./invitation.ts";
import { IpFilter } from "./ipFilter.ts";
import { IpGroup } from "./ipGroup.ts";
import { KafkaAcl } from "./kafkaAcl.ts";
import { KafkaClientQuota } from "./kafkaClientQuota.ts";
import { KafkaCluster } from "./kafkaCluster.ts";
import { KafkaClusterConfig } from "./kafkaClusterConfig.ts";
import { KafkaMirrorTopic } from "./kafkaMirrorTopic.ts";
import { KafkaTopic } from "./kafkaTopic.ts";
import { KsqlCluster } from "./ksqlCluster.ts";
import { Network } from "./network.ts";
import { NetworkLinkEndpoint } from "./networkLinkEndpoint.ts";
import { NetworkLinkService } from "./networkLinkService.ts";
import { Peering } from "./peering.ts";
import { Plugin } from "./plugin.ts";
import { PrivateLinkAccess } from "./privateLinkAccess.ts";
import { PrivateLinkAttachment } from "./privateLinkAttachment.ts";
import { PrivateLinkAttachmentConnection } from "./privateLinkAttachmentConnection.ts";
import { ProviderIntegration } from "./providerIntegration.ts";
import { ProviderIntegrationAuthorization } from "./providerIntegrationAuthorization.ts";
import { ProviderIntegrationSetup } from "./providerIntegrationSetup.ts";
import { RoleBinding } from "./roleBinding.ts";
import { RtceTopic } from "./rtceTopic.ts";
import { Schema } from "./schema.ts";
import { SchemaExporter } from "./schemaExporter.ts";
import { SchemaRegistryClusterConfig } from "./schemaRegistryClusterConfig.ts";
import { SchemaRegistryClusterMode } from "./schemaRegistryClusterMode.ts";
import { SchemaRegistryDek } from "./schemaRegistryDek.ts";
import { SchemaRegistryKek } from "./schemaRegistryKek.ts";
import { ServiceAccount } from "./serviceAccount.ts";
import { SubjectConfig } from "./subjectConfig.ts";
import { SubjectMode } from "./subjectMode.ts";
import { TableflowTopic } from "./tableflowTopic.ts";
import { Tag } from "./tag.ts";
import { TagBinding } from "./tagBinding.ts";
import { TransitGatewayAttachment } from "./transitGatewayAttachment.ts";
import { Provider } from "./provider.ts";
import * as utilities from "./utilities.ts";

export { config } from "./config/index.ts";
export { Provider, type ProviderArgs } from "./provider.ts";
export { AccessPoint, type AccessPointArgs, type AccessPointState } from "./accessPoint.ts";
export { ApiKey, type ApiKeyArgs, type ApiKeyState } from "./apiKey.ts";
export { BusinessMetadata, type BusinessMetadataArgs, type BusinessMetadataState } from "./businessMetadata.ts";
export { BusinessMetadataBinding, type BusinessMetadataBindingArgs, type BusinessMetadataBindingState } from "./businessMetadataBinding.ts";
export { ByokKey, type ByokKeyArgs, type ByokKeyState } from "./byokKey.ts";
export { CatalogEntityAttributes, type CatalogEntityAttributesArgs, type CatalogEntityAttributesState } from "./catalogEntityAttributes.ts";
export { CatalogIntegration, type CatalogIntegrationArgs, type CatalogIntegrationState } from "./catalogIntegration.ts";
export { CertificateAuthority, type CertificateAuthorityArgs, type CertificateAuthorityState } from "./certificateAuthority.ts";
export { CertificatePool, type CertificatePoolArgs, type CertificatePoolState } from "./certificatePool.ts";
export { ClusterLink, type ClusterLinkArgs, type ClusterLinkState } from "./clusterLink.ts";
export { ConnectArtifact, type ConnectArtifactArgs, type ConnectArtifactState } from "./connectArtifact.ts";
export { Connector, type ConnectorArgs, type ConnectorState } from "./connector.ts";
export { CustomConnectorPlugin, type CustomConnectorPluginArgs, type CustomConnectorPluginState } from "./customConnectorPlugin.ts";
export { CustomConnectorPluginVersion, type CustomConnectorPluginVersionArgs, type CustomConnectorPluginVersionState } from "./customConnectorPluginVersion.ts";
export { DnsForwarder, type DnsForwarderArgs, type DnsForwarderState } from "./dnsForwarder.ts";
export { DnsRecord, type DnsRecordArgs, type DnsRecordState } from "./dnsRecord.ts";
export { Environment, type EnvironmentArgs, type EnvironmentState } from "./environment.ts";
export { FlinkArtifact, type FlinkArtifactArgs, type FlinkArtifactState } from "./flinkArtifact.ts";
export { FlinkComputePool, type FlinkComputePoolArgs, type FlinkComputePoolState } from "./flinkComputePool.ts";
export { FlinkComputePoolConfig, type FlinkComputePoolConfigArgs, type FlinkComputePoolConfigState } from "./flinkComputePoolConfig.ts";
export { FlinkConnection, type FlinkConnectionArgs, type FlinkConnectionState } from "./flinkConnection.ts";
export { FlinkMaterializedTable, type FlinkMaterializedTableArgs, type FlinkMaterializedTableState } from "./flinkMaterializedTable.ts";
export { FlinkStatement, type FlinkStatementArgs, type FlinkStatementState } from "./flinkStatement.ts";
export { Gateway, type GatewayArgs, type GatewayState } from "./gateway.ts";
export { GroupMapping, type GroupMappingArgs, type GroupMappingState } from "./groupMapping.ts";
export { IdentityPool, type IdentityPoolArgs, type IdentityPoolState } from "./identityPool.ts";
export { IdentityProvider, type IdentityProviderArgs, type IdentityProviderState } from "./identityProvider.ts";
export { Invitation, type InvitationArgs, type InvitationState } from "./invitation.ts";
export { IpFilter, type IpFilterArgs, type IpFilterState } from "./ipFilter.ts";
export { IpGroup, type IpGroupArgs, type IpGroupState } from "./ipGroup.ts";
export { KafkaAcl, type KafkaAclArgs, type KafkaAclState } from "./kafkaAcl.ts";
export { KafkaClientQuota, type KafkaClientQuotaArgs, type KafkaClientQuotaState } from "./kafkaClientQuota.ts";
export { KafkaCluster, type KafkaClusterArgs, type KafkaClusterState } from "./kafkaCluster.ts";
export { KafkaClusterConfig, type KafkaClusterConfigArgs, type KafkaClusterConfigState } from "./kafkaClusterConfig.ts";
export { KafkaMirrorTopic, type KafkaMirrorTopicArgs, type KafkaMirrorTopicState } from "./kafkaMirrorTopic.ts";
export { KafkaTopic, type KafkaTopicArgs, type KafkaTopicState } from "./kafkaTopic.ts";
export { KsqlCluster, type KsqlClusterArgs, type KsqlClusterState } from "./ksqlCluster.ts";
export { Network, type NetworkArgs, type NetworkState } from "./network.ts";
export { NetworkLinkEndpoint, type NetworkLinkEndpointArgs, type NetworkLinkEndpointState } from "./networkLinkEndpoint.ts";
export { NetworkLinkService, type NetworkLinkServiceArgs, type NetworkLinkServiceState } from "./networkLinkService.ts";
export { Peering, type PeeringArgs, type PeeringState } from "./peering.ts";
export { Plugin, type PluginArgs, type PluginState } from "./plugin.ts";
export { PrivateLinkAccess, type PrivateLinkAccessArgs, type PrivateLinkAccessState } from "./privateLinkAccess.ts";
export { PrivateLinkAttachment, type PrivateLinkAttachmentArgs, type PrivateLinkAttachmentState } from "./privateLinkAttachment.ts";
export { PrivateLinkAttachmentConnection, type PrivateLinkAttachmentConnectionArgs, type PrivateLinkAttachmentConnectionState } from "./privateLinkAttachmentConnection.ts";
export { ProviderIntegration, type ProviderIntegrationArgs, type ProviderIntegrationState } from "./providerIntegration.ts";
export { ProviderIntegrationAuthorization, type ProviderIntegrationAuthorizationArgs, type ProviderIntegrationAuthorizationState } from "./providerIntegrationAuthorization.ts";
export { ProviderIntegrationSetup, type ProviderIntegrationSetupArgs, type ProviderIntegrationSetupState } from "./providerIntegrationSetup.ts";
export { RoleBinding, type RoleBindingArgs, type RoleBindingState } from "./roleBinding.ts";
export { RtceTopic, type RtceTopicArgs, type RtceTopicState } from "./rtceTopic.ts";
export { Schema, type SchemaArgs, type SchemaState } from "./schema.ts";
export { SchemaExporter, type SchemaExporterArgs, type SchemaExporterState } from "./schemaExporter.ts";
export { SchemaRegistryClusterConfig, type SchemaRegistryClusterConfigArgs, type SchemaRegistryClusterConfigState } from "./schemaRegistryClusterConfig.ts";
export { SchemaRegistryClusterMode, type SchemaRegistryClusterModeArgs, type SchemaRegistryClusterModeState } from "./schemaRegistryClusterMode.ts";
export { SchemaRegistryDek, type SchemaRegistryDekArgs, type SchemaRegistryDekState } from "./schemaRegistryDek.ts";
export { SchemaRegistryKek, type SchemaRegistryKekArgs, type SchemaRegistryKekState } from "./schemaRegistryKek.ts";
export { ServiceAccount, type ServiceAccountArgs, type ServiceAccountState } from "./serviceAccount.ts";
export { SubjectConfig, type SubjectConfigArgs, type SubjectConfigState } from "./subjectConfig.ts";
export { SubjectMode, type SubjectModeArgs, type SubjectModeState } from "./subjectMode.ts";
export { TableflowTopic, type TableflowTopicArgs, type TableflowTopicState } from "./tableflowTopic.ts";
export { Tag, type TagArgs, type TagState } from "./tag.ts";
export { TagBinding, type TagBindingArgs, type TagBindingState } from "./tagBinding.ts";
export { TransitGatewayAttachment, type TransitGatewayAttachmentArgs, type TransitGatewayAttachmentState } from "./transitGatewayAttachment.ts";
export { getAccessPoint, getAccessPointOutput, type GetAccessPointArgs, type GetAccessPointOutputArgs, type GetAccessPointResult } from "./getAccessPoint.ts";
export { getBusinessMetadata, getBusinessMetadataOutput, type GetBusinessMetadataArgs, type GetBusinessMetadataOutputArgs, type GetBusinessMetadataResult } from "./getBusinessMetadata.ts";
export { getBusinessMetadataBinding, getBusinessMetadataBindingOutput, type GetBusinessMetadataBindingArgs, type GetBusinessMetadataBindingOutputArgs, type GetBusinessMetadataBindingResult } from "./getBusinessMetadataBinding.ts";
export { getByokKey, getByokKeyOutput, type GetByokKeyArgs, type GetByokKeyOutputArgs, type GetByokKeyResult } from "./getByokKey.ts";
export { getCatalogIntegration, getCatalogIntegrationOutput, type GetCatalogIntegrationArgs, type GetCatalogIntegrationOutputArgs, type GetCatalogIntegrationResult } from "./getCatalogIntegration.ts";
export { getCertificateAuthority, getCertificateAuthorityOutput, type GetCertificateAuthorityArgs, type GetCertificateAuthorityOutputArgs, type GetCertificateAuthorityResult } from "./getCertificateAuthority.ts";
export { getCertificatePool, getCertificatePoolOutput, type GetCertificatePoolArgs, type GetCertificatePoolOutputArgs, type GetCertificatePoolResult } from "./getCertificatePool.ts";
export { getClusterLink, getClusterLinkOutput, type GetClusterLinkArgs, type GetClusterLinkOutputArgs, type GetClusterLinkResult } from "./getClusterLink.ts";
export { getConnectArtifact, getConnectArtifactOutput, type GetConnectArtifactArgs, type GetConnectArtifactOutputArgs, type GetConnectArtifactResult } from "./getConnectArtifact.ts";
export { getDnsForwarder, getDnsForwarderOutput, type GetDnsForwarderArgs, type GetDnsForwarderOutputArgs, type GetDnsForwarderResult } from "./getDnsForwarder.ts";
export { getDnsRecord, getDnsRecordOutput, type GetDnsRecordArgs, type GetDnsRecordOutputArgs, type GetDnsRecordResult } from "./getDnsRecord.ts";
export { getEndpoint, getEndpointOutput, type GetEndpointArgs, type GetEndpointOutputArgs, type GetEndpointResult } from "./getEndpoint.ts";
export { getEnvironment, getEnvironmentOutput, type GetEnvironmentArgs, type GetEnvironmentOutputArgs, type GetEnvironmentResult } from "./getEnvironment.ts";
export { getEnvironments, getEnvironmentsOutput, type GetEnvironmentsResult } from "./getEnvironments.ts";
export { getFlinkArtifact, getFlinkArtifactOutput, type GetFlinkArtifactArgs, type GetFlinkArtifactOutputArgs, type GetFlinkArtifactResult } from "./getFlinkArtifact.ts";
export { getFlinkComputePool, getFlinkComputePoolOutput, type GetFlinkComputePoolArgs, type GetFlinkComputePoolOutputArgs, type GetFlinkComputePoolResult } from "./getFlinkComputePool.ts";
export { getFlinkComputePoolConfig, getFlinkComputePoolConfigOutput, type GetFlinkComputePoolConfigArgs, type GetFlinkComputePoolConfigOutputArgs, type GetFlinkComputePoolConfigResult } from "./getFlinkComputePoolConfig.ts";
export { getFlinkConnection, getFlinkConnectionOutput, type GetFlinkConnectionArgs, type GetFlinkConnectionOutputArgs, type GetFlinkConnectionResult } from "./getFlinkConnection.ts";
export { getFlinkMaterializedTable, getFlinkMaterializedTableOutput, type GetFlinkMaterializedTableArgs, type GetFlinkMaterializedTableOutputArgs, type GetFlinkMaterializedTableResult } from "./getFlinkMaterializedTable.ts";
export { getFlinkRegion, getFlinkRegionOutput, type GetFlinkRegionArgs, type GetFlinkRegionOutputArgs, type GetFlinkRegionResult } from "./getFlinkRegion.ts";
export { getGateway, getGatewayOutput, type GetGatewayArgs, type GetGatewayOutputArgs, type GetGatewayResult } from "./getGateway.ts";
export { getGateways, getGatewaysOutput, type GetGatewaysArgs, type GetGatewaysOutputArgs, type GetGatewaysResult } from "./getGateways.ts";
export { getGroupMapping, getGroupMappingOutput, type GetGroupMappingArgs, type GetGroupMappingOutputArgs, type GetGroupMappingResult } from "./getGroupMapping.ts";
export { getIdentityPool, getIdentityPoolOutput, type GetIdentityPoolArgs, type GetIdentityPoolOutputArgs, type GetIdentityPoolResult } from "./getIdentityPool.ts";
export { getIdentityProvider, getIdentityProviderOutput, type GetIdentityProviderArgs, type GetIdentityProviderOutputArgs, type GetIdentityProviderResult } from "./getIdentityProvider.ts";
export { getInvitation, getInvitationOutput, type GetInvitationArgs, type GetInvitationOutputArgs, type GetInvitationResult } from "./getInvitation.ts";
export { getIpAddresses, getIpAddressesOutput, type GetIpAddressesArgs, type GetIpAddressesOutputArgs, type GetIpAddressesResult } from "./getIpAddresses.ts";
export { getIpFilter, getIpFilterOutput, type GetIpFilterArgs, type GetIpFilterOutputArgs, type GetIpFilterResult } from "./getIpFilter.ts";
export { getIpGroup, getIpGroupOutput, type GetIpGroupArgs, type GetIpGroupOutputArgs, type GetIpGroupResult } from "./getIpGroup.ts";
export { getKafkaClientQuota, getKafkaClientQuotaOutput, type GetKafkaClientQuotaArgs, type GetKafkaClientQuotaOutputArgs, type GetKafkaClientQuotaResult } from "./getKafkaClientQuota.ts";
export { getKafkaCluster, getKafkaClusterOutput, type GetKafkaClusterArgs, type GetKafkaClusterOutputArgs, type GetKafkaClusterResult } from "./getKafkaCluster.ts";
export { getKafkaClusters, getKafkaClustersOutput, type GetKafkaClustersArgs, type GetKafkaClustersOutputArgs, type GetKafkaClustersResult } from "./getKafkaClusters.ts";
export { getKafkaTopic, getKafkaTopicOutput, type GetKafkaTopicArgs, type GetKafkaTopicOutputArgs, type GetKafkaTopicResult } from "./getKafkaTopic.ts";
export { getKsqlCluster, getKsqlClusterOutput, type GetKsqlClusterArgs, type GetKsqlClusterOutputArgs, type GetKsqlClusterResult } from "./getKsqlCluster.ts";
export { getNetwork, getNetworkOutput, type GetNetworkArgs, type GetNetworkOutputArgs, type GetNetworkResult } from "./getNetwork.ts";
export { getNetworkLinkEndpoint, getNetworkLinkEndpointOutput, type GetNetworkLinkEndpointArgs, type GetNetworkLinkEndpointOutputArgs, type GetNetworkLinkEndpointResult } from "./getNetworkLinkEndpoint.ts";
export { getNetworkLinkService, getNetworkLinkServiceOutput, type GetNetworkLinkServiceArgs, type GetNetworkLinkServiceOutputArgs, type GetNetworkLinkServiceResult } from "./getNetworkLinkService.ts";
export { getOrganization, getOrganizationOutput, type GetOrganizationResult } from "./getOrganization.ts";
export { getPeering, getPeeringOutput, type GetPeeringArgs, type GetPeeringOutputArgs, type GetPeeringResult } from "./getPeering.ts";
export { getPlugin, getPluginOutput, type GetPluginArgs, type GetPluginOutputArgs, type GetPluginResult } from "./getPlugin.ts";
export { getPrivateLinkAccess, getPrivateLinkAccessOutput, type GetPrivateLinkAccessArgs, type GetPrivateLinkAccessOutputArgs, type GetPrivateLinkAccessResult } from "./getPrivateLinkAccess.ts";
export { getPrivateLinkAttachment, getPrivateLinkAttachmentOutput, type GetPrivateLinkAttachmentArgs, type GetPrivateLinkAttachmentOutputArgs, type GetPrivateLinkAttachmentResult } from "./getPrivateLinkAttachment.ts";
export { getPrivateLinkAttachmentConnection, getPrivateLinkAttachmentConnectionOutput, type GetPrivateLinkAttachmentConnectionArgs, type GetPrivateLinkAttachmentConnectionOutputArgs, type GetPrivateLinkAttachmentConnectionResult } from "./getPrivateLinkAttachmentConnection.ts";
export { getProviderIntegration, getProviderIntegrationOutput, type GetProviderIntegrationArgs, type GetProviderIntegrationOutputArgs, type GetProviderIntegrationResult } from "./getProviderIntegration.ts";
export { getProviderIntegrationAuthorization, getProviderIntegrationAuthorizationOutput, type GetProviderIntegrationAuthorizationArgs, type GetProviderIntegrationAuthorizationOutputArgs, type GetProviderIntegrationAuthorizationResult } from "./getProviderIntegrationAuthorization.ts";
export { getProviderIntegrationSetup, getProviderIntegrationSetupOutput, type GetProviderIntegrationSetupArgs, type GetProviderIntegrationSetupOutputArgs, type GetProviderIntegrationSetupResult } from "./getProviderIntegrationSetup.ts";
export { getRoleBinding, getRoleBindingOutput, type GetRoleBindingArgs, type GetRoleBindingOutputArgs, type GetRoleBindingResult } from "./getRoleBinding.ts";
export { getRtceTopic, getRtceTopicOutput, type GetRtceTopicArgs, type GetRtceTopicOutputArgs, type GetRtceTopicResult } from "./getRtceTopic.ts";
export { getSchema, getSchemaOutput, type GetSchemaArgs, type GetSchemaOutputArgs, type GetSchemaResult } from "./getSchema.ts";
export { getSchemaRegistryCluster, getSchemaRegistryClusterOutput, type GetSchemaRegistryClusterArgs, type GetSchemaRegistryClusterOutputArgs, type GetSchemaRegistryClusterResult } from "./getSchemaRegistryCluster.ts";
export { getSchemaRegistryClusterConfig, getSchemaRegistryClusterConfigOutput, type GetSchemaRegistryClusterConfigArgs, type GetSchemaRegistryClusterConfigOutputArgs, type GetSchemaRegistryClusterConfigResult } from "./getSchemaRegistryClusterConfig.ts";
export { getSchemaRegistryClusterMode, getSchemaRegistryClusterModeOutput, type GetSchemaRegistryClusterModeArgs, type GetSchemaRegistryClusterModeOutputArgs, type GetSchemaRegistryClusterModeResult } from "./getSchemaRegistryClusterMode.ts";
export { getSchemaRegistryClusters, getSchemaRegistryClustersOutput, type GetSchemaRegistryClustersArgs, type GetSchemaRegistryClustersOutputArgs, type GetSchemaRegistryClustersResult } from "./getSchemaRegistryClusters.ts";
export { getSchemaRegistryDek, getSchemaRegistryDekOutput, type GetSchemaRegistryDekArgs, type GetSchemaRegistryDekOutputArgs, type GetSchemaRegistryDekResult } from "./getSchemaRegistryDek.ts";
export { getSchemaRegistryKek, getSchemaRegistryKekOutput, type GetSchemaRegistryKekArgs, type GetSchemaRegistryKekOutputArgs, type GetSchemaRegistryKekResult } from "./getSchemaRegistryKek.ts";
export { getSchemas, getSchemasOutput, type GetSchemasArgs, type GetSchemasOutputArgs, type GetSchemasResult } from "./getSchemas.ts";
export { getServiceAccount, getServiceAccountOutput, type GetServiceAccountArgs, type GetServiceAccountOutputArgs, type GetServiceAccountResult } from "./getServiceAccount.ts";
export { getSubjectConfig, getSubjectConfigOutput, type GetSubjectConfigArgs, type GetSubjectConfigOutputArgs, type GetSubjectConfigResult } from "./getSubjectConfig.ts";
export { getSubjectMode, getSubjectModeOutput, type GetSubjectModeArgs, type GetSubjectModeOutputArgs, type GetSubjectModeResult } from "./getSubjectMode.ts";
export { getTableflowTopic, getTableflowTopicOutput, type GetTableflowTopicArgs, type GetTableflowTopicOutputArgs, type GetTableflowTopicResult } from "./getTableflowTopic.ts";
export { getTag, getTagOutput, type GetTagArgs, type GetTagOutputArgs, type GetTagResult } from "./getTag.ts";
export { getTagBinding, getTagBindingOutput, type GetTagBindingArgs, type GetTagBindingOutputArgs, type GetTagBindingResult } from "./getTagBinding.ts";
export { getTransitGatewayAttachment, getTransitGatewayAttachmentOutput, type GetTransitGatewayAttachmentArgs, type GetTransitGatewayAttachmentOutputArgs, type GetTransitGatewayAttachmentResult } from "./getTransitGatewayAttachment.ts";
export { getUser, getUserOutput, type GetUserArgs, type GetUserOutputArgs, type GetUserResult } from "./getUser.ts";
export { getUsers, getUsersOutput, type GetUsersResult } from "./getUsers.ts";
export * from "./types/enums.ts";
export type * as types from "./types/index.ts";

const resources: Record<string, new (name: string, args: any, opts: pulumi.CustomResourceOptions) => pulumi.Resource> = {
  "streamprov:index/accessPoint:AccessPoint": AccessPoint,
  "streamprov:index/apiKey:ApiKey": ApiKey,
  "streamprov:index/businessMetadata:BusinessMetadata": BusinessMetadata,
  "streamprov:index/businessMetadataBinding:BusinessMetadataBinding": BusinessMetadataBinding,
  "streamprov:index/byokKey:ByokKey": ByokKey,
  "streamprov:index/catalogEntityAttributes:CatalogEntityAttributes": CatalogEntityAttributes,
  "streamprov:index/catalogIntegration:CatalogIntegration": CatalogIntegration,
  "streamprov:index/certificateAuthority:CertificateAuthority": CertificateAuthority,
  "streamprov:index/certificatePool:CertificatePool": CertificatePool,
  "streamprov:index/clusterLink:ClusterLink": ClusterLink,
  "streamprov:index/connectArtifact:ConnectArtifact": ConnectArtifact,
  "streamprov:index/connector:Connector": Connector,
  "streamprov:index/customConnectorPlugin:CustomConnectorPlugin": CustomConnectorPlugin,
  "streamprov:index/customConnectorPluginVersion:CustomConnectorPluginVersion": CustomConnectorPluginVersion,
  "streamprov:index/dnsForwarder:DnsForwarder": DnsForwarder,
  "streamprov:index/dnsRecord:DnsRecord": DnsRecord,
  "streamprov:index/environment:Environment": Environment,
  "streamprov:index/flinkArtifact:FlinkArtifact": FlinkArtifact,
  "streamprov:index/flinkComputePool:FlinkComputePool": FlinkComputePool,
  "streamprov:index/flinkComputePoolConfig:FlinkComputePoolConfig": FlinkComputePoolConfig,
  "streamprov:index/flinkConnection:FlinkConnection": FlinkConnection,
  "streamprov:index/flinkMaterializedTable:FlinkMaterializedTable": FlinkMaterializedTable,
  "streamprov:index/flinkStatement:FlinkStatement": FlinkStatement,
  "streamprov:index/gateway:Gateway": Gateway,
  "streamprov:index/groupMapping:GroupMapping": GroupMapping,
  "streamprov:index/identityPool:IdentityPool": IdentityPool,
  "streamprov:index/identityProvider:IdentityProvider": IdentityProvider,
  "streamprov:index/invitation:Invitation": Invitation,
  "streamprov:index/ipFilter:IpFilter": IpFilter,
  "streamprov:index/ipGroup:IpGroup": IpGroup,
  "streamprov:index/kafkaAcl:KafkaAcl": KafkaAcl,
  "streamprov:index/kafkaClientQuota:KafkaClientQuota": KafkaClientQuota,
  "streamprov:index/kafkaCluster:KafkaCluster": KafkaCluster,
  "streamprov:index/kafkaClusterConfig:KafkaClusterConfig": KafkaClusterConfig,
  "streamprov:index/kafkaMirrorTopic:KafkaMirrorTopic": KafkaMirrorTopic,
  "streamprov:index/kafkaTopic:KafkaTopic": KafkaTopic,
  "streamprov:index/ksqlCluster:KsqlCluster": KsqlCluster,
  "streamprov:index/network:Network": Network,
  "streamprov:index/networkLinkEndpoint:NetworkLinkEndpoint": NetworkLinkEndpoint,
  "streamprov:index/networkLinkService:NetworkLinkService": NetworkLinkService,
  "streamprov:index/peering:Peering": Peering,
  "streamprov:index/plugin:Plugin": Plugin,
  "streamprov:index/privateLinkAccess:PrivateLinkAccess": PrivateLinkAccess,
  "streamprov:index/privateLinkAttachment:PrivateLinkAttachment": PrivateLinkAttachment,
  "streamprov:index/privateLinkAttachmentConnection:PrivateLinkAttachmentConnection": PrivateLinkAttachmentConnection,
  "streamprov:index/providerIntegration:ProviderIntegration": ProviderIntegration,
  "streamprov:index/providerIntegrationAuthorization:ProviderIntegrationAuthorization": ProviderIntegrationAuthorization,
  "streamprov:index/providerIntegrationSetup:ProviderIntegrationSetup": ProviderIntegrationSetup,
  "streamprov:index/roleBinding:RoleBinding": RoleBinding,
  "streamprov:index/rtceTopic:RtceTopic": RtceTopic,
  "streamprov:index/schema:Schema": Schema,
  "streamprov:index/schemaExporter:SchemaExporter": SchemaExporter,
  "streamprov:index/schemaRegistryClusterConfig:SchemaRegistryClusterConfig": SchemaRegistryClusterConfig,
  "streamprov:index/schemaRegistryClusterMode:SchemaRegistryClusterMode": SchemaRegistryClusterMode,
  "streamprov:index/schemaRegistryDek:SchemaRegistryDek": SchemaRegistryDek,
  "streamprov:index/schemaRegistryKek:SchemaRegistryKek": SchemaRegistryKek,
  "streamprov:index/serviceAccount:ServiceAccount": ServiceAccount,
  "streamprov:index/subjectConfig:SubjectConfig": SubjectConfig,
  "streamprov:index/subjectMode:SubjectMode": SubjectMode,
  "streamprov:index/tableflowTopic:TableflowTopic": TableflowTopic,
  "streamprov:index/tag:Tag": Tag,
  "streamprov:index/tagBinding:TagBinding": TagBinding,
  "streamprov:index/transitGatewayAttachment:TransitGatewayAttachment": TransitGatewayAttachment,
};

const resourceModule = {
  version: utilities.version,
  construct(name: string, type: string, urn: string): pulumi.Resource {
    const Resource = resources[type];
    if (!Resource) throw new Error(`Cannot rebuild ${urn}: @org/streamprov ${utilities.version} has no resource ${type}.`);
    return new Resource(name, undefined, { urn });
  },
};

for (const name of [
  "index/accessPoint",
  "index/apiKey",
  "index/businessMetadata",
  "index/businessMetadataBinding",
  "index/byokKey",
  "index/catalogEntityAttributes",
  "index/catalogIntegration",
  "index/certificateAuthority",
  "index/certificatePool",
  "index/clusterLink",
  "index/connectArtifact",
  "index/connector",
  "index/customConnectorPlugin",
  "index/customConnectorPluginVersion",
  "index/dnsForwarder",
  "index/dnsRecord",
  "index/environment",
  "index/flinkArtifact",
  "index/flinkComputePool",
  "index/flinkComputePoolConfig",
  "index/flinkConnection",
  "index/flinkMaterializedTable",
  "index/flinkStatement",
  "index/gateway",
  "index/groupMapping",
  "index/identityPool",
  "index/identityProvider",
  "index/invitation",
  "index/ipFilter",
  "index/ipGroup",
  "index/kafkaAcl",
  "index/kafkaClientQuota",
  "index/kafkaCluster",
  "index/kafkaClusterConfig",
  "index/kafkaMirrorTopic",
  "index/kafkaTopic",
  "index/ksqlCluster",
  "index/network",
  "index/networkLinkEndpoint",
  "index/networkLinkService",
  "index/peering",
  "index/plugin",
  "index/privateLinkAccess",
  "index/privateLinkAttachment",
  "index/privateLinkAttachmentConnection",
  "index/providerIntegration",
  "index/providerIntegrationAuthorization",
  "index/providerIntegrationSetup",
  "index/roleBinding",
  "index/rtceTopic",
  "index/schema",
  "index/schemaExporter",
  "index/schemaRegistryClusterConfig",
  "index/schemaRegistryClusterMode",
  "index/schemaRegistryDek",
  "index/schemaRegistryKek",
  "index/serviceAccount",
  "index/subjectConfig",
  "index/subjectMode",
  "index/tableflowTopic",
  "index/tag",
  "index/tagBinding",
  "index/transitGatewayAttachment",
]) {
  runtime.registerResourceModule("streamprov", name, resourceModule);
}

runtime.registerResourcePackage("streamprov", {
  version: utilities.version,
  constructProvider(name: string, type: string, urn: string): pulumi.ProviderResource {
    if (type !== "pulumi:providers:streamprov") throw new Error(`Cannot rebuild ${urn}: ${type} is not the provider of @org/streamprov.`);
    return new Provider(name, undefined as any, { urn });
  },
});
