import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { environmentArg } from "../../platform/references.ts";
import { cloudLists } from "../../platform/variants.ts";
import {
  privateLinkAttachmentConnectionClouds,
  privateLinkAttachmentConnectionFields,
  privateLinkAttachmentConnections,
} from "../../resources/networking/private-link-attachment-connection.ts";

export const getPrivateLinkAttachmentConnection = lookupObject("getPrivateLinkAttachmentConnection", {
  docs: "Looks up a connection of a private link attachment by its ID, in any status.",
  example: `const orders = streamprov.getPrivateLinkAttachmentConnectionOutput({
    id: config.require("connectionId"),
    environment: { id: config.require("environmentId") },
});`,
  what: "private link attachment connection",
  idForm: "plattc-...",
  collection: privateLinkAttachmentConnections,

  inputs: { environment: environmentArg() },
  outputs: lookupOutputs(privateLinkAttachmentConnectionFields, {
    inLists: { ...cloudLists, privateLinkAttachments: "privateLinkAttachment" },
  }),
  parts: privateLinkAttachmentConnectionClouds.inLists(cloudLists),
});
