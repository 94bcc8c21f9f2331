import { field, lookupOutputs } from "@org/core-provider";
import { connectLookup } from "../../platform/data-plane.ts";
import { lookup } from "../../platform/define.ts";
import { schemaRegistry, schemaRegistryArgs } from "../../platform/schema-registry.ts";
import { readSettings, subjectConfigFields } from "../../resources/schema-registry/subject-config.ts";

const inputs = {
  ...schemaRegistryArgs(),
  subjectName: field.string({ required: true, min: 1, docs: "Subject that the settings are of." }),
};

export const getSubjectConfig = lookup("getSubjectConfig", {
  docs: "Looks up the settings that a subject of Schema Registry has of its own.",
  example: `const orders = streamprov.getSubjectConfigOutput({
    schemaRegistryCluster: { id: "lsrc-abc123" },
    restEndpoint: "https://psrc-00000.us-central1.gcp.confluent.cloud",
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    subjectName: "orders-value",
});`,
  inputs,
  outputs: {
    ...inputs,
    id: field.string({ output: true, docs: "`<Schema Registry cluster ID>/<subject>`." }),
    ...lookupOutputs(subjectConfigFields, {
      pick: ["compatibilityLevel", "compatibilityGroup", "normalize", "alias"],
    }),
  },
  async run(op) {
    const { subjectName } = op.args;
    const service = connectLookup(schemaRegistry, op);
    const cluster = service.ids.schemaRegistryCluster;
    const settings = await readSettings(service.client, subjectName);
    if (!settings) {
      throw new Error(
        `the subject "${subjectName}" has no settings of its own in the Schema Registry cluster ${cluster}; it follows those of the registry`,
      );
    }
    return { ...op.args, ...settings, id: `${cluster}/${subjectName}` };
  },
});
