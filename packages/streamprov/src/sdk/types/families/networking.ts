// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";

export namespace types {
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
      /** DNS domain of the access point, or empty. Only the platform sets it. */
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
      /** DNS domain of the access point, or empty. Only the platform sets it. */
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
      /** DNS domain of the access point, or empty. Only the platform sets it. */
      dnsDomain?: pulumi.Input<string | undefined>;
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

    /** The network in AWS. */
    export interface NetworkAw {
      /** ID of the platform's VPC. If omitted, the platform chooses a value. */
      vpc?: pulumi.Input<string | undefined>;
      /** AWS account that the VPC belongs to. If omitted, the platform chooses a value. */
      account?: pulumi.Input<string | undefined>;
      /** Endpoint service of the VPC for PrivateLink, or empty. If omitted, the platform chooses a value. */
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
      /** ID of the gateway, `gw-...`, or empty. */
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
      environment: types.input.GetEndpointFilterEnvironment;
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
      environment: pulumi.Input<types.input.GetEndpointFilterEnvironmentArgs>;
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

    /** The network in AWS. */
    export interface GetNetworkAw {
      /** ID of the platform's VPC. */
      vpc: string;
      /** AWS account that the VPC belongs to. */
      account: string;
      /** Endpoint service of the VPC for PrivateLink, or empty. */
      privateLinkEndpointService: string;
    }

    /** The network in AWS. */
    export interface GetNetworkAwArgs {
      /** ID of the platform's VPC. */
      vpc: pulumi.Input<string>;
      /** AWS account that the VPC belongs to. */
      account: pulumi.Input<string>;
      /** Endpoint service of the VPC for PrivateLink, or empty. */
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
      /** DNS domain of the access point, or empty. Only the platform sets it. */
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
      /** DNS domain of the access point, or empty. Only the platform sets it. */
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
      /** DNS domain of the access point, or empty. Only the platform sets it. */
      dnsDomain: string;
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

    /** The network in AWS. */
    export interface NetworkAw {
      /** ID of the platform's VPC. If omitted, the platform chooses a value. */
      vpc: string;
      /** AWS account that the VPC belongs to. If omitted, the platform chooses a value. */
      account: string;
      /** Endpoint service of the VPC for PrivateLink, or empty. If omitted, the platform chooses a value. */
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
      /** ID of the gateway, `gw-...`, or empty. */
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
      /** DNS domain of the access point, or empty. */
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
      /** DNS domain of the access point, or empty. */
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
      /** DNS domain of the access point, or empty. */
      dnsDomain: string;
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
      environment: types.output.GetEndpointEndpointEnvironment;
      /** Cluster of the endpoint, if there is one. At most one element. */
      resources: types.output.GetEndpointEndpointResource[];
      /** Gateway of the endpoint, if there is one. At most one element. */
      gateways: types.output.GetEndpointEndpointGateway[];
      /** Access point of the endpoint, if there is one. At most one element. */
      accessPoints: types.output.GetEndpointEndpointAccessPoint[];
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
      /** Kind of the cluster, or empty. */
      kind: string;
    }

    /** Endpoints to list. */
    export interface GetEndpointFilter {
      /** Environment that the endpoints belong to. */
      environment: types.output.GetEndpointFilterEnvironment;
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
      awsEgressPrivateLinkGateways: types.output.GetGatewaysGatewayAwsEgressPrivateLinkGateway[];
      /** Ingress from AWS through PrivateLink. */
      awsIngressPrivateLinkGateways: types.output.GetGatewaysGatewayAwsIngressPrivateLinkGateway[];
      /** Network interfaces in a VPC of your own in AWS. */
      awsPrivateNetworkInterfaceGateways: types.output.GetGatewaysGatewayAwsPrivateNetworkInterfaceGateway[];
      /** Egress to services in Azure through Private Link. */
      azureEgressPrivateLinkGateways: types.output.GetGatewaysGatewayAzureEgressPrivateLinkGateway[];
      /** Ingress from Azure through Private Link. */
      azureIngressPrivateLinkGateways: types.output.GetGatewaysGatewayAzureIngressPrivateLinkGateway[];
      /** Ingress from Google Cloud through Private Service Connect. */
      gcpIngressPrivateServiceConnectGateways: types.output.GetGatewaysGatewayGcpIngressPrivateServiceConnectGateway[];
      /** Peering with AWS. */
      awsPeeringGateways: types.output.GetGatewaysGatewayAwsPeeringGateway[];
      /** Peering with Azure. */
      azurePeeringGateways: types.output.GetGatewaysGatewayAzurePeeringGateway[];
      /** Peering with Google Cloud. */
      gcpPeeringGateways: types.output.GetGatewaysGatewayGcpPeeringGateway[];
      /** Egress to services in Google Cloud through Private Service Connect. */
      gcpEgressPrivateServiceConnectGateways: types.output.GetGatewaysGatewayGcpEgressPrivateServiceConnectGateway[];
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

    /** The network in AWS. */
    export interface GetNetworkAw {
      /** ID of the platform's VPC. */
      vpc: string;
      /** AWS account that the VPC belongs to. */
      account: string;
      /** Endpoint service of the VPC for PrivateLink, or empty. */
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
      /** ID of the gateway, `gw-...`, or empty. */
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
  }
}
