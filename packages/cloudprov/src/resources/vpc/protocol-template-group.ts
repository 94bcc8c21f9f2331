import { field } from "@org/core-provider";
import { mirror } from "../../platform/action-object.ts";
import { resource } from "../../platform/define.ts";
import { distinct } from "../../platform/element-rules.ts";
import { idForms } from "../../platform/object-id.ts";
import { type TemplateKind, templateName, templateObject } from "./template-object.ts";

/** The properties of a group of protocol templates. */
export const protocolTemplateGroupFields = {
  name: templateName("ServiceTemplateGroupName"),
  templateIds: field.set(
    field.string({ pattern: idForms.protocolTemplate, docs: "ID of a protocol template, `ppm-...`." }),
    {
      required: true,
      min: 1,
      wire: "ServiceTemplateIds",
      docs: "The protocol templates of the group.",
    },
  ),
  ...mirror("ProtocolTemplateGroup"),
};

/** What the platform calls them. */
export const protocolTemplateGroups: TemplateKind = {
  kind: "ProtocolTemplateGroup",
  wire: "ServiceTemplateGroup",
  filter: "service-template-group",
  answers: { ServiceTemplateIds: "ServiceTemplateIdSet" },
};

export const protocolTemplateGroup = resource("ProtocolTemplateGroup", {
  docs: "A named group of protocol templates.",
  example: `const services = new cloudprov.ProtocolTemplateGroup("services", {
    templateIds: ["ppm-nwrggd14"],
});`,
  fields: protocolTemplateGroupFields,
  rules: [distinct("templateIds")],
  import: { form: "<group ID>", example: "ppmg-0np3u974" },
  ...templateObject(protocolTemplateGroupFields, protocolTemplateGroups),
});
