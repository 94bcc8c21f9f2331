import { secret, type Values } from "@org/core-provider/testing";
import type { ClusterConfig, StreamprovSimulator } from "@org/streamprov-simulator";

/** A Kafka cluster that is there before the test, its environment, and the properties by which a resource reaches it. */
export async function connectedCluster(
  { state, credentials }: StreamprovSimulator,
  config: ClusterConfig = { kind: "Basic" },
) {
  const environment = await state.environments.create({ displayName: "staging" });
  const cluster = await state.kafkaClusters.create({ environmentId: environment.id, displayName: "orders", config });
  const scope = { kind: "kafka", id: cluster.id, environmentId: environment.id } as const;
  const key = await state.apiKeys.create({ ownerId: credentials.userId, scope });
  const connection: Values = {
    kafkaCluster: { id: cluster.id },
    restEndpoint: cluster.restEndpoint,
    credentials: { key: secret(key.id), secret: secret(key.secret) },
  };
  return { environment, cluster, key, connection };
}

/** A cluster of the kind that can be configured. */
export const dedicated: ClusterConfig = { kind: "Dedicated", cku: 1 };
