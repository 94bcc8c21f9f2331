import { beforeUpgrade, changeMysql, inWindow, longestUpgrade, type MysqlUpdate } from "./mysql-changes.ts";
import type { MysqlFacts } from "./mysql-facts.ts";

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
export function coresOf(instance: MysqlFacts | undefined): number | undefined {
  return instance?.cpu || undefined;
}

/** Changes the size of an instance, and where its standby nodes are. */
export async function changeSize(op: MysqlUpdate): Promise<void> {
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

/** Upgrades an instance to another version, or to the latest build of its version. */
export async function changeVersion(op: MysqlUpdate): Promise<void> {
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
