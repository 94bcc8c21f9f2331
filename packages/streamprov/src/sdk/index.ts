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
export * from "./families/organization.ts";
export * from "./families/access.ts";
export * from "./families/keys-and-integrations.ts";
export * from "./families/networking.ts";
export * from "./families/kafka.ts";
export * from "./families/connectors.ts";
export * from "./families/schema-registry.ts";
export * from "./families/catalog.ts";
export * from "./families/stream-processing.ts";
export * from "./families/tables.ts";
export * from "./types/enums.ts";
export type { types } from "./types/index.ts";

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
