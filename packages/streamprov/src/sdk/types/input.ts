// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./enums.ts";

export namespace input {
  /** Egress to a service in AWS through PrivateLink. */
  export interface AccessPointAwsEgressPrivateLinkEndpoint {
    /** Name of the VPC endpoint service that the endpoint connects to. Must not be empty. A change replaces the resource. */
    vpcEndpointServiceName: pulumi.Input<string>;
    /** Whether the endpoint is deployed in several availability zones. Defaults to `false`. A change replaces the resource. */
    enableHighAvailability?: pulumi.Input<boolean | undefined>;
    /** ID of the VPC endpoint that the platform created. Only the platform sets it. */
    vpcEndpointId?: pulumi.Input<string | undefined>;
    /** DNS name of the VPC endpoint. Only the platform sets it. */
    vpcEndpointDnsName?: pulumi.Input<string | undefined>;
  }

  /** Ingress from AWS through PrivateLink. */
  export interface AccessPointAwsIngressPrivateLinkEndpoint {
    /** ID of the VPC endpoint in your account. Must not be empty. A change replaces the resource. */
    vpcEndpointId: pulumi.Input<string>;
    /** Name of the platform's VPC endpoint service. Only the platform sets it. */
    vpcEndpointServiceName?: pulumi.Input<string | undefined>;
    /** DNS domain of the access point; empty if there is none. Only the platform sets it. */
    dnsDomain?: pulumi.Input<string | undefined>;
  }

  /** Network interfaces in a VPC of your own in AWS. */
  export interface AccessPointAwsPrivateNetworkInterface {
    /** Network interfaces in your account. At least 6. Can be changed in place. At least 6 elements. */
    networkInterfaces: pulumi.Input<pulumi.Input<string>[]>;
    /** ID of the AWS account, 12 digits. Must be the ID of an AWS account, 12 digits. A change replaces the resource. */
    account: pulumi.Input<string>;
    /** CIDR blocks to reach through the interfaces. At most 10. The order is significant. Can be changed in place. At most 10 elements. */
    routes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** Egress to a service in Azure through Private Link. */
  export interface AccessPointAzureEgressPrivateLinkEndpoint {
    /** Resource ID of the Private Link service that the endpoint connects to. Must not be empty. A change replaces the resource. */
    privateLinkServiceResourceId: pulumi.Input<string>;
    /** Name of the subresource of the service that the endpoint connects to. A change replaces the resource. */
    privateLinkSubresourceName?: pulumi.Input<string | undefined>;
    /** Resource ID of the private endpoint. Only the platform sets it. */
    privateEndpointResourceId?: pulumi.Input<string | undefined>;
    /** Domain of the private endpoint. Only the platform sets it. */
    privateEndpointDomain?: pulumi.Input<string | undefined>;
    /** IP address of the private endpoint. Only the platform sets it. */
    privateEndpointIpAddress?: pulumi.Input<string | undefined>;
    /** Domains in the custom DNS configuration of the private endpoint. Only the platform sets it. */
    privateEndpointCustomDnsConfigDomains?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** Ingress from Azure through Private Link. */
  export interface AccessPointAzureIngressPrivateLinkEndpoint {
    /** Resource ID of the private endpoint in your subscription, case-insensitive. Must not be empty. Case is ignored in comparisons. A change replaces the resource. */
    privateEndpointResourceId: pulumi.Input<string>;
    /** Alias of the platform's Private Link service. Only the platform sets it. */
    privateLinkServiceAlias?: pulumi.Input<string | undefined>;
    /** Resource ID of the platform's Private Link service. Only the platform sets it. */
    privateLinkServiceResourceId?: pulumi.Input<string | undefined>;
    /** DNS domain of the access point; empty if there is none. Only the platform sets it. */
    dnsDomain?: pulumi.Input<string | undefined>;
  }

  /** Environment that contains this object. */
  export interface AccessPointEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Gateway that contains this object. */
  export interface AccessPointGateway {
    /** ID of the gateway, `gw-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Egress to a service in Google Cloud through Private Service Connect. */
  export interface AccessPointGcpEgressPrivateServiceConnectEndpoint {
    /** URI of the service attachment that the endpoint connects to, or `all-google-apis`. Must not be empty. A change replaces the resource. */
    privateServiceConnectEndpointTarget: pulumi.Input<string>;
    /** ID of the connection. Only the platform sets it. */
    privateServiceConnectEndpointConnectionId?: pulumi.Input<string | undefined>;
    /** Name of the endpoint. Only the platform sets it. */
    privateServiceConnectEndpointName?: pulumi.Input<string | undefined>;
    /** IP address of the endpoint. Only the platform sets it. */
    privateServiceConnectEndpointIpAddress?: pulumi.Input<string | undefined>;
  }

  /** Ingress from Google Cloud through Private Service Connect. */
  export interface AccessPointGcpIngressPrivateServiceConnectEndpoint {
    /** ID of the connection in your project: a long number, as text. Must contain only digits. A change replaces the resource. */
    privateServiceConnectConnectionId: pulumi.Input<string>;
    /** URI of the platform's service attachment. Only the platform sets it. */
    privateServiceConnectServiceAttachment?: pulumi.Input<string | undefined>;
    /** DNS domain of the access point; empty if there is none. Only the platform sets it. */
    dnsDomain?: pulumi.Input<string | undefined>;
  }

  /** Cluster, region or service that the key gives access to. If unset, the key is a Cloud API key for the control plane. */
  export interface ApiKeyManagedResource {
    /** ID of the cluster (`lkc-...`, `lsrc-...`, `lksqlc-...`), `<cloud>.<region>` of a Flink region such as `aws.us-east-1`, `tableflow` or `global`. Between 1 and 255 characters. Must be an ID without spaces and slashes. `id`, `kind` and `apiVersion` must belong to the same service. */
    id: pulumi.Input<string>;
    /** Kind of the resource: `Region` for Flink; `Cluster` for Kafka, Schema Registry and ksqlDB; `Tableflow` or `Global`. One of `Cluster`, `Region`, `Tableflow` or `Global`. `id`, `kind` and `apiVersion` must belong to the same service. */
    kind: pulumi.Input<enums.ApiKeyManagedResourceKind | (string & {})>;
    /** API version of the resource. `cmk` is Kafka, `srcm` is Schema Registry, `ksqldbcm` is ksqlDB, and `fcpm` is Flink. One of `cmk/v2`, `srcm/v2`, `srcm/v3`, `ksqldbcm/v2`, `fcpm/v2`, `tableflow/v1` or `global/v1`. `id`, `kind` and `apiVersion` must belong to the same service. */
    apiVersion: pulumi.Input<enums.ApiKeyManagedResourceApiVersion | (string & {})>;
    /** Environment of the resource. Required for Flink. Also required for Kafka, to check when the key is ready. */
    environment?: pulumi.Input<input.ApiKeyManagedResourceEnvironment | undefined>;
  }

  /** Environment of the resource. Required for Flink. Also required for Kafka, to check when the key is ready. */
  export interface ApiKeyManagedResourceEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Service account or user that the key acts as. Pass the `id`, `kind` and `apiVersion` of a `ServiceAccount`. */
  export interface ApiKeyOwner {
    /** ID of the owner: `sa-...` or `u-...`. Between 1 and 255 characters. Must begin with u- or sa-. The `kind` is ServiceAccount for an ID that begins with sa-, and User for one that begins with u-. */
    id: pulumi.Input<string>;
    /** Kind of the owner: `ServiceAccount` or `User`. One of `ServiceAccount` or `User`. The `kind` is ServiceAccount for an ID that begins with sa-, and User for one that begins with u-. */
    kind: pulumi.Input<enums.ApiKeyOwnerKind | (string & {})>;
    /** API version of the owner. Must be `iam/v2`. */
    apiVersion: pulumi.Input<enums.ApiKeyOwnerApiVersion | (string & {})>;
  }

  /** An attribute. */
  export interface BusinessMetadataAttributeDefinition {
    /** Name of the attribute. Must not be empty. */
    name: pulumi.Input<string>;
    /** Whether an entity may omit the attribute. Defaults to `false`. */
    isOptional?: pulumi.Input<boolean | undefined>;
    /** Default value of the attribute. Defaults to an empty string. */
    defaultValue?: pulumi.Input<string | undefined>;
    /** Description of the attribute. Defaults to an empty string. */
    description?: pulumi.Input<string | undefined>;
    /** Type of the attribute's values: `string`. Only the platform sets it. */
    type?: pulumi.Input<string | undefined>;
    /** Other options of the attribute on the platform, such as `maxStrLength`. Only the platform sets it. */
    options?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface BusinessMetadataBindingCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface BusinessMetadataBindingSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface BusinessMetadataCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface BusinessMetadataSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** A key in AWS. */
  export interface ByokKeyAws {
    /** ARN of the key in AWS KMS. Must not be empty. A change replaces the resource. */
    keyArn: pulumi.Input<string>;
    /** ARNs of the platform's roles. Allow them to use the key before you create a cluster with it. Only the platform sets it. */
    roles?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** A key in Azure. */
  export interface ByokKeyAzure {
    /** URL of the key in Azure Key Vault. Must not be empty. A change replaces the resource. */
    keyIdentifier: pulumi.Input<string>;
    /** Resource ID of the key vault. Must not be empty. A change replaces the resource. */
    keyVaultId: pulumi.Input<string>;
    /** ID of the Azure tenant that the vault belongs to. Must not be empty. A change replaces the resource. */
    tenantId: pulumi.Input<string>;
    /** ID of the platform's application. Allow it to use the key before you create a cluster with it. Only the platform sets it. */
    applicationId?: pulumi.Input<string | undefined>;
  }

  /** A key in Google Cloud. */
  export interface ByokKeyGcp {
    /** Resource name of the key in Cloud KMS. Must not be empty. A change replaces the resource. */
    keyId: pulumi.Input<string>;
    /** The platform's Google group. Allow it to use the key before you create a cluster with it. Only the platform sets it. */
    securityGroup?: pulumi.Input<string | undefined>;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface CatalogEntityAttributesCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface CatalogEntityAttributesSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** A catalog in AWS Glue. */
  export interface CatalogIntegrationAwsGlue {
    /** ID of the provider integration that gives the platform access to the AWS account, `cspi-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
    providerIntegrationId: pulumi.Input<string>;
    /** Database of the tables. By default, the platform chooses it. */
    customDatabase?: pulumi.Input<string | undefined>;
  }

  /** Tableflow API key. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface CatalogIntegrationCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface CatalogIntegrationEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Kafka cluster of the object. */
  export interface CatalogIntegrationKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** A catalog in Snowflake Open Catalog. */
  export interface CatalogIntegrationSnowflake {
    /** Endpoint of Snowflake Open Catalog, such as `https://abc_polaris.snowflakecomputing.com/`. Must not be empty. */
    endpoint: pulumi.Input<string>;
    /** Name of the warehouse. Must not be empty. */
    warehouse: pulumi.Input<string>;
    /** Scope that the client may request, such as `PRINCIPAL_ROLE:ALL`. Must not be empty. */
    allowedScope: pulumi.Input<string>;
    /** Namespace of the tables. By default, the platform chooses it. */
    customNamespace?: pulumi.Input<string | undefined>;
    /** ID of the client that the platform uses to sign in to the catalog. Must not be empty. The platform never returns it, so it is compared with the previous input. */
    clientId: pulumi.Input<string>;
    /** Secret of the client. Must not be empty. The platform never returns it, so it is compared with the previous input. */
    clientSecret: pulumi.Input<string>;
  }

  /** A catalog in Databricks Unity Catalog. */
  export interface CatalogIntegrationUnity {
    /** URL of the Databricks workspace, such as `https://abc.cloud.databricks.com`. Must not be empty. */
    workspaceEndpoint: pulumi.Input<string>;
    /** Name of the catalog in Unity Catalog. Must not be empty. */
    catalogName: pulumi.Input<string>;
    /** Schema of the tables. By default, the platform chooses it. */
    customSchema?: pulumi.Input<string | undefined>;
    /** ID of the client that the platform uses to sign in to the workspace. Must not be empty. The platform never returns it, so it is compared with the previous input. */
    clientId: pulumi.Input<string>;
    /** Secret of the client. Must not be empty. The platform never returns it, so it is compared with the previous input. */
    clientSecret: pulumi.Input<string>;
  }

  /** Certificate authority whose certificates the pool accepts. */
  export interface CertificatePoolCertificateAuthority {
    /** ID of the certificate authority, `op-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Cluster of the mirror topics, with linkMode `DESTINATION` or `SOURCE`. */
  export interface ClusterLinkDestinationKafkaCluster {
    /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
    id: pulumi.Input<string>;
    /** REST endpoint of the cluster, if it is the cluster with the link. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    restEndpoint?: pulumi.Input<string | undefined>;
    /** Bootstrap endpoint of the cluster, if it is the other end, with or without `SASL_SSL://`. Must not be empty. A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    bootstrapEndpoint?: pulumi.Input<string | undefined>;
    /** API key of the cluster. Changes in place. Required for the cluster with the link and, with connectionMode `OUTBOUND`, for the other cluster, unless the provider uses OAuth. Not used for the other cluster with `INBOUND`. */
    credentials?: pulumi.Input<input.ClusterLinkDestinationKafkaClusterCredentials | undefined>;
  }

  /** API key of the cluster. Changes in place. */
  export interface ClusterLinkDestinationKafkaClusterCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Cluster with this end of the link, with linkMode `BIDIRECTIONAL`. */
  export interface ClusterLinkLocalKafkaCluster {
    /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
    id: pulumi.Input<string>;
    /** REST endpoint of the cluster, if it is the cluster with the link. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    restEndpoint?: pulumi.Input<string | undefined>;
    /** Bootstrap endpoint of the cluster, if it is the other end, with or without `SASL_SSL://`. Must not be empty. A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    bootstrapEndpoint?: pulumi.Input<string | undefined>;
    /** API key of the cluster. Changes in place. Required for the cluster with the link and, with connectionMode `OUTBOUND`, for the other cluster, unless the provider uses OAuth. Not used for the other cluster with `INBOUND`. */
    credentials?: pulumi.Input<input.ClusterLinkLocalKafkaClusterCredentials | undefined>;
  }

  /** API key of the cluster. Changes in place. */
  export interface ClusterLinkLocalKafkaClusterCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Cluster at the other end of the link, with linkMode `BIDIRECTIONAL`. */
  export interface ClusterLinkRemoteKafkaCluster {
    /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
    id: pulumi.Input<string>;
    /** REST endpoint of the cluster, if it is the cluster with the link. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    restEndpoint?: pulumi.Input<string | undefined>;
    /** Bootstrap endpoint of the cluster, if it is the other end, with or without `SASL_SSL://`. Must not be empty. A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    bootstrapEndpoint?: pulumi.Input<string | undefined>;
    /** API key of the cluster. Changes in place. Required for the cluster with the link and, with connectionMode `OUTBOUND`, for the other cluster, unless the provider uses OAuth. Not used for the other cluster with `INBOUND`. */
    credentials?: pulumi.Input<input.ClusterLinkRemoteKafkaClusterCredentials | undefined>;
  }

  /** API key of the cluster. Changes in place. */
  export interface ClusterLinkRemoteKafkaClusterCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Cluster of the source topics, with linkMode `DESTINATION` or `SOURCE`. */
  export interface ClusterLinkSourceKafkaCluster {
    /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
    id: pulumi.Input<string>;
    /** REST endpoint of the cluster, if it is the cluster with the link. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    restEndpoint?: pulumi.Input<string | undefined>;
    /** Bootstrap endpoint of the cluster, if it is the other end, with or without `SASL_SSL://`. Must not be empty. A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    bootstrapEndpoint?: pulumi.Input<string | undefined>;
    /** API key of the cluster. Changes in place. Required for the cluster with the link and, with connectionMode `OUTBOUND`, for the other cluster, unless the provider uses OAuth. Not used for the other cluster with `INBOUND`. */
    credentials?: pulumi.Input<input.ClusterLinkSourceKafkaClusterCredentials | undefined>;
  }

  /** API key of the cluster. Changes in place. */
  export interface ClusterLinkSourceKafkaClusterCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface ConnectArtifactEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface ConnectorEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Kafka cluster that the connector reads from or writes to. */
  export interface ConnectorKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** Start offset in one partition. Numbers and booleans are converted from text, with all their digits. */
  export interface ConnectorOffset {
    /** Partition, such as `kafka_topic` and `kafka_partition`. */
    partition: pulumi.Input<{ [key: string]: pulumi.Input<string> }>;
    /** Offset in the partition, such as `kafka_offset`. */
    offset: pulumi.Input<{ [key: string]: pulumi.Input<string> }>;
  }

  /** A connector class. */
  export interface CustomConnectorPluginVersionConnectorClass {
    /** Java class of the connector. Between 1 and 150 characters. Must be the name of a Java class, such as com.example.Orders. */
    connectorClassName: pulumi.Input<string>;
    /** Whether connectors read data into Kafka (`SOURCE`) or write it to another system (`SINK`). One of `SOURCE` or `SINK`. */
    connectorType: pulumi.Input<enums.CustomConnectorPluginVersionConnectorClassConnectorType | (string & {})>;
  }

  /** Environment that contains this object. */
  export interface CustomConnectorPluginVersionEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface DnsForwarderEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Forwards to DNS zones in Google Cloud. */
  export interface DnsForwarderForwardViaGcpDnsZones {
    /** For each domain, the DNS zone in Google Cloud and its project. If omitted, the platform chooses a value. `domainMappings` must be set. */
    domainMappings?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  }

  /** Forwards to your own DNS servers. */
  export interface DnsForwarderForwardViaIp {
    /** IP addresses of the DNS servers. At most 3. Between 1 and 3 elements. If omitted, the platform chooses a value. `dnsServerIps` must be set. */
    dnsServerIps?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** Gateway that contains this object. */
  export interface DnsForwarderGateway {
    /** ID of the gateway, `gw-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface DnsRecordEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Gateway that contains this object. */
  export interface DnsRecordGateway {
    /** ID of the gateway, `gw-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Access point that the domain resolves to. */
  export interface DnsRecordPrivateLinkAccessPoint {
    /** ID of the access point, `ap-...`. Can be changed in place. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Stream Governance of the environment. */
  export interface EnvironmentStreamGovernance {
    /** Stream Governance package: `ESSENTIALS` or `ADVANCED`. The platform decides whether a downgrade is possible. One of `ESSENTIALS` or `ADVANCED`. */
    package: pulumi.Input<enums.EnvironmentStreamGovernancePackage | (string & {})>;
  }

  /** Environment that contains this object. */
  export interface FlinkArtifactEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** A version of the artifact. */
  export interface FlinkArtifactVersion {
    /** ID of the version. */
    version: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface FlinkComputePoolEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Flink compute pool. */
  export interface FlinkConnectionComputePool {
    /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. Some changes are rejected, because the platform can change only the secrets of a connection; restore the value, or replace the connection with `pulumi up --replace`. */
    id: pulumi.Input<string>;
  }

  /** API key of the Flink region. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface FlinkConnectionCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface FlinkConnectionEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
    id: pulumi.Input<string>;
  }

  /** Organization that contains this object. */
  export interface FlinkConnectionOrganization {
    /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
    id: pulumi.Input<string>;
  }

  /** Flink principal. */
  export interface FlinkConnectionPrincipal {
    /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. Some changes are rejected, because the platform can change only the secrets of a connection; restore the value, or replace the connection with `pulumi up --replace`. */
    id: pulumi.Input<string>;
  }

  /** A column. */
  export interface FlinkMaterializedTableColumn {
    /** A computed column. */
    columnsComputeds?: pulumi.Input<pulumi.Input<input.FlinkMaterializedTableColumnColumnsComputed>[] | undefined>;
    /** A physical column, which stores data. */
    columnsPhysicals?: pulumi.Input<pulumi.Input<input.FlinkMaterializedTableColumnColumnsPhysical>[] | undefined>;
    /** A column with metadata of a record. */
    columnsMetadatas?: pulumi.Input<pulumi.Input<input.FlinkMaterializedTableColumnColumnsMetadata>[] | undefined>;
  }

  /** A computed column. */
  export interface FlinkMaterializedTableColumnColumnsComputed {
    /** Name of the column. */
    columnComputedName?: pulumi.Input<string | undefined>;
    /** Type of the column: a text such as `BIGINT`, or JSON such as `{"type":"BIGINT","nullable":false}`. */
    columnComputedType?: pulumi.Input<string | undefined>;
    /** Comment of the column. */
    columnComputedComment?: pulumi.Input<string | undefined>;
    /** Kind of the column, which must match its list. Must be Computed. Defaults to `Computed`. */
    columnComputedKind?: pulumi.Input<string | undefined>;
    /** SQL expression of the column, such as `quantity * price`. */
    columnComputedExpression?: pulumi.Input<string | undefined>;
    /** Whether the column is read-only. Defaults to `false`. */
    columnComputedVirtual?: pulumi.Input<boolean | undefined>;
  }

  /** A column with metadata of a record. */
  export interface FlinkMaterializedTableColumnColumnsMetadata {
    /** Name of the column. */
    columnMetadataName?: pulumi.Input<string | undefined>;
    /** Type of the column: a text such as `BIGINT`, or JSON such as `{"type":"BIGINT","nullable":false}`. */
    columnMetadataType?: pulumi.Input<string | undefined>;
    /** Comment of the column. */
    columnMetadataComment?: pulumi.Input<string | undefined>;
    /** Kind of the column, which must match its list. Must be Metadata. Defaults to `Metadata`. */
    columnMetadataKind?: pulumi.Input<string | undefined>;
    /** Metadata that the column contains, such as `offset`. */
    columnMetadataKey?: pulumi.Input<string | undefined>;
    /** Whether the column is read-only. Defaults to `false`. */
    columnMetadataVirtual?: pulumi.Input<boolean | undefined>;
  }

  /** A physical column, which stores data. */
  export interface FlinkMaterializedTableColumnColumnsPhysical {
    /** Name of the column. */
    columnPhysicalName?: pulumi.Input<string | undefined>;
    /** Type of the column: a text such as `BIGINT`, or JSON such as `{"type":"BIGINT","nullable":false}`. */
    columnPhysicalType?: pulumi.Input<string | undefined>;
    /** Comment of the column. */
    columnPhysicalComment?: pulumi.Input<string | undefined>;
    /** Kind of the column, which must match its list. Must be Physical. Defaults to `Physical`. */
    columnPhysicalKind?: pulumi.Input<string | undefined>;
  }

  /** Compute pool that runs the query. */
  export interface FlinkMaterializedTableComputePool {
    /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** A constraint. */
  export interface FlinkMaterializedTableConstraint {
    /** Name of the constraint. */
    name?: pulumi.Input<string | undefined>;
    /** Type of the constraint: `PRIMARY_KEY`. Known values are `PRIMARY_KEY`; the platform may accept others. */
    type?: pulumi.Input<string | undefined>;
    /** Columns of the constraint. */
    columns?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Whether the platform enforces the constraint. Defaults to `false`. */
    enforced?: pulumi.Input<boolean | undefined>;
  }

  /** API key of the Flink region. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface FlinkMaterializedTableCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Distribution of records over partitions. */
  export interface FlinkMaterializedTableDistribution {
    /** Type of the distribution: `HASH`. Must not be empty. A change replaces the resource. */
    kind: pulumi.Input<string>;
    /** Columns that the distribution is computed from. If omitted, the platform chooses a value. A change replaces the resource. */
    keys?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Number of buckets. At least 1. If omitted, the platform chooses a value. A change replaces the resource. */
    bucketCount?: pulumi.Input<number | undefined>;
  }

  /** Environment that contains this object. */
  export interface FlinkMaterializedTableEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
    id: pulumi.Input<string>;
  }

  /** Kafka cluster of the table's topic. */
  export interface FlinkMaterializedTableKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
    id: pulumi.Input<string>;
  }

  /** Organization that contains this object. */
  export interface FlinkMaterializedTableOrganization {
    /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
    id: pulumi.Input<string>;
  }

  /** Principal that the query runs as. */
  export interface FlinkMaterializedTablePrincipal {
    /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Watermark: how late records may arrive. */
  export interface FlinkMaterializedTableWatermark {
    /** Column with the event time. */
    column?: pulumi.Input<string | undefined>;
    /** SQL expression of the watermark, such as `order_time - INTERVAL '5' SECOND`. */
    expression?: pulumi.Input<string | undefined>;
  }

  /** Compute pool that runs the statement. */
  export interface FlinkStatementComputePool {
    /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Flink region. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface FlinkStatementCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface FlinkStatementEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
    id: pulumi.Input<string>;
  }

  /** Organization that contains this object. */
  export interface FlinkStatementOrganization {
    /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
    id: pulumi.Input<string>;
  }

  /** Principal that the statement runs as. */
  export interface FlinkStatementPrincipal {
    /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Egress to services in AWS through PrivateLink. */
  export interface GatewayAwsEgressPrivateLinkGateway {
    /** Region of the cloud, such as `us-east-2`. Must not be empty. A change replaces the resource. */
    region: pulumi.Input<string>;
    /** ARN of the AWS principal that creates the connections of the gateway. Only the platform sets it. */
    principalArn?: pulumi.Input<string | undefined>;
  }

  /** Ingress from AWS through PrivateLink. */
  export interface GatewayAwsIngressPrivateLinkGateway {
    /** Region of the cloud, such as `us-east-2`. Must not be empty. A change replaces the resource. */
    region: pulumi.Input<string>;
    /** Name of the VPC endpoint service to connect to. Only the platform sets it. */
    vpcEndpointServiceName?: pulumi.Input<string | undefined>;
  }

  /** Network interfaces in a VPC of your own in AWS. */
  export interface GatewayAwsPrivateNetworkInterfaceGateway {
    /** Region of the cloud, such as `us-east-2`. Must not be empty. A change replaces the resource. */
    region: pulumi.Input<string>;
    /** IDs of the gateway's availability zones. A change replaces the resource. */
    zones: pulumi.Input<pulumi.Input<string>[]>;
    /** The platform's AWS account that the gateway uses. Only the platform sets it. */
    account?: pulumi.Input<string | undefined>;
  }

  /** Egress to services in Azure through Private Link. */
  export interface GatewayAzureEgressPrivateLinkGateway {
    /** Region of the cloud, such as `us-east-2`. Must not be empty. A change replaces the resource. */
    region: pulumi.Input<string>;
    /** Azure subscription that creates the connections of the gateway. Only the platform sets it. */
    subscription?: pulumi.Input<string | undefined>;
  }

  /** Ingress from Azure through Private Link. */
  export interface GatewayAzureIngressPrivateLinkGateway {
    /** Region of the cloud, such as `eastus`, case-insensitive. Must not be empty. Case is ignored in comparisons. A change replaces the resource. */
    region: pulumi.Input<string>;
    /** Alias of the Private Link service to connect to. Only the platform sets it. */
    privateLinkServiceAlias?: pulumi.Input<string | undefined>;
    /** Resource ID of the Private Link service to connect to. Only the platform sets it. */
    privateLinkServiceResourceId?: pulumi.Input<string | undefined>;
  }

  /** Environment that contains this object. */
  export interface GatewayEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Ingress from Google Cloud through Private Service Connect. */
  export interface GatewayGcpIngressPrivateServiceConnectGateway {
    /** Region of the cloud, such as `eastus`, case-insensitive. Must not be empty. Case is ignored in comparisons. A change replaces the resource. */
    region: pulumi.Input<string>;
    /** URI of the service attachment to connect to. Only the platform sets it. */
    privateServiceConnectServiceAttachment?: pulumi.Input<string | undefined>;
  }

  /** Identity provider whose tokens the pool accepts. */
  export interface IdentityPoolIdentityProvider {
    /** ID of the identity provider, `op-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** The inviting user. */
  export interface InvitationCreator {
    /** ID of the inviting user, `u-...`; empty if there is none. */
    id: pulumi.Input<string>;
  }

  /** The invited user. */
  export interface InvitationUser {
    /** ID of the invited user, `u-...`; empty if there is none. */
    id: pulumi.Input<string>;
  }

  /** API key of the Kafka cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface KafkaAclCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
  export interface KafkaAclKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface KafkaClientQuotaEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Dedicated Kafka cluster of the quota. */
  export interface KafkaClientQuotaKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** Limits of the throughput. */
  export interface KafkaClientQuotaThroughput {
    /** Write limit of each principal, in bytes per second, as text. Must be a whole number of bytes per second. */
    ingressByteRate: pulumi.Input<string>;
    /** Read limit of each principal, in bytes per second, as text. Must be a whole number of bytes per second. */
    egressByteRate: pulumi.Input<string>;
  }

  /** A Basic cluster. It can be upgraded in place to Standard, but not back. */
  export interface KafkaClusterBasic {
    /** Maximum number of elastic CKUs that the cluster can scale to. If unset, the platform's limit is kept; in the output, 0 means no limit. HIGH availability requires at least 2. At least 1. If omitted, the platform chooses a value. */
    maxEcku?: pulumi.Input<number | undefined>;
  }

  /** Customer-managed key (BYOK) that encrypts the data. The ID is empty if there is none. */
  export interface KafkaClusterByokKey {
    /** ID of the key, `cck-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. A change replaces the resource. */
    id: pulumi.Input<string>;
  }

  /** API key of the Kafka cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface KafkaClusterConfigCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
  export interface KafkaClusterConfigKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** A Dedicated cluster. Its creation takes about half an hour, and sometimes up to a day. */
  export interface KafkaClusterDedicated {
    /** Number of Confluent Units for Kafka (CKUs). MULTI_ZONE requires at least 2. The cluster is resized in place, which may take hours. At least 1. */
    cku: pulumi.Input<number>;
    /** Customer-managed key in its legacy form; use byokKey for new clusters. Cannot be changed after creation. If omitted, the platform chooses a value. It cannot be changed, because a cluster keeps the key that it is created with: restore the old value, or remove the property. */
    encryptionKey?: pulumi.Input<string | undefined>;
    /** Availability zones of the cluster. The platform chooses them. Accepted for compatibility; it has no effect. */
    zones?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** Endpoints of one access point. */
  export interface KafkaClusterEndpoint {
    /** ID of the access point, `ap-...`, or `PUBLIC` or `PRIVATE_LINK`. */
    accessPointId: pulumi.Input<string>;
    /** Bootstrap endpoint for Kafka clients. */
    bootstrapEndpoint: pulumi.Input<string>;
    /** REST endpoint. */
    restEndpoint: pulumi.Input<string>;
    /** `PUBLIC`, `PRIVATE_LINK` or `PRIVATE_NETWORK_INTERFACE`. */
    connectionType: pulumi.Input<string>;
  }

  /** Limits of the cluster. */
  export interface KafkaClusterEnterprise {
    /** Maximum number of elastic CKUs that the cluster can scale to. If unset, the platform's limit is kept; in the output, 0 means no limit. HIGH availability requires at least 2. At least 1. If omitted, the platform chooses a value. */
    maxEcku?: pulumi.Input<number | undefined>;
  }

  /** Environment that contains this object. */
  export interface KafkaClusterEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Limits of the cluster. */
  export interface KafkaClusterFreight {
    /** Maximum number of elastic CKUs that the cluster can scale to. If unset, the platform's limit is kept; in the output, 0 means no limit. HIGH availability requires at least 2. At least 1. If omitted, the platform chooses a value. */
    maxEcku?: pulumi.Input<number | undefined>;
    /** Availability zones of the cluster. The platform chooses them. Accepted for compatibility; it has no effect. */
    zones?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** Private network of the cluster. The ID is empty for a public cluster. */
  export interface KafkaClusterNetwork {
    /** ID of the network, `n-...` or `nr-...`. Between 1 and 255 characters. Must begin with n- or nr-. A change replaces the resource. */
    id: pulumi.Input<string>;
  }

  /** A Standard cluster. */
  export interface KafkaClusterStandard {
    /** Maximum number of elastic CKUs that the cluster can scale to. If unset, the platform's limit is kept; in the output, 0 means no limit. HIGH availability requires at least 2. At least 1. If omitted, the platform chooses a value. */
    maxEcku?: pulumi.Input<number | undefined>;
  }

  /** Cluster link that mirrors the topic. */
  export interface KafkaMirrorTopicClusterLink {
    /** Name of the link. Must not be empty. A change replaces the resource. */
    linkName: pulumi.Input<string>;
  }

  /** Cluster of the mirror topic, at the destination of the link. */
  export interface KafkaMirrorTopicKafkaCluster {
    /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
    id: pulumi.Input<string>;
    /** REST endpoint of the cluster. Required: it does not default to the provider's value. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. */
    restEndpoint?: pulumi.Input<string | undefined>;
    /** API key of the cluster. A change takes effect without a request to the platform. Required unless the provider uses OAuth: it does not default to the provider's value. */
    credentials?: pulumi.Input<input.KafkaMirrorTopicKafkaClusterCredentials | undefined>;
  }

  /** API key of the cluster. A change takes effect without a request to the platform. */
  export interface KafkaMirrorTopicKafkaClusterCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Topic in the other cluster that is mirrored. */
  export interface KafkaMirrorTopicSourceKafkaTopic {
    /** Name of the topic. Must not be empty. A change replaces the resource. */
    topicName: pulumi.Input<string>;
  }

  /** API key of the Kafka cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface KafkaTopicCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
  export interface KafkaTopicKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** Service account or user that the ksqlDB cluster runs as. Grant it its permissions on the Kafka cluster and the Schema Registry first. */
  export interface KsqlClusterCredentialIdentity {
    /** ID of the service account or user, `sa-...` or `u-...`. Between 1 and 255 characters. Must begin with u- or sa-. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface KsqlClusterEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Kafka cluster that the ksqlDB cluster reads from and writes to. */
  export interface KsqlClusterKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** The network in AWS. */
  export interface NetworkAw {
    /** ID of the platform's VPC. If omitted, the platform chooses a value. */
    vpc?: pulumi.Input<string | undefined>;
    /** AWS account that the VPC belongs to. If omitted, the platform chooses a value. */
    account?: pulumi.Input<string | undefined>;
    /** Endpoint service of the VPC for PrivateLink; empty if there is none. If omitted, the platform chooses a value. */
    privateLinkEndpointService?: pulumi.Input<string | undefined>;
  }

  /** The network in Azure. */
  export interface NetworkAzure {
    /** Alias of the Private Link service in each zone. If omitted, the platform chooses a value. */
    privateLinkServiceAliases?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  }

  /** DNS resolution in networks with PRIVATELINK. */
  export interface NetworkDnsConfig {
    /** DNS resolution of host names: public and private DNS (CHASED_PRIVATE), or only private DNS (PRIVATE). Defaults to CHASED_PRIVATE. Known values are `CHASED_PRIVATE` and `PRIVATE`; the platform may accept others. A change replaces the resource. */
    resolution: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface NetworkEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** The gateway. */
  export interface NetworkGateway {
    /** ID of the gateway, `gw-...`; empty if there is none. */
    id: pulumi.Input<string>;
  }

  /** The network in Google Cloud. */
  export interface NetworkGcp {
    /** ID of the platform's project. If omitted, the platform chooses a value. */
    project?: pulumi.Input<string | undefined>;
    /** Name of the platform's VPC network. If omitted, the platform chooses a value. */
    vpcNetwork?: pulumi.Input<string | undefined>;
    /** Service attachment for Private Service Connect in each zone. If omitted, the platform chooses a value. */
    privateServiceConnectServiceAttachments?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  }

  /** Environment that contains this object. */
  export interface NetworkLinkEndpointEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Network that contains this object. */
  export interface NetworkLinkEndpointNetwork {
    /** ID of the network, `n-...` or `nr-...`. Between 1 and 255 characters. Must begin with n- or nr-. */
    id: pulumi.Input<string>;
  }

  /** Network link service that the endpoint connects to. */
  export interface NetworkLinkEndpointNetworkLinkService {
    /** ID of the network link service, `nls-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Networks that may connect to the service. */
  export interface NetworkLinkServiceAccept {
    /** Environments whose networks may connect. Can be changed in place. If omitted, the platform chooses a value. */
    environments?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Networks that may connect. Can be changed in place. If omitted, the platform chooses a value. */
    networks?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** Environment that contains this object. */
  export interface NetworkLinkServiceEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Network that contains this object. */
  export interface NetworkLinkServiceNetwork {
    /** ID of the network, `n-...` or `nr-...`. Between 1 and 255 characters. Must begin with n- or nr-. */
    id: pulumi.Input<string>;
  }

  /** A zone. */
  export interface NetworkZoneInfo {
    /** ID of the zone. If omitted, the platform chooses a value. */
    zoneId?: pulumi.Input<string | undefined>;
    /** IPv4 CIDR block of the zone, of size /27. Must be an IPv4 CIDR block of size /27, such as 10.200.0.0/27. If omitted, the platform chooses a value. */
    cidr?: pulumi.Input<string | undefined>;
  }

  /** A VPC in AWS. */
  export interface PeeringAws {
    /** ID of the AWS account, 12 digits. Must be the ID of an AWS account, 12 digits. A change replaces the resource. */
    account: pulumi.Input<string>;
    /** ID of your VPC. Must begin with vpc-. A change replaces the resource. */
    vpc: pulumi.Input<string>;
    /** CIDR blocks of the VPC that traffic is routed to through the peering. The order is significant. At least 1 element. A change replaces the resource. */
    routes: pulumi.Input<pulumi.Input<string>[]>;
    /** Region of your network. Must not be empty. A change replaces the resource. */
    customerRegion: pulumi.Input<string>;
  }

  /** A VNet in Azure. */
  export interface PeeringAzure {
    /** ID of the Azure tenant that the VNet belongs to. Must not be empty. A change replaces the resource. */
    tenant: pulumi.Input<string>;
    /** Resource ID of the VNet: `/subscriptions/.../resourceGroups/.../providers/Microsoft.Network/virtualNetworks/...`. Must not be empty. A change replaces the resource. */
    vnet: pulumi.Input<string>;
    /** Region of your network. Must not be empty. A change replaces the resource. */
    customerRegion: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface PeeringEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** A VPC network in Google Cloud. */
  export interface PeeringGcp {
    /** ID of the Google Cloud project that the VPC network belongs to. Must not be empty. A change replaces the resource. */
    project: pulumi.Input<string>;
    /** Name of your VPC network. Must not be empty. A change replaces the resource. */
    vpcNetwork: pulumi.Input<string>;
    /** Whether the custom routes of the VPC network are imported. Defaults to `false`. A change replaces the resource. */
    importCustomRoutes?: pulumi.Input<boolean | undefined>;
  }

  /** Network that contains this object. */
  export interface PeeringNetwork {
    /** ID of the network, `n-...` or `nr-...`. Between 1 and 255 characters. Must begin with n- or nr-. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface PluginEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** An AWS account that connects through PrivateLink. */
  export interface PrivateLinkAccessAws {
    /** ID of the AWS account, 12 digits. Must be the ID of an AWS account, 12 digits. A change replaces the resource. */
    account: pulumi.Input<string>;
  }

  /** An Azure subscription that connects through Private Link. */
  export interface PrivateLinkAccessAzure {
    /** ID of the Azure subscription. Must not be empty. A change replaces the resource. */
    subscription: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface PrivateLinkAccessEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** A Google Cloud project that connects through Private Service Connect. */
  export interface PrivateLinkAccessGcp {
    /** ID of the Google Cloud project. Must not be empty. A change replaces the resource. */
    project: pulumi.Input<string>;
  }

  /** Network that contains this object. */
  export interface PrivateLinkAccessNetwork {
    /** ID of the network, `n-...` or `nr-...`. Between 1 and 255 characters. Must begin with n- or nr-. */
    id: pulumi.Input<string>;
  }

  /** The attachment in AWS. */
  export interface PrivateLinkAttachmentAw {
    /** Name of the VPC endpoint service to connect to. */
    vpcEndpointServiceName: pulumi.Input<string>;
  }

  /** The attachment in Azure. */
  export interface PrivateLinkAttachmentAzure {
    /** Alias of the Private Link service to connect to. */
    privateLinkServiceAlias: pulumi.Input<string>;
    /** Resource ID of the Private Link service to connect to. */
    privateLinkServiceResourceId: pulumi.Input<string>;
  }

  /** A VPC endpoint in AWS. */
  export interface PrivateLinkAttachmentConnectionAws {
    /** ID of the VPC endpoint in your account, `vpce-...`. Must not be empty. A change replaces the resource. */
    vpcEndpointId: pulumi.Input<string>;
  }

  /** A private endpoint in Azure. */
  export interface PrivateLinkAttachmentConnectionAzure {
    /** Resource ID of the private endpoint in your subscription, case-insensitive. Must not be empty. Case is ignored in comparisons. A change replaces the resource. */
    privateEndpointResourceId: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface PrivateLinkAttachmentConnectionEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** A Private Service Connect endpoint in Google Cloud. */
  export interface PrivateLinkAttachmentConnectionGcp {
    /** ID of the connection in your project: a long number, as text. Must contain only digits. A change replaces the resource. */
    privateServiceConnectConnectionId: pulumi.Input<string>;
  }

  /** Private link attachment to connect to. */
  export interface PrivateLinkAttachmentConnectionPrivateLinkAttachment {
    /** ID of the private link attachment, `platt-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface PrivateLinkAttachmentEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** The attachment in Google Cloud. */
  export interface PrivateLinkAttachmentGcp {
    /** URI of the service attachment to connect to. */
    privateServiceConnectServiceAttachment: pulumi.Input<string>;
  }

  /** A tenant in Azure. */
  export interface ProviderIntegrationAuthorizationAzure {
    /** ID of your Azure tenant. Must not be empty. */
    customerAzureTenantId: pulumi.Input<string>;
    /** ID of the platform's application. Create a service principal for it in your tenant. Only the platform sets it. */
    confluentMultiTenantAppId?: pulumi.Input<string | undefined>;
  }

  /** Environment that contains this object. */
  export interface ProviderIntegrationAuthorizationEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** A service account in Google Cloud. */
  export interface ProviderIntegrationAuthorizationGcp {
    /** Your service account in Google Cloud, which the platform impersonates. Must not be empty. */
    customerGoogleServiceAccount: pulumi.Input<string>;
    /** The platform's service account. Allow it to impersonate yours. Only the platform sets it. */
    googleServiceAccount?: pulumi.Input<string | undefined>;
  }

  /** A role in AWS. */
  export interface ProviderIntegrationAws {
    /** ARN of the role in your account that the platform assumes. Between 20 and 2048 characters. A change replaces the resource. */
    customerRoleArn: pulumi.Input<string>;
    /** ARN of the platform's role. Your role must trust it. Only the platform sets it. */
    iamRoleArn?: pulumi.Input<string | undefined>;
    /** External ID that the platform passes when it assumes the role: a condition for the trust policy of your role. Only the platform sets it. */
    externalId?: pulumi.Input<string | undefined>;
  }

  /** Environment that contains this object. */
  export interface ProviderIntegrationEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface ProviderIntegrationSetupEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** OAuth: authenticate with a token of your identity provider instead of API keys. Cannot be combined with any key or secret variable. */
  export interface ProviderOauth {
    /** Token endpoint of the identity provider. Must be a URL that begins with https:// (http:// for a server on this machine only). Exactly one of `oauthExternalTokenUrl` or `oauthExternalAccessToken` must be set. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
    oauthExternalTokenUrl?: pulumi.Input<string | undefined>;
    /** Client ID at the identity provider. Must not be empty. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
    oauthExternalClientId?: pulumi.Input<string | undefined>;
    /** Client secret at the identity provider. Must not be empty. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
    oauthExternalClientSecret?: pulumi.Input<string | undefined>;
    /** Scope to request from the identity provider. Entra ID requires `api://<client id>/.default`. */
    oauthExternalTokenScope?: pulumi.Input<string | undefined>;
    /** An existing access token of the identity provider, instead of client credentials. It cannot be renewed: configure a new token when it expires. Exactly one of `oauthExternalTokenUrl` or `oauthExternalAccessToken` must be set. */
    oauthExternalAccessToken?: pulumi.Input<string | undefined>;
    /** ID of the identity pool to use, `pool-...`. Must not be empty. */
    oauthIdentityPoolId: pulumi.Input<string>;
    /** Lifetime of the exchanged token in seconds. At most 900, which is also the default. Must be a whole number of seconds from 1 to 900. */
    oauthStsTokenExpiredInSeconds?: pulumi.Input<string | undefined>;
  }

  /** Environment that contains this object. */
  export interface RtceTopicEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Kafka cluster of the object. */
  export interface RtceTopicKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface SchemaCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface SchemaExporterCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Schema Registry that the schemas are copied to. */
  export interface SchemaExporterDestinationSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Required if the provider uses OAuth. Otherwise it is only informative. Must not be empty. If omitted, the platform chooses a value. A change replaces the resource when it is set to another value. */
    id?: pulumi.Input<string | undefined>;
    /** REST endpoint of the Schema Registry cluster. Must be a URL that begins with https:// (http:// for a server on this machine only). */
    restEndpoint: pulumi.Input<string>;
    /** API key of the Schema Registry cluster. Required unless the provider uses OAuth, and ignored with OAuth. The platform never returns it, so it is compared with the previous input. */
    credentials?: pulumi.Input<input.SchemaExporterDestinationSchemaRegistryClusterCredentials | undefined>;
  }

  /** API key of the Schema Registry cluster. */
  export interface SchemaExporterDestinationSchemaRegistryClusterCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface SchemaExporterSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Metadata of the schema. */
  export interface SchemaMetadata {
    /** Tags of the schema's fields. If omitted, the platform chooses a value. */
    tags?: pulumi.Input<pulumi.Input<input.SchemaMetadataTag>[] | undefined>;
    /** Metadata properties by name. If omitted, the platform chooses a value. */
    properties?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
    /** Names of the properties with sensitive values. If omitted, the platform chooses a value. */
    sensitives?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** Tags of a field. */
  export interface SchemaMetadataTag {
    /** Path of the tagged field, such as `**.ssn`. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
    key?: pulumi.Input<string | undefined>;
    /** Tags of the field. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
    values?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface SchemaRegistryClusterConfigCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface SchemaRegistryClusterConfigSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface SchemaRegistryClusterModeCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface SchemaRegistryClusterModeSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface SchemaRegistryDekCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface SchemaRegistryDekSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface SchemaRegistryKekCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface SchemaRegistryKekSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Rules that clients apply with the schema, in this order. */
  export interface SchemaRuleset {
    /** Rules for the content of messages. */
    domainRules?: pulumi.Input<pulumi.Input<input.SchemaRulesetDomainRule>[] | undefined>;
    /** Rules for the migration between versions of the schema. */
    migrationRules?: pulumi.Input<pulumi.Input<input.SchemaRulesetMigrationRule>[] | undefined>;
    /** Rules for encoded messages. */
    encodingRules?: pulumi.Input<pulumi.Input<input.SchemaRulesetEncodingRule>[] | undefined>;
  }

  /** A rule. */
  export interface SchemaRulesetDomainRule {
    /** Name of the rule. */
    name: pulumi.Input<string>;
    /** Description of the rule. Defaults to an empty string. */
    doc?: pulumi.Input<string | undefined>;
    /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: pulumi.Input<string>;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: pulumi.Input<string>;
    /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
    type: pulumi.Input<string>;
    /** Expression that the executor evaluates. Defaults to an empty string. */
    expr?: pulumi.Input<string | undefined>;
    /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
    onSuccess?: pulumi.Input<string | undefined>;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure?: pulumi.Input<string | undefined>;
    /** Whether the rule is disabled. Defaults to `false`. */
    disabled?: pulumi.Input<boolean | undefined>;
    /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
    tags?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
    params?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  }

  /** A rule. */
  export interface SchemaRulesetEncodingRule {
    /** Name of the rule. */
    name: pulumi.Input<string>;
    /** Description of the rule. Defaults to an empty string. */
    doc?: pulumi.Input<string | undefined>;
    /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: pulumi.Input<string>;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: pulumi.Input<string>;
    /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
    type: pulumi.Input<string>;
    /** Expression that the executor evaluates. Defaults to an empty string. */
    expr?: pulumi.Input<string | undefined>;
    /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
    onSuccess?: pulumi.Input<string | undefined>;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure?: pulumi.Input<string | undefined>;
    /** Whether the rule is disabled. Defaults to `false`. */
    disabled?: pulumi.Input<boolean | undefined>;
    /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
    tags?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
    params?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  }

  /** A rule. */
  export interface SchemaRulesetMigrationRule {
    /** Name of the rule. */
    name: pulumi.Input<string>;
    /** Description of the rule. Defaults to an empty string. */
    doc?: pulumi.Input<string | undefined>;
    /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: pulumi.Input<string>;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: pulumi.Input<string>;
    /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
    type: pulumi.Input<string>;
    /** Expression that the executor evaluates. Defaults to an empty string. */
    expr?: pulumi.Input<string | undefined>;
    /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
    onSuccess?: pulumi.Input<string | undefined>;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure?: pulumi.Input<string | undefined>;
    /** Whether the rule is disabled. Defaults to `false`. */
    disabled?: pulumi.Input<boolean | undefined>;
    /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
    tags?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
    params?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  }

  /** A reference to another schema. */
  export interface SchemaSchemaReference {
    /** Subject of the referenced schema. */
    subjectName: pulumi.Input<string>;
    /** Name of the reference in the schema: an Avro full name, a JSON Schema URL or a Protobuf file name. */
    name: pulumi.Input<string>;
    /** Version of the referenced schema. `version` must not be 0. */
    version: pulumi.Input<number>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface SchemaSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface SubjectConfigCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface SubjectConfigSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface SubjectModeCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface SubjectModeSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** A container of your own in Azure Data Lake Storage Gen2. */
  export interface TableflowTopicAzureDataLakeStorageGen2 {
    /** Name of the storage account, in the region of the Kafka cluster. Must not be empty. A change replaces the resource. */
    storageAccountName: pulumi.Input<string>;
    /** Name of the container. Must not be empty. A change replaces the resource. */
    containerName: pulumi.Input<string>;
    /** Region of the storage account. Only the platform sets it. */
    storageRegion?: pulumi.Input<string | undefined>;
    /** ID of the provider integration that gives the platform access to the storage, `cspi-...`. Must not be empty. A change replaces the resource. */
    providerIntegrationId: pulumi.Input<string>;
  }

  /** An S3 bucket of your own. */
  export interface TableflowTopicByobAws {
    /** Name of the bucket, in the region of the Kafka cluster. Must not be empty. A change replaces the resource. */
    bucketName: pulumi.Input<string>;
    /** Region of the bucket. Only the platform sets it. */
    bucketRegion?: pulumi.Input<string | undefined>;
    /** ID of the provider integration that gives the platform access to the storage, `cspi-...`. Must not be empty. A change replaces the resource. */
    providerIntegrationId: pulumi.Input<string>;
  }

  /** Tableflow API key. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface TableflowTopicCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface TableflowTopicEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Handling of records that cannot be written to the table. */
  export interface TableflowTopicErrorHandling {
    /** `SUSPEND` suspends the table, `SKIP` skips the record, and `LOG` writes the record to another topic and continues. Must be SUSPEND, SKIP or LOG. Case is ignored in comparisons. If omitted, the platform chooses a value. */
    mode?: pulumi.Input<string | undefined>;
    /** Topic for failed records with `LOG`. Defaults to `error_log`. If omitted, the platform chooses a value. */
    logTarget?: pulumi.Input<string | undefined>;
  }

  /** Kafka cluster of the object. */
  export interface TableflowTopicKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** Storage managed by the platform. */
  export interface TableflowTopicManagedStorage {}

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface TagBindingCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface TagBindingSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  export interface TagCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface TagSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** A transit gateway in AWS. */
  export interface TransitGatewayAttachmentAws {
    /** ARN of the resource share in AWS Resource Access Manager that shares the transit gateway with the platform. Must not be empty. A change replaces the resource. */
    ramResourceShareArn: pulumi.Input<string>;
    /** ID of the transit gateway. Must begin with tgw-. A change replaces the resource. */
    transitGatewayId: pulumi.Input<string>;
    /** CIDR blocks that traffic is routed to through the transit gateway. The order is significant. At least 1 element. A change replaces the resource. */
    routes: pulumi.Input<pulumi.Input<string>[]>;
    /** ID of the attachment in AWS; empty until AWS has created it. Only the platform sets it. */
    transitGatewayAttachmentId?: pulumi.Input<string | undefined>;
  }

  /** Environment that contains this object. */
  export interface TransitGatewayAttachmentEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Network that contains this object. */
  export interface TransitGatewayAttachmentNetwork {
    /** ID of the network, `n-...` or `nr-...`. Between 1 and 255 characters. Must begin with n- or nr-. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface GetAccessPointEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetAccessPointEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
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

  /** An endpoint in Google Cloud. */
  export interface GetAccessPointGcpEgressPrivateServiceConnectEndpointArgs {
    /** URI of the service attachment. */
    privateServiceConnectEndpointTarget: pulumi.Input<string>;
    /** ID of the connection. */
    privateServiceConnectEndpointConnectionId: pulumi.Input<string>;
    /** Name of the endpoint. */
    privateServiceConnectEndpointName: pulumi.Input<string>;
    /** IP address of the endpoint. */
    privateServiceConnectEndpointIpAddress: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetBusinessMetadataBindingCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetBusinessMetadataBindingCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetBusinessMetadataBindingSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetBusinessMetadataBindingSchemaRegistryClusterArgs {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetBusinessMetadataCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetBusinessMetadataCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetBusinessMetadataSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetBusinessMetadataSchemaRegistryClusterArgs {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Tableflow API key. Defaults to the provider's value. */
  export interface GetCatalogIntegrationCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Tableflow API key. Defaults to the provider's value. */
  export interface GetCatalogIntegrationCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface GetCatalogIntegrationEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetCatalogIntegrationEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Kafka cluster that contains this object. */
  export interface GetCatalogIntegrationKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** Kafka cluster that contains this object. */
  export interface GetCatalogIntegrationKafkaClusterArgs {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** Certificate authority whose certificates the pool accepts. */
  export interface GetCertificatePoolCertificateAuthority {
    /** ID of the certificate authority, `op-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Certificate authority whose certificates the pool accepts. */
  export interface GetCertificatePoolCertificateAuthorityArgs {
    /** ID of the certificate authority, `op-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Kafka cluster. Defaults to the provider's value. */
  export interface GetClusterLinkCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Kafka cluster. Defaults to the provider's value. */
  export interface GetClusterLinkCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Kafka cluster with the link, `lkc-...`. Defaults to the provider's value. */
  export interface GetClusterLinkKafkaCluster {
    /** ID of the Kafka cluster with the link, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** ID of the Kafka cluster with the link, `lkc-...`. Defaults to the provider's value. */
  export interface GetClusterLinkKafkaClusterArgs {
    /** ID of the Kafka cluster with the link, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface GetConnectArtifactEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetConnectArtifactEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface GetDnsForwarderEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetDnsForwarderEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface GetDnsRecordEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetDnsRecordEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Endpoints to list. */
  export interface GetEndpointFilter {
    /** Environment that the endpoints belong to. */
    environment: input.GetEndpointFilterEnvironment;
    /** Service of the endpoints: `KAFKA`, `SCHEMA_REGISTRY` or `FLINK`. Known values are `KAFKA`, `SCHEMA_REGISTRY` and `FLINK`; the platform may accept others. Must not be empty. */
    service: string;
    /** Cloud of the endpoints. Defaults to any cloud. Known values are `AWS`, `AZURE` and `GCP`; the platform may accept others. */
    cloud?: string | undefined;
    /** Region of the cloud, such as `us-east-2`. Defaults to any region. */
    region?: string | undefined;
    /** Lists only private endpoints if true, and only public ones if false. Defaults to both. */
    isPrivate?: boolean | undefined;
    /** ID of the Kafka cluster, `lkc-...`, or of the Schema Registry cluster, `lsrc-...`, of the endpoints. Defaults to any cluster. */
    resource?: string | undefined;
  }

  /** Endpoints to list. */
  export interface GetEndpointFilterArgs {
    /** Environment that the endpoints belong to. */
    environment: pulumi.Input<input.GetEndpointFilterEnvironmentArgs>;
    /** Service of the endpoints: `KAFKA`, `SCHEMA_REGISTRY` or `FLINK`. Known values are `KAFKA`, `SCHEMA_REGISTRY` and `FLINK`; the platform may accept others. Must not be empty. */
    service: pulumi.Input<string>;
    /** Cloud of the endpoints. Defaults to any cloud. Known values are `AWS`, `AZURE` and `GCP`; the platform may accept others. */
    cloud?: pulumi.Input<string | undefined>;
    /** Region of the cloud, such as `us-east-2`. Defaults to any region. */
    region?: pulumi.Input<string | undefined>;
    /** Lists only private endpoints if true, and only public ones if false. Defaults to both. */
    isPrivate?: pulumi.Input<boolean | undefined>;
    /** ID of the Kafka cluster, `lkc-...`, or of the Schema Registry cluster, `lsrc-...`, of the endpoints. Defaults to any cluster. */
    resource?: pulumi.Input<string | undefined>;
  }

  /** Environment that the endpoints belong to. */
  export interface GetEndpointFilterEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that the endpoints belong to. */
  export interface GetEndpointFilterEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Stream Governance of the environment. */
  export interface GetEnvironmentStreamGovernance {
    /** Stream Governance package; empty if there is none. One of `ESSENTIALS` or `ADVANCED`. */
    package: enums.GetEnvironmentStreamGovernancePackage | (string & {});
  }

  /** Stream Governance of the environment. */
  export interface GetEnvironmentStreamGovernanceArgs {
    /** Stream Governance package; empty if there is none. One of `ESSENTIALS` or `ADVANCED`. */
    package: pulumi.Input<enums.GetEnvironmentStreamGovernancePackage | (string & {})>;
  }

  /** Environment that contains this object. */
  export interface GetFlinkArtifactEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetFlinkArtifactEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface GetFlinkComputePoolEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetFlinkComputePoolEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Compute pool for Flink. */
  export interface GetFlinkConnectionComputePool {
    /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Compute pool for Flink. */
  export interface GetFlinkConnectionComputePoolArgs {
    /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Flink region. Defaults to the provider's value. */
  export interface GetFlinkConnectionCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Flink region. Defaults to the provider's value. */
  export interface GetFlinkConnectionCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface GetFlinkConnectionEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetFlinkConnectionEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Organization that contains this object. */
  export interface GetFlinkConnectionOrganization {
    /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Organization that contains this object. */
  export interface GetFlinkConnectionOrganizationArgs {
    /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Principal for Flink. */
  export interface GetFlinkConnectionPrincipal {
    /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Principal for Flink. */
  export interface GetFlinkConnectionPrincipalArgs {
    /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Compute pool for Flink. */
  export interface GetFlinkMaterializedTableComputePool {
    /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Compute pool for Flink. */
  export interface GetFlinkMaterializedTableComputePoolArgs {
    /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Flink region. Defaults to the provider's value. */
  export interface GetFlinkMaterializedTableCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Flink region. Defaults to the provider's value. */
  export interface GetFlinkMaterializedTableCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface GetFlinkMaterializedTableEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetFlinkMaterializedTableEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Organization that contains this object. */
  export interface GetFlinkMaterializedTableOrganization {
    /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Organization that contains this object. */
  export interface GetFlinkMaterializedTableOrganizationArgs {
    /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Principal for Flink. */
  export interface GetFlinkMaterializedTablePrincipal {
    /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Principal for Flink. */
  export interface GetFlinkMaterializedTablePrincipalArgs {
    /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface GetGatewayEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetGatewayEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface GetGatewaysEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetGatewaysEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Gateways to list. Defaults to all gateways. */
  export interface GetGatewaysFilter {
    /** Types of gateways, such as `AwsEgressPrivateLink`. Objects that match any of the values are listed. Known values are `AwsEgressPrivateLink`, `AwsIngressPrivateLink`, `AwsPeering`, `AwsPrivateNetworkInterface`, `AzureEgressPrivateLink`, `AzureIngressPrivateLink`, `AzurePeering`, `GcpEgressPrivateServiceConnect`, `GcpIngressPrivateServiceConnect` and `GcpPeering`; the platform may accept others. */
    gatewayTypes?: string[] | undefined;
    /** IDs of gateways, `gw-...`. Objects that match any of the values are listed. */
    ids?: string[] | undefined;
    /** Cloud regions, such as `us-east-2`. Objects that match any of the values are listed. */
    regions?: string[] | undefined;
    /** Display names of gateways, case-sensitive. Objects that match any of the values are listed. */
    displayNames?: string[] | undefined;
    /** `CREATED`, `PROVISIONING`, `READY`, `FAILED`, `DEPROVISIONING` or `EXPIRED`, case-insensitive. Objects that match any of the values are listed. */
    phases?: string[] | undefined;
  }

  /** Gateways to list. Defaults to all gateways. */
  export interface GetGatewaysFilterArgs {
    /** Types of gateways, such as `AwsEgressPrivateLink`. Objects that match any of the values are listed. Known values are `AwsEgressPrivateLink`, `AwsIngressPrivateLink`, `AwsPeering`, `AwsPrivateNetworkInterface`, `AzureEgressPrivateLink`, `AzureIngressPrivateLink`, `AzurePeering`, `GcpEgressPrivateServiceConnect`, `GcpIngressPrivateServiceConnect` and `GcpPeering`; the platform may accept others. */
    gatewayTypes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** IDs of gateways, `gw-...`. Objects that match any of the values are listed. */
    ids?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Cloud regions, such as `us-east-2`. Objects that match any of the values are listed. */
    regions?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Display names of gateways, case-sensitive. Objects that match any of the values are listed. */
    displayNames?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** `CREATED`, `PROVISIONING`, `READY`, `FAILED`, `DEPROVISIONING` or `EXPIRED`, case-insensitive. Objects that match any of the values are listed. */
    phases?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** Identity provider that the pool belongs to. */
  export interface GetIdentityPoolIdentityProvider {
    /** ID of the identity provider, `op-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Identity provider that the pool belongs to. */
  export interface GetIdentityPoolIdentityProviderArgs {
    /** ID of the identity provider, `op-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Addresses to list. Defaults to all addresses. */
  export interface GetIpAddressesFilter {
    /** `EGRESS` or `INGRESS`. Objects that match any of the values are listed. Known values are `EGRESS` and `INGRESS`; the platform may accept others. */
    addressTypes?: string[] | undefined;
    /** `AWS`, `AZURE` or `GCP`; `ANY` for addresses that all clouds share. Objects that match any of the values are listed. Known values are `AWS`, `AZURE`, `GCP` and `ANY`; the platform may accept others. */
    clouds?: string[] | undefined;
    /** Cloud regions, such as `us-east-1`. Objects that match any of the values are listed. */
    regions?: string[] | undefined;
    /** `KAFKA`, `CONNECT` or `EXTERNAL_OAUTH`. Objects that match any of the values are listed. Known values are `KAFKA`, `CONNECT` and `EXTERNAL_OAUTH`; the platform may accept others. */
    services?: string[] | undefined;
  }

  /** Addresses to list. Defaults to all addresses. */
  export interface GetIpAddressesFilterArgs {
    /** `EGRESS` or `INGRESS`. Objects that match any of the values are listed. Known values are `EGRESS` and `INGRESS`; the platform may accept others. */
    addressTypes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** `AWS`, `AZURE` or `GCP`; `ANY` for addresses that all clouds share. Objects that match any of the values are listed. Known values are `AWS`, `AZURE`, `GCP` and `ANY`; the platform may accept others. */
    clouds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Cloud regions, such as `us-east-1`. Objects that match any of the values are listed. */
    regions?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** `KAFKA`, `CONNECT` or `EXTERNAL_OAUTH`. Objects that match any of the values are listed. Known values are `KAFKA`, `CONNECT` and `EXTERNAL_OAUTH`; the platform may accept others. */
    services?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** Limits of the Basic cluster. */
  export interface GetKafkaClusterBasic {
    /** Maximum number of elastic CKUs; 0 if there is no limit. */
    maxEcku: number;
  }

  /** Limits of the Basic cluster. */
  export interface GetKafkaClusterBasicArgs {
    /** Maximum number of elastic CKUs; 0 if there is no limit. */
    maxEcku: pulumi.Input<number>;
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

  /** Limits of the Dedicated cluster. Set only for that type. */
  export interface GetKafkaClusterDedicatedArgs {
    /** Number of Confluent Units for Kafka. */
    cku: pulumi.Input<number>;
    /** Legacy customer-managed key; empty if there is none. */
    encryptionKey: pulumi.Input<string>;
    /** Availability zones of the cluster. */
    zones: pulumi.Input<pulumi.Input<string>[]>;
  }

  /** Limits of the Enterprise cluster. */
  export interface GetKafkaClusterEnterprise {
    /** Maximum number of elastic CKUs; 0 if there is no limit. */
    maxEcku: number;
  }

  /** Limits of the Enterprise cluster. */
  export interface GetKafkaClusterEnterpriseArgs {
    /** Maximum number of elastic CKUs; 0 if there is no limit. */
    maxEcku: pulumi.Input<number>;
  }

  /** Environment that contains this object. */
  export interface GetKafkaClusterEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetKafkaClusterEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Limits of the Freight cluster. */
  export interface GetKafkaClusterFreight {
    /** Maximum number of elastic CKUs; 0 if there is no limit. */
    maxEcku: number;
    /** Availability zones of the cluster. */
    zones: string[];
  }

  /** Limits of the Freight cluster. */
  export interface GetKafkaClusterFreightArgs {
    /** Maximum number of elastic CKUs; 0 if there is no limit. */
    maxEcku: pulumi.Input<number>;
    /** Availability zones of the cluster. */
    zones: pulumi.Input<pulumi.Input<string>[]>;
  }

  /** Limits of the Standard cluster. */
  export interface GetKafkaClusterStandard {
    /** Maximum number of elastic CKUs; 0 if there is no limit. */
    maxEcku: number;
  }

  /** Limits of the Standard cluster. */
  export interface GetKafkaClusterStandardArgs {
    /** Maximum number of elastic CKUs; 0 if there is no limit. */
    maxEcku: pulumi.Input<number>;
  }

  /** Environment that contains this object. */
  export interface GetKafkaClustersEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetKafkaClustersEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Kafka cluster. Defaults to the provider's value. */
  export interface GetKafkaTopicCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Kafka cluster. Defaults to the provider's value. */
  export interface GetKafkaTopicCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
  export interface GetKafkaTopicKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
  export interface GetKafkaTopicKafkaClusterArgs {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface GetKsqlClusterEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetKsqlClusterEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
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

  /** The network in AWS. */
  export interface GetNetworkAwArgs {
    /** ID of the platform's VPC. */
    vpc: pulumi.Input<string>;
    /** AWS account that the VPC belongs to. */
    account: pulumi.Input<string>;
    /** Endpoint service of the VPC for PrivateLink; empty if there is none. */
    privateLinkEndpointService: pulumi.Input<string>;
  }

  /** The network in Azure. */
  export interface GetNetworkAzure {
    /** Alias of the Private Link service in each zone. */
    privateLinkServiceAliases: { [key: string]: string };
  }

  /** The network in Azure. */
  export interface GetNetworkAzureArgs {
    /** Alias of the Private Link service in each zone. */
    privateLinkServiceAliases: pulumi.Input<{ [key: string]: pulumi.Input<string> }>;
  }

  /** DNS resolution. */
  export interface GetNetworkDnsConfig {
    /** `CHASED_PRIVATE` or `PRIVATE`. */
    resolution: string;
  }

  /** DNS resolution. */
  export interface GetNetworkDnsConfigArgs {
    /** `CHASED_PRIVATE` or `PRIVATE`. */
    resolution: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface GetNetworkEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetNetworkEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
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

  /** The network in Google Cloud. */
  export interface GetNetworkGcpArgs {
    /** ID of the platform's project. */
    project: pulumi.Input<string>;
    /** Name of the platform's VPC network. */
    vpcNetwork: pulumi.Input<string>;
    /** Service attachment for Private Service Connect in each zone. */
    privateServiceConnectServiceAttachments: pulumi.Input<{ [key: string]: pulumi.Input<string> }>;
  }

  /** Environment that contains this object. */
  export interface GetNetworkLinkEndpointEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetNetworkLinkEndpointEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface GetNetworkLinkServiceEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetNetworkLinkServiceEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface GetPeeringEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetPeeringEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface GetPluginEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetPluginEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface GetPrivateLinkAccessEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetPrivateLinkAccessEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface GetPrivateLinkAttachmentConnectionEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetPrivateLinkAttachmentConnectionEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface GetPrivateLinkAttachmentEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetPrivateLinkAttachmentEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface GetProviderIntegrationAuthorizationEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetProviderIntegrationAuthorizationEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface GetProviderIntegrationEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetProviderIntegrationEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface GetProviderIntegrationSetupEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetProviderIntegrationSetupEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface GetRtceTopicEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetRtceTopicEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Kafka cluster that contains this object. */
  export interface GetRtceTopicKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** Kafka cluster that contains this object. */
  export interface GetRtceTopicKafkaClusterArgs {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetSchemaCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetSchemaCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Metadata of the schema. */
  export interface GetSchemaMetadata {
    /** Tags of the schema's fields. If omitted, the platform chooses a value. */
    tags?: input.GetSchemaMetadataTag[] | undefined;
    /** Metadata properties by name. If omitted, the platform chooses a value. */
    properties?: { [key: string]: string } | undefined;
    /** Names of the properties with sensitive values. If omitted, the platform chooses a value. */
    sensitives?: string[] | undefined;
  }

  /** Metadata of the schema. */
  export interface GetSchemaMetadataArgs {
    /** Tags of the schema's fields. If omitted, the platform chooses a value. */
    tags?: pulumi.Input<pulumi.Input<input.GetSchemaMetadataTagArgs>[] | undefined>;
    /** Metadata properties by name. If omitted, the platform chooses a value. */
    properties?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
    /** Names of the properties with sensitive values. If omitted, the platform chooses a value. */
    sensitives?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** Tags of a field. */
  export interface GetSchemaMetadataTag {
    /** Path of the tagged field, such as `**.ssn`. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
    key?: string | undefined;
    /** Tags of the field. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
    values?: string[] | undefined;
  }

  /** Tags of a field. */
  export interface GetSchemaMetadataTagArgs {
    /** Path of the tagged field, such as `**.ssn`. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
    key?: pulumi.Input<string | undefined>;
    /** Tags of the field. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
    values?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetSchemaRegistryClusterConfigCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetSchemaRegistryClusterConfigCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetSchemaRegistryClusterConfigSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetSchemaRegistryClusterConfigSchemaRegistryClusterArgs {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface GetSchemaRegistryClusterEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetSchemaRegistryClusterEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetSchemaRegistryClusterModeCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetSchemaRegistryClusterModeCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetSchemaRegistryClusterModeSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetSchemaRegistryClusterModeSchemaRegistryClusterArgs {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment of the clusters. Defaults to all environments. */
  export interface GetSchemaRegistryClustersEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment of the clusters. Defaults to all environments. */
  export interface GetSchemaRegistryClustersEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetSchemaRegistryDekCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetSchemaRegistryDekCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetSchemaRegistryDekSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetSchemaRegistryDekSchemaRegistryClusterArgs {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetSchemaRegistryKekCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetSchemaRegistryKekCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetSchemaRegistryKekSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetSchemaRegistryKekSchemaRegistryClusterArgs {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Rules that clients apply with the schema, in this order. */
  export interface GetSchemaRuleset {
    /** Rules for the content of messages. */
    domainRules?: input.GetSchemaRulesetDomainRule[] | undefined;
    /** Rules for the migration between versions of the schema. */
    migrationRules?: input.GetSchemaRulesetMigrationRule[] | undefined;
    /** Rules for encoded messages. */
    encodingRules?: input.GetSchemaRulesetEncodingRule[] | undefined;
  }

  /** Rules that clients apply with the schema, in this order. */
  export interface GetSchemaRulesetArgs {
    /** Rules for the content of messages. */
    domainRules?: pulumi.Input<pulumi.Input<input.GetSchemaRulesetDomainRuleArgs>[] | undefined>;
    /** Rules for the migration between versions of the schema. */
    migrationRules?: pulumi.Input<pulumi.Input<input.GetSchemaRulesetMigrationRuleArgs>[] | undefined>;
    /** Rules for encoded messages. */
    encodingRules?: pulumi.Input<pulumi.Input<input.GetSchemaRulesetEncodingRuleArgs>[] | undefined>;
  }

  /** A rule. */
  export interface GetSchemaRulesetDomainRule {
    /** Name of the rule. */
    name: string;
    /** Description of the rule. Defaults to an empty string. */
    doc?: string | undefined;
    /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: string;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: string;
    /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
    type: string;
    /** Expression that the executor evaluates. Defaults to an empty string. */
    expr?: string | undefined;
    /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
    onSuccess?: string | undefined;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure?: string | undefined;
    /** Whether the rule is disabled. Defaults to `false`. */
    disabled?: boolean | undefined;
    /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
    tags?: string[] | undefined;
    /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
    params?: { [key: string]: string } | undefined;
  }

  /** A rule. */
  export interface GetSchemaRulesetDomainRuleArgs {
    /** Name of the rule. */
    name: pulumi.Input<string>;
    /** Description of the rule. Defaults to an empty string. */
    doc?: pulumi.Input<string | undefined>;
    /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: pulumi.Input<string>;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: pulumi.Input<string>;
    /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
    type: pulumi.Input<string>;
    /** Expression that the executor evaluates. Defaults to an empty string. */
    expr?: pulumi.Input<string | undefined>;
    /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
    onSuccess?: pulumi.Input<string | undefined>;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure?: pulumi.Input<string | undefined>;
    /** Whether the rule is disabled. Defaults to `false`. */
    disabled?: pulumi.Input<boolean | undefined>;
    /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
    tags?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
    params?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  }

  /** A rule. */
  export interface GetSchemaRulesetEncodingRule {
    /** Name of the rule. */
    name: string;
    /** Description of the rule. Defaults to an empty string. */
    doc?: string | undefined;
    /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: string;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: string;
    /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
    type: string;
    /** Expression that the executor evaluates. Defaults to an empty string. */
    expr?: string | undefined;
    /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
    onSuccess?: string | undefined;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure?: string | undefined;
    /** Whether the rule is disabled. Defaults to `false`. */
    disabled?: boolean | undefined;
    /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
    tags?: string[] | undefined;
    /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
    params?: { [key: string]: string } | undefined;
  }

  /** A rule. */
  export interface GetSchemaRulesetEncodingRuleArgs {
    /** Name of the rule. */
    name: pulumi.Input<string>;
    /** Description of the rule. Defaults to an empty string. */
    doc?: pulumi.Input<string | undefined>;
    /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: pulumi.Input<string>;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: pulumi.Input<string>;
    /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
    type: pulumi.Input<string>;
    /** Expression that the executor evaluates. Defaults to an empty string. */
    expr?: pulumi.Input<string | undefined>;
    /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
    onSuccess?: pulumi.Input<string | undefined>;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure?: pulumi.Input<string | undefined>;
    /** Whether the rule is disabled. Defaults to `false`. */
    disabled?: pulumi.Input<boolean | undefined>;
    /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
    tags?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
    params?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  }

  /** A rule. */
  export interface GetSchemaRulesetMigrationRule {
    /** Name of the rule. */
    name: string;
    /** Description of the rule. Defaults to an empty string. */
    doc?: string | undefined;
    /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: string;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: string;
    /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
    type: string;
    /** Expression that the executor evaluates. Defaults to an empty string. */
    expr?: string | undefined;
    /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
    onSuccess?: string | undefined;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure?: string | undefined;
    /** Whether the rule is disabled. Defaults to `false`. */
    disabled?: boolean | undefined;
    /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
    tags?: string[] | undefined;
    /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
    params?: { [key: string]: string } | undefined;
  }

  /** A rule. */
  export interface GetSchemaRulesetMigrationRuleArgs {
    /** Name of the rule. */
    name: pulumi.Input<string>;
    /** Description of the rule. Defaults to an empty string. */
    doc?: pulumi.Input<string | undefined>;
    /** Kind of the rule: `CONDITION` validates messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: pulumi.Input<string>;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: pulumi.Input<string>;
    /** Executor of the rule, such as `CEL` or `ENCRYPT`. */
    type: pulumi.Input<string>;
    /** Expression that the executor evaluates. Defaults to an empty string. */
    expr?: pulumi.Input<string | undefined>;
    /** Action after success. Separate two actions for writing and reading by a comma. Defaults to `NONE,NONE`. */
    onSuccess?: pulumi.Input<string | undefined>;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure?: pulumi.Input<string | undefined>;
    /** Whether the rule is disabled. Defaults to `false`. */
    disabled?: pulumi.Input<boolean | undefined>;
    /** Tags of the fields that the rule applies to. If omitted, the platform chooses a value. */
    tags?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Parameters of the rule's executor. If omitted, the platform chooses a value. */
    params?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetSchemaSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetSchemaSchemaRegistryClusterArgs {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetSchemasCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetSchemasCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Schemas to list. Defaults to all schemas that are not deleted. */
  export interface GetSchemasFilter {
    /** Prefix of the subjects' names. Defaults to an empty string. */
    subjectPrefix?: string | undefined;
    /** Whether to list only the latest version of each subject. Defaults to `false`. */
    latestOnly?: boolean | undefined;
    /** Whether to include soft-deleted schemas. Defaults to `false`. */
    deleted?: boolean | undefined;
  }

  /** Schemas to list. Defaults to all schemas that are not deleted. */
  export interface GetSchemasFilterArgs {
    /** Prefix of the subjects' names. Defaults to an empty string. */
    subjectPrefix?: pulumi.Input<string | undefined>;
    /** Whether to list only the latest version of each subject. Defaults to `false`. */
    latestOnly?: pulumi.Input<boolean | undefined>;
    /** Whether to include soft-deleted schemas. Defaults to `false`. */
    deleted?: pulumi.Input<boolean | undefined>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetSchemasSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetSchemasSchemaRegistryClusterArgs {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetSubjectConfigCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetSubjectConfigCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetSubjectConfigSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetSubjectConfigSchemaRegistryClusterArgs {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetSubjectModeCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetSubjectModeCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetSubjectModeSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetSubjectModeSchemaRegistryClusterArgs {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Tableflow API key. Defaults to the provider's value. */
  export interface GetTableflowTopicCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Tableflow API key. Defaults to the provider's value. */
  export interface GetTableflowTopicCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface GetTableflowTopicEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetTableflowTopicEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Kafka cluster that contains this object. */
  export interface GetTableflowTopicKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** Kafka cluster that contains this object. */
  export interface GetTableflowTopicKafkaClusterArgs {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetTagBindingCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetTagBindingCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetTagBindingSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetTagBindingSchemaRegistryClusterArgs {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetTagCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Defaults to the provider's value. */
  export interface GetTagCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetTagSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Defaults to the provider's value. */
  export interface GetTagSchemaRegistryClusterArgs {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that contains this object. */
  export interface GetTransitGatewayAttachmentEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: string;
  }

  /** Environment that contains this object. */
  export interface GetTransitGatewayAttachmentEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID without spaces and slashes. */
    id: pulumi.Input<string>;
  }
}
