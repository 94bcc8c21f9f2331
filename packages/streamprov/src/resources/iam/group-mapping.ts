import { field } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { type Collection, controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";

/** The properties of a group mapping. */
export const groupMappingFields = {
  displayName: field.string({ required: true, min: 1, wire: "display_name", docs: "Display name." }),
  description: field.string({
    computed: true,
    wire: "description",
    docs: "Description. If unset, the current text is kept; an empty string clears it.",
  }),
  filter: field.string({
    required: true,
    wire: "filter",
    docs: 'Name of a group, or an expression in the Common Expression Language (CEL) that a user\'s groups must match, such as `"engineering" in claims.group`.',
  }),
};

/** The group mappings of the organization. */
export const groupMappings: Collection = {
  kind: "GroupMapping",
  path: () => "/iam/v2/sso/group-mappings",
  nameAt: "display_name",
};

export const groupMapping = resource("GroupMapping", {
  docs: "A mapping from groups of your single sign-on to an identity on the platform. Its principal in role bindings is `User:group-...`.",
  platformPage: apiPage("Group Mappings (iam/v2/sso)"),
  example: `const engineers = new streamprov.GroupMapping("engineers", {
    displayName: "Engineers",
    description: "Everybody who builds",
    filter: '"engineering" in claims.group',
});`,
  errors: {
    "400 Bad Request":
      "The platform rejects a value, for example a `filter` that is not a valid expression. The message contains its reason: correct the property.",
    "402 Payment Required":
      "The organization has as many group mappings as its quota allows: delete one that is not needed, or request a higher quota from the platform.",
  },
  ...controlPlaneObject(groupMappingFields, groupMappings, {
    // The platform requires a description in the create request.
    request: (values, changed) => (changed || values["description"] !== undefined ? {} : { description: "" }),
  }),
  import: { form: "<group mapping ID>", example: "group-abc123" },
});
