import { idForms } from "../../platform/object-id.ts";
import { templateLookup } from "./template-listing.ts";

export const getProtocolTemplates = templateLookup("getProtocolTemplates", {
  things: "protocol templates",
  wire: "ServiceTemplate",
  filter: "service-template",
  id: idForms.protocolTemplate,
  members: { property: "protocols", wire: "ServiceSet", docs: "The protocols with their ports in it." },
});
