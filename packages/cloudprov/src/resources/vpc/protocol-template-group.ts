import { field } from "@org/core-provider";
import { resource } from "../../platform/define.ts";
import { distinct } from "../../platform/element-rules.ts";
import { idForms } from "../../platform/object-id.ts";
import { tooMany } from "../../platform/remedies.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { type TemplateKind, templateName, templateObject } from "./template-object.ts";

/** The properties of a group of protocol templates. */
export const protocolTemplateGroupFields = withWireNames({
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
});

/** The names that the platform uses. */
export const protocolTemplateGroups: TemplateKind = {
  wire: "ServiceTemplateGroup",
  filter: "service-template-group",
  responseNames: { ServiceTemplateIds: "ServiceTemplateIdSet" },
};

export const protocolTemplateGroup = resource("ProtocolTemplateGroup", {
  docs: "A named group of protocol templates.",
  example: `const services = new cloudprov.ProtocolTemplateGroup("services", {
    templateIds: [config.require("templateId")],
});`,
  errors: {
    ResourceNotFound: "One of `templateIds` does not exist: pass the `id` of a `ProtocolTemplate`.",
    LimitExceeded: tooMany,
  },
  rules: [distinct("templateIds")],
  import: { form: "<group ID>", example: "ppmg-0np3u974" },
  ...templateObject({ fields: protocolTemplateGroupFields, ...protocolTemplateGroups }),
});
