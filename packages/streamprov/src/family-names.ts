// Generated from src/families. Do not edit: change the families and regenerate.
import type { FamilyNames } from "@org/core-provider";

/** The definitions of each family, by the name of its file. */
export const familyNames: Readonly<Record<string, FamilyNames>> = {
  "organization": {
    "resources": [
      "Environment"
    ],
    "functions": [
      "getEnvironment",
      "getEnvironments",
      "getOrganization"
    ]
  },
  "access": {
    "resources": [
      "ServiceAccount",
      "ApiKey",
      "RoleBinding",
      "IdentityProvider",
      "IdentityPool",
      "Invitation",
      "GroupMapping",
      "CertificateAuthority",
      "CertificatePool",
      "IpGroup",
      "IpFilter"
    ],
    "functions": [
      "getCertificateAuthority",
      "getCertificatePool",
      "getGroupMapping",
      "getIdentityPool",
      "getIdentityProvider",
      "getInvitation",
      "getIpFilter",
      "getIpGroup",
      "getRoleBinding",
      "getServiceAccount",
      "getUser",
      "getUsers"
    ]
  },
  "keys-and-integrations": {
    "resources": [
      "ByokKey",
      "ProviderIntegration",
      "ProviderIntegrationSetup",
      "ProviderIntegrationAuthorization"
    ],
    "functions": [
      "getByokKey",
      "getProviderIntegration",
      "getProviderIntegrationAuthorization",
      "getProviderIntegrationSetup"
    ]
  },
  "networking": {
    "resources": [
      "Network",
      "Peering",
      "PrivateLinkAccess",
      "TransitGatewayAttachment",
      "Gateway",
      "AccessPoint",
      "PrivateLinkAttachment",
      "PrivateLinkAttachmentConnection",
      "NetworkLinkService",
      "NetworkLinkEndpoint",
      "DnsRecord",
      "DnsForwarder"
    ],
    "functions": [
      "getAccessPoint",
      "getDnsForwarder",
      "getDnsRecord",
      "getEndpoint",
      "getGateway",
      "getGateways",
      "getIpAddresses",
      "getNetwork",
      "getNetworkLinkEndpoint",
      "getNetworkLinkService",
      "getPeering",
      "getPrivateLinkAccess",
      "getPrivateLinkAttachment",
      "getPrivateLinkAttachmentConnection",
      "getTransitGatewayAttachment"
    ]
  },
  "kafka": {
    "resources": [
      "KafkaCluster",
      "KafkaTopic",
      "KafkaClientQuota",
      "KafkaClusterConfig",
      "ClusterLink",
      "KafkaMirrorTopic",
      "KafkaAcl"
    ],
    "functions": [
      "getClusterLink",
      "getKafkaClientQuota",
      "getKafkaCluster",
      "getKafkaClusters",
      "getKafkaTopic"
    ]
  },
  "connectors": {
    "resources": [
      "Connector",
      "Plugin",
      "CustomConnectorPluginVersion",
      "CustomConnectorPlugin",
      "ConnectArtifact"
    ],
    "functions": [
      "getConnectArtifact",
      "getPlugin"
    ]
  },
  "schema-registry": {
    "resources": [
      "Schema",
      "SubjectConfig",
      "SubjectMode",
      "SchemaRegistryClusterConfig",
      "SchemaRegistryClusterMode",
      "SchemaRegistryKek",
      "SchemaRegistryDek",
      "SchemaExporter"
    ],
    "functions": [
      "getSchema",
      "getSchemaRegistryCluster",
      "getSchemaRegistryClusterConfig",
      "getSchemaRegistryClusterMode",
      "getSchemaRegistryClusters",
      "getSchemaRegistryDek",
      "getSchemaRegistryKek",
      "getSchemas",
      "getSubjectConfig",
      "getSubjectMode"
    ]
  },
  "catalog": {
    "resources": [
      "Tag",
      "BusinessMetadata",
      "TagBinding",
      "BusinessMetadataBinding",
      "CatalogEntityAttributes"
    ],
    "functions": [
      "getBusinessMetadata",
      "getBusinessMetadataBinding",
      "getTag",
      "getTagBinding"
    ]
  },
  "stream-processing": {
    "resources": [
      "KsqlCluster",
      "FlinkComputePool",
      "FlinkComputePoolConfig",
      "FlinkConnection",
      "FlinkArtifact",
      "FlinkStatement",
      "FlinkMaterializedTable"
    ],
    "functions": [
      "getFlinkArtifact",
      "getFlinkComputePool",
      "getFlinkComputePoolConfig",
      "getFlinkConnection",
      "getFlinkMaterializedTable",
      "getFlinkRegion",
      "getKsqlCluster"
    ]
  },
  "tables": {
    "resources": [
      "CatalogIntegration",
      "RtceTopic",
      "TableflowTopic"
    ],
    "functions": [
      "getCatalogIntegration",
      "getRtceTopic",
      "getTableflowTopic"
    ]
  }
};
