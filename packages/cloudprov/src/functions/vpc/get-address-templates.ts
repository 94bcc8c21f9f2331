import { idForms } from "../../platform/object-id.ts";
import { templateLookup } from "./template-listing.ts";

export const getAddressTemplates = templateLookup("getAddressTemplates", {
  things: "address templates",
  wire: "AddressTemplate",
  filter: "address-template",
  id: idForms.addressTemplate,
  members: { property: "addresses", wire: "AddressSet", docs: "The addresses, blocks and ranges in it." },
});
