import { lookupOutputs } from "@org/core-provider";
import {
  attributesOf,
  businessMetadataBindingFields,
  businessMetadataBindingId,
  businessMetadataBindings,
} from "../../resources/catalog/business-metadata-binding.ts";
import { lookupBinding } from "./lookup-binding.ts";

export const getBusinessMetadataBinding = lookupBinding("getBusinessMetadataBinding", {
  docs: "Looks up the business metadata of a topic, a schema or another entity in the Stream Catalog. The lookup fails if the entity has none.",
  example: `const orders = streamprov.getBusinessMetadataBindingOutput({
    schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
    restEndpoint: config.require("schemaRegistryEndpoint"),
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    businessMetadataName: "Team",
    entityName: "lsrc-abc123:lkc-abc123:orders",
    entityType: "kafka_topic",
});`,
  what: "business metadata",
  bindings: businessMetadataBindings,
  id: businessMetadataBindingId,
  outputs: lookupOutputs(businessMetadataBindingFields, { pick: ["attributes"] }),
  tells: (found) => ({ attributes: attributesOf(found) }),
});
