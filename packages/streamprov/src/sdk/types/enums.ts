// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.

/** API version of the resource. `cmk` is Kafka, `srcm` is Schema Registry, `ksqldbcm` is ksqlDB, and `fcpm` is Flink. */
export const ApiKeyManagedResourceApiVersion = {
  Cmk_V2: "cmk/v2",
  Srcm_V2: "srcm/v2",
  Srcm_V3: "srcm/v3",
  Ksqldbcm_V2: "ksqldbcm/v2",
  Fcpm_V2: "fcpm/v2",
  Tableflow_V1: "tableflow/v1",
  Global_V1: "global/v1",
} as const;

/** API version of the resource. `cmk` is Kafka, `srcm` is Schema Registry, `ksqldbcm` is ksqlDB, and `fcpm` is Flink. */
export type ApiKeyManagedResourceApiVersion = (typeof ApiKeyManagedResourceApiVersion)[keyof typeof ApiKeyManagedResourceApiVersion];

/** Kind of the resource: `Region` for Flink; `Cluster` for Kafka, Schema Registry and ksqlDB; `Tableflow` or `Global`. */
export const ApiKeyManagedResourceKind = {
  Cluster: "Cluster",
  Region: "Region",
  Tableflow: "Tableflow",
  Global: "Global",
} as const;

/** Kind of the resource: `Region` for Flink; `Cluster` for Kafka, Schema Registry and ksqlDB; `Tableflow` or `Global`. */
export type ApiKeyManagedResourceKind = (typeof ApiKeyManagedResourceKind)[keyof typeof ApiKeyManagedResourceKind];

/** API version of the owner. */
export const ApiKeyOwnerApiVersion = {
  Iam_V2: "iam/v2",
} as const;

/** API version of the owner. */
export type ApiKeyOwnerApiVersion = (typeof ApiKeyOwnerApiVersion)[keyof typeof ApiKeyOwnerApiVersion];

/** Kind of the owner: `ServiceAccount` or `User`. */
export const ApiKeyOwnerKind = {
  ServiceAccount: "ServiceAccount",
  User: "User",
} as const;

/** Kind of the owner: `ServiceAccount` or `User`. */
export type ApiKeyOwnerKind = (typeof ApiKeyOwnerKind)[keyof typeof ApiKeyOwnerKind];

/** Whether this end connects to the other one (`OUTBOUND`) or accepts its connection (`INBOUND`). With linkMode `SOURCE`, only `OUTBOUND` is supported. */
export const ClusterLinkConnectionMode = {
  OUTBOUND: "OUTBOUND",
  INBOUND: "INBOUND",
} as const;

/** Whether this end connects to the other one (`OUTBOUND`) or accepts its connection (`INBOUND`). With linkMode `SOURCE`, only `OUTBOUND` is supported. */
export type ClusterLinkConnectionMode = (typeof ClusterLinkConnectionMode)[keyof typeof ClusterLinkConnectionMode];

/** End of the link on which it is created. With `BIDIRECTIONAL`, topics are mirrored in both directions, and both clusters need a link with the same name. */
export const ClusterLinkLinkMode = {
  DESTINATION: "DESTINATION",
  SOURCE: "SOURCE",
  BIDIRECTIONAL: "BIDIRECTIONAL",
} as const;

/** End of the link on which it is created. With `BIDIRECTIONAL`, topics are mirrored in both directions, and both clusters need a link with the same name. */
export type ClusterLinkLinkMode = (typeof ClusterLinkLinkMode)[keyof typeof ClusterLinkLinkMode];

/** Cloud: `AWS`, `AZURE` or `GCP`. */
export const ConnectArtifactCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud: `AWS`, `AZURE` or `GCP`. */
export type ConnectArtifactCloud = (typeof ConnectArtifactCloud)[keyof typeof ConnectArtifactCloud];

/** Format of the archive: `JAR` or `ZIP`. */
export const ConnectArtifactContentFormat = {
  JAR: "JAR",
  ZIP: "ZIP",
} as const;

/** Format of the archive: `JAR` or `ZIP`. */
export type ConnectArtifactContentFormat = (typeof ConnectArtifactContentFormat)[keyof typeof ConnectArtifactContentFormat];

/** Cloud in which connectors run. */
export const CustomConnectorPluginCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud in which connectors run. */
export type CustomConnectorPluginCloud = (typeof CustomConnectorPluginCloud)[keyof typeof CustomConnectorPluginCloud];

/** Whether connectors read data into Kafka (`SOURCE`) or write it to another system (`SINK`). */
export const CustomConnectorPluginConnectorType = {
  SOURCE: "SOURCE",
  SINK: "SINK",
} as const;

/** Whether connectors read data into Kafka (`SOURCE`) or write it to another system (`SINK`). */
export type CustomConnectorPluginConnectorType = (typeof CustomConnectorPluginConnectorType)[keyof typeof CustomConnectorPluginConnectorType];

/** Cloud of the plugin. */
export const CustomConnectorPluginVersionCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud of the plugin. */
export type CustomConnectorPluginVersionCloud = (typeof CustomConnectorPluginVersionCloud)[keyof typeof CustomConnectorPluginVersionCloud];

/** Whether connectors read data into Kafka (`SOURCE`) or write it to another system (`SINK`). */
export const CustomConnectorPluginVersionConnectorClassConnectorType = {
  SOURCE: "SOURCE",
  SINK: "SINK",
} as const;

/** Whether connectors read data into Kafka (`SOURCE`) or write it to another system (`SINK`). */
export type CustomConnectorPluginVersionConnectorClassConnectorType = (typeof CustomConnectorPluginVersionConnectorClassConnectorType)[keyof typeof CustomConnectorPluginVersionConnectorClassConnectorType];

/** Stream Governance package: `ESSENTIALS` or `ADVANCED`. The platform decides whether a downgrade is possible. */
export const EnvironmentStreamGovernancePackage = {
  ESSENTIALS: "ESSENTIALS",
  ADVANCED: "ADVANCED",
} as const;

/** Stream Governance package: `ESSENTIALS` or `ADVANCED`. The platform decides whether a downgrade is possible. */
export type EnvironmentStreamGovernancePackage = (typeof EnvironmentStreamGovernancePackage)[keyof typeof EnvironmentStreamGovernancePackage];

/** Cloud: `AWS`, `AZURE` or `GCP`. */
export const FlinkArtifactCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud: `AWS`, `AZURE` or `GCP`. */
export type FlinkArtifactCloud = (typeof FlinkArtifactCloud)[keyof typeof FlinkArtifactCloud];

/** Format of the archive: `JAR` or `ZIP`. */
export const FlinkArtifactContentFormat = {
  JAR: "JAR",
  ZIP: "ZIP",
} as const;

/** Format of the archive: `JAR` or `ZIP`. */
export type FlinkArtifactContentFormat = (typeof FlinkArtifactContentFormat)[keyof typeof FlinkArtifactContentFormat];

/** Cloud: `AWS`, `AZURE` or `GCP`. */
export const FlinkComputePoolCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud: `AWS`, `AZURE` or `GCP`. */
export type FlinkComputePoolCloud = (typeof FlinkComputePoolCloud)[keyof typeof FlinkComputePoolCloud];

/** Type of the service. */
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

/** Type of the service. */
export type FlinkConnectionType = (typeof FlinkConnectionType)[keyof typeof FlinkConnectionType];

/** Operation that the ACL allows or denies. */
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

/** Operation that the ACL allows or denies. */
export type KafkaAclOperation = (typeof KafkaAclOperation)[keyof typeof KafkaAclOperation];

/** Whether resourceName is the whole name (`LITERAL`) or a prefix (`PREFIXED`). */
export const KafkaAclPatternType = {
  LITERAL: "LITERAL",
  PREFIXED: "PREFIXED",
} as const;

/** Whether resourceName is the whole name (`LITERAL`) or a prefix (`PREFIXED`). */
export type KafkaAclPatternType = (typeof KafkaAclPatternType)[keyof typeof KafkaAclPatternType];

/** Whether the operation is allowed or denied. `DENY` takes precedence. */
export const KafkaAclPermission = {
  DENY: "DENY",
  ALLOW: "ALLOW",
} as const;

/** Whether the operation is allowed or denied. `DENY` takes precedence. */
export type KafkaAclPermission = (typeof KafkaAclPermission)[keyof typeof KafkaAclPermission];

/** Type of the resource that the ACL applies to. */
export const KafkaAclResourceType = {
  TOPIC: "TOPIC",
  GROUP: "GROUP",
  CLUSTER: "CLUSTER",
  TRANSACTIONAL_ID: "TRANSACTIONAL_ID",
  DELEGATION_TOKEN: "DELEGATION_TOKEN",
} as const;

/** Type of the resource that the ACL applies to. */
export type KafkaAclResourceType = (typeof KafkaAclResourceType)[keyof typeof KafkaAclResourceType];

/** Availability of the cluster: in one or several availability zones. */
export const KafkaClusterAvailability = {
  SINGLE_ZONE: "SINGLE_ZONE",
  MULTI_ZONE: "MULTI_ZONE",
  LOW: "LOW",
  HIGH: "HIGH",
} as const;

/** Availability of the cluster: in one or several availability zones. */
export type KafkaClusterAvailability = (typeof KafkaClusterAvailability)[keyof typeof KafkaClusterAvailability];

/** Cloud: `AWS`, `AZURE` or `GCP`. */
export const KafkaClusterCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud: `AWS`, `AZURE` or `GCP`. */
export type KafkaClusterCloud = (typeof KafkaClusterCloud)[keyof typeof KafkaClusterCloud];

/** Status of the mirror: `ACTIVE`, `PAUSED`, `STOPPED` after it was promoted or failed over, or an error such as `SOURCE_UNAVAILABLE`. */
export const KafkaMirrorTopicStatus = {
  ACTIVE: "ACTIVE",
  PAUSED: "PAUSED",
  PROMOTED: "PROMOTED",
  FAILED_OVER: "FAILED_OVER",
} as const;

/** Status of the mirror: `ACTIVE`, `PAUSED`, `STOPPED` after it was promoted or failed over, or an error such as `SOURCE_UNAVAILABLE`. */
export type KafkaMirrorTopicStatus = (typeof KafkaMirrorTopicStatus)[keyof typeof KafkaMirrorTopicStatus];

/** Cloud: `AWS`, `AZURE` or `GCP`. */
export const NetworkCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud: `AWS`, `AZURE` or `GCP`. */
export type NetworkCloud = (typeof NetworkCloud)[keyof typeof NetworkCloud];

/** A connection type. */
export const NetworkConnectionType = {
  PEERING: "PEERING",
  TRANSITGATEWAY: "TRANSITGATEWAY",
  PRIVATELINK: "PRIVATELINK",
} as const;

/** A connection type. */
export type NetworkConnectionType = (typeof NetworkConnectionType)[keyof typeof NetworkConnectionType];

/** Cloud in which connectors run the plugin. */
export const PluginCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud in which connectors run the plugin. */
export type PluginCloud = (typeof PluginCloud)[keyof typeof PluginCloud];

/** Programming language of the plugin. */
export const PluginRuntimeLanguage = {
  JAVA: "JAVA",
} as const;

/** Programming language of the plugin. */
export type PluginRuntimeLanguage = (typeof PluginRuntimeLanguage)[keyof typeof PluginRuntimeLanguage];

/** Cloud: `AWS`, `AZURE` or `GCP`. */
export const PrivateLinkAttachmentCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud: `AWS`, `AZURE` or `GCP`. */
export type PrivateLinkAttachmentCloud = (typeof PrivateLinkAttachmentCloud)[keyof typeof PrivateLinkAttachmentCloud];

/** Cloud of the integration: AZURE or GCP. For AWS, use ProviderIntegration; the platform may reject AWS here. */
export const ProviderIntegrationSetupCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud of the integration: AZURE or GCP. For AWS, use ProviderIntegration; the platform may reject AWS here. */
export type ProviderIntegrationSetupCloud = (typeof ProviderIntegrationSetupCloud)[keyof typeof ProviderIntegrationSetupCloud];

/** Status of the exporter: `RUNNING` or `PAUSED`. It can be paused and resumed in place. */
export const SchemaExporterStatus = {
  RUNNING: "RUNNING",
  PAUSED: "PAUSED",
} as const;

/** Status of the exporter: `RUNNING` or `PAUSED`. It can be paused and resumed in place. */
export type SchemaExporterStatus = (typeof SchemaExporterStatus)[keyof typeof SchemaExporterStatus];

/** Format of the schema: `AVRO`, `JSON` or `PROTOBUF`. */
export const SchemaFormat = {
  AVRO: "AVRO",
  JSON: "JSON",
  PROTOBUF: "PROTOBUF",
} as const;

/** Format of the schema: `AVRO`, `JSON` or `PROTOBUF`. */
export type SchemaFormat = (typeof SchemaFormat)[keyof typeof SchemaFormat];

/** Compatibility level: the changes of a schema that the registry accepts. */
export const SchemaRegistryClusterConfigCompatibilityLevel = {
  BACKWARD: "BACKWARD",
  BACKWARD_TRANSITIVE: "BACKWARD_TRANSITIVE",
  FORWARD: "FORWARD",
  FORWARD_TRANSITIVE: "FORWARD_TRANSITIVE",
  FULL: "FULL",
  FULL_TRANSITIVE: "FULL_TRANSITIVE",
  NONE: "NONE",
} as const;

/** Compatibility level: the changes of a schema that the registry accepts. */
export type SchemaRegistryClusterConfigCompatibilityLevel = (typeof SchemaRegistryClusterConfigCompatibilityLevel)[keyof typeof SchemaRegistryClusterConfigCompatibilityLevel];

/** Mode: `READWRITE` is the usual mode. `READONLY` and `READONLY_OVERRIDE` reject registrations and deletions. `IMPORT` accepts schemas with given IDs and versions. */
export const SchemaRegistryClusterModeMode = {
  READWRITE: "READWRITE",
  READONLY: "READONLY",
  READONLY_OVERRIDE: "READONLY_OVERRIDE",
  IMPORT: "IMPORT",
} as const;

/** Mode: `READWRITE` is the usual mode. `READONLY` and `READONLY_OVERRIDE` reject registrations and deletions. `IMPORT` accepts schemas with given IDs and versions. */
export type SchemaRegistryClusterModeMode = (typeof SchemaRegistryClusterModeMode)[keyof typeof SchemaRegistryClusterModeMode];

/** Encryption algorithm. */
export const SchemaRegistryDekAlgorithm = {
  AES128_GCM: "AES128_GCM",
  AES256_GCM: "AES256_GCM",
  AES256_SIV: "AES256_SIV",
} as const;

/** Encryption algorithm. */
export type SchemaRegistryDekAlgorithm = (typeof SchemaRegistryDekAlgorithm)[keyof typeof SchemaRegistryDekAlgorithm];

/** Compatibility level: the changes of a schema that the registry accepts. */
export const SubjectConfigCompatibilityLevel = {
  BACKWARD: "BACKWARD",
  BACKWARD_TRANSITIVE: "BACKWARD_TRANSITIVE",
  FORWARD: "FORWARD",
  FORWARD_TRANSITIVE: "FORWARD_TRANSITIVE",
  FULL: "FULL",
  FULL_TRANSITIVE: "FULL_TRANSITIVE",
  NONE: "NONE",
} as const;

/** Compatibility level: the changes of a schema that the registry accepts. */
export type SubjectConfigCompatibilityLevel = (typeof SubjectConfigCompatibilityLevel)[keyof typeof SubjectConfigCompatibilityLevel];

/** Mode: `READWRITE` is the usual mode. `READONLY` and `READONLY_OVERRIDE` reject registrations and deletions. `IMPORT` accepts schemas with given IDs and versions. */
export const SubjectModeMode = {
  READWRITE: "READWRITE",
  READONLY: "READONLY",
  READONLY_OVERRIDE: "READONLY_OVERRIDE",
  IMPORT: "IMPORT",
} as const;

/** Mode: `READWRITE` is the usual mode. `READONLY` and `READONLY_OVERRIDE` reject registrations and deletions. `IMPORT` accepts schemas with given IDs and versions. */
export type SubjectModeMode = (typeof SubjectModeMode)[keyof typeof SubjectModeMode];

/** Names of the platform's metadata columns: `DEFAULT`, such as `$$offset`, or `PORTABLE`, such as `cflt_metadata_offset`, which more engines can query. */
export const TableflowTopicMetadataColumnNamingScheme = {
  DEFAULT: "DEFAULT",
  PORTABLE: "PORTABLE",
} as const;

/** Names of the platform's metadata columns: `DEFAULT`, such as `$$offset`, or `PORTABLE`, such as `cflt_metadata_offset`, which more engines can query. */
export type TableflowTopicMetadataColumnNamingScheme = (typeof TableflowTopicMetadataColumnNamingScheme)[keyof typeof TableflowTopicMetadataColumnNamingScheme];

/** A format. */
export const TableflowTopicTableFormat = {
  DELTA: "DELTA",
  ICEBERG: "ICEBERG",
} as const;

/** A format. */
export type TableflowTopicTableFormat = (typeof TableflowTopicTableFormat)[keyof typeof TableflowTopicTableFormat];

/** Cloud: `AWS`, `AZURE` or `GCP`. */
export const GetConnectArtifactCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud: `AWS`, `AZURE` or `GCP`. */
export type GetConnectArtifactCloud = (typeof GetConnectArtifactCloud)[keyof typeof GetConnectArtifactCloud];

/** Stream Governance package, or empty. */
export const GetEnvironmentStreamGovernancePackage = {
  ESSENTIALS: "ESSENTIALS",
  ADVANCED: "ADVANCED",
} as const;

/** Stream Governance package, or empty. */
export type GetEnvironmentStreamGovernancePackage = (typeof GetEnvironmentStreamGovernancePackage)[keyof typeof GetEnvironmentStreamGovernancePackage];

/** Cloud: `AWS`, `AZURE` or `GCP`. */
export const GetFlinkArtifactCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud: `AWS`, `AZURE` or `GCP`. */
export type GetFlinkArtifactCloud = (typeof GetFlinkArtifactCloud)[keyof typeof GetFlinkArtifactCloud];

/** Cloud: `AWS`, `AZURE` or `GCP`. */
export const GetFlinkRegionCloud = {
  AWS: "AWS",
  AZURE: "AZURE",
  GCP: "GCP",
} as const;

/** Cloud: `AWS`, `AZURE` or `GCP`. */
export type GetFlinkRegionCloud = (typeof GetFlinkRegionCloud)[keyof typeof GetFlinkRegionCloud];

/** Encryption algorithm. */
export const GetSchemaRegistryDekAlgorithm = {
  AES128_GCM: "AES128_GCM",
  AES256_GCM: "AES256_GCM",
  AES256_SIV: "AES256_SIV",
} as const;

/** Encryption algorithm. */
export type GetSchemaRegistryDekAlgorithm = (typeof GetSchemaRegistryDekAlgorithm)[keyof typeof GetSchemaRegistryDekAlgorithm];
