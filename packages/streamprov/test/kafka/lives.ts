import type { Life } from "@org/core-provider/testing";
import type { StreamprovSimulator } from "@org/streamprov-simulator";
import { connectedCluster, dedicated } from "./connected-cluster.ts";
import { anotherKey, linkEnd, mirrorable } from "./link-ends.ts";

type Prepare = (platform: StreamprovSimulator) => Promise<Life>;

/** For the resources of Kafka that have an ordinary life, what must exist before them, and their inputs. */
export const kafkaLives = {
  KafkaClientQuota: async (platform) => {
    const { environment, cluster } = await connectedCluster(platform, dedicated);
    const other = await platform.state.kafkaClusters.create({
      environmentId: environment.id,
      displayName: "payments",
      config: dedicated,
    });
    const inputs = {
      displayName: "Batch jobs",
      description: "Leaves room",
      throughput: { ingressByteRate: "5000000", egressByteRate: "10000000" },
      principals: ["sa-xyz456", "sa-abc123"],
      kafkaCluster: { id: cluster.id },
      environment: { id: environment.id },
    };
    return {
      inputs,
      changed: { ...inputs, throughput: { ingressByteRate: "1", egressByteRate: "10000000" } },
      replaced: { ...inputs, kafkaCluster: { id: other.id } },
    };
  },
  KafkaClusterConfig: async (platform) => {
    const { connection } = await connectedCluster(platform, dedicated);
    const other = await connectedCluster(platform, dedicated);
    const inputs = { ...connection, config: { "log.retention.ms": "1000", "num.partitions": "3" } };
    return {
      inputs,
      changed: { ...inputs, config: { "log.retention.ms": "2000", "num.partitions": "3" } },
      replaced: { ...inputs, ...other.connection },
    };
  },
  ClusterLink: async (platform) => {
    const [source, destination, other] = [await linkEnd(platform), await linkEnd(platform), await linkEnd(platform)];
    const inputs = {
      link: "dr",
      linkMode: "DESTINATION",
      connectionMode: "OUTBOUND",
      sourceKafkaCluster: source.far,
      destinationKafkaCluster: destination.host,
      config: { "acl.sync.enable": "false" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        sourceKafkaCluster: { ...source.far, credentials: await anotherKey(platform, source) },
        config: { "acl.sync.enable": "true" },
      },
      replaced: { ...inputs, sourceKafkaCluster: other.far },
    };
  },
  KafkaMirrorTopic: async (platform) => {
    const { clusterId, ...inputs } = await mirrorable(platform);
    return {
      inputs: { ...inputs, status: "ACTIVE" },
      changed: { ...inputs, status: "PAUSED" },
      replaced: { ...inputs, status: "ACTIVE", sourceKafkaTopic: { topicName: "payments" } },
    };
  },
} as const satisfies Readonly<Record<string, Prepare>>;
