import { field } from "@org/core-provider";
import { type Collection, controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";

/** The properties of a group mapping. */
export const groupMappingFields = {
  displayName: field.string({ required: true, min: 1, wire: "display_name", docs: "Name for people." }),
  description: field.string({
    computed: true,
    wire: "description",
    docs: "What it is for. Left out, the platform's text stays; an empty string clears it.",
  }),
  filter: field.string({
    required: true,
    wire: "filter",
    docs: 'Name of a group, or an expression in the Common Expression Language that the groups of a user must fulfil, such as `"engineering" in claims.group`.',
  }),
};

/** Where group mappings are. */
export const groupMappings: Collection = {
  kind: "GroupMapping",
  path: () => "/iam/v2/sso/group-mappings",
  nameAt: "display_name",
};

export const groupMapping = resource("GroupMapping", {
  docs: "A mapping of groups of the company's single sign-on to an identity of the platform. Role bindings name it as `User:group-...`.",
  example: `const engineers = new streamprov.GroupMapping("engineers", {
    displayName: "Engineers",
    description: "Everybody who builds",
    filter: '"engineering" in claims.group',
});`,
  fields: groupMappingFields,
  import: { form: "<group mapping ID>", example: "group-abc123" },
  ...controlPlaneObject(groupMappingFields, groupMappings, {
    // The platform wants a description in the request that creates one.
    request: (values, changed) => (changed || values["description"] !== undefined ? {} : { description: "" }),
  }),
});
