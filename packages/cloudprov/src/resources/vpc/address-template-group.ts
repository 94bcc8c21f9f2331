import { field } from "@org/core-provider";
import { resource } from "../../platform/define.ts";
import { distinct } from "../../platform/element-rules.ts";
import { idForms } from "../../platform/object-id.ts";
import { tooMany } from "../../platform/remedies.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { type TemplateKind, templateName, templateObject } from "./template-object.ts";

/** The properties of a group of address templates. */
export const addressTemplateGroupFields = withWireNames({
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
});

/** The names that the platform uses. */
export const addressTemplateGroups: TemplateKind = {
  wire: "AddressTemplateGroup",
  filter: "address-template-group",
  responseNames: { AddressTemplateIds: "AddressTemplateIdSet" },
};

export const addressTemplateGroup = resource("AddressTemplateGroup", {
  docs: "A named group of address templates.",
  example: `const offices = new cloudprov.AddressTemplateGroup("offices", {
    templateIds: [config.require("firstTemplateId"), config.require("secondTemplateId")],
});`,
  errors: {
    ResourceNotFound: "One of `templateIds` does not exist: pass the `id` of an `AddressTemplate`.",
    LimitExceeded: tooMany,
  },
  rules: [distinct("templateIds")],
  import: { form: "<group ID>", example: "ipmg-0np3u974" },
  ...templateObject({ fields: addressTemplateGroupFields, ...addressTemplateGroups }),
});
