import type { ClusterConfig, KafkaCluster } from "../records.ts";
import type { World } from "../world.ts";
import { deleteApiKeysOf } from "./api-keys.ts";
import { forgetTopic } from "./catalog.ts";
import { addSchemaRegistry } from "./schema-registry-clusters.ts";

/** The values of a new cluster. */
export interface NewKafkaCluster {
  readonly environmentId: string;
  readonly displayName: string;
  readonly availability?: string;
  readonly cloud?: string;
  readonly region?: string;
  readonly config?: ClusterConfig;
  readonly deletionProtection?: boolean;
  readonly networkId?: string | undefined;
  readonly byokKeyId?: string | undefined;
}

/** How long the parts of a new cluster take. */
export interface ClusterTimes {
  readonly provisionMs: number;
  readonly schemaRegistryAppearMs: number;
  readonly schemaRegistryProvisionMs: number;
  /** The cluster ends as FAILED. */
  readonly fails: boolean;
}

/** A cluster that is there at once. */
export const atOnce: ClusterTimes = {
  provisionMs: 0,
  schemaRegistryAppearMs: 0,
  schemaRegistryProvisionMs: 0,
  fails: false,
};

/** Starts a cluster, and the environment's Schema Registry cluster when it is the first. */
export async function createKafkaCluster(
  world: World,
  fields: NewKafkaCluster,
  times: ClusterTimes,
): Promise<KafkaCluster> {
  const id = world.newId("lkc");
  const config = fields.config ?? { kind: "Basic" };
  const cluster: KafkaCluster = {
    id,
    environmentId: fields.environmentId,
    displayName: fields.displayName,
    availability: fields.availability ?? "SINGLE_ZONE",
    cloud: fields.cloud ?? "AWS",
    region: fields.region ?? "us-east-1",
    config,
    deletionProtection: fields.deletionProtection ?? false,
    networkId: fields.networkId,
    byokKeyId: fields.byokKeyId,
    brokerConfigs: {},
    phase: "PROVISIONING",
    cku: config.cku,
    restEndpoint: "",
    ...world.born(),
  };
  world.kafkaClusters.insert(cluster);
  const restEndpoint = await world.dataPlane.openKafka(id);
  if (world.kafkaClusters.get(id) === undefined) {
    world.dataPlane.close(id);
    return cluster;
  }
  changeKafkaCluster(world, id, { restEndpoint });
  world.hub.agenda.in(times.provisionMs, () =>
    changeKafkaCluster(world, id, { phase: times.fails ? "FAILED" : "PROVISIONED" }),
  );
  const { environmentId, cloud, region } = cluster;
  if (world.environments.get(environmentId)?.streamGovernance !== undefined) {
    await addSchemaRegistry(
      world,
      { environmentId, cloud, region },
      { appearMs: times.schemaRegistryAppearMs, provisionMs: times.schemaRegistryProvisionMs },
    );
  }
  return world.kafkaClusters.get(id) ?? cluster;
}

/** Changes a cluster that may have gone in the meantime. */
export function changeKafkaCluster(world: World, id: string, change: Partial<KafkaCluster>): void {
  const cluster = world.kafkaClusters.get(id);
  if (cluster !== undefined) world.kafkaClusters.replace({ ...cluster, ...change, updatedAt: world.now() });
}

/** Deletes a cluster: it is DEPROVISIONING for a while; its host and its keys are deleted at once. */
export function deleteKafkaCluster(world: World, id: string, deprovisionMs: number): void {
  deleteContents(world, id);
  if (deprovisionMs > 0) changeKafkaCluster(world, id, { phase: "DEPROVISIONING" });
  world.hub.agenda.in(deprovisionMs, () => world.kafkaClusters.remove(id));
}

/** Removes a cluster with everything in it, at once. */
export function eraseKafkaCluster(world: World, id: string): void {
  deleteContents(world, id);
  world.kafkaClusters.erase(id);
}

function deleteContents(world: World, id: string): void {
  for (const one of world.connectors.all()) if (one.clusterId === id) world.connectors.erase(one.id);
  for (const topic of world.topics.all()) {
    if (topic.clusterId !== id) continue;
    world.topics.erase(topic.id);
    forgetTopic(world, topic.id);
  }
  for (const acl of world.acls.all()) if (acl.clusterId === id) world.acls.erase(acl.id);
  for (const link of world.clusterLinks.all()) if (link.clusterId === id) world.clusterLinks.erase(link.id);
  for (const mirror of world.mirrorTopics.all()) if (mirror.clusterId === id) world.mirrorTopics.erase(mirror.id);
  deleteApiKeysOf(world, id);
  world.dataPlane.close(id);
}
