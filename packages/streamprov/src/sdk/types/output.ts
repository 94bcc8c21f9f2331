// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as enums from "./enums.ts";

export namespace output {
  /** Out of the platform to a service in AWS, by PrivateLink. */
  export interface AccessPointAwsEgressPrivateLinkEndpoint {
    /** Name of the VPC endpoint service that the endpoint connects to. Must not be empty. A change replaces the resource. */
    vpcEndpointServiceName: string;
    /** Spread the endpoint over several zones. Defaults to `false`. A change replaces the resource. */
    enableHighAvailability: boolean;
    /** ID of the VPC endpoint that the platform has made. Only the platform sets it. */
    vpcEndpointId: string;
    /** DNS name of the VPC endpoint. Only the platform sets it. */
    vpcEndpointDnsName: string;
  }

  /** Into the platform from AWS, by PrivateLink. */
  export interface AccessPointAwsIngressPrivateLinkEndpoint {
    /** ID of the VPC endpoint in the own account. Must not be empty. A change replaces the resource. */
    vpcEndpointId: string;
    /** Name of the platform's VPC endpoint service. Only the platform sets it. */
    vpcEndpointServiceName: string;
    /** DNS domain of the access point; empty where there is none. Only the platform sets it. */
    dnsDomain: string;
  }

  /** To and from AWS, by network interfaces in one's own VPC. */
  export interface AccessPointAwsPrivateNetworkInterface {
    /** Network interfaces in the own account, at least 6. Can be changed in place. At least 6 elements. */
    networkInterfaces: string[];
    /** ID of the AWS account, 12 digits. Must be the ID of an AWS account, 12 digits. A change replaces the resource. */
    account: string;
    /** Blocks of addresses that are reached through the interfaces, at most 10. Their order counts. Can be changed in place. At most 10 elements. */
    routes?: string[];
  }

  /** Out of the platform to a service in Azure, by Private Link. */
  export interface AccessPointAzureEgressPrivateLinkEndpoint {
    /** Resource ID of the Private Link service that the endpoint connects to. Must not be empty. A change replaces the resource. */
    privateLinkServiceResourceId: string;
    /** Name of the part of the service that the endpoint connects to. A change replaces the resource. */
    privateLinkSubresourceName?: string;
    /** Resource ID of the private endpoint. Only the platform sets it. */
    privateEndpointResourceId: string;
    /** Domain of the private endpoint. Only the platform sets it. */
    privateEndpointDomain: string;
    /** IP address of the private endpoint. Only the platform sets it. */
    privateEndpointIpAddress: string;
    /** Domains of the private endpoint's own DNS configuration. Only the platform sets it. */
    privateEndpointCustomDnsConfigDomains: string[];
  }

  /** Into the platform from Azure, by Private Link. */
  export interface AccessPointAzureIngressPrivateLinkEndpoint {
    /** Resource ID of the private endpoint in the own subscription. Upper and lower case do not count. Must not be empty. Case is ignored in comparisons. A change replaces the resource. */
    privateEndpointResourceId: string;
    /** Alias of the platform's Private Link service. Only the platform sets it. */
    privateLinkServiceAlias: string;
    /** Resource ID of the platform's Private Link service. Only the platform sets it. */
    privateLinkServiceResourceId: string;
    /** DNS domain of the access point; empty where there is none. Only the platform sets it. */
    dnsDomain: string;
  }

  /** Environment that it belongs to. */
  export interface AccessPointEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Gateway that it belongs to. */
  export interface AccessPointGateway {
    /** ID of the gateway, `gw-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Out of the platform to a service in Google Cloud, by Private Service Connect. */
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

  /** Into the platform from Google Cloud, by Private Service Connect. */
  export interface AccessPointGcpIngressPrivateServiceConnectEndpoint {
    /** ID of the connection in the own project, a long number as text. Must be a number of digits alone. A change replaces the resource. */
    privateServiceConnectConnectionId: string;
    /** URI of the platform's service attachment. Only the platform sets it. */
    privateServiceConnectServiceAttachment: string;
    /** DNS domain of the access point; empty where there is none. Only the platform sets it. */
    dnsDomain: string;
  }

  /** Cluster, region or service that the key opens. Left out, it is a Cloud API key, for the control plane. */
  export interface ApiKeyManagedResource {
    /** ID of the cluster (`lkc-...`, `lsrc-...`, `lksqlc-...`), `<cloud>.<region>` of a Flink region such as `aws.us-east-1`, `tableflow` or `global`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. `id`, `kind` and `apiVersion` are those of one service. */
    id: string;
    /** `Region` for Flink, `Cluster` for Kafka, Schema Registry and ksqlDB. One of `Cluster`, `Region`, `Tableflow` or `Global`. `id`, `kind` and `apiVersion` are those of one service. */
    kind: enums.ApiKeyManagedResourceKind;
    /** API of the resource: `cmk` is Kafka, `srcm` Schema Registry, `ksqldbcm` ksqlDB, `fcpm` Flink. One of `cmk/v2`, `srcm/v2`, `srcm/v3`, `ksqldbcm/v2`, `fcpm/v2`, `tableflow/v1` or `global/v1`. `id`, `kind` and `apiVersion` are those of one service. */
    apiVersion: enums.ApiKeyManagedResourceApiVersion;
    /** Environment of the resource. Needed for Flink, and for Kafka to find out when the key is ready. */
    environment?: output.ApiKeyManagedResourceEnvironment;
  }

  /** Environment of the resource. Needed for Flink, and for Kafka to find out when the key is ready. */
  export interface ApiKeyManagedResourceEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Service account or user that the key acts as. `id`, `kind` and `apiVersion` of a `ServiceAccount` fit. */
  export interface ApiKeyOwner {
    /** ID of the owner: `sa-...` or `u-...`. Between 1 and 255 characters. Must begin with u- or sa-. The `kind` is ServiceAccount for an ID that begins with sa-, and User for one that begins with u-. */
    id: string;
    /** Kind of the owner. One of `ServiceAccount` or `User`. The `kind` is ServiceAccount for an ID that begins with sa-, and User for one that begins with u-. */
    kind: enums.ApiKeyOwnerKind;
    /** API version of the owner. Must be `iam/v2`. */
    apiVersion: enums.ApiKeyOwnerApiVersion;
  }

  /** An attribute. */
  export interface BusinessMetadataAttributeDefinition {
    /** Name of the attribute. Must not be empty. */
    name: string;
    /** Whether an entity may go without it. Defaults to `false`. */
    isOptional: boolean;
    /** Its value where none is given. Defaults to an empty string. */
    defaultValue: string;
    /** What it says. Defaults to an empty string. */
    description: string;
    /** Type of its values: `string`. Only the platform sets it. */
    type: string;
    /** What the platform keeps of it besides, such as `maxStrLength`. Only the platform sets it. */
    options: { [key: string]: string };
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface BusinessMetadataBindingCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface BusinessMetadataBindingSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface BusinessMetadataCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface BusinessMetadataSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** A key in AWS. */
  export interface ByokKeyAws {
    /** ARN of the key in AWS KMS. Must not be empty. A change replaces the resource. */
    keyArn: string;
    /** Roles of the platform that must be allowed to use the key, before a cluster is made with it. Only the platform sets it. */
    roles: string[];
  }

  /** A key in Azure. */
  export interface ByokKeyAzure {
    /** Address of the key in Azure Key Vault. Must not be empty. A change replaces the resource. */
    keyIdentifier: string;
    /** Resource ID of the key vault. Must not be empty. A change replaces the resource. */
    keyVaultId: string;
    /** ID of the Azure tenant that the vault belongs to. Must not be empty. A change replaces the resource. */
    tenantId: string;
    /** ID of the platform's application that must be allowed to use the key, before a cluster is made with it. Only the platform sets it. */
    applicationId: string;
  }

  /** A key in Google Cloud. */
  export interface ByokKeyGcp {
    /** Resource name of the key in Cloud KMS. Must not be empty. A change replaces the resource. */
    keyId: string;
    /** Google group of the platform that must be allowed to use the key, before a cluster is made with it. Only the platform sets it. */
    securityGroup: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface CatalogEntityAttributesCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface CatalogEntityAttributesSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** A catalog in AWS Glue. */
  export interface CatalogIntegrationAwsGlue {
    /** ID of the provider integration by which the platform reaches the AWS account, `cspi-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. A change replaces the resource. */
    providerIntegrationId: string;
    /** Database of the tables, in the place of the platform's choice. */
    customDatabase?: string;
  }

  /** Tableflow API key. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface CatalogIntegrationCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Environment that it belongs to. */
  export interface CatalogIntegrationEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Kafka cluster that it belongs to. */
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
    /** Scope that the client may ask for, such as `PRINCIPAL_ROLE:ALL`. Must not be empty. */
    allowedScope: string;
    /** Namespace of the tables, in the place of the platform's choice. */
    customNamespace?: string;
    /** ID of the client by which the platform signs in to the catalog. Must not be empty. The platform never returns it, so it is compared with the previous input. */
    clientId: string;
    /** Secret of the client. Must not be empty. The platform never returns it, so it is compared with the previous input. */
    clientSecret: string;
  }

  /** A catalog in Unity Catalog of Databricks. */
  export interface CatalogIntegrationUnity {
    /** URL of the Databricks workspace, such as `https://abc.cloud.databricks.com`. Must not be empty. */
    workspaceEndpoint: string;
    /** Name of the catalog in Unity Catalog. Must not be empty. */
    catalogName: string;
    /** Schema of the tables, in the place of the platform's choice. */
    customSchema?: string;
    /** ID of the client by which the platform signs in to the workspace. Must not be empty. The platform never returns it, so it is compared with the previous input. */
    clientId: string;
    /** Secret of the client. Must not be empty. The platform never returns it, so it is compared with the previous input. */
    clientSecret: string;
  }

  /** Certificate authority whose certificates the pool admits. */
  export interface CertificatePoolCertificateAuthority {
    /** ID of the certificate authority, `op-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Cluster that topics are mirrored to, with linkMode `DESTINATION` or `SOURCE`. */
  export interface ClusterLinkDestinationKafkaCluster {
    /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
    id: string;
    /** REST endpoint of the cluster, where the link is on it. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    restEndpoint?: string;
    /** Bootstrap endpoint of the cluster, where it is the other end. It is passed on as it is, with or without `SASL_SSL://`. Must not be empty. A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    bootstrapEndpoint?: string;
    /** API key of the cluster. Changes in place. Needed for the cluster that the link is on, and with connectionMode `OUTBOUND` for the other one, unless the provider signs in with OAuth. With `INBOUND` the other one has none. */
    credentials?: output.ClusterLinkDestinationKafkaClusterCredentials;
  }

  /** API key of the cluster. Changes in place. */
  export interface ClusterLinkDestinationKafkaClusterCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Cluster that this end of the link is on, with linkMode `BIDIRECTIONAL`. */
  export interface ClusterLinkLocalKafkaCluster {
    /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
    id: string;
    /** REST endpoint of the cluster, where the link is on it. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    restEndpoint?: string;
    /** Bootstrap endpoint of the cluster, where it is the other end. It is passed on as it is, with or without `SASL_SSL://`. Must not be empty. A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    bootstrapEndpoint?: string;
    /** API key of the cluster. Changes in place. Needed for the cluster that the link is on, and with connectionMode `OUTBOUND` for the other one, unless the provider signs in with OAuth. With `INBOUND` the other one has none. */
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
    /** REST endpoint of the cluster, where the link is on it. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    restEndpoint?: string;
    /** Bootstrap endpoint of the cluster, where it is the other end. It is passed on as it is, with or without `SASL_SSL://`. Must not be empty. A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    bootstrapEndpoint?: string;
    /** API key of the cluster. Changes in place. Needed for the cluster that the link is on, and with connectionMode `OUTBOUND` for the other one, unless the provider signs in with OAuth. With `INBOUND` the other one has none. */
    credentials?: output.ClusterLinkRemoteKafkaClusterCredentials;
  }

  /** API key of the cluster. Changes in place. */
  export interface ClusterLinkRemoteKafkaClusterCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Cluster that topics are mirrored from, with linkMode `DESTINATION` or `SOURCE`. */
  export interface ClusterLinkSourceKafkaCluster {
    /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
    id: string;
    /** REST endpoint of the cluster, where the link is on it. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    restEndpoint?: string;
    /** Bootstrap endpoint of the cluster, where it is the other end. It is passed on as it is, with or without `SASL_SSL://`. Must not be empty. A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    bootstrapEndpoint?: string;
    /** API key of the cluster. Changes in place. Needed for the cluster that the link is on, and with connectionMode `OUTBOUND` for the other one, unless the provider signs in with OAuth. With `INBOUND` the other one has none. */
    credentials?: output.ClusterLinkSourceKafkaClusterCredentials;
  }

  /** API key of the cluster. Changes in place. */
  export interface ClusterLinkSourceKafkaClusterCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Environment that it belongs to. */
  export interface ConnectArtifactEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface ConnectorEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Kafka cluster that it reads from or writes to. */
  export interface ConnectorKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** Where the connector begins in a partition. What is a number or a truth value is sent as such, with all its digits. */
  export interface ConnectorOffset {
    /** What names the partition, such as `kafka_topic`. */
    partition: { [key: string]: string };
    /** Where it begins there, such as `kafka_offset`. */
    offset: { [key: string]: string };
  }

  /** A connector. */
  export interface CustomConnectorPluginVersionConnectorClass {
    /** Java class of the connector. Between 1 and 150 characters. Must be the name of a Java class, such as com.example.Orders. */
    connectorClassName: string;
    /** Whether connectors bring data into the platform or out of it. One of `SOURCE` or `SINK`. */
    connectorType: enums.CustomConnectorPluginVersionConnectorClassConnectorType;
  }

  /** Environment that it belongs to. */
  export interface CustomConnectorPluginVersionEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface DnsForwarderEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** By DNS zones of Google Cloud. */
  export interface DnsForwarderForwardViaGcpDnsZones {
    /** For each domain the DNS zone of Google Cloud that is asked, and its project. If omitted, the platform chooses a value. `domainMappings` must be set. */
    domainMappings: { [key: string]: string };
  }

  /** By DNS servers of one's own. */
  export interface DnsForwarderForwardViaIp {
    /** DNS servers that are asked, at most 3. Between 1 and 3 elements. If omitted, the platform chooses a value. `dnsServerIps` must be set. */
    dnsServerIps: string[];
  }

  /** Gateway that it belongs to. */
  export interface DnsForwarderGateway {
    /** ID of the gateway, `gw-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface DnsRecordEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Gateway that it belongs to. */
  export interface DnsRecordGateway {
    /** ID of the gateway, `gw-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Access point that the domain leads to. */
  export interface DnsRecordPrivateLinkAccessPoint {
    /** ID of the access point, `ap-...`. Can be changed in place. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Stream Governance of the environment. */
  export interface EnvironmentStreamGovernance {
    /** Stream Governance package. Whether it may be lowered later is the service's decision. One of `ESSENTIALS` or `ADVANCED`. */
    package: enums.EnvironmentStreamGovernancePackage;
  }

  /** Environment that it belongs to. */
  export interface FlinkArtifactEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** A version of the artifact. */
  export interface FlinkArtifactVersion {
    /** ID of the version. */
    version: string;
  }

  /** Environment that it belongs to. */
  export interface FlinkComputePoolEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Compute pool of Flink. */
  export interface FlinkConnectionComputePool {
    /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. It cannot be changed, because the platform changes nothing of a connection but its secrets; go back, or make it anew with `pulumi up --replace`. */
    id: string;
  }

  /** API key of the Flink region. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface FlinkConnectionCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Environment that it belongs to. */
  export interface FlinkConnectionEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. A change replaces the resource. */
    id: string;
  }

  /** Organization that it belongs to. */
  export interface FlinkConnectionOrganization {
    /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID, without blanks and slashes. A change replaces the resource. */
    id: string;
  }

  /** Principal of Flink. */
  export interface FlinkConnectionPrincipal {
    /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. It cannot be changed, because the platform changes nothing of a connection but its secrets; go back, or make it anew with `pulumi up --replace`. */
    id: string;
  }

  /** A column. */
  export interface FlinkMaterializedTableColumn {
    /** A column that follows from others. */
    columnsComputeds?: output.FlinkMaterializedTableColumnColumnsComputed[];
    /** A column with data of its own. */
    columnsPhysicals?: output.FlinkMaterializedTableColumnColumnsPhysical[];
    /** A column that shows what the system knows of a record. */
    columnsMetadatas?: output.FlinkMaterializedTableColumnColumnsMetadata[];
  }

  /** A column that follows from others. */
  export interface FlinkMaterializedTableColumnColumnsComputed {
    /** Name of the column. */
    columnComputedName?: string;
    /** Its type: a text such as `BIGINT`, or an object as JSON such as `{"type":"BIGINT","nullable":false}`. */
    columnComputedType?: string;
    /** What it is for. */
    columnComputedComment?: string;
    /** Kind of the column: that of the list that it is in. Must be Computed. Defaults to `Computed`. */
    columnComputedKind: string;
    /** SQL that gives its value, such as `quantity * price`. */
    columnComputedExpression?: string;
    /** Whether it is read but never written. Defaults to `false`. */
    columnComputedVirtual: boolean;
  }

  /** A column that shows what the system knows of a record. */
  export interface FlinkMaterializedTableColumnColumnsMetadata {
    /** Name of the column. */
    columnMetadataName?: string;
    /** Its type: a text such as `BIGINT`, or an object as JSON such as `{"type":"BIGINT","nullable":false}`. */
    columnMetadataType?: string;
    /** What it is for. */
    columnMetadataComment?: string;
    /** Kind of the column: that of the list that it is in. Must be Metadata. Defaults to `Metadata`. */
    columnMetadataKind: string;
    /** What of the system it shows, such as `offset`. */
    columnMetadataKey?: string;
    /** Whether it is read but never written. Defaults to `false`. */
    columnMetadataVirtual: boolean;
  }

  /** A column with data of its own. */
  export interface FlinkMaterializedTableColumnColumnsPhysical {
    /** Name of the column. */
    columnPhysicalName?: string;
    /** Its type: a text such as `BIGINT`, or an object as JSON such as `{"type":"BIGINT","nullable":false}`. */
    columnPhysicalType?: string;
    /** What it is for. */
    columnPhysicalComment?: string;
    /** Kind of the column: that of the list that it is in. Must be Physical. Defaults to `Physical`. */
    columnPhysicalKind: string;
  }

  /** Compute pool that the query runs in. */
  export interface FlinkMaterializedTableComputePool {
    /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** A constraint. */
  export interface FlinkMaterializedTableConstraint {
    /** Name of the constraint. */
    name?: string;
    /** `PRIMARY_KEY`. Known values are `PRIMARY_KEY`; the platform may accept others. */
    type?: string;
    /** Columns that it is about. */
    columns?: string[];
    /** Whether the platform sees to it. Defaults to `false`. */
    enforced: boolean;
  }

  /** API key of the Flink region. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface FlinkMaterializedTableCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** How records are distributed over partitions. */
  export interface FlinkMaterializedTableDistribution {
    /** `HASH`. Must not be empty. A change replaces the resource. */
    kind: string;
    /** Columns by which records are distributed. If omitted, the platform chooses a value. A change replaces the resource. */
    keys: string[];
    /** Number of buckets. At least 1. If omitted, the platform chooses a value. A change replaces the resource. */
    bucketCount: number;
  }

  /** Environment that it belongs to. */
  export interface FlinkMaterializedTableEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. A change replaces the resource. */
    id: string;
  }

  /** Kafka cluster with the table's topic. */
  export interface FlinkMaterializedTableKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
    id: string;
  }

  /** Organization that it belongs to. */
  export interface FlinkMaterializedTableOrganization {
    /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID, without blanks and slashes. A change replaces the resource. */
    id: string;
  }

  /** Principal that the query runs as. */
  export interface FlinkMaterializedTablePrincipal {
    /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** How late records may be. */
  export interface FlinkMaterializedTableWatermark {
    /** Column with the time of a record. */
    column?: string;
    /** SQL that gives the watermark, such as `order_time - INTERVAL '5' SECOND`. */
    expression?: string;
  }

  /** Compute pool that it runs in. */
  export interface FlinkStatementComputePool {
    /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** API key of the Flink region. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface FlinkStatementCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Environment that it belongs to. */
  export interface FlinkStatementEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. A change replaces the resource. */
    id: string;
  }

  /** Organization that it belongs to. */
  export interface FlinkStatementOrganization {
    /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID, without blanks and slashes. A change replaces the resource. */
    id: string;
  }

  /** Principal that it runs as. */
  export interface FlinkStatementPrincipal {
    /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Out of the platform to services in AWS, by PrivateLink. */
  export interface GatewayAwsEgressPrivateLinkGateway {
    /** Region of the cloud, such as `us-east-2`. Must not be empty. A change replaces the resource. */
    region: string;
    /** ARN of the principal in AWS that makes the connections of the gateway. Only the platform sets it. */
    principalArn: string;
  }

  /** Into the platform from AWS, by PrivateLink. */
  export interface GatewayAwsIngressPrivateLinkGateway {
    /** Region of the cloud, such as `us-east-2`. Must not be empty. A change replaces the resource. */
    region: string;
    /** Name of the VPC endpoint service to connect to. Only the platform sets it. */
    vpcEndpointServiceName: string;
  }

  /** To and from AWS, by network interfaces in one's own VPC. */
  export interface GatewayAwsPrivateNetworkInterfaceGateway {
    /** Region of the cloud, such as `us-east-2`. Must not be empty. A change replaces the resource. */
    region: string;
    /** Availability zones of the gateway, by their IDs. A change replaces the resource. */
    zones: string[];
    /** AWS account of the platform that the gateway uses. Only the platform sets it. */
    account: string;
  }

  /** Out of the platform to services in Azure, by Private Link. */
  export interface GatewayAzureEgressPrivateLinkGateway {
    /** Region of the cloud, such as `us-east-2`. Must not be empty. A change replaces the resource. */
    region: string;
    /** Azure subscription that makes the connections of the gateway. Only the platform sets it. */
    subscription: string;
  }

  /** Into the platform from Azure, by Private Link. */
  export interface GatewayAzureIngressPrivateLinkGateway {
    /** Region of the cloud, such as `eastus`. Upper and lower case do not count. Must not be empty. Case is ignored in comparisons. A change replaces the resource. */
    region: string;
    /** Alias of the Private Link service to connect to. Only the platform sets it. */
    privateLinkServiceAlias: string;
    /** Resource ID of the Private Link service to connect to. Only the platform sets it. */
    privateLinkServiceResourceId: string;
  }

  /** Environment that it belongs to. */
  export interface GatewayEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Into the platform from Google Cloud, by Private Service Connect. */
  export interface GatewayGcpIngressPrivateServiceConnectGateway {
    /** Region of the cloud, such as `eastus`. Upper and lower case do not count. Must not be empty. Case is ignored in comparisons. A change replaces the resource. */
    region: string;
    /** URI of the service attachment to connect to. Only the platform sets it. */
    privateServiceConnectServiceAttachment: string;
  }

  /** Identity provider whose tokens the pool admits. */
  export interface IdentityPoolIdentityProvider {
    /** ID of the identity provider, `op-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** The user who invites. */
  export interface InvitationCreator {
    /** ID of the user who invites, `u-...`; empty when there is none. */
    id: string;
  }

  /** The user who is invited. */
  export interface InvitationUser {
    /** ID of the user who is invited, `u-...`; empty when there is none. */
    id: string;
  }

  /** API key of the Kafka cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface KafkaAclCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Kafka cluster, `lkc-...`. Left out, the provider's is used. */
  export interface KafkaAclKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface KafkaClientQuotaEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Dedicated Kafka cluster on which the quota holds. */
  export interface KafkaClientQuotaKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** Limits of the throughput. */
  export interface KafkaClientQuotaThroughput {
    /** What each principal may write, in bytes per second, as text. Must be a whole number of bytes per second. */
    ingressByteRate: string;
    /** What each principal may read, in bytes per second, as text. Must be a whole number of bytes per second. */
    egressByteRate: string;
  }

  /** A Basic cluster. Can be upgraded in place to Standard, not back. */
  export interface KafkaClusterBasic {
    /** Greatest number of elastic CKUs that the cluster may grow to. Left out, the platform's limit stays; 0 in the output means that there is none. HIGH availability needs at least 2. At least 1. If omitted, the platform chooses a value. */
    maxEcku: number;
  }

  /** Key of your own that encrypts the data. Its ID is empty when there is none. */
  export interface KafkaClusterByokKey {
    /** ID of the key, `cck-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. A change replaces the resource. */
    id: string;
  }

  /** API key of the Kafka cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface KafkaClusterConfigCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Kafka cluster, `lkc-...`. Left out, the provider's is used. */
  export interface KafkaClusterConfigKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** A Dedicated cluster. Making one takes about half an hour, sometimes up to a day. */
  export interface KafkaClusterDedicated {
    /** Number of Confluent Units for Kafka. MULTI_ZONE needs at least 2. A resize happens in place and may take hours. At least 1. */
    cku: number;
    /** Key of your own that encrypts the data, in its first, legacy form; use byokKey for new clusters. Cannot be changed later. If omitted, the platform chooses a value. It cannot be changed, because a cluster keeps the key that it is created with: restore the old value, or leave it out. */
    encryptionKey: string;
    /** Zones that the cluster is in. The platform chooses them. Accepted for compatibility; it has no effect. */
    zones: string[];
  }

  /** Endpoints of one access point. */
  export interface KafkaClusterEndpoint {
    /** Access point, `ap-...`, or `PUBLIC` or `PRIVATE_LINK`. */
    accessPointId: string;
    /** Where Kafka clients connect first. */
    bootstrapEndpoint: string;
    /** REST endpoint. */
    restEndpoint: string;
    /** `PUBLIC`, `PRIVATE_LINK` or `PRIVATE_NETWORK_INTERFACE`. */
    connectionType: string;
  }

  /** Its limits. */
  export interface KafkaClusterEnterprise {
    /** Greatest number of elastic CKUs that the cluster may grow to. Left out, the platform's limit stays; 0 in the output means that there is none. HIGH availability needs at least 2. At least 1. If omitted, the platform chooses a value. */
    maxEcku: number;
  }

  /** Environment that it belongs to. */
  export interface KafkaClusterEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Its limits. */
  export interface KafkaClusterFreight {
    /** Greatest number of elastic CKUs that the cluster may grow to. Left out, the platform's limit stays; 0 in the output means that there is none. HIGH availability needs at least 2. At least 1. If omitted, the platform chooses a value. */
    maxEcku: number;
    /** Zones that the cluster is in. The platform chooses them. Accepted for compatibility; it has no effect. */
    zones: string[];
  }

  /** Private network that the cluster is in; its ID is empty for a public cluster. */
  export interface KafkaClusterNetwork {
    /** ID of the network, `n-...` or `nr-...`. Between 1 and 255 characters. Must begin with n- or nr-. A change replaces the resource. */
    id: string;
  }

  /** A Standard cluster. */
  export interface KafkaClusterStandard {
    /** Greatest number of elastic CKUs that the cluster may grow to. Left out, the platform's limit stays; 0 in the output means that there is none. HIGH availability needs at least 2. At least 1. If omitted, the platform chooses a value. */
    maxEcku: number;
  }

  /** Link that the topic is mirrored by. */
  export interface KafkaMirrorTopicClusterLink {
    /** Name of the link. Must not be empty. A change replaces the resource. */
    linkName: string;
  }

  /** Cluster that the mirror topic is in, at the destination of the link. */
  export interface KafkaMirrorTopicKafkaCluster {
    /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
    id: string;
    /** REST endpoint of the cluster. It must be given: the provider's is not used. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. */
    restEndpoint?: string;
    /** API key of the cluster. Changes in place, without a call to the platform. It must be given unless the provider signs in with OAuth: the provider's is not used. */
    credentials?: output.KafkaMirrorTopicKafkaClusterCredentials;
  }

  /** API key of the cluster. Changes in place, without a call to the platform. */
  export interface KafkaMirrorTopicKafkaClusterCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Topic of the other cluster that is mirrored. */
  export interface KafkaMirrorTopicSourceKafkaTopic {
    /** Name of the topic. Must not be empty. A change replaces the resource. */
    topicName: string;
  }

  /** API key of the Kafka cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface KafkaTopicCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Kafka cluster, `lkc-...`. Left out, the provider's is used. */
  export interface KafkaTopicKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** Service account or user that it works as. What it may do in the Kafka cluster and the Schema Registry must be allowed before. */
  export interface KsqlClusterCredentialIdentity {
    /** ID of the service account or user, `sa-...` or `u-...`. Between 1 and 255 characters. Must begin with u- or sa-. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface KsqlClusterEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Kafka cluster that it reads and writes. */
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
    /** Endpoint service to reach the VPC by PrivateLink; empty when there is none. If omitted, the platform chooses a value. */
    privateLinkEndpointService: string;
  }

  /** The network in Azure. */
  export interface NetworkAzure {
    /** Alias of the Private Link service in each zone. If omitted, the platform chooses a value. */
    privateLinkServiceAliases: { [key: string]: string };
  }

  /** How host names are resolved, in networks with PRIVATELINK. */
  export interface NetworkDnsConfig {
    /** Whether host names are resolved by public and private DNS together (CHASED_PRIVATE) or by private DNS alone (PRIVATE). The platform takes CHASED_PRIVATE when nothing is given. Known values are `CHASED_PRIVATE` and `PRIVATE`; the platform may accept others. A change replaces the resource. */
    resolution: string;
  }

  /** Environment that it belongs to. */
  export interface NetworkEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** The gateway. */
  export interface NetworkGateway {
    /** ID of the gateway, `gw-...`; empty when there is none. */
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

  /** Environment that it belongs to. */
  export interface NetworkLinkEndpointEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Network that it belongs to. */
  export interface NetworkLinkEndpointNetwork {
    /** ID of the network, `n-...` or `nr-...`. Between 1 and 255 characters. Must begin with n- or nr-. */
    id: string;
  }

  /** Network link service that it connects to. */
  export interface NetworkLinkEndpointNetworkLinkService {
    /** ID of the network link service, `nls-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Who may connect to the service. */
  export interface NetworkLinkServiceAccept {
    /** Environments whose networks may all connect. Can be changed in place. If omitted, the platform chooses a value. */
    environments: string[];
    /** Single networks that may connect. Can be changed in place. If omitted, the platform chooses a value. */
    networks: string[];
  }

  /** Environment that it belongs to. */
  export interface NetworkLinkServiceEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Network that it belongs to. */
  export interface NetworkLinkServiceNetwork {
    /** ID of the network, `n-...` or `nr-...`. Between 1 and 255 characters. Must begin with n- or nr-. */
    id: string;
  }

  /** A zone. */
  export interface NetworkZoneInfo {
    /** ID of the zone. If omitted, the platform chooses a value. */
    zoneId: string;
    /** IPv4 block of the zone, of size /27. Must be an IPv4 block of size /27, such as 10.200.0.0/27. If omitted, the platform chooses a value. */
    cidr: string;
  }

  /** A VPC in AWS. */
  export interface PeeringAws {
    /** ID of the AWS account, 12 digits. Must be the ID of an AWS account, 12 digits. A change replaces the resource. */
    account: string;
    /** ID of the VPC that is peered with. Must begin with vpc-. A change replaces the resource. */
    vpc: string;
    /** Blocks of addresses of the VPC, to which traffic goes through the peering. Their order counts. At least 1 element. A change replaces the resource. */
    routes: string[];
    /** Region of the network that is peered with. Must not be empty. A change replaces the resource. */
    customerRegion: string;
  }

  /** A VNet in Azure. */
  export interface PeeringAzure {
    /** ID of the Azure tenant that the VNet belongs to. Must not be empty. A change replaces the resource. */
    tenant: string;
    /** Resource ID of the VNet: `/subscriptions/.../resourceGroups/.../providers/Microsoft.Network/virtualNetworks/...`. Must not be empty. A change replaces the resource. */
    vnet: string;
    /** Region of the network that is peered with. Must not be empty. A change replaces the resource. */
    customerRegion: string;
  }

  /** Environment that it belongs to. */
  export interface PeeringEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** A VPC network in Google Cloud. */
  export interface PeeringGcp {
    /** ID of the Google Cloud project that the VPC network belongs to. Must not be empty. A change replaces the resource. */
    project: string;
    /** Name of the VPC network that is peered with. Must not be empty. A change replaces the resource. */
    vpcNetwork: string;
    /** Take over the custom routes of the VPC network. Defaults to `false`. A change replaces the resource. */
    importCustomRoutes: boolean;
  }

  /** Network that it belongs to. */
  export interface PeeringNetwork {
    /** ID of the network, `n-...` or `nr-...`. Between 1 and 255 characters. Must begin with n- or nr-. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface PluginEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** An AWS account, which reaches the network by PrivateLink. */
  export interface PrivateLinkAccessAws {
    /** ID of the AWS account, 12 digits. Must be the ID of an AWS account, 12 digits. A change replaces the resource. */
    account: string;
  }

  /** An Azure subscription, which reaches the network by Private Link. */
  export interface PrivateLinkAccessAzure {
    /** ID of the Azure subscription. Must not be empty. A change replaces the resource. */
    subscription: string;
  }

  /** Environment that it belongs to. */
  export interface PrivateLinkAccessEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** A Google Cloud project, which reaches the network by Private Service Connect. */
  export interface PrivateLinkAccessGcp {
    /** ID of the Google Cloud project. Must not be empty. A change replaces the resource. */
    project: string;
  }

  /** Network that it belongs to. */
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
    /** ID of the VPC endpoint in the own account, `vpce-...`. Must not be empty. A change replaces the resource. */
    vpcEndpointId: string;
  }

  /** A private endpoint in Azure. */
  export interface PrivateLinkAttachmentConnectionAzure {
    /** Resource ID of the private endpoint in the own subscription. Upper and lower case do not count. Must not be empty. Case is ignored in comparisons. A change replaces the resource. */
    privateEndpointResourceId: string;
  }

  /** Environment that it belongs to. */
  export interface PrivateLinkAttachmentConnectionEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** A Private Service Connect endpoint in Google Cloud. */
  export interface PrivateLinkAttachmentConnectionGcp {
    /** ID of the connection in the own project, a long number as text. Must be a number of digits alone. A change replaces the resource. */
    privateServiceConnectConnectionId: string;
  }

  /** Private link attachment that it connects to. */
  export interface PrivateLinkAttachmentConnectionPrivateLinkAttachment {
    /** ID of the private link attachment, `platt-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface PrivateLinkAttachmentEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** The attachment in Google Cloud. */
  export interface PrivateLinkAttachmentGcp {
    /** URI of the service attachment to connect to. */
    privateServiceConnectServiceAttachment: string;
  }

  /** A tenant in Azure. */
  export interface ProviderIntegrationAuthorizationAzure {
    /** ID of the own Azure tenant. Must not be empty. */
    customerAzureTenantId: string;
    /** ID of the platform's application, for which the own tenant needs a service principal. Only the platform sets it. */
    confluentMultiTenantAppId: string;
  }

  /** Environment that it belongs to. */
  export interface ProviderIntegrationAuthorizationEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** A service account in Google Cloud. */
  export interface ProviderIntegrationAuthorizationGcp {
    /** The own service account in Google Cloud, which the platform acts as. Must not be empty. */
    customerGoogleServiceAccount: string;
    /** Service account of the platform, which must be allowed to act as the own one. Only the platform sets it. */
    googleServiceAccount: string;
  }

  /** A role in AWS. */
  export interface ProviderIntegrationAws {
    /** ARN of the role in the own account that the platform takes on. Between 20 and 2048 characters. A change replaces the resource. */
    customerRoleArn: string;
    /** ARN of the platform's role, which the own role must trust. Only the platform sets it. */
    iamRoleArn: string;
    /** External ID that the platform names when it takes on the role: a condition for the own role's trust. Only the platform sets it. */
    externalId: string;
  }

  /** Environment that it belongs to. */
  export interface ProviderIntegrationEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface ProviderIntegrationSetupEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Sign in with a token of your identity provider instead of API keys. Excludes every key and secret variable. */
  export interface ProviderOauth {
    /** Token endpoint of the identity provider. Must be a URL that begins with https:// (http:// for a server on this machine only). Exactly one of `oauthExternalTokenUrl` or `oauthExternalAccessToken` must be set. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
    oauthExternalTokenUrl?: string;
    /** Client ID at the identity provider. Must not be empty. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
    oauthExternalClientId?: string;
    /** Client secret at the identity provider. Must not be empty. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
    oauthExternalClientSecret?: string;
    /** Scope to ask the identity provider for. Entra ID needs `api://<client id>/.default`. */
    oauthExternalTokenScope?: string;
    /** A ready access token of the identity provider, instead of the client credentials. It cannot be renewed: when it expires, configure a fresh one. Exactly one of `oauthExternalTokenUrl` or `oauthExternalAccessToken` must be set. */
    oauthExternalAccessToken?: string;
    /** Identity pool to act as, `pool-...`. Must not be empty. */
    oauthIdentityPoolId: string;
    /** Lifetime to ask for when a token is exchanged, in seconds. The service's greatest and default value is 900. Must hold a whole number of seconds from 1 to 900. */
    oauthStsTokenExpiredInSeconds?: string;
  }

  /** Environment that it belongs to. */
  export interface RtceTopicEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Kafka cluster that it belongs to. */
  export interface RtceTopicKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface SchemaCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface SchemaExporterCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Registry that the schemas are copied to. */
  export interface SchemaExporterDestinationSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Needed when the provider signs in with oauth. Otherwise it only says which one it is. Must not be empty. If omitted, the platform chooses a value. A change replaces the resource when it was another one before. */
    id: string;
    /** REST endpoint of the Schema Registry cluster. Must be a URL that begins with https:// (http:// for a server on this machine only). */
    restEndpoint: string;
    /** API key of the Schema Registry cluster. Needed unless the provider signs in with oauth, and without effect then. The platform never returns it, so it is compared with the previous input. */
    credentials?: output.SchemaExporterDestinationSchemaRegistryClusterCredentials;
  }

  /** API key of the Schema Registry cluster. */
  export interface SchemaExporterDestinationSchemaRegistryClusterCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface SchemaExporterSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** What is known about the schema. */
  export interface SchemaMetadata {
    /** Tags of the schema's fields. If omitted, the platform chooses a value. */
    tags: output.SchemaMetadataTag[];
    /** Properties by name. If omitted, the platform chooses a value. */
    properties: { [key: string]: string };
    /** Names of the properties whose values are sensitive. If omitted, the platform chooses a value. */
    sensitives: string[];
  }

  /** Tags of a field. */
  export interface SchemaMetadataTag {
    /** Path of the tagged field, such as `**.ssn`. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
    key: string;
    /** Its tags. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
    values: string[];
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface SchemaRegistryClusterConfigCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface SchemaRegistryClusterConfigSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface SchemaRegistryClusterModeCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface SchemaRegistryClusterModeSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface SchemaRegistryDekCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface SchemaRegistryDekSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface SchemaRegistryKekCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface SchemaRegistryKekSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Rules that clients run with the schema, in this order. */
  export interface SchemaRuleset {
    /** Rules about the content of messages. */
    domainRules?: output.SchemaRulesetDomainRule[];
    /** Rules between versions of the schema. */
    migrationRules?: output.SchemaRulesetMigrationRule[];
    /** Rules about the encoded message. */
    encodingRules?: output.SchemaRulesetEncodingRule[];
  }

  /** A rule. */
  export interface SchemaRulesetDomainRule {
    /** Name of the rule. */
    name: string;
    /** What the rule is for. Defaults to an empty string. */
    doc: string;
    /** `CONDITION` checks messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: string;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: string;
    /** Engine that runs it, such as `CEL` or `ENCRYPT`. */
    type: string;
    /** Expression that the engine evaluates. Defaults to an empty string. */
    expr: string;
    /** Action after success. Two actions for writing and reading are separated by a comma. Defaults to `NONE,NONE`. */
    onSuccess: string;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure: string;
    /** Keeps the rule without running it. Defaults to `false`. */
    disabled: boolean;
    /** Tags of the fields that the rule is about. If omitted, the platform chooses a value. */
    tags: string[];
    /** Parameters of the rule's engine. If omitted, the platform chooses a value. */
    params: { [key: string]: string };
  }

  /** A rule. */
  export interface SchemaRulesetEncodingRule {
    /** Name of the rule. */
    name: string;
    /** What the rule is for. Defaults to an empty string. */
    doc: string;
    /** `CONDITION` checks messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: string;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: string;
    /** Engine that runs it, such as `CEL` or `ENCRYPT`. */
    type: string;
    /** Expression that the engine evaluates. Defaults to an empty string. */
    expr: string;
    /** Action after success. Two actions for writing and reading are separated by a comma. Defaults to `NONE,NONE`. */
    onSuccess: string;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure: string;
    /** Keeps the rule without running it. Defaults to `false`. */
    disabled: boolean;
    /** Tags of the fields that the rule is about. If omitted, the platform chooses a value. */
    tags: string[];
    /** Parameters of the rule's engine. If omitted, the platform chooses a value. */
    params: { [key: string]: string };
  }

  /** A rule. */
  export interface SchemaRulesetMigrationRule {
    /** Name of the rule. */
    name: string;
    /** What the rule is for. Defaults to an empty string. */
    doc: string;
    /** `CONDITION` checks messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: string;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: string;
    /** Engine that runs it, such as `CEL` or `ENCRYPT`. */
    type: string;
    /** Expression that the engine evaluates. Defaults to an empty string. */
    expr: string;
    /** Action after success. Two actions for writing and reading are separated by a comma. Defaults to `NONE,NONE`. */
    onSuccess: string;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure: string;
    /** Keeps the rule without running it. Defaults to `false`. */
    disabled: boolean;
    /** Tags of the fields that the rule is about. If omitted, the platform chooses a value. */
    tags: string[];
    /** Parameters of the rule's engine. If omitted, the platform chooses a value. */
    params: { [key: string]: string };
  }

  /** A schema referred to. */
  export interface SchemaSchemaReference {
    /** Subject of the schema referred to. */
    subjectName: string;
    /** Name by which the text refers to it: an Avro full name, a JSON Schema URL or a Protobuf file name. */
    name: string;
    /** Version of the schema within that subject. A `version` is never 0. */
    version: number;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface SchemaSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface SubjectConfigCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface SubjectConfigSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface SubjectModeCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface SubjectModeSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** A container of one's own in Azure Data Lake Storage Gen2. */
  export interface TableflowTopicAzureDataLakeStorageGen2 {
    /** Name of the storage account, in the region of the Kafka cluster. Must not be empty. A change replaces the resource. */
    storageAccountName: string;
    /** Name of the container. Must not be empty. A change replaces the resource. */
    containerName: string;
    /** Region of the storage account. Only the platform sets it. */
    storageRegion: string;
    /** ID of the provider integration by which the platform reaches it, `cspi-...`. Must not be empty. A change replaces the resource. */
    providerIntegrationId: string;
  }

  /** A bucket of one's own in AWS. */
  export interface TableflowTopicByobAws {
    /** Name of the bucket, in the region of the Kafka cluster. Must not be empty. A change replaces the resource. */
    bucketName: string;
    /** Region of the bucket. Only the platform sets it. */
    bucketRegion: string;
    /** ID of the provider integration by which the platform reaches it, `cspi-...`. Must not be empty. A change replaces the resource. */
    providerIntegrationId: string;
  }

  /** Tableflow API key. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface TableflowTopicCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Environment that it belongs to. */
  export interface TableflowTopicEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** What is done about a record that does not fit the table. */
  export interface TableflowTopicErrorHandling {
    /** `SUSPEND` stops, `SKIP` leaves the record out, `LOG` puts it into another topic and goes on. Must be SUSPEND, SKIP or LOG. Case is ignored in comparisons. If omitted, the platform chooses a value. */
    mode: string;
    /** Topic for such records with `LOG`. The platform's own choice is `error_log`. If omitted, the platform chooses a value. */
    logTarget: string;
  }

  /** Kafka cluster that it belongs to. */
  export interface TableflowTopicKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** Storage of the platform's own. */
  export interface TableflowTopicManagedStorage {}

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface TagBindingCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface TagBindingSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface TagCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface TagSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** A transit gateway in AWS. */
  export interface TransitGatewayAttachmentAws {
    /** ARN of the share in AWS Resource Access Manager that makes the transit gateway visible to the platform. Must not be empty. A change replaces the resource. */
    ramResourceShareArn: string;
    /** ID of the transit gateway. Must begin with tgw-. A change replaces the resource. */
    transitGatewayId: string;
    /** Blocks of addresses to which traffic goes through the transit gateway. Their order counts. At least 1 element. A change replaces the resource. */
    routes: string[];
    /** ID of the attachment in AWS; empty until AWS has made it. Only the platform sets it. */
    transitGatewayAttachmentId: string;
  }

  /** Environment that it belongs to. */
  export interface TransitGatewayAttachmentEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Network that it belongs to. */
  export interface TransitGatewayAttachmentNetwork {
    /** ID of the network, `n-...` or `nr-...`. Between 1 and 255 characters. Must begin with n- or nr-. */
    id: string;
  }

  /** Out of the platform to a service in AWS, by PrivateLink. */
  export interface GetAccessPointAwsEgressPrivateLinkEndpoint {
    /** Name of the VPC endpoint service that the endpoint connects to. */
    vpcEndpointServiceName: string;
    /** Spread the endpoint over several zones. */
    enableHighAvailability: boolean;
    /** ID of the VPC endpoint that the platform has made. */
    vpcEndpointId: string;
    /** DNS name of the VPC endpoint. */
    vpcEndpointDnsName: string;
  }

  /** Into the platform from AWS, by PrivateLink. */
  export interface GetAccessPointAwsIngressPrivateLinkEndpoint {
    /** ID of the VPC endpoint in the own account. */
    vpcEndpointId: string;
    /** Name of the platform's VPC endpoint service. */
    vpcEndpointServiceName: string;
    /** DNS domain of the access point; empty where there is none. */
    dnsDomain: string;
  }

  /** To and from AWS, by network interfaces in one's own VPC. */
  export interface GetAccessPointAwsPrivateNetworkInterface {
    /** Network interfaces in the own account, at least 6. */
    networkInterfaces: string[];
    /** ID of the AWS account, 12 digits. */
    account: string;
    /** Blocks of addresses that are reached through the interfaces, at most 10. Their order counts. */
    routes: string[];
  }

  /** Out of the platform to a service in Azure, by Private Link. */
  export interface GetAccessPointAzureEgressPrivateLinkEndpoint {
    /** Resource ID of the Private Link service that the endpoint connects to. */
    privateLinkServiceResourceId: string;
    /** Name of the part of the service that the endpoint connects to. */
    privateLinkSubresourceName: string;
    /** Resource ID of the private endpoint. */
    privateEndpointResourceId: string;
    /** Domain of the private endpoint. */
    privateEndpointDomain: string;
    /** IP address of the private endpoint. */
    privateEndpointIpAddress: string;
    /** Domains of the private endpoint's own DNS configuration. */
    privateEndpointCustomDnsConfigDomains: string[];
  }

  /** Into the platform from Azure, by Private Link. */
  export interface GetAccessPointAzureIngressPrivateLinkEndpoint {
    /** Resource ID of the private endpoint in the own subscription. Upper and lower case do not count. */
    privateEndpointResourceId: string;
    /** Alias of the platform's Private Link service. */
    privateLinkServiceAlias: string;
    /** Resource ID of the platform's Private Link service. */
    privateLinkServiceResourceId: string;
    /** DNS domain of the access point; empty where there is none. */
    dnsDomain: string;
  }

  /** Environment that it belongs to. */
  export interface GetAccessPointEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Gateway that it belongs to. */
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

  /** Into the platform from Google Cloud, by Private Service Connect. */
  export interface GetAccessPointGcpIngressPrivateServiceConnectEndpoint {
    /** ID of the connection in the own project, a long number as text. */
    privateServiceConnectConnectionId: string;
    /** URI of the platform's service attachment. */
    privateServiceConnectServiceAttachment: string;
    /** DNS domain of the access point; empty where there is none. */
    dnsDomain: string;
  }

  /** An attribute. */
  export interface GetBusinessMetadataAttributeDefinition {
    /** Name of the attribute. */
    name: string;
    /** Whether an entity may go without it. */
    isOptional: boolean;
    /** Its value where none is given. */
    defaultValue: string;
    /** What it says. */
    description: string;
    /** Type of its values: `string`. */
    type: string;
    /** What the platform keeps of it besides, such as `maxStrLength`. */
    options: { [key: string]: string };
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetBusinessMetadataBindingCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetBusinessMetadataBindingSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetBusinessMetadataCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetBusinessMetadataSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** A key in AWS. */
  export interface GetByokKeyAw {
    /** ARN of the key in AWS KMS. */
    keyArn: string;
    /** Roles of the platform that must be allowed to use the key, before a cluster is made with it. */
    roles: string[];
  }

  /** A key in Azure. */
  export interface GetByokKeyAzure {
    /** Address of the key in Azure Key Vault. */
    keyIdentifier: string;
    /** Resource ID of the key vault. */
    keyVaultId: string;
    /** ID of the Azure tenant that the vault belongs to. */
    tenantId: string;
    /** ID of the platform's application that must be allowed to use the key, before a cluster is made with it. */
    applicationId: string;
  }

  /** A key in Google Cloud. */
  export interface GetByokKeyGcp {
    /** Resource name of the key in Cloud KMS. */
    keyId: string;
    /** Google group of the platform that must be allowed to use the key, before a cluster is made with it. */
    securityGroup: string;
  }

  /** A catalog in AWS Glue. */
  export interface GetCatalogIntegrationAwsGlue {
    /** ID of the provider integration by which the platform reaches the AWS account, `cspi-...`. */
    providerIntegrationId: string;
    /** Database of the tables, in the place of the platform's choice. */
    customDatabase: string;
  }

  /** Tableflow API key. Left out, the provider's is used. */
  export interface GetCatalogIntegrationCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Environment that it belongs to. */
  export interface GetCatalogIntegrationEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Kafka cluster that it belongs to. */
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
    /** Scope that the client may ask for, such as `PRINCIPAL_ROLE:ALL`. */
    allowedScope: string;
    /** Namespace of the tables, in the place of the platform's choice. */
    customNamespace: string;
  }

  /** A catalog in Unity Catalog of Databricks. */
  export interface GetCatalogIntegrationUnity {
    /** URL of the Databricks workspace, such as `https://abc.cloud.databricks.com`. */
    workspaceEndpoint: string;
    /** Name of the catalog in Unity Catalog. */
    catalogName: string;
    /** Schema of the tables, in the place of the platform's choice. */
    customSchema: string;
  }

  /** Certificate authority whose certificates the pool admits. */
  export interface GetCertificatePoolCertificateAuthority {
    /** ID of the certificate authority, `op-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** API key of the Kafka cluster. Left out, the provider's is used. */
  export interface GetClusterLinkCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Kafka cluster that the link is on, `lkc-...`. Left out, the provider's is used. */
  export interface GetClusterLinkKafkaCluster {
    /** ID of the Kafka cluster that the link is on, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetConnectArtifactEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetDnsForwarderEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** By DNS zones of Google Cloud. */
  export interface GetDnsForwarderForwardViaGcpDnsZone {
    /** For each domain the DNS zone of Google Cloud that is asked, and its project. */
    domainMappings: { [key: string]: string };
  }

  /** By DNS servers of one's own. */
  export interface GetDnsForwarderForwardViaIp {
    /** DNS servers that are asked, at most 3. */
    dnsServerIps: string[];
  }

  /** Gateway that it belongs to. */
  export interface GetDnsForwarderGateway {
    /** ID of the gateway, `gw-...`. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetDnsRecordEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Gateway that it belongs to. */
  export interface GetDnsRecordGateway {
    /** ID of the gateway, `gw-...`. */
    id: string;
  }

  /** Access point that the domain leads to. */
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
    /** Cloud that it is in. */
    cloud: string;
    /** Region of the cloud. */
    region: string;
    /** `KAFKA`, `SCHEMA_REGISTRY` or `FLINK`. */
    service: string;
    /** The address: a URL, or a host with its port. */
    endpoint: string;
    /** `REST`, `BOOTSTRAP` or `LANGUAGE_SERVICE`. */
    endpointType: string;
    /** `PUBLIC`, `PRIVATE_LINK`, `PEERING`, `TRANSIT_GATEWAY` or `PRIVATE_NETWORK_INTERFACE`. */
    connectionType: string;
    /** Whether it is reached by private networking. */
    isPrivate: boolean;
    /** Environment that it belongs to. */
    environment: output.GetEndpointEndpointEnvironment;
    /** The cluster that is reached, if there is one. At most one element. */
    resources: output.GetEndpointEndpointResource[];
    /** The gateway that it belongs to, if there is one. At most one element. */
    gateways: output.GetEndpointEndpointGateway[];
    /** The access point that it belongs to, if there is one. At most one element. */
    accessPoints: output.GetEndpointEndpointAccessPoint[];
  }

  /** The access point that it belongs to, if there is one. */
  export interface GetEndpointEndpointAccessPoint {
    /** ID of the access point, `ap-...`. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetEndpointEndpointEnvironment {
    /** ID of the environment; empty when the platform tells none. */
    id: string;
  }

  /** The gateway that it belongs to, if there is one. */
  export interface GetEndpointEndpointGateway {
    /** ID of the gateway, `gw-...`. */
    id: string;
  }

  /** The cluster that is reached. */
  export interface GetEndpointEndpointResource {
    /** ID of the cluster. */
    id: string;
    /** Kind of the cluster; empty when there is none. */
    kind: string;
  }

  /** Which endpoints to list. */
  export interface GetEndpointFilter {
    /** Environment that the endpoints belong to. */
    environment: output.GetEndpointFilterEnvironment;
    /** Service that is reached. Known values are `KAFKA`, `SCHEMA_REGISTRY` and `FLINK`; the platform may accept others. Must not be empty. */
    service: string;
    /** Cloud that it is in; any when left out. Known values are `AWS`, `AZURE` and `GCP`; the platform may accept others. */
    cloud?: string;
    /** Region of the cloud, such as `us-east-2`; any when left out. */
    region?: string;
    /** Private endpoints alone, or public ones alone; both when left out. */
    isPrivate?: boolean;
    /** ID of the Kafka cluster, `lkc-...`, or of the Schema Registry cluster, `lsrc-...`, that is reached; any when left out. */
    resource?: string;
  }

  /** Environment that the endpoints belong to. */
  export interface GetEndpointFilterEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Stream Governance of the environment. */
  export interface GetEnvironmentStreamGovernance {
    /** Stream Governance package; empty when there is none. One of `ESSENTIALS` or `ADVANCED`. */
    package: enums.GetEnvironmentStreamGovernancePackage;
  }

  /** Environment that it belongs to. */
  export interface GetFlinkArtifactEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** A version of the artifact. */
  export interface GetFlinkArtifactVersion {
    /** ID of the version. */
    version: string;
  }

  /** Environment that it belongs to. */
  export interface GetFlinkComputePoolEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Compute pool of Flink. */
  export interface GetFlinkConnectionComputePool {
    /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** API key of the Flink region. Left out, the provider's is used. */
  export interface GetFlinkConnectionCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Environment that it belongs to. */
  export interface GetFlinkConnectionEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Organization that it belongs to. */
  export interface GetFlinkConnectionOrganization {
    /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Principal of Flink. */
  export interface GetFlinkConnectionPrincipal {
    /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** A column. */
  export interface GetFlinkMaterializedTableColumn {
    /** A column that follows from others. */
    columnsComputeds: output.GetFlinkMaterializedTableColumnColumnsComputed[];
    /** A column with data of its own. */
    columnsPhysicals: output.GetFlinkMaterializedTableColumnColumnsPhysical[];
    /** A column that shows what the system knows of a record. */
    columnsMetadatas: output.GetFlinkMaterializedTableColumnColumnsMetadata[];
  }

  /** A column that follows from others. */
  export interface GetFlinkMaterializedTableColumnColumnsComputed {
    /** Name of the column. */
    columnComputedName: string;
    /** Its type: a text such as `BIGINT`, or an object as JSON such as `{"type":"BIGINT","nullable":false}`. */
    columnComputedType: string;
    /** What it is for. */
    columnComputedComment: string;
    /** Kind of the column: that of the list that it is in. */
    columnComputedKind: string;
    /** SQL that gives its value, such as `quantity * price`. */
    columnComputedExpression: string;
    /** Whether it is read but never written. */
    columnComputedVirtual: boolean;
  }

  /** A column that shows what the system knows of a record. */
  export interface GetFlinkMaterializedTableColumnColumnsMetadata {
    /** Name of the column. */
    columnMetadataName: string;
    /** Its type: a text such as `BIGINT`, or an object as JSON such as `{"type":"BIGINT","nullable":false}`. */
    columnMetadataType: string;
    /** What it is for. */
    columnMetadataComment: string;
    /** Kind of the column: that of the list that it is in. */
    columnMetadataKind: string;
    /** What of the system it shows, such as `offset`. */
    columnMetadataKey: string;
    /** Whether it is read but never written. */
    columnMetadataVirtual: boolean;
  }

  /** A column with data of its own. */
  export interface GetFlinkMaterializedTableColumnColumnsPhysical {
    /** Name of the column. */
    columnPhysicalName: string;
    /** Its type: a text such as `BIGINT`, or an object as JSON such as `{"type":"BIGINT","nullable":false}`. */
    columnPhysicalType: string;
    /** What it is for. */
    columnPhysicalComment: string;
    /** Kind of the column: that of the list that it is in. */
    columnPhysicalKind: string;
  }

  /** Compute pool of Flink. */
  export interface GetFlinkMaterializedTableComputePool {
    /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** A constraint. */
  export interface GetFlinkMaterializedTableConstraint {
    /** Name of the constraint. */
    name: string;
    /** `PRIMARY_KEY`. Known values are `PRIMARY_KEY`; there may be others. */
    type: string;
    /** Columns that it is about. */
    columns: string[];
    /** Whether the platform sees to it. */
    enforced: boolean;
  }

  /** API key of the Flink region. Left out, the provider's is used. */
  export interface GetFlinkMaterializedTableCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** How records are distributed over partitions. */
  export interface GetFlinkMaterializedTableDistribution {
    /** `HASH`. */
    kind: string;
    /** Columns by which records are distributed. */
    keys: string[];
    /** Number of buckets. */
    bucketCount: number;
  }

  /** Environment that it belongs to. */
  export interface GetFlinkMaterializedTableEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Kafka cluster with the table's topic. */
  export interface GetFlinkMaterializedTableKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. */
    id: string;
  }

  /** Organization that it belongs to. */
  export interface GetFlinkMaterializedTableOrganization {
    /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Principal of Flink. */
  export interface GetFlinkMaterializedTablePrincipal {
    /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** How late records may be. */
  export interface GetFlinkMaterializedTableWatermark {
    /** Column with the time of a record. */
    column: string;
    /** SQL that gives the watermark, such as `order_time - INTERVAL '5' SECOND`. */
    expression: string;
  }

  /** Out of the platform to services in AWS, by PrivateLink. */
  export interface GetGatewayAwsEgressPrivateLinkGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** ARN of the principal in AWS that makes the connections of the gateway. */
    principalArn: string;
  }

  /** Into the platform from AWS, by PrivateLink. */
  export interface GetGatewayAwsIngressPrivateLinkGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** Name of the VPC endpoint service to connect to. */
    vpcEndpointServiceName: string;
  }

  /** To and from AWS, by peering. */
  export interface GetGatewayAwsPeeringGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
  }

  /** To and from AWS, by network interfaces in one's own VPC. */
  export interface GetGatewayAwsPrivateNetworkInterfaceGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** Availability zones of the gateway, by their IDs. */
    zones: string[];
    /** AWS account of the platform that the gateway uses. */
    account: string;
  }

  /** Out of the platform to services in Azure, by Private Link. */
  export interface GetGatewayAzureEgressPrivateLinkGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** Azure subscription that makes the connections of the gateway. */
    subscription: string;
  }

  /** Into the platform from Azure, by Private Link. */
  export interface GetGatewayAzureIngressPrivateLinkGateway {
    /** Region of the cloud, such as `eastus`. Upper and lower case do not count. */
    region: string;
    /** Alias of the Private Link service to connect to. */
    privateLinkServiceAlias: string;
    /** Resource ID of the Private Link service to connect to. */
    privateLinkServiceResourceId: string;
  }

  /** To and from Azure, by peering. */
  export interface GetGatewayAzurePeeringGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
  }

  /** Environment that it belongs to. */
  export interface GetGatewayEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Out of the platform to services in Google Cloud, by Private Service Connect. */
  export interface GetGatewayGcpEgressPrivateServiceConnectGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** Google Cloud project that makes the connections of the gateway. */
    project: string;
  }

  /** Into the platform from Google Cloud, by Private Service Connect. */
  export interface GetGatewayGcpIngressPrivateServiceConnectGateway {
    /** Region of the cloud, such as `eastus`. Upper and lower case do not count. */
    region: string;
    /** URI of the service attachment to connect to. */
    privateServiceConnectServiceAttachment: string;
  }

  /** To and from Google Cloud, by peering. */
  export interface GetGatewayGcpPeeringGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** Address of the IAM principal in Google Cloud that the gateway uses. */
    iamPrincipal: string;
  }

  /** Environment that it belongs to. */
  export interface GetGatewaysEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Which gateways to list; all when left out. */
  export interface GetGatewaysFilter {
    /** Kinds of gateways, such as `AwsEgressPrivateLink`. Several are alternatives. Known values are `AwsEgressPrivateLink`, `AwsIngressPrivateLink`, `AwsPeering`, `AwsPrivateNetworkInterface`, `AzureEgressPrivateLink`, `AzureIngressPrivateLink`, `AzurePeering`, `GcpEgressPrivateServiceConnect`, `GcpIngressPrivateServiceConnect` and `GcpPeering`; the platform may accept others. */
    gatewayTypes?: string[];
    /** IDs of gateways, `gw-...`. Several are alternatives. */
    ids?: string[];
    /** Regions of the clouds, such as `us-east-2`. Several are alternatives. */
    regions?: string[];
    /** Names of gateways; upper and lower case count. Several are alternatives. */
    displayNames?: string[];
    /** `CREATED`, `PROVISIONING`, `READY`, `FAILED`, `DEPROVISIONING` or `EXPIRED`, in any case. Several are alternatives. */
    phases?: string[];
  }

  /** A gateway. */
  export interface GetGatewaysGateway {
    /** ID of the gateway, `gw-...`. */
    id: string;
    /** Name for people. */
    displayName: string;
    /** Out of the platform to services in AWS, by PrivateLink. */
    awsEgressPrivateLinkGateways: output.GetGatewaysGatewayAwsEgressPrivateLinkGateway[];
    /** Into the platform from AWS, by PrivateLink. */
    awsIngressPrivateLinkGateways: output.GetGatewaysGatewayAwsIngressPrivateLinkGateway[];
    /** To and from AWS, by network interfaces in one's own VPC. */
    awsPrivateNetworkInterfaceGateways: output.GetGatewaysGatewayAwsPrivateNetworkInterfaceGateway[];
    /** Out of the platform to services in Azure, by Private Link. */
    azureEgressPrivateLinkGateways: output.GetGatewaysGatewayAzureEgressPrivateLinkGateway[];
    /** Into the platform from Azure, by Private Link. */
    azureIngressPrivateLinkGateways: output.GetGatewaysGatewayAzureIngressPrivateLinkGateway[];
    /** Into the platform from Google Cloud, by Private Service Connect. */
    gcpIngressPrivateServiceConnectGateways: output.GetGatewaysGatewayGcpIngressPrivateServiceConnectGateway[];
    /** To and from AWS, by peering. */
    awsPeeringGateways: output.GetGatewaysGatewayAwsPeeringGateway[];
    /** To and from Azure, by peering. */
    azurePeeringGateways: output.GetGatewaysGatewayAzurePeeringGateway[];
    /** To and from Google Cloud, by peering. */
    gcpPeeringGateways: output.GetGatewaysGatewayGcpPeeringGateway[];
    /** Out of the platform to services in Google Cloud, by Private Service Connect. */
    gcpEgressPrivateServiceConnectGateways: output.GetGatewaysGatewayGcpEgressPrivateServiceConnectGateway[];
  }

  /** Out of the platform to services in AWS, by PrivateLink. */
  export interface GetGatewaysGatewayAwsEgressPrivateLinkGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** ARN of the principal in AWS that makes the connections of the gateway. */
    principalArn: string;
  }

  /** Into the platform from AWS, by PrivateLink. */
  export interface GetGatewaysGatewayAwsIngressPrivateLinkGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** Name of the VPC endpoint service to connect to. */
    vpcEndpointServiceName: string;
  }

  /** To and from AWS, by peering. */
  export interface GetGatewaysGatewayAwsPeeringGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
  }

  /** To and from AWS, by network interfaces in one's own VPC. */
  export interface GetGatewaysGatewayAwsPrivateNetworkInterfaceGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** Availability zones of the gateway, by their IDs. */
    zones: string[];
    /** AWS account of the platform that the gateway uses. */
    account: string;
  }

  /** Out of the platform to services in Azure, by Private Link. */
  export interface GetGatewaysGatewayAzureEgressPrivateLinkGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** Azure subscription that makes the connections of the gateway. */
    subscription: string;
  }

  /** Into the platform from Azure, by Private Link. */
  export interface GetGatewaysGatewayAzureIngressPrivateLinkGateway {
    /** Region of the cloud, such as `eastus`. Upper and lower case do not count. */
    region: string;
    /** Alias of the Private Link service to connect to. */
    privateLinkServiceAlias: string;
    /** Resource ID of the Private Link service to connect to. */
    privateLinkServiceResourceId: string;
  }

  /** To and from Azure, by peering. */
  export interface GetGatewaysGatewayAzurePeeringGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
  }

  /** Out of the platform to services in Google Cloud, by Private Service Connect. */
  export interface GetGatewaysGatewayGcpEgressPrivateServiceConnectGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** Google Cloud project that makes the connections of the gateway. */
    project: string;
  }

  /** Into the platform from Google Cloud, by Private Service Connect. */
  export interface GetGatewaysGatewayGcpIngressPrivateServiceConnectGateway {
    /** Region of the cloud, such as `eastus`. Upper and lower case do not count. */
    region: string;
    /** URI of the service attachment to connect to. */
    privateServiceConnectServiceAttachment: string;
  }

  /** To and from Google Cloud, by peering. */
  export interface GetGatewaysGatewayGcpPeeringGateway {
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** Address of the IAM principal in Google Cloud that the gateway uses. */
    iamPrincipal: string;
  }

  /** Identity provider that the pool belongs to. */
  export interface GetIdentityPoolIdentityProvider {
    /** ID of the identity provider, `op-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** The user who invites. */
  export interface GetInvitationCreator {
    /** ID of the user who invites, `u-...`; empty when there is none. */
    id: string;
  }

  /** The user who is invited. */
  export interface GetInvitationUser {
    /** ID of the user who is invited, `u-...`; empty when there is none. */
    id: string;
  }

  /** Which addresses to list; all when left out. */
  export interface GetIpAddressesFilter {
    /** `EGRESS` or `INGRESS`. Several are alternatives. Known values are `EGRESS` and `INGRESS`; the platform may accept others. */
    addressTypes?: string[];
    /** `AWS`, `AZURE` or `GCP`; `ANY` for what is in all. Several are alternatives. Known values are `AWS`, `AZURE`, `GCP` and `ANY`; the platform may accept others. */
    clouds?: string[];
    /** Regions of the clouds, such as `us-east-1`. Several are alternatives. */
    regions?: string[];
    /** `KAFKA`, `CONNECT` or `EXTERNAL_OAUTH`. Several are alternatives. Known values are `KAFKA`, `CONNECT` and `EXTERNAL_OAUTH`; the platform may accept others. */
    services?: string[];
  }

  /** A block of addresses. */
  export interface GetIpAddressesIpAddress {
    /** API version of the object. */
    apiVersion: string;
    /** Kind of the object. */
    kind: string;
    /** The addresses, such as `10.200.0.0/28`. */
    ipPrefix: string;
    /** Services that use the addresses. */
    services: string[];
    /** Cloud that they are in; `ANY` for all. */
    cloud: string;
    /** Region that they are in. */
    region: string;
    /** `EGRESS` or `INGRESS`. */
    addressType: string;
  }

  /** Environment that it belongs to. */
  export interface GetKafkaClientQuotaEnvironment {
    /** ID of the environment, `env-...`. */
    id: string;
  }

  /** Dedicated Kafka cluster on which the quota holds. */
  export interface GetKafkaClientQuotaKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. */
    id: string;
  }

  /** Limits of the throughput. */
  export interface GetKafkaClientQuotaThroughput {
    /** What each principal may write, in bytes per second, as text. */
    ingressByteRate: string;
    /** What each principal may read, in bytes per second, as text. */
    egressByteRate: string;
  }

  /** Limits of the Basic cluster. */
  export interface GetKafkaClusterBasic {
    /** Greatest number of elastic CKUs; 0 when there is no limit. */
    maxEcku: number;
  }

  /** Key of your own that encrypts the data. Its ID is empty when there is none. */
  export interface GetKafkaClusterByokKey {
    /** ID of the key, `cck-...`. */
    id: string;
  }

  /** Given for a Dedicated cluster. */
  export interface GetKafkaClusterDedicated {
    /** Number of Confluent Units for Kafka. */
    cku: number;
    /** Legacy key of your own; empty when there is none. */
    encryptionKey: string;
    /** Zones it is in. */
    zones: string[];
  }

  /** Endpoints of one access point. */
  export interface GetKafkaClusterEndpoint {
    /** Access point, `ap-...`, or `PUBLIC` or `PRIVATE_LINK`. */
    accessPointId: string;
    /** Where Kafka clients connect first. */
    bootstrapEndpoint: string;
    /** REST endpoint. */
    restEndpoint: string;
    /** `PUBLIC`, `PRIVATE_LINK` or `PRIVATE_NETWORK_INTERFACE`. */
    connectionType: string;
  }

  /** Limits of the Enterprise cluster. */
  export interface GetKafkaClusterEnterprise {
    /** Greatest number of elastic CKUs; 0 when there is no limit. */
    maxEcku: number;
  }

  /** Environment that it belongs to. */
  export interface GetKafkaClusterEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Limits of the Freight cluster. */
  export interface GetKafkaClusterFreight {
    /** Greatest number of elastic CKUs; 0 when there is no limit. */
    maxEcku: number;
    /** Zones it is in. */
    zones: string[];
  }

  /** Private network that the cluster is in; its ID is empty for a public cluster. */
  export interface GetKafkaClusterNetwork {
    /** ID of the network, `n-...` or `nr-...`. */
    id: string;
  }

  /** Limits of the Standard cluster. */
  export interface GetKafkaClusterStandard {
    /** Greatest number of elastic CKUs; 0 when there is no limit. */
    maxEcku: number;
  }

  /** A Kafka cluster. */
  export interface GetKafkaClustersCluster {
    /** ID of the cluster, `lkc-...`. */
    id: string;
    /** Name for people. */
    displayName: string;
    /** How many zones the cluster is spread over. Known values are `SINGLE_ZONE`, `MULTI_ZONE`, `LOW` and `HIGH`; there may be others. */
    availability: string;
    /** Cloud that it is in. Known values are `AWS`, `AZURE` and `GCP`; there may be others. */
    cloud: string;
    /** Region of the cloud, such as `us-east-2`. */
    region: string;
    /** Environment that it belongs to. */
    environment: output.GetKafkaClustersClusterEnvironment;
    /** Private network that the cluster is in; its ID is empty for a public cluster. Always one element. */
    networks: output.GetKafkaClustersClusterNetwork[];
    /** Key of your own that encrypts the data. Its ID is empty when there is none. Always one element. */
    byokKeys: output.GetKafkaClustersClusterByokKey[];
    /** The platform refuses to delete the cluster while this is on. */
    deletionProtection: boolean;
    /** API version of the object, for `ApiKey.managedResource`. */
    apiVersion: string;
    /** Kind of the object, for `ApiKey.managedResource`. */
    kind: string;
    /** Where Kafka clients connect first, such as `SASL_SSL://pkc-00000.us-central1.gcp.confluent.cloud:9092`. Empty while the cluster is being made. */
    bootstrapEndpoint: string;
    /** REST endpoint of the cluster, such as `https://pkc-00000.us-central1.gcp.confluent.cloud:443`. Empty while the cluster is being made. */
    restEndpoint: string;
    /** Confluent Resource Name that role bindings to things inside the cluster begin with: `crn://confluent.cloud/organization=.../environment=env-abc123/cloud-cluster=lkc-abc123`. */
    rbacCrn: string;
    /** Endpoints by access point, sorted by the access point's ID. */
    endpoints: output.GetKafkaClustersClusterEndpoint[];
    /** One element for a cluster of the kind Basic, otherwise none. */
    basics?: output.GetKafkaClustersClusterBasic[];
    /** One element for a cluster of the kind Standard, otherwise none. */
    standards?: output.GetKafkaClustersClusterStandard[];
    /** Given for a Dedicated cluster. */
    dedicated?: output.GetKafkaClustersClusterDedicated;
    /** One element for a cluster of the kind Enterprise, otherwise none. */
    enterprises?: output.GetKafkaClustersClusterEnterprise[];
    /** One element for a cluster of the kind Freight, otherwise none. */
    freights?: output.GetKafkaClustersClusterFreight[];
  }

  /** Limits of the Basic cluster. */
  export interface GetKafkaClustersClusterBasic {
    /** Greatest number of elastic CKUs; 0 when there is no limit. */
    maxEcku: number;
  }

  /** Key of your own that encrypts the data. Its ID is empty when there is none. */
  export interface GetKafkaClustersClusterByokKey {
    /** ID of the key, `cck-...`. */
    id: string;
  }

  /** Given for a Dedicated cluster. */
  export interface GetKafkaClustersClusterDedicated {
    /** Number of Confluent Units for Kafka. */
    cku: number;
    /** Legacy key of your own; empty when there is none. */
    encryptionKey: string;
    /** Zones it is in. */
    zones: string[];
  }

  /** Endpoints of one access point. */
  export interface GetKafkaClustersClusterEndpoint {
    /** Access point, `ap-...`, or `PUBLIC` or `PRIVATE_LINK`. */
    accessPointId: string;
    /** Where Kafka clients connect first. */
    bootstrapEndpoint: string;
    /** REST endpoint. */
    restEndpoint: string;
    /** `PUBLIC`, `PRIVATE_LINK` or `PRIVATE_NETWORK_INTERFACE`. */
    connectionType: string;
  }

  /** Limits of the Enterprise cluster. */
  export interface GetKafkaClustersClusterEnterprise {
    /** Greatest number of elastic CKUs; 0 when there is no limit. */
    maxEcku: number;
  }

  /** Environment that it belongs to. */
  export interface GetKafkaClustersClusterEnvironment {
    /** ID of the environment, `env-...`. */
    id: string;
  }

  /** Limits of the Freight cluster. */
  export interface GetKafkaClustersClusterFreight {
    /** Greatest number of elastic CKUs; 0 when there is no limit. */
    maxEcku: number;
    /** Zones it is in. */
    zones: string[];
  }

  /** Private network that the cluster is in; its ID is empty for a public cluster. */
  export interface GetKafkaClustersClusterNetwork {
    /** ID of the network, `n-...` or `nr-...`. */
    id: string;
  }

  /** Limits of the Standard cluster. */
  export interface GetKafkaClustersClusterStandard {
    /** Greatest number of elastic CKUs; 0 when there is no limit. */
    maxEcku: number;
  }

  /** Environment that it belongs to. */
  export interface GetKafkaClustersEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** API key of the Kafka cluster. Left out, the provider's is used. */
  export interface GetKafkaTopicCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Kafka cluster, `lkc-...`. Left out, the provider's is used. */
  export interface GetKafkaTopicKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** Service account or user that it works as. What it may do in the Kafka cluster and the Schema Registry must be allowed before. */
  export interface GetKsqlClusterCredentialIdentity {
    /** ID of the service account or user, `sa-...` or `u-...`. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetKsqlClusterEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Kafka cluster that it reads and writes. */
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
    /** Endpoint service to reach the VPC by PrivateLink; empty when there is none. */
    privateLinkEndpointService: string;
  }

  /** The network in Azure. */
  export interface GetNetworkAzure {
    /** Alias of the Private Link service in each zone. */
    privateLinkServiceAliases: { [key: string]: string };
  }

  /** How host names are resolved. */
  export interface GetNetworkDnsConfig {
    /** `CHASED_PRIVATE` or `PRIVATE`. */
    resolution: string;
  }

  /** Environment that it belongs to. */
  export interface GetNetworkEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** The gateway. */
  export interface GetNetworkGateway {
    /** ID of the gateway, `gw-...`; empty when there is none. */
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

  /** Environment that it belongs to. */
  export interface GetNetworkLinkEndpointEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Network that it belongs to. */
  export interface GetNetworkLinkEndpointNetwork {
    /** ID of the network, `n-...` or `nr-...`. */
    id: string;
  }

  /** Network link service that it connects to. */
  export interface GetNetworkLinkEndpointNetworkLinkService {
    /** ID of the network link service, `nls-...`. */
    id: string;
  }

  /** Who may connect to the service. */
  export interface GetNetworkLinkServiceAccept {
    /** Environments whose networks may all connect. */
    environments: string[];
    /** Single networks that may connect. */
    networks: string[];
  }

  /** Environment that it belongs to. */
  export interface GetNetworkLinkServiceEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Network that it belongs to. */
  export interface GetNetworkLinkServiceNetwork {
    /** ID of the network, `n-...` or `nr-...`. */
    id: string;
  }

  /** A zone. */
  export interface GetNetworkZoneInfo {
    /** ID of the zone. */
    zoneId: string;
    /** IPv4 block of the zone, of size /27. */
    cidr: string;
  }

  /** A VPC in AWS. */
  export interface GetPeeringAw {
    /** ID of the AWS account, 12 digits. */
    account: string;
    /** ID of the VPC that is peered with. */
    vpc: string;
    /** Blocks of addresses of the VPC, to which traffic goes through the peering. Their order counts. */
    routes: string[];
    /** Region of the network that is peered with. */
    customerRegion: string;
  }

  /** A VNet in Azure. */
  export interface GetPeeringAzure {
    /** ID of the Azure tenant that the VNet belongs to. */
    tenant: string;
    /** Resource ID of the VNet: `/subscriptions/.../resourceGroups/.../providers/Microsoft.Network/virtualNetworks/...`. */
    vnet: string;
    /** Region of the network that is peered with. */
    customerRegion: string;
  }

  /** Environment that it belongs to. */
  export interface GetPeeringEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** A VPC network in Google Cloud. */
  export interface GetPeeringGcp {
    /** ID of the Google Cloud project that the VPC network belongs to. */
    project: string;
    /** Name of the VPC network that is peered with. */
    vpcNetwork: string;
    /** Take over the custom routes of the VPC network. */
    importCustomRoutes: boolean;
  }

  /** Network that it belongs to. */
  export interface GetPeeringNetwork {
    /** ID of the network, `n-...` or `nr-...`. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetPluginEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** An AWS account, which reaches the network by PrivateLink. */
  export interface GetPrivateLinkAccessAw {
    /** ID of the AWS account, 12 digits. */
    account: string;
  }

  /** An Azure subscription, which reaches the network by Private Link. */
  export interface GetPrivateLinkAccessAzure {
    /** ID of the Azure subscription. */
    subscription: string;
  }

  /** Environment that it belongs to. */
  export interface GetPrivateLinkAccessEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** A Google Cloud project, which reaches the network by Private Service Connect. */
  export interface GetPrivateLinkAccessGcp {
    /** ID of the Google Cloud project. */
    project: string;
  }

  /** Network that it belongs to. */
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
    /** ID of the VPC endpoint in the own account, `vpce-...`. */
    vpcEndpointId: string;
  }

  /** A private endpoint in Azure. */
  export interface GetPrivateLinkAttachmentConnectionAzure {
    /** Resource ID of the private endpoint in the own subscription. Upper and lower case do not count. */
    privateEndpointResourceId: string;
  }

  /** Environment that it belongs to. */
  export interface GetPrivateLinkAttachmentConnectionEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** A Private Service Connect endpoint in Google Cloud. */
  export interface GetPrivateLinkAttachmentConnectionGcp {
    /** ID of the connection in the own project, a long number as text. */
    privateServiceConnectConnectionId: string;
  }

  /** Private link attachment that it connects to. */
  export interface GetPrivateLinkAttachmentConnectionPrivateLinkAttachment {
    /** ID of the private link attachment, `platt-...`. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetPrivateLinkAttachmentEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** The attachment in Google Cloud. */
  export interface GetPrivateLinkAttachmentGcp {
    /** URI of the service attachment to connect to. */
    privateServiceConnectServiceAttachment: string;
  }

  /** A tenant in Azure. */
  export interface GetProviderIntegrationAuthorizationAzure {
    /** ID of the own Azure tenant. */
    customerAzureTenantId: string;
    /** ID of the platform's application, for which the own tenant needs a service principal. */
    confluentMultiTenantAppId: string;
  }

  /** Environment that it belongs to. */
  export interface GetProviderIntegrationAuthorizationEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** A service account in Google Cloud. */
  export interface GetProviderIntegrationAuthorizationGcp {
    /** The own service account in Google Cloud, which the platform acts as. */
    customerGoogleServiceAccount: string;
    /** Service account of the platform, which must be allowed to act as the own one. */
    googleServiceAccount: string;
  }

  /** A role in AWS. */
  export interface GetProviderIntegrationAw {
    /** ARN of the role in the own account that the platform takes on. */
    customerRoleArn: string;
    /** ARN of the platform's role, which the own role must trust. */
    iamRoleArn: string;
    /** External ID that the platform names when it takes on the role: a condition for the own role's trust. */
    externalId: string;
  }

  /** Environment that it belongs to. */
  export interface GetProviderIntegrationEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetProviderIntegrationSetupEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetRtceTopicEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Kafka cluster that it belongs to. */
  export interface GetRtceTopicKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetSchemaCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** What is known about the schema. */
  export interface GetSchemaMetadata {
    /** Tags of the schema's fields. If omitted, the platform chooses a value. */
    tags: output.GetSchemaMetadataTag[];
    /** Properties by name. If omitted, the platform chooses a value. */
    properties: { [key: string]: string };
    /** Names of the properties whose values are sensitive. If omitted, the platform chooses a value. */
    sensitives: string[];
  }

  /** Tags of a field. */
  export interface GetSchemaMetadataTag {
    /** Path of the tagged field, such as `**.ssn`. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
    key: string;
    /** Its tags. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
    values: string[];
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetSchemaRegistryClusterConfigCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetSchemaRegistryClusterConfigSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetSchemaRegistryClusterEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetSchemaRegistryClusterModeCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetSchemaRegistryClusterModeSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
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
    /** Name for people. */
    displayName: string;
    /** Environment that it belongs to. */
    environment: output.GetSchemaRegistryClustersClusterEnvironment;
    /** `ESSENTIALS` or `ADVANCED`. */
    package: string;
    /** `AWS`, `AZURE` or `GCP`. */
    cloud: string;
    /** Region of the cloud. */
    region: string;
    /** REST endpoint, such as `https://psrc-00000.us-central1.gcp.confluent.cloud`. */
    restEndpoint: string;
    /** REST endpoint of the Stream Catalog. */
    catalogEndpoint: string;
    /**
     * REST endpoint within private networks.
     *
     * @deprecated Use privateRegionalRestEndpoints.
     */
    privateRestEndpoint: string;
    /** REST endpoints within private networks, by region. */
    privateRegionalRestEndpoints: { [key: string]: string };
    /** Confluent Resource Name of the cluster. */
    resourceName: string;
  }

  /** Environment that it belongs to. */
  export interface GetSchemaRegistryClustersClusterEnvironment {
    /** ID of the environment, `env-...`. */
    id: string;
  }

  /** Environment whose clusters are listed; all when left out. */
  export interface GetSchemaRegistryClustersEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetSchemaRegistryDekCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetSchemaRegistryDekSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetSchemaRegistryKekCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetSchemaRegistryKekSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Rules that clients run with the schema, in this order. */
  export interface GetSchemaRuleset {
    /** Rules about the content of messages. */
    domainRules: output.GetSchemaRulesetDomainRule[];
    /** Rules between versions of the schema. */
    migrationRules: output.GetSchemaRulesetMigrationRule[];
    /** Rules about the encoded message. */
    encodingRules: output.GetSchemaRulesetEncodingRule[];
  }

  /** A rule. */
  export interface GetSchemaRulesetDomainRule {
    /** Name of the rule. */
    name: string;
    /** What the rule is for. Defaults to an empty string. */
    doc: string;
    /** `CONDITION` checks messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: string;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: string;
    /** Engine that runs it, such as `CEL` or `ENCRYPT`. */
    type: string;
    /** Expression that the engine evaluates. Defaults to an empty string. */
    expr: string;
    /** Action after success. Two actions for writing and reading are separated by a comma. Defaults to `NONE,NONE`. */
    onSuccess: string;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure: string;
    /** Keeps the rule without running it. Defaults to `false`. */
    disabled: boolean;
    /** Tags of the fields that the rule is about. If omitted, the platform chooses a value. */
    tags: string[];
    /** Parameters of the rule's engine. If omitted, the platform chooses a value. */
    params: { [key: string]: string };
  }

  /** A rule. */
  export interface GetSchemaRulesetEncodingRule {
    /** Name of the rule. */
    name: string;
    /** What the rule is for. Defaults to an empty string. */
    doc: string;
    /** `CONDITION` checks messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: string;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: string;
    /** Engine that runs it, such as `CEL` or `ENCRYPT`. */
    type: string;
    /** Expression that the engine evaluates. Defaults to an empty string. */
    expr: string;
    /** Action after success. Two actions for writing and reading are separated by a comma. Defaults to `NONE,NONE`. */
    onSuccess: string;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure: string;
    /** Keeps the rule without running it. Defaults to `false`. */
    disabled: boolean;
    /** Tags of the fields that the rule is about. If omitted, the platform chooses a value. */
    tags: string[];
    /** Parameters of the rule's engine. If omitted, the platform chooses a value. */
    params: { [key: string]: string };
  }

  /** A rule. */
  export interface GetSchemaRulesetMigrationRule {
    /** Name of the rule. */
    name: string;
    /** What the rule is for. Defaults to an empty string. */
    doc: string;
    /** `CONDITION` checks messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: string;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: string;
    /** Engine that runs it, such as `CEL` or `ENCRYPT`. */
    type: string;
    /** Expression that the engine evaluates. Defaults to an empty string. */
    expr: string;
    /** Action after success. Two actions for writing and reading are separated by a comma. Defaults to `NONE,NONE`. */
    onSuccess: string;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure: string;
    /** Keeps the rule without running it. Defaults to `false`. */
    disabled: boolean;
    /** Tags of the fields that the rule is about. If omitted, the platform chooses a value. */
    tags: string[];
    /** Parameters of the rule's engine. If omitted, the platform chooses a value. */
    params: { [key: string]: string };
  }

  /** A schema referred to. */
  export interface GetSchemaSchemaReference {
    /** Subject of the schema referred to. */
    subjectName: string;
    /** Name by which the text refers to it: an Avro full name, a JSON Schema URL or a Protobuf file name. */
    name: string;
    /** Version of the schema within that subject. */
    version: number;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetSchemaSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetSchemasCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Which schemas. Left out, all that are not deleted. */
  export interface GetSchemasFilter {
    /** Beginning of the subjects' names. Defaults to an empty string. */
    subjectPrefix: string;
    /** Only the latest version of each subject. Defaults to `false`. */
    latestOnly: boolean;
    /** Also schemas that are deleted, but not for good. Defaults to `false`. */
    deleted: boolean;
  }

  /** A schema. */
  export interface GetSchemasSchema {
    /** Subject that the schema is registered under. `:.context:name` is a subject in a context. */
    subjectName: string;
    /** Language that the schema is written in. Known values are `AVRO`, `JSON` and `PROTOBUF`; there may be others. */
    format: string;
    /** Text of the schema. */
    schema: string;
    /** Schemas that the text refers to. Their order means nothing. */
    schemaReferences: output.GetSchemasSchemaSchemaReference[];
    /** ID of the schema in the registry. Equal texts under two subjects share it. */
    schemaIdentifier: number;
    /** Version of the schema within the subject. */
    version: number;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetSchemasSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** A schema referred to. */
  export interface GetSchemasSchemaSchemaReference {
    /** Subject of the schema referred to. */
    subjectName: string;
    /** Name by which the text refers to it: an Avro full name, a JSON Schema URL or a Protobuf file name. */
    name: string;
    /** Version of the schema within that subject. */
    version: number;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetSubjectConfigCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetSubjectConfigSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetSubjectModeCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetSubjectModeSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** A container of one's own in Azure Data Lake Storage Gen2. */
  export interface GetTableflowTopicAzureDataLakeStorageGen2 {
    /** Name of the storage account, in the region of the Kafka cluster. */
    storageAccountName: string;
    /** Name of the container. */
    containerName: string;
    /** Region of the storage account. */
    storageRegion: string;
    /** ID of the provider integration by which the platform reaches it, `cspi-...`. */
    providerIntegrationId: string;
    /** Where the table lies in the container. */
    tablePath: string;
  }

  /** A bucket of one's own in AWS. */
  export interface GetTableflowTopicByobAw {
    /** Name of the bucket, in the region of the Kafka cluster. */
    bucketName: string;
    /** Region of the bucket. */
    bucketRegion: string;
    /** ID of the provider integration by which the platform reaches it, `cspi-...`. */
    providerIntegrationId: string;
  }

  /** Tableflow API key. Left out, the provider's is used. */
  export interface GetTableflowTopicCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Environment that it belongs to. */
  export interface GetTableflowTopicEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** What is done about a record that does not fit the table. */
  export interface GetTableflowTopicErrorHandling {
    /** `SUSPEND` stops, `SKIP` leaves the record out, `LOG` puts it into another topic and goes on. */
    mode: string;
    /** Topic for such records with `LOG`. The platform's own choice is `error_log`. */
    logTarget: string;
  }

  /** Kafka cluster that it belongs to. */
  export interface GetTableflowTopicKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** Storage of the platform's own. */
  export interface GetTableflowTopicManagedStorage {}

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetTagBindingCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetTagBindingSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetTagCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetTagSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** A transit gateway in AWS. */
  export interface GetTransitGatewayAttachmentAw {
    /** ARN of the share in AWS Resource Access Manager that makes the transit gateway visible to the platform. */
    ramResourceShareArn: string;
    /** ID of the transit gateway. */
    transitGatewayId: string;
    /** Blocks of addresses to which traffic goes through the transit gateway. Their order counts. */
    routes: string[];
    /** ID of the attachment in AWS; empty until AWS has made it. */
    transitGatewayAttachmentId: string;
  }

  /** Environment that it belongs to. */
  export interface GetTransitGatewayAttachmentEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Network that it belongs to. */
  export interface GetTransitGatewayAttachmentNetwork {
    /** ID of the network, `n-...` or `nr-...`. */
    id: string;
  }

  export namespace config {
    /** Sign in with a token of your identity provider instead of API keys. Excludes every key and secret variable. */
    export interface Oauth {
      /** Token endpoint of the identity provider. Must be a URL that begins with https:// (http:// for a server on this machine only). Exactly one of `oauthExternalTokenUrl` or `oauthExternalAccessToken` must be set. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
      oauthExternalTokenUrl?: string;
      /** Client ID at the identity provider. Must not be empty. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
      oauthExternalClientId?: string;
      /** Client secret at the identity provider. Must not be empty. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
      oauthExternalClientSecret?: string;
      /** Scope to ask the identity provider for. Entra ID needs `api://<client id>/.default`. */
      oauthExternalTokenScope?: string;
      /** A ready access token of the identity provider, instead of the client credentials. It cannot be renewed: when it expires, configure a fresh one. Exactly one of `oauthExternalTokenUrl` or `oauthExternalAccessToken` must be set. */
      oauthExternalAccessToken?: string;
      /** Identity pool to act as, `pool-...`. Must not be empty. */
      oauthIdentityPoolId: string;
      /** Lifetime to ask for when a token is exchanged, in seconds. The service's greatest and default value is 900. Must hold a whole number of seconds from 1 to 900. */
      oauthStsTokenExpiredInSeconds?: string;
    }
  }
}
