import { field, lookupOutputs } from "@org/core-provider";
import { requestSettings } from "../../resources/schema-registry/settings-requests.ts";
import { subjectModeFields, subjectModes } from "../../resources/schema-registry/subject-mode.ts";
import { lookupInRegistry } from "./lookup-in-registry.ts";

export const getSubjectMode = lookupInRegistry("getSubjectMode", {
  docs: "Looks up the mode of a subject of Schema Registry: its own mode, or the registry's mode if it has none.",
  example: `const orders = streamprov.getSubjectModeOutput({
    schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
    restEndpoint: config.require("schemaRegistryEndpoint"),
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    subjectName: "orders-value",
});`,
  inputs: { subjectName: field.string({ required: true, min: 1, docs: "Subject of the mode." }) },
  outputs: lookupOutputs(subjectModeFields, { pick: ["mode"] }),
  find: (client, { subjectName }) => requestSettings(client, subjectModes, subjectName),
});
