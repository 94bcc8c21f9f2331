import { apiPage } from "../../platform/api-page.ts";
import { resource } from "../../platform/define.ts";
import { schemaRegistryFields } from "../../platform/schema-registry.ts";
import { compatibilityFields, compatibilitySettings, unknownLevel } from "./compatibility-settings.ts";
import { settingsOfRegistry } from "./registry-settings.ts";

/** The properties of a registry's settings. */
export const schemaRegistryClusterConfigFields = { ...schemaRegistryFields(), ...compatibilityFields };

/** Reads and writes a registry's settings. */
export const clusterSettings = compatibilitySettings({
  names: ["compatibilityLevel", "compatibilityGroup", "normalize"],
});

export const schemaRegistryClusterConfig = resource("SchemaRegistryClusterConfig", {
  docs: "Settings of a Schema Registry cluster. They apply to every subject without its own settings. The settings always exist: unset properties keep their values, and deleting the resource keeps all of them. For the settings of a context (`:.context:`), use a SubjectConfig with that subject.",
  platformPage: apiPage("Config (v1)"),
  example: `const settings = new streamprov.SchemaRegistryClusterConfig("registry", {
    schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
    restEndpoint: config.require("schemaRegistryEndpoint"),
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    compatibilityLevel: "FULL",
});`,
  errors: {
    "Invalid compatibility level": unknownLevel,
  },
  fields: schemaRegistryClusterConfigFields,
  ...settingsOfRegistry<typeof schemaRegistryClusterConfigFields>(clusterSettings),
});
