import { flag, integer, listOf, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, type ActionCall, defineAction } from "../action.ts";
import { checkRedisName, checkRedisPassword, expiryAfter, idleRedis, redisAddress, zoneIn } from "./redis-checks.ts";
import { type AskedNode, nodeMember } from "./redis-instance-actions.ts";
import type { RedisInstance } from "./redis-instances.ts";
import { checkProduct, isUpgrade } from "./redis-products.ts";
import { beginRedisTask } from "./redis-tasks.ts";

/** The actions that change instances. */
export function redisChangeActions(world: World): Action[] {
  return [
    modifyInstance(world),
    modifyInstanceChargeType(world),
    upgradeInstance(world),
    modifyInstanceAvailabilityZones(world),
    upgradeInstanceVersion(world),
    resetPassword(world),
    applyParamsTemplate(world),
    modifyNetworkConfig(world),
    publicAddress(world, "AllocateWanAddress"),
    publicAddress(world, "ReleaseWanAddress"),
    replicaReads(world, "EnableReplicaReadonly"),
    replicaReads(world, "DisableReplicaReadonly"),
  ];
}

const id = text({ min: 1 });
const ids = listOf(id, { min: 1, max: 10 });
const when = integer({ min: 1, max: 2 });

function modifyInstance(world: World): Action {
  return defineAction({
    name: "ModifyInstance",
    params: object({
      Operation: oneOf("rename", "modifyProject", "modifyAutoRenew", "modifyDeleteProtectionSwitch"),
      InstanceIds: ids,
      InstanceNames: optional(listOf(id, { min: 1 })),
      ProjectId: optional(integer({ min: 0 })),
      AutoRenews: optional(listOf(integer({ min: 0, max: 2 }), { min: 1 })),
      DeleteProtectionSwitches: optional(listOf(integer({ min: 0, max: 1 }), { min: 1 })),
    }),
    run({ params: { Operation, InstanceIds, ...given }, region }) {
      const valuesOf = <T>(values: readonly T[] | undefined): readonly T[] => {
        if (values?.length === InstanceIds.length) return values;
        throw new PlatformError("InvalidParameter.EmptyParam", `${Operation} needs a value for each instance.`);
      };
      const names = Operation === "rename" ? valuesOf(given.InstanceNames) : [];
      const renewals = Operation === "modifyAutoRenew" ? valuesOf(given.AutoRenews) : [];
      const switches = Operation === "modifyDeleteProtectionSwitch" ? valuesOf(given.DeleteProtectionSwitches) : [];
      for (const name of names) checkRedisName(name);
      for (const [at, instance] of InstanceIds.map((one) => idleRedis(world, one, region)).entries()) {
        world.redis.instances.replace({
          ...instance,
          name: names[at] ?? instance.name,
          projectId: Operation === "modifyProject" ? (given.ProjectId ?? 0) : instance.projectId,
          autoRenew: renewals[at] ?? instance.autoRenew,
          isProtected: switches[at] === undefined ? instance.isProtected : switches[at] === 1,
        });
      }
      return {};
    },
  });
}

function modifyInstanceChargeType(world: World): Action {
  return defineAction({
    name: "ModifyInstanceChargeType",
    params: object({
      InstanceIds: ids,
      InstanceChargeType: oneOf("PREPAID", "POSTPAID"),
      Period: optional(integer()),
    }),
    run({ params: { InstanceIds, InstanceChargeType, Period }, region }) {
      const isPrepaid = InstanceChargeType === "PREPAID";
      const expiresAt = isPrepaid ? expiryAfter(world, Period) : undefined;
      const failed = InstanceIds.map((one) => idleRedis(world, one, region)).flatMap((instance) => {
        const isRefused = world.settings.failedTasks.includes("ModifyInstanceChargeType");
        if (isRefused || instance.isPrepaid === isPrepaid) {
          return [{ InstanceId: instance.id, Message: "it cannot be changed" }];
        }
        const changes = { isPrepaid, expiresAt, autoRenew: 0 };
        beginRedisTask(world, instance, { action: "ModifyInstanceChargeType", type: "002", changes });
        return [];
      });
      return { FailedInstanceIds: failed };
    },
  });
}

function upgradeInstance(world: World): Action {
  return defineAction({
    name: "UpgradeInstance",
    params: object({
      InstanceId: id,
      MemSize: integer(),
      RedisShardNum: optional(integer()),
      RedisReplicasNum: optional(integer()),
      NodeSet: optional(listOf(nodeMember, { min: 1 })),
      SwitchOption: optional(when),
    }),
    run({ params: { InstanceId, MemSize: memSize, NodeSet, ...params }, region }) {
      const instance = idleRedis(world, InstanceId, region);
      const { RedisShardNum: shards = instance.shards, RedisReplicasNum: replicas = instance.replicas } = params;
      const asked = { memSize, shards, replicas };
      checkProduct(instance.typeId, asked);
      const changed = (["memSize", "shards", "replicas"] as const).filter((one) => asked[one] !== instance[one]);
      if (changed.length !== 1) {
        throw new PlatformError("FailedOperation.UnSupportError", "One dimension must be changed at a time.");
      }
      if (memSize < instance.usedSize * 1.3) {
        throw new PlatformError("InvalidParameterValue.ReduceCapacityNotAllowed", "The data does not fit.");
      }
      const nodes =
        replicas === instance.replicas || instance.nodes.length === 0
          ? instance.nodes
          : changedNodes(world, instance, replicas, NodeSet);
      beginRedisTask(world, instance, { action: "UpgradeInstance", type: "002", changes: { ...asked, nodes } });
      const deal = world.newNumber();
      return { DealId: deal, DealName: deal };
    },
  });
}

/** The nodes of an instance in several zones after replicas were added or removed, which a request lists. */
function changedNodes(
  world: World,
  { nodes, replicas: before, region }: RedisInstance,
  replicas: number,
  asked: readonly AskedNode[] = [],
): RedisInstance["nodes"] {
  if (asked.length !== Math.abs(replicas - before) || asked.some(({ NodeType }) => NodeType !== 1)) {
    throw new PlatformError("InvalidParameter.EmptyParam", "NodeSet must list the changed replicas.");
  }
  if (replicas > before) {
    const added = asked.map((node) => ({
      id: Number(world.newNumber()),
      isMaster: false,
      zone: zoneIn(world, region, node),
    }));
    return [...nodes, ...added];
  }
  const kept = nodes.filter((node) => node.isMaster || !asked.some(({ NodeId }) => NodeId === node.id));
  if (kept.length === replicas + 1) return kept;
  throw new PlatformError("InvalidParameter.IllegalParameterError", "NodeSet names other nodes.");
}

function modifyInstanceAvailabilityZones(world: World): Action {
  return defineAction({
    name: "ModifyInstanceAvailabilityZones",
    params: object({ InstanceId: id, SwitchOption: when, NodeSet: listOf(nodeMember, { min: 2 }) }),
    run({ params: { InstanceId, NodeSet }, region }) {
      const instance = idleRedis(world, InstanceId, region);
      const nodes = NodeSet.map((node) => ({
        id: node.NodeId ?? Number(world.newNumber()),
        isMaster: node.NodeType === 0,
        zone: zoneIn(world, region, node),
      }));
      if (nodes.filter(({ isMaster }) => isMaster).length !== 1) {
        throw new PlatformError("InvalidParameter.IllegalParameterError", "An instance has one master.");
      }
      const zone = nodes.find(({ isMaster }) => isMaster)?.zone ?? instance.zone;
      const changes = { nodes, replicas: nodes.length - 1, zone };
      const action = "ModifyInstanceAvailabilityZones";
      return { TaskId: beginRedisTask(world, instance, { action, type: "047", changes }) };
    },
  });
}

function upgradeInstanceVersion(world: World): Action {
  return defineAction({
    name: "UpgradeInstanceVersion",
    params: object({ InstanceId: id, TargetInstanceType: id, SwitchOption: when }),
    run({ params: { InstanceId, TargetInstanceType, SwitchOption }, region }) {
      const instance = idleRedis(world, InstanceId, region);
      const typeId = Number(TargetInstanceType);
      if (!isUpgrade(instance.typeId, typeId)) {
        throw new PlatformError("InvalidParameterValue.UnSupportedType", `${instance.typeId} cannot become ${typeId}.`);
      }
      const isWaiting = world.redis.tasks
        .all()
        .some((task) => task.instanceId === InstanceId && task.type === "043" && task.result === 0);
      if (isWaiting) throw new PlatformError("ResourceInUse.InstanceBeenLocked", "An upgrade is planned.");
      beginRedisTask(world, instance, {
        action: "UpgradeInstanceVersion",
        type: "043",
        changes: { typeId },
        waitMs: SwitchOption === 1 ? world.settings.maintenanceWindowMs : 0,
      });
      const deal = world.newNumber();
      return { DealId: deal, DealName: deal };
    },
  });
}

function resetPassword(world: World): Action {
  return defineAction({
    name: "ResetPassword",
    params: object({ InstanceId: id, Password: optional(text()), NoAuth: optional(flag()) }),
    run({ params: { InstanceId, Password, NoAuth: hasNoPassword = false }, region }) {
      const instance = idleRedis(world, InstanceId, region);
      if (hasNoPassword && instance.vpcId === "") {
        throw new PlatformError(
          "InvalidParameterValue.PasswordFreeDenied",
          "Only a private network needs no password.",
        );
      }
      const password = hasNoPassword ? "" : checkRedisPassword(Password);
      const task = { action: "ResetPassword", type: "007", changes: { password, hasNoPassword } };
      return { TaskId: beginRedisTask(world, instance, task) };
    },
  });
}

function applyParamsTemplate(world: World): Action {
  return defineAction({
    name: "ApplyParamsTemplate",
    params: object({ InstanceIds: ids, TemplateId: id }),
    run({ params: { InstanceIds, TemplateId: templateId }, region }) {
      const task = { action: "ApplyParamsTemplate", type: "026", changes: { templateId } };
      const all = InstanceIds.map((one) => idleRedis(world, one, region));
      return { TaskIds: all.map((instance) => beginRedisTask(world, instance, task)) };
    },
  });
}

function modifyNetworkConfig(world: World): Action {
  return defineAction({
    name: "ModifyNetworkConfig",
    params: object({
      InstanceId: id,
      Operation: oneOf("changeVip", "changeVpc", "changeBaseToVpc", "changeVPort"),
      Vip: optional(id),
      VpcId: optional(id),
      SubnetId: optional(id),
      Recycle: optional(integer()),
      VPort: optional(integer({ min: 1024, max: 65_535 })),
    }),
    run({ params, region }) {
      const instance = idleRedis(world, params.InstanceId, region);
      const changes = networkChanges(world, instance, params);
      const TaskId = beginRedisTask(world, instance, { action: "ModifyNetworkConfig", type: "045", changes });
      const { vpcId, subnetId, ip } = { ...instance, ...changes };
      return { Status: true, VpcId: vpcId, SubnetId: subnetId, Vip: ip, TaskId };
    },
  });
}

interface AskedNetwork {
  readonly Operation: string;
  readonly Vip?: string;
  readonly VpcId?: string;
  readonly SubnetId?: string;
  readonly Recycle?: number;
  readonly VPort?: number;
}

function networkChanges(world: World, instance: RedisInstance, asked: AskedNetwork): Partial<RedisInstance> {
  const { Operation, Vip: ip, VpcId: vpcId, SubnetId: subnetId, VPort: port, Recycle = 0 } = asked;
  const missing = (name: string) => new PlatformError("InvalidParameter.EmptyParam", `${Operation} needs ${name}.`);
  if (![0, 1, 2, 3, 7, 15].includes(Recycle)) {
    throw new PlatformError("InvalidParameterValue.InvalidParameterValueError", `Recycle must not be ${Recycle}.`);
  }
  if (Operation === "changeVPort") {
    if (port === undefined) throw missing("VPort");
    return { port };
  }
  if (Operation === "changeVip") {
    if (ip === undefined || port === undefined) throw missing("Vip and VPort");
    return { ...redisAddress(world, { ...instance, ip }, instance), port };
  }
  if (vpcId === undefined || subnetId === undefined) throw missing("VpcId and SubnetId");
  if ((instance.vpcId === "") !== (Operation === "changeBaseToVpc")) {
    throw new PlatformError("InvalidParameter.IllegalParameterError", `${Operation} does not fit the network.`);
  }
  return redisAddress(world, { vpcId, subnetId }, instance);
}

function publicAddress(world: World, name: "AllocateWanAddress" | "ReleaseWanAddress"): Action {
  return defineAction({
    name,
    params: object({ InstanceId: id }),
    run({ params: { InstanceId }, region }) {
      const instance = idleRedis(world, InstanceId, region);
      const wanAddress = name === "AllocateWanAddress" ? `${InstanceId}.sql.tencentcdb.com:20001` : "";
      const FlowId = beginRedisTask(world, instance, { action: name, type: "045", changes: { wanAddress } });
      return { FlowId, WanStatus: wanAddress === "" ? "closing" : "opening" };
    },
  });
}

function replicaReads(world: World, name: "EnableReplicaReadonly" | "DisableReplicaReadonly"): Action {
  const run = ({ params: { InstanceId }, region }: Pick<ActionCall<{ InstanceId: string }>, "params" | "region">) => {
    const readsReplicas = name === "EnableReplicaReadonly";
    const task = { action: name, type: readsReplicas ? "039" : "040", changes: { readsReplicas } };
    const TaskId = beginRedisTask(world, idleRedis(world, InstanceId, region), task);
    return readsReplicas ? { Status: "OK", TaskId } : { TaskId };
  };
  return defineAction({ name, params: object({ InstanceId: id }), run });
}
