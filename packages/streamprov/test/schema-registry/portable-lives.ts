import { cheap, type PortableLife, type World } from "@org/core-provider/testing";
import { registryConnection } from "../neighbors.ts";
import { awsKmsKey } from "../settings.ts";

/** A subject with a schema, because subjects without one are not listed. */
async function subject(world: World, text: string) {
  const connection = await registryConnection(world);
  const schema = { ...connection, subjectName: world.name(text), format: "AVRO", schema: '"string"', hardDelete: true };
  await world.given("Schema", schema);
  return { connection, subjectName: schema.subjectName };
}

/** The lives of what is in a registry, which run on the simulator and on the real platform. */
export const portableRegistryLives = {
  Schema: cheap(async (world) => {
    const connection = await registryConnection(world);
    const schema = { format: "AVRO", schema: '"string"', hardDelete: true };
    const inputs = { ...connection, subjectName: world.name("orders-value"), ...schema };
    // A change registers another version, and the versions before it stay.
    return { inputs, replaced: { ...inputs, subjectName: world.name("customers-value") } };
  }),
  SubjectConfig: cheap(async (world) => {
    const { connection, subjectName } = await subject(world, "configured-value");
    const inputs = { ...connection, subjectName, compatibilityLevel: "FULL" };
    return {
      inputs,
      changed: { ...inputs, compatibilityLevel: "NONE" },
      replaced: { ...inputs, subjectName: world.name("customers-value") },
    };
  }),
  SubjectMode: cheap(async (world) => {
    const { connection, subjectName } = await subject(world, "frozen-value");
    const inputs = { ...connection, subjectName, mode: "READONLY" };
    return {
      inputs,
      changed: { ...inputs, mode: "READWRITE" },
      foundAfterDelete: true as const,
      replaced: { ...inputs, subjectName: world.name("customers-value") },
    };
  }),
  // The settings of a whole registry have their own, so that they do not affect other lives.
  SchemaRegistryClusterConfig: cheap(async (world) => {
    const inputs = {
      ...(await registryConnection(world, { name: "settings" })),
      compatibilityLevel: "FULL",
      normalize: true,
    };
    return {
      inputs,
      changed: { ...inputs, compatibilityLevel: "NONE", compatibilityGroup: "major" },
      foundAfterDelete: true as const,
      replaced: { ...inputs, ...(await registryConnection(world, { name: "modes" })) },
    };
  }),
  SchemaRegistryClusterMode: cheap(async (world) => {
    const inputs = { ...(await registryConnection(world, { name: "modes" })), mode: "READONLY" };
    return {
      inputs,
      changed: { ...inputs, mode: "IMPORT" },
      foundAfterDelete: true as const,
      replaced: { ...inputs, ...(await registryConnection(world, { name: "settings" })) },
    };
  }),
  SchemaRegistryKek: cheap(async (world) => {
    const connection = await registryConnection(world);
    const key = { kmsType: "aws-kms", kmsKeyId: world.setting(awsKmsKey) };
    const inputs = {
      ...connection,
      name: world.name("orders"),
      ...key,
      properties: { a: "1" },
      doc: "Orders",
      hardDelete: true,
    };
    return {
      inputs,
      changed: { ...inputs, properties: { b: "2" }, doc: "", shared: true },
      replaced: { ...inputs, kmsKeyId: `${key.kmsKeyId}-other` },
    };
  }),
  SchemaRegistryDek: cheap(async (world) => {
    const connection = await registryConnection(world);
    const kekName = world.name("shared");
    await world.given("SchemaRegistryKek", {
      ...connection,
      name: kekName,
      kmsType: "aws-kms",
      kmsKeyId: world.setting(awsKmsKey),
      shared: true,
      hardDelete: true,
    });
    const inputs = { ...connection, kekName, subjectName: world.name("orders/value"), hardDelete: true };
    return { inputs, replaced: { ...inputs, subjectName: world.name("customers-value") } };
  }),
  SchemaExporter: cheap(async (world) => {
    const connection = await registryConnection(world);
    const { schemaRegistryCluster: _, ...destination } = await registryConnection(world, { name: "settings" });
    const inputs = {
      ...connection,
      name: world.name("to-dr"),
      subjects: ["orders-value", "customers-value"].map((text) => world.name(text)),
      config: { "retry.ms": "100" },
      destinationSchemaRegistryCluster: destination,
    };
    return {
      inputs,
      changed: {
        ...inputs,
        subjects: [world.name("orders-value")],
        contextType: "CUSTOM",
        context: "dr",
        resetOnUpdate: true,
      },
      replaced: { ...inputs, name: world.name("to-another") },
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
