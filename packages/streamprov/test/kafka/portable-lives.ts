import { expensive, type PortableLife } from "@org/core-provider/testing";
import { kafkaConnection, ownCluster, ownerNamed } from "../neighbors.ts";

/** A cluster of the type that has settings and client quotas. */
const dedicated = { name: "dedicated", type: { dedicated: { cku: 1 } } };
/** Another one, which a replacement moves an object to. */
const otherDedicated = { ...dedicated, name: "other-dedicated" };
const price = "about 5 USD, because dedicated clusters are billed by the hour";

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
} as const satisfies Readonly<Record<string, PortableLife>>;
