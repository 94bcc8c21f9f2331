import { field, lookupOutputs } from "@org/core-provider";
import { requestKek } from "../../resources/schema-registry/keks.ts";
import { schemaRegistryKekFields } from "../../resources/schema-registry/schema-registry-kek-fields.ts";
import { lookupInRegistry } from "./lookup-in-registry.ts";

export const getSchemaRegistryKek = lookupInRegistry("getSchemaRegistryKek", {
  docs: "Looks up a key encryption key (KEK) by its name. A soft-deleted KEK is not found.",
  example: `const orders = streamprov.getSchemaRegistryKekOutput({
    schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
    restEndpoint: config.require("schemaRegistryEndpoint"),
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    name: "orders",
});`,
  inputs: { name: field.string({ required: true, min: 1, docs: "Name of the KEK." }) },
  outputs: {
    ...lookupOutputs(schemaRegistryKekFields, { pick: ["kmsType", "kmsKeyId", "properties", "doc", "shared"] }),
    hardDelete: field.boolean({ output: true, docs: "Always false." }),
  },
  find: async (client, { name }) => ({ ...(await requestKek(client, name)), hardDelete: false }),
});
