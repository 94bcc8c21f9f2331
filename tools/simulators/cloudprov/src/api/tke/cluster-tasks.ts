import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { found } from "../action.ts";
import type { Cluster } from "./kubernetes.ts";

/** @throws {PlatformError} if there is no such cluster in the region. */
export function existingCluster({ kubernetes }: World, id: string, region: string): Cluster {
  const one = kubernetes.clusters.get(id);
  return found(one?.region === region ? one : undefined, "InternalError.ClusterNotFound", `cluster ${id}`);
}

/** @throws {PlatformError} unless the cluster can be changed. */
export function idleCluster(world: World, id: string, region: string): Cluster {
  const cluster = existingCluster(world, id, region);
  if (cluster.status === "Running") return cluster;
  throw new PlatformError("ResourceUnavailable.ClusterState", `The cluster ${id} is ${cluster.status}.`);
}

/** Changes a cluster, if it still exists. */
export function changeCluster({ kubernetes }: World, id: string, changes: Partial<Cluster>): void {
  const cluster = kubernetes.clusters.get(id);
  if (cluster !== undefined) kubernetes.clusters.replace({ ...cluster, ...changes });
}

/** Does the rest of an action after a while, or what follows if it fails. */
export function later(world: World, action: string, finish: (succeeded: boolean) => void): void {
  const { clusterTaskMs, failedTasks } = world.settings;
  const succeeds = !failedTasks.includes(action);
  world.hub.agenda.in(clusterTaskMs, () => finish(succeeds));
}
