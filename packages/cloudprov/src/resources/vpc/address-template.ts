import { field } from "@org/core-provider";
import { resource } from "../../platform/define.ts";
import { distinct, each } from "../../platform/element-rules.ts";
import { isAddressOrBlock, isAddressRange } from "../../platform/ip-address.ts";
import { tooMany } from "../../platform/remedies.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { type TemplateKind, templateName, templateObject } from "./template-object.ts";

/** The properties of an address template. */
export const addressTemplateFields = withWireNames({
  name: templateName("AddressTemplateName"),
  addresses: field.set(
    field.string({ docs: "An address (`10.0.0.1`), a block (`10.0.1.0/24`) or a range (`10.0.0.1-10.0.0.100`)." }),
    {
      required: true,
      min: 1,
      docs: "The IP addresses, CIDR blocks and ranges of the template.",
    },
  ),
});

/** The names that the platform uses. */
export const addressTemplates: TemplateKind = {
  wire: "AddressTemplate",
  filter: "address-template",
  responseNames: { Addresses: "AddressSet" },
};

export const addressTemplate = resource("AddressTemplate", {
  docs: "A named list of IP addresses for security groups and network ACLs. The first change deletes the descriptions that were given to single addresses in the platform's console.",
  example: `const office = new cloudprov.AddressTemplate("office", {
    addresses: ["10.0.1.0/24", "10.0.8.1-10.0.8.20"],
});`,
  errors: {
    "InvalidParameterValue.Malformed": "Check the form of each entry in `addresses`: an address, a range or a block.",
    LimitExceeded: tooMany,
  },
  rules: [
    each("addresses", {
      says: "an IP address, a CIDR block, or a range in ascending order, such as 10.0.0.1, 10.0.1.0/24 or 10.0.0.1-10.0.0.100",
      test: (text) => isAddressOrBlock(text) || isAddressRange(text),
    }),
    distinct("addresses"),
  ],
  import: { form: "<template ID>", example: "ipm-makf7k9e" },
  ...templateObject({ fields: addressTemplateFields, ...addressTemplates }),
});
