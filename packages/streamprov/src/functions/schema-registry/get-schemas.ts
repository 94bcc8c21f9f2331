import { field, lookupOutputs } from "@org/core-provider";
import { connectLookup } from "../../platform/data-plane.ts";
import { lookup } from "../../platform/define.ts";
import { schemaRegistry, schemaRegistryArgs } from "../../platform/schema-registry.ts";
import { listSchemas } from "../../resources/schema-registry/registered-schemas.ts";
import { contentOf } from "../../resources/schema-registry/schema-content.ts";
import { formatOf, schemaFields } from "../../resources/schema-registry/schema-fields.ts";

const inputs = {
  ...schemaRegistryArgs(),
  filter: field.object(
    {
      subjectPrefix: field.string({ default: "", docs: "Prefix of the subjects' names." }),
      latestOnly: field.boolean({ default: false, docs: "Whether to list only the latest version of each subject." }),
      deleted: field.boolean({ default: false, docs: "Whether to include soft-deleted schemas." }),
    },
    { docs: "Schemas to list. Defaults to all schemas that are not deleted." },
  ),
};

export const getSchemas = lookup("getSchemas", {
  docs: "Lists the schemas of a Schema Registry. The list may be empty.",
  example: `const orders = streamprov.getSchemasOutput({
    schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
    restEndpoint: config.require("schemaRegistryEndpoint"),
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    filter: { subjectPrefix: "orders", latestOnly: true },
});`,
  inputs,
  outputs: {
    ...inputs,
    id: field.string({ output: true, docs: "An ID without meaning on the platform." }),
    schemas: field.list(
      field.object(
        lookupOutputs(schemaFields, {
          pick: ["subjectName", "format", "schema", "schemaReferences", "schemaIdentifier", "version"],
        }),
        { docs: "A schema." },
      ),
      { output: true, terraform: { plural: true }, docs: "The schemas, in the registry's order." },
    ),
  },
  async run(op) {
    const service = connectLookup(schemaRegistry, op);
    const { subjectPrefix = "", latestOnly = false, deleted = false } = op.args.filter ?? {};
    const found = await listSchemas(service.client, {
      subjectPrefix,
      latestOnly: String(latestOnly),
      deleted: String(deleted),
    });
    return {
      ...op.args,
      id: `${service.ids.schemaRegistryCluster}/${subjectPrefix}`,
      schemas: found.map((s) => ({
        subjectName: s.subject,
        schemaIdentifier: s.id,
        version: s.version,
        format: formatOf(s),
        schema: s.schema,
        schemaReferences: contentOf(s).schemaReferences,
      })),
    };
  },
});
