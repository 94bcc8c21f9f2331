import { flag, integer, listOf, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, type ActionCall, defineAction } from "../action.ts";
import {
  addressIn,
  checkPostgresGroups,
  checkPostgresName,
  checkPostgresPassword,
  checkStorage,
  expiryAfter,
} from "./postgres-checks.ts";
import { nodeMember, nodesIn } from "./postgres-instance-actions.ts";
import type { PostgresInstance } from "./postgres-instances.ts";
import { soldSize, versionOf } from "./postgres-offers.ts";
import { beginPostgresTask, existingPostgres, runningPostgres } from "./postgres-tasks.ts";

/** The actions that change instances. */
export function postgresChangeActions(world: World): Action[] {
  return [
    modifyDBInstanceName(world),
    modifyDBInstancesProject(world),
    modifyDBInstanceChargeType(world),
    setAutoRenewFlag(world),
    renewInstance(world),
    publicAccess(world, "OpenDBExtranetAccess"),
    publicAccess(world, "CloseDBExtranetAccess"),
    createDBInstanceNetworkAccess(world),
    deleteDBInstanceNetworkAccess(world),
    resetAccountPassword(world),
    modifyDBInstanceSpec(world),
    modifyDBInstanceSecurityGroups(world),
    modifyDBInstanceDeployment(world),
    upgradeKernel(world),
    upgradeMajor(world),
    modifyDBInstanceDeletionProtection(world),
  ];
}

const id = text({ min: 1 });
const ids = listOf(id, { min: 1 });
const months = integer();
const time = optional(integer({ min: 0, max: 2 }));

function replace(world: World, instance: PostgresInstance, changes: Partial<PostgresInstance>): void {
  world.postgres.instances.replace({ ...instance, ...changes });
}

function flow(world: World) {
  const FlowId = Number(world.newNumber());
  return { FlowId, TaskId: FlowId };
}

function modifyDBInstanceName(world: World): Action {
  return defineAction({
    name: "ModifyDBInstanceName",
    params: object({ DBInstanceId: id, InstanceName: id }),
    run({ params: { DBInstanceId, InstanceName: name }, region }) {
      checkPostgresName(name);
      replace(world, runningPostgres(world, DBInstanceId, region), { name });
      return {};
    },
  });
}

function modifyDBInstancesProject(world: World): Action {
  return defineAction({
    name: "ModifyDBInstancesProject",
    params: object({ DBInstanceIdSet: ids, ProjectId: text({ pattern: /^\d+$/, form: "a number" }) }),
    run({ params: { DBInstanceIdSet, ProjectId }, region }) {
      for (const one of DBInstanceIdSet) {
        replace(world, runningPostgres(world, one, region), { projectId: Number(ProjectId) });
      }
      return { Count: DBInstanceIdSet.length };
    },
  });
}

function modifyDBInstanceChargeType(world: World): Action {
  return defineAction({
    name: "ModifyDBInstanceChargeType",
    params: object({
      DBInstanceId: id,
      InstanceChargeType: oneOf("PREPAID", "POSTPAID_BY_HOUR"),
      Period: months,
      AutoRenewFlag: optional(integer({ min: 0, max: 1 })),
      AutoVoucher: optional(integer({ min: 0, max: 1 })),
    }),
    run({ params: { DBInstanceId, InstanceChargeType, Period, AutoRenewFlag: autoRenew = 0 }, region }) {
      const instance = runningPostgres(world, DBInstanceId, region);
      if (InstanceChargeType !== "PREPAID" || instance.isPrepaid) {
        throw new PlatformError("OperationDenied.PayModeError", `The payment of ${DBInstanceId} cannot be changed.`);
      }
      const changes = { isPrepaid: true, autoRenew, expiresAt: expiryAfter(world, Period) };
      beginPostgresTask(world, instance, { changes });
      return { DealName: world.newNumber() };
    },
  });
}

function prepaidPostgres(world: World, DBInstanceId: string, region: string): PostgresInstance {
  const instance = runningPostgres(world, DBInstanceId, region);
  if (instance.isPrepaid) return instance;
  throw new PlatformError("OperationDenied.PostPaidPayModeError", `${DBInstanceId} is charged by the hour.`);
}

function setAutoRenewFlag(world: World): Action {
  return defineAction({
    name: "SetAutoRenewFlag",
    params: object({ DBInstanceIdSet: ids, AutoRenewFlag: integer({ min: 0, max: 2 }) }),
    run({ params: { DBInstanceIdSet, AutoRenewFlag: autoRenew }, region }) {
      for (const one of DBInstanceIdSet) replace(world, prepaidPostgres(world, one, region), { autoRenew });
      return { Count: DBInstanceIdSet.length };
    },
  });
}

function renewInstance(world: World): Action {
  return defineAction({
    name: "RenewInstance",
    params: object({
      DBInstanceId: id,
      Period: months,
      AutoVoucher: optional(integer({ min: 0, max: 1 })),
      VoucherIds: optional(ids),
    }),
    run({ params: { DBInstanceId, Period }, region }) {
      const instance = prepaidPostgres(world, DBInstanceId, region);
      replace(world, instance, { expiresAt: expiryAfter(world, Period, instance.expiresAt) });
      return { DealName: world.newNumber() };
    },
  });
}

function publicAccess(world: World, name: "OpenDBExtranetAccess" | "CloseDBExtranetAccess"): Action {
  const run = ({
    params: { DBInstanceId },
    region,
  }: Pick<ActionCall<{ DBInstanceId: string }>, "params" | "region">) => {
    const instance = runningPostgres(world, DBInstanceId, region);
    const opens = name === "OpenDBExtranetAccess";
    if ((instance.publicStatus === "opened") === opens) {
      throw new PlatformError("OperationDenied.InstanceStatusDeniedError", `It is ${instance.publicStatus} already.`);
    }
    beginPostgresTask(world, instance, {
      during: { publicStatus: opens ? "opening" : instance.publicStatus },
      changes: { publicStatus: opens ? "opened" : "closed" },
    });
    return flow(world);
  };
  return defineAction({ name, params: object({ DBInstanceId: id, IsIpv6: optional(integer()) }), run });
}

function createDBInstanceNetworkAccess(world: World): Action {
  return defineAction({
    name: "CreateDBInstanceNetworkAccess",
    params: object({ DBInstanceId: id, VpcId: id, SubnetId: id, IsAssignVip: flag(), Vip: optional(id) }),
    run({ params: { DBInstanceId, VpcId, SubnetId }, region }) {
      const instance = runningPostgres(world, DBInstanceId, region);
      if (instance.networks.length > 1) {
        throw new PlatformError(
          "FailedOperation.NetworkNumLimitError",
          "An instance has at most two private addresses.",
        );
      }
      const added = addressIn(world, region, VpcId, SubnetId);
      beginPostgresTask(world, instance, {
        during: { networks: [...instance.networks, { ...added, status: "opening" }] },
        changes: { networks: [...instance.networks, added] },
      });
      return flow(world);
    },
  });
}

function deleteDBInstanceNetworkAccess(world: World): Action {
  return defineAction({
    name: "DeleteDBInstanceNetworkAccess",
    params: object({ DBInstanceId: id, VpcId: id, SubnetId: id, Vip: id }),
    run({ params: { DBInstanceId, VpcId, SubnetId, Vip }, region }) {
      const instance = runningPostgres(world, DBInstanceId, region);
      const networks = instance.networks.filter(
        ({ vpcId, subnetId, ip }) => vpcId !== VpcId || subnetId !== SubnetId || ip !== Vip,
      );
      if (networks.length !== 1 || instance.networks.length !== 2) {
        throw new PlatformError("InvalidParameter.ParameterCheckError", `${Vip} cannot be taken away.`);
      }
      beginPostgresTask(world, instance, { changes: { networks } });
      return flow(world);
    },
  });
}

function resetAccountPassword(world: World): Action {
  return defineAction({
    name: "ResetAccountPassword",
    params: object({ DBInstanceId: id, UserName: id, Password: id }),
    run({ params: { DBInstanceId, UserName, Password: password }, region }) {
      const instance = runningPostgres(world, DBInstanceId, region);
      if (UserName !== instance.adminName) {
        throw new PlatformError("InvalidParameterValue.AccountNotExist", `There is no account ${UserName}.`);
      }
      checkPostgresPassword(password);
      replace(world, instance, { password });
      return {};
    },
  });
}

function modifyDBInstanceSpec(world: World): Action {
  return defineAction({
    name: "ModifyDBInstanceSpec",
    params: object({
      DBInstanceId: id,
      Memory: integer(),
      Storage: integer(),
      Cpu: optional(integer()),
      SwitchTag: time,
    }),
    run({ params: { DBInstanceId, Memory, Storage: storage, Cpu, SwitchTag }, region }) {
      const instance = runningPostgres(world, DBInstanceId, region);
      checkStorage(storage);
      const changes = { ...soldSize(Memory, Cpu), storage };
      beginPostgresTask(world, instance, { status: "expanding", changes, isLater: SwitchTag === 2 });
      return { DealName: world.newNumber(), BillId: "" };
    },
  });
}

function modifyDBInstanceSecurityGroups(world: World): Action {
  return defineAction({
    name: "ModifyDBInstanceSecurityGroups",
    params: object({ DBInstanceId: id, SecurityGroupIdSet: ids }),
    run({ params: { DBInstanceId, SecurityGroupIdSet: securityGroupIds }, region }) {
      checkPostgresGroups(world, securityGroupIds);
      replace(world, runningPostgres(world, DBInstanceId, region), { securityGroupIds });
      return {};
    },
  });
}

function modifyDBInstanceDeployment(world: World): Action {
  return defineAction({
    name: "ModifyDBInstanceDeployment",
    params: object({
      DBInstanceId: id,
      DBNodeSet: listOf(nodeMember, { min: 1 }),
      SwitchTag: integer({ min: 0, max: 2 }),
    }),
    run({ params: { DBInstanceId, DBNodeSet, SwitchTag }, region }) {
      const instance = runningPostgres(world, DBInstanceId, region);
      const nodes = nodesIn(world, region, DBNodeSet);
      const zone = nodes.find(({ role }) => role === "Primary")?.zone ?? instance.zone;
      const task = { status: "deployment changing", changes: { nodes, zone }, isLater: SwitchTag === 2 };
      beginPostgresTask(world, instance, task);
      return { TaskId: flow(world).TaskId };
    },
  });
}

/** Starts an upgrade to another kernel. */
function upgrade(
  world: World,
  instance: PostgresInstance,
  { target, isMajor, isLater }: { readonly target: string; readonly isMajor: boolean; readonly isLater: boolean },
): void {
  const [before, after] = [versionOf(instance.kernel), versionOf(target)];
  if (!before?.targets.includes(target) || (before.major !== after?.major) !== isMajor) {
    throw new PlatformError("FailedOperation.FailedOperationError", `${instance.kernel} cannot become ${target}.`);
  }
  beginPostgresTask(world, instance, { status: "switching", changes: { kernel: target }, isLater });
}

function upgradeKernel(world: World): Action {
  return defineAction({
    name: "UpgradeDBInstanceKernelVersion",
    params: object({ DBInstanceId: id, TargetDBKernelVersion: id, SwitchTag: time }),
    run({ params: { DBInstanceId, TargetDBKernelVersion: target, SwitchTag }, region }) {
      const instance = runningPostgres(world, DBInstanceId, region);
      upgrade(world, instance, { target, isMajor: false, isLater: SwitchTag === 2 });
      return { TaskId: flow(world).TaskId };
    },
  });
}

function upgradeMajor(world: World): Action {
  return defineAction({
    name: "UpgradeDBInstanceMajorVersion",
    params: object({ DBInstanceId: id, TargetDBKernelVersion: id, UpgradeTimeOption: time }),
    run({ params: { DBInstanceId, TargetDBKernelVersion: target, UpgradeTimeOption }, region }) {
      const instance = runningPostgres(world, DBInstanceId, region);
      upgrade(world, instance, { target, isMajor: true, isLater: UpgradeTimeOption === 2 });
      return { TaskId: flow(world).TaskId };
    },
  });
}

function modifyDBInstanceDeletionProtection(world: World): Action {
  return defineAction({
    name: "ModifyDBInstanceDeletionProtection",
    params: object({ DBInstanceId: id, DeletionProtection: flag() }),
    run({ params: { DBInstanceId, DeletionProtection: isProtected }, region }) {
      replace(world, existingPostgres(world, DBInstanceId, region), { isProtected });
      return {};
    },
  });
}
