// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

/** API of the resource: `cmk` is Kafka, `srcm` Schema Registry, `ksqldbcm` ksqlDB, `fcpm` Flink. */
export const ApiKeyManagedResourceApiVersion = {
  Cmk_V2: "cmk/v2",
  Srcm_V2: "srcm/v2",
  Srcm_V3: "srcm/v3",
  Ksqldbcm_V2: "ksqldbcm/v2",
  Fcpm_V2: "fcpm/v2",
  Tableflow_V1: "tableflow/v1",
  Global_V1: "global/v1",
} as const;

/** API of the resource: `cmk` is Kafka, `srcm` Schema Registry, `ksqldbcm` ksqlDB, `fcpm` Flink. */
export type ApiKeyManagedResourceApiVersion = (typeof ApiKeyManagedResourceApiVersion)[keyof typeof ApiKeyManagedResourceApiVersion];

/** `Region` for Flink, `Cluster` for Kafka, Schema Registry and ksqlDB. */
export const ApiKeyManagedResourceKind = {
  Cluster: "Cluster",
  Region: "Region",
  Tableflow: "Tableflow",
  Global: "Global",
} as const;

/** `Region` for Flink, `Cluster` for Kafka, Schema Registry and ksqlDB. */
export type ApiKeyManagedResourceKind = (typeof ApiKeyManagedResourceKind)[keyof typeof ApiKeyManagedResourceKind];

/** API version of the owner. */
export const ApiKeyOwnerApiVersion = {
  Iam_V2: "iam/v2",
} as const;

/** API version of the owner. */
export type ApiKeyOwnerApiVersion = (typeof ApiKeyOwnerApiVersion)[keyof typeof ApiKeyOwnerApiVersion];

/** Kind of the owner. */
export const ApiKeyOwnerKind = {
  ServiceAccount: "ServiceAccount",
  User: "User",
} as const;

/** Kind of the owner. */
export type ApiKeyOwnerKind = (typeof ApiKeyOwnerKind)[keyof typeof ApiKeyOwnerKind];

/** Whether this end connects to the other, or waits for it to connect. With linkMode `SOURCE` only `OUTBOUND`. */
export const ClusterLinkConnectionMode = {
  OUTBOUND: "OUTBOUND",
  INBOUND: "INBOUND",
} as const;

/** Whether this end connects to the other, or waits for it to connect. With linkMode `SOURCE` only `OUTBOUND`. */
export type ClusterLinkConnectionMode = (typeof ClusterLinkConnectionMode)[keyof typeof ClusterLinkConnectionMode];

/** Which end of the link this is. With `BIDIRECTIONAL`, topics are mirrored both ways, and each of the two clusters needs a link of the same name. */
export const ClusterLinkLinkMode = {
  DESTINATION: "DESTINATION",
  SOURCE: "SOURCE",
  BIDIRECTIONAL: "BIDIRECTIONAL",
} as const;

/** Which end of the link this is. With `BIDIRECTIONAL`, topics are mirrored both ways, and each of the two clusters needs a link of the same name. */
export type ClusterLinkLinkMode = (typeof ClusterLinkLinkMode)[keyof typeof ClusterLinkLinkMode];

/** Cloud that it is in. */
export const ConnectArtifactCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud that it is in. */
export type ConnectArtifactCloud = (typeof ConnectArtifactCloud)[keyof typeof ConnectArtifactCloud];

/** Format of the archive. */
export const ConnectArtifactContentFormat = {
  JAR: "JAR",
  ZIP: "ZIP",
} as const;

/** Format of the archive. */
export type ConnectArtifactContentFormat = (typeof ConnectArtifactContentFormat)[keyof typeof ConnectArtifactContentFormat];

/** Cloud in which connectors run it. */
export const CustomConnectorPluginCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud in which connectors run it. */
export type CustomConnectorPluginCloud = (typeof CustomConnectorPluginCloud)[keyof typeof CustomConnectorPluginCloud];

/** Whether connectors bring data into the platform or out of it. */
export const CustomConnectorPluginConnectorType = {
  SOURCE: "SOURCE",
  SINK: "SINK",
} as const;

/** Whether connectors bring data into the platform or out of it. */
export type CustomConnectorPluginConnectorType = (typeof CustomConnectorPluginConnectorType)[keyof typeof CustomConnectorPluginConnectorType];

/** Cloud of the plugin. */
export const CustomConnectorPluginVersionCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud of the plugin. */
export type CustomConnectorPluginVersionCloud = (typeof CustomConnectorPluginVersionCloud)[keyof typeof CustomConnectorPluginVersionCloud];

/** Whether connectors bring data into the platform or out of it. */
export const CustomConnectorPluginVersionConnectorClassConnectorType = {
  SOURCE: "SOURCE",
  SINK: "SINK",
} as const;

/** Whether connectors bring data into the platform or out of it. */
export type CustomConnectorPluginVersionConnectorClassConnectorType = (typeof CustomConnectorPluginVersionConnectorClassConnectorType)[keyof typeof CustomConnectorPluginVersionConnectorClassConnectorType];

/** Stream Governance package. Whether it may be lowered later is the service's decision. */
export const EnvironmentStreamGovernancePackage = {
  ESSENTIALS: "ESSENTIALS",
  ADVANCED: "ADVANCED",
} as const;

/** Stream Governance package. Whether it may be lowered later is the service's decision. */
export type EnvironmentStreamGovernancePackage = (typeof EnvironmentStreamGovernancePackage)[keyof typeof EnvironmentStreamGovernancePackage];

/** Cloud that it is in. */
export const FlinkArtifactCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud that it is in. */
export type FlinkArtifactCloud = (typeof FlinkArtifactCloud)[keyof typeof FlinkArtifactCloud];

/** Format of the archive. */
export const FlinkArtifactContentFormat = {
  JAR: "JAR",
  ZIP: "ZIP",
} as const;

/** Format of the archive. */
export type FlinkArtifactContentFormat = (typeof FlinkArtifactContentFormat)[keyof typeof FlinkArtifactContentFormat];

/** Cloud that it is in. */
export const FlinkComputePoolCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud that it is in. */
export type FlinkComputePoolCloud = (typeof FlinkComputePoolCloud)[keyof typeof FlinkComputePoolCloud];

/** What is connected to. */
export const FlinkConnectionType = {
  OPENAI: "OPENAI",
  AZUREML: "AZUREML",
  AZUREOPENAI: "AZUREOPENAI",
  GOOGLEAI: "GOOGLEAI",
  ELASTIC: "ELASTIC",
  PINECONE: "PINECONE",
  BEDROCK: "BEDROCK",
  SAGEMAKER: "SAGEMAKER",
  VERTEXAI: "VERTEXAI",
  MONGODB: "MONGODB",
  COUCHBASE: "COUCHBASE",
} as const;

/** What is connected to. */
export type FlinkConnectionType = (typeof FlinkConnectionType)[keyof typeof FlinkConnectionType];

/** What the ACL allows or denies. */
export const KafkaAclOperation = {
  ALL: "ALL",
  READ: "READ",
  WRITE: "WRITE",
  CREATE: "CREATE",
  DELETE: "DELETE",
  ALTER: "ALTER",
  DESCRIBE: "DESCRIBE",
  CLUSTER_ACTION: "CLUSTER_ACTION",
  DESCRIBE_CONFIGS: "DESCRIBE_CONFIGS",
  ALTER_CONFIGS: "ALTER_CONFIGS",
  IDEMPOTENT_WRITE: "IDEMPOTENT_WRITE",
} as const;

/** What the ACL allows or denies. */
export type KafkaAclOperation = (typeof KafkaAclOperation)[keyof typeof KafkaAclOperation];

/** Whether the name is the whole name or its beginning. */
export const KafkaAclPatternType = {
  LITERAL: "LITERAL",
  PREFIXED: "PREFIXED",
} as const;

/** Whether the name is the whole name or its beginning. */
export type KafkaAclPatternType = (typeof KafkaAclPatternType)[keyof typeof KafkaAclPatternType];

/** Whether it is allowed or denied. A denial outweighs. */
export const KafkaAclPermission = {
  DENY: "DENY",
  ALLOW: "ALLOW",
} as const;

/** Whether it is allowed or denied. A denial outweighs. */
export type KafkaAclPermission = (typeof KafkaAclPermission)[keyof typeof KafkaAclPermission];

/** Kind of object that the ACL is about. */
export const KafkaAclResourceType = {
  TOPIC: "TOPIC",
  GROUP: "GROUP",
  CLUSTER: "CLUSTER",
  TRANSACTIONAL_ID: "TRANSACTIONAL_ID",
  DELEGATION_TOKEN: "DELEGATION_TOKEN",
} as const;

/** Kind of object that the ACL is about. */
export type KafkaAclResourceType = (typeof KafkaAclResourceType)[keyof typeof KafkaAclResourceType];

/** How many zones the cluster is spread over. */
export const KafkaClusterAvailability = {
  SINGLE_ZONE: "SINGLE_ZONE",
  MULTI_ZONE: "MULTI_ZONE",
  LOW: "LOW",
  HIGH: "HIGH",
} as const;

/** How many zones the cluster is spread over. */
export type KafkaClusterAvailability = (typeof KafkaClusterAvailability)[keyof typeof KafkaClusterAvailability];

/** Cloud that it is in. */
export const KafkaClusterCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud that it is in. */
export type KafkaClusterCloud = (typeof KafkaClusterCloud)[keyof typeof KafkaClusterCloud];

/** How the mirror is: `ACTIVE`, `PAUSED`, `STOPPED` after it was promoted or failed over, or what holds it up, such as `SOURCE_UNAVAILABLE`. */
export const KafkaMirrorTopicStatus = {
  ACTIVE: "ACTIVE",
  PAUSED: "PAUSED",
  PROMOTED: "PROMOTED",
  FAILED_OVER: "FAILED_OVER",
} as const;

/** How the mirror is: `ACTIVE`, `PAUSED`, `STOPPED` after it was promoted or failed over, or what holds it up, such as `SOURCE_UNAVAILABLE`. */
export type KafkaMirrorTopicStatus = (typeof KafkaMirrorTopicStatus)[keyof typeof KafkaMirrorTopicStatus];

/** Cloud that it is in. */
export const NetworkCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud that it is in. */
export type NetworkCloud = (typeof NetworkCloud)[keyof typeof NetworkCloud];

/** A way to connect. */
export const NetworkConnectionType = {
  PEERING: "PEERING",
  TRANSITGATEWAY: "TRANSITGATEWAY",
  PRIVATELINK: "PRIVATELINK",
} as const;

/** A way to connect. */
export type NetworkConnectionType = (typeof NetworkConnectionType)[keyof typeof NetworkConnectionType];

/** Cloud in which connectors run its versions. */
export const PluginCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud in which connectors run its versions. */
export type PluginCloud = (typeof PluginCloud)[keyof typeof PluginCloud];

/** Language of the plugin. */
export const PluginRuntimeLanguage = {
  JAVA: "JAVA",
} as const;

/** Language of the plugin. */
export type PluginRuntimeLanguage = (typeof PluginRuntimeLanguage)[keyof typeof PluginRuntimeLanguage];

/** Cloud that it is in. */
export const PrivateLinkAttachmentCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud that it is in. */
export type PrivateLinkAttachmentCloud = (typeof PrivateLinkAttachmentCloud)[keyof typeof PrivateLinkAttachmentCloud];

/** Cloud of the integration: AZURE or GCP. For AWS see ProviderIntegration; the platform may refuse it here. */
export const ProviderIntegrationSetupCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud of the integration: AZURE or GCP. For AWS see ProviderIntegration; the platform may refuse it here. */
export type ProviderIntegrationSetupCloud = (typeof ProviderIntegrationSetupCloud)[keyof typeof ProviderIntegrationSetupCloud];

/** Whether it copies. It can be paused and goes on in place. */
export const SchemaExporterStatus = {
  RUNNING: "RUNNING",
  PAUSED: "PAUSED",
} as const;

/** Whether it copies. It can be paused and goes on in place. */
export type SchemaExporterStatus = (typeof SchemaExporterStatus)[keyof typeof SchemaExporterStatus];

/** Language that the schema is written in. */
export const SchemaFormat = {
  AVRO: "AVRO",
  JSON: "JSON",
  PROTOBUF: "PROTOBUF",
} as const;

/** Language that the schema is written in. */
export type SchemaFormat = (typeof SchemaFormat)[keyof typeof SchemaFormat];

/** Which changes of a schema the registry lets in. */
export const SchemaRegistryClusterConfigCompatibilityLevel = {
  BACKWARD: "BACKWARD",
  BACKWARD_TRANSITIVE: "BACKWARD_TRANSITIVE",
  FORWARD: "FORWARD",
  FORWARD_TRANSITIVE: "FORWARD_TRANSITIVE",
  FULL: "FULL",
  FULL_TRANSITIVE: "FULL_TRANSITIVE",
  NONE: "NONE",
} as const;

/** Which changes of a schema the registry lets in. */
export type SchemaRegistryClusterConfigCompatibilityLevel = (typeof SchemaRegistryClusterConfigCompatibilityLevel)[keyof typeof SchemaRegistryClusterConfigCompatibilityLevel];

/** What may happen to schemas: `READWRITE` is usual, `READONLY` and `READONLY_OVERRIDE` let nothing be registered or deleted, `IMPORT` takes schemas with IDs and versions of their own. */
export const SchemaRegistryClusterModeMode = {
  READWRITE: "READWRITE",
  READONLY: "READONLY",
  READONLY_OVERRIDE: "READONLY_OVERRIDE",
  IMPORT: "IMPORT",
} as const;

/** What may happen to schemas: `READWRITE` is usual, `READONLY` and `READONLY_OVERRIDE` let nothing be registered or deleted, `IMPORT` takes schemas with IDs and versions of their own. */
export type SchemaRegistryClusterModeMode = (typeof SchemaRegistryClusterModeMode)[keyof typeof SchemaRegistryClusterModeMode];

/** Algorithm that fields are encrypted by. */
export const SchemaRegistryDekAlgorithm = {
  AES128_GCM: "AES128_GCM",
  AES256_GCM: "AES256_GCM",
  AES256_SIV: "AES256_SIV",
} as const;

/** Algorithm that fields are encrypted by. */
export type SchemaRegistryDekAlgorithm = (typeof SchemaRegistryDekAlgorithm)[keyof typeof SchemaRegistryDekAlgorithm];

/** Which changes of a schema the registry lets in. */
export const SubjectConfigCompatibilityLevel = {
  BACKWARD: "BACKWARD",
  BACKWARD_TRANSITIVE: "BACKWARD_TRANSITIVE",
  FORWARD: "FORWARD",
  FORWARD_TRANSITIVE: "FORWARD_TRANSITIVE",
  FULL: "FULL",
  FULL_TRANSITIVE: "FULL_TRANSITIVE",
  NONE: "NONE",
} as const;

/** Which changes of a schema the registry lets in. */
export type SubjectConfigCompatibilityLevel = (typeof SubjectConfigCompatibilityLevel)[keyof typeof SubjectConfigCompatibilityLevel];

/** What may happen to schemas: `READWRITE` is usual, `READONLY` and `READONLY_OVERRIDE` let nothing be registered or deleted, `IMPORT` takes schemas with IDs and versions of their own. */
export const SubjectModeMode = {
  READWRITE: "READWRITE",
  READONLY: "READONLY",
  READONLY_OVERRIDE: "READONLY_OVERRIDE",
  IMPORT: "IMPORT",
} as const;

/** What may happen to schemas: `READWRITE` is usual, `READONLY` and `READONLY_OVERRIDE` let nothing be registered or deleted, `IMPORT` takes schemas with IDs and versions of their own. */
export type SubjectModeMode = (typeof SubjectModeMode)[keyof typeof SubjectModeMode];

/** How the platform's own columns are named: `DEFAULT` as in `$$offset`, `PORTABLE` as in `cflt_metadata_offset`, which more engines can query. */
export const TableflowTopicMetadataColumnNamingScheme = {
  DEFAULT: "DEFAULT",
  PORTABLE: "PORTABLE",
} as const;

/** How the platform's own columns are named: `DEFAULT` as in `$$offset`, `PORTABLE` as in `cflt_metadata_offset`, which more engines can query. */
export type TableflowTopicMetadataColumnNamingScheme = (typeof TableflowTopicMetadataColumnNamingScheme)[keyof typeof TableflowTopicMetadataColumnNamingScheme];

/** A format. */
export const TableflowTopicTableFormat = {
  DELTA: "DELTA",
  ICEBERG: "ICEBERG",
} as const;

/** A format. */
export type TableflowTopicTableFormat = (typeof TableflowTopicTableFormat)[keyof typeof TableflowTopicTableFormat];

/** Cloud that it is in. */
export const GetConnectArtifactCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud that it is in. */
export type GetConnectArtifactCloud = (typeof GetConnectArtifactCloud)[keyof typeof GetConnectArtifactCloud];

/** Stream Governance package; empty when there is none. */
export const GetEnvironmentStreamGovernancePackage = {
  ESSENTIALS: "ESSENTIALS",
  ADVANCED: "ADVANCED",
} as const;

/** Stream Governance package; empty when there is none. */
export type GetEnvironmentStreamGovernancePackage = (typeof GetEnvironmentStreamGovernancePackage)[keyof typeof GetEnvironmentStreamGovernancePackage];

/** Cloud that it is in. */
export const GetFlinkArtifactCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud that it is in. */
export type GetFlinkArtifactCloud = (typeof GetFlinkArtifactCloud)[keyof typeof GetFlinkArtifactCloud];

/** Cloud that it is in. */
export const GetFlinkRegionCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud that it is in. */
export type GetFlinkRegionCloud = (typeof GetFlinkRegionCloud)[keyof typeof GetFlinkRegionCloud];

/** Algorithm that fields are encrypted by. */
export const GetSchemaRegistryDekAlgorithm = {
  AES128_GCM: "AES128_GCM",
  AES256_GCM: "AES256_GCM",
  AES256_SIV: "AES256_SIV",
} as const;

/** Algorithm that fields are encrypted by. */
export type GetSchemaRegistryDekAlgorithm = (typeof GetSchemaRegistryDekAlgorithm)[keyof typeof GetSchemaRegistryDekAlgorithm];
