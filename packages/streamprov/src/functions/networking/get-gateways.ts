import { field } from "@org/core-provider";
import { lookupAll } from "../../platform/listing.ts";
import { environmentArg } from "../../platform/references.ts";
import { gateways } from "../../resources/networking/gateway.ts";
import { alternatives } from "./alternatives.ts";
import { gatewayLookup } from "./gateway-outputs.ts";

const types = [
  "AwsEgressPrivateLink",
  "AwsIngressPrivateLink",
  "AwsPeering",
  "AwsPrivateNetworkInterface",
  "AzureEgressPrivateLink",
  "AzureIngressPrivateLink",
  "AzurePeering",
  "GcpEgressPrivateServiceConnect",
  "GcpIngressPrivateServiceConnect",
  "GcpPeering",
];

/** A phase as the filter expects it: `active` finds gateways that are READY. */
function asFiltered(phase: string): string {
  const name = phase.trim().toLowerCase();
  return name === "ready" ? "active" : name;
}

export const getGateways = lookupAll("getGateways", {
  docs: "Lists the gateways of an environment.",
  example: `const all = streamprov.getGatewaysOutput({
    environment: { id: config.require("environmentId") },
    filter: { gatewayTypes: ["AwsEgressPrivateLink"], phases: ["READY"] },
});`,
  collection: gateways,
  inputs: {
    environment: environmentArg(),
    filter: field.object(
      {
        gatewayTypes: alternatives("Types of gateways, such as `AwsEgressPrivateLink`.", {
          knownValues: types,
          terraform: "gateway_type",
        }),
        ids: alternatives("IDs of gateways, `gw-...`.", { terraform: "id" }),
        regions: alternatives("Cloud regions, such as `us-east-2`.", { terraform: "region" }),
        displayNames: alternatives("Display names of gateways, case-sensitive.", { terraform: "display_name" }),
        phases: alternatives(
          "`CREATED`, `PROVISIONING`, `READY`, `FAILED`, `DEPROVISIONING` or `EXPIRED`, case-insensitive.",
          { terraform: "phase" },
        ),
      },
      { docs: "Gateways to list. Defaults to all gateways." },
    ),
  },
  filters: ({ filter: { gatewayTypes, ids, regions, displayNames, phases } = {} }) => ({
    gateway_type: gatewayTypes,
    id: ids,
    "spec.config.region": regions,
    "spec.display_name": displayNames,
    "status.phase": phases?.map(asFiltered),
  }),
  as: "gateways",
  all: "The gateways",
  each: "A gateway.",
  id: ({ environment }) => environment.id,
  outputs: {
    id: field.string({ output: true, wire: "id", docs: "ID of the gateway, `gw-...`." }),
    ...gatewayLookup.outputs,
  },
  ...(gatewayLookup.parts ? { parts: gatewayLookup.parts } : {}),
});
