import type { UpdateOperation } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import type { Body } from "../../platform/responses.ts";
import { changeRedis } from "./redis-change.ts";
import { isIsolated, onlineRedis, type RedisFacts, untilRedis } from "./redis-facts.ts";
import type { redisFields } from "./redis-instance-fields.ts";

type Update = UpdateOperation<typeof redisFields> & Clients;

/** The platform changes one dimension at a time, and expects the present values of the others. */
async function upgrade(
  op: Update,
  dimension: Partial<Pick<RedisFacts, "memSize" | "shards" | "replicas">>,
  NodeSet?: readonly Body[],
): Promise<void> {
  const present = await onlineRedis(op, op.id);
  const { memSize, shards, replicas } = { ...present, ...dimension };
  const parameters = {
    InstanceId: op.id,
    MemSize: memSize,
    RedisShardNum: shards,
    RedisReplicasNum: replicas,
    ...(NodeSet === undefined ? {} : { NodeSet }),
  };
  const shows = (instance: RedisFacts) =>
    instance.memSize === memSize && instance.shards === shards && instance.replicas === replicas;
  if (!shows(present)) await changeRedis(op, op.id, { action: "UpgradeInstance", parameters, shows });
}

/** Changes the memory. */
export async function changeMemory(op: Update): Promise<void> {
  if (op.changed("memSize")) await upgrade(op, { memSize: op.args.memSize });
}

/** Changes the number of shards, which only a cluster has. */
export async function changeShards(op: Update): Promise<void> {
  const { redisShardNum: shards } = op.args;
  if (op.changed("redisShardNum") && shards !== undefined) await upgrade(op, { shards });
}

/** Changes the number of replicas, and their zones. */
export async function changeReplicas(op: Update): Promise<void> {
  if (!op.changed("redisReplicasNum", "replicaZoneIds")) return;
  const { redisReplicasNum: count, replicaZoneIds: zones } = op.args;
  const { nodes, zone, replicas } = await onlineRedis(op, op.id);
  if (nodes.length > 0) await moveReplicas(op, zones ?? besides(nodes, zone, count));
  else {
    // The first replica comes with its zone.
    if (replicas > 0 || zones === undefined) await upgrade(op, { replicas: count });
    if (zones !== undefined) await spread(op, zones);
  }
}

type Nodes = RedisFacts["nodes"];

/** The zones of some replicas of an instance in several zones, when the program does not choose: they stay where they are. */
function besides(nodes: Nodes, masterZone: number, count: number): readonly number[] {
  const present = replicasOf(nodes).map(({ zone }) => zone);
  return [...present, ...Array.from({ length: count }, () => masterZone)].slice(0, count);
}

function replicasOf(nodes: Nodes): Nodes {
  return nodes.filter(({ type }) => type === 1);
}

/** Distributes an instance that is in one zone. */
async function spread(op: Update, zones: readonly number[]): Promise<void> {
  const { zone } = await onlineRedis(op, op.id);
  const NodeSet = [...zones.map((ZoneId) => ({ NodeType: 1, ZoneId })), { NodeType: 0, ZoneId: zone }];
  await changeRedis(op, op.id, {
    action: "ModifyInstanceAvailabilityZones",
    parameters: { InstanceId: op.id, SwitchOption: 2, NodeSet },
    shows: ({ nodes }) => replicasOf(nodes).length === zones.length,
    task: "TaskId",
  });
}

/** The most replicas of an instance. */
const mostReplicas = 5;

/** The replicas of an instance, as soon as the platform lists as many as it counts. */
async function listedReplicas(op: Update): Promise<Nodes> {
  const instance = await untilRedis(op, op.id, {
    to: "to list its replicas",
    otherwise: "lists a different number of replicas than it has",
    minutes: 5,
    done: (one) => one === undefined || isIsolated(one) || replicasOf(one.nodes).length === one.replicas,
  });
  return replicasOf(instance?.nodes ?? []);
}

/** Adds and removes replicas until there is one in each zone. At least one stays all the time. */
async function moveReplicas(op: Update, wanted: readonly number[]): Promise<void> {
  for (;;) {
    await onlineRedis(op, op.id);
    const present = await listedReplicas(op);
    const added = without(
      wanted,
      present.map(({ zone }) => zone),
    );
    const removed = surplus(present, wanted);
    const free = mostReplicas - present.length;
    if (added.length > 0 && free > 0) {
      const some = added.slice(0, free);
      const NodeSet = some.map((ZoneId) => ({ NodeType: 1, ZoneId }));
      await upgrade(op, { replicas: present.length + some.length }, NodeSet);
    } else if (removed.length > 0) {
      const some = removed.slice(0, present.length - 1);
      const NodeSet = some.map(({ id, zone }) => ({ NodeType: 1, NodeId: id, ZoneId: zone }));
      await upgrade(op, { replicas: present.length - some.length }, NodeSet);
    } else return;
  }
}

/** The numbers that the other list lacks. A number may occur several times. */
function without(all: readonly number[], others: readonly number[]): number[] {
  const rest = [...others];
  return all.filter((one) => {
    const at = rest.indexOf(one);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}

/** The replicas in zones where there are more than wanted. */
function surplus(present: Nodes, wanted: readonly number[]): Nodes {
  const rest = [...wanted];
  return present.filter(({ zone }) => {
    const at = rest.indexOf(zone);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}
