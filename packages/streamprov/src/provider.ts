import { type Fields, inFamilies, type ProviderDefinition } from "@org/core-provider";
import packageJson from "../package.json" with { type: "json" };
import { config } from "./config.ts";
import { getByokKey } from "./functions/byok/get-byok-key.ts";
import { getBusinessMetadata } from "./functions/catalog/get-business-metadata.ts";
import { getBusinessMetadataBinding } from "./functions/catalog/get-business-metadata-binding.ts";
import { getTag } from "./functions/catalog/get-tag.ts";
import { getTagBinding } from "./functions/catalog/get-tag-binding.ts";
import { getConnectArtifact } from "./functions/connect/get-connect-artifact.ts";
import { getPlugin } from "./functions/connect/get-plugin.ts";
import { getFlinkArtifact } from "./functions/flink/get-flink-artifact.ts";
import { getFlinkComputePool } from "./functions/flink/get-flink-compute-pool.ts";
import { getFlinkComputePoolConfig } from "./functions/flink/get-flink-compute-pool-config.ts";
import { getFlinkConnection } from "./functions/flink/get-flink-connection.ts";
import { getFlinkMaterializedTable } from "./functions/flink/get-flink-materialized-table.ts";
import { getFlinkRegion } from "./functions/flink/get-flink-region.ts";
import { getCertificateAuthority } from "./functions/iam/get-certificate-authority.ts";
import { getCertificatePool } from "./functions/iam/get-certificate-pool.ts";
import { getGroupMapping } from "./functions/iam/get-group-mapping.ts";
import { getIdentityPool } from "./functions/iam/get-identity-pool.ts";
import { getIdentityProvider } from "./functions/iam/get-identity-provider.ts";
import { getInvitation } from "./functions/iam/get-invitation.ts";
import { getIpFilter } from "./functions/iam/get-ip-filter.ts";
import { getIpGroup } from "./functions/iam/get-ip-group.ts";
import { getRoleBinding } from "./functions/iam/get-role-binding.ts";
import { getServiceAccount } from "./functions/iam/get-service-account.ts";
import { getUser } from "./functions/iam/get-user.ts";
import { getUsers } from "./functions/iam/get-users.ts";
import { getClusterLink } from "./functions/kafka/get-cluster-link.ts";
import { getKafkaClientQuota } from "./functions/kafka/get-kafka-client-quota.ts";
import { getKafkaCluster } from "./functions/kafka/get-kafka-cluster.ts";
import { getKafkaClusters } from "./functions/kafka/get-kafka-clusters.ts";
import { getKafkaTopic } from "./functions/kafka/get-kafka-topic.ts";
import { getKsqlCluster } from "./functions/ksql/get-ksql-cluster.ts";
import { getAccessPoint } from "./functions/networking/get-access-point.ts";
import { getDnsForwarder } from "./functions/networking/get-dns-forwarder.ts";
import { getDnsRecord } from "./functions/networking/get-dns-record.ts";
import { getEndpoint } from "./functions/networking/get-endpoint.ts";
import { getGateway } from "./functions/networking/get-gateway.ts";
import { getGateways } from "./functions/networking/get-gateways.ts";
import { getIpAddresses } from "./functions/networking/get-ip-addresses.ts";
import { getNetwork } from "./functions/networking/get-network.ts";
import { getNetworkLinkEndpoint } from "./functions/networking/get-network-link-endpoint.ts";
import { getNetworkLinkService } from "./functions/networking/get-network-link-service.ts";
import { getPeering } from "./functions/networking/get-peering.ts";
import { getPrivateLinkAccess } from "./functions/networking/get-private-link-access.ts";
import { getPrivateLinkAttachment } from "./functions/networking/get-private-link-attachment.ts";
import { getPrivateLinkAttachmentConnection } from "./functions/networking/get-private-link-attachment-connection.ts";
import { getTransitGatewayAttachment } from "./functions/networking/get-transit-gateway-attachment.ts";
import { getEnvironment } from "./functions/org/get-environment.ts";
import { getEnvironments } from "./functions/org/get-environments.ts";
import { getOrganization } from "./functions/org/get-organization.ts";
import { getProviderIntegration } from "./functions/provider-integration/get-provider-integration.ts";
import { getProviderIntegrationAuthorization } from "./functions/provider-integration/get-provider-integration-authorization.ts";
import { getProviderIntegrationSetup } from "./functions/provider-integration/get-provider-integration-setup.ts";
import { getSchema } from "./functions/schema-registry/get-schema.ts";
import { getSchemaRegistryCluster } from "./functions/schema-registry/get-schema-registry-cluster.ts";
import { getSchemaRegistryClusterConfig } from "./functions/schema-registry/get-schema-registry-cluster-config.ts";
import { getSchemaRegistryClusterMode } from "./functions/schema-registry/get-schema-registry-cluster-mode.ts";
import { getSchemaRegistryClusters } from "./functions/schema-registry/get-schema-registry-clusters.ts";
import { getSchemaRegistryDek } from "./functions/schema-registry/get-schema-registry-dek.ts";
import { getSchemaRegistryKek } from "./functions/schema-registry/get-schema-registry-kek.ts";
import { getSchemas } from "./functions/schema-registry/get-schemas.ts";
import { getSubjectConfig } from "./functions/schema-registry/get-subject-config.ts";
import { getSubjectMode } from "./functions/schema-registry/get-subject-mode.ts";
import { getCatalogIntegration } from "./functions/tables/get-catalog-integration.ts";
import { getRtceTopic } from "./functions/tables/get-rtce-topic.ts";
import { getTableflowTopic } from "./functions/tables/get-tableflow-topic.ts";
import { apiPage } from "./platform/api-page.ts";
import { bindClients, type Clients } from "./platform/clients.ts";
import { isForbidden, mayBeDeleted } from "./platform/errors.ts";
import { identity } from "./platform/identity.ts";
import { Platform } from "./platform/platform.ts";
import { byokKey } from "./resources/byok/byok-key.ts";
import { businessMetadata } from "./resources/catalog/business-metadata.ts";
import { businessMetadataBinding } from "./resources/catalog/business-metadata-binding.ts";
import { catalogEntityAttributes } from "./resources/catalog/catalog-entity-attributes.ts";
import { tag } from "./resources/catalog/tag.ts";
import { tagBinding } from "./resources/catalog/tag-binding.ts";
import { connectArtifact } from "./resources/connect/connect-artifact.ts";
import { connector } from "./resources/connect/connector.ts";
import { customConnectorPlugin } from "./resources/connect/custom-connector-plugin.ts";
import { customConnectorPluginVersion } from "./resources/connect/custom-connector-plugin-version.ts";
import { plugin } from "./resources/connect/plugin.ts";
import { flinkArtifact } from "./resources/flink/flink-artifact.ts";
import { flinkComputePool } from "./resources/flink/flink-compute-pool.ts";
import { flinkComputePoolConfig } from "./resources/flink/flink-compute-pool-config.ts";
import { flinkConnection } from "./resources/flink/flink-connection.ts";
import { flinkMaterializedTable } from "./resources/flink/flink-materialized-table.ts";
import { flinkStatement } from "./resources/flink/flink-statement.ts";
import { apiKey } from "./resources/iam/api-key.ts";
import { certificateAuthority } from "./resources/iam/certificate-authority.ts";
import { certificatePool } from "./resources/iam/certificate-pool.ts";
import { groupMapping } from "./resources/iam/group-mapping.ts";
import { identityPool } from "./resources/iam/identity-pool.ts";
import { identityProvider } from "./resources/iam/identity-provider.ts";
import { invitation } from "./resources/iam/invitation.ts";
import { ipFilter } from "./resources/iam/ip-filter.ts";
import { ipGroup } from "./resources/iam/ip-group.ts";
import { roleBinding } from "./resources/iam/role-binding.ts";
import { serviceAccount } from "./resources/iam/service-account.ts";
import { clusterLink } from "./resources/kafka/cluster-link.ts";
import { kafkaAcl } from "./resources/kafka/kafka-acl.ts";
import { kafkaClientQuota } from "./resources/kafka/kafka-client-quota.ts";
import { kafkaCluster } from "./resources/kafka/kafka-cluster.ts";
import { kafkaClusterConfig } from "./resources/kafka/kafka-cluster-config.ts";
import { kafkaMirrorTopic } from "./resources/kafka/kafka-mirror-topic.ts";
import { kafkaTopic } from "./resources/kafka/kafka-topic.ts";
import { ksqlCluster } from "./resources/ksql/ksql-cluster.ts";
import { accessPoint } from "./resources/networking/access-point.ts";
import { dnsForwarder } from "./resources/networking/dns-forwarder.ts";
import { dnsRecord } from "./resources/networking/dns-record.ts";
import { gateway } from "./resources/networking/gateway.ts";
import { network } from "./resources/networking/network.ts";
import { networkLinkEndpoint } from "./resources/networking/network-link-endpoint.ts";
import { networkLinkService } from "./resources/networking/network-link-service.ts";
import { peering } from "./resources/networking/peering.ts";
import { privateLinkAccess } from "./resources/networking/private-link-access.ts";
import { privateLinkAttachment } from "./resources/networking/private-link-attachment.ts";
import { privateLinkAttachmentConnection } from "./resources/networking/private-link-attachment-connection.ts";
import { transitGatewayAttachment } from "./resources/networking/transit-gateway-attachment.ts";
import { environment } from "./resources/org/environment.ts";
import { providerIntegration } from "./resources/provider-integration/provider-integration.ts";
import { providerIntegrationAuthorization } from "./resources/provider-integration/provider-integration-authorization.ts";
import { providerIntegrationSetup } from "./resources/provider-integration/provider-integration-setup.ts";
import { schema } from "./resources/schema-registry/schema.ts";
import { schemaExporter } from "./resources/schema-registry/schema-exporter.ts";
import { schemaRegistryClusterConfig } from "./resources/schema-registry/schema-registry-cluster-config.ts";
import { schemaRegistryClusterMode } from "./resources/schema-registry/schema-registry-cluster-mode.ts";
import { schemaRegistryDek } from "./resources/schema-registry/schema-registry-dek.ts";
import { schemaRegistryKek } from "./resources/schema-registry/schema-registry-kek.ts";
import { subjectConfig } from "./resources/schema-registry/subject-config.ts";
import { subjectMode } from "./resources/schema-registry/subject-mode.ts";
import { catalogIntegration } from "./resources/tables/catalog-integration.ts";
import { rtceTopic } from "./resources/tables/rtce-topic.ts";
import { tableflowTopic } from "./resources/tables/tableflow-topic.ts";

/** The whole package: configuration, resources and functions. */
export const provider: ProviderDefinition<typeof config.fields, Platform, Clients> = {
  name: "streamprov",
  npmPackage: packageJson.name,
  version: packageJson.version,
  displayName: "Confluent Cloud",
  docs: packageJson.description,
  homepage: "https://org.example/streamprov",
  repository: "https://github.com/org/iac-sdks",
  license: packageJson.license,
  keywords: packageJson.keywords,
  publisher: packageJson.author,
  pluginDownloadURL: packageJson.pulumi.server,
  terraform: "confluent",
  parents: {
    environment: "Environment",
    identityProvider: "IdentityProvider",
    certificateAuthority: "CertificateAuthority",
    kafkaCluster: "KafkaCluster",
    pluginId: "Plugin",
  },
  config,
  connect: async (values, host) => {
    const platform = new Platform(values, host, process.env);
    await platform.signIn(host.signal);
    return platform;
  },
  bind: bindClients,
  mayBeDeleted,
  isForbidden: isForbidden,
  // A resource with credentials has an API key of its service, which its check requires.
  requireCredentials: (platform, _op, { spec }) => {
    if (!holdsCredentials(spec.fields)) platform.requireCloudKey();
  },
  identity,
  account: ({ account }) => account,
  // IDs are unique on the platform.
  idScope: ({ config: { endpoint } }) => [endpoint],
  ...inFamilies<Clients>([
    {
      title: "Organization and environments",
      platformPage: {
        title: "Environments in Confluent Cloud",
        url: "https://docs.confluent.io/cloud/current/access-management/environments.html",
      },
      resources: [environment],
      functions: [getEnvironment, getEnvironments, getOrganization],
    },
    {
      title: "Identity and access",
      platformPage: {
        title: "Role-Based Access Control (RBAC)",
        url: "https://docs.confluent.io/cloud/current/access-management/access-control/cloud-rbac.html",
      },
      resources: [
        serviceAccount,
        apiKey,
        roleBinding,
        identityProvider,
        identityPool,
        invitation,
        groupMapping,
        certificateAuthority,
        certificatePool,
        ipGroup,
        ipFilter,
      ],
      functions: [
        getCertificateAuthority,
        getCertificatePool,
        getGroupMapping,
        getIdentityPool,
        getIdentityProvider,
        getInvitation,
        getIpFilter,
        getIpGroup,
        getRoleBinding,
        getServiceAccount,
        getUser,
        getUsers,
      ],
    },
    {
      title: "Customer-managed keys and integrations with clouds",
      platformPage: {
        title: "Bring Your Own Key (BYOK) Management API",
        url: "https://docs.confluent.io/cloud/current/clusters/byok/index.html",
      },
      resources: [byokKey, providerIntegration, providerIntegrationSetup, providerIntegrationAuthorization],
      functions: [getByokKey, getProviderIntegration, getProviderIntegrationAuthorization, getProviderIntegrationSetup],
    },
    {
      title: "Private networking",
      platformPage: {
        title: "APIs to manage networks in Confluent Cloud",
        url: "https://docs.confluent.io/cloud/current/networking/overview.html",
      },
      resources: [
        network,
        peering,
        privateLinkAccess,
        transitGatewayAttachment,
        gateway,
        accessPoint,
        privateLinkAttachment,
        privateLinkAttachmentConnection,
        networkLinkService,
        networkLinkEndpoint,
        dnsRecord,
        dnsForwarder,
      ],
      functions: [
        getAccessPoint,
        getDnsForwarder,
        getDnsRecord,
        getEndpoint,
        getGateway,
        getGateways,
        getIpAddresses,
        getNetwork,
        getNetworkLinkEndpoint,
        getNetworkLinkService,
        getPeering,
        getPrivateLinkAccess,
        getPrivateLinkAttachment,
        getPrivateLinkAttachmentConnection,
        getTransitGatewayAttachment,
      ],
    },
    {
      title: "Kafka",
      platformPage: {
        title: "Cluster Management for Apache Kafka APIs",
        url: "https://docs.confluent.io/cloud/current/clusters/cluster-api.html",
      },
      resources: [
        kafkaCluster,
        kafkaTopic,
        kafkaClientQuota,
        kafkaClusterConfig,
        clusterLink,
        kafkaMirrorTopic,
        kafkaAcl,
      ],
      functions: [getClusterLink, getKafkaClientQuota, getKafkaCluster, getKafkaClusters, getKafkaTopic],
    },
    {
      title: "Connectors",
      platformPage: {
        title: "Confluent Cloud API and Managed Connectors",
        url: "https://docs.confluent.io/cloud/current/connectors/connect-api-section.html",
      },
      resources: [connector, plugin, customConnectorPluginVersion, customConnectorPlugin, connectArtifact],
      functions: [getConnectArtifact, getPlugin],
    },
    {
      title: "Schema Registry",
      platformPage: {
        title: "Manage Schemas in Confluent Cloud",
        url: "https://docs.confluent.io/cloud/current/sr/schemas-manage.html#manage-schemas-in-ccloud",
      },
      resources: [
        schema,
        subjectConfig,
        subjectMode,
        schemaRegistryClusterConfig,
        schemaRegistryClusterMode,
        schemaRegistryKek,
        schemaRegistryDek,
        schemaExporter,
      ],
      functions: [
        getSchema,
        getSchemaRegistryCluster,
        getSchemaRegistryClusterConfig,
        getSchemaRegistryClusterMode,
        getSchemaRegistryClusters,
        getSchemaRegistryDek,
        getSchemaRegistryKek,
        getSchemas,
        getSubjectConfig,
        getSubjectMode,
      ],
    },
    {
      title: "Stream Catalog",
      platformPage: {
        title: "Catalog API Documentation",
        url: "https://docs.confluent.io/cloud/current/stream-governance/stream-catalog.html#catalog-api-documentation",
      },
      resources: [tag, businessMetadata, tagBinding, businessMetadataBinding, catalogEntityAttributes],
      functions: [getBusinessMetadata, getBusinessMetadataBinding, getTag, getTagBinding],
    },
    {
      title: "Stream processing",
      platformPage: apiPage("Statements (sql/v1)"),
      resources: [
        ksqlCluster,
        flinkComputePool,
        flinkComputePoolConfig,
        flinkConnection,
        flinkArtifact,
        flinkStatement,
        flinkMaterializedTable,
      ],
      functions: [
        getFlinkArtifact,
        getFlinkComputePool,
        getFlinkComputePoolConfig,
        getFlinkConnection,
        getFlinkMaterializedTable,
        getFlinkRegion,
        getKsqlCluster,
      ],
    },
    {
      title: "Tables",
      platformPage: apiPage("Tableflow Topics (tableflow/v1)"),
      resources: [catalogIntegration, rtceTopic, tableflowTopic],
      functions: [getCatalogIntegration, getRtceTopic, getTableflowTopic],
    },
  ]),
};

/** Whether a resource has a property for an API key, at any depth. */
function holdsCredentials(fields: Fields): boolean {
  return Object.entries(fields).some(
    ([name, field]) => name === "credentials" || (field.fields !== undefined && holdsCredentials(field.fields)),
  );
}
