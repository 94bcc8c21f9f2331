import { idForms } from "../../platform/object-id.ts";
import { protocolTemplateGroupFields, protocolTemplateGroups } from "../../resources/vpc/protocol-template-group.ts";
import { templateLookup } from "./template-listing.ts";

export const getProtocolTemplateGroups = templateLookup("getProtocolTemplateGroups", {
  things: "groups of protocol templates",
  as: "groupLists",
  template: protocolTemplateGroups,
  fields: protocolTemplateGroupFields,
  properties: ["name", "templateIds"],
  id: idForms.protocolTemplateGroup,
});
