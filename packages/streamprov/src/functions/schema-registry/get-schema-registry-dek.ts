import { field, lookupOutputs } from "@org/core-provider";
import { requestDek } from "../../resources/schema-registry/deks.ts";
import { algorithms, schemaRegistryDekFields } from "../../resources/schema-registry/schema-registry-dek-fields.ts";
import { lookupInRegistry } from "./lookup-in-registry.ts";

export const getSchemaRegistryDek = lookupInRegistry("getSchemaRegistryDek", {
  docs: "Looks up one version of a data encryption key (DEK). A soft-deleted DEK is not found.",
  example: `const orders = streamprov.getSchemaRegistryDekOutput({
    schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
    restEndpoint: config.require("schemaRegistryEndpoint"),
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    kekName: "orders",
    subjectName: "orders-value",
});`,
  inputs: {
    kekName: field.string({ required: true, min: 1, docs: "Name of the KEK that encrypts the DEK." }),
    subjectName: field.string({ required: true, min: 1, docs: "Subject whose messages the DEK encrypts." }),
    version: field.integer({ default: 1, min: 1, docs: "Version of the key." }),
    algorithm: field.string({
      default: "AES256_GCM",
      values: algorithms,
      docs: "Encryption algorithm.",
    }),
  },
  outputs: {
    ...lookupOutputs(schemaRegistryDekFields, { pick: ["encryptedKeyMaterial", "keyMaterial"] }),
    hardDelete: field.boolean({ output: true, docs: "Always false." }),
  },
  find: async (client, key) => ({ ...(await requestDek(client, key)), hardDelete: false }),
});
