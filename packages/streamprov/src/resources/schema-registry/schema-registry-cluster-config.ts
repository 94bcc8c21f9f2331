import { resource } from "../../platform/define.ts";
import { schemaRegistryFields } from "../../platform/schema-registry.ts";
import { compatibilityFields, compatibilitySettings } from "./compatibility-settings.ts";
import { settingsOfRegistry } from "./registry-settings.ts";

/** The properties of a registry's settings. */
export const schemaRegistryClusterConfigFields = { ...schemaRegistryFields(), ...compatibilityFields };

/** How a registry's settings are read and written. */
export const clusterSettings = compatibilitySettings({
  names: ["compatibilityLevel", "compatibilityGroup", "normalize"],
});

export const schemaRegistryClusterConfig = resource("SchemaRegistryClusterConfig", {
  docs: "Settings of a Schema Registry cluster, which hold for every subject without settings of its own. They always exist: what the program leaves out stays as it is, and so does everything when the resource is deleted. Those of a context (`:.context:`) are a SubjectConfig with that subject.",
  example: `const settings = new streamprov.SchemaRegistryClusterConfig("registry", {
    schemaRegistryCluster: { id: "lsrc-abc123" },
    restEndpoint: "https://psrc-00000.us-central1.gcp.confluent.cloud",
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    compatibilityLevel: "FULL",
});`,
  fields: schemaRegistryClusterConfigFields,
  ...settingsOfRegistry<typeof schemaRegistryClusterConfigFields>(clusterSettings),
});
