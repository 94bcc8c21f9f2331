import { lookupOutputs } from "@org/core-provider";
import { tagDefinitions } from "../../platform/catalog.ts";
import { tagFields } from "../../resources/catalog/tag.ts";
import { lookupDefinition } from "./lookup-definition.ts";

export const getTag = lookupDefinition("getTag", {
  docs: "Looks up a tag in the Stream Catalog by its name.",
  example: `const pii = streamprov.getTagOutput({
    schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
    restEndpoint: config.require("schemaRegistryEndpoint"),
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    name: "PII",
});`,
  what: "tag",
  path: tagDefinitions,
  outputs: lookupOutputs(tagFields, { pick: ["description", "entityTypes", "version"] }),
});
