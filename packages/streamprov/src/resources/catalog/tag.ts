import { field, toWire } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { tagDefinitions } from "../../platform/catalog.ts";
import { resource } from "../../platform/define.ts";
import { schemaRegistryFields } from "../../platform/schema-registry.ts";
import { definitionName, definitionObject } from "./definitions.ts";

/** The properties of a tag. */
export const tagFields = {
  ...schemaRegistryFields({ endpointReplaces: false }),
  name: definitionName("Name of the tag."),
  description: field.string({ unsetAs: "", wire: "description", docs: "Description." }),
  entityTypes: field.set(field.string({ docs: "A type of entity." }), {
    output: true,
    wire: "entityTypes",
    docs: "Types of the entities that can have the tag: `cf_entity` means all types.",
  }),
  version: field.integer({
    output: true,
    wire: "version",
    changesWith: ["description"],
    docs: "Version of the tag. It increases with each change.",
  }),
};

export const tag = resource("Tag", {
  docs: "A tag in the Stream Catalog. Use `TagBinding` to assign it to a topic, a schema, a field or another entity.",
  platformPage: apiPage("Types (v1)"),
  example: `const pii = new streamprov.Tag("pii", {
    schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
    restEndpoint: config.require("schemaRegistryEndpoint"),
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    name: "PII",
    description: "Identifies a person",
});`,
  errors: { "409 Conflict": "The catalog has a tag with this name: choose another `name`, or import the tag." },
  fields: tagFields,
  ...definitionObject(tagFields, {
    kind: "Tag",
    path: tagDefinitions,
    sent: ["description"],
    element: (values, { isNew }) => ({
      ...toWire(tagFields, values),
      ...(isNew ? { entityTypes: ["cf_entity"] } : {}),
    }),
  }),
});
