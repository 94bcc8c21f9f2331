import { field, lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { environmentArg } from "../../platform/references.ts";
import { accessPointEndpoints, accessPointFields, accessPoints } from "../../resources/networking/access-point.ts";

/** The kinds as lists: the one that the access point is of has an element. */
const inLists = {
  awsEgressPrivateLinkEndpoints: "awsEgressPrivateLinkEndpoint",
  awsIngressPrivateLinkEndpoints: "awsIngressPrivateLinkEndpoint",
  awsPrivateNetworkInterfaces: "awsPrivateNetworkInterface",
  azureEgressPrivateLinkEndpoints: "azureEgressPrivateLinkEndpoint",
  azureIngressPrivateLinkEndpoints: "azureIngressPrivateLinkEndpoint",
  gcpEgressPrivateServiceConnectEndpoints: "gcpEgressPrivateServiceConnectEndpoint",
  gcpIngressPrivateServiceConnectEndpoints: "gcpIngressPrivateServiceConnectEndpoint",
} as const;

const given = (docs: string) => field.string({ required: true, docs });

export const getAccessPoint = lookupObject("getAccessPoint", {
  docs: "Looks up an access point of an environment by its ID, in whatever state it is.",
  example: `const orders = streamprov.getAccessPointOutput({
    id: "ap-abc123",
    environment: { id: "env-abc123" },
});`,
  what: "access point",
  idForm: "ap-...",
  collection: accessPoints,
  inputs: {
    environment: environmentArg(),
    gcpEgressPrivateServiceConnectEndpoints: field.list(
      field.object(
        {
          privateServiceConnectEndpointTarget: given("URI of the service attachment."),
          privateServiceConnectEndpointConnectionId: given("ID of the connection."),
          privateServiceConnectEndpointName: given("Name of the endpoint."),
          privateServiceConnectEndpointIpAddress: given("IP address of the endpoint."),
        },
        { docs: "An endpoint in Google Cloud." },
      ),
      { ignored: true, docs: "Out of the platform to a service in Google Cloud, by Private Service Connect." },
    ),
  },
  outputs: lookupOutputs(accessPointFields, { inLists: { ...inLists, gateways: "gateway" } }),
  parts: accessPointEndpoints.inLists(inLists),
});
