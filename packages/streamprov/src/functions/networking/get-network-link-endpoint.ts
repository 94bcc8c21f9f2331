import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { environmentArg } from "../../platform/references.ts";
import { networkLinkEndpointFields, networkLinkEndpoints } from "../../resources/networking/network-link-endpoint.ts";

export const getNetworkLinkEndpoint = lookupObject("getNetworkLinkEndpoint", {
  docs: "Looks up a network link endpoint of an environment by its ID, in any status.",
  example: `const orders = streamprov.getNetworkLinkEndpointOutput({
    id: config.require("endpointId"),
    environment: { id: config.require("environmentId") },
});`,
  what: "network link endpoint",
  idForm: "nle-...",
  collection: networkLinkEndpoints,

  inputs: { environment: environmentArg() },
  outputs: lookupOutputs(networkLinkEndpointFields, {
    inLists: { networks: "network", networkLinkServices: "networkLinkService" },
  }),
});
