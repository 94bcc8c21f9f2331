import type { Mode, SchemaRegistryCluster } from "../records.ts";
import type { World } from "../world.ts";
import { deleteApiKeysOf } from "./api-keys.ts";
import { forgetCatalog } from "./catalog.ts";

/** The settings and the mode of a registry that nobody has changed. */
export const firstSettings: Readonly<Record<string, unknown>> = { compatibilityLevel: "BACKWARD" };
const firstMode: Mode = "READWRITE";

/** The Schema Registry cluster of an environment, if it has one, listed or not. */
export function schemaRegistryOf(world: World, environmentId: string): SchemaRegistryCluster | undefined {
  return world.schemaRegistryClusters.all().find((cluster) => cluster.environmentId === environmentId);
}

/**
 * Gives an environment its Schema Registry cluster, as its first Kafka cluster does: after a while it is listed as
 * PROVISIONING, after another while it is PROVISIONED. Does nothing when the environment has one.
 */
export async function addSchemaRegistry(
  world: World,
  place: { readonly environmentId: string; readonly cloud: string; readonly region: string },
  times: { readonly appearMs: number; readonly provisionMs: number },
): Promise<void> {
  if (schemaRegistryOf(world, place.environmentId) !== undefined) return;
  const id = world.newId("lsrc");
  const listedAt = world.now() + times.appearMs;
  const { environmentId, cloud, region } = place;
  // Kept before its host is open, so that a second Kafka cluster at the same moment does not bring another one.
  const settings = { id: `${id}/`, registryId: id, subject: "" };
  world.subjectConfigs.reveal({ ...settings, values: firstSettings });
  world.subjectModes.reveal({ ...settings, mode: firstMode });
  const cluster = { id, environmentId, cloud, region, listedAt, restEndpoint: "", ...world.born() };
  world.schemaRegistryClusters.reveal({ ...cluster, phase: "PROVISIONING" });
  const restEndpoint = await world.dataPlane.openSchemaRegistry(id);
  if (world.schemaRegistryClusters.get(id) === undefined) {
    world.dataPlane.close(id);
    return;
  }
  world.schemaRegistryClusters.reveal({ ...cluster, phase: "PROVISIONING", restEndpoint });
  world.hub.agenda.in(times.appearMs + times.provisionMs, () => {
    if (world.schemaRegistryClusters.get(id) === undefined) return;
    world.schemaRegistryClusters.reveal({ ...cluster, phase: "PROVISIONED", restEndpoint, updatedAt: world.now() });
  });
}

/** Removes a Schema Registry cluster with everything in it. */
export function eraseSchemaRegistry(world: World, id: string): void {
  world.schemaRegistryClusters.erase(id);
  const { schemas, subjectConfigs, subjectModes, keks, deks, schemaExporters } = world;
  for (const store of [schemas, subjectConfigs, subjectModes, keks, deks, schemaExporters]) {
    for (const one of store.all()) if (one.registryId === id) store.erase(one.id);
  }
  forgetCatalog(world, id);
  deleteApiKeysOf(world, id);
  world.dataPlane.close(id);
}
