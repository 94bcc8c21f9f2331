import { field, lookupOutputs } from "@org/core-provider";
import type { LookedUp } from "../../platform/lookup.ts";
import { outputText } from "../../platform/texts.ts";
import { variants } from "../../platform/variants.ts";
import { gatewayFields, gatewayPlaces, region } from "../../resources/networking/gateway.ts";

/** All types of gateways: those that programs create and those that the platform creates. */
const fields = {
  ...gatewayFields,
  awsPeeringGateway: field.object({ region: region() }, { docs: "Peering with AWS." }),
  azurePeeringGateway: field.object({ region: region() }, { docs: "Peering with Azure." }),
  gcpPeeringGateway: field.object(
    {
      region: region(),
      iamPrincipal: outputText(
        "iam_principal",
        "Email address of the IAM principal in Google Cloud that the gateway uses.",
      ),
    },
    { docs: "Peering with Google Cloud." },
  ),
  gcpEgressPrivateServiceConnectGateway: field.object(
    {
      region: region(),
      project: outputText("project", "Google Cloud project that creates the connections of the gateway."),
    },
    { docs: "Egress to services in Google Cloud through Private Service Connect." },
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

/** The types as lists: only the list of the gateway's type has an element. */
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

/** The outputs of a gateway in lookups, besides its ID and environment. */
const gatewayOutputs = lookupOutputs(fields, { omit: ["environment"], inLists });

/** The same with the values that do not follow from the wire names. */
export const gatewayLookup: LookedUp<typeof gatewayOutputs> = {
  outputs: gatewayOutputs,
  parts: kinds.inLists(inLists),
};
