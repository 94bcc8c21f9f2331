import { field, lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { environmentArg } from "../../platform/references.ts";
import { accessPoints } from "../../resources/networking/access-point.ts";
import { accessPointEndpoints, accessPointFields } from "../../resources/networking/access-point-endpoints.ts";

/** The types as lists: only the list of the access point's type has an element. */
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
  docs: "Looks up an access point of an environment by its ID, in any status.",
  example: `const orders = streamprov.getAccessPointOutput({
    id: config.require("accessPointId"),
    environment: { id: config.require("environmentId") },
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
      { ignored: true, docs: "Egress to a service in Google Cloud through Private Service Connect." },
    ),
  },
  outputs: lookupOutputs(accessPointFields, { inLists: { ...inLists, gateways: "gateway" } }),
  parts: accessPointEndpoints.inLists(inLists),
});
