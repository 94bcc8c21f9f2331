import { idForms } from "../../platform/object-id.ts";
import { addressTemplateGroupFields, addressTemplateGroups } from "../../resources/vpc/address-template-group.ts";
import { templateLookup } from "./template-listing.ts";

export const getAddressTemplateGroups = templateLookup("getAddressTemplateGroups", {
  things: "groups of address templates",
  as: "groupLists",
  template: addressTemplateGroups,
  fields: addressTemplateGroupFields,
  properties: ["name", "templateIds"],
  id: idForms.addressTemplateGroup,
});
