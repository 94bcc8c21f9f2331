import { field } from "@org/core-provider";
import { environmentRef, gatewayRef, platformNamed } from "../../platform/references.ts";
import { fixedText, outputText } from "../../platform/texts.ts";
import { variants } from "../../platform/variants.ts";
import { awsAccount } from "./cloud-account.ts";
import { privateEndpointResourceId, privateServiceConnectConnectionId } from "./cloud-endpoint.ts";

const kind = { replaceOnChange: true } as const;
const dnsDomain = () => outputText("dns_domain", "DNS domain of the access point, or empty.");

/** The platform returns the target `all-google-apis` in another spelling. */
function isSameTarget(before: unknown, after: unknown): boolean {
  const all = (text: unknown) => String(text).toLowerCase().replaceAll("_", "-") === "all-google-apis";
  return before === after || (all(before) && all(after));
}

/** The properties of an access point. */
export const accessPointFields = {
  displayName: platformNamed(),
  gateway: gatewayRef(),
  environment: environmentRef(),
  awsEgressPrivateLinkEndpoint: field.object(
    {
      vpcEndpointServiceName: fixedText(
        "vpc_endpoint_service_name",
        "Name of the VPC endpoint service that the endpoint connects to.",
      ),
      enableHighAvailability: field.boolean({
        default: false,
        replaceOnChange: true,
        wire: "enable_high_availability",
        docs: "Whether the endpoint is deployed in several availability zones.",
      }),
      vpcEndpointId: outputText("vpc_endpoint_id", "ID of the VPC endpoint that the platform created."),
      vpcEndpointDnsName: outputText("vpc_endpoint_dns_name", "DNS name of the VPC endpoint."),
    },
    { ...kind, docs: "Egress to a service in AWS through PrivateLink." },
  ),
  awsIngressPrivateLinkEndpoint: field.object(
    {
      vpcEndpointId: fixedText("vpc_endpoint_id", "ID of the VPC endpoint in your account."),
      vpcEndpointServiceName: outputText("vpc_endpoint_service_name", "Name of the platform's VPC endpoint service."),
      dnsDomain: dnsDomain(),
    },
    { ...kind, docs: "Ingress from AWS through PrivateLink." },
  ),
  awsPrivateNetworkInterface: field.object(
    {
      networkInterfaces: field.set(field.string({ min: 1, docs: "ID of a network interface, `eni-...`." }), {
        required: true,
        min: 6,
        wire: "network_interfaces",
        docs: "Network interfaces in your account. At least 6.",
        inputDocs: "Can be changed in place.",
      }),
      account: awsAccount(),
      routes: field.list(field.string({ min: 1, docs: "A CIDR block, such as `172.31.0.0/16`." }), {
        max: 10,
        omitEmptyOnCreate: true,
        unsetAs: [],
        wire: "egress_routes",
        docs: "CIDR blocks to reach through the interfaces. At most 10. The order is significant.",
        inputDocs: "Can be changed in place.",
      }),
    },
    { docs: "Network interfaces in a VPC of your own in AWS." },
  ),
  azureEgressPrivateLinkEndpoint: field.object(
    {
      privateLinkServiceResourceId: fixedText(
        "private_link_service_resource_id",
        "Resource ID of the Private Link service that the endpoint connects to.",
      ),
      privateLinkSubresourceName: field.string({
        replaceOnChange: true,
        emptyIsUnset: true,
        wire: "private_link_subresource_name",
        docs: "Name of the subresource of the service that the endpoint connects to.",
      }),
      privateEndpointResourceId: outputText("private_endpoint_resource_id", "Resource ID of the private endpoint."),
      privateEndpointDomain: outputText("private_endpoint_domain", "Domain of the private endpoint."),
      privateEndpointIpAddress: outputText("private_endpoint_ip_address", "IP address of the private endpoint."),
      privateEndpointCustomDnsConfigDomains: field.list(field.string({ docs: "A domain." }), {
        output: true,
        wire: "private_endpoint_custom_dns_config_domains",
        docs: "Domains in the custom DNS configuration of the private endpoint.",
      }),
    },
    { ...kind, docs: "Egress to a service in Azure through Private Link." },
  ),
  azureIngressPrivateLinkEndpoint: field.object(
    {
      privateEndpointResourceId: privateEndpointResourceId(),
      privateLinkServiceAlias: outputText(
        "private_link_service_alias",
        "Alias of the platform's Private Link service.",
      ),
      privateLinkServiceResourceId: outputText(
        "private_link_service_resource_id",
        "Resource ID of the platform's Private Link service.",
      ),
      dnsDomain: dnsDomain(),
    },
    { ...kind, docs: "Ingress from Azure through Private Link." },
  ),
  gcpEgressPrivateServiceConnectEndpoint: field.object(
    {
      privateServiceConnectEndpointTarget: field.string({
        required: true,
        replaceOnChange: true,
        min: 1,
        equality: isSameTarget,
        wire: "private_service_connect_endpoint_target",
        docs: "URI of the service attachment that the endpoint connects to, or `all-google-apis`.",
      }),
      privateServiceConnectEndpointConnectionId: outputText(
        "private_service_connect_endpoint_connection_id",
        "ID of the connection.",
      ),
      privateServiceConnectEndpointName: outputText("private_service_connect_endpoint_name", "Name of the endpoint."),
      privateServiceConnectEndpointIpAddress: outputText(
        "private_service_connect_endpoint_ip_address",
        "IP address of the endpoint.",
      ),
    },
    { ...kind, docs: "Egress to a service in Google Cloud through Private Service Connect." },
  ),
  gcpIngressPrivateServiceConnectEndpoint: field.object(
    {
      privateServiceConnectConnectionId: privateServiceConnectConnectionId(),
      privateServiceConnectServiceAttachment: outputText(
        "private_service_connect_service_attachment",
        "URI of the platform's service attachment.",
      ),
      dnsDomain: dnsDomain(),
    },
    { ...kind, docs: "Ingress from Google Cloud through Private Service Connect." },
  ),
};

/** The types of connections. An access point has exactly one. */
export const accessPointEndpoints = variants(accessPointFields, {
  at: "spec.config",
  statusAt: "status.config",
  kinds: {
    awsEgressPrivateLinkEndpoint: "AwsEgressPrivateLinkEndpoint",
    awsIngressPrivateLinkEndpoint: "AwsIngressPrivateLinkEndpoint",
    awsPrivateNetworkInterface: "AwsPrivateNetworkInterface",
    azureEgressPrivateLinkEndpoint: "AzureEgressPrivateLinkEndpoint",
    azureIngressPrivateLinkEndpoint: "AzureIngressPrivateLinkEndpoint",
    gcpEgressPrivateServiceConnectEndpoint: "GcpEgressPrivateServiceConnectEndpoint",
    gcpIngressPrivateServiceConnectEndpoint: "GcpIngressPrivateServiceConnectEndpoint",
  },
});
