import { type Reply, send } from "@org/simulator/plain-client";
import type { StreamprovSimulator } from "../simulator.ts";

/** Calls the control plane with the first Cloud API key. */
export function control(platform: StreamprovSimulator, method: string, path: string, body?: unknown): Promise<Reply> {
  const { cloudApiKey, cloudApiSecret } = platform.credentials;
  const key = { id: cloudApiKey, secret: cloudApiSecret };
  return send(platform.url + path, method, body === undefined ? { key } : { key, body });
}

/** A Kafka cluster with a key, and calls to its Kafka REST host. `path` follows the cluster's own path. */
export async function kafkaCluster(platform: StreamprovSimulator, kind: "Basic" | "Dedicated" = "Basic") {
  const environment = await platform.state.environments.create({ displayName: `kafka-${Math.random()}` });
  const cluster = await platform.state.kafkaClusters.create({
    environmentId: environment.id,
    displayName: "cluster",
    config: kind === "Basic" ? { kind } : { kind, cku: 1 },
  });
  const key = await platform.state.apiKeys.create({
    ownerId: platform.credentials.userId,
    scope: { kind: "kafka", id: cluster.id, environmentId: environment.id },
  });
  const base = `${cluster.restEndpoint}/kafka/v3/clusters/${cluster.id}`;
  return {
    environment,
    cluster,
    key,
    call: (method: string, path: string, body?: unknown) =>
      send(base + path, method, body === undefined ? { key } : { key, body }),
  };
}
