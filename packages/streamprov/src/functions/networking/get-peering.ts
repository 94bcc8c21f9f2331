import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { environmentArg } from "../../platform/references.ts";
import { cloudLists } from "../../platform/variants.ts";
import { peeringClouds, peeringFields, peerings } from "../../resources/networking/peering.ts";

export const getPeering = lookupObject("getPeering", {
  docs: "Looks up a peering of an environment by its ID or its name, in any status.",
  example: `const orders = streamprov.getPeeringOutput({
    displayName: "orders",
    environment: { id: config.require("environmentId") },
});`,
  what: "peering",
  idForm: "peer-...",
  collection: peerings,
  by: ["displayName"],
  inputs: { environment: environmentArg() },
  outputs: lookupOutputs(peeringFields, { inLists: { ...cloudLists, networks: "network" } }),
  parts: peeringClouds.inLists(cloudLists),
});
