import { apiPage } from "../../platform/api-page.ts";
import { resource } from "../../platform/define.ts";
import { schemaRegistryFields } from "../../platform/schema-registry.ts";
import { modeFields, modes } from "./registry-mode.ts";
import { settingsOfRegistry } from "./registry-settings.ts";

/** The properties of a registry's mode. */
export const schemaRegistryClusterModeFields = { ...schemaRegistryFields(), ...modeFields };

export const schemaRegistryClusterMode = resource("SchemaRegistryClusterMode", {
  docs: "The mode of a Schema Registry cluster. It controls whether schemas can be registered under subjects without their own mode. The mode always exists: leaving `mode` unset, or deleting the resource, keeps its value.",
  platformPage: apiPage("Modes (v1)"),
  example: `const mode = new streamprov.SchemaRegistryClusterMode("registry", {
    schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
    restEndpoint: config.require("schemaRegistryEndpoint"),
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    mode: "READONLY",
});`,
  errors: {
    "mode can be set to IMPORT only with force": "The registry contains schemas: set `force`, or delete them first.",
  },
  fields: schemaRegistryClusterModeFields,
  ...settingsOfRegistry<typeof schemaRegistryClusterModeFields>(modes),
});
