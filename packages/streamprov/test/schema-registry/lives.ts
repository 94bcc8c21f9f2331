import type { Life } from "@org/core-provider/testing";
import type { StreamprovSimulator } from "@org/streamprov-simulator";
import { connectedRegistry } from "./connected-registry.ts";

/** The lives of what is in a registry. */
export const registryLives: Readonly<Record<string, (platform: StreamprovSimulator) => Promise<Life>>> = {
  Schema: async (platform) => {
    const { connection } = await connectedRegistry(platform);
    const inputs = { ...connection, subjectName: "orders-value", format: "AVRO", schema: '"string"', hardDelete: true };
    // A change registers another version, and the versions before it stay.
    return { inputs, replaced: { ...inputs, subjectName: "customers-value" } };
  },
  SubjectConfig: async (platform) => {
    const { connection, registry } = await connectedRegistry(platform);
    // Subjects are listed by what is registered in them.
    await platform.state.schemas.create({ registryId: registry.id, subject: "orders-value", schema: '"string"' });
    const inputs = { ...connection, subjectName: "orders-value", compatibilityLevel: "FULL" };
    return {
      inputs,
      changed: { ...inputs, compatibilityLevel: "NONE" },
      replaced: { ...inputs, subjectName: "customers-value" },
    };
  },
  SubjectMode: async (platform) => {
    const { connection, registry } = await connectedRegistry(platform);
    // Subjects are listed by what is registered in them.
    await platform.state.schemas.create({ registryId: registry.id, subject: "orders-value", schema: '"string"' });
    const inputs = { ...connection, subjectName: "orders-value", mode: "READONLY" };
    return {
      inputs,
      changed: { ...inputs, mode: "READWRITE" },
      replaced: { ...inputs, subjectName: "customers-value" },
    };
  },
  SchemaRegistryClusterConfig: async (platform) => {
    const inputs = { ...(await connectedRegistry(platform)).connection, compatibilityLevel: "FULL", normalize: true };
    return {
      inputs,
      changed: { ...inputs, compatibilityLevel: "NONE", compatibilityGroup: "major" },
      replaced: { ...inputs, ...(await connectedRegistry(platform)).connection },
    };
  },
  SchemaRegistryClusterMode: async (platform) => {
    const inputs = { ...(await connectedRegistry(platform)).connection, mode: "READONLY" };
    return {
      inputs,
      changed: { ...inputs, mode: "IMPORT" },
      replaced: { ...inputs, ...(await connectedRegistry(platform)).connection },
    };
  },
  SchemaRegistryKek: async (platform) => {
    const { connection } = await connectedRegistry(platform);
    const key = { kmsType: "aws-kms", kmsKeyId: "arn:aws:kms:us-west-2:012345678901:key/abc123" };
    const inputs = { ...connection, name: "orders", ...key, properties: { a: "1" }, doc: "Orders", hardDelete: true };
    return {
      inputs,
      changed: { ...inputs, properties: { b: "2" }, doc: "", shared: true },
      replaced: { ...inputs, kmsKeyId: "arn:aws:kms:us-west-2:012345678901:key/other" },
    };
  },
  SchemaExporter: async (platform) => {
    const { connection } = await connectedRegistry(platform);
    const { schemaRegistryCluster: _, ...destination } = (await connectedRegistry(platform)).connection;
    const inputs = {
      ...connection,
      name: "to-dr",
      subjects: ["orders-value", "customers-value"],
      config: { "retry.ms": "100" },
      destinationSchemaRegistryCluster: destination,
    };
    return {
      inputs,
      changed: { ...inputs, subjects: ["orders-value"], contextType: "CUSTOM", context: "dr", resetOnUpdate: true },
      replaced: { ...inputs, name: "to-another" },
    };
  },
  SchemaRegistryDek: async (platform) => {
    const { connection, registry } = await connectedRegistry(platform);
    const kek = {
      registryId: registry.id,
      kmsType: "aws-kms",
      kmsKeyId: "arn:aws:kms:us-west-2:012345678901:key/abc123",
    };
    await platform.state.keks.create({ ...kek, name: "orders", shared: true });
    const inputs = { ...connection, kekName: "orders", subjectName: "orders/value", hardDelete: true };
    return { inputs, replaced: { ...inputs, subjectName: "customers-value" } };
  },
};
