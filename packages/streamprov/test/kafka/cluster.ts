import { secret, type Values } from "@org/core-provider/testing";
import type { StreamprovOptions } from "@org/simulator-streamprov";
import { startSimulatedProvider } from "../simulated-provider.ts";

/** A platform with a Kafka cluster, and the properties by which a resource reaches it. */
export async function startWithCluster(settings: StreamprovOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const { state, credentials } = simulated.platform;
  const environment = await state.environments.create({ displayName: "staging" });
  const cluster = await state.kafkaClusters.create({ environmentId: environment.id, displayName: "orders" });
  const key = await state.apiKeys.create({
    ownerId: credentials.userId,
    scope: { kind: "kafka", id: cluster.id, environmentId: environment.id },
  });
  const connection: Values = {
    kafkaCluster: { id: cluster.id },
    restEndpoint: cluster.restEndpoint,
    credentials: { key: secret(key.id), secret: secret(key.secret) },
  };
  /** What an import is told by its environment. */
  const importEnv = {
    IMPORT_KAFKA_REST_ENDPOINT: cluster.restEndpoint,
    IMPORT_KAFKA_API_KEY: key.id,
    IMPORT_KAFKA_API_SECRET: key.secret,
  };
  return { ...simulated, environment, cluster, connection, importEnv };
}
