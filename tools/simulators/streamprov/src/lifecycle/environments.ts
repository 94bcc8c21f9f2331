import type { Environment, StreamGovernance } from "../records.ts";
import type { World } from "../world.ts";
import { deleteApiKeysOf } from "./api-keys.ts";
import { eraseKafkaCluster } from "./kafka-clusters.ts";
import { eraseSchemaRegistry } from "./schema-registry-clusters.ts";

/** The values of a new environment. */
export interface NewEnvironment {
  readonly displayName: string;
  readonly streamGovernance?: StreamGovernance | undefined;
}

/** A new environment, complete but not yet kept. */
export function makeEnvironment(world: World, fields: NewEnvironment): Environment {
  return {
    id: world.newId("env"),
    displayName: fields.displayName,
    streamGovernance: fields.streamGovernance ?? world.settings.defaultStreamGovernance,
    ...world.born(),
  };
}

/** Removes an environment with everything inside. */
export function deleteEnvironment(world: World, id: string): void {
  for (const cluster of world.kafkaClusters.all())
    if (cluster.environmentId === id) eraseKafkaCluster(world, cluster.id);
  for (const cluster of world.schemaRegistryClusters.all())
    if (cluster.environmentId === id) eraseSchemaRegistry(world, cluster.id);
  for (const network of world.networks.all()) if (network.environmentId === id) world.networks.erase(network.id);
  deleteApiKeysOf(world, id);
  world.environments.remove(id);
}
