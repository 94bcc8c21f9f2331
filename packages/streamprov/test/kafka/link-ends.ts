import { secret, type Values } from "@org/core-provider/testing";
import type { StreamprovSimulator } from "@org/streamprov-simulator";
import { connectedCluster, dedicated } from "./connected-cluster.ts";

/** A cluster that can be an end of a link: as the one that the link is on, and as the other one. */
export async function linkEnd(platform: StreamprovSimulator) {
  const { environment, cluster, key } = await connectedCluster(platform, dedicated);
  const credentials = { key: secret(key.id), secret: secret(key.secret) };
  const bootstrapEndpoint = `SASL_SSL://${cluster.id}.example.com:9092`;
  const host: Values = { id: cluster.id, restEndpoint: cluster.restEndpoint, credentials };
  const far: Values = { id: cluster.id, bootstrapEndpoint, credentials };
  /** What signs in at this cluster, as the settings of a link hold it. */
  const signIn = {
    "sasl.mechanism": "PLAIN",
    "sasl.jaas.config": `org.apache.kafka.common.security.plain.PlainLoginModule required username="${key.id}" password="${key.secret}";`,
  };
  return { environment, cluster, key, credentials, bootstrapEndpoint, host, far, signIn };
}

/** Another key for a cluster. */
export async function anotherKey(
  { state, credentials }: StreamprovSimulator,
  { environment, cluster }: Pick<Awaited<ReturnType<typeof linkEnd>>, "environment" | "cluster">,
) {
  const scope = { kind: "kafka", id: cluster.id, environmentId: environment.id } as const;
  const key = await state.apiKeys.create({ ownerId: credentials.userId, scope });
  return { key: secret(key.id), secret: secret(key.secret) };
}

/** A link between two clusters, with topics at its source, and the inputs that mirror one of them. */
export async function mirrorable(platform: StreamprovSimulator, configs: Readonly<Record<string, string>> = {}) {
  const [source, destination] = [await linkEnd(platform), await linkEnd(platform)];
  for (const name of ["orders", "payments", "customers"])
    await platform.state.topics.create({ clusterId: source.cluster.id, name, partitions: 3 });
  const clusterId = destination.cluster.id;
  await platform.state.clusterLinks.create({
    clusterId,
    name: "dr",
    peer: { member: "source_cluster_id", id: source.cluster.id },
    configs: { "bootstrap.servers": source.bootstrapEndpoint, ...source.signIn, ...configs },
  });
  return {
    clusterId,
    kafkaCluster: destination.host,
    clusterLink: { linkName: "dr" },
    sourceKafkaTopic: { topicName: "orders" },
  };
}
