// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as enums from "./enums.ts";

export namespace output {
  /** Egress to a service in AWS through PrivateLink. */
  export interface AccessPointAwsEgressPrivateLinkEndpoint {
    /** Name of the VPC endpoint service that the endpoint connects to. Must not be empty. A change replaces the resource. */
    vpcEndpointServiceName: string;
    /** Whether the endpoint is deployed in several availability zones. Defaults to `false`. A change replaces the resource. */
    enableHighAvailability: boolean;
    /** ID of the VPC endpoint that the platform created. Only the platform sets it. */
    vpcEndpointId: string;
    /** DNS name of the VPC endpoint. Only the platform sets it. */
    vpcEndpointDnsName: string;
  }

  /** Ingress from AWS through PrivateLink. */
  export interface AccessPointAwsIngressPrivateLinkEndpoint {
    /** ID of the VPC endpoint in your account. Must not be empty. A change replaces the resource. */
    vpcEndpointId: string;
    /** Name of the platform's VPC endpoint service. Only the platform sets it. */
    vpcEndpointServiceName: string;
    /** DNS domain of the access point; empty if there is none. Only the platform sets it. */
    dnsDomain: string;
  }

  /** Network interfaces in a VPC of your own in AWS. */
  export interface AccessPointAwsPrivateNetworkInterface {
    /** Network interfaces in your account. At least 6. Can be changed in place. At least 6 elements. */
    networkInterfaces: string[];
    /** ID of the AWS account, 12 digits. Must be the ID of an AWS account, 12 digits. A change replaces the resource. */
    account: string;
    /** CIDR blocks to reach through the interfaces. At most 10. The order is significant. Can be changed in place. At most 10 elements. */
    routes?: string[];
  }

  /** Egress to a service in Azure through Private Link. */
  export interface AccessPointAzureEgressPrivateLinkEndpoint {
    /** Resource ID of the Private Link service that the endpoint connects to. Must not be empty. A change replaces the resource. */
    privateLinkServiceResourceId: string;
    /** Name of the subresource of the service that the endpoint connects to. A change replaces the resource. */
    privateLinkSubresourceName?: string;
    /** Resource ID of the private endpoint. Only the platform sets it. */
    privateEndpointResourceId: string;
    /** Domain of the private endpoint. Only the platform sets it. */
    privateEndpointDomain: string;
    /** IP address of the private endpoint. Only the platform sets it. */
    privateEndpointIpAddress: string;
    /** Domains in the custom DNS configuration of the private endpoint. Only the platform sets it. */
    privateEndpointCustomDnsConfigDomains: string[];
  }

  /** Ingress from Azure through Private Link. */
  export interface AccessPointAzureIngressPrivateLinkEndpoint {
    /** Resource ID of the private endpoint in your subscription, case-insensitive. Must not be empty. Case is ignored in comparisons. A change replaces the resource. */
    privateEndpointResourceId: string;
    /** Alias of the platform's Private Link service. Only the platform sets it. */
    privateLinkServiceAlias: string;
    /** Resource ID of the platform's Private Link service. Only the platform sets it. */
    privateLinkServiceResourceId: string;
    /** DNS domain of the access point; empty if there is none. Only the platform sets it. */
    dnsDomain: string;
  }

  /** Environment that contains this object. */
  export interface AccessPointEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Gateway that contains this object. */
  export interface AccessPointGateway {
    /** ID of the gateway, `gw-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Egress to a service in Google Cloud through Private Service Connect. */
  export interface AccessPointGcpEgressPrivateServiceConnectEndpoint {
    /** URI of the service attachment that the endpoint connects to, or `all-google-apis`. Must not be empty. A change replaces the resource. */
    privateServiceConnectEndpointTarget: string;
    /** ID of the connection. Only the platform sets it. */
    privateServiceConnectEndpointConnectionId: string;
    /** Name of the endpoint. Only the platform sets it. */
    privateServiceConnectEndpointName: string;
    /** IP address of the endpoint. Only the platform sets it. */
    privateServiceConnectEndpointIpAddress: string;
  }

  /** Ingress from Google Cloud through Private Service Connect. */
  export interface AccessPointGcpIngressPrivateServiceConnectEndpoint {
    /** ID of the connection in your project: a long number, as text. Must contain only digits. A change replaces the resource. */
    privateServiceConnectConnectionId: string;
    /** URI of the platform's service attachment. Only the platform sets it. */
    privateServiceConnectServiceAttachment: string;
    /** DNS domain of the access point; empty if there is none. Only the platform sets it. */
    dnsDomain: string;
  }

  /** Cluster, region or service that the key gives access to. If unset, the key is a Cloud API key for the control plane. */
  export interface ApiKeyManagedResource {
    /** ID of the cluster (`lkc-...`, `lsrc-...`, `lksqlc-...`), `<cloud>.<region>` of a Flink region such as `aws.us-east-1`, `tableflow` or `global`. Between 1 and 255 characters. Must be an ID without spaces and slashes. `id`, `kind` and `apiVersion` must belong to the same service. */
    id: string;
    /** Kind of the resource: `Region` for Flink; `Cluster` for Kafka, Schema Registry and ksqlDB; `Tableflow` or `Global`. One of `Cluster`, `Region`, `Tableflow` or `Global`. `id`, `kind` and `apiVersion` must belong to the same service. */
    kind: enums.ApiKeyManagedResourceKind;
    /** API version of the resource. `cmk` is Kafka, `srcm` is Schema Registry, `ksqldbcm` is ksqlDB, and `fcpm` is Flink. One of `cmk/v2`, `srcm/v2`, `srcm/v3`, `ksqldbcm/v2`, `fcpm/v2`, `tableflow/v1` or `global/v1`. `id`, `kind` and `apiVersion` must belong to the same service. */
    apiVersion: enums.ApiKeyManagedResourceApiVersion;
    /** Environment of the resource. Required for Flink. Also required for Kafka, to check when the key is ready. */
    environment?: output.ApiKeyManagedResourceEnvironment;
  }

  /** Environment of the resource. Required for Flink. Also required for Kafka, to check when the key is ready. */
  export interface ApiKeyManagedResourceEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Service account or user that the key acts as. Pass the `id`, `kind` and `apiVersion` of a `ServiceAccount`. */
  export interface ApiKeyOwner {
    /** ID of the owner: `sa-...` or `u-...`. Between 1 and 255 characters. Must begin with u- or sa-. The `kind` is ServiceAccount for an ID that begins with sa-, and User for one that begins with u-. */
    id: string;
    /** Kind of the owner: `ServiceAccount` or `User`. One of `ServiceAccount` or `User`. The `kind` is ServiceAccount for an ID that begins with sa-, and User for one that begins with u-. */
    kind: enums.ApiKeyOwnerKind;
    /** API version of the owner. Must be `iam/v2`. */
    apiVersion: enums.ApiKeyOwnerApiVersion;
  }

  /** An attribute. */
  export interface BusinessMetadataAttributeDefinition {
    /** Name of the attribute. Must not be empty. */
    name: string;
    /** Whether an entity may omit the attribute. Defaults to `false`. */
    isOptional: boolean;
    /** Default value of the attribute. Defaults to an empty string. */
    defaultValue: string;
    /** Description of the attribute. Defaults to an empty string. */
    description: string;
    /** Type of the attribute's values: `string`. Only the platform sets it. */
    type: string;
    /** Other options of the attribute on the platform, such as `maxStrLength`. Only the platform sets it. */
    options: { [key: string]: string };
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface BusinessMetadataBindingCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface BusinessMetadataBindingSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface BusinessMetadataCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface BusinessMetadataSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** A key in AWS. */
  export interface ByokKeyAws {
    /** ARN of the key in AWS KMS. Must not be empty. A change replaces the resource. */
    keyArn: string;
    /** ARNs of the platform's roles. Allow them to use the key before you create a cluster with it. Only the platform sets it. */
    roles: string[];
  }

  /** A key in Azure. */
  export interface ByokKeyAzure {
    /** URL of the key in Azure Key Vault. Must not be empty. A change replaces the resource. */
    keyIdentifier: string;
    /** Resource ID of the key vault. Must not be empty. A change replaces the resource. */
    keyVaultId: string;
    /** ID of the Azure tenant that the vault belongs to. Must not be empty. A change replaces the resource. */
    tenantId: string;
    /** ID of the platform's application. Allow it to use the key before you create a cluster with it. Only the platform sets it. */
    applicationId: string;
  }

  /** A key in Google Cloud. */
  export interface ByokKeyGcp {
    /** Resource name of the key in Cloud KMS. Must not be empty. A change replaces the resource. */
    keyId: string;
    /** The platform's Google group. Allow it to use the key before you create a cluster with it. Only the platform sets it. */
    securityGroup: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface CatalogEntityAttributesCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface CatalogEntityAttributesSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** A catalog in AWS Glue. */
  export interface CatalogIntegrationAwsGlue {
    /** ID of the provider integration that gives the platform access to the AWS account, `cspi-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
    providerIntegrationId: string;
    /** Database of the tables. By default, the platform chooses it. */
    customDatabase?: string;
  }

  /** Tableflow API key. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface CatalogIntegrationCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Environment that contains this object. */
  export interface CatalogIntegrationEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Kafka cluster of the object. */
  export interface CatalogIntegrationKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** A catalog in Snowflake Open Catalog. */
  export interface CatalogIntegrationSnowflake {
    /** Endpoint of Snowflake Open Catalog, such as `https://abc_polaris.snowflakecomputing.com/`. Must not be empty. */
    endpoint: string;
    /** Name of the warehouse. Must not be empty. */
    warehouse: string;
    /** Scope that the client may request, such as `PRINCIPAL_ROLE:ALL`. Must not be empty. */
    allowedScope: string;
    /** Namespace of the tables. By default, the platform chooses it. */
    customNamespace?: string;
    /** ID of the client that the platform uses to sign in to the catalog. Must not be empty. The platform never returns it, so it is compared with the previous input. */
    clientId: string;
    /** Secret of the client. Must not be empty. The platform never returns it, so it is compared with the previous input. */
    clientSecret: string;
  }

  /** A catalog in Databricks Unity Catalog. */
  export interface CatalogIntegrationUnity {
    /** URL of the Databricks workspace, such as `https://abc.cloud.databricks.com`. Must not be empty. */
    workspaceEndpoint: string;
    /** Name of the catalog in Unity Catalog. Must not be empty. */
    catalogName: string;
    /** Schema of the tables. By default, the platform chooses it. */
    customSchema?: string;
    /** ID of the client that the platform uses to sign in to the workspace. Must not be empty. The platform never returns it, so it is compared with the previous input. */
    clientId: string;
    /** Secret of the client. Must not be empty. The platform never returns it, so it is compared with the previous input. */
    clientSecret: string;
  }

  /** Certificate authority whose certificates the pool accepts. */
  export interface CertificatePoolCertificateAuthority {
    /** ID of the certificate authority, `op-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Cluster of the mirror topics, with linkMode `DESTINATION` or `SOURCE`. */
  export interface ClusterLinkDestinationKafkaCluster {
    /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
    id: string;
    /** REST endpoint of the cluster, if it is the cluster with the link. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    restEndpoint?: string;
    /** Bootstrap endpoint of the cluster, if it is the other end, with or without `SASL_SSL://`. Must not be empty. A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    bootstrapEndpoint?: string;
    /** API key of the cluster. Changes in place. Required for the cluster with the link and, with connectionMode `OUTBOUND`, for the other cluster, unless the provider uses OAuth. Not used for the other cluster with `INBOUND`. */
    credentials?: output.ClusterLinkDestinationKafkaClusterCredentials;
  }

  /** API key of the cluster. Changes in place. */
  export interface ClusterLinkDestinationKafkaClusterCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Cluster with this end of the link, with linkMode `BIDIRECTIONAL`. */
  export interface ClusterLinkLocalKafkaCluster {
    /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
    id: string;
    /** REST endpoint of the cluster, if it is the cluster with the link. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    restEndpoint?: string;
    /** Bootstrap endpoint of the cluster, if it is the other end, with or without `SASL_SSL://`. Must not be empty. A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    bootstrapEndpoint?: string;
    /** API key of the cluster. Changes in place. Required for the cluster with the link and, with connectionMode `OUTBOUND`, for the other cluster, unless the provider uses OAuth. Not used for the other cluster with `INBOUND`. */
    credentials?: output.ClusterLinkLocalKafkaClusterCredentials;
  }

  /** API key of the cluster. Changes in place. */
  export interface ClusterLinkLocalKafkaClusterCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Cluster at the other end of the link, with linkMode `BIDIRECTIONAL`. */
  export interface ClusterLinkRemoteKafkaCluster {
    /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
    id: string;
    /** REST endpoint of the cluster, if it is the cluster with the link. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    restEndpoint?: string;
    /** Bootstrap endpoint of the cluster, if it is the other end, with or without `SASL_SSL://`. Must not be empty. A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    bootstrapEndpoint?: string;
    /** API key of the cluster. Changes in place. Required for the cluster with the link and, with connectionMode `OUTBOUND`, for the other cluster, unless the provider uses OAuth. Not used for the other cluster with `INBOUND`. */
    credentials?: output.ClusterLinkRemoteKafkaClusterCredentials;
  }

  /** API key of the cluster. Changes in place. */
  export interface ClusterLinkRemoteKafkaClusterCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Cluster of the source topics, with linkMode `DESTINATION` or `SOURCE`. */
  export interface ClusterLinkSourceKafkaCluster {
    /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
    id: string;
    /** REST endpoint of the cluster, if it is the cluster with the link. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    restEndpoint?: string;
    /** Bootstrap endpoint of the cluster, if it is the other end, with or without `SASL_SSL://`. Must not be empty. A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    bootstrapEndpoint?: string;
    /** API key of the cluster. Changes in place. Required for the cluster with the link and, with connectionMode `OUTBOUND`, for the other cluster, unless the provider uses OAuth. Not used for the other cluster with `INBOUND`. */
    credentials?: output.ClusterLinkSourceKafkaClusterCredentials;
  }

  /** API key of the cluster. Changes in place. */
  export interface ClusterLinkSourceKafkaClusterCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Environment that contains this object. */
  export interface ConnectArtifactEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface ConnectorEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Kafka cluster that the connector reads from or writes to. */
  export interface ConnectorKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** Start offset in one partition. Numbers and booleans are converted from text, with all their digits. */
  export interface ConnectorOffset {
    /** Partition, such as `kafka_topic` and `kafka_partition`. */
    partition: { [key: string]: string };
    /** Offset in the partition, such as `kafka_offset`. */
    offset: { [key: string]: string };
  }

  /** A connector class. */
  export interface CustomConnectorPluginVersionConnectorClass {
    /** Java class of the connector. Between 1 and 150 characters. Must be the name of a Java class, such as com.example.Orders. */
    connectorClassName: string;
    /** Whether connectors read data into Kafka (`SOURCE`) or write it to another system (`SINK`). One of `SOURCE` or `SINK`. */
    connectorType: enums.CustomConnectorPluginVersionConnectorClassConnectorType;
  }

  /** Environment that contains this object. */
  export interface CustomConnectorPluginVersionEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface DnsForwarderEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Forwards to DNS zones in Google Cloud. */
  export interface DnsForwarderForwardViaGcpDnsZones {
    /** For each domain, the DNS zone in Google Cloud and its project. If omitted, the platform chooses a value. `domainMappings` must be set. */
    domainMappings: { [key: string]: string };
  }

  /** Forwards to your own DNS servers. */
  export interface DnsForwarderForwardViaIp {
    /** IP addresses of the DNS servers. At most 3. Between 1 and 3 elements. If omitted, the platform chooses a value. `dnsServerIps` must be set. */
    dnsServerIps: string[];
  }

  /** Gateway that contains this object. */
  export interface DnsForwarderGateway {
    /** ID of the gateway, `gw-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface DnsRecordEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Gateway that contains this object. */
  export interface DnsRecordGateway {
    /** ID of the gateway, `gw-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Access point that the domain resolves to. */
  export interface DnsRecordPrivateLinkAccessPoint {
    /** ID of the access point, `ap-...`. Can be changed in place. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Stream Governance of the environment. */
  export interface EnvironmentStreamGovernance {
    /** Stream Governance package: `ESSENTIALS` or `ADVANCED`. The platform decides whether a downgrade is possible. One of `ESSENTIALS` or `ADVANCED`. */
    package: enums.EnvironmentStreamGovernancePackage;
  }

  /** Environment that contains this object. */
  export interface FlinkArtifactEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** A version of the artifact. */
  export interface FlinkArtifactVersion {
    /** ID of the version. */
    version: string;
  }

  /** Environment that contains this object. */
  export interface FlinkComputePoolEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Flink compute pool. */
  export interface FlinkConnectionComputePool {
    /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. Some changes are rejected, because the platform can change only the secrets of a connection; restore the value, or replace the connection with `pulumi up --replace`. */
    id: string;
  }

  /** API key of the Flink region. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface FlinkConnectionCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Environment that contains this object. */
  export interface FlinkConnectionEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
    id: string;
  }

  /** Organization that contains this object. */
  export interface FlinkConnectionOrganization {
    /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
    id: string;
  }

  /** Flink principal. */
  export interface FlinkConnectionPrincipal {
    /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. Some changes are rejected, because the platform can change only the secrets of a connection; restore the value, or replace the connection with `pulumi up --replace`. */
    id: string;
  }

  /** A column. */
  export interface FlinkMaterializedTableColumn {
    /** A computed column. */
    columnsComputeds?: output.FlinkMaterializedTableColumnColumnsComputed[];
    /** A physical column, which stores data. */
    columnsPhysicals?: output.FlinkMaterializedTableColumnColumnsPhysical[];
    /** A column with metadata of a record. */
    columnsMetadatas?: output.FlinkMaterializedTableColumnColumnsMetadata[];
  }

  /** A computed column. */
  export interface FlinkMaterializedTableColumnColumnsComputed {
    /** Name of the column. */
    columnComputedName?: string;
    /** Type of the column: a text such as `BIGINT`, or JSON such as `{"type":"BIGINT","nullable":false}`. */
    columnComputedType?: string;
    /** Comment of the column. */
    columnComputedComment?: string;
    /** Kind of the column, which must match its list. Must be Computed. Defaults to `Computed`. */
    columnComputedKind: string;
    /** SQL expression of the column, such as `quantity * price`. */
    columnComputedExpression?: string;
    /** Whether the column is read-only. Defaults to `false`. */
    columnComputedVirtual: boolean;
  }

  /** A column with metadata of a record. */
  export interface FlinkMaterializedTableColumnColumnsMetadata {
    /** Name of the column. */
    columnMetadataName?: string;
    /** Type of the column: a text such as `BIGINT`, or JSON such as `{"type":"BIGINT","nullable":false}`. */
    columnMetadataType?: string;
    /** Comment of the column. */
    columnMetadataComment?: string;
    /** Kind of the column, which must match its list. Must be Metadata. Defaults to `Metadata`. */
    columnMetadataKind: string;
    /** Metadata that the column contains, such as `offset`. */
    columnMetadataKey?: string;
    /** Whether the column is read-only. Defaults to `false`. */
    columnMetadataVirtual: boolean;
  }

  /** A physical column, which stores data. */
  export interface FlinkMaterializedTableColumnColumnsPhysical {
    /** Name of the column. */
    columnPhysicalName?: string;
    /** Type of the column: a text such as `BIGINT`, or JSON such as `{"type":"BIGINT","nullable":false}`. */
    columnPhysicalType?: string;
    /** Comment of the column. */
    columnPhysicalComment?: string;
    /** Kind of the column, which must match its list. Must be Physical. Defaults to `Physical`. */
    columnPhysicalKind: string;
  }

  /** Compute pool that runs the query. */
  export interface FlinkMaterializedTableComputePool {
    /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** A constraint. */
  export interface FlinkMaterializedTableConstraint {
    /** Name of the constraint. */
    name?: string;
    /** Type of the constraint: `PRIMARY_KEY`. Known values are `PRIMARY_KEY`; the platform may accept others. */
    type?: string;
    /** Columns of the constraint. */
    columns?: string[];
    /** Whether the platform enforces the constraint. Defaults to `false`. */
    enforced: boolean;
  }

  /** API key of the Flink region. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface FlinkMaterializedTableCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Distribution of records over partitions. */
  export interface FlinkMaterializedTableDistribution {
    /** Type of the distribution: `HASH`. Must not be empty. A change replaces the resource. */
    kind: string;
    /** Columns that the distribution is computed from. If omitted, the platform chooses a value. A change replaces the resource. */
    keys: string[];
    /** Number of buckets. At least 1. If omitted, the platform chooses a value. A change replaces the resource. */
    bucketCount: number;
  }

  /** Environment that contains this object. */
  export interface FlinkMaterializedTableEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
    id: string;
  }

  /** Kafka cluster of the table's topic. */
  export interface FlinkMaterializedTableKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
    id: string;
  }

  /** Organization that contains this object. */
  export interface FlinkMaterializedTableOrganization {
    /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
    id: string;
  }

  /** Principal that the query runs as. */
  export interface FlinkMaterializedTablePrincipal {
    /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Watermark: how late records may arrive. */
  export interface FlinkMaterializedTableWatermark {
    /** Column with the event time. */
    column?: string;
    /** SQL expression of the watermark, such as `order_time - INTERVAL '5' SECOND`. */
    expression?: string;
  }

  /** Compute pool that runs the statement. */
  export interface FlinkStatementComputePool {
    /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** API key of the Flink region. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface FlinkStatementCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Environment that contains this object. */
  export interface FlinkStatementEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
    id: string;
  }

  /** Organization that contains this object. */
  export interface FlinkStatementOrganization {
    /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
    id: string;
  }

  /** Principal that the statement runs as. */
  export interface FlinkStatementPrincipal {
    /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Egress to services in AWS through PrivateLink. */
  export interface GatewayAwsEgressPrivateLinkGateway {
    /** Region of the cloud, such as `us-east-2`. Must not be empty. A change replaces the resource. */
    region: string;
    /** ARN of the AWS principal that creates the connections of the gateway. Only the platform sets it. */
    principalArn: string;
  }

  /** Ingress from AWS through PrivateLink. */
  export interface GatewayAwsIngressPrivateLinkGateway {
    /** Region of the cloud, such as `us-east-2`. Must not be empty. A change replaces the resource. */
    region: string;
    /** Name of the VPC endpoint service to connect to. Only the platform sets it. */
    vpcEndpointServiceName: string;
  }

  /** Network interfaces in a VPC of your own in AWS. */
  export interface GatewayAwsPrivateNetworkInterfaceGateway {
    /** Region of the cloud, such as `us-east-2`. Must not be empty. A change replaces the resource. */
    region: string;
    /** IDs of the gateway's availability zones. A change replaces the resource. */
    zones: string[];
    /** The platform's AWS account that the gateway uses. Only the platform sets it. */
    account: string;
  }

  /** Egress to services in Azure through Private Link. */
  export interface GatewayAzureEgressPrivateLinkGateway {
    /** Region of the cloud, such as `us-east-2`. Must not be empty. A change replaces the resource. */
    region: string;
    /** Azure subscription that creates the connections of the gateway. Only the platform sets it. */
    subscription: string;
  }

  /** Ingress from Azure through Private Link. */
  export interface GatewayAzureIngressPrivateLinkGateway {
    /** Region of the cloud, such as `eastus`, case-insensitive. Must not be empty. Case is ignored in comparisons. A change replaces the resource. */
    region: string;
    /** Alias of the Private Link service to connect to. Only the platform sets it. */
    privateLinkServiceAlias: string;
    /** Resource ID of the Private Link service to connect to. Only the platform sets it. */
    privateLinkServiceResourceId: string;
  }

  /** Environment that contains this object. */
  export interface GatewayEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Ingress from Google Cloud through Private Service Connect. */
  export interface GatewayGcpIngressPrivateServiceConnectGateway {
    /** Region of the cloud, such as `eastus`, case-insensitive. Must not be empty. Case is ignored in comparisons. A change replaces the resource. */
    region: string;
    /** URI of the service attachment to connect to. Only the platform sets it. */
    privateServiceConnectServiceAttachment: string;
  }

  /** Identity provider whose tokens the pool accepts. */
  export interface IdentityPoolIdentityProvider {
    /** ID of the identity provider, `op-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** The inviting user. */
  export interface InvitationCreator {
    /** ID of the inviting user, `u-...`; empty if there is none. */
    id: string;
  }

  /** The invited user. */
  export interface InvitationUser {
    /** ID of the invited user, `u-...`; empty if there is none. */
    id: string;
  }

  /** API key of the Kafka cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface KafkaAclCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
  export interface KafkaAclKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface KafkaClientQuotaEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Dedicated Kafka cluster of the quota. */
  export interface KafkaClientQuotaKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** Limits of the throughput. */
  export interface KafkaClientQuotaThroughput {
    /** Write limit of each principal, in bytes per second, as text. Must be a whole number of bytes per second. */
    ingressByteRate: string;
    /** Read limit of each principal, in bytes per second, as text. Must be a whole number of bytes per second. */
    egressByteRate: string;
  }

  /** A Basic cluster. It can be upgraded in place to Standard, but not back. */
  export interface KafkaClusterBasic {
    /** Maximum number of elastic CKUs that the cluster can scale to. If unset, the platform's limit is kept; in the output, 0 means no limit. HIGH availability requires at least 2. At least 1. If omitted, the platform chooses a value. */
    maxEcku: number;
  }

  /** Customer-managed key (BYOK) that encrypts the data. The ID is empty if there is none. */
  export interface KafkaClusterByokKey {
    /** ID of the key, `cck-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
    id: string;
  }

  /** API key of the Kafka cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface KafkaClusterConfigCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
  export interface KafkaClusterConfigKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** A Dedicated cluster. Its creation takes about half an hour, and sometimes up to a day. */
  export interface KafkaClusterDedicated {
    /** Number of Confluent Units for Kafka (CKUs). MULTI_ZONE requires at least 2. The cluster is resized in place, which may take hours. At least 1. */
    cku: number;
    /** Customer-managed key in its legacy form; use byokKey for new clusters. Cannot be changed after creation. If omitted, the platform chooses a value. It cannot be changed, because a cluster keeps the key that it is created with: restore the old value, or remove the property. */
    encryptionKey: string;
    /** Availability zones of the cluster. The platform chooses them. Accepted for compatibility; it has no effect. */
    zones: string[];
  }

  /** Endpoints of one access point. */
  export interface KafkaClusterEndpoint {
    /** ID of the access point, `ap-...`, or `PUBLIC` or `PRIVATE_LINK`. */
    accessPointId: string;
    /** Bootstrap endpoint for Kafka clients. */
    bootstrapEndpoint: string;
    /** REST endpoint. */
    restEndpoint: string;
    /** `PUBLIC`, `PRIVATE_LINK` or `PRIVATE_NETWORK_INTERFACE`. */
    connectionType: string;
  }

  /** Limits of the cluster. */
  export interface KafkaClusterEnterprise {
    /** Maximum number of elastic CKUs that the cluster can scale to. If unset, the platform's limit is kept; in the output, 0 means no limit. HIGH availability requires at least 2. At least 1. If omitted, the platform chooses a value. */
    maxEcku: number;
  }

  /** Environment that contains this object. */
  export interface KafkaClusterEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Limits of the cluster. */
  export interface KafkaClusterFreight {
    /** Maximum number of elastic CKUs that the cluster can scale to. If unset, the platform's limit is kept; in the output, 0 means no limit. HIGH availability requires at least 2. At least 1. If omitted, the platform chooses a value. */
    maxEcku: number;
    /** Availability zones of the cluster. The platform chooses them. Accepted for compatibility; it has no effect. */
    zones: string[];
  }

  /** Private network of the cluster. The ID is empty for a public cluster. */
  export interface KafkaClusterNetwork {
    /** ID of the network, `n-...` or `nr-...`. Between 1 and 255 characters. Must begin with n- or nr-. A change replaces the resource. */
    id: string;
  }

  /** A Standard cluster. */
  export interface KafkaClusterStandard {
    /** Maximum number of elastic CKUs that the cluster can scale to. If unset, the platform's limit is kept; in the output, 0 means no limit. HIGH availability requires at least 2. At least 1. If omitted, the platform chooses a value. */
    maxEcku: number;
  }

  /** Cluster link that mirrors the topic. */
  export interface KafkaMirrorTopicClusterLink {
    /** Name of the link. Must not be empty. A change replaces the resource. */
    linkName: string;
  }

  /** Cluster of the mirror topic, at the destination of the link. */
  export interface KafkaMirrorTopicKafkaCluster {
    /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
    id: string;
    /** REST endpoint of the cluster. Required: it does not default to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. */
    restEndpoint?: string;
    /** API key of the cluster. A change takes effect without a request to the platform. Required unless the provider uses OAuth: it does not default to the provider's value. */
    credentials?: output.KafkaMirrorTopicKafkaClusterCredentials;
  }

  /** API key of the cluster. A change takes effect without a request to the platform. */
  export interface KafkaMirrorTopicKafkaClusterCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Topic in the other cluster that is mirrored. */
  export interface KafkaMirrorTopicSourceKafkaTopic {
    /** Name of the topic. Must not be empty. A change replaces the resource. */
    topicName: string;
  }

  /** API key of the Kafka cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface KafkaTopicCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
  export interface KafkaTopicKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** Service account or user that the ksqlDB cluster runs as. Grant it its permissions on the Kafka cluster and the Schema Registry first. */
  export interface KsqlClusterCredentialIdentity {
    /** ID of the service account or user, `sa-...` or `u-...`. Between 1 and 255 characters. Must begin with u- or sa-. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface KsqlClusterEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Kafka cluster that the ksqlDB cluster reads from and writes to. */
  export interface KsqlClusterKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** The network in AWS. */
  export interface NetworkAw {
    /** ID of the platform's VPC. If omitted, the platform chooses a value. */
    vpc: string;
    /** AWS account that the VPC belongs to. If omitted, the platform chooses a value. */
    account: string;
    /** Endpoint service of the VPC for PrivateLink; empty if there is none. If omitted, the platform chooses a value. */
    privateLinkEndpointService: string;
  }

  /** The network in Azure. */
  export interface NetworkAzure {
    /** Alias of the Private Link service in each zone. If omitted, the platform chooses a value. */
    privateLinkServiceAliases: { [key: string]: string };
  }

  /** DNS resolution in networks with PRIVATELINK. */
  export interface NetworkDnsConfig {
    /** DNS resolution of host names: public and private DNS (CHASED_PRIVATE), or only private DNS (PRIVATE). Defaults to CHASED_PRIVATE. Known values are `CHASED_PRIVATE` and `PRIVATE`; the platform may accept others. A change replaces the resource. */
    resolution: string;
  }

  /** Environment that contains this object. */
  export interface NetworkEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** The gateway. */
  export interface NetworkGateway {
    /** ID of the gateway, `gw-...`; empty if there is none. */
    id: string;
  }

  /** The network in Google Cloud. */
  export interface NetworkGcp {
    /** ID of the platform's project. If omitted, the platform chooses a value. */
    project: string;
    /** Name of the platform's VPC network. If omitted, the platform chooses a value. */
    vpcNetwork: string;
    /** Service attachment for Private Service Connect in each zone. If omitted, the platform chooses a value. */
    privateServiceConnectServiceAttachments: { [key: string]: string };
  }

  /** Environment that contains this object. */
  export interface NetworkLinkEndpointEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Network that contains this object. */
  export interface NetworkLinkEndpointNetwork {
    /** ID of the network, `n-...` or `nr-...`. Between 1 and 255 characters. Must begin with n- or nr-. */
    id: string;
  }

  /** Network link service that the endpoint connects to. */
  export interface NetworkLinkEndpointNetworkLinkService {
    /** ID of the network link service, `nls-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Networks that may connect to the service. */
  export interface NetworkLinkServiceAccept {
    /** Environments whose networks may connect. Can be changed in place. If omitted, the platform chooses a value. */
    environments: string[];
    /** Networks that may connect. Can be changed in place. If omitted, the platform chooses a value. */
    networks: string[];
  }

  /** Environment that contains this object. */
  export interface NetworkLinkServiceEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Network that contains this object. */
  export interface NetworkLinkServiceNetwork {
    /** ID of the network, `n-...` or `nr-...`. Between 1 and 255 characters. Must begin with n- or nr-. */
    id: string;
  }

  /** A zone. */
  export interface NetworkZoneInfo {
    /** ID of the zone. If omitted, the platform chooses a value. */
    zoneId: string;
    /** IPv4 CIDR block of the zone, of size /27. Must be an IPv4 CIDR block of size /27, such as 10.200.0.0/27. If omitted, the platform chooses a value. */
    cidr: string;
  }

  /** A VPC in AWS. */
  export interface PeeringAws {
    /** ID of the AWS account, 12 digits. Must be the ID of an AWS account, 12 digits. A change replaces the resource. */
    account: string;
    /** ID of your VPC. Must begin with vpc-. A change replaces the resource. */
    vpc: string;
    /** CIDR blocks of the VPC that traffic is routed to through the peering. The order is significant. At least 1 element. A change replaces the resource. */
    routes: string[];
    /** Region of your network. Must not be empty. A change replaces the resource. */
    customerRegion: string;
  }

  /** A VNet in Azure. */
  export interface PeeringAzure {
    /** ID of the Azure tenant that the VNet belongs to. Must not be empty. A change replaces the resource. */
    tenant: string;
    /** Resource ID of the VNet: `/subscriptions/.../resourceGroups/.../providers/Microsoft.Network/virtualNetworks/...`. Must not be empty. A change replaces the resource. */
    vnet: string;
    /** Region of your network. Must not be empty. A change replaces the resource. */
    customerRegion: string;
  }

  /** Environment that contains this object. */
  export interface PeeringEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** A VPC network in Google Cloud. */
  export interface PeeringGcp {
    /** ID of the Google Cloud project that the VPC network belongs to. Must not be empty. A change replaces the resource. */
    project: string;
    /** Name of your VPC network. Must not be empty. A change replaces the resource. */
    vpcNetwork: string;
    /** Whether the custom routes of the VPC network are imported. Defaults to `false`. A change replaces the resource. */
    importCustomRoutes: boolean;
  }

  /** Network that contains this object. */
  export interface PeeringNetwork {
    /** ID of the network, `n-...` or `nr-...`. Between 1 and 255 characters. Must begin with n- or nr-. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface PluginEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** An AWS account that connects through PrivateLink. */
  export interface PrivateLinkAccessAws {
    /** ID of the AWS account, 12 digits. Must be the ID of an AWS account, 12 digits. A change replaces the resource. */
    account: string;
  }

  /** An Azure subscription that connects through Private Link. */
  export interface PrivateLinkAccessAzure {
    /** ID of the Azure subscription. Must not be empty. A change replaces the resource. */
    subscription: string;
  }

  /** Environment that contains this object. */
  export interface PrivateLinkAccessEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** A Google Cloud project that connects through Private Service Connect. */
  export interface PrivateLinkAccessGcp {
    /** ID of the Google Cloud project. Must not be empty. A change replaces the resource. */
    project: string;
  }

  /** Network that contains this object. */
  export interface PrivateLinkAccessNetwork {
    /** ID of the network, `n-...` or `nr-...`. Between 1 and 255 characters. Must begin with n- or nr-. */
    id: string;
  }

  /** The attachment in AWS. */
  export interface PrivateLinkAttachmentAw {
    /** Name of the VPC endpoint service to connect to. */
    vpcEndpointServiceName: string;
  }

  /** The attachment in Azure. */
  export interface PrivateLinkAttachmentAzure {
    /** Alias of the Private Link service to connect to. */
    privateLinkServiceAlias: string;
    /** Resource ID of the Private Link service to connect to. */
    privateLinkServiceResourceId: string;
  }

  /** A VPC endpoint in AWS. */
  export interface PrivateLinkAttachmentConnectionAws {
    /** ID of the VPC endpoint in your account, `vpce-...`. Must not be empty. A change replaces the resource. */
    vpcEndpointId: string;
  }

  /** A private endpoint in Azure. */
  export interface PrivateLinkAttachmentConnectionAzure {
    /** Resource ID of the private endpoint in your subscription, case-insensitive. Must not be empty. Case is ignored in comparisons. A change replaces the resource. */
    privateEndpointResourceId: string;
  }

  /** Environment that contains this object. */
  export interface PrivateLinkAttachmentConnectionEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** A Private Service Connect endpoint in Google Cloud. */
  export interface PrivateLinkAttachmentConnectionGcp {
    /** ID of the connection in your project: a long number, as text. Must contain only digits. A change replaces the resource. */
    privateServiceConnectConnectionId: string;
  }

  /** Private link attachment to connect to. */
  export interface PrivateLinkAttachmentConnectionPrivateLinkAttachment {
    /** ID of the private link attachment, `platt-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface PrivateLinkAttachmentEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** The attachment in Google Cloud. */
  export interface PrivateLinkAttachmentGcp {
    /** URI of the service attachment to connect to. */
    privateServiceConnectServiceAttachment: string;
  }

  /** A tenant in Azure. */
  export interface ProviderIntegrationAuthorizationAzure {
    /** ID of your Azure tenant. Must not be empty. */
    customerAzureTenantId: string;
    /** ID of the platform's application. Create a service principal for it in your tenant. Only the platform sets it. */
    confluentMultiTenantAppId: string;
  }

  /** Environment that contains this object. */
  export interface ProviderIntegrationAuthorizationEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** A service account in Google Cloud. */
  export interface ProviderIntegrationAuthorizationGcp {
    /** Your service account in Google Cloud, which the platform impersonates. Must not be empty. */
    customerGoogleServiceAccount: string;
    /** The platform's service account. Allow it to impersonate yours. Only the platform sets it. */
    googleServiceAccount: string;
  }

  /** A role in AWS. */
  export interface ProviderIntegrationAws {
    /** ARN of the role in your account that the platform assumes. Between 20 and 2048 characters. A change replaces the resource. */
    customerRoleArn: string;
    /** ARN of the platform's role. Your role must trust it. Only the platform sets it. */
    iamRoleArn: string;
    /** External ID that the platform passes when it assumes the role: a condition for the trust policy of your role. Only the platform sets it. */
    externalId: string;
  }

  /** Environment that contains this object. */
  export interface ProviderIntegrationEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface ProviderIntegrationSetupEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** OAuth: authenticate with a token of your identity provider instead of API keys. Cannot be combined with any key or secret variable. */
  export interface ProviderOauth {
    /** Token endpoint of the identity provider. Must be a URL that begins with https:// (http:// for a server on this machine only). Exactly one of `oauthExternalTokenUrl` or `oauthExternalAccessToken` must be set. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
    oauthExternalTokenUrl?: string;
    /** Client ID at the identity provider. Must not be empty. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
    oauthExternalClientId?: string;
    /** Client secret at the identity provider. Must not be empty. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
    oauthExternalClientSecret?: string;
    /** Scope to request from the identity provider. Entra ID requires `api://<client id>/.default`. */
    oauthExternalTokenScope?: string;
    /** An existing access token of the identity provider, instead of client credentials. It cannot be renewed: configure a new token when it expires. Exactly one of `oauthExternalTokenUrl` or `oauthExternalAccessToken` must be set. */
    oauthExternalAccessToken?: string;
    /** ID of the identity pool to use, `pool-...`. Must not be empty. */
    oauthIdentityPoolId: string;
    /** Lifetime of the exchanged token in seconds. At most 900, which is also the default. Must be a whole number of seconds from 1 to 900. */
    oauthStsTokenExpiredInSeconds?: string;
  }

  /** Environment that contains this object. */
  export interface RtceTopicEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Kafka cluster of the object. */
  export interface RtceTopicKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface SchemaCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface SchemaExporterCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Schema Registry that the schemas are copied to. */
  export interface SchemaExporterDestinationSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Required if the provider uses OAuth. Otherwise it is only informative. Must not be empty. If omitted, the platform chooses a value. A change replaces the resource when it is set to another value. */
    id: string;
    /** REST endpoint of the Schema Registry cluster. Must be a URL that begins with https:// (http:// for a server on this machine only). */
    restEndpoint: string;
    /** API key of the Schema Registry cluster. Required unless the provider uses OAuth, and ignored with OAuth. The platform never returns it, so it is compared with the previous input. */
    credentials?: output.SchemaExporterDestinationSchemaRegistryClusterCredentials;
  }

  /** API key of the Schema Registry cluster. */
  export interface SchemaExporterDestinationSchemaRegistryClusterCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface SchemaExporterSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Metadata of the schema. */
  export interface SchemaMetadata {
    /** Tags of the schema's fields. If omitted, the platform chooses a value. */
    tags: output.SchemaMetadataTag[];
    /** Metadata properties by name. If omitted, the platform chooses a value. */
    properties: { [key: string]: string };
    /** Names of the properties with sensitive values. If omitted, the platform chooses a value. */
    sensitives: string[];
  }

  /** Tags of a field. */
  export interface SchemaMetadataTag {
    /** Path of the tagged field, such as `**.ssn`. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
    key: string;
    /** Tags of the field. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
    values: string[];
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface SchemaRegistryClusterConfigCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface SchemaRegistryClusterConfigSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface SchemaRegistryClusterModeCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface SchemaRegistryClusterModeSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface SchemaRegistryDekCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface SchemaRegistryDekSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface SchemaRegistryKekCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface SchemaRegistryKekSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Rules that clients apply with the schema, in this order. */
  export interface SchemaRuleset {
    /** Rules for the content of messages. */
    domainRules?: output.SchemaRulesetDomainRule[];
    /** Rules for the migration between versions of the schema. */
    migrationRules?: output.SchemaRulesetMigrationRule[];
    /** Rules for encoded messages. */
    encodingRules?: output.SchemaRulesetEncodingRule[];
  }

  /** A rule. */
  export interface SchemaRulesetDomainRule {
    /** Name of the rule. */
    name: string;
    /** Description of the rule. Defaults to an empty string. */
    doc: string;
    /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: string;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: string;
    /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
    type: string;
    /** Expression that the executor evaluates. Defaults to an empty string. */
    expr: string;
    /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
    onSuccess: string;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure: string;
    /** Whether the rule is disabled. Defaults to `false`. */
    disabled: boolean;
    /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
    tags: string[];
    /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
    params: { [key: string]: string };
  }

  /** A rule. */
  export interface SchemaRulesetEncodingRule {
    /** Name of the rule. */
    name: string;
    /** Description of the rule. Defaults to an empty string. */
    doc: string;
    /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: string;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: string;
    /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
    type: string;
    /** Expression that the executor evaluates. Defaults to an empty string. */
    expr: string;
    /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
    onSuccess: string;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure: string;
    /** Whether the rule is disabled. Defaults to `false`. */
    disabled: boolean;
    /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
    tags: string[];
    /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
    params: { [key: string]: string };
  }

  /** A rule. */
  export interface SchemaRulesetMigrationRule {
    /** Name of the rule. */
    name: string;
    /** Description of the rule. Defaults to an empty string. */
    doc: string;
    /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: string;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: string;
    /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
    type: string;
    /** Expression that the executor evaluates. Defaults to an empty string. */
    expr: string;
    /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
    onSuccess: string;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure: string;
    /** Whether the rule is disabled. Defaults to `false`. */
    disabled: boolean;
    /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
    tags: string[];
    /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
    params: { [key: string]: string };
  }

  /** A reference to another schema. */
  export interface SchemaSchemaReference {
    /** Subject of the referenced schema. */
    subjectName: string;
    /** Name of the reference in the schema: an Avro full name, a JSON Schema URL or a Protobuf file name. */
    name: string;
    /** Version of the referenced schema. `version` must not be 0. */
    version: number;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface SchemaSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface SubjectConfigCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface SubjectConfigSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface SubjectModeCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface SubjectModeSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** A container of your own in Azure Data Lake Storage Gen2. */
  export interface TableflowTopicAzureDataLakeStorageGen2 {
    /** Name of the storage account, in the region of the Kafka cluster. Must not be empty. A change replaces the resource. */
    storageAccountName: string;
    /** Name of the container. Must not be empty. A change replaces the resource. */
    containerName: string;
    /** Region of the storage account. Only the platform sets it. */
    storageRegion: string;
    /** ID of the provider integration that gives the platform access to the storage, `cspi-...`. Must not be empty. A change replaces the resource. */
    providerIntegrationId: string;
  }

  /** An S3 bucket of your own. */
  export interface TableflowTopicByobAws {
    /** Name of the bucket, in the region of the Kafka cluster. Must not be empty. A change replaces the resource. */
    bucketName: string;
    /** Region of the bucket. Only the platform sets it. */
    bucketRegion: string;
    /** ID of the provider integration that gives the platform access to the storage, `cspi-...`. Must not be empty. A change replaces the resource. */
    providerIntegrationId: string;
  }

  /** Tableflow API key. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface TableflowTopicCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Environment that contains this object. */
  export interface TableflowTopicEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Handling of records that cannot be written to the table. */
  export interface TableflowTopicErrorHandling {
    /** `SUSPEND` suspends the table, `SKIP` skips the record, and `LOG` writes the record to another topic and continues. Must be SUSPEND, SKIP or LOG. Case is ignored in comparisons. If omitted, the platform chooses a value. */
    mode: string;
    /** Topic for failed records with `LOG`. Defaults to `error_log`. If omitted, the platform chooses a value. */
    logTarget: string;
  }

  /** Kafka cluster of the object. */
  export interface TableflowTopicKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** Storage managed by the platform. */
  export interface TableflowTopicManagedStorage {}

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface TagBindingCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface TagBindingSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface TagCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface TagSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** A transit gateway in AWS. */
  export interface TransitGatewayAttachmentAws {
    /** ARN of the resource share in AWS Resource Access Manager that shares the transit gateway with the platform. Must not be empty. A change replaces the resource. */
    ramResourceShareArn: string;
    /** ID of the transit gateway. Must begin with tgw-. A change replaces the resource. */
    transitGatewayId: string;
    /** CIDR blocks that traffic is routed to through the transit gateway. The order is significant. At least 1 element. A change replaces the resource. */
    routes: string[];
    /** ID of the attachment in AWS; empty until AWS has created it. Only the platform sets it. */
    transitGatewayAttachmentId: string;
  }

  /** Environment that contains this object. */
  export interface TransitGatewayAttachmentEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Network that contains this object. */
  export interface TransitGatewayAttachmentNetwork {
    /** ID of the network, `n-...` or `nr-...`. Between 1 and 255 characters. Must begin with n- or nr-. */
    id: string;
  }

  /** Egress to a service in AWS through PrivateLink. */
  export interface GetAccessPointAwsEgressPrivateLinkEndpoint {
    /** Name of the VPC endpoint service that the endpoint connects to. */
    vpcEndpointServiceName: string;
    /** Whether the endpoint is deployed in several availability zones. */
    enableHighAvailability: boolean;
    /** ID of the VPC endpoint that the platform created. */
    vpcEndpointId: string;
    /** DNS name of the VPC endpoint. */
    vpcEndpointDnsName: string;
  }

  /** Ingress from AWS through PrivateLink. */
  export interface GetAccessPointAwsIngressPrivateLinkEndpoint {
    /** ID of the VPC endpoint in your account. */
    vpcEndpointId: string;
    /** Name of the platform's VPC endpoint service. */
    vpcEndpointServiceName: string;
    /** DNS domain of the access point; empty if there is none. */
    dnsDomain: string;
  }

  /** Network interfaces in a VPC of your own in AWS. */
  export interface GetAccessPointAwsPrivateNetworkInterface {
    /** Network interfaces in your account. At least 6. */
    networkInterfaces: string[];
    /** ID of the AWS account, 12 digits. */
    account: string;
    /** CIDR blocks to reach through the interfaces. At most 10. The order is significant. */
    routes: string[];
  }

  /** Egress to a service in Azure through Private Link. */
  export interface GetAccessPointAzureEgressPrivateLinkEndpoint {
    /** Resource ID of the Private Link service that the endpoint connects to. */
    privateLinkServiceResourceId: string;
    /** Name of the subresource of the service that the endpoint connects to. */
    privateLinkSubresourceName: string;
    /** Resource ID of the private endpoint. */
    privateEndpointResourceId: string;
    /** Domain of the private endpoint. */
    privateEndpointDomain: string;
    /** IP address of the private endpoint. */
    privateEndpointIpAddress: string;
    /** Domains in the custom DNS configuration of the private endpoint. */
    privateEndpointCustomDnsConfigDomains: string[];
  }

  /** Ingress from Azure through Private Link. */
  export interface GetAccessPointAzureIngressPrivateLinkEndpoint {
    /** Resource ID of the private endpoint in your subscription, case-insensitive. */
    privateEndpointResourceId: string;
    /** Alias of the platform's Private Link service. */
    privateLinkServiceAlias: string;
    /** Resource ID of the platform's Private Link service. */
    privateLinkServiceResourceId: string;
    /** DNS domain of the access point; empty if there is none. */
    dnsDomain: string;
  }

  /** Environment that contains this object. */
  export interface GetAccessPointEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Gateway that contains this object. */
  export interface GetAccessPointGateway {
    /** ID of the gateway, `gw-...`. */
    id: string;
  }

  /** An endpoint in Google Cloud. */
  export interface GetAccessPointGcpEgressPrivateServiceConnectEndpoint {
    /** URI of the service attachment. */
    privateServiceConnectEndpointTarget: string;
    /** ID of the connection. */
    privateServiceConnectEndpointConnectionId: string;
    /** Name of the endpoint. */
    privateServiceConnectEndpointName: string;
    /** IP address of the endpoint. */
    privateServiceConnectEndpointIpAddress: string;
  }

  /** Ingress from Google Cloud through Private Service Connect. */
  export interface GetAccessPointGcpIngressPrivateServiceConnectEndpoint {
    /** ID of the connection in your project: a long number, as text. */
    privateServiceConnectConnectionId: string;
    /** URI of the platform's service attachment. */
    privateServiceConnectServiceAttachment: string;
    /** DNS domain of the access point; empty if there is none. */
    dnsDomain: string;
  }

  /** An attribute. */
  export interface GetBusinessMetadataAttributeDefinition {
    /** Name of the attribute. */
    name: string;
    /** Whether an entity may omit the attribute. */
    isOptional: boolean;
    /** Default value of the attribute. */
    defaultValue: string;
    /** Description of the attribute. */
    description: string;
    /** Type of the attribute's values: `string`. */
    type: string;
    /** Other options of the attribute on the platform, such as `maxStrLength`. */
    options: { [key: string]: string };
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetBusinessMetadataBindingCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetBusinessMetadataBindingSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetBusinessMetadataCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetBusinessMetadataSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** A key in AWS. */
  export interface GetByokKeyAw {
    /** ARN of the key in AWS KMS. */
    keyArn: string;
    /** ARNs of the platform's roles. Allow them to use the key before you create a cluster with it. */
    roles: string[];
  }

  /** A key in Azure. */
  export interface GetByokKeyAzure {
    /** URL of the key in Azure Key Vault. */
    keyIdentifier: string;
    /** Resource ID of the key vault. */
    keyVaultId: string;
    /** ID of the Azure tenant that the vault belongs to. */
    tenantId: string;
    /** ID of the platform's application. Allow it to use the key before you create a cluster with it. */
    applicationId: string;
  }

  /** A key in Google Cloud. */
  export interface GetByokKeyGcp {
    /** Resource name of the key in Cloud KMS. */
    keyId: string;
    /** The platform's Google group. Allow it to use the key before you create a cluster with it. */
    securityGroup: string;
  }

  /** A catalog in AWS Glue. */
  export interface GetCatalogIntegrationAwsGlue {
    /** ID of the provider integration that gives the platform access to the AWS account, `cspi-...`. */
    providerIntegrationId: string;
    /** Database of the tables. By default, the platform chooses it. */
    customDatabase: string;
  }

  /** Tableflow API key. Defaults to the provider's value. */
  export interface GetCatalogIntegrationCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Environment that contains this object. */
  export interface GetCatalogIntegrationEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Kafka cluster that contains this object. */
  export interface GetCatalogIntegrationKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** A catalog in Snowflake Open Catalog. */
  export interface GetCatalogIntegrationSnowflake {
    /** Endpoint of Snowflake Open Catalog, such as `https://abc_polaris.snowflakecomputing.com/`. */
    endpoint: string;
    /** Name of the warehouse. */
    warehouse: string;
    /** Scope that the client may request, such as `PRINCIPAL_ROLE:ALL`. */
    allowedScope: string;
    /** Namespace of the tables. By default, the platform chooses it. */
    customNamespace: string;
  }

  /** A catalog in Databricks Unity Catalog. */
  export interface GetCatalogIntegrationUnity {
    /** URL of the Databricks workspace, such as `https://abc.cloud.databricks.com`. */
    workspaceEndpoint: string;
    /** Name of the catalog in Unity Catalog. */
    catalogName: string;
    /** Schema of the tables. By default, the platform chooses it. */
    customSchema: string;
  }

  /** Certificate authority whose certificates the pool accepts. */
  export interface GetCertificatePoolCertificateAuthority {
    /** ID of the certificate authority, `op-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** API key of the Kafka cluster. Defaults to the provider's value. */
  export interface GetClusterLinkCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Kafka cluster with the link, `lkc-...`. Defaults to the provider's value. */
  export interface GetClusterLinkKafkaCluster {
    /** ID of the Kafka cluster with the link, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetConnectArtifactEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetDnsForwarderEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Forwards to DNS zones in Google Cloud. */
  export interface GetDnsForwarderForwardViaGcpDnsZone {
    /** For each domain, the DNS zone in Google Cloud and its project. */
    domainMappings: { [key: string]: string };
  }

  /** Forwards to your own DNS servers. */
  export interface GetDnsForwarderForwardViaIp {
    /** IP addresses of the DNS servers. At most 3. */
    dnsServerIps: string[];
  }

  /** Gateway that contains this object. */
  export interface GetDnsForwarderGateway {
    /** ID of the gateway, `gw-...`. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetDnsRecordEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Gateway that contains this object. */
  export interface GetDnsRecordGateway {
    /** ID of the gateway, `gw-...`. */
    id: string;
  }

  /** Access point that the domain resolves to. */
  export interface GetDnsRecordPrivateLinkAccessPoint {
    /** ID of the access point, `ap-...`. */
    id: string;
  }

  /** An endpoint. */
  export interface GetEndpointEndpoint {
    /** ID of the endpoint. */
    id: string;
    /** API version of the object. */
    apiVersion: string;
    /** Kind of the object. */
    kind: string;
    /** Cloud of the endpoint. */
    cloud: string;
    /** Region of the cloud. */
    region: string;
    /** `KAFKA`, `SCHEMA_REGISTRY` or `FLINK`. */
    service: string;
    /** Address: a URL, or a host and port. */
    endpoint: string;
    /** `REST`, `BOOTSTRAP` or `LANGUAGE_SERVICE`. */
    endpointType: string;
    /** `PUBLIC`, `PRIVATE_LINK`, `PEERING`, `TRANSIT_GATEWAY` or `PRIVATE_NETWORK_INTERFACE`. */
    connectionType: string;
    /** Whether the endpoint is on a private network. */
    isPrivate: boolean;
    /** Environment of the endpoint. */
    environment: output.GetEndpointEndpointEnvironment;
    /** Cluster of the endpoint, if there is one. At most one element. */
    resources: output.GetEndpointEndpointResource[];
    /** Gateway of the endpoint, if there is one. At most one element. */
    gateways: output.GetEndpointEndpointGateway[];
    /** Access point of the endpoint, if there is one. At most one element. */
    accessPoints: output.GetEndpointEndpointAccessPoint[];
  }

  /** Access point of the endpoint, if there is one. */
  export interface GetEndpointEndpointAccessPoint {
    /** ID of the access point, `ap-...`. */
    id: string;
  }

  /** Environment of the endpoint. */
  export interface GetEndpointEndpointEnvironment {
    /** ID of the environment; empty if the platform returns none. */
    id: string;
  }

  /** Gateway of the endpoint, if there is one. */
  export interface GetEndpointEndpointGateway {
    /** ID of the gateway, `gw-...`. */
    id: string;
  }

  /** Cluster of the endpoint. */
  export interface GetEndpointEndpointResource {
    /** ID of the cluster. */
    id: string;
    /** Kind of the cluster; empty if there is none. */
    kind: string;
  }

  /** Endpoints to list. */
  export interface GetEndpointFilter {
    /** Environment that the endpoints belong to. */
    environment: output.GetEndpointFilterEnvironment;
    /** Service of the endpoints: `KAFKA`, `SCHEMA_REGISTRY` or `FLINK`. Known values are `KAFKA`, `SCHEMA_REGISTRY` and `FLINK`; the platform may accept others. Must not be empty. */
    service: string;
    /** Cloud of the endpoints. Defaults to any cloud. Known values are `AWS`, `AZURE` and `GCP`; the platform may accept others. */
    cloud?: string;
    /** Region of the cloud, such as `us-east-2`. Defaults to any region. */
    region?: string;
    /** Lists only private endpoints if true, and only public ones if false. Defaults to both. */
    isPrivate?: boolean;
    /** ID of the Kafka cluster, `lkc-...`, or of the Schema Registry cluster, `lsrc-...`, of the endpoints. Defaults to any cluster. */
    resource?: string;
  }

  /** Environment that the endpoints belong to. */
  export interface GetEndpointFilterEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Stream Governance of the environment. */
  export interface GetEnvironmentStreamGovernance {
    /** Stream Governance package; empty if there is none. One of `ESSENTIALS` or `ADVANCED`. */
    package: enums.GetEnvironmentStreamGovernancePackage;
  }

  /** Environment that contains this object. */
  export interface GetFlinkArtifactEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** A version of the artifact. */
  export interface GetFlinkArtifactVersion {
    /** ID of the version. */
    version: string;
  }

  /** Environment that contains this object. */
  export interface GetFlinkComputePoolEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Compute pool for Flink. */
  export interface GetFlinkConnectionComputePool {
    /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** API key of the Flink region. Defaults to the provider's value. */
  export interface GetFlinkConnectionCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Environment that contains this object. */
  export interface GetFlinkConnectionEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Organization that contains this object. */
  export interface GetFlinkConnectionOrganization {
    /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Principal for Flink. */
  export interface GetFlinkConnectionPrincipal {
    /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** A column. */
  export interface GetFlinkMaterializedTableColumn {
    /** A computed column. */
    columnsComputeds: output.GetFlinkMaterializedTableColumnColumnsComputed[];
    /** A physical column, which stores data. */
    columnsPhysicals: output.GetFlinkMaterializedTableColumnColumnsPhysical[];
    /** A column with metadata of a record. */
    columnsMetadatas: output.GetFlinkMaterializedTableColumnColumnsMetadata[];
  }

  /** A computed column. */
  export interface GetFlinkMaterializedTableColumnColumnsComputed {
    /** Name of the column. */
    columnComputedName: string;
    /** Type of the column: a text such as `BIGINT`, or JSON such as `{"type":"BIGINT","nullable":false}`. */
    columnComputedType: string;
    /** Comment of the column. */
    columnComputedComment: string;
    /** Kind of the column, which must match its list. */
    columnComputedKind: string;
    /** SQL expression of the column, such as `quantity * price`. */
    columnComputedExpression: string;
    /** Whether the column is read-only. */
    columnComputedVirtual: boolean;
  }

  /** A column with metadata of a record. */
  export interface GetFlinkMaterializedTableColumnColumnsMetadata {
    /** Name of the column. */
    columnMetadataName: string;
    /** Type of the column: a text such as `BIGINT`, or JSON such as `{"type":"BIGINT","nullable":false}`. */
    columnMetadataType: string;
    /** Comment of the column. */
    columnMetadataComment: string;
    /** Kind of the column, which must match its list. */
    columnMetadataKind: string;
    /** Metadata that the column contains, such as `offset`. */
    columnMetadataKey: string;
    /** Whether the column is read-only. */
    columnMetadataVirtual: boolean;
  }

  /** A physical column, which stores data. */
  export interface GetFlinkMaterializedTableColumnColumnsPhysical {
    /** Name of the column. */
    columnPhysicalName: string;
    /** Type of the column: a text such as `BIGINT`, or JSON such as `{"type":"BIGINT","nullable":false}`. */
    columnPhysicalType: string;
    /** Comment of the column. */
    columnPhysicalComment: string;
    /** Kind of the column, which must match its list. */
    columnPhysicalKind: string;
  }

  /** Compute pool for Flink. */
  export interface GetFlinkMaterializedTableComputePool {
    /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** A constraint. */
  export interface GetFlinkMaterializedTableConstraint {
    /** Name of the constraint. */
    name: string;
    /** Type of the constraint: `PRIMARY_KEY`. Known values are `PRIMARY_KEY`; there may be others. */
    type: string;
    /** Columns of the constraint. */
    columns: string[];
    /** Whether the platform enforces the constraint. */
    enforced: boolean;
  }

  /** API key of the Flink region. Defaults to the provider's value. */
  export interface GetFlinkMaterializedTableCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Distribution of records over partitions. */
  export interface GetFlinkMaterializedTableDistribution {
    /** Type of the distribution: `HASH`. */
    kind: string;
    /** Columns that the distribution is computed from. */
    keys: string[];
    /** Number of buckets. */
    bucketCount: number;
  }

  /** Environment that contains this object. */
  export interface GetFlinkMaterializedTableEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Kafka cluster of the table's topic. */
  export interface GetFlinkMaterializedTableKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. */
    id: string;
  }

  /** Organization that contains this object. */
  export interface GetFlinkMaterializedTableOrganization {
    /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Principal for Flink. */
  export interface GetFlinkMaterializedTablePrincipal {
    /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Watermark: how late records may arrive. */
  export interface GetFlinkMaterializedTableWatermark {
    /** Column with the event time. */
    column: string;
    /** SQL expression of the watermark, such as `order_time - INTERVAL '5' SECOND`. */
    expression: string;
  }

  /** Egress to services in AWS through PrivateLink. */
  export interface GetGatewayAwsEgressPrivateLinkGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** ARN of the AWS principal that creates the connections of the gateway. */
    principalArn: string;
  }

  /** Ingress from AWS through PrivateLink. */
  export interface GetGatewayAwsIngressPrivateLinkGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** Name of the VPC endpoint service to connect to. */
    vpcEndpointServiceName: string;
  }

  /** Peering with AWS. */
  export interface GetGatewayAwsPeeringGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
  }

  /** Network interfaces in a VPC of your own in AWS. */
  export interface GetGatewayAwsPrivateNetworkInterfaceGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** IDs of the gateway's availability zones. */
    zones: string[];
    /** The platform's AWS account that the gateway uses. */
    account: string;
  }

  /** Egress to services in Azure through Private Link. */
  export interface GetGatewayAzureEgressPrivateLinkGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** Azure subscription that creates the connections of the gateway. */
    subscription: string;
  }

  /** Ingress from Azure through Private Link. */
  export interface GetGatewayAzureIngressPrivateLinkGateway {
    /** Region of the cloud, such as `eastus`, case-insensitive. */
    region: string;
    /** Alias of the Private Link service to connect to. */
    privateLinkServiceAlias: string;
    /** Resource ID of the Private Link service to connect to. */
    privateLinkServiceResourceId: string;
  }

  /** Peering with Azure. */
  export interface GetGatewayAzurePeeringGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
  }

  /** Environment that contains this object. */
  export interface GetGatewayEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Egress to services in Google Cloud through Private Service Connect. */
  export interface GetGatewayGcpEgressPrivateServiceConnectGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** Google Cloud project that creates the connections of the gateway. */
    project: string;
  }

  /** Ingress from Google Cloud through Private Service Connect. */
  export interface GetGatewayGcpIngressPrivateServiceConnectGateway {
    /** Region of the cloud, such as `eastus`, case-insensitive. */
    region: string;
    /** URI of the service attachment to connect to. */
    privateServiceConnectServiceAttachment: string;
  }

  /** Peering with Google Cloud. */
  export interface GetGatewayGcpPeeringGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** Email address of the IAM principal in Google Cloud that the gateway uses. */
    iamPrincipal: string;
  }

  /** Environment that contains this object. */
  export interface GetGatewaysEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Gateways to list. Defaults to all gateways. */
  export interface GetGatewaysFilter {
    /** Types of gateways, such as `AwsEgressPrivateLink`. Objects that match any of the values are listed. Known values are `AwsEgressPrivateLink`, `AwsIngressPrivateLink`, `AwsPeering`, `AwsPrivateNetworkInterface`, `AzureEgressPrivateLink`, `AzureIngressPrivateLink`, `AzurePeering`, `GcpEgressPrivateServiceConnect`, `GcpIngressPrivateServiceConnect` and `GcpPeering`; the platform may accept others. */
    gatewayTypes?: string[];
    /** IDs of gateways, `gw-...`. Objects that match any of the values are listed. */
    ids?: string[];
    /** Cloud regions, such as `us-east-2`. Objects that match any of the values are listed. */
    regions?: string[];
    /** Display names of gateways, case-sensitive. Objects that match any of the values are listed. */
    displayNames?: string[];
    /** `CREATED`, `PROVISIONING`, `READY`, `FAILED`, `DEPROVISIONING` or `EXPIRED`, case-insensitive. Objects that match any of the values are listed. */
    phases?: string[];
  }

  /** A gateway. */
  export interface GetGatewaysGateway {
    /** ID of the gateway, `gw-...`. */
    id: string;
    /** Display name. */
    displayName: string;
    /** Egress to services in AWS through PrivateLink. */
    awsEgressPrivateLinkGateways: output.GetGatewaysGatewayAwsEgressPrivateLinkGateway[];
    /** Ingress from AWS through PrivateLink. */
    awsIngressPrivateLinkGateways: output.GetGatewaysGatewayAwsIngressPrivateLinkGateway[];
    /** Network interfaces in a VPC of your own in AWS. */
    awsPrivateNetworkInterfaceGateways: output.GetGatewaysGatewayAwsPrivateNetworkInterfaceGateway[];
    /** Egress to services in Azure through Private Link. */
    azureEgressPrivateLinkGateways: output.GetGatewaysGatewayAzureEgressPrivateLinkGateway[];
    /** Ingress from Azure through Private Link. */
    azureIngressPrivateLinkGateways: output.GetGatewaysGatewayAzureIngressPrivateLinkGateway[];
    /** Ingress from Google Cloud through Private Service Connect. */
    gcpIngressPrivateServiceConnectGateways: output.GetGatewaysGatewayGcpIngressPrivateServiceConnectGateway[];
    /** Peering with AWS. */
    awsPeeringGateways: output.GetGatewaysGatewayAwsPeeringGateway[];
    /** Peering with Azure. */
    azurePeeringGateways: output.GetGatewaysGatewayAzurePeeringGateway[];
    /** Peering with Google Cloud. */
    gcpPeeringGateways: output.GetGatewaysGatewayGcpPeeringGateway[];
    /** Egress to services in Google Cloud through Private Service Connect. */
    gcpEgressPrivateServiceConnectGateways: output.GetGatewaysGatewayGcpEgressPrivateServiceConnectGateway[];
  }

  /** Egress to services in AWS through PrivateLink. */
  export interface GetGatewaysGatewayAwsEgressPrivateLinkGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** ARN of the AWS principal that creates the connections of the gateway. */
    principalArn: string;
  }

  /** Ingress from AWS through PrivateLink. */
  export interface GetGatewaysGatewayAwsIngressPrivateLinkGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** Name of the VPC endpoint service to connect to. */
    vpcEndpointServiceName: string;
  }

  /** Peering with AWS. */
  export interface GetGatewaysGatewayAwsPeeringGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
  }

  /** Network interfaces in a VPC of your own in AWS. */
  export interface GetGatewaysGatewayAwsPrivateNetworkInterfaceGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** IDs of the gateway's availability zones. */
    zones: string[];
    /** The platform's AWS account that the gateway uses. */
    account: string;
  }

  /** Egress to services in Azure through Private Link. */
  export interface GetGatewaysGatewayAzureEgressPrivateLinkGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** Azure subscription that creates the connections of the gateway. */
    subscription: string;
  }

  /** Ingress from Azure through Private Link. */
  export interface GetGatewaysGatewayAzureIngressPrivateLinkGateway {
    /** Region of the cloud, such as `eastus`, case-insensitive. */
    region: string;
    /** Alias of the Private Link service to connect to. */
    privateLinkServiceAlias: string;
    /** Resource ID of the Private Link service to connect to. */
    privateLinkServiceResourceId: string;
  }

  /** Peering with Azure. */
  export interface GetGatewaysGatewayAzurePeeringGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
  }

  /** Egress to services in Google Cloud through Private Service Connect. */
  export interface GetGatewaysGatewayGcpEgressPrivateServiceConnectGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** Google Cloud project that creates the connections of the gateway. */
    project: string;
  }

  /** Ingress from Google Cloud through Private Service Connect. */
  export interface GetGatewaysGatewayGcpIngressPrivateServiceConnectGateway {
    /** Region of the cloud, such as `eastus`, case-insensitive. */
    region: string;
    /** URI of the service attachment to connect to. */
    privateServiceConnectServiceAttachment: string;
  }

  /** Peering with Google Cloud. */
  export interface GetGatewaysGatewayGcpPeeringGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** Email address of the IAM principal in Google Cloud that the gateway uses. */
    iamPrincipal: string;
  }

  /** Identity provider that the pool belongs to. */
  export interface GetIdentityPoolIdentityProvider {
    /** ID of the identity provider, `op-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** The inviting user. */
  export interface GetInvitationCreator {
    /** ID of the inviting user, `u-...`; empty if there is none. */
    id: string;
  }

  /** The invited user. */
  export interface GetInvitationUser {
    /** ID of the invited user, `u-...`; empty if there is none. */
    id: string;
  }

  /** Addresses to list. Defaults to all addresses. */
  export interface GetIpAddressesFilter {
    /** `EGRESS` or `INGRESS`. Objects that match any of the values are listed. Known values are `EGRESS` and `INGRESS`; the platform may accept others. */
    addressTypes?: string[];
    /** `AWS`, `AZURE` or `GCP`; `ANY` for addresses that all clouds share. Objects that match any of the values are listed. Known values are `AWS`, `AZURE`, `GCP` and `ANY`; the platform may accept others. */
    clouds?: string[];
    /** Cloud regions, such as `us-east-1`. Objects that match any of the values are listed. */
    regions?: string[];
    /** `KAFKA`, `CONNECT` or `EXTERNAL_OAUTH`. Objects that match any of the values are listed. Known values are `KAFKA`, `CONNECT` and `EXTERNAL_OAUTH`; the platform may accept others. */
    services?: string[];
  }

  /** A CIDR block. */
  export interface GetIpAddressesIpAddress {
    /** API version of the object. */
    apiVersion: string;
    /** Kind of the object. */
    kind: string;
    /** CIDR block, such as `10.200.0.0/28`. */
    ipPrefix: string;
    /** Services that use the addresses. */
    services: string[];
    /** Cloud of the addresses; `ANY` for all clouds. */
    cloud: string;
    /** Region of the addresses. */
    region: string;
    /** `EGRESS` or `INGRESS`. */
    addressType: string;
  }

  /** Environment that contains this object. */
  export interface GetKafkaClientQuotaEnvironment {
    /** ID of the environment, `env-...`. */
    id: string;
  }

  /** Dedicated Kafka cluster of the quota. */
  export interface GetKafkaClientQuotaKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. */
    id: string;
  }

  /** Limits of the throughput. */
  export interface GetKafkaClientQuotaThroughput {
    /** Write limit of each principal, in bytes per second, as text. */
    ingressByteRate: string;
    /** Read limit of each principal, in bytes per second, as text. */
    egressByteRate: string;
  }

  /** Limits of the Basic cluster. */
  export interface GetKafkaClusterBasic {
    /** Maximum number of elastic CKUs; 0 if there is no limit. */
    maxEcku: number;
  }

  /** Customer-managed key (BYOK) that encrypts the data. The ID is empty if there is none. */
  export interface GetKafkaClusterByokKey {
    /** ID of the key, `cck-...`. */
    id: string;
  }

  /** Limits of the Dedicated cluster. Set only for that type. */
  export interface GetKafkaClusterDedicated {
    /** Number of Confluent Units for Kafka. */
    cku: number;
    /** Legacy customer-managed key; empty if there is none. */
    encryptionKey: string;
    /** Availability zones of the cluster. */
    zones: string[];
  }

  /** Endpoints of one access point. */
  export interface GetKafkaClusterEndpoint {
    /** ID of the access point, `ap-...`, or `PUBLIC` or `PRIVATE_LINK`. */
    accessPointId: string;
    /** Bootstrap endpoint for Kafka clients. */
    bootstrapEndpoint: string;
    /** REST endpoint. */
    restEndpoint: string;
    /** `PUBLIC`, `PRIVATE_LINK` or `PRIVATE_NETWORK_INTERFACE`. */
    connectionType: string;
  }

  /** Limits of the Enterprise cluster. */
  export interface GetKafkaClusterEnterprise {
    /** Maximum number of elastic CKUs; 0 if there is no limit. */
    maxEcku: number;
  }

  /** Environment that contains this object. */
  export interface GetKafkaClusterEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Limits of the Freight cluster. */
  export interface GetKafkaClusterFreight {
    /** Maximum number of elastic CKUs; 0 if there is no limit. */
    maxEcku: number;
    /** Availability zones of the cluster. */
    zones: string[];
  }

  /** Private network of the cluster. The ID is empty for a public cluster. */
  export interface GetKafkaClusterNetwork {
    /** ID of the network, `n-...` or `nr-...`. */
    id: string;
  }

  /** Limits of the Standard cluster. */
  export interface GetKafkaClusterStandard {
    /** Maximum number of elastic CKUs; 0 if there is no limit. */
    maxEcku: number;
  }

  /** A Kafka cluster. */
  export interface GetKafkaClustersCluster {
    /** ID of the cluster, `lkc-...`. */
    id: string;
    /** Display name. */
    displayName: string;
    /** Availability of the cluster: in one or several availability zones. Known values are `SINGLE_ZONE`, `MULTI_ZONE`, `LOW` and `HIGH`; there may be others. */
    availability: string;
    /** Cloud: `AWS`, `AZURE` or `GCP`. Known values are `AWS`, `AZURE` and `GCP`; there may be others. */
    cloud: string;
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** Environment that contains this object. */
    environment: output.GetKafkaClustersClusterEnvironment;
    /** Private network of the cluster. The ID is empty for a public cluster. Always one element. */
    networks: output.GetKafkaClustersClusterNetwork[];
    /** Customer-managed key (BYOK) that encrypts the data. The ID is empty if there is none. Always one element. */
    byokKeys: output.GetKafkaClustersClusterByokKey[];
    /** Whether the platform rejects the deletion of the cluster. */
    deletionProtection: boolean;
    /** API version of the object. Pass it to `ApiKey.managedResource`. */
    apiVersion: string;
    /** Kind of the object. Pass it to `ApiKey.managedResource`. */
    kind: string;
    /** Bootstrap endpoint for Kafka clients, such as `SASL_SSL://pkc-00000.us-central1.gcp.confluent.cloud:9092`. Empty while the cluster is being created. */
    bootstrapEndpoint: string;
    /** REST endpoint of the cluster, such as `https://pkc-00000.us-central1.gcp.confluent.cloud:443`. Empty while the cluster is being created. */
    restEndpoint: string;
    /** Prefix of the Confluent Resource Names of objects in the cluster, for role bindings: `crn://confluent.cloud/organization=.../environment=env-abc123/cloud-cluster=lkc-abc123`. */
    rbacCrn: string;
    /** Endpoints by access point, sorted by the access point's ID. */
    endpoints: output.GetKafkaClustersClusterEndpoint[];
    /** One element for a cluster of the type Basic, otherwise empty. */
    basics?: output.GetKafkaClustersClusterBasic[];
    /** One element for a cluster of the type Standard, otherwise empty. */
    standards?: output.GetKafkaClustersClusterStandard[];
    /** Limits of the Dedicated cluster. Set only for that type. */
    dedicated?: output.GetKafkaClustersClusterDedicated;
    /** One element for a cluster of the type Enterprise, otherwise empty. */
    enterprises?: output.GetKafkaClustersClusterEnterprise[];
    /** One element for a cluster of the type Freight, otherwise empty. */
    freights?: output.GetKafkaClustersClusterFreight[];
  }

  /** Limits of the Basic cluster. */
  export interface GetKafkaClustersClusterBasic {
    /** Maximum number of elastic CKUs; 0 if there is no limit. */
    maxEcku: number;
  }

  /** Customer-managed key (BYOK) that encrypts the data. The ID is empty if there is none. */
  export interface GetKafkaClustersClusterByokKey {
    /** ID of the key, `cck-...`. */
    id: string;
  }

  /** Limits of the Dedicated cluster. Set only for that type. */
  export interface GetKafkaClustersClusterDedicated {
    /** Number of Confluent Units for Kafka. */
    cku: number;
    /** Legacy customer-managed key; empty if there is none. */
    encryptionKey: string;
    /** Availability zones of the cluster. */
    zones: string[];
  }

  /** Endpoints of one access point. */
  export interface GetKafkaClustersClusterEndpoint {
    /** ID of the access point, `ap-...`, or `PUBLIC` or `PRIVATE_LINK`. */
    accessPointId: string;
    /** Bootstrap endpoint for Kafka clients. */
    bootstrapEndpoint: string;
    /** REST endpoint. */
    restEndpoint: string;
    /** `PUBLIC`, `PRIVATE_LINK` or `PRIVATE_NETWORK_INTERFACE`. */
    connectionType: string;
  }

  /** Limits of the Enterprise cluster. */
  export interface GetKafkaClustersClusterEnterprise {
    /** Maximum number of elastic CKUs; 0 if there is no limit. */
    maxEcku: number;
  }

  /** Environment that contains this object. */
  export interface GetKafkaClustersClusterEnvironment {
    /** ID of the environment, `env-...`. */
    id: string;
  }

  /** Limits of the Freight cluster. */
  export interface GetKafkaClustersClusterFreight {
    /** Maximum number of elastic CKUs; 0 if there is no limit. */
    maxEcku: number;
    /** Availability zones of the cluster. */
    zones: string[];
  }

  /** Private network of the cluster. The ID is empty for a public cluster. */
  export interface GetKafkaClustersClusterNetwork {
    /** ID of the network, `n-...` or `nr-...`. */
    id: string;
  }

  /** Limits of the Standard cluster. */
  export interface GetKafkaClustersClusterStandard {
    /** Maximum number of elastic CKUs; 0 if there is no limit. */
    maxEcku: number;
  }

  /** Environment that contains this object. */
  export interface GetKafkaClustersEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** API key of the Kafka cluster. Defaults to the provider's value. */
  export interface GetKafkaTopicCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
  export interface GetKafkaTopicKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** Service account or user that the ksqlDB cluster runs as. Grant it its permissions on the Kafka cluster and the Schema Registry first. */
  export interface GetKsqlClusterCredentialIdentity {
    /** ID of the service account or user, `sa-...` or `u-...`. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetKsqlClusterEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Kafka cluster that the ksqlDB cluster reads from and writes to. */
  export interface GetKsqlClusterKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. */
    id: string;
  }

  /** The network in AWS. */
  export interface GetNetworkAw {
    /** ID of the platform's VPC. */
    vpc: string;
    /** AWS account that the VPC belongs to. */
    account: string;
    /** Endpoint service of the VPC for PrivateLink; empty if there is none. */
    privateLinkEndpointService: string;
  }

  /** The network in Azure. */
  export interface GetNetworkAzure {
    /** Alias of the Private Link service in each zone. */
    privateLinkServiceAliases: { [key: string]: string };
  }

  /** DNS resolution. */
  export interface GetNetworkDnsConfig {
    /** `CHASED_PRIVATE` or `PRIVATE`. */
    resolution: string;
  }

  /** Environment that contains this object. */
  export interface GetNetworkEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** The gateway. */
  export interface GetNetworkGateway {
    /** ID of the gateway, `gw-...`; empty if there is none. */
    id: string;
  }

  /** The network in Google Cloud. */
  export interface GetNetworkGcp {
    /** ID of the platform's project. */
    project: string;
    /** Name of the platform's VPC network. */
    vpcNetwork: string;
    /** Service attachment for Private Service Connect in each zone. */
    privateServiceConnectServiceAttachments: { [key: string]: string };
  }

  /** Environment that contains this object. */
  export interface GetNetworkLinkEndpointEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Network that contains this object. */
  export interface GetNetworkLinkEndpointNetwork {
    /** ID of the network, `n-...` or `nr-...`. */
    id: string;
  }

  /** Network link service that the endpoint connects to. */
  export interface GetNetworkLinkEndpointNetworkLinkService {
    /** ID of the network link service, `nls-...`. */
    id: string;
  }

  /** Networks that may connect to the service. */
  export interface GetNetworkLinkServiceAccept {
    /** Environments whose networks may connect. */
    environments: string[];
    /** Networks that may connect. */
    networks: string[];
  }

  /** Environment that contains this object. */
  export interface GetNetworkLinkServiceEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Network that contains this object. */
  export interface GetNetworkLinkServiceNetwork {
    /** ID of the network, `n-...` or `nr-...`. */
    id: string;
  }

  /** A zone. */
  export interface GetNetworkZoneInfo {
    /** ID of the zone. */
    zoneId: string;
    /** IPv4 CIDR block of the zone, of size /27. */
    cidr: string;
  }

  /** A VPC in AWS. */
  export interface GetPeeringAw {
    /** ID of the AWS account, 12 digits. */
    account: string;
    /** ID of your VPC. */
    vpc: string;
    /** CIDR blocks of the VPC that traffic is routed to through the peering. The order is significant. */
    routes: string[];
    /** Region of your network. */
    customerRegion: string;
  }

  /** A VNet in Azure. */
  export interface GetPeeringAzure {
    /** ID of the Azure tenant that the VNet belongs to. */
    tenant: string;
    /** Resource ID of the VNet: `/subscriptions/.../resourceGroups/.../providers/Microsoft.Network/virtualNetworks/...`. */
    vnet: string;
    /** Region of your network. */
    customerRegion: string;
  }

  /** Environment that contains this object. */
  export interface GetPeeringEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** A VPC network in Google Cloud. */
  export interface GetPeeringGcp {
    /** ID of the Google Cloud project that the VPC network belongs to. */
    project: string;
    /** Name of your VPC network. */
    vpcNetwork: string;
    /** Whether the custom routes of the VPC network are imported. */
    importCustomRoutes: boolean;
  }

  /** Network that contains this object. */
  export interface GetPeeringNetwork {
    /** ID of the network, `n-...` or `nr-...`. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetPluginEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** An AWS account that connects through PrivateLink. */
  export interface GetPrivateLinkAccessAw {
    /** ID of the AWS account, 12 digits. */
    account: string;
  }

  /** An Azure subscription that connects through Private Link. */
  export interface GetPrivateLinkAccessAzure {
    /** ID of the Azure subscription. */
    subscription: string;
  }

  /** Environment that contains this object. */
  export interface GetPrivateLinkAccessEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** A Google Cloud project that connects through Private Service Connect. */
  export interface GetPrivateLinkAccessGcp {
    /** ID of the Google Cloud project. */
    project: string;
  }

  /** Network that contains this object. */
  export interface GetPrivateLinkAccessNetwork {
    /** ID of the network, `n-...` or `nr-...`. */
    id: string;
  }

  /** The attachment in AWS. */
  export interface GetPrivateLinkAttachmentAw {
    /** Name of the VPC endpoint service to connect to. */
    vpcEndpointServiceName: string;
  }

  /** The attachment in Azure. */
  export interface GetPrivateLinkAttachmentAzure {
    /** Alias of the Private Link service to connect to. */
    privateLinkServiceAlias: string;
    /** Resource ID of the Private Link service to connect to. */
    privateLinkServiceResourceId: string;
  }

  /** A VPC endpoint in AWS. */
  export interface GetPrivateLinkAttachmentConnectionAw {
    /** ID of the VPC endpoint in your account, `vpce-...`. */
    vpcEndpointId: string;
  }

  /** A private endpoint in Azure. */
  export interface GetPrivateLinkAttachmentConnectionAzure {
    /** Resource ID of the private endpoint in your subscription, case-insensitive. */
    privateEndpointResourceId: string;
  }

  /** Environment that contains this object. */
  export interface GetPrivateLinkAttachmentConnectionEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** A Private Service Connect endpoint in Google Cloud. */
  export interface GetPrivateLinkAttachmentConnectionGcp {
    /** ID of the connection in your project: a long number, as text. */
    privateServiceConnectConnectionId: string;
  }

  /** Private link attachment to connect to. */
  export interface GetPrivateLinkAttachmentConnectionPrivateLinkAttachment {
    /** ID of the private link attachment, `platt-...`. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetPrivateLinkAttachmentEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** The attachment in Google Cloud. */
  export interface GetPrivateLinkAttachmentGcp {
    /** URI of the service attachment to connect to. */
    privateServiceConnectServiceAttachment: string;
  }

  /** A tenant in Azure. */
  export interface GetProviderIntegrationAuthorizationAzure {
    /** ID of your Azure tenant. */
    customerAzureTenantId: string;
    /** ID of the platform's application. Create a service principal for it in your tenant. */
    confluentMultiTenantAppId: string;
  }

  /** Environment that contains this object. */
  export interface GetProviderIntegrationAuthorizationEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** A service account in Google Cloud. */
  export interface GetProviderIntegrationAuthorizationGcp {
    /** Your service account in Google Cloud, which the platform impersonates. */
    customerGoogleServiceAccount: string;
    /** The platform's service account. Allow it to impersonate yours. */
    googleServiceAccount: string;
  }

  /** A role in AWS. */
  export interface GetProviderIntegrationAw {
    /** ARN of the role in your account that the platform assumes. */
    customerRoleArn: string;
    /** ARN of the platform's role. Your role must trust it. */
    iamRoleArn: string;
    /** External ID that the platform passes when it assumes the role: a condition for the trust policy of your role. */
    externalId: string;
  }

  /** Environment that contains this object. */
  export interface GetProviderIntegrationEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetProviderIntegrationSetupEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetRtceTopicEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Kafka cluster that contains this object. */
  export interface GetRtceTopicKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetSchemaCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Metadata of the schema. */
  export interface GetSchemaMetadata {
    /** Tags of the schema's fields. If omitted, the platform chooses a value. */
    tags: output.GetSchemaMetadataTag[];
    /** Metadata properties by name. If omitted, the platform chooses a value. */
    properties: { [key: string]: string };
    /** Names of the properties with sensitive values. If omitted, the platform chooses a value. */
    sensitives: string[];
  }

  /** Tags of a field. */
  export interface GetSchemaMetadataTag {
    /** Path of the tagged field, such as `**.ssn`. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
    key: string;
    /** Tags of the field. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
    values: string[];
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetSchemaRegistryClusterConfigCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetSchemaRegistryClusterConfigSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetSchemaRegistryClusterEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetSchemaRegistryClusterModeCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetSchemaRegistryClusterModeSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** A Schema Registry cluster. */
  export interface GetSchemaRegistryClustersCluster {
    /** ID of the cluster, `lsrc-...`. */
    id: string;
    /** API version of the object. */
    apiVersion: string;
    /** Kind of the object. */
    kind: string;
    /** Display name. */
    displayName: string;
    /** Environment that contains this object. */
    environment: output.GetSchemaRegistryClustersClusterEnvironment;
    /** `ESSENTIALS` or `ADVANCED`. */
    package: string;
    /** Cloud: `AWS`, `AZURE` or `GCP`. */
    cloud: string;
    /** Region of the cloud. */
    region: string;
    /** REST endpoint, such as `https://psrc-00000.us-central1.gcp.confluent.cloud`. */
    restEndpoint: string;
    /** REST endpoint of the Stream Catalog. */
    catalogEndpoint: string;
    /**
     * REST endpoint in private networks.
     *
     * @deprecated Use privateRegionalRestEndpoints.
     */
    privateRestEndpoint: string;
    /** REST endpoints in private networks, by region. */
    privateRegionalRestEndpoints: { [key: string]: string };
    /** Confluent Resource Name of the cluster. */
    resourceName: string;
  }

  /** Environment that contains this object. */
  export interface GetSchemaRegistryClustersClusterEnvironment {
    /** ID of the environment, `env-...`. */
    id: string;
  }

  /** Environment of the clusters. Defaults to all environments. */
  export interface GetSchemaRegistryClustersEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetSchemaRegistryDekCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetSchemaRegistryDekSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetSchemaRegistryKekCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetSchemaRegistryKekSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Rules that clients apply with the schema, in this order. */
  export interface GetSchemaRuleset {
    /** Rules for the content of messages. */
    domainRules: output.GetSchemaRulesetDomainRule[];
    /** Rules for the migration between versions of the schema. */
    migrationRules: output.GetSchemaRulesetMigrationRule[];
    /** Rules for encoded messages. */
    encodingRules: output.GetSchemaRulesetEncodingRule[];
  }

  /** A rule. */
  export interface GetSchemaRulesetDomainRule {
    /** Name of the rule. */
    name: string;
    /** Description of the rule. Defaults to an empty string. */
    doc: string;
    /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: string;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: string;
    /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
    type: string;
    /** Expression that the executor evaluates. Defaults to an empty string. */
    expr: string;
    /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
    onSuccess: string;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure: string;
    /** Whether the rule is disabled. Defaults to `false`. */
    disabled: boolean;
    /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
    tags: string[];
    /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
    params: { [key: string]: string };
  }

  /** A rule. */
  export interface GetSchemaRulesetEncodingRule {
    /** Name of the rule. */
    name: string;
    /** Description of the rule. Defaults to an empty string. */
    doc: string;
    /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: string;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: string;
    /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
    type: string;
    /** Expression that the executor evaluates. Defaults to an empty string. */
    expr: string;
    /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
    onSuccess: string;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure: string;
    /** Whether the rule is disabled. Defaults to `false`. */
    disabled: boolean;
    /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
    tags: string[];
    /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
    params: { [key: string]: string };
  }

  /** A rule. */
  export interface GetSchemaRulesetMigrationRule {
    /** Name of the rule. */
    name: string;
    /** Description of the rule. Defaults to an empty string. */
    doc: string;
    /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: string;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: string;
    /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
    type: string;
    /** Expression that the executor evaluates. Defaults to an empty string. */
    expr: string;
    /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
    onSuccess: string;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure: string;
    /** Whether the rule is disabled. Defaults to `false`. */
    disabled: boolean;
    /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
    tags: string[];
    /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
    params: { [key: string]: string };
  }

  /** A reference to another schema. */
  export interface GetSchemaSchemaReference {
    /** Subject of the referenced schema. */
    subjectName: string;
    /** Name of the reference in the schema: an Avro full name, a JSON Schema URL or a Protobuf file name. */
    name: string;
    /** Version of the referenced schema. */
    version: number;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetSchemaSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetSchemasCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Schemas to list. Defaults to all schemas that are not deleted. */
  export interface GetSchemasFilter {
    /** Prefix of the subjects' names. Defaults to an empty string. */
    subjectPrefix: string;
    /** Whether to list only the latest version of each subject. Defaults to `false`. */
    latestOnly: boolean;
    /** Whether to include soft-deleted schemas. Defaults to `false`. */
    deleted: boolean;
  }

  /** A schema. */
  export interface GetSchemasSchema {
    /** Subject of the schema. `:.context:name` is a subject in a context. */
    subjectName: string;
    /** Format of the schema: `AVRO`, `JSON` or `PROTOBUF`. Known values are `AVRO`, `JSON` and `PROTOBUF`; there may be others. */
    format: string;
    /** Text of the schema. */
    schema: string;
    /** Schemas that the schema refers to, in any order. */
    schemaReferences: output.GetSchemasSchemaSchemaReference[];
    /** ID of the schema in the registry. Equal schemas under two subjects share it. */
    schemaIdentifier: number;
    /** Version of the schema within the subject. */
    version: number;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetSchemasSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** A reference to another schema. */
  export interface GetSchemasSchemaSchemaReference {
    /** Subject of the referenced schema. */
    subjectName: string;
    /** Name of the reference in the schema: an Avro full name, a JSON Schema URL or a Protobuf file name. */
    name: string;
    /** Version of the referenced schema. */
    version: number;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetSubjectConfigCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetSubjectConfigSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetSubjectModeCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetSubjectModeSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** A container of your own in Azure Data Lake Storage Gen2. */
  export interface GetTableflowTopicAzureDataLakeStorageGen2 {
    /** Name of the storage account, in the region of the Kafka cluster. */
    storageAccountName: string;
    /** Name of the container. */
    containerName: string;
    /** Region of the storage account. */
    storageRegion: string;
    /** ID of the provider integration that gives the platform access to the storage, `cspi-...`. */
    providerIntegrationId: string;
    /** Path of the table in the container. */
    tablePath: string;
  }

  /** An S3 bucket of your own. */
  export interface GetTableflowTopicByobAw {
    /** Name of the bucket, in the region of the Kafka cluster. */
    bucketName: string;
    /** Region of the bucket. */
    bucketRegion: string;
    /** ID of the provider integration that gives the platform access to the storage, `cspi-...`. */
    providerIntegrationId: string;
  }

  /** Tableflow API key. Defaults to the provider's value. */
  export interface GetTableflowTopicCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Environment that contains this object. */
  export interface GetTableflowTopicEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Handling of records that cannot be written to the table. */
  export interface GetTableflowTopicErrorHandling {
    /** `SUSPEND` suspends the table, `SKIP` skips the record, and `LOG` writes the record to another topic and continues. */
    mode: string;
    /** Topic for failed records with `LOG`. Defaults to `error_log`. */
    logTarget: string;
  }

  /** Kafka cluster that contains this object. */
  export interface GetTableflowTopicKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** Storage managed by the platform. */
  export interface GetTableflowTopicManagedStorage {}

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetTagBindingCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetTagBindingSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetTagCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetTagSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** A transit gateway in AWS. */
  export interface GetTransitGatewayAttachmentAw {
    /** ARN of the resource share in AWS Resource Access Manager that shares the transit gateway with the platform. */
    ramResourceShareArn: string;
    /** ID of the transit gateway. */
    transitGatewayId: string;
    /** CIDR blocks that traffic is routed to through the transit gateway. The order is significant. */
    routes: string[];
    /** ID of the attachment in AWS; empty until AWS has created it. */
    transitGatewayAttachmentId: string;
  }

  /** Environment that contains this object. */
  export interface GetTransitGatewayAttachmentEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Network that contains this object. */
  export interface GetTransitGatewayAttachmentNetwork {
    /** ID of the network, `n-...` or `nr-...`. */
    id: string;
  }

  export namespace config {
    /** OAuth: authenticate with a token of your identity provider instead of API keys. Cannot be combined with any key or secret variable. */
    export interface Oauth {
      /** Token endpoint of the identity provider. Must be a URL that begins with https:// (http:// for a server on this machine only). Exactly one of `oauthExternalTokenUrl` or `oauthExternalAccessToken` must be set. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
      oauthExternalTokenUrl?: string;
      /** Client ID at the identity provider. Must not be empty. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
      oauthExternalClientId?: string;
      /** Client secret at the identity provider. Must not be empty. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
      oauthExternalClientSecret?: string;
      /** Scope to request from the identity provider. Entra ID requires `api://<client id>/.default`. */
      oauthExternalTokenScope?: string;
      /** An existing access token of the identity provider, instead of client credentials. It cannot be renewed: configure a new token when it expires. Exactly one of `oauthExternalTokenUrl` or `oauthExternalAccessToken` must be set. */
      oauthExternalAccessToken?: string;
      /** ID of the identity pool to use, `pool-...`. Must not be empty. */
      oauthIdentityPoolId: string;
      /** Lifetime of the exchanged token in seconds. At most 900, which is also the default. Must be a whole number of seconds from 1 to 900. */
      oauthStsTokenExpiredInSeconds?: string;
    }
  }
}
