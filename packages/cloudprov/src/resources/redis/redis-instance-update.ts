import { CodedError, fromWire, responseField, type UpdateOperation } from "@org/core-provider";
import type { Clients, Op } from "../../platform/clients.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { changeRedis, isIsolated, onlineRedis, type RedisChange, type RedisFacts, untilRedis } from "./redis-facts.ts";
import type { redisFields } from "./redis-instance-fields.ts";

type Update = UpdateOperation<typeof redisFields> & Clients;

/** Changes everything except the tags, in the order that the platform requires. */
export async function changeInstance(op: Update): Promise<void> {
  // Only a cluster has several shards, so an instance becomes a cluster first.
  const [early, late] = op.changed("typeId") ? [[], [changeShards]] : [[changeShards], []];
  for (const step of [
    changePayment,
    changeName,
    changeMemory,
    ...early,
    changeReplicas,
    changeLogin,
    changeTemplate,
    changeProject,
    changeSecurityGroups,
    upgradeVersion,
    ...late,
    changeNetwork,
    changePublicAddress,
    changeReplicaReads,
  ]) {
    await step(op);
  }
}

function change(
  op: Op & { readonly id: string },
  action: string,
  more: Omit<RedisChange, "action"> = {},
): Promise<void> {
  return changeRedis(op, op.id, { action, ...more });
}

async function changePayment(op: Update): Promise<void> {
  const { chargeType, prepaidPeriod } = op.args;
  if (!op.changed("chargeType")) return;
  const billing = chargeType === "PREPAID" ? 1 : 0;
  const parameters = {
    InstanceIds: [op.id],
    InstanceChargeType: chargeType,
    ...(billing === 1 ? { Period: prepaidPeriod } : {}),
  };
  await change(op, "ModifyInstanceChargeType", {
    parameters,
    shows: (instance) => instance.billing === billing,
    check: refuseFailures,
    isPurchase: true,
  });
}

const failures = {
  failed: responseField.list(responseField.object({ message: responseField.string({ wire: "Message" }) }, {}), {
    wire: "FailedInstanceIds",
  }),
};

/** The platform returns why it did not change the payment as part of an ordinary response. */
function refuseFailures(response: Body): void {
  const [failure] = fromWire(failures, response).failed;
  if (failure === undefined) return;
  throw new CodedError(
    "request-rejected",
    `ModifyInstanceChargeType failed: ${failure.message || "the platform gives no reason"}`,
  );
}

async function changeName(op: Update): Promise<void> {
  const { name } = op.args;
  if (!op.changed("name") || name === undefined) return;
  const parameters = { Operation: "rename", InstanceIds: [op.id], InstanceNames: [name] };
  await change(op, "ModifyInstance", { parameters });
}

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
  if (!shows(present)) await change(op, "UpgradeInstance", { parameters, shows });
}

async function changeMemory(op: Update): Promise<void> {
  if (op.changed("memSize")) await upgrade(op, { memSize: op.args.memSize });
}

async function changeShards(op: Update): Promise<void> {
  const { redisShardNum: shards } = op.args;
  if (op.changed("redisShardNum") && shards !== undefined) await upgrade(op, { shards });
}

async function changeReplicas(op: Update): Promise<void> {
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
  await change(op, "ModifyInstanceAvailabilityZones", {
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
    otherwise: "does not list its replicas yet",
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

async function changeLogin(op: Update): Promise<void> {
  const { noAuth, password } = op.args;
  if (!op.changed("password", "noAuth") || (!noAuth && password === undefined)) return;
  await change(op, "ResetPassword", {
    parameters: { InstanceId: op.id, NoAuth: noAuth, ...(noAuth ? {} : { Password: password }) },
    // Only a switch between a password and none shows. It has no task.
    ...(op.changed("noAuth")
      ? { shows: (instance: RedisFacts) => (instance.hasNoPassword ?? false) === noAuth }
      : { task: "TaskId" as const }),
  });
}

async function changeTemplate(op: Update): Promise<void> {
  const { paramsTemplateId } = op.args;
  if (!op.changed("paramsTemplateId") || paramsTemplateId === undefined) return;
  const parameters = { InstanceIds: [op.id], TemplateId: paramsTemplateId };
  await change(op, "ApplyParamsTemplate", { parameters, task: "TaskIds" });
}

async function changeProject(op: Update): Promise<void> {
  const { projectId: ProjectId } = op.args;
  if (!op.changed("projectId")) return;
  await change(op, "ModifyInstance", { parameters: { Operation: "modifyProject", InstanceIds: [op.id], ProjectId } });
}

/** The first groups are bound and the last ones unbound one by one: other changes replace the whole list. */
async function changeSecurityGroups(op: Update): Promise<void> {
  if (!op.changed("securityGroups")) return;
  const { securityGroups: before = [] } = op.state;
  const { securityGroups: after = [] } = op.args;
  const Product = "redis";
  if (before.length > 0 && after.length > 0) {
    const parameters = { Product, InstanceId: op.id, SecurityGroupIds: after };
    await change(op, "ModifyDBInstanceSecurityGroups", { parameters });
    return;
  }
  const action = after.length > 0 ? "AssociateSecurityGroups" : "DisassociateSecurityGroups";
  for (const SecurityGroupId of [...before, ...after]) {
    await change(op, action, { parameters: { Product, SecurityGroupId, InstanceIds: [op.id] } });
  }
}

const inWindow = 1;
/** The platform's numbers of upgrades to another architecture and to another version. */
const upgrades = ["041", "043"];
const tasks = responseList("Tasks", { id: responseField.integer({ wire: "TaskId", returned: "always" }) });

async function upgradeVersion(op: Update): Promise<void> {
  const { id, args } = op;
  const { typeId, waitSwitch = 2 } = args;
  if (!op.changed("typeId")) return;
  const parameters = { InstanceId: id, TargetInstanceType: String(typeId), SwitchOption: waitSwitch };
  const shows = (instance: RedisFacts) => instance.typeId === typeId;
  if (waitSwitch !== inWindow) {
    await change(op, "UpgradeInstanceVersion", { parameters, shows });
    return;
  }
  // An upgrade that an earlier run has ordered may still wait for the maintenance window.
  const query = { InstanceId: id, TaskTypes: upgrades, Result: [0, 1] };
  const { elements: waiting } = await op.redis.page("DescribeTaskList", query, tasks);
  if (waiting.length === 0) await op.redis.write("UpgradeInstanceVersion", parameters);
  await untilRedis(op, id, {
    to: "to be upgraded in its maintenance window",
    otherwise: "is not upgraded yet: run `pulumi up` again after its maintenance window",
    done: (instance) => instance === undefined || shows(instance),
    minutes: 25,
  });
}

async function changeNetwork(op: Update): Promise<void> {
  const { vpcId: VpcId, subnetId: SubnetId, ip, port, recycle: Recycle } = op.args;
  if (op.changed("vpcId", "subnetId") && VpcId !== undefined) {
    const Operation = op.state.vpcId === "" ? "changeBaseToVpc" : "changeVpc";
    await change(op, "ModifyNetworkConfig", {
      parameters: { InstanceId: op.id, Operation, VpcId, SubnetId, ...(Recycle === undefined ? {} : { Recycle }) },
      shows: (instance) => instance.vpcId === VpcId && instance.subnetId === SubnetId,
      task: "TaskId",
    });
  }
  if (op.changed("vpcId", "subnetId", "ip", "port")) await setAddress(op, { ip, port, recycle: Recycle });
}

/** Gives an instance an address, or the platform's choice, and a port, unless it has them. */
export async function setAddress(
  op: Op & { readonly id: string },
  wanted: { readonly ip?: string | undefined; readonly port: number; readonly recycle?: number | undefined },
): Promise<void> {
  const present = await onlineRedis(op, op.id);
  const { ip = present.ip, port: VPort, recycle: Recycle } = wanted;
  if (present.ip === ip && present.port === VPort) return;
  const operation = present.ip === ip ? { Operation: "changeVPort" } : { Operation: "changeVip", Vip: ip };
  await change(op, "ModifyNetworkConfig", {
    parameters: { InstanceId: op.id, ...operation, VPort, ...(Recycle === undefined ? {} : { Recycle }) },
    shows: (instance) => instance.ip === ip && instance.port === VPort,
    task: "TaskId",
  });
}

async function changePublicAddress(op: Update): Promise<void> {
  const { wanAddressSwitch } = op.args;
  if (op.changed("wanAddressSwitch") && wanAddressSwitch !== undefined) await switchPublicAddress(op, wanAddressSwitch);
}

/** Gives an instance a public address, or takes it away. */
export async function switchPublicAddress(op: Op & { readonly id: string }, wanted: "open" | "close"): Promise<void> {
  const isOpen = ({ wanAddress }: RedisFacts) => wanAddress !== "";
  const shows = (instance: RedisFacts) => isOpen(instance) === (wanted === "open");
  if (shows(await onlineRedis(op, op.id))) return;
  await change(op, wanted === "open" ? "AllocateWanAddress" : "ReleaseWanAddress", { shows });
}

async function changeReplicaReads(op: Update): Promise<void> {
  const { replicasReadOnly } = op.args;
  if (!op.changed("replicasReadOnly") || replicasReadOnly === undefined) return;
  await change(op, replicasReadOnly ? "EnableReplicaReadonly" : "DisableReplicaReadonly", {
    shows: ({ readWeight }) => readWeight > 0 === replicasReadOnly,
  });
}
