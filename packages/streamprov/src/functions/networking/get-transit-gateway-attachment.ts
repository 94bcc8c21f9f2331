import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { environmentArg } from "../../platform/references.ts";
import {
  transitGatewayAttachmentClouds,
  transitGatewayAttachmentFields,
  transitGatewayAttachments,
} from "../../resources/networking/transit-gateway-attachment.ts";

/** The clouds as lists: the list has one element. */
const inLists = { aws: "aws" } as const;

export const getTransitGatewayAttachment = lookupObject("getTransitGatewayAttachment", {
  docs: "Looks up a transit gateway attachment of an environment by its ID or its name, in any status.",
  example: `const orders = streamprov.getTransitGatewayAttachmentOutput({
    displayName: "orders",
    environment: { id: config.require("environmentId") },
});`,
  what: "transit gateway attachment",
  idForm: "tgwa-...",
  collection: transitGatewayAttachments,
  by: ["displayName"],
  inputs: { environment: environmentArg() },
  outputs: lookupOutputs(transitGatewayAttachmentFields, { inLists: { ...inLists, networks: "network" } }),
  parts: transitGatewayAttachmentClouds.inLists(inLists),
});
