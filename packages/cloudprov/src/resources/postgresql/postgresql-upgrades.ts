import { toWire } from "@org/core-provider";
import { changeByAction, type PostgresqlUpdate } from "./postgresql-change.ts";
import { idlePostgresql, inWindow } from "./postgresql-facts.ts";
import { postgresqlFields } from "./postgresql-instance-fields.ts";
import { upgradeTarget } from "./postgresql-offers.ts";

/** The properties of the size. */
export const sizeNames = ["memory", "storage", "cpu"] as const;
/** The properties of the version. */
export const versionNames = ["dbMajorVersion", "engineVersion", "dbKernelVersion"] as const;

/** Changes the size of an instance. */
export async function changeSize(op: PostgresqlUpdate): Promise<void> {
  if (!op.changed(...sizeNames)) return;
  const { memory: Memory, storage: Storage, cpu, waitSwitch: SwitchTag = 0 } = op.args;
  // Without a number, the platform chooses the cores for the memory.
  const Cpu = cpu ?? (op.changed("memory") ? undefined : op.state.cpu);
  await changeByAction(op, "ModifyDBInstanceSpec", {
    parameters: { DBInstanceId: op.id, Memory, Storage, ...(Cpu === undefined ? {} : { Cpu }), SwitchTag },
    shows: (one) => one.memory === Memory && one.storage === Storage && (Cpu ?? one.cpu) === one.cpu,
    isPurchase: true,
    isLater: SwitchTag === inWindow,
  });
}

/** Changes the nodes of an instance. */
export async function changeNodes(op: PostgresqlUpdate): Promise<void> {
  const { dbNodeSets, waitSwitch: SwitchTag = 0 } = op.args;
  if (!op.changed("dbNodeSets") || dbNodeSets === undefined) return;
  const { DBNodeSet } = toWire(postgresqlFields, op.args);
  const placesOf = (nodes: readonly { readonly role: string; readonly zone: string }[]) =>
    JSON.stringify(nodes.map(({ role, zone }) => `${role} ${zone}`).toSorted());
  await changeByAction(op, "ModifyDBInstanceDeployment", {
    parameters: { DBInstanceId: op.id, DBNodeSet, SwitchTag },
    shows: ({ nodes }) => placesOf(nodes) === placesOf(dbNodeSets),
    isLater: SwitchTag === inWindow,
    minutes: 30,
  });
}

/** Upgrades the engine of an instance. */
export async function upgradeVersion(op: PostgresqlUpdate): Promise<void> {
  const changed = versionNames.filter((name) => op.changed(name) && op.args[name] !== undefined);
  if (changed.length === 0) return;
  const { waitSwitch = 0, storageType = op.state.storageType } = op.args;
  const present = await idlePostgresql(op, op.id);
  const wanted = Object.fromEntries(changed.map((name) => [name, op.args[name]]));
  const { kernel: TargetDBKernelVersion, majorVersion } = await upgradeTarget(op, present, { ...wanted, storageType });
  const own = { DBInstanceId: op.id, TargetDBKernelVersion };
  const isMajor = majorVersion !== present.majorVersion;
  await changeByAction(op, isMajor ? "UpgradeDBInstanceMajorVersion" : "UpgradeDBInstanceKernelVersion", {
    parameters: isMajor ? { ...own, UpgradeTimeOption: waitSwitch } : { ...own, SwitchTag: waitSwitch },
    shows: ({ kernel }) => kernel === TargetDBKernelVersion,
    isLater: waitSwitch === inWindow,
    minutes: 30,
  });
}
