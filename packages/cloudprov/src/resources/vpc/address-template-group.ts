import { field } from "@org/core-provider";
import { mirror } from "../../platform/action-object.ts";
import { resource } from "../../platform/define.ts";
import { distinct } from "../../platform/element-rules.ts";
import { idForms } from "../../platform/object-id.ts";
import { templateName, templateObject } from "./template-object.ts";

const fields = {
  name: templateName("AddressTemplateGroupName"),
  templateIds: field.set(
    field.string({ pattern: idForms.addressTemplate, docs: "ID of an address template, `ipm-...`." }),
    {
      required: true,
      min: 1,
      wire: "AddressTemplateIds",
      docs: "The address templates of the group.",
    },
  ),
  ...mirror("AddressTemplateGroup"),
};

export const addressTemplateGroup = resource("AddressTemplateGroup", {
  docs: "Several address templates under one name.",
  example: `const offices = new cloudprov.AddressTemplateGroup("offices", {
    templateIds: ["ipm-makf7k9e", "ipm-0b7kd2ph"],
});`,
  fields,
  rules: [distinct("templateIds")],
  import: { form: "<group ID>", example: "ipmg-0np3u974" },
  ...templateObject(fields, {
    kind: "AddressTemplateGroup",
    wire: "AddressTemplateGroup",
    filter: "address-template-group",
    answers: { AddressTemplateIds: "AddressTemplateIdSet" },
  }),
});
