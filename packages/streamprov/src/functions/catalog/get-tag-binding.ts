import { lookupOutputs } from "@org/core-provider";
import { tagBindingFields, tagBindingId, tagBindings } from "../../resources/catalog/tag-binding.ts";
import { lookupBinding } from "./lookup-binding.ts";

export const getTagBinding = lookupBinding("getTagBinding", {
  docs: "Looks up the binding of a tag to a topic, a schema, a field or another entity in the Stream Catalog. The lookup fails if the entity does not have the tag.",
  example: `const orders = streamprov.getTagBindingOutput({
    schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
    restEndpoint: config.require("schemaRegistryEndpoint"),
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    tagName: "PII",
    entityName: "lsrc-abc123:lkc-abc123:orders",
    entityType: "kafka_topic",
});`,
  what: "tag",
  bindings: tagBindings,
  id: tagBindingId,
  outputs: lookupOutputs(tagBindingFields, { pick: [] }),
  tells: () => ({}),
});
