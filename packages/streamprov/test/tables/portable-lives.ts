import { cheap, expensive, type PortableLife, type World } from "@org/core-provider/testing";
import { kafkaConnection, keyFor, ownCluster, registryConnection } from "../neighbors.ts";

/** A topic whose values have a schema, as tables require. Inputs name its cluster and its environment. */
async function ownTopic(world: World, text: string) {
  const topicName = world.name(text);
  await world.given("KafkaTopic", { ...(await kafkaConnection(world)), topicName });
  const order = { type: "record", name: "order", fields: [{ name: "price", type: "double" }] };
  const schema = { subjectName: `${topicName}-value`, format: "AVRO", schema: JSON.stringify(order), hardDelete: true };
  await world.given("Schema", { ...(await registryConnection(world)), ...schema });
  const { environment, kafkaCluster } = await ownCluster(world);
  return { topicName, environment, kafkaCluster };
}

/** The lives of tables, which run on the simulator and on the real platform. */
export const portableTableLives = {
  RtceTopic: expensive("about 1 USD, because topics of the engine are billed by the hour", async (world) => {
    const inputs = {
      ...(await ownTopic(world, "context")),
      description: "Orders of the shop",
      cloud: "AWS",
      region: "us-east-2",
    };
    return {
      inputs,
      changed: { ...inputs, description: "Orders of the shop by their numbers" },
      replaced: { ...inputs, topicName: (await ownTopic(world, "other-context")).topicName },
    };
  }),
  TableflowTopic: cheap(async (world) => {
    const { topicName, ...cluster } = await ownTopic(world, "tables");
    const tableflow = { id: "tableflow", kind: "Tableflow", apiVersion: "tableflow/v1" };
    const inputs = {
      displayName: topicName,
      ...cluster,
      // The storage of the platform has no DELTA.
      tableFormats: ["ICEBERG"],
      retentionMs: "86400000",
      errorHandling: { mode: "LOG", logTarget: world.name("lost") },
      managedStorages: [{}],
      credentials: await keyFor(world, tableflow),
    };
    return {
      inputs,
      changed: { ...inputs, errorHandling: { mode: "SKIP" }, dataRetentionMs: "2592000000" },
      replaced: { ...inputs, displayName: (await ownTopic(world, "other-tables")).topicName },
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
