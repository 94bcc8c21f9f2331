import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { environmentArg } from "../../platform/references.ts";
import { networkLinkServiceFields, networkLinkServices } from "../../resources/networking/network-link-service.ts";

export const getNetworkLinkService = lookupObject("getNetworkLinkService", {
  docs: "Looks up a network link service of an environment by its ID or its name, in any status.",
  example: `const orders = streamprov.getNetworkLinkServiceOutput({
    displayName: "orders",
    environment: { id: config.require("environmentId") },
});`,
  what: "network link service",
  idForm: "nls-...",
  collection: networkLinkServices,
  by: ["displayName"],
  inputs: { environment: environmentArg() },
  outputs: lookupOutputs(networkLinkServiceFields, { inLists: { networks: "network" } }),
});
