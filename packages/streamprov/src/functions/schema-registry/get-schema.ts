import { CodedError, field, lookupOutputs } from "@org/core-provider";
import { connectLookup } from "../../platform/data-plane.ts";
import { lookup } from "../../platform/define.ts";
import { schemaRegistry, schemaRegistryArgs } from "../../platform/schema-registry.ts";
import { versionsOf } from "../../resources/schema-registry/registered-schemas.ts";
import { contentOf } from "../../resources/schema-registry/schema-content.ts";
import { formatOf, schemaFields } from "../../resources/schema-registry/schema-fields.ts";
import { metadataField } from "../../resources/schema-registry/schema-metadata.ts";
import { rulesetField } from "../../resources/schema-registry/schema-rules.ts";

const inputs = {
  ...schemaRegistryArgs(),
  subjectName: field.string({ required: true, min: 1, docs: "Subject of the schema." }),
  schemaIdentifier: field.integer({ required: true, docs: "ID of the schema in the registry." }),
};

export const getSchema = lookup("getSchema", {
  docs: "Looks up a schema of a subject by its ID.",
  example: `const order = streamprov.getSchemaOutput({
    schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
    restEndpoint: config.require("schemaRegistryEndpoint"),
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    subjectName: "orders-value",
    schemaIdentifier: 100001,
});`,
  inputs: { ...inputs, ruleset: rulesetField({ ignored: true }), metadata: metadataField({ ignored: true }) },
  outputs: {
    ...inputs,
    id: field.string({ output: true, docs: "`<Schema Registry cluster ID>/<subject>/<schema ID>`." }),
    ...lookupOutputs(schemaFields, {
      pick: ["format", "schema", "version", "schemaReferences", "ruleset", "metadata"],
    }),
    hardDelete: field.boolean({ output: true, docs: "Always false." }),
    recreateOnUpdate: field.boolean({ output: true, docs: "Always true." }),
    skipValidationDuringPlan: field.boolean({ output: true, docs: "Always false." }),
  },
  async run(op) {
    const { schemaRegistryCluster, restEndpoint, credentials, subjectName, schemaIdentifier } = op.args;
    const service = connectLookup(schemaRegistry, op);
    const found = (await versionsOf(service.client, subjectName)).find((s) => s.id === schemaIdentifier);
    if (!found)
      throw new CodedError("not-found", `schema ${schemaIdentifier} was not found in subject "${subjectName}"`);
    return {
      ...contentOf(found),
      id: `${service.ids.schemaRegistryCluster}/${subjectName}/${schemaIdentifier}`,
      schemaRegistryCluster,
      restEndpoint,
      credentials,
      subjectName,
      schemaIdentifier,
      format: formatOf(found),
      schema: found.schema,
      version: found.version,
      hardDelete: false,
      recreateOnUpdate: true,
      skipValidationDuringPlan: false,
    };
  },
});
