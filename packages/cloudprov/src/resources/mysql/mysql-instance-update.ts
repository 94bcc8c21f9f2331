import { CodedError, type UpdateOperation } from "@org/core-provider";
import type { Clients, Op } from "../../platform/clients.ts";
import type { Body } from "../../platform/responses.ts";
import { changeMysql } from "./mysql-changes.ts";
import type { mysqlInstanceFields } from "./mysql-instance-fields.ts";
import { groupsOf, type MysqlFacts, mysqlFacts, waitsForWindow } from "./mysql-instances.ts";
import { changeParameters } from "./mysql-parameters.ts";

type Update = UpdateOperation<typeof mysqlInstanceFields> & Clients;

/** How long a change of the size or the version may take, in minutes: it moves the data. */
export const longestUpgrade = 360;

/** The value of `waitSwitch` that lets an upgrade wait for the maintenance window. */
export const inWindow = 1;

/** Changes everything except the tags. Each change has an action of the platform, and waits for those before. */
export async function changeInstance(op: Update): Promise<void> {
  const upgrades = [changeSize, changeVersion, changeTopology];
  const others = [changeParameters, changeInternet, changePassword];
  // An upgrade that waits for the maintenance window would hold up the changes after it.
  const inOrder = op.args.waitSwitch === inWindow ? [...others, ...upgrades] : [...upgrades, ...others];
  for (const step of [changeAttributes, changeNetwork, changeGroups, ...inOrder]) await step(op);
}

/** The instance before an upgrade. @throws CodedError if another upgrade waits for the maintenance window. */
async function beforeUpgrade(op: Update): Promise<MysqlFacts | undefined> {
  const instance = await mysqlFacts(op, op.id);
  if (instance === undefined || !waitsForWindow(instance)) return instance;
  const advice = "run `pulumi up` again after it, or switch now in the console";
  throw new CodedError("conflict", `an upgrade of ${op.id} waits for the maintenance window: ${advice}`);
}

async function changeAttributes(op: Update): Promise<void> {
  const { id, args } = op;
  const InstanceIds = [id];
  const { instanceName: InstanceName, destroyProtect: DestroyProtect, projectId: NewProjectId } = args;
  if (op.changed("instanceName")) await op.cdb.write("ModifyDBInstanceName", { InstanceId: id, InstanceName });
  if (op.changed("destroyProtect") && DestroyProtect !== undefined) {
    await op.cdb.write("ModifyInstanceDestroyProtect", { InstanceIds, DestroyProtect });
  }
  if (op.changed("projectId")) await op.cdb.write("ModifyDBInstanceProject", { InstanceIds, NewProjectId });
  if (op.changed("autoRenewFlag") && args.chargeType === "PREPAID") {
    await op.cdb.write("ModifyAutoRenewFlag", { InstanceIds, AutoRenew: args.autoRenewFlag });
  }
}

async function changeNetwork(op: Update): Promise<void> {
  const { intranetPort: port, vpcId = op.state.vpcId, subnetId = op.state.subnetId } = op.args;
  const isMoved = op.changed("vpcId", "subnetId");
  if (!isMoved && !op.changed("intranetPort")) return;
  const network = isMoved ? { UniqVpcId: vpcId, UniqSubnetId: subnetId } : {};
  await changeMysql(op, op.id, {
    action: "ModifyDBInstanceVipVport",
    parameters: { InstanceId: op.id, DstPort: port, ...network },
    shows: (one) => one.port === port && (!isMoved || (one.vpcId === vpcId && one.subnetId === subnetId)),
  });
}

/** The properties that one action changes, because all of them may move the instance. */
export const sizeNames = [
  "memSize",
  "cpu",
  "volumeSize",
  "deviceType",
  "slaveDeployMode",
  "firstSlaveZone",
  "secondSlaveZone",
  "slaveSyncMode",
] as const;

/** The cores of an instance. The platform reduces them to the least for the memory if a request lacks them. */
function coresOf(instance: MysqlFacts | undefined): number | undefined {
  return instance?.cpu || undefined;
}

async function changeSize(op: Update): Promise<void> {
  if (!op.changed(...sizeNames)) return;
  const { args, id } = op;
  const before = await beforeUpgrade(op);
  const { memSize, volumeSize, deviceType, slaveDeployMode, slaveSyncMode } = args;
  const cpu = args.cpu ?? (op.changed("memSize", "deviceType") ? undefined : coresOf(before));
  const first = op.changed("firstSlaveZone") ? args.firstSlaveZone : before?.firstZone;
  // An empty zone removes the second standby node.
  const second = op.changed("secondSlaveZone") ? (args.secondSlaveZone ?? "") : before?.secondZone || undefined;
  await changeMysql(op, id, {
    action: "UpgradeDBInstance",
    parameters: {
      InstanceId: id,
      Memory: memSize,
      Volume: volumeSize,
      Cpu: cpu,
      WaitSwitch: args.waitSwitch ?? 0,
      FastUpgrade: args.fastUpgrade,
      DeviceType: deviceType,
      ...(op.changed("slaveDeployMode") ? { DeployMode: slaveDeployMode } : {}),
      ProtectMode: slaveSyncMode,
      SlaveZone: first || undefined,
      BackupZone: second,
    },
    shows: (one) =>
      one.memory === memSize &&
      one.volume === volumeSize &&
      (cpu === undefined || one.cpu === cpu) &&
      (deviceType === undefined || one.deviceType === deviceType) &&
      one.deployMode === slaveDeployMode &&
      one.syncMode === slaveSyncMode &&
      (!first || one.firstZone === first) &&
      (second === undefined || one.secondZone === second),
    isSentOnce: true,
    inWindow: args.waitSwitch === inWindow,
    minutes: longestUpgrade,
  });
}

async function changeGroups(op: Update): Promise<void> {
  if (!op.changed("securityGroups")) return;
  const { securityGroups: SecurityGroupIds = [] } = op.args;
  const modify = (all: readonly string[]) =>
    op.cdb.write("ModifyDBInstanceSecurityGroups", { InstanceId: op.id, SecurityGroupIds: all });
  if (SecurityGroupIds.length > 0) {
    await modify(SecurityGroupIds);
    return;
  }
  // The action takes no empty list: one group is left, and then removed.
  const [last, ...others] = await groupsOf(op, op.id);
  if (last === undefined) return;
  if (others.length > 0) await modify([last]);
  await op.cdb.write("DisassociateSecurityGroups", { InstanceIds: [op.id], SecurityGroupId: last });
}

async function changeVersion(op: Update): Promise<void> {
  const { engineVersion, maxDeayTime, upgradeSubversion, waitSwitch = 0 } = op.args;
  const upgrade = (UpgradeSubversion: number) => ({
    action: "UpgradeDBInstanceEngineVersion",
    parameters: {
      InstanceId: op.id,
      EngineVersion: engineVersion,
      WaitSwitch: waitSwitch,
      UpgradeSubversion,
      MaxDelayTime: maxDeayTime,
    },
    inWindow: waitSwitch === inWindow,
    minutes: longestUpgrade,
  });
  if (op.changed("engineVersion")) {
    await beforeUpgrade(op);
    const shows = ({ version }: MysqlFacts) => version === engineVersion;
    await changeMysql(op, op.id, { ...upgrade(0), shows, isSentOnce: true });
  }
  if (op.changed("upgradeSubversion") && upgradeSubversion === 1) {
    await beforeUpgrade(op);
    await changeMysql(op, op.id, upgrade(1));
  }
}

async function changeTopology(op: Update): Promise<void> {
  const { clusterTopology, memSize: Memory, volumeSize: Volume } = op.args;
  if (!op.changed("clusterTopology") || clusterTopology === undefined) return;
  const Cpu = coresOf(await beforeUpgrade(op));
  await changeMysql(op, op.id, {
    action: "UpgradeDBInstance",
    parameters: { InstanceId: op.id, Memory, Volume, Cpu, ClusterTopology: sentTopology(clusterTopology, op.state) },
    // Each request may buy nodes.
    isSentOnce: true,
    minutes: longestUpgrade,
  });
}

/** The nodes of an instance of the cluster edition as requests have them. Those that exist keep their IDs. */
export function sentTopology(
  { readWriteNode: writer, readOnlyNodes: readers }: NonNullable<Update["args"]["clusterTopology"]>,
  { clusterTopology: known }: Partial<Pick<Update["state"], "clusterTopology">> = {},
): Body {
  const free = known?.readOnlyNodes.filter(({ nodeId }) => !readers?.some((one) => one.nodeId === nodeId)) ?? [];
  const take = (zone: string | undefined) => {
    const at = free.findIndex((one) => zone === undefined || one.zone === zone);
    return at === -1 ? undefined : free.splice(at, 1)[0]?.nodeId;
  };
  return {
    ...(writer === undefined
      ? {}
      : { ReadWriteNode: { Zone: writer.zone, NodeId: writer.nodeId ?? known?.readWriteNode.nodeId } }),
    ...(readers === undefined
      ? {}
      : {
          ReadOnlyNodes: readers.map(({ zone, nodeId, isRandomZone }) => ({
            ...(isRandomZone === true ? { IsRandomZone: "YES" } : { Zone: zone }),
            NodeId: nodeId ?? take(isRandomZone === true ? undefined : zone),
          })),
        }),
  };
}

/** Opens or closes the access from the Internet. */
export async function setInternetService(op: Op & { readonly id: string }, isOpen: boolean): Promise<void> {
  await changeMysql(op, op.id, {
    action: isOpen ? "OpenWanService" : "CloseWanService",
    parameters: { InstanceId: op.id },
    shows: ({ wanStatus }) => (wanStatus === 1) === isOpen,
  });
}

async function changeInternet(op: Update): Promise<void> {
  if (op.changed("internetService")) await setInternetService(op, op.args.internetService === 1);
}

async function changePassword(op: Update): Promise<void> {
  const { rootPassword: NewPassword } = op.args;
  if (!op.changed("rootPassword") || NewPassword === undefined) return;
  const Accounts = [{ User: "root", Host: "%" }];
  await changeMysql(op, op.id, {
    action: "ModifyAccountPassword",
    parameters: { InstanceId: op.id, NewPassword, Accounts },
  });
}
