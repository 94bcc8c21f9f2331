import type { World } from "../../world.ts";
import { ordinaryMachine } from "../cvm/machines.ts";
import type { NodePool } from "./node-pools.ts";

/** Changes a pool, if it still exists. */
export function changePool({ kubernetes }: World, id: string, changes: Partial<NodePool>): void {
  const pool = kubernetes.pools.get(id);
  if (pool !== undefined) kubernetes.pools.replace({ ...pool, ...changes });
}

/** Buys or removes machines until a pool has as many nodes as desired. */
export function fillPool(world: World, id: string): void {
  const pool = world.kubernetes.pools.get(id);
  const cluster = world.kubernetes.clusters.get(pool?.clusterId ?? "");
  if (pool === undefined || cluster === undefined) return;
  const { nodes } = world.kubernetes;
  const own = nodes.all().filter(({ poolId }) => poolId === id);
  for (const node of own.slice(pool.desired)) {
    nodes.remove(node.id);
    world.machines.remove(node.id);
  }
  for (let number = own.length; number < pool.desired; number++) {
    const machine = world.machines.insert({
      ...ordinaryMachine,
      id: world.newId("ins"),
      uuid: world.newUuid(),
      region: cluster.region,
      zone: `${cluster.region}-3`,
      name: pool.name,
      type: pool.launch.types[0] ?? ordinaryMachine.type,
      password: pool.launch.password,
      keyIds: pool.launch.keyIds,
      createdAt: world.now(),
    });
    nodes.insert({
      id: machine.id,
      clusterId: cluster.id,
      poolId: id,
      role: "WORKER",
      state: world.settings.failedTasks.includes("AddNodes") ? "initializing" : "running",
      fault: "",
      version: cluster.version,
      lanIp: machine.privateIp,
      settings: pool.settings,
      createdAt: world.now(),
    });
  }
}

/** Deletes a pool. Its machines leave the cluster, and are deleted unless they are kept. */
export function removePool(world: World, id: string, keepsMachines: boolean): void {
  for (const node of world.kubernetes.nodes.all().filter(({ poolId }) => poolId === id)) {
    world.kubernetes.nodes.remove(node.id);
    if (!keepsMachines) world.machines.remove(node.id);
  }
  world.kubernetes.pools.remove(id);
}
