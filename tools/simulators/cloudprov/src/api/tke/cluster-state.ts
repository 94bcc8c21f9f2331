import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import { type Cluster, type ClusterNode, ordinaryCluster } from "./kubernetes.ts";
import { newPool } from "./new-pool.ts";
import { removePool } from "./node-pool-lifecycle.ts";
import type { NodePool } from "./node-pools.ts";

/** A cluster that a test creates. */
export type NewCluster = Partial<Cluster>;

/** A node that a test adds to a cluster. */
export type NewClusterNode = Pick<ClusterNode, "clusterId"> & Partial<ClusterNode>;

/** A pool of nodes that a test adds to a cluster. */
export type NewNodePool = Pick<NodePool, "clusterId"> & Partial<NodePool>;

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
  const { clusters, nodes, pools } = world.kubernetes;
  return {
    clusters: objectsOf(
      agenda,
      clusters,
      (fields: NewCluster) => newCluster(world, fields),
      (id) => removeCluster(world, id, "terminate"),
    ),
    nodePools: objectsOf(
      agenda,
      pools,
      (fields: NewNodePool): NodePool => ({
        ...newPool(world, clusters.get(fields.clusterId) ?? newCluster(world, {}), {
          AutoScalingGroupPara: JSON.stringify({
            MinSize: 0,
            MaxSize: 10,
            VpcId: clusters.get(fields.clusterId)?.vpcId ?? "",
          }),
          LaunchConfigurePara: JSON.stringify({ InstanceType: "S5.MEDIUM4" }),
          InstanceAdvancedSettings: {},
          EnableAutoscale: true,
        }),
        state: "normal",
        ...fields,
      }),
      (id) => removePool(world, id, false),
    ),
    clusterNodes: objectsOf(
      agenda,
      nodes,
      (fields: NewClusterNode): ClusterNode => ({
        id: world.newId("ins"),
        poolId: "",
        role: "WORKER",
        state: "running",
        fault: "",
        version: clusters.get(fields.clusterId)?.version ?? "",
        lanIp: "10.0.1.5",
        settings: {},
        createdAt: world.now(),
        ...fields,
      }),
    ),
  };
}

/** Deletes a cluster with its nodes, and terminates their machines unless they are retained or paid in advance. */
export function removeCluster(world: World, id: string, mode: "terminate" | "retain"): void {
  const { clusters, nodes, tasks, pools } = world.kubernetes;
  for (const node of nodes.all().filter(({ clusterId }) => clusterId === id)) {
    nodes.remove(node.id);
    const machine = world.machines.get(node.id);
    if (mode === "terminate" && machine?.chargeType !== "PREPAID") world.machines.remove(node.id);
  }
  for (const task of tasks.all()) if (task.clusterId === id) tasks.remove(task.id);
  for (const pool of pools.all()) if (pool.clusterId === id) pools.remove(pool.id);
  clusters.remove(id);
}
