import { type Life, onSimulator, secret } from "@org/core-provider/testing";
import type { StreamprovSimulator } from "@org/streamprov-simulator";
import { simulatedWorld } from "../simulated-world.ts";
import { portableKafkaLives } from "./portable-lives.ts";

type Prepare = (platform: StreamprovSimulator) => Promise<Life>;

const lives = onSimulator(portableKafkaLives, simulatedWorld);

/** For the resources of Kafka that have an ordinary life, what must exist before them, and their inputs. */
export const kafkaLives = {
  ...lives,
  ClusterLink: async (platform) => {
    const life = await lives.ClusterLink(platform);
    const { changed, inputs } = life;
    const { kafkaClusters, apiKeys } = platform.state;
    const cluster = kafkaClusters.get(inputs.sourceKafkaCluster.id);
    const scope = { kind: "kafka", id: cluster?.id ?? "", environmentId: cluster?.environmentId ?? "" } as const;
    const key = await apiKeys.create({ ownerId: platform.credentials.userId, scope });
    const credentials = { key: secret(key.id), secret: secret(key.secret) };
    return { ...life, changed: { ...changed, sourceKafkaCluster: { ...inputs.sourceKafkaCluster, credentials } } };
  },
} as const satisfies Readonly<Record<string, Prepare>>;
