import { lookupOutputs } from "@org/core-provider";
import { tagBindingFields, tagBindingId, tagBindings } from "../../resources/catalog/tag-binding.ts";
import { lookupBinding } from "./lookup-binding.ts";

export const getTagBinding = lookupBinding("getTagBinding", {
  docs: "Looks up whether a topic, a schema, a field or another entity of the Stream Catalog has a tag. That it does not is an error.",
  example: `const orders = streamprov.getTagBindingOutput({
    schemaRegistryCluster: { id: "lsrc-abc123" },
    restEndpoint: "https://psrc-00000.us-central1.gcp.confluent.cloud",
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
