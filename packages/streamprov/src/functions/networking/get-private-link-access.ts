import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { environmentArg } from "../../platform/references.ts";
import { cloudLists } from "../../platform/variants.ts";
import {
  privateLinkAccessClouds,
  privateLinkAccesses,
  privateLinkAccessFields,
} from "../../resources/networking/private-link-access.ts";

export const getPrivateLinkAccess = lookupObject("getPrivateLinkAccess", {
  docs: "Looks up a private link access of an environment by its ID or its name, in any status.",
  example: `const orders = streamprov.getPrivateLinkAccessOutput({
    displayName: "orders",
    environment: { id: config.require("environmentId") },
});`,
  what: "private link access",
  idForm: "pla-...",
  collection: privateLinkAccesses,
  by: ["displayName"],
  inputs: { environment: environmentArg() },
  outputs: lookupOutputs(privateLinkAccessFields, { inLists: { ...cloudLists, networks: "network" } }),
  parts: privateLinkAccessClouds.inLists(cloudLists),
});
