import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import { type Cluster, type ClusterNode, ordinaryCluster } from "./kubernetes.ts";

/** A cluster that a test creates. */
export type NewCluster = Partial<Cluster>;

/** A node that a test adds to a cluster. */
export type NewClusterNode = Pick<ClusterNode, "clusterId"> & Partial<ClusterNode>;

/** A cluster with the ordinary values. */
export function newCluster(world: World, fields: NewCluster): Cluster {
  return {
    ...ordinaryCluster,
    id: world.newId("cls"),
    region: "ap-guangzhou",
    password: world.newHex(32),
    createdAt: world.now(),
    ...fields,
  };
}

/** Opens the clusters of a world to tests. Omitted values have defaults. */
export function kubernetesState(world: World) {
  const { agenda } = world.hub;
  const { clusters, nodes } = world.kubernetes;
  return {
    clusters: objectsOf(
      agenda,
      clusters,
      (fields: NewCluster) => newCluster(world, fields),
      (id) => removeCluster(world, id, "terminate"),
    ),
    clusterNodes: objectsOf(
      agenda,
      nodes,
      (fields: NewClusterNode): ClusterNode => ({
        id: world.newId("ins"),
        role: "WORKER",
        state: "running",
        fault: "",
        version: clusters.get(fields.clusterId)?.version ?? "",
        lanIp: "10.0.1.5",
        settings: {},
        isBought: false,
        createdAt: world.now(),
        ...fields,
      }),
    ),
  };
}

/** Deletes a cluster with its nodes, and the machines that it has bought, unless they are retained. */
export function removeCluster(world: World, id: string, mode: "terminate" | "retain"): void {
  const { clusters, nodes, tasks } = world.kubernetes;
  for (const node of nodes.all().filter(({ clusterId }) => clusterId === id)) {
    nodes.remove(node.id);
    const machine = world.machines.get(node.id);
    if (node.isBought && mode === "terminate" && machine?.chargeType !== "PREPAID") world.machines.remove(node.id);
  }
  for (const task of tasks.all()) if (task.clusterId === id) tasks.remove(task.id);
  clusters.remove(id);
}
