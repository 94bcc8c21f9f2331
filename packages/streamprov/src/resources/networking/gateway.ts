import { field } from "@org/core-provider";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { environmentCollection } from "../../platform/environment-collection.ts";
import { unusualIds } from "../../platform/ids.ts";
import { inEnvironment } from "../../platform/import-ids.ts";
import { environmentRef, givenName } from "../../platform/references.ts";
import { fixedText, outputText } from "../../platform/texts.ts";
import { promisedVariant, variants } from "../../platform/variants.ts";

/** Where a gateway is. It cannot move. */
export const region = () => fixedText("region", "Region of the cloud, such as `us-east-2`.");
/** Azure and Google Cloud answer regions in another case at times. */
const regionInAnyCase = () =>
  field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    equality: "case-insensitive",
    wire: "region",
    docs: "Region of the cloud, such as `eastus`. Upper and lower case do not count.",
  });

export const gatewayFields = {
  displayName: givenName(),
  environment: environmentRef(),
  awsEgressPrivateLinkGateway: field.object(
    {
      region: region(),
      principalArn: outputText(
        "principal_arn",
        "ARN of the principal in AWS that makes the connections of the gateway.",
      ),
    },
    { ...promisedVariant, docs: "Out of the platform to services in AWS, by PrivateLink." },
  ),
  awsIngressPrivateLinkGateway: field.object(
    {
      region: region(),
      vpcEndpointServiceName: outputText(
        "vpc_endpoint_service_name",
        "Name of the VPC endpoint service to connect to.",
      ),
    },
    { ...promisedVariant, docs: "Into the platform from AWS, by PrivateLink." },
  ),
  awsPrivateNetworkInterfaceGateway: field.object(
    {
      region: region(),
      zones: field.set(field.string({ min: 1, docs: "ID of an availability zone, such as `use2-az1`." }), {
        required: true,
        replaceOnChange: true,
        wire: "zones",
        docs: "Availability zones of the gateway, by their IDs.",
      }),
      account: outputText("account", "AWS account of the platform that the gateway uses."),
    },
    { ...promisedVariant, docs: "To and from AWS, by network interfaces in one's own VPC." },
  ),
  azureEgressPrivateLinkGateway: field.object(
    {
      region: region(),
      subscription: outputText("subscription", "Azure subscription that makes the connections of the gateway."),
    },
    { ...promisedVariant, docs: "Out of the platform to services in Azure, by Private Link." },
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
    { ...promisedVariant, docs: "Into the platform from Azure, by Private Link." },
  ),
  gcpIngressPrivateServiceConnectGateway: field.object(
    {
      region: regionInAnyCase(),
      privateServiceConnectServiceAttachment: outputText(
        "private_service_connect_service_attachment",
        "URI of the service attachment to connect to.",
      ),
    },
    { ...promisedVariant, docs: "Into the platform from Google Cloud, by Private Service Connect." },
  ),
};

/** Where a body holds the kind of a gateway, and which there are. */
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

/** Where gateways are: one collection for each environment. */
export const gateways = environmentCollection({
  kind: "Gateway",
  path: "/networking/v1/gateways",
  phases: {
    // A gateway without an access point stays CREATED.
    done: ["READY", "CREATED"],
    failed: ["FAILED", "ERROR", "DISCONNECTED", "EXPIRED"],
    reasonAt: "status.error_message",
    toDo: { EXPIRED: "it has waited too long for connections and can only be deleted" },
  },
});

export const gateway = resource("Gateway", {
  docs: "A gateway of an environment, through which access points lead into the platform or out of it. Exactly one property says of which kind it is.",
  example: `const gateway = new streamprov.Gateway("orders", {
    displayName: "orders",
    environment: { id: "env-abc123" },
    awsEgressPrivateLinkGateway: { region: "us-east-2" },
});`,
  fields: gatewayFields,
  rules: [kinds.rule],
  timeouts: { create: 120 },
  import: inEnvironment("<gateway ID>", "gw-abc123").import,

  check: unusualIds({ "environment.id": "environment" }),
  ...controlPlaneObject(gatewayFields, gateways, kinds),
});
