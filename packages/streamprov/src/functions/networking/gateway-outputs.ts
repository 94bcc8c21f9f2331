import { field, lookupOutputs } from "@org/core-provider";
import type { LookedUp } from "../../platform/lookup.ts";
import { outputText } from "../../platform/texts.ts";
import { variants } from "../../platform/variants.ts";
import { gatewayFields, gatewayPlaces, region } from "../../resources/networking/gateway.ts";

/** All kinds of gateways: those that programs make, and those that the platform makes by itself. */
const fields = {
  ...gatewayFields,
  awsPeeringGateway: field.object({ region: region() }, { docs: "To and from AWS, by peering." }),
  azurePeeringGateway: field.object({ region: region() }, { docs: "To and from Azure, by peering." }),
  gcpPeeringGateway: field.object(
    {
      region: region(),
      iamPrincipal: outputText("iam_principal", "Address of the IAM principal in Google Cloud that the gateway uses."),
    },
    { docs: "To and from Google Cloud, by peering." },
  ),
  gcpEgressPrivateServiceConnectGateway: field.object(
    {
      region: region(),
      project: outputText("project", "Google Cloud project that makes the connections of the gateway."),
    },
    { docs: "Out of the platform to services in Google Cloud, by Private Service Connect." },
  ),
};

const kinds = variants(fields, {
  ...gatewayPlaces,
  kinds: {
    ...gatewayPlaces.kinds,
    awsPeeringGateway: "AwsPeeringGatewaySpec",
    azurePeeringGateway: "AzurePeeringGatewaySpec",
    gcpPeeringGateway: "GcpPeeringGatewaySpec",
    gcpEgressPrivateServiceConnectGateway: "GcpEgressPrivateServiceConnectGatewaySpec",
  },
});

/** The kinds as lists: the one that the gateway is of has an element. */
const inLists = {
  awsEgressPrivateLinkGateways: "awsEgressPrivateLinkGateway",
  awsIngressPrivateLinkGateways: "awsIngressPrivateLinkGateway",
  awsPeeringGateways: "awsPeeringGateway",
  awsPrivateNetworkInterfaceGateways: "awsPrivateNetworkInterfaceGateway",
  azureEgressPrivateLinkGateways: "azureEgressPrivateLinkGateway",
  azureIngressPrivateLinkGateways: "azureIngressPrivateLinkGateway",
  azurePeeringGateways: "azurePeeringGateway",
  gcpEgressPrivateServiceConnectGateways: "gcpEgressPrivateServiceConnectGateway",
  gcpIngressPrivateServiceConnectGateways: "gcpIngressPrivateServiceConnectGateway",
  gcpPeeringGateways: "gcpPeeringGateway",
} as const;

/** What lookups tell of a gateway, besides its ID and where it is. */
const gatewayOutputs = lookupOutputs(fields, { omit: ["environment"], inLists });

/** The same, with what does not follow the fields one to one. */
export const gatewayLookup: LookedUp<typeof gatewayOutputs> = {
  outputs: gatewayOutputs,
  parts: kinds.inLists(inLists),
};
