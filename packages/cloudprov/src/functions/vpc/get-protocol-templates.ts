import { idForms } from "../../platform/object-id.ts";
import { protocolTemplateFields, protocolTemplates } from "../../resources/vpc/protocol-template.ts";
import { templateLookup } from "./template-listing.ts";

export const getProtocolTemplates = templateLookup("getProtocolTemplates", {
  things: "protocol templates",
  as: "templateLists",
  template: protocolTemplates,
  fields: protocolTemplateFields,
  properties: ["name", "protocols"],
  id: idForms.protocolTemplate,
});
