import { field } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { environmentRef, givenName } from "../../platform/references.ts";
import { notProvided } from "../../platform/remedies.ts";
import { fixedText, outputText } from "../../platform/texts.ts";
import { promisedVariant, variants } from "../../platform/variants.ts";

/** The region of a gateway. A change replaces the gateway. */
export const region = () => fixedText("region", "Region of the cloud, such as `us-east-2`.");
/** Azure and Google Cloud sometimes return regions in another case. */
const regionInAnyCase = () =>
  field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    equality: "case-insensitive",
    wire: "region",
    docs: "Region of the cloud, such as `eastus`, case-insensitive.",
  });

export const gatewayFields = {
  displayName: givenName(),
  environment: environmentRef(),
  awsEgressPrivateLinkGateway: field.object(
    {
      region: region(),
      principalArn: outputText(
        "principal_arn",
        "ARN of the AWS principal that creates the connections of the gateway.",
      ),
    },
    { ...promisedVariant, docs: "Egress to services in AWS through PrivateLink." },
  ),
  awsIngressPrivateLinkGateway: field.object(
    {
      region: region(),
      vpcEndpointServiceName: outputText(
        "vpc_endpoint_service_name",
        "Name of the VPC endpoint service to connect to.",
      ),
    },
    { ...promisedVariant, docs: "Ingress from AWS through PrivateLink." },
  ),
  awsPrivateNetworkInterfaceGateway: field.object(
    {
      region: region(),
      zones: field.set(field.string({ min: 1, docs: "ID of an availability zone, such as `use2-az1`." }), {
        required: true,
        replaceOnChange: true,
        wire: "zones",
        docs: "IDs of the gateway's availability zones.",
      }),
      account: outputText("account", "The platform's AWS account that the gateway uses."),
    },
    { ...promisedVariant, docs: "Network interfaces in a VPC of your own in AWS." },
  ),
  azureEgressPrivateLinkGateway: field.object(
    {
      region: region(),
      subscription: outputText("subscription", "Azure subscription that creates the connections of the gateway."),
    },
    { ...promisedVariant, docs: "Egress to services in Azure through Private Link." },
  ),
  azureIngressPrivateLinkGateway: field.object(
    {
      region: regionInAnyCase(),
      privateLinkServiceAlias: outputText(
        "private_link_service_alias",
        "Alias of the Private Link service to connect to.",
      ),
      privateLinkServiceResourceId: outputText(
        "private_link_service_resource_id",
        "Resource ID of the Private Link service to connect to.",
      ),
    },
    { ...promisedVariant, docs: "Ingress from Azure through Private Link." },
  ),
  gcpIngressPrivateServiceConnectGateway: field.object(
    {
      region: regionInAnyCase(),
      privateServiceConnectServiceAttachment: outputText(
        "private_service_connect_service_attachment",
        "URI of the service attachment to connect to.",
      ),
    },
    { ...promisedVariant, docs: "Ingress from Google Cloud through Private Service Connect." },
  ),
};

/** The types of gateways, and their paths in a response body. */
export const gatewayPlaces = {
  at: "spec.config",
  statusAt: "status.cloud_gateway",
  kinds: {
    awsEgressPrivateLinkGateway: "AwsEgressPrivateLinkGatewaySpec",
    awsIngressPrivateLinkGateway: "AwsIngressPrivateLinkGatewaySpec",
    awsPrivateNetworkInterfaceGateway: "AwsPrivateNetworkInterfaceGatewaySpec",
    azureEgressPrivateLinkGateway: "AzureEgressPrivateLinkGatewaySpec",
    azureIngressPrivateLinkGateway: "AzureIngressPrivateLinkGatewaySpec",
    gcpIngressPrivateServiceConnectGateway: "GcpIngressPrivateServiceConnectGatewaySpec",
  },
} as const;

const kinds = variants(gatewayFields, gatewayPlaces);

/** The gateways of an environment. */
export const gateways = environmentCollection({
  kind: "Gateway",
  path: "/networking/v1/gateways",
  phases: {
    // A gateway stays CREATED until it has an access point.
    done: ["READY", "CREATED"],
    failed: ["FAILED", "ERROR", "DISCONNECTED", "EXPIRED"],
    reasonAt: "status.error_message",
    toDo: { EXPIRED: "it had no connections for too long and can only be deleted" },
  },
});

export const gateway = resource("Gateway", {
  docs: "A gateway of an environment. Its access points are the ingress or egress connections. Set exactly one property for the type of the gateway.",
  platformPage: apiPage("Gateways (networking/v1)"),
  example: `const gateway = new streamprov.Gateway("orders", {
    displayName: "orders",
    environment: { id: config.require("environmentId") },
    awsEgressPrivateLinkGateway: { region: "us-east-2" },
});`,
  errors: {
    "ended in the state": notProvided("gateway"),
    "still uses the gateway": "Delete the access points and DNS records of the gateway first.",
  },
  ...controlPlaneObject(gatewayFields, gateways, kinds),
  timeouts: { create: 120 },
  import: inEnvironment("<gateway ID>", "gw-abc123").import,
});
