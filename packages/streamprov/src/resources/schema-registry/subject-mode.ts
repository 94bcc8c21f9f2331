import { apiPage } from "../../platform/api-page.ts";
import { resource } from "../../platform/define.ts";
import { schemaRegistryFields } from "../../platform/schema-registry.ts";
import { modeFields, modes } from "./registry-mode.ts";
import { settingsOfSubject, subjectField } from "./registry-settings.ts";

/** The properties of a subject's mode. */
export const subjectModeFields = {
  ...schemaRegistryFields(),
  subjectName: subjectField("mode"),
  ...modeFields,
};

/** Reads and writes a subject's mode. A subject without its own mode has the registry's. */
export const subjectModes = { ...modes, showsGlobal: true } as const;

export const subjectMode = resource("SubjectMode", {
  docs: "The mode of a subject of Schema Registry. It controls whether schemas can be registered under the subject. After deletion, the subject has the mode of the registry.",
  platformPage: apiPage("Modes (v1)"),
  example: `const orders = new streamprov.SubjectMode("orders", {
    schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
    restEndpoint: config.require("schemaRegistryEndpoint"),
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    subjectName: "orders-value",
    mode: "READONLY",
});`,
  errors: {
    "mode can be set to IMPORT only with force": "The subject contains schemas: set `force`, or delete them first.",
  },
  fields: subjectModeFields,
  ...settingsOfSubject<typeof subjectModeFields>(subjectModes),
});
