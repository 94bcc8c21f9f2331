import { idForms } from "../../platform/object-id.ts";
import { templateGroupLookup } from "./template-listing.ts";

export const getAddressTemplateGroups = templateGroupLookup("getAddressTemplateGroups", {
  things: "groups of address templates",
  wire: "AddressTemplateGroup",
  filter: "address-template-group",
  id: idForms.addressTemplateGroup,
});
