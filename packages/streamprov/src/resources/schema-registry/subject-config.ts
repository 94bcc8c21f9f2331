import { field } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { resource } from "../../platform/define.ts";
import { schemaRegistryFields } from "../../platform/schema-registry.ts";
import { compatibilityFields, compatibilitySettings, unknownLevel } from "./compatibility-settings.ts";
import { settingsOfSubject, subjectField } from "./registry-settings.ts";

/** The properties of a subject's settings. */
export const subjectConfigFields = {
  ...schemaRegistryFields(),
  subjectName: subjectField("settings"),
  ...compatibilityFields,
  alias: field.string({
    computed: true,
    docs: "Subject that this one is an alias of.",
  }),
};

/** Reads and writes a subject's settings. */
export const subjectSettings = compatibilitySettings({
  names: ["compatibilityLevel", "compatibilityGroup", "normalize", "alias"],
  withLevel: { compatibilityGroup: "" },
  nothingGiven: ({ subjectName }) =>
    `subject "${String(subjectName)}" has no settings of its own yet: set at least one of compatibilityLevel, compatibilityGroup, normalize and alias`,
});

export const subjectConfig = resource("SubjectConfig", {
  docs: "Settings of a subject of Schema Registry. After deletion, the subject uses the settings of the registry.",
  platformPage: apiPage("Config (v1)"),
  example: `const orders = new streamprov.SubjectConfig("orders", {
    schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
    restEndpoint: config.require("schemaRegistryEndpoint"),
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    subjectName: "orders-value",
    compatibilityLevel: "FULL",
});`,
  errors: {
    "Invalid compatibility level": unknownLevel,
    "has no settings of its own yet":
      "The subject uses the settings of the registry. Set at least one of the properties that the message names, or remove the resource.",
  },
  fields: subjectConfigFields,
  ...settingsOfSubject<typeof subjectConfigFields>(subjectSettings),
});
