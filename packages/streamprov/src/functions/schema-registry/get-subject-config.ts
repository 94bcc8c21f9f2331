import { CodedError, field, lookupOutputs } from "@org/core-provider";
import { readSettings } from "../../resources/schema-registry/settings-requests.ts";
import { subjectConfigFields, subjectSettings } from "../../resources/schema-registry/subject-config.ts";
import { lookupInRegistry } from "./lookup-in-registry.ts";

export const getSubjectConfig = lookupInRegistry("getSubjectConfig", {
  docs: "Looks up a subject's own settings in Schema Registry.",
  example: `const orders = streamprov.getSubjectConfigOutput({
    schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
    restEndpoint: config.require("schemaRegistryEndpoint"),
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    subjectName: "orders-value",
});`,
  inputs: { subjectName: field.string({ required: true, min: 1, docs: "Subject of the settings." }) },
  outputs: lookupOutputs(subjectConfigFields, {
    pick: ["compatibilityLevel", "compatibilityGroup", "normalize", "alias"],
  }),
  async find(client, { subjectName }, cluster) {
    const settings = await readSettings(client, subjectSettings, subjectName);
    if (settings) return settings;
    throw new CodedError(
      "not-found",
      `the subject "${subjectName}" has no separate settings in the Schema Registry cluster ${cluster}; it uses the settings of the registry`,
    );
  },
});
