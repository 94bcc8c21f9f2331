import type { Life } from "@org/core-provider/testing";
import type { StreamprovSimulator } from "@org/simulator-streamprov";
import { anEnvironment } from "../networking/lives.ts";

type Prepare = (platform: StreamprovSimulator) => Promise<Life>;

/** A Kafka cluster in an environment, as inputs name both. */
export async function aKafkaCluster(platform: StreamprovSimulator) {
  const { environment } = await anEnvironment(platform);
  const { id } = await platform.state.kafkaClusters.create({ environmentId: environment.id, displayName: "orders" });
  return { environment, kafkaCluster: { id } };
}

/** For each resource of tables what must exist before it, and the inputs of its life. */
export const tableLives = {
  RtceTopic: async (platform) => {
    const inputs = {
      topicName: "orders",
      description: "Orders of the shop",
      cloud: "AWS",
      region: "us-west-2",
      ...(await aKafkaCluster(platform)),
    };
    return {
      inputs,
      changed: { ...inputs, description: "Orders of the shop by their numbers" },
      replaced: { ...inputs, topicName: "customers" },
    };
  },
} as const satisfies Readonly<Record<string, Prepare>>;
