import type { ClusterConfig, StartOptions } from "@org/streamprov-simulator";
import { startSimulatedProvider } from "../simulated-provider.ts";
import { connectedCluster } from "./connected-cluster.ts";

/** A platform with a Kafka cluster, and the properties with which a resource reaches it. */
export async function startWithCluster(settings: StartOptions = {}, config?: ClusterConfig) {
  const simulated = await startSimulatedProvider(settings);
  const { key, ...given } = await connectedCluster(simulated.platform, config);
  /** The environment variables of an import. */
  const importEnv = {
    IMPORT_KAFKA_REST_ENDPOINT: given.cluster.restEndpoint,
    IMPORT_KAFKA_API_KEY: key.id,
    IMPORT_KAFKA_API_SECRET: key.secret,
  };
  return { ...simulated, ...given, importEnv };
}
