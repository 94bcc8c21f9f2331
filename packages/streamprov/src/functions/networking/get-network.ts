import { field, lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { environmentArg } from "../../platform/references.ts";
import { networkFields, networks } from "../../resources/networking/network.ts";
import { cloudDetails, networkParts } from "../../resources/networking/network-body.ts";

const dnsConfig = field.object(
  { resolution: field.string({ required: true, docs: "`CHASED_PRIVATE` or `PRIVATE`." }) },
  { docs: "DNS resolution." },
);

export const getNetwork = lookupObject("getNetwork", {
  docs: "Looks up a network of an environment by its ID or its name, in any status.",
  example: `const peered = streamprov.getNetworkOutput({
    displayName: "peered",
    environment: { id: config.require("environmentId") },
});`,
  what: "network",
  idForm: "n-...",
  collection: networks,
  by: ["displayName"],
  inputs: {
    environment: environmentArg(),
    dnsConfigs: field.list(dnsConfig, { ignored: true, docs: "DNS resolution." }),
    ...cloudDetails({ ignored: true }, { required: true }),
  },
  outputs: lookupOutputs(networkFields, { inLists: { dnsConfigs: "dnsConfig" } }),
  parts: networkParts,
});
