import { type Life, onSimulator } from "@org/core-provider/testing";
import type { StreamprovSimulator } from "@org/streamprov-simulator";
import { simulatedWorld } from "../simulated-world.ts";
import { anotherKey, linkEnd, mirrorable } from "./link-ends.ts";
import { portableKafkaLives } from "./portable-lives.ts";

type Prepare = (platform: StreamprovSimulator) => Promise<Life>;

/** For the resources of Kafka that have an ordinary life, what must exist before them, and their inputs. */
export const kafkaLives = {
  ...onSimulator(portableKafkaLives, simulatedWorld),
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
