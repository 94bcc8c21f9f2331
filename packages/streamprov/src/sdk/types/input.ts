// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./enums.ts";

export namespace input {
  /** Out of the platform to a service in AWS, by PrivateLink. */
  export interface AccessPointAwsEgressPrivateLinkEndpoint {
    /** Name of the VPC endpoint service that the endpoint connects to. Must not be empty. A change replaces the resource. */
    vpcEndpointServiceName: pulumi.Input<string>;
    /** Spread the endpoint over several zones. Defaults to `false`. A change replaces the resource. */
    enableHighAvailability?: pulumi.Input<boolean | undefined>;
    /** ID of the VPC endpoint that the platform has made. Only the platform sets it. */
    vpcEndpointId?: pulumi.Input<string | undefined>;
    /** DNS name of the VPC endpoint. Only the platform sets it. */
    vpcEndpointDnsName?: pulumi.Input<string | undefined>;
  }

  /** Into the platform from AWS, by PrivateLink. */
  export interface AccessPointAwsIngressPrivateLinkEndpoint {
    /** ID of the VPC endpoint in the own account. Must not be empty. A change replaces the resource. */
    vpcEndpointId: pulumi.Input<string>;
    /** Name of the platform's VPC endpoint service. Only the platform sets it. */
    vpcEndpointServiceName?: pulumi.Input<string | undefined>;
    /** DNS domain of the access point; empty where there is none. Only the platform sets it. */
    dnsDomain?: pulumi.Input<string | undefined>;
  }

  /** To and from AWS, by network interfaces in one's own VPC. */
  export interface AccessPointAwsPrivateNetworkInterface {
    /** Network interfaces in the own account, at least 6. Can be changed in place. At least 6 elements. */
    networkInterfaces: pulumi.Input<pulumi.Input<string>[]>;
    /** ID of the AWS account, 12 digits. Must be the ID of an AWS account, 12 digits. A change replaces the resource. */
    account: pulumi.Input<string>;
    /** Blocks of addresses that are reached through the interfaces, at most 10. Their order counts. Can be changed in place. At most 10 elements. */
    routes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** Out of the platform to a service in Azure, by Private Link. */
  export interface AccessPointAzureEgressPrivateLinkEndpoint {
    /** Resource ID of the Private Link service that the endpoint connects to. Must not be empty. A change replaces the resource. */
    privateLinkServiceResourceId: pulumi.Input<string>;
    /** Name of the part of the service that the endpoint connects to. A change replaces the resource. */
    privateLinkSubresourceName?: pulumi.Input<string | undefined>;
    /** Resource ID of the private endpoint. Only the platform sets it. */
    privateEndpointResourceId?: pulumi.Input<string | undefined>;
    /** Domain of the private endpoint. Only the platform sets it. */
    privateEndpointDomain?: pulumi.Input<string | undefined>;
    /** IP address of the private endpoint. Only the platform sets it. */
    privateEndpointIpAddress?: pulumi.Input<string | undefined>;
    /** Domains of the private endpoint's own DNS configuration. Only the platform sets it. */
    privateEndpointCustomDnsConfigDomains?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** Into the platform from Azure, by Private Link. */
  export interface AccessPointAzureIngressPrivateLinkEndpoint {
    /** Resource ID of the private endpoint in the own subscription. Upper and lower case do not count. Must not be empty. Case is ignored in comparisons. A change replaces the resource. */
    privateEndpointResourceId: pulumi.Input<string>;
    /** Alias of the platform's Private Link service. Only the platform sets it. */
    privateLinkServiceAlias?: pulumi.Input<string | undefined>;
    /** Resource ID of the platform's Private Link service. Only the platform sets it. */
    privateLinkServiceResourceId?: pulumi.Input<string | undefined>;
    /** DNS domain of the access point; empty where there is none. Only the platform sets it. */
    dnsDomain?: pulumi.Input<string | undefined>;
  }

  /** Environment that it belongs to. */
  export interface AccessPointEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Gateway that it belongs to. */
  export interface AccessPointGateway {
    /** ID of the gateway, `gw-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Out of the platform to a service in Google Cloud, by Private Service Connect. */
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

  /** Into the platform from Google Cloud, by Private Service Connect. */
  export interface AccessPointGcpIngressPrivateServiceConnectEndpoint {
    /** ID of the connection in the own project, a long number as text. Must be a number of digits alone. A change replaces the resource. */
    privateServiceConnectConnectionId: pulumi.Input<string>;
    /** URI of the platform's service attachment. Only the platform sets it. */
    privateServiceConnectServiceAttachment?: pulumi.Input<string | undefined>;
    /** DNS domain of the access point; empty where there is none. Only the platform sets it. */
    dnsDomain?: pulumi.Input<string | undefined>;
  }

  /** Cluster, region or service that the key opens. Left out, it is a Cloud API key, for the control plane. */
  export interface ApiKeyManagedResource {
    /** ID of the cluster (`lkc-...`, `lsrc-...`, `lksqlc-...`), `<cloud>.<region>` of a Flink region such as `aws.us-east-1`, `tableflow` or `global`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. `id`, `kind` and `apiVersion` are those of one service. */
    id: pulumi.Input<string>;
    /** `Region` for Flink, `Cluster` for Kafka, Schema Registry and ksqlDB. One of `Cluster`, `Region`, `Tableflow` or `Global`. `id`, `kind` and `apiVersion` are those of one service. */
    kind: pulumi.Input<enums.ApiKeyManagedResourceKind | (string & {})>;
    /** API of the resource: `cmk` is Kafka, `srcm` Schema Registry, `ksqldbcm` ksqlDB, `fcpm` Flink. One of `cmk/v2`, `srcm/v2`, `srcm/v3`, `ksqldbcm/v2`, `fcpm/v2`, `tableflow/v1` or `global/v1`. `id`, `kind` and `apiVersion` are those of one service. */
    apiVersion: pulumi.Input<enums.ApiKeyManagedResourceApiVersion | (string & {})>;
    /** Environment of the resource. Needed for Flink, and for Kafka to find out when the key is ready. */
    environment?: pulumi.Input<input.ApiKeyManagedResourceEnvironment | undefined>;
  }

  /** Environment of the resource. Needed for Flink, and for Kafka to find out when the key is ready. */
  export interface ApiKeyManagedResourceEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Service account or user that the key acts as. `id`, `kind` and `apiVersion` of a `ServiceAccount` fit. */
  export interface ApiKeyOwner {
    /** ID of the owner: `sa-...` or `u-...`. Between 1 and 255 characters. Must begin with u- or sa-. The `kind` is ServiceAccount for an ID that begins with sa-, and User for one that begins with u-. */
    id: pulumi.Input<string>;
    /** Kind of the owner. One of `ServiceAccount` or `User`. The `kind` is ServiceAccount for an ID that begins with sa-, and User for one that begins with u-. */
    kind: pulumi.Input<enums.ApiKeyOwnerKind | (string & {})>;
    /** API version of the owner. Must be `iam/v2`. */
    apiVersion: pulumi.Input<enums.ApiKeyOwnerApiVersion | (string & {})>;
  }

  /** An attribute. */
  export interface BusinessMetadataAttributeDefinition {
    /** Name of the attribute. Must not be empty. */
    name: pulumi.Input<string>;
    /** Whether an entity may go without it. Defaults to `false`. */
    isOptional?: pulumi.Input<boolean | undefined>;
    /** Its value where none is given. Defaults to an empty string. */
    defaultValue?: pulumi.Input<string | undefined>;
    /** What it says. Defaults to an empty string. */
    description?: pulumi.Input<string | undefined>;
    /** Type of its values: `string`. Only the platform sets it. */
    type?: pulumi.Input<string | undefined>;
    /** What the platform keeps of it besides, such as `maxStrLength`. Only the platform sets it. */
    options?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface BusinessMetadataBindingCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface BusinessMetadataBindingSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface BusinessMetadataCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface BusinessMetadataSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** A key in AWS. */
  export interface ByokKeyAws {
    /** ARN of the key in AWS KMS. Must not be empty. A change replaces the resource. */
    keyArn: pulumi.Input<string>;
    /** Roles of the platform that must be allowed to use the key, before a cluster is made with it. Only the platform sets it. */
    roles?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** A key in Azure. */
  export interface ByokKeyAzure {
    /** Address of the key in Azure Key Vault. Must not be empty. A change replaces the resource. */
    keyIdentifier: pulumi.Input<string>;
    /** Resource ID of the key vault. Must not be empty. A change replaces the resource. */
    keyVaultId: pulumi.Input<string>;
    /** ID of the Azure tenant that the vault belongs to. Must not be empty. A change replaces the resource. */
    tenantId: pulumi.Input<string>;
    /** ID of the platform's application that must be allowed to use the key, before a cluster is made with it. Only the platform sets it. */
    applicationId?: pulumi.Input<string | undefined>;
  }

  /** A key in Google Cloud. */
  export interface ByokKeyGcp {
    /** Resource name of the key in Cloud KMS. Must not be empty. A change replaces the resource. */
    keyId: pulumi.Input<string>;
    /** Google group of the platform that must be allowed to use the key, before a cluster is made with it. Only the platform sets it. */
    securityGroup?: pulumi.Input<string | undefined>;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface CatalogEntityAttributesCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface CatalogEntityAttributesSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** A catalog in AWS Glue. */
  export interface CatalogIntegrationAwsGlue {
    /** ID of the provider integration by which the platform reaches the AWS account, `cspi-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. A change replaces the resource. */
    providerIntegrationId: pulumi.Input<string>;
    /** Database of the tables, in the place of the platform's choice. */
    customDatabase?: pulumi.Input<string | undefined>;
  }

  /** Tableflow API key. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface CatalogIntegrationCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface CatalogIntegrationEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Kafka cluster that it belongs to. */
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
    /** Scope that the client may ask for, such as `PRINCIPAL_ROLE:ALL`. Must not be empty. */
    allowedScope: pulumi.Input<string>;
    /** Namespace of the tables, in the place of the platform's choice. */
    customNamespace?: pulumi.Input<string | undefined>;
    /** ID of the client by which the platform signs in to the catalog. Must not be empty. The platform never returns it, so it is compared with the previous input. */
    clientId: pulumi.Input<string>;
    /** Secret of the client. Must not be empty. The platform never returns it, so it is compared with the previous input. */
    clientSecret: pulumi.Input<string>;
  }

  /** A catalog in Unity Catalog of Databricks. */
  export interface CatalogIntegrationUnity {
    /** URL of the Databricks workspace, such as `https://abc.cloud.databricks.com`. Must not be empty. */
    workspaceEndpoint: pulumi.Input<string>;
    /** Name of the catalog in Unity Catalog. Must not be empty. */
    catalogName: pulumi.Input<string>;
    /** Schema of the tables, in the place of the platform's choice. */
    customSchema?: pulumi.Input<string | undefined>;
    /** ID of the client by which the platform signs in to the workspace. Must not be empty. The platform never returns it, so it is compared with the previous input. */
    clientId: pulumi.Input<string>;
    /** Secret of the client. Must not be empty. The platform never returns it, so it is compared with the previous input. */
    clientSecret: pulumi.Input<string>;
  }

  /** Certificate authority whose certificates the pool admits. */
  export interface CertificatePoolCertificateAuthority {
    /** ID of the certificate authority, `op-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Cluster that topics are mirrored to, with linkMode `DESTINATION` or `SOURCE`. */
  export interface ClusterLinkDestinationKafkaCluster {
    /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
    id: pulumi.Input<string>;
    /** REST endpoint of the cluster, where the link is on it. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    restEndpoint?: pulumi.Input<string | undefined>;
    /** Bootstrap endpoint of the cluster, where it is the other end. It is passed on as it is, with or without `SASL_SSL://`. Must not be empty. A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    bootstrapEndpoint?: pulumi.Input<string | undefined>;
    /** API key of the cluster. Changes in place. Needed for the cluster that the link is on, and with connectionMode `OUTBOUND` for the other one, unless the provider signs in with OAuth. With `INBOUND` the other one has none. */
    credentials?: pulumi.Input<input.ClusterLinkDestinationKafkaClusterCredentials | undefined>;
  }

  /** API key of the cluster. Changes in place. */
  export interface ClusterLinkDestinationKafkaClusterCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Cluster that this end of the link is on, with linkMode `BIDIRECTIONAL`. */
  export interface ClusterLinkLocalKafkaCluster {
    /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
    id: pulumi.Input<string>;
    /** REST endpoint of the cluster, where the link is on it. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    restEndpoint?: pulumi.Input<string | undefined>;
    /** Bootstrap endpoint of the cluster, where it is the other end. It is passed on as it is, with or without `SASL_SSL://`. Must not be empty. A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    bootstrapEndpoint?: pulumi.Input<string | undefined>;
    /** API key of the cluster. Changes in place. Needed for the cluster that the link is on, and with connectionMode `OUTBOUND` for the other one, unless the provider signs in with OAuth. With `INBOUND` the other one has none. */
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
    /** REST endpoint of the cluster, where the link is on it. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    restEndpoint?: pulumi.Input<string | undefined>;
    /** Bootstrap endpoint of the cluster, where it is the other end. It is passed on as it is, with or without `SASL_SSL://`. Must not be empty. A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    bootstrapEndpoint?: pulumi.Input<string | undefined>;
    /** API key of the cluster. Changes in place. Needed for the cluster that the link is on, and with connectionMode `OUTBOUND` for the other one, unless the provider signs in with OAuth. With `INBOUND` the other one has none. */
    credentials?: pulumi.Input<input.ClusterLinkRemoteKafkaClusterCredentials | undefined>;
  }

  /** API key of the cluster. Changes in place. */
  export interface ClusterLinkRemoteKafkaClusterCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Cluster that topics are mirrored from, with linkMode `DESTINATION` or `SOURCE`. */
  export interface ClusterLinkSourceKafkaCluster {
    /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
    id: pulumi.Input<string>;
    /** REST endpoint of the cluster, where the link is on it. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    restEndpoint?: pulumi.Input<string | undefined>;
    /** Bootstrap endpoint of the cluster, where it is the other end. It is passed on as it is, with or without `SASL_SSL://`. Must not be empty. A change replaces the resource. At most one of `restEndpoint` or `bootstrapEndpoint` can be set. */
    bootstrapEndpoint?: pulumi.Input<string | undefined>;
    /** API key of the cluster. Changes in place. Needed for the cluster that the link is on, and with connectionMode `OUTBOUND` for the other one, unless the provider signs in with OAuth. With `INBOUND` the other one has none. */
    credentials?: pulumi.Input<input.ClusterLinkSourceKafkaClusterCredentials | undefined>;
  }

  /** API key of the cluster. Changes in place. */
  export interface ClusterLinkSourceKafkaClusterCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface ConnectArtifactEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface ConnectorEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Kafka cluster that it reads from or writes to. */
  export interface ConnectorKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** Where the connector begins in a partition. What is a number or a truth value is sent as such, with all its digits. */
  export interface ConnectorOffset {
    /** What names the partition, such as `kafka_topic`. */
    partition: pulumi.Input<{ [key: string]: pulumi.Input<string> }>;
    /** Where it begins there, such as `kafka_offset`. */
    offset: pulumi.Input<{ [key: string]: pulumi.Input<string> }>;
  }

  /** A connector. */
  export interface CustomConnectorPluginVersionConnectorClass {
    /** Java class of the connector. Between 1 and 150 characters. Must be the name of a Java class, such as com.example.Orders. */
    connectorClassName: pulumi.Input<string>;
    /** Whether connectors bring data into the platform or out of it. One of `SOURCE` or `SINK`. */
    connectorType: pulumi.Input<enums.CustomConnectorPluginVersionConnectorClassConnectorType | (string & {})>;
  }

  /** Environment that it belongs to. */
  export interface CustomConnectorPluginVersionEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface DnsForwarderEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** By DNS zones of Google Cloud. */
  export interface DnsForwarderForwardViaGcpDnsZones {
    /** For each domain the DNS zone of Google Cloud that is asked, and its project. If omitted, the platform chooses a value. `domainMappings` must be set. */
    domainMappings?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  }

  /** By DNS servers of one's own. */
  export interface DnsForwarderForwardViaIp {
    /** DNS servers that are asked, at most 3. Between 1 and 3 elements. If omitted, the platform chooses a value. `dnsServerIps` must be set. */
    dnsServerIps?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** Gateway that it belongs to. */
  export interface DnsForwarderGateway {
    /** ID of the gateway, `gw-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface DnsRecordEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Gateway that it belongs to. */
  export interface DnsRecordGateway {
    /** ID of the gateway, `gw-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Access point that the domain leads to. */
  export interface DnsRecordPrivateLinkAccessPoint {
    /** ID of the access point, `ap-...`. Can be changed in place. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Stream Governance of the environment. */
  export interface EnvironmentStreamGovernance {
    /** Stream Governance package. Whether it may be lowered later is the service's decision. One of `ESSENTIALS` or `ADVANCED`. */
    package: pulumi.Input<enums.EnvironmentStreamGovernancePackage | (string & {})>;
  }

  /** Environment that it belongs to. */
  export interface FlinkArtifactEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** A version of the artifact. */
  export interface FlinkArtifactVersion {
    /** ID of the version. */
    version: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface FlinkComputePoolEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Compute pool of Flink. */
  export interface FlinkConnectionComputePool {
    /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. It cannot be changed, because the platform changes nothing of a connection but its secrets; go back, or make it anew with `pulumi up --replace`. */
    id: pulumi.Input<string>;
  }

  /** API key of the Flink region. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface FlinkConnectionCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface FlinkConnectionEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. A change replaces the resource. */
    id: pulumi.Input<string>;
  }

  /** Organization that it belongs to. */
  export interface FlinkConnectionOrganization {
    /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID, without blanks and slashes. A change replaces the resource. */
    id: pulumi.Input<string>;
  }

  /** Principal of Flink. */
  export interface FlinkConnectionPrincipal {
    /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. It cannot be changed, because the platform changes nothing of a connection but its secrets; go back, or make it anew with `pulumi up --replace`. */
    id: pulumi.Input<string>;
  }

  /** A column. */
  export interface FlinkMaterializedTableColumn {
    /** A column that follows from others. */
    columnsComputeds?: pulumi.Input<pulumi.Input<input.FlinkMaterializedTableColumnColumnsComputed>[] | undefined>;
    /** A column with data of its own. */
    columnsPhysicals?: pulumi.Input<pulumi.Input<input.FlinkMaterializedTableColumnColumnsPhysical>[] | undefined>;
    /** A column that shows what the system knows of a record. */
    columnsMetadatas?: pulumi.Input<pulumi.Input<input.FlinkMaterializedTableColumnColumnsMetadata>[] | undefined>;
  }

  /** A column that follows from others. */
  export interface FlinkMaterializedTableColumnColumnsComputed {
    /** Name of the column. */
    columnComputedName?: pulumi.Input<string | undefined>;
    /** Its type: a text such as `BIGINT`, or an object as JSON such as `{"type":"BIGINT","nullable":false}`. */
    columnComputedType?: pulumi.Input<string | undefined>;
    /** What it is for. */
    columnComputedComment?: pulumi.Input<string | undefined>;
    /** Kind of the column: that of the list that it is in. Must be Computed. Defaults to `Computed`. */
    columnComputedKind?: pulumi.Input<string | undefined>;
    /** SQL that gives its value, such as `quantity * price`. */
    columnComputedExpression?: pulumi.Input<string | undefined>;
    /** Whether it is read but never written. Defaults to `false`. */
    columnComputedVirtual?: pulumi.Input<boolean | undefined>;
  }

  /** A column that shows what the system knows of a record. */
  export interface FlinkMaterializedTableColumnColumnsMetadata {
    /** Name of the column. */
    columnMetadataName?: pulumi.Input<string | undefined>;
    /** Its type: a text such as `BIGINT`, or an object as JSON such as `{"type":"BIGINT","nullable":false}`. */
    columnMetadataType?: pulumi.Input<string | undefined>;
    /** What it is for. */
    columnMetadataComment?: pulumi.Input<string | undefined>;
    /** Kind of the column: that of the list that it is in. Must be Metadata. Defaults to `Metadata`. */
    columnMetadataKind?: pulumi.Input<string | undefined>;
    /** What of the system it shows, such as `offset`. */
    columnMetadataKey?: pulumi.Input<string | undefined>;
    /** Whether it is read but never written. Defaults to `false`. */
    columnMetadataVirtual?: pulumi.Input<boolean | undefined>;
  }

  /** A column with data of its own. */
  export interface FlinkMaterializedTableColumnColumnsPhysical {
    /** Name of the column. */
    columnPhysicalName?: pulumi.Input<string | undefined>;
    /** Its type: a text such as `BIGINT`, or an object as JSON such as `{"type":"BIGINT","nullable":false}`. */
    columnPhysicalType?: pulumi.Input<string | undefined>;
    /** What it is for. */
    columnPhysicalComment?: pulumi.Input<string | undefined>;
    /** Kind of the column: that of the list that it is in. Must be Physical. Defaults to `Physical`. */
    columnPhysicalKind?: pulumi.Input<string | undefined>;
  }

  /** Compute pool that the query runs in. */
  export interface FlinkMaterializedTableComputePool {
    /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** A constraint. */
  export interface FlinkMaterializedTableConstraint {
    /** Name of the constraint. */
    name?: pulumi.Input<string | undefined>;
    /** `PRIMARY_KEY`. Known values are `PRIMARY_KEY`; the platform may accept others. */
    type?: pulumi.Input<string | undefined>;
    /** Columns that it is about. */
    columns?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Whether the platform sees to it. Defaults to `false`. */
    enforced?: pulumi.Input<boolean | undefined>;
  }

  /** API key of the Flink region. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface FlinkMaterializedTableCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** How records are distributed over partitions. */
  export interface FlinkMaterializedTableDistribution {
    /** `HASH`. Must not be empty. A change replaces the resource. */
    kind: pulumi.Input<string>;
    /** Columns by which records are distributed. If omitted, the platform chooses a value. A change replaces the resource. */
    keys?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Number of buckets. At least 1. If omitted, the platform chooses a value. A change replaces the resource. */
    bucketCount?: pulumi.Input<number | undefined>;
  }

  /** Environment that it belongs to. */
  export interface FlinkMaterializedTableEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. A change replaces the resource. */
    id: pulumi.Input<string>;
  }

  /** Kafka cluster with the table's topic. */
  export interface FlinkMaterializedTableKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
    id: pulumi.Input<string>;
  }

  /** Organization that it belongs to. */
  export interface FlinkMaterializedTableOrganization {
    /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID, without blanks and slashes. A change replaces the resource. */
    id: pulumi.Input<string>;
  }

  /** Principal that the query runs as. */
  export interface FlinkMaterializedTablePrincipal {
    /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** How late records may be. */
  export interface FlinkMaterializedTableWatermark {
    /** Column with the time of a record. */
    column?: pulumi.Input<string | undefined>;
    /** SQL that gives the watermark, such as `order_time - INTERVAL '5' SECOND`. */
    expression?: pulumi.Input<string | undefined>;
  }

  /** Compute pool that it runs in. */
  export interface FlinkStatementComputePool {
    /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Flink region. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface FlinkStatementCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface FlinkStatementEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. A change replaces the resource. */
    id: pulumi.Input<string>;
  }

  /** Organization that it belongs to. */
  export interface FlinkStatementOrganization {
    /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID, without blanks and slashes. A change replaces the resource. */
    id: pulumi.Input<string>;
  }

  /** Principal that it runs as. */
  export interface FlinkStatementPrincipal {
    /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Out of the platform to services in AWS, by PrivateLink. */
  export interface GatewayAwsEgressPrivateLinkGateway {
    /** Region of the cloud, such as `us-east-2`. Must not be empty. A change replaces the resource. */
    region: pulumi.Input<string>;
    /** ARN of the principal in AWS that makes the connections of the gateway. Only the platform sets it. */
    principalArn?: pulumi.Input<string | undefined>;
  }

  /** Into the platform from AWS, by PrivateLink. */
  export interface GatewayAwsIngressPrivateLinkGateway {
    /** Region of the cloud, such as `us-east-2`. Must not be empty. A change replaces the resource. */
    region: pulumi.Input<string>;
    /** Name of the VPC endpoint service to connect to. Only the platform sets it. */
    vpcEndpointServiceName?: pulumi.Input<string | undefined>;
  }

  /** To and from AWS, by network interfaces in one's own VPC. */
  export interface GatewayAwsPrivateNetworkInterfaceGateway {
    /** Region of the cloud, such as `us-east-2`. Must not be empty. A change replaces the resource. */
    region: pulumi.Input<string>;
    /** Availability zones of the gateway, by their IDs. A change replaces the resource. */
    zones: pulumi.Input<pulumi.Input<string>[]>;
    /** AWS account of the platform that the gateway uses. Only the platform sets it. */
    account?: pulumi.Input<string | undefined>;
  }

  /** Out of the platform to services in Azure, by Private Link. */
  export interface GatewayAzureEgressPrivateLinkGateway {
    /** Region of the cloud, such as `us-east-2`. Must not be empty. A change replaces the resource. */
    region: pulumi.Input<string>;
    /** Azure subscription that makes the connections of the gateway. Only the platform sets it. */
    subscription?: pulumi.Input<string | undefined>;
  }

  /** Into the platform from Azure, by Private Link. */
  export interface GatewayAzureIngressPrivateLinkGateway {
    /** Region of the cloud, such as `eastus`. Upper and lower case do not count. Must not be empty. Case is ignored in comparisons. A change replaces the resource. */
    region: pulumi.Input<string>;
    /** Alias of the Private Link service to connect to. Only the platform sets it. */
    privateLinkServiceAlias?: pulumi.Input<string | undefined>;
    /** Resource ID of the Private Link service to connect to. Only the platform sets it. */
    privateLinkServiceResourceId?: pulumi.Input<string | undefined>;
  }

  /** Environment that it belongs to. */
  export interface GatewayEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Into the platform from Google Cloud, by Private Service Connect. */
  export interface GatewayGcpIngressPrivateServiceConnectGateway {
    /** Region of the cloud, such as `eastus`. Upper and lower case do not count. Must not be empty. Case is ignored in comparisons. A change replaces the resource. */
    region: pulumi.Input<string>;
    /** URI of the service attachment to connect to. Only the platform sets it. */
    privateServiceConnectServiceAttachment?: pulumi.Input<string | undefined>;
  }

  /** Identity provider whose tokens the pool admits. */
  export interface IdentityPoolIdentityProvider {
    /** ID of the identity provider, `op-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** The user who invites. */
  export interface InvitationCreator {
    /** ID of the user who invites, `u-...`; empty when there is none. */
    id: pulumi.Input<string>;
  }

  /** The user who is invited. */
  export interface InvitationUser {
    /** ID of the user who is invited, `u-...`; empty when there is none. */
    id: pulumi.Input<string>;
  }

  /** API key of the Kafka cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface KafkaAclCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Kafka cluster, `lkc-...`. Left out, the provider's is used. */
  export interface KafkaAclKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface KafkaClientQuotaEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Dedicated Kafka cluster on which the quota holds. */
  export interface KafkaClientQuotaKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** Limits of the throughput. */
  export interface KafkaClientQuotaThroughput {
    /** What each principal may write, in bytes per second, as text. Must be a whole number of bytes per second. */
    ingressByteRate: pulumi.Input<string>;
    /** What each principal may read, in bytes per second, as text. Must be a whole number of bytes per second. */
    egressByteRate: pulumi.Input<string>;
  }

  /** A Basic cluster. Can be upgraded in place to Standard, not back. */
  export interface KafkaClusterBasic {
    /** Greatest number of elastic CKUs that the cluster may grow to. Left out, the platform's limit stays; 0 in the output means that there is none. HIGH availability needs at least 2. At least 1. If omitted, the platform chooses a value. */
    maxEcku?: pulumi.Input<number | undefined>;
  }

  /** Key of your own that encrypts the data. Its ID is empty when there is none. */
  export interface KafkaClusterByokKey {
    /** ID of the key, `cck-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. A change replaces the resource. */
    id: pulumi.Input<string>;
  }

  /** API key of the Kafka cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface KafkaClusterConfigCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Kafka cluster, `lkc-...`. Left out, the provider's is used. */
  export interface KafkaClusterConfigKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** A Dedicated cluster. Making one takes about half an hour, sometimes up to a day. */
  export interface KafkaClusterDedicated {
    /** Number of Confluent Units for Kafka. MULTI_ZONE needs at least 2. A resize happens in place and may take hours. At least 1. */
    cku: pulumi.Input<number>;
    /** Key of your own that encrypts the data, in its first, legacy form; use byokKey for new clusters. Cannot be changed later. If omitted, the platform chooses a value. It cannot be changed, because a cluster keeps the key that it is created with: restore the old value, or leave it out. */
    encryptionKey?: pulumi.Input<string | undefined>;
    /** Zones that the cluster is in. The platform chooses them. Accepted for compatibility; it has no effect. */
    zones?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** Endpoints of one access point. */
  export interface KafkaClusterEndpoint {
    /** Access point, `ap-...`, or `PUBLIC` or `PRIVATE_LINK`. */
    accessPointId: pulumi.Input<string>;
    /** Where Kafka clients connect first. */
    bootstrapEndpoint: pulumi.Input<string>;
    /** REST endpoint. */
    restEndpoint: pulumi.Input<string>;
    /** `PUBLIC`, `PRIVATE_LINK` or `PRIVATE_NETWORK_INTERFACE`. */
    connectionType: pulumi.Input<string>;
  }

  /** Its limits. */
  export interface KafkaClusterEnterprise {
    /** Greatest number of elastic CKUs that the cluster may grow to. Left out, the platform's limit stays; 0 in the output means that there is none. HIGH availability needs at least 2. At least 1. If omitted, the platform chooses a value. */
    maxEcku?: pulumi.Input<number | undefined>;
  }

  /** Environment that it belongs to. */
  export interface KafkaClusterEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Its limits. */
  export interface KafkaClusterFreight {
    /** Greatest number of elastic CKUs that the cluster may grow to. Left out, the platform's limit stays; 0 in the output means that there is none. HIGH availability needs at least 2. At least 1. If omitted, the platform chooses a value. */
    maxEcku?: pulumi.Input<number | undefined>;
    /** Zones that the cluster is in. The platform chooses them. Accepted for compatibility; it has no effect. */
    zones?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** Private network that the cluster is in; its ID is empty for a public cluster. */
  export interface KafkaClusterNetwork {
    /** ID of the network, `n-...` or `nr-...`. Between 1 and 255 characters. Must begin with n- or nr-. A change replaces the resource. */
    id: pulumi.Input<string>;
  }

  /** A Standard cluster. */
  export interface KafkaClusterStandard {
    /** Greatest number of elastic CKUs that the cluster may grow to. Left out, the platform's limit stays; 0 in the output means that there is none. HIGH availability needs at least 2. At least 1. If omitted, the platform chooses a value. */
    maxEcku?: pulumi.Input<number | undefined>;
  }

  /** Link that the topic is mirrored by. */
  export interface KafkaMirrorTopicClusterLink {
    /** Name of the link. Must not be empty. A change replaces the resource. */
    linkName: pulumi.Input<string>;
  }

  /** Cluster that the mirror topic is in, at the destination of the link. */
  export interface KafkaMirrorTopicKafkaCluster {
    /** ID of the cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. A change replaces the resource. */
    id: pulumi.Input<string>;
    /** REST endpoint of the cluster. It must be given: the provider's is not used. Must be a URL that begins with https:// (http:// for a server on this machine only). A change replaces the resource. */
    restEndpoint?: pulumi.Input<string | undefined>;
    /** API key of the cluster. Changes in place, without a call to the platform. It must be given unless the provider signs in with OAuth: the provider's is not used. */
    credentials?: pulumi.Input<input.KafkaMirrorTopicKafkaClusterCredentials | undefined>;
  }

  /** API key of the cluster. Changes in place, without a call to the platform. */
  export interface KafkaMirrorTopicKafkaClusterCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Topic of the other cluster that is mirrored. */
  export interface KafkaMirrorTopicSourceKafkaTopic {
    /** Name of the topic. Must not be empty. A change replaces the resource. */
    topicName: pulumi.Input<string>;
  }

  /** API key of the Kafka cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface KafkaTopicCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Kafka cluster, `lkc-...`. Left out, the provider's is used. */
  export interface KafkaTopicKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** Service account or user that it works as. What it may do in the Kafka cluster and the Schema Registry must be allowed before. */
  export interface KsqlClusterCredentialIdentity {
    /** ID of the service account or user, `sa-...` or `u-...`. Between 1 and 255 characters. Must begin with u- or sa-. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface KsqlClusterEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Kafka cluster that it reads and writes. */
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
    /** Endpoint service to reach the VPC by PrivateLink; empty when there is none. If omitted, the platform chooses a value. */
    privateLinkEndpointService?: pulumi.Input<string | undefined>;
  }

  /** The network in Azure. */
  export interface NetworkAzure {
    /** Alias of the Private Link service in each zone. If omitted, the platform chooses a value. */
    privateLinkServiceAliases?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  }

  /** How host names are resolved, in networks with PRIVATELINK. */
  export interface NetworkDnsConfig {
    /** Whether host names are resolved by public and private DNS together (CHASED_PRIVATE) or by private DNS alone (PRIVATE). The platform takes CHASED_PRIVATE when nothing is given. Known values are `CHASED_PRIVATE` and `PRIVATE`; the platform may accept others. A change replaces the resource. */
    resolution: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface NetworkEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** The gateway. */
  export interface NetworkGateway {
    /** ID of the gateway, `gw-...`; empty when there is none. */
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

  /** Environment that it belongs to. */
  export interface NetworkLinkEndpointEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Network that it belongs to. */
  export interface NetworkLinkEndpointNetwork {
    /** ID of the network, `n-...` or `nr-...`. Between 1 and 255 characters. Must begin with n- or nr-. */
    id: pulumi.Input<string>;
  }

  /** Network link service that it connects to. */
  export interface NetworkLinkEndpointNetworkLinkService {
    /** ID of the network link service, `nls-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Who may connect to the service. */
  export interface NetworkLinkServiceAccept {
    /** Environments whose networks may all connect. Can be changed in place. If omitted, the platform chooses a value. */
    environments?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Single networks that may connect. Can be changed in place. If omitted, the platform chooses a value. */
    networks?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** Environment that it belongs to. */
  export interface NetworkLinkServiceEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Network that it belongs to. */
  export interface NetworkLinkServiceNetwork {
    /** ID of the network, `n-...` or `nr-...`. Between 1 and 255 characters. Must begin with n- or nr-. */
    id: pulumi.Input<string>;
  }

  /** A zone. */
  export interface NetworkZoneInfo {
    /** ID of the zone. If omitted, the platform chooses a value. */
    zoneId?: pulumi.Input<string | undefined>;
    /** IPv4 block of the zone, of size /27. Must be an IPv4 block of size /27, such as 10.200.0.0/27. If omitted, the platform chooses a value. */
    cidr?: pulumi.Input<string | undefined>;
  }

  /** A VPC in AWS. */
  export interface PeeringAws {
    /** ID of the AWS account, 12 digits. Must be the ID of an AWS account, 12 digits. A change replaces the resource. */
    account: pulumi.Input<string>;
    /** ID of the VPC that is peered with. Must begin with vpc-. A change replaces the resource. */
    vpc: pulumi.Input<string>;
    /** Blocks of addresses of the VPC, to which traffic goes through the peering. Their order counts. At least 1 element. A change replaces the resource. */
    routes: pulumi.Input<pulumi.Input<string>[]>;
    /** Region of the network that is peered with. Must not be empty. A change replaces the resource. */
    customerRegion: pulumi.Input<string>;
  }

  /** A VNet in Azure. */
  export interface PeeringAzure {
    /** ID of the Azure tenant that the VNet belongs to. Must not be empty. A change replaces the resource. */
    tenant: pulumi.Input<string>;
    /** Resource ID of the VNet: `/subscriptions/.../resourceGroups/.../providers/Microsoft.Network/virtualNetworks/...`. Must not be empty. A change replaces the resource. */
    vnet: pulumi.Input<string>;
    /** Region of the network that is peered with. Must not be empty. A change replaces the resource. */
    customerRegion: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface PeeringEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** A VPC network in Google Cloud. */
  export interface PeeringGcp {
    /** ID of the Google Cloud project that the VPC network belongs to. Must not be empty. A change replaces the resource. */
    project: pulumi.Input<string>;
    /** Name of the VPC network that is peered with. Must not be empty. A change replaces the resource. */
    vpcNetwork: pulumi.Input<string>;
    /** Take over the custom routes of the VPC network. Defaults to `false`. A change replaces the resource. */
    importCustomRoutes?: pulumi.Input<boolean | undefined>;
  }

  /** Network that it belongs to. */
  export interface PeeringNetwork {
    /** ID of the network, `n-...` or `nr-...`. Between 1 and 255 characters. Must begin with n- or nr-. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface PluginEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** An AWS account, which reaches the network by PrivateLink. */
  export interface PrivateLinkAccessAws {
    /** ID of the AWS account, 12 digits. Must be the ID of an AWS account, 12 digits. A change replaces the resource. */
    account: pulumi.Input<string>;
  }

  /** An Azure subscription, which reaches the network by Private Link. */
  export interface PrivateLinkAccessAzure {
    /** ID of the Azure subscription. Must not be empty. A change replaces the resource. */
    subscription: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface PrivateLinkAccessEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** A Google Cloud project, which reaches the network by Private Service Connect. */
  export interface PrivateLinkAccessGcp {
    /** ID of the Google Cloud project. Must not be empty. A change replaces the resource. */
    project: pulumi.Input<string>;
  }

  /** Network that it belongs to. */
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
    /** ID of the VPC endpoint in the own account, `vpce-...`. Must not be empty. A change replaces the resource. */
    vpcEndpointId: pulumi.Input<string>;
  }

  /** A private endpoint in Azure. */
  export interface PrivateLinkAttachmentConnectionAzure {
    /** Resource ID of the private endpoint in the own subscription. Upper and lower case do not count. Must not be empty. Case is ignored in comparisons. A change replaces the resource. */
    privateEndpointResourceId: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface PrivateLinkAttachmentConnectionEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** A Private Service Connect endpoint in Google Cloud. */
  export interface PrivateLinkAttachmentConnectionGcp {
    /** ID of the connection in the own project, a long number as text. Must be a number of digits alone. A change replaces the resource. */
    privateServiceConnectConnectionId: pulumi.Input<string>;
  }

  /** Private link attachment that it connects to. */
  export interface PrivateLinkAttachmentConnectionPrivateLinkAttachment {
    /** ID of the private link attachment, `platt-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface PrivateLinkAttachmentEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** The attachment in Google Cloud. */
  export interface PrivateLinkAttachmentGcp {
    /** URI of the service attachment to connect to. */
    privateServiceConnectServiceAttachment: pulumi.Input<string>;
  }

  /** A tenant in Azure. */
  export interface ProviderIntegrationAuthorizationAzure {
    /** ID of the own Azure tenant. Must not be empty. */
    customerAzureTenantId: pulumi.Input<string>;
    /** ID of the platform's application, for which the own tenant needs a service principal. Only the platform sets it. */
    confluentMultiTenantAppId?: pulumi.Input<string | undefined>;
  }

  /** Environment that it belongs to. */
  export interface ProviderIntegrationAuthorizationEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** A service account in Google Cloud. */
  export interface ProviderIntegrationAuthorizationGcp {
    /** The own service account in Google Cloud, which the platform acts as. Must not be empty. */
    customerGoogleServiceAccount: pulumi.Input<string>;
    /** Service account of the platform, which must be allowed to act as the own one. Only the platform sets it. */
    googleServiceAccount?: pulumi.Input<string | undefined>;
  }

  /** A role in AWS. */
  export interface ProviderIntegrationAws {
    /** ARN of the role in the own account that the platform takes on. Between 20 and 2048 characters. A change replaces the resource. */
    customerRoleArn: pulumi.Input<string>;
    /** ARN of the platform's role, which the own role must trust. Only the platform sets it. */
    iamRoleArn?: pulumi.Input<string | undefined>;
    /** External ID that the platform names when it takes on the role: a condition for the own role's trust. Only the platform sets it. */
    externalId?: pulumi.Input<string | undefined>;
  }

  /** Environment that it belongs to. */
  export interface ProviderIntegrationEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface ProviderIntegrationSetupEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Sign in with a token of your identity provider instead of API keys. Excludes every key and secret variable. */
  export interface ProviderOauth {
    /** Token endpoint of the identity provider. Must be a URL that begins with https:// (http:// for a server on this machine only). Exactly one of `oauthExternalTokenUrl` or `oauthExternalAccessToken` must be set. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
    oauthExternalTokenUrl?: pulumi.Input<string | undefined>;
    /** Client ID at the identity provider. Must not be empty. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
    oauthExternalClientId?: pulumi.Input<string | undefined>;
    /** Client secret at the identity provider. Must not be empty. `oauthExternalClientId` and `oauthExternalClientSecret` must be set with `oauthExternalTokenUrl`. */
    oauthExternalClientSecret?: pulumi.Input<string | undefined>;
    /** Scope to ask the identity provider for. Entra ID needs `api://<client id>/.default`. */
    oauthExternalTokenScope?: pulumi.Input<string | undefined>;
    /** A ready access token of the identity provider, instead of the client credentials. It cannot be renewed: when it expires, configure a fresh one. Exactly one of `oauthExternalTokenUrl` or `oauthExternalAccessToken` must be set. */
    oauthExternalAccessToken?: pulumi.Input<string | undefined>;
    /** Identity pool to act as, `pool-...`. Must not be empty. */
    oauthIdentityPoolId: pulumi.Input<string>;
    /** Lifetime to ask for when a token is exchanged, in seconds. The service's greatest and default value is 900. Must hold a whole number of seconds from 1 to 900. */
    oauthStsTokenExpiredInSeconds?: pulumi.Input<string | undefined>;
  }

  /** Environment that it belongs to. */
  export interface RtceTopicEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Kafka cluster that it belongs to. */
  export interface RtceTopicKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface SchemaCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface SchemaExporterCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Registry that the schemas are copied to. */
  export interface SchemaExporterDestinationSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Needed when the provider signs in with oauth. Otherwise it only says which one it is. Must not be empty. If omitted, the platform chooses a value. A change replaces the resource when it was another one before. */
    id?: pulumi.Input<string | undefined>;
    /** REST endpoint of the Schema Registry cluster. Must be a URL that begins with https:// (http:// for a server on this machine only). */
    restEndpoint: pulumi.Input<string>;
    /** API key of the Schema Registry cluster. Needed unless the provider signs in with oauth, and without effect then. The platform never returns it, so it is compared with the previous input. */
    credentials?: pulumi.Input<input.SchemaExporterDestinationSchemaRegistryClusterCredentials | undefined>;
  }

  /** API key of the Schema Registry cluster. */
  export interface SchemaExporterDestinationSchemaRegistryClusterCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface SchemaExporterSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** What is known about the schema. */
  export interface SchemaMetadata {
    /** Tags of the schema's fields. If omitted, the platform chooses a value. */
    tags?: pulumi.Input<pulumi.Input<input.SchemaMetadataTag>[] | undefined>;
    /** Properties by name. If omitted, the platform chooses a value. */
    properties?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
    /** Names of the properties whose values are sensitive. If omitted, the platform chooses a value. */
    sensitives?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** Tags of a field. */
  export interface SchemaMetadataTag {
    /** Path of the tagged field, such as `**.ssn`. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
    key?: pulumi.Input<string | undefined>;
    /** Its tags. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
    values?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface SchemaRegistryClusterConfigCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface SchemaRegistryClusterConfigSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface SchemaRegistryClusterModeCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface SchemaRegistryClusterModeSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface SchemaRegistryDekCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface SchemaRegistryDekSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface SchemaRegistryKekCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface SchemaRegistryKekSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Rules that clients run with the schema, in this order. */
  export interface SchemaRuleset {
    /** Rules about the content of messages. */
    domainRules?: pulumi.Input<pulumi.Input<input.SchemaRulesetDomainRule>[] | undefined>;
    /** Rules between versions of the schema. */
    migrationRules?: pulumi.Input<pulumi.Input<input.SchemaRulesetMigrationRule>[] | undefined>;
    /** Rules about the encoded message. */
    encodingRules?: pulumi.Input<pulumi.Input<input.SchemaRulesetEncodingRule>[] | undefined>;
  }

  /** A rule. */
  export interface SchemaRulesetDomainRule {
    /** Name of the rule. */
    name: pulumi.Input<string>;
    /** What the rule is for. Defaults to an empty string. */
    doc?: pulumi.Input<string | undefined>;
    /** `CONDITION` checks messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: pulumi.Input<string>;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: pulumi.Input<string>;
    /** Engine that runs it, such as `CEL` or `ENCRYPT`. */
    type: pulumi.Input<string>;
    /** Expression that the engine evaluates. Defaults to an empty string. */
    expr?: pulumi.Input<string | undefined>;
    /** Action after success. Two actions for writing and reading are separated by a comma. Defaults to `NONE,NONE`. */
    onSuccess?: pulumi.Input<string | undefined>;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure?: pulumi.Input<string | undefined>;
    /** Keeps the rule without running it. Defaults to `false`. */
    disabled?: pulumi.Input<boolean | undefined>;
    /** Tags of the fields that the rule is about. If omitted, the platform chooses a value. */
    tags?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Parameters of the rule's engine. If omitted, the platform chooses a value. */
    params?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  }

  /** A rule. */
  export interface SchemaRulesetEncodingRule {
    /** Name of the rule. */
    name: pulumi.Input<string>;
    /** What the rule is for. Defaults to an empty string. */
    doc?: pulumi.Input<string | undefined>;
    /** `CONDITION` checks messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: pulumi.Input<string>;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: pulumi.Input<string>;
    /** Engine that runs it, such as `CEL` or `ENCRYPT`. */
    type: pulumi.Input<string>;
    /** Expression that the engine evaluates. Defaults to an empty string. */
    expr?: pulumi.Input<string | undefined>;
    /** Action after success. Two actions for writing and reading are separated by a comma. Defaults to `NONE,NONE`. */
    onSuccess?: pulumi.Input<string | undefined>;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure?: pulumi.Input<string | undefined>;
    /** Keeps the rule without running it. Defaults to `false`. */
    disabled?: pulumi.Input<boolean | undefined>;
    /** Tags of the fields that the rule is about. If omitted, the platform chooses a value. */
    tags?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Parameters of the rule's engine. If omitted, the platform chooses a value. */
    params?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  }

  /** A rule. */
  export interface SchemaRulesetMigrationRule {
    /** Name of the rule. */
    name: pulumi.Input<string>;
    /** What the rule is for. Defaults to an empty string. */
    doc?: pulumi.Input<string | undefined>;
    /** `CONDITION` checks messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: pulumi.Input<string>;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: pulumi.Input<string>;
    /** Engine that runs it, such as `CEL` or `ENCRYPT`. */
    type: pulumi.Input<string>;
    /** Expression that the engine evaluates. Defaults to an empty string. */
    expr?: pulumi.Input<string | undefined>;
    /** Action after success. Two actions for writing and reading are separated by a comma. Defaults to `NONE,NONE`. */
    onSuccess?: pulumi.Input<string | undefined>;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure?: pulumi.Input<string | undefined>;
    /** Keeps the rule without running it. Defaults to `false`. */
    disabled?: pulumi.Input<boolean | undefined>;
    /** Tags of the fields that the rule is about. If omitted, the platform chooses a value. */
    tags?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Parameters of the rule's engine. If omitted, the platform chooses a value. */
    params?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  }

  /** A schema referred to. */
  export interface SchemaSchemaReference {
    /** Subject of the schema referred to. */
    subjectName: pulumi.Input<string>;
    /** Name by which the text refers to it: an Avro full name, a JSON Schema URL or a Protobuf file name. */
    name: pulumi.Input<string>;
    /** Version of the schema within that subject. A `version` is never 0. */
    version: pulumi.Input<number>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface SchemaSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface SubjectConfigCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface SubjectConfigSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface SubjectModeCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface SubjectModeSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** A container of one's own in Azure Data Lake Storage Gen2. */
  export interface TableflowTopicAzureDataLakeStorageGen2 {
    /** Name of the storage account, in the region of the Kafka cluster. Must not be empty. A change replaces the resource. */
    storageAccountName: pulumi.Input<string>;
    /** Name of the container. Must not be empty. A change replaces the resource. */
    containerName: pulumi.Input<string>;
    /** Region of the storage account. Only the platform sets it. */
    storageRegion?: pulumi.Input<string | undefined>;
    /** ID of the provider integration by which the platform reaches it, `cspi-...`. Must not be empty. A change replaces the resource. */
    providerIntegrationId: pulumi.Input<string>;
  }

  /** A bucket of one's own in AWS. */
  export interface TableflowTopicByobAws {
    /** Name of the bucket, in the region of the Kafka cluster. Must not be empty. A change replaces the resource. */
    bucketName: pulumi.Input<string>;
    /** Region of the bucket. Only the platform sets it. */
    bucketRegion?: pulumi.Input<string | undefined>;
    /** ID of the provider integration by which the platform reaches it, `cspi-...`. Must not be empty. A change replaces the resource. */
    providerIntegrationId: pulumi.Input<string>;
  }

  /** Tableflow API key. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface TableflowTopicCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface TableflowTopicEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** What is done about a record that does not fit the table. */
  export interface TableflowTopicErrorHandling {
    /** `SUSPEND` stops, `SKIP` leaves the record out, `LOG` puts it into another topic and goes on. Must be SUSPEND, SKIP or LOG. Case is ignored in comparisons. If omitted, the platform chooses a value. */
    mode?: pulumi.Input<string | undefined>;
    /** Topic for such records with `LOG`. The platform's own choice is `error_log`. If omitted, the platform chooses a value. */
    logTarget?: pulumi.Input<string | undefined>;
  }

  /** Kafka cluster that it belongs to. */
  export interface TableflowTopicKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** Storage of the platform's own. */
  export interface TableflowTopicManagedStorage {}

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface TagBindingCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface TagBindingSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. Changes in place, without a call to the platform. */
  export interface TagCredentials {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface TagSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** A transit gateway in AWS. */
  export interface TransitGatewayAttachmentAws {
    /** ARN of the share in AWS Resource Access Manager that makes the transit gateway visible to the platform. Must not be empty. A change replaces the resource. */
    ramResourceShareArn: pulumi.Input<string>;
    /** ID of the transit gateway. Must begin with tgw-. A change replaces the resource. */
    transitGatewayId: pulumi.Input<string>;
    /** Blocks of addresses to which traffic goes through the transit gateway. Their order counts. At least 1 element. A change replaces the resource. */
    routes: pulumi.Input<pulumi.Input<string>[]>;
    /** ID of the attachment in AWS; empty until AWS has made it. Only the platform sets it. */
    transitGatewayAttachmentId?: pulumi.Input<string | undefined>;
  }

  /** Environment that it belongs to. */
  export interface TransitGatewayAttachmentEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Network that it belongs to. */
  export interface TransitGatewayAttachmentNetwork {
    /** ID of the network, `n-...` or `nr-...`. Between 1 and 255 characters. Must begin with n- or nr-. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface GetAccessPointEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetAccessPointEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
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

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetBusinessMetadataBindingCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetBusinessMetadataBindingCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetBusinessMetadataBindingSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetBusinessMetadataBindingSchemaRegistryClusterArgs {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetBusinessMetadataCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetBusinessMetadataCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetBusinessMetadataSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetBusinessMetadataSchemaRegistryClusterArgs {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Tableflow API key. Left out, the provider's is used. */
  export interface GetCatalogIntegrationCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Tableflow API key. Left out, the provider's is used. */
  export interface GetCatalogIntegrationCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface GetCatalogIntegrationEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetCatalogIntegrationEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Kafka cluster that it belongs to. */
  export interface GetCatalogIntegrationKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** Kafka cluster that it belongs to. */
  export interface GetCatalogIntegrationKafkaClusterArgs {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** Certificate authority whose certificates the pool admits. */
  export interface GetCertificatePoolCertificateAuthority {
    /** ID of the certificate authority, `op-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Certificate authority whose certificates the pool admits. */
  export interface GetCertificatePoolCertificateAuthorityArgs {
    /** ID of the certificate authority, `op-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Kafka cluster. Left out, the provider's is used. */
  export interface GetClusterLinkCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Kafka cluster. Left out, the provider's is used. */
  export interface GetClusterLinkCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Kafka cluster that the link is on, `lkc-...`. Left out, the provider's is used. */
  export interface GetClusterLinkKafkaCluster {
    /** ID of the Kafka cluster that the link is on, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** ID of the Kafka cluster that the link is on, `lkc-...`. Left out, the provider's is used. */
  export interface GetClusterLinkKafkaClusterArgs {
    /** ID of the Kafka cluster that the link is on, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface GetConnectArtifactEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetConnectArtifactEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface GetDnsForwarderEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetDnsForwarderEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface GetDnsRecordEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetDnsRecordEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Which endpoints to list. */
  export interface GetEndpointFilter {
    /** Environment that the endpoints belong to. */
    environment: input.GetEndpointFilterEnvironment;
    /** Service that is reached. Known values are `KAFKA`, `SCHEMA_REGISTRY` and `FLINK`; the platform may accept others. Must not be empty. */
    service: string;
    /** Cloud that it is in; any when left out. Known values are `AWS`, `AZURE` and `GCP`; the platform may accept others. */
    cloud?: string | undefined;
    /** Region of the cloud, such as `us-east-2`; any when left out. */
    region?: string | undefined;
    /** Private endpoints alone, or public ones alone; both when left out. */
    isPrivate?: boolean | undefined;
    /** ID of the Kafka cluster, `lkc-...`, or of the Schema Registry cluster, `lsrc-...`, that is reached; any when left out. */
    resource?: string | undefined;
  }

  /** Which endpoints to list. */
  export interface GetEndpointFilterArgs {
    /** Environment that the endpoints belong to. */
    environment: pulumi.Input<input.GetEndpointFilterEnvironmentArgs>;
    /** Service that is reached. Known values are `KAFKA`, `SCHEMA_REGISTRY` and `FLINK`; the platform may accept others. Must not be empty. */
    service: pulumi.Input<string>;
    /** Cloud that it is in; any when left out. Known values are `AWS`, `AZURE` and `GCP`; the platform may accept others. */
    cloud?: pulumi.Input<string | undefined>;
    /** Region of the cloud, such as `us-east-2`; any when left out. */
    region?: pulumi.Input<string | undefined>;
    /** Private endpoints alone, or public ones alone; both when left out. */
    isPrivate?: pulumi.Input<boolean | undefined>;
    /** ID of the Kafka cluster, `lkc-...`, or of the Schema Registry cluster, `lsrc-...`, that is reached; any when left out. */
    resource?: pulumi.Input<string | undefined>;
  }

  /** Environment that the endpoints belong to. */
  export interface GetEndpointFilterEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that the endpoints belong to. */
  export interface GetEndpointFilterEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Stream Governance of the environment. */
  export interface GetEnvironmentStreamGovernance {
    /** Stream Governance package; empty when there is none. One of `ESSENTIALS` or `ADVANCED`. */
    package: enums.GetEnvironmentStreamGovernancePackage | (string & {});
  }

  /** Stream Governance of the environment. */
  export interface GetEnvironmentStreamGovernanceArgs {
    /** Stream Governance package; empty when there is none. One of `ESSENTIALS` or `ADVANCED`. */
    package: pulumi.Input<enums.GetEnvironmentStreamGovernancePackage | (string & {})>;
  }

  /** Environment that it belongs to. */
  export interface GetFlinkArtifactEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetFlinkArtifactEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface GetFlinkComputePoolEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetFlinkComputePoolEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Compute pool of Flink. */
  export interface GetFlinkConnectionComputePool {
    /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Compute pool of Flink. */
  export interface GetFlinkConnectionComputePoolArgs {
    /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Flink region. Left out, the provider's is used. */
  export interface GetFlinkConnectionCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Flink region. Left out, the provider's is used. */
  export interface GetFlinkConnectionCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface GetFlinkConnectionEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetFlinkConnectionEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Organization that it belongs to. */
  export interface GetFlinkConnectionOrganization {
    /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Organization that it belongs to. */
  export interface GetFlinkConnectionOrganizationArgs {
    /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Principal of Flink. */
  export interface GetFlinkConnectionPrincipal {
    /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Principal of Flink. */
  export interface GetFlinkConnectionPrincipalArgs {
    /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Compute pool of Flink. */
  export interface GetFlinkMaterializedTableComputePool {
    /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Compute pool of Flink. */
  export interface GetFlinkMaterializedTableComputePoolArgs {
    /** ID of the compute pool, `lfcp-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Flink region. Left out, the provider's is used. */
  export interface GetFlinkMaterializedTableCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Flink region. Left out, the provider's is used. */
  export interface GetFlinkMaterializedTableCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface GetFlinkMaterializedTableEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetFlinkMaterializedTableEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Organization that it belongs to. */
  export interface GetFlinkMaterializedTableOrganization {
    /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Organization that it belongs to. */
  export interface GetFlinkMaterializedTableOrganizationArgs {
    /** ID of the organization, a UUID. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Principal of Flink. */
  export interface GetFlinkMaterializedTablePrincipal {
    /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Principal of Flink. */
  export interface GetFlinkMaterializedTablePrincipalArgs {
    /** ID of the principal: `sa-...`, `u-...` or `pool-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface GetGatewayEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetGatewayEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface GetGatewaysEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetGatewaysEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Which gateways to list; all when left out. */
  export interface GetGatewaysFilter {
    /** Kinds of gateways, such as `AwsEgressPrivateLink`. Several are alternatives. Known values are `AwsEgressPrivateLink`, `AwsIngressPrivateLink`, `AwsPeering`, `AwsPrivateNetworkInterface`, `AzureEgressPrivateLink`, `AzureIngressPrivateLink`, `AzurePeering`, `GcpEgressPrivateServiceConnect`, `GcpIngressPrivateServiceConnect` and `GcpPeering`; the platform may accept others. */
    gatewayTypes?: string[] | undefined;
    /** IDs of gateways, `gw-...`. Several are alternatives. */
    ids?: string[] | undefined;
    /** Regions of the clouds, such as `us-east-2`. Several are alternatives. */
    regions?: string[] | undefined;
    /** Names of gateways; upper and lower case count. Several are alternatives. */
    displayNames?: string[] | undefined;
    /** `CREATED`, `PROVISIONING`, `READY`, `FAILED`, `DEPROVISIONING` or `EXPIRED`, in any case. Several are alternatives. */
    phases?: string[] | undefined;
  }

  /** Which gateways to list; all when left out. */
  export interface GetGatewaysFilterArgs {
    /** Kinds of gateways, such as `AwsEgressPrivateLink`. Several are alternatives. Known values are `AwsEgressPrivateLink`, `AwsIngressPrivateLink`, `AwsPeering`, `AwsPrivateNetworkInterface`, `AzureEgressPrivateLink`, `AzureIngressPrivateLink`, `AzurePeering`, `GcpEgressPrivateServiceConnect`, `GcpIngressPrivateServiceConnect` and `GcpPeering`; the platform may accept others. */
    gatewayTypes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** IDs of gateways, `gw-...`. Several are alternatives. */
    ids?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Regions of the clouds, such as `us-east-2`. Several are alternatives. */
    regions?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Names of gateways; upper and lower case count. Several are alternatives. */
    displayNames?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** `CREATED`, `PROVISIONING`, `READY`, `FAILED`, `DEPROVISIONING` or `EXPIRED`, in any case. Several are alternatives. */
    phases?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** Identity provider that the pool belongs to. */
  export interface GetIdentityPoolIdentityProvider {
    /** ID of the identity provider, `op-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Identity provider that the pool belongs to. */
  export interface GetIdentityPoolIdentityProviderArgs {
    /** ID of the identity provider, `op-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Which addresses to list; all when left out. */
  export interface GetIpAddressesFilter {
    /** `EGRESS` or `INGRESS`. Several are alternatives. Known values are `EGRESS` and `INGRESS`; the platform may accept others. */
    addressTypes?: string[] | undefined;
    /** `AWS`, `AZURE` or `GCP`; `ANY` for what is in all. Several are alternatives. Known values are `AWS`, `AZURE`, `GCP` and `ANY`; the platform may accept others. */
    clouds?: string[] | undefined;
    /** Regions of the clouds, such as `us-east-1`. Several are alternatives. */
    regions?: string[] | undefined;
    /** `KAFKA`, `CONNECT` or `EXTERNAL_OAUTH`. Several are alternatives. Known values are `KAFKA`, `CONNECT` and `EXTERNAL_OAUTH`; the platform may accept others. */
    services?: string[] | undefined;
  }

  /** Which addresses to list; all when left out. */
  export interface GetIpAddressesFilterArgs {
    /** `EGRESS` or `INGRESS`. Several are alternatives. Known values are `EGRESS` and `INGRESS`; the platform may accept others. */
    addressTypes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** `AWS`, `AZURE` or `GCP`; `ANY` for what is in all. Several are alternatives. Known values are `AWS`, `AZURE`, `GCP` and `ANY`; the platform may accept others. */
    clouds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Regions of the clouds, such as `us-east-1`. Several are alternatives. */
    regions?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** `KAFKA`, `CONNECT` or `EXTERNAL_OAUTH`. Several are alternatives. Known values are `KAFKA`, `CONNECT` and `EXTERNAL_OAUTH`; the platform may accept others. */
    services?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** Limits of the Basic cluster. */
  export interface GetKafkaClusterBasic {
    /** Greatest number of elastic CKUs; 0 when there is no limit. */
    maxEcku: number;
  }

  /** Limits of the Basic cluster. */
  export interface GetKafkaClusterBasicArgs {
    /** Greatest number of elastic CKUs; 0 when there is no limit. */
    maxEcku: pulumi.Input<number>;
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

  /** Given for a Dedicated cluster. */
  export interface GetKafkaClusterDedicatedArgs {
    /** Number of Confluent Units for Kafka. */
    cku: pulumi.Input<number>;
    /** Legacy key of your own; empty when there is none. */
    encryptionKey: pulumi.Input<string>;
    /** Zones it is in. */
    zones: pulumi.Input<pulumi.Input<string>[]>;
  }

  /** Limits of the Enterprise cluster. */
  export interface GetKafkaClusterEnterprise {
    /** Greatest number of elastic CKUs; 0 when there is no limit. */
    maxEcku: number;
  }

  /** Limits of the Enterprise cluster. */
  export interface GetKafkaClusterEnterpriseArgs {
    /** Greatest number of elastic CKUs; 0 when there is no limit. */
    maxEcku: pulumi.Input<number>;
  }

  /** Environment that it belongs to. */
  export interface GetKafkaClusterEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetKafkaClusterEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Limits of the Freight cluster. */
  export interface GetKafkaClusterFreight {
    /** Greatest number of elastic CKUs; 0 when there is no limit. */
    maxEcku: number;
    /** Zones it is in. */
    zones: string[];
  }

  /** Limits of the Freight cluster. */
  export interface GetKafkaClusterFreightArgs {
    /** Greatest number of elastic CKUs; 0 when there is no limit. */
    maxEcku: pulumi.Input<number>;
    /** Zones it is in. */
    zones: pulumi.Input<pulumi.Input<string>[]>;
  }

  /** Limits of the Standard cluster. */
  export interface GetKafkaClusterStandard {
    /** Greatest number of elastic CKUs; 0 when there is no limit. */
    maxEcku: number;
  }

  /** Limits of the Standard cluster. */
  export interface GetKafkaClusterStandardArgs {
    /** Greatest number of elastic CKUs; 0 when there is no limit. */
    maxEcku: pulumi.Input<number>;
  }

  /** Environment that it belongs to. */
  export interface GetKafkaClustersEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetKafkaClustersEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Kafka cluster. Left out, the provider's is used. */
  export interface GetKafkaTopicCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Kafka cluster. Left out, the provider's is used. */
  export interface GetKafkaTopicCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Kafka cluster, `lkc-...`. Left out, the provider's is used. */
  export interface GetKafkaTopicKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** ID of the Kafka cluster, `lkc-...`. Left out, the provider's is used. */
  export interface GetKafkaTopicKafkaClusterArgs {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface GetKsqlClusterEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetKsqlClusterEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
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

  /** The network in AWS. */
  export interface GetNetworkAwArgs {
    /** ID of the platform's VPC. */
    vpc: pulumi.Input<string>;
    /** AWS account that the VPC belongs to. */
    account: pulumi.Input<string>;
    /** Endpoint service to reach the VPC by PrivateLink; empty when there is none. */
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

  /** How host names are resolved. */
  export interface GetNetworkDnsConfig {
    /** `CHASED_PRIVATE` or `PRIVATE`. */
    resolution: string;
  }

  /** How host names are resolved. */
  export interface GetNetworkDnsConfigArgs {
    /** `CHASED_PRIVATE` or `PRIVATE`. */
    resolution: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface GetNetworkEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetNetworkEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
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

  /** Environment that it belongs to. */
  export interface GetNetworkLinkEndpointEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetNetworkLinkEndpointEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface GetNetworkLinkServiceEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetNetworkLinkServiceEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface GetPeeringEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetPeeringEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface GetPluginEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetPluginEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface GetPrivateLinkAccessEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetPrivateLinkAccessEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface GetPrivateLinkAttachmentConnectionEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetPrivateLinkAttachmentConnectionEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface GetPrivateLinkAttachmentEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetPrivateLinkAttachmentEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface GetProviderIntegrationAuthorizationEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetProviderIntegrationAuthorizationEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface GetProviderIntegrationEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetProviderIntegrationEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface GetProviderIntegrationSetupEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetProviderIntegrationSetupEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface GetRtceTopicEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetRtceTopicEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Kafka cluster that it belongs to. */
  export interface GetRtceTopicKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** Kafka cluster that it belongs to. */
  export interface GetRtceTopicKafkaClusterArgs {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetSchemaCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetSchemaCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** What is known about the schema. */
  export interface GetSchemaMetadata {
    /** Tags of the schema's fields. If omitted, the platform chooses a value. */
    tags?: input.GetSchemaMetadataTag[] | undefined;
    /** Properties by name. If omitted, the platform chooses a value. */
    properties?: { [key: string]: string } | undefined;
    /** Names of the properties whose values are sensitive. If omitted, the platform chooses a value. */
    sensitives?: string[] | undefined;
  }

  /** What is known about the schema. */
  export interface GetSchemaMetadataArgs {
    /** Tags of the schema's fields. If omitted, the platform chooses a value. */
    tags?: pulumi.Input<pulumi.Input<input.GetSchemaMetadataTagArgs>[] | undefined>;
    /** Properties by name. If omitted, the platform chooses a value. */
    properties?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
    /** Names of the properties whose values are sensitive. If omitted, the platform chooses a value. */
    sensitives?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** Tags of a field. */
  export interface GetSchemaMetadataTag {
    /** Path of the tagged field, such as `**.ssn`. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
    key?: string | undefined;
    /** Its tags. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
    values?: string[] | undefined;
  }

  /** Tags of a field. */
  export interface GetSchemaMetadataTagArgs {
    /** Path of the tagged field, such as `**.ssn`. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
    key?: pulumi.Input<string | undefined>;
    /** Its tags. If omitted, the platform chooses a value. `key` and `values` must be set together or not at all. */
    values?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetSchemaRegistryClusterConfigCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetSchemaRegistryClusterConfigCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetSchemaRegistryClusterConfigSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetSchemaRegistryClusterConfigSchemaRegistryClusterArgs {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface GetSchemaRegistryClusterEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetSchemaRegistryClusterEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetSchemaRegistryClusterModeCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetSchemaRegistryClusterModeCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetSchemaRegistryClusterModeSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetSchemaRegistryClusterModeSchemaRegistryClusterArgs {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment whose clusters are listed; all when left out. */
  export interface GetSchemaRegistryClustersEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment whose clusters are listed; all when left out. */
  export interface GetSchemaRegistryClustersEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetSchemaRegistryDekCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetSchemaRegistryDekCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetSchemaRegistryDekSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetSchemaRegistryDekSchemaRegistryClusterArgs {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetSchemaRegistryKekCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetSchemaRegistryKekCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetSchemaRegistryKekSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetSchemaRegistryKekSchemaRegistryClusterArgs {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Rules that clients run with the schema, in this order. */
  export interface GetSchemaRuleset {
    /** Rules about the content of messages. */
    domainRules?: input.GetSchemaRulesetDomainRule[] | undefined;
    /** Rules between versions of the schema. */
    migrationRules?: input.GetSchemaRulesetMigrationRule[] | undefined;
    /** Rules about the encoded message. */
    encodingRules?: input.GetSchemaRulesetEncodingRule[] | undefined;
  }

  /** Rules that clients run with the schema, in this order. */
  export interface GetSchemaRulesetArgs {
    /** Rules about the content of messages. */
    domainRules?: pulumi.Input<pulumi.Input<input.GetSchemaRulesetDomainRuleArgs>[] | undefined>;
    /** Rules between versions of the schema. */
    migrationRules?: pulumi.Input<pulumi.Input<input.GetSchemaRulesetMigrationRuleArgs>[] | undefined>;
    /** Rules about the encoded message. */
    encodingRules?: pulumi.Input<pulumi.Input<input.GetSchemaRulesetEncodingRuleArgs>[] | undefined>;
  }

  /** A rule. */
  export interface GetSchemaRulesetDomainRule {
    /** Name of the rule. */
    name: string;
    /** What the rule is for. Defaults to an empty string. */
    doc?: string | undefined;
    /** `CONDITION` checks messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: string;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: string;
    /** Engine that runs it, such as `CEL` or `ENCRYPT`. */
    type: string;
    /** Expression that the engine evaluates. Defaults to an empty string. */
    expr?: string | undefined;
    /** Action after success. Two actions for writing and reading are separated by a comma. Defaults to `NONE,NONE`. */
    onSuccess?: string | undefined;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure?: string | undefined;
    /** Keeps the rule without running it. Defaults to `false`. */
    disabled?: boolean | undefined;
    /** Tags of the fields that the rule is about. If omitted, the platform chooses a value. */
    tags?: string[] | undefined;
    /** Parameters of the rule's engine. If omitted, the platform chooses a value. */
    params?: { [key: string]: string } | undefined;
  }

  /** A rule. */
  export interface GetSchemaRulesetDomainRuleArgs {
    /** Name of the rule. */
    name: pulumi.Input<string>;
    /** What the rule is for. Defaults to an empty string. */
    doc?: pulumi.Input<string | undefined>;
    /** `CONDITION` checks messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: pulumi.Input<string>;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: pulumi.Input<string>;
    /** Engine that runs it, such as `CEL` or `ENCRYPT`. */
    type: pulumi.Input<string>;
    /** Expression that the engine evaluates. Defaults to an empty string. */
    expr?: pulumi.Input<string | undefined>;
    /** Action after success. Two actions for writing and reading are separated by a comma. Defaults to `NONE,NONE`. */
    onSuccess?: pulumi.Input<string | undefined>;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure?: pulumi.Input<string | undefined>;
    /** Keeps the rule without running it. Defaults to `false`. */
    disabled?: pulumi.Input<boolean | undefined>;
    /** Tags of the fields that the rule is about. If omitted, the platform chooses a value. */
    tags?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Parameters of the rule's engine. If omitted, the platform chooses a value. */
    params?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  }

  /** A rule. */
  export interface GetSchemaRulesetEncodingRule {
    /** Name of the rule. */
    name: string;
    /** What the rule is for. Defaults to an empty string. */
    doc?: string | undefined;
    /** `CONDITION` checks messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: string;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: string;
    /** Engine that runs it, such as `CEL` or `ENCRYPT`. */
    type: string;
    /** Expression that the engine evaluates. Defaults to an empty string. */
    expr?: string | undefined;
    /** Action after success. Two actions for writing and reading are separated by a comma. Defaults to `NONE,NONE`. */
    onSuccess?: string | undefined;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure?: string | undefined;
    /** Keeps the rule without running it. Defaults to `false`. */
    disabled?: boolean | undefined;
    /** Tags of the fields that the rule is about. If omitted, the platform chooses a value. */
    tags?: string[] | undefined;
    /** Parameters of the rule's engine. If omitted, the platform chooses a value. */
    params?: { [key: string]: string } | undefined;
  }

  /** A rule. */
  export interface GetSchemaRulesetEncodingRuleArgs {
    /** Name of the rule. */
    name: pulumi.Input<string>;
    /** What the rule is for. Defaults to an empty string. */
    doc?: pulumi.Input<string | undefined>;
    /** `CONDITION` checks messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: pulumi.Input<string>;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: pulumi.Input<string>;
    /** Engine that runs it, such as `CEL` or `ENCRYPT`. */
    type: pulumi.Input<string>;
    /** Expression that the engine evaluates. Defaults to an empty string. */
    expr?: pulumi.Input<string | undefined>;
    /** Action after success. Two actions for writing and reading are separated by a comma. Defaults to `NONE,NONE`. */
    onSuccess?: pulumi.Input<string | undefined>;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure?: pulumi.Input<string | undefined>;
    /** Keeps the rule without running it. Defaults to `false`. */
    disabled?: pulumi.Input<boolean | undefined>;
    /** Tags of the fields that the rule is about. If omitted, the platform chooses a value. */
    tags?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Parameters of the rule's engine. If omitted, the platform chooses a value. */
    params?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  }

  /** A rule. */
  export interface GetSchemaRulesetMigrationRule {
    /** Name of the rule. */
    name: string;
    /** What the rule is for. Defaults to an empty string. */
    doc?: string | undefined;
    /** `CONDITION` checks messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: string;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: string;
    /** Engine that runs it, such as `CEL` or `ENCRYPT`. */
    type: string;
    /** Expression that the engine evaluates. Defaults to an empty string. */
    expr?: string | undefined;
    /** Action after success. Two actions for writing and reading are separated by a comma. Defaults to `NONE,NONE`. */
    onSuccess?: string | undefined;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure?: string | undefined;
    /** Keeps the rule without running it. Defaults to `false`. */
    disabled?: boolean | undefined;
    /** Tags of the fields that the rule is about. If omitted, the platform chooses a value. */
    tags?: string[] | undefined;
    /** Parameters of the rule's engine. If omitted, the platform chooses a value. */
    params?: { [key: string]: string } | undefined;
  }

  /** A rule. */
  export interface GetSchemaRulesetMigrationRuleArgs {
    /** Name of the rule. */
    name: pulumi.Input<string>;
    /** What the rule is for. Defaults to an empty string. */
    doc?: pulumi.Input<string | undefined>;
    /** `CONDITION` checks messages, `TRANSFORM` changes them. Known values are `CONDITION` and `TRANSFORM`; the platform may accept others. */
    kind: pulumi.Input<string>;
    /** When the rule runs. Known values are `UPGRADE`, `DOWNGRADE`, `UPDOWN`, `WRITE`, `READ` and `WRITEREAD`; the platform may accept others. */
    mode: pulumi.Input<string>;
    /** Engine that runs it, such as `CEL` or `ENCRYPT`. */
    type: pulumi.Input<string>;
    /** Expression that the engine evaluates. Defaults to an empty string. */
    expr?: pulumi.Input<string | undefined>;
    /** Action after success. Two actions for writing and reading are separated by a comma. Defaults to `NONE,NONE`. */
    onSuccess?: pulumi.Input<string | undefined>;
    /** Action after failure, in the same form as `onSuccess`. Defaults to `ERROR,ERROR`. */
    onFailure?: pulumi.Input<string | undefined>;
    /** Keeps the rule without running it. Defaults to `false`. */
    disabled?: pulumi.Input<boolean | undefined>;
    /** Tags of the fields that the rule is about. If omitted, the platform chooses a value. */
    tags?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Parameters of the rule's engine. If omitted, the platform chooses a value. */
    params?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetSchemaSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetSchemaSchemaRegistryClusterArgs {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetSchemasCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetSchemasCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Which schemas. Left out, all that are not deleted. */
  export interface GetSchemasFilter {
    /** Beginning of the subjects' names. Defaults to an empty string. */
    subjectPrefix?: string | undefined;
    /** Only the latest version of each subject. Defaults to `false`. */
    latestOnly?: boolean | undefined;
    /** Also schemas that are deleted, but not for good. Defaults to `false`. */
    deleted?: boolean | undefined;
  }

  /** Which schemas. Left out, all that are not deleted. */
  export interface GetSchemasFilterArgs {
    /** Beginning of the subjects' names. Defaults to an empty string. */
    subjectPrefix?: pulumi.Input<string | undefined>;
    /** Only the latest version of each subject. Defaults to `false`. */
    latestOnly?: pulumi.Input<boolean | undefined>;
    /** Also schemas that are deleted, but not for good. Defaults to `false`. */
    deleted?: pulumi.Input<boolean | undefined>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetSchemasSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetSchemasSchemaRegistryClusterArgs {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetSubjectConfigCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetSubjectConfigCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetSubjectConfigSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetSubjectConfigSchemaRegistryClusterArgs {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetSubjectModeCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetSubjectModeCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetSubjectModeSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetSubjectModeSchemaRegistryClusterArgs {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Tableflow API key. Left out, the provider's is used. */
  export interface GetTableflowTopicCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** Tableflow API key. Left out, the provider's is used. */
  export interface GetTableflowTopicCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface GetTableflowTopicEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetTableflowTopicEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Kafka cluster that it belongs to. */
  export interface GetTableflowTopicKafkaCluster {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: string;
  }

  /** Kafka cluster that it belongs to. */
  export interface GetTableflowTopicKafkaClusterArgs {
    /** ID of the Kafka cluster, `lkc-...`. Between 1 and 255 characters. Must begin with lkc-. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetTagBindingCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetTagBindingCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetTagBindingSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetTagBindingSchemaRegistryClusterArgs {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetTagCredentials {
    /** API key. Must not be empty. */
    key: string;
    /** Secret of the API key. Must not be empty. */
    secret: string;
  }

  /** API key of the Schema Registry cluster. Left out, the provider's is used. */
  export interface GetTagCredentialsArgs {
    /** API key. Must not be empty. */
    key: pulumi.Input<string>;
    /** Secret of the API key. Must not be empty. */
    secret: pulumi.Input<string>;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetTagSchemaRegistryCluster {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** ID of the Schema Registry cluster, `lsrc-...`. Left out, the provider's is used. */
  export interface GetTagSchemaRegistryClusterArgs {
    /** ID of the Schema Registry cluster, `lsrc-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }

  /** Environment that it belongs to. */
  export interface GetTransitGatewayAttachmentEnvironment {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: string;
  }

  /** Environment that it belongs to. */
  export interface GetTransitGatewayAttachmentEnvironmentArgs {
    /** ID of the environment, `env-...`. Between 1 and 255 characters. Must be an ID, without blanks and slashes. */
    id: pulumi.Input<string>;
  }
}
