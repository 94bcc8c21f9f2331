import { lookupObject } from "../../platform/lookup.ts";
import { environmentArg } from "../../platform/references.ts";
import { gateways } from "../../resources/networking/gateway.ts";
import { gatewayLookup } from "./gateway-outputs.ts";

export const getGateway = lookupObject("getGateway", {
  docs: "Looks up a gateway of an environment by its ID, in any status.",
  example: `const orders = streamprov.getGatewayOutput({
    id: config.require("gatewayId"),
    environment: { id: config.require("environmentId") },
});`,
  what: "gateway",
  idForm: "gw-...",
  collection: gateways,
  inputs: { environment: environmentArg() },
  ...gatewayLookup,
});
