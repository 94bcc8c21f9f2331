import { idForms } from "../../platform/object-id.ts";
import { addressTemplateFields, addressTemplates } from "../../resources/vpc/address-template.ts";
import { templateLookup } from "./template-listing.ts";

export const getAddressTemplates = templateLookup("getAddressTemplates", {
  things: "address templates",
  as: "templateLists",
  template: addressTemplates,
  fields: addressTemplateFields,
  properties: ["name", "addresses"],
  id: idForms.addressTemplate,
});
