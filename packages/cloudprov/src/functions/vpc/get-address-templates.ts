import { field } from "@org/core-provider";
import { filter, lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";

export const getAddressTemplates = lookup("getAddressTemplates", {
  docs: "Lists the address templates of the region, or those with an ID or a name. The platform decides how a name is matched.",
  example: 'const office = cloudprov.getAddressTemplatesOutput({ name: "office" });',
  inputs: {
    name: filter("address-template-name", "Name to look for."),
    id: filter("address-template-id", "ID to look for, `ipm-...`."),
  },
  outputs: {
    templateLists: field.list(
      field.object(
        {
          id: field.string({ output: true, wire: "AddressTemplateId", docs: "ID of the template." }),
          name: field.string({ output: true, wire: "AddressTemplateName", docs: "Its name." }),
          addresses: field.list(field.string({ docs: "An address, block or range." }), {
            output: true,
            wire: "AddressSet",
            docs: "What it holds.",
          }),
        },
        { docs: "A template." },
      ),
      { output: true, wire: "AddressTemplateSet", docs: "The templates, in the platform's order." },
    ),
  },
  asks: { service: "vpc", action: "DescribeAddressTemplates", pages: "AddressTemplateSet" },
  id: ({ id }, { templateLists }) => id || hash(templateLists.map((one) => one.id)),
});
