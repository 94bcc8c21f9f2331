import { idForms } from "../../platform/object-id.ts";
import { templateGroupLookup } from "./template-listing.ts";

export const getProtocolTemplateGroups = templateGroupLookup("getProtocolTemplateGroups", {
  things: "groups of protocol templates",
  wire: "ServiceTemplateGroup",
  filter: "service-template-group",
  id: idForms.protocolTemplateGroup,
});
