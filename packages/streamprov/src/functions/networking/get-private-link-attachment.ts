import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { environmentArg } from "../../platform/references.ts";
import {
  offers,
  privateLinkAttachmentFields,
  privateLinkAttachments,
} from "../../resources/networking/private-link-attachment.ts";

export const getPrivateLinkAttachment = lookupObject("getPrivateLinkAttachment", {
  docs: "Looks up a private link attachment of an environment by its ID, in any status.",
  example: `const orders = streamprov.getPrivateLinkAttachmentOutput({
    id: config.require("attachmentId"),
    environment: { id: config.require("environmentId") },
});`,
  what: "private link attachment",
  idForm: "platt-...",
  collection: privateLinkAttachments,

  inputs: { environment: environmentArg() },
  outputs: lookupOutputs(privateLinkAttachmentFields),
  parts: offers,
});
