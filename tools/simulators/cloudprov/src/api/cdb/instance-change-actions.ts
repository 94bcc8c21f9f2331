import { flag, integer, listOf, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { checkSize, checkZone, invalid, leastCores, placeIn, versions } from "./checks.ts";
import { checkGroup, mysqlIds, nodesOf, topologyMember } from "./instance-actions.ts";
import type { MysqlInstance } from "./mysql.ts";
import { accepts, currentOf, engineParameters } from "./parameters.ts";
import { begin, existingMysql, idleMysql } from "./tasks.ts";

/** The actions that read and change instances. */
export function instanceChangeActions(world: World): Action[] {
  return [
    modifyName(world),
    modifyDestroyProtect(world),
    modifyNetwork(world),
    modifyProject(world),
    modifyAutoRenew(world),
    upgrade(world),
    upgradeEngineVersion(world),
    describeSecurityGroups(world),
    modifySecurityGroups(world),
    disassociateSecurityGroups(world),
    describeGtid(world),
    describeParams(world),
    modifyParams(world),
    wanService(world, "OpenWanService"),
    wanService(world, "CloseWanService"),
  ];
}

const id = text({ min: 1 });
const flags = { ForReadonlyInstance: optional(flag()), OpResourceId: optional(text()) };

function change(world: World, instance: MysqlInstance, changes: Partial<MysqlInstance>): void {
  const now = world.mysql.instances.get(instance.id);
  if (now !== undefined) world.mysql.instances.replace({ ...now, ...changes });
}

function modifyName(world: World): Action {
  return defineAction({
    name: "ModifyDBInstanceName",
    params: object({ InstanceId: id, InstanceName: id }),
    run({ params: { InstanceId, InstanceName }, region }) {
      if (InstanceName.length > 60) throw invalid("A name has at most 60 characters.");
      change(world, idleMysql(world, InstanceId, region), { name: InstanceName });
      return {};
    },
  });
}

function modifyDestroyProtect(world: World): Action {
  return defineAction({
    name: "ModifyInstanceDestroyProtect",
    params: object({ InstanceIds: mysqlIds, DestroyProtect: oneOf("on", "off") }),
    run({ params: { InstanceIds, DestroyProtect: destroyProtect }, region }) {
      for (const one of InstanceIds) change(world, existingMysql(world, one, region), { destroyProtect });
      return {};
    },
  });
}

function modifyNetwork(world: World): Action {
  return defineAction({
    name: "ModifyDBInstanceVipVport",
    params: object({
      InstanceId: id,
      DstIp: optional(text()),
      DstPort: optional(integer()),
      UniqVpcId: optional(id),
      UniqSubnetId: optional(id),
      ReleaseDuration: optional(integer()),
      OpResourceId: optional(text()),
    }),
    run({ params: { InstanceId, DstPort, ...network }, region }) {
      const instance = idleMysql(world, InstanceId, region);
      if (DstPort !== undefined && (DstPort < 1024 || DstPort > 65_535)) throw invalid("DstPort is out of range.");
      const { UniqVpcId, UniqSubnetId } = network;
      const isMoved = UniqVpcId !== undefined || UniqSubnetId !== undefined;
      const changes = {
        ...(DstPort === undefined ? {} : { port: DstPort }),
        ...(isMoved ? placeIn(world, network, region) : {}),
      };
      return begin(world, {
        action: "ModifyDBInstanceVipVport",
        instanceId: InstanceId,
        finish: () => change(world, instance, changes),
      });
    },
  });
}

function modifyProject(world: World): Action {
  return defineAction({
    name: "ModifyDBInstanceProject",
    params: object({ InstanceIds: mysqlIds, NewProjectId: optional(integer({ min: 0 })) }),
    run({ params: { InstanceIds, NewProjectId: projectId = 0 }, region }) {
      for (const one of InstanceIds) change(world, existingMysql(world, one, region), { projectId });
      return {};
    },
  });
}

function modifyAutoRenew(world: World): Action {
  return defineAction({
    name: "ModifyAutoRenewFlag",
    params: object({ InstanceIds: mysqlIds, AutoRenew: integer({ min: 0, max: 1 }) }),
    run({ params: { InstanceIds, AutoRenew }, region }) {
      for (const one of InstanceIds) {
        const instance = existingMysql(world, one, region);
        if (instance.payType !== 0) throw invalid(`${one} is not prepaid.`);
        change(world, instance, { autoRenew: AutoRenew === 1 ? 1 : 2 });
      }
      return {};
    },
  });
}

/** When and how an upgrade is carried out. */
interface UpgradeTime {
  readonly WaitSwitch?: number | undefined;
  readonly FastUpgrade?: number | undefined;
}

/** The task that an instance shows while an upgrade waits for the maintenance window: one in place has its own. */
function waitingTask({ WaitSwitch, FastUpgrade = 0 }: UpgradeTime): number | undefined {
  if (WaitSwitch !== 1) return undefined;
  return FastUpgrade === 0 ? 15 : 34;
}

function upgrade(world: World): Action {
  return defineAction({
    name: "UpgradeDBInstance",
    params: object({
      InstanceId: id,
      Memory: integer(),
      Volume: integer(),
      ProtectMode: optional(integer({ min: 0, max: 2 })),
      DeployMode: optional(integer({ min: 0, max: 1 })),
      SlaveZone: optional(text()),
      EngineVersion: optional(text()),
      WaitSwitch: optional(integer({ min: 0, max: 1 })),
      BackupZone: optional(text()),
      InstanceRole: optional(text()),
      DeviceType: optional(text()),
      Cpu: optional(integer({ min: 1 })),
      FastUpgrade: optional(integer({ min: 0, max: 2 })),
      MaxDelayTime: optional(integer({ min: 1, max: 10 })),
      CrossCluster: optional(integer()),
      ZoneId: optional(text()),
      RoTransType: optional(text()),
      ClusterTopology: optional(topologyMember),
      CheckFastUpgradeReboot: optional(integer()),
      DataCheckSensitive: optional(text()),
      FourthZone: optional(text()),
    }),
    run({ params, region }) {
      const instance = idleMysql(world, params.InstanceId, region);
      const { Memory: memory, Volume: volume, DeviceType: deviceType = instance.deviceType } = params;
      checkSize({ memory, volume, deviceType });
      for (const zone of [params.SlaveZone, params.BackupZone]) if (zone) checkZone(zone, region);
      const changes = {
        memory,
        volume,
        deviceType,
        cpu: params.Cpu ?? leastCores(memory),
        protectMode: params.ProtectMode ?? instance.protectMode,
        deployMode: params.DeployMode ?? instance.deployMode,
        slaveZone: params.SlaveZone ?? (instance.slaveZone && instance.zone),
        backupZone: params.BackupZone ?? "",
        nodes: nodesOf(world, params.ClusterTopology, instance),
      };
      const isSame = Object.entries(changes).every(
        ([name, value]) => JSON.stringify(instance[name as keyof MysqlInstance]) === JSON.stringify(value),
      );
      if (isSame) throw invalid("The instance has this specification already.");
      const task = begin(world, {
        action: "UpgradeDBInstance",
        instanceId: instance.id,
        taskStatus: 1,
        waitsAs: waitingTask(params),
        finish: () => change(world, instance, changes),
      });
      return { DealIds: [world.newNumber()], ...task, JobId: 1 };
    },
  });
}

function upgradeEngineVersion(world: World): Action {
  return defineAction({
    name: "UpgradeDBInstanceEngineVersion",
    params: object({
      InstanceId: id,
      EngineVersion: id,
      WaitSwitch: optional(integer({ min: 0, max: 1 })),
      UpgradeSubversion: optional(integer({ min: 0, max: 1 })),
      MaxDelayTime: optional(integer({ min: 1, max: 10 })),
      IgnoreErrKeyword: optional(integer({ min: 0, max: 1 })),
      ParamList: optional(listOf(object({ Name: id, Value: text() }))),
    }),
    run({ params: { InstanceId, EngineVersion: engineVersion, UpgradeSubversion = 0, WaitSwitch }, region }) {
      const instance = idleMysql(world, InstanceId, region);
      const steps = versions.indexOf(engineVersion) - versions.indexOf(instance.engineVersion);
      if (steps !== (UpgradeSubversion === 1 ? 0 : 1)) {
        throw new PlatformError(
          "OperationDenied.OperationDeniedError",
          `${InstanceId} cannot be upgraded from ${instance.engineVersion} to ${engineVersion}.`,
        );
      }
      const task = begin(world, {
        action: "UpgradeDBInstanceEngineVersion",
        instanceId: InstanceId,
        taskStatus: 1,
        waitsAs: waitingTask({ WaitSwitch }),
        finish: () => change(world, instance, { engineVersion }),
      });
      return { ...task, JobId: 1 };
    },
  });
}

function describeSecurityGroups(world: World): Action {
  return defineAction({
    name: "DescribeDBSecurityGroups",
    params: object({ InstanceId: id, ...flags }),
    run({ params: { InstanceId }, region }) {
      const { securityGroups } = existingMysql(world, InstanceId, region);
      return {
        Groups: securityGroups.map((one) => ({
          ProjectId: 0,
          CreateTime: world.localTimeText(),
          Inbound: [],
          Outbound: [],
          SecurityGroupId: one,
          SecurityGroupName: world.securityGroups.get(one)?.name ?? "",
          SecurityGroupRemark: "",
        })),
      };
    },
  });
}

function modifySecurityGroups(world: World): Action {
  return defineAction({
    name: "ModifyDBInstanceSecurityGroups",
    params: object({ InstanceId: id, SecurityGroupIds: listOf(id, { min: 1 }), ...flags }),
    run({ params: { InstanceId, SecurityGroupIds: securityGroups }, region }) {
      for (const one of securityGroups) checkGroup(world, one, region);
      change(world, existingMysql(world, InstanceId, region), { securityGroups });
      return {};
    },
  });
}

function disassociateSecurityGroups(world: World): Action {
  return defineAction({
    name: "DisassociateSecurityGroups",
    params: object({ SecurityGroupId: id, InstanceIds: mysqlIds, ForReadonlyInstance: optional(flag()) }),
    run({ params: { SecurityGroupId, InstanceIds }, region }) {
      for (const one of InstanceIds) {
        const instance = existingMysql(world, one, region);
        change(world, instance, { securityGroups: instance.securityGroups.filter((own) => own !== SecurityGroupId) });
      }
      return {};
    },
  });
}

function describeGtid(world: World): Action {
  return defineAction({
    name: "DescribeDBInstanceGTID",
    params: object({ InstanceId: id }),
    run({ params: { InstanceId }, region }) {
      const { hasGtid, engineVersion } = existingMysql(world, InstanceId, region);
      if (engineVersion === "5.5") throw new PlatformError("CdbError", "The version has no global identifiers.");
      return { IsGTIDOpen: hasGtid ? 1 : 0 };
    },
  });
}

function describeParams(world: World): Action {
  return defineAction({
    name: "DescribeInstanceParams",
    params: object({ InstanceId: id }),
    run({ params: { InstanceId }, region }) {
      const instance = existingMysql(world, InstanceId, region);
      return {
        TotalCount: engineParameters.length,
        Items: engineParameters.map((one) => ({
          Name: one.name,
          ParamType: one.type,
          Default: one.usual,
          Description: "",
          CurrentValue: currentOf(instance, one),
          NeedReboot: one.needsRestart ? 1 : 0,
          Max: one.max,
          Min: one.min,
          EnumValue: one.values,
          MaxFunc: "",
          MinFunc: "",
          IsNotSupportEdit: one.name === "lower_case_table_names" && Number(instance.engineVersion) >= 8,
        })),
      };
    },
  });
}

function modifyParams(world: World): Action {
  return defineAction({
    name: "ModifyInstanceParam",
    params: object({
      InstanceIds: mysqlIds,
      ParamList: optional(listOf(object({ Name: optional(id), CurrentValue: optional(text()) }))),
      TemplateId: optional(integer()),
      WaitSwitch: optional(integer({ min: 0, max: 1 })),
      NotSyncRo: optional(flag()),
      NotSyncDr: optional(flag()),
    }),
    run({ params: { InstanceIds, ParamList = [] }, region }) {
      const [InstanceId = ""] = InstanceIds;
      const instance = idleMysql(world, InstanceId, region);
      const changed = ParamList.map(({ Name, CurrentValue = "" }) => {
        const known = engineParameters.find(({ name }) => name === Name);
        if (known === undefined || !accepts(known, CurrentValue)) throw invalid(`${Name} does not accept the value.`);
        if (known.name === "lower_case_table_names" && Number(instance.engineVersion) >= 8) {
          throw new PlatformError("OperationDenied.OperationDeniedError", `${known.name} cannot be changed.`);
        }
        return [known, CurrentValue] as const;
      });
      const all = { ...instance.parameters, ...Object.fromEntries(changed.map(([{ name }, value]) => [name, value])) };
      const isUsual = (name: string) => engineParameters.some((one) => one.name === name && one.usual === all[name]);
      const parameters = Object.fromEntries(Object.entries(all).filter(([name]) => !isUsual(name)));
      return begin(world, {
        action: "ModifyInstanceParam",
        instanceId: InstanceId,
        finish: () => change(world, instance, { parameters }),
      });
    },
  });
}

function wanService(world: World, action: "OpenWanService" | "CloseWanService"): Action {
  const [taskStatus, wanStatus] = action === "OpenWanService" ? [4, 1] : [7, 2];
  return defineAction({
    name: action,
    params: object({ InstanceId: id, OpResourceId: optional(text()) }),
    run({ params: { InstanceId }, region }) {
      const instance = idleMysql(world, InstanceId, region);
      if ((instance.wanStatus === 1) === (wanStatus === 1)) {
        throw new PlatformError("OperationDenied.WrongStatus", `The access of ${InstanceId} is as requested already.`);
      }
      return begin(world, {
        action,
        instanceId: InstanceId,
        taskStatus,
        finish: () => change(world, instance, { wanStatus }),
      });
    },
  });
}
