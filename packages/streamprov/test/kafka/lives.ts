import type { Life } from "@org/core-provider/testing";
import type { StreamprovSimulator } from "@org/simulator-streamprov";

type Prepare = (platform: StreamprovSimulator) => Promise<Life>;

/** A Dedicated cluster behind the platform's back. */
async function dedicated({ state }: StreamprovSimulator, environmentId: string): Promise<{ readonly id: string }> {
  const config = { kind: "Dedicated", cku: 1 } as const;
  const { id } = await state.kafkaClusters.create({ environmentId, displayName: "orders", config });
  return { id };
}

/** For the resources of Kafka that have an ordinary life, what must exist before them, and their inputs. */
export const kafkaLives = {
  KafkaClientQuota: async (platform) => {
    const environment = await platform.state.environments.create({ displayName: "staging" });
    const [one, other] = [await dedicated(platform, environment.id), await dedicated(platform, environment.id)];
    const inputs = {
      displayName: "Batch jobs",
      description: "Leaves room",
      throughput: { ingressByteRate: "5000000", egressByteRate: "10000000" },
      principals: ["sa-xyz456", "sa-abc123"],
      kafkaCluster: one,
      environment: { id: environment.id },
    };
    return {
      inputs,
      changed: { ...inputs, throughput: { ingressByteRate: "1", egressByteRate: "10000000" } },
      replaced: { ...inputs, kafkaCluster: other },
    };
  },
} as const satisfies Readonly<Record<string, Prepare>>;
