import { expensive, type PortableLife, type World } from "@org/core-provider/testing";
import { kafkaConnection, ownCluster, ownerNamed } from "../neighbors.ts";

/** A cluster of the type that has settings and client quotas. */
const dedicated = { name: "dedicated", type: { dedicated: { cku: 1 } } };
/** Another one, which a replacement moves an object to. */
const otherDedicated = { ...dedicated, name: "other-dedicated" };
const price = "about 5 USD, because dedicated clusters are billed by the hour";

/** A cluster as the end of a link to which other clusters connect. */
async function farEnd(world: World, name: string) {
  const { credentials } = await kafkaConnection(world, {}, { name });
  const { kafkaCluster, bootstrapEndpoint } = await ownCluster(world, {}, { name });
  return { ...kafkaCluster, bootstrapEndpoint, credentials };
}

/** A dedicated cluster as the end of a link that the link is on. */
async function nearEnd(world: World) {
  const { kafkaCluster, restEndpoint, credentials } = await kafkaConnection(world, {}, dedicated);
  return { ...kafkaCluster, restEndpoint, credentials };
}

/** A link between the ends, which another kind uses. */
async function ownLink(world: World) {
  const [sourceKafkaCluster, destinationKafkaCluster] = [await farEnd(world, "shared"), await nearEnd(world)];
  const link = world.name("mirrors");
  await world.given("ClusterLink", { link, sourceKafkaCluster, destinationKafkaCluster });
  return { kafkaCluster: destinationKafkaCluster, clusterLink: { linkName: link } };
}

/** The lives of Kafka that need a dedicated cluster, which run on the simulator and on the real platform. */
export const portableKafkaLives = {
  KafkaClientQuota: expensive(price, async (world) => {
    const { environment, kafkaCluster } = await ownCluster(world, {}, dedicated);
    const [writer, reader] = [await ownerNamed(world, "writer"), await ownerNamed(world, "reader")];
    const inputs = {
      displayName: world.name("Batch jobs"),
      description: "Leaves room",
      throughput: { ingressByteRate: "5000000", egressByteRate: "10000000" },
      principals: [writer.id, reader.id],
      kafkaCluster,
      environment,
    };
    return {
      inputs,
      changed: { ...inputs, throughput: { ingressByteRate: "1", egressByteRate: "10000000" } },
      replaced: { ...inputs, kafkaCluster: (await ownCluster(world, {}, otherDedicated)).kafkaCluster },
    };
  }),
  KafkaClusterConfig: expensive(price, async (world) => {
    const connection = await kafkaConnection(world, {}, dedicated);
    const inputs = { ...connection, config: { "log.retention.ms": "3600000", "num.partitions": "3" } };
    return {
      inputs,
      changed: { ...inputs, config: { "log.retention.ms": "7200000", "num.partitions": "3" } },
      foundAfterDelete: true as const,
      replaced: { ...inputs, ...(await kafkaConnection(world, {}, otherDedicated)) },
    };
  }),
  ClusterLink: expensive(price, async (world) => {
    const inputs = {
      link: world.name("dr"),
      linkMode: "DESTINATION",
      connectionMode: "OUTBOUND",
      sourceKafkaCluster: await farEnd(world, "shared"),
      destinationKafkaCluster: await nearEnd(world),
      config: { "acl.sync.enable": "false" },
    };
    return {
      inputs,
      changed: { ...inputs, config: { "acl.sync.enable": "true" } },
      replaced: { ...inputs, sourceKafkaCluster: await farEnd(world, "other-source") },
    };
  }),
  KafkaMirrorTopic: expensive(price, async (world) => {
    const source = await kafkaConnection(world);
    const topic = async (text: string) => {
      const topicName = world.name(text);
      await world.given("KafkaTopic", { ...source, topicName });
      return { sourceKafkaTopic: { topicName } };
    };
    const inputs = { ...(await ownLink(world)), ...(await topic("mirrored")), status: "ACTIVE" };
    return {
      inputs,
      changed: { ...inputs, status: "PAUSED" },
      replaced: { ...inputs, ...(await topic("other-mirrored")) },
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
