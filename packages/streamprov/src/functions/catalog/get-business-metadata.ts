import { lookupOutputs } from "@org/core-provider";
import { businessMetadataDefinitions, businessMetadataFields } from "../../resources/catalog/business-metadata.ts";
import { lookupDefinition } from "./lookup-definition.ts";

export const getBusinessMetadata = lookupDefinition("getBusinessMetadata", {
  docs: "Looks up business metadata in the Stream Catalog by its name.",
  example: `const team = streamprov.getBusinessMetadataOutput({
    schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
    restEndpoint: config.require("schemaRegistryEndpoint"),
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    name: "Team",
});`,
  what: "business metadata",
  path: businessMetadataDefinitions,
  outputs: lookupOutputs(businessMetadataFields, { pick: ["description", "attributeDefinitions", "version"] }),
});
