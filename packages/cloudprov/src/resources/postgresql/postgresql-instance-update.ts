import { CodedError, toWire, type UpdateOperation } from "@org/core-provider";
import type { Clients, Op } from "../../platform/clients.ts";
import { codeOf } from "../../platform/errors.ts";
import {
  changePostgresql,
  idlePostgresql,
  inWindow,
  type PostgresqlChange,
  type PostgresqlFacts,
  privateNetworks,
  publicNetwork,
} from "./postgresql-facts.ts";
import { postgresqlFields } from "./postgresql-instance-fields.ts";
import { vouchersOf } from "./postgresql-instance-form.ts";
import { upgradeTarget } from "./postgresql-offers.ts";
import { setDelays } from "./postgresql-parameters.ts";

type Update = UpdateOperation<typeof postgresqlFields> & Clients;

/** The properties of the size. */
export const sizeNames = ["memory", "storage", "cpu"] as const;
/** The properties of the version. */
export const versionNames = ["dbMajorVersion", "engineVersion", "dbKernelVersion"] as const;

/** Changes everything except the tags, in the order that the platform requires. */
export async function changeInstance(op: Update): Promise<void> {
  const first = [changePayment, changeNetwork, changeName, changeProject, changePublicAccess, changePassword];
  const last = [changeProtection, changeParameters];
  // A change that waits for the maintenance window would hold up the changes after it.
  const inOrder =
    op.args.waitSwitch === inWindow
      ? [changeSecurityGroups, ...last, changeSize, changeNodes, upgradeVersion]
      : [changeSize, changeSecurityGroups, changeNodes, upgradeVersion, ...last];
  for (const step of [...first, ...inOrder]) await step(op);
}

function change(
  op: Op & { readonly id: string },
  action: string,
  more: Omit<PostgresqlChange, "action"> = {},
): Promise<void> {
  return changePostgresql(op, op.id, { action, ...more });
}

function isPaidInAdvance({ payType }: PostgresqlFacts): boolean {
  return payType.toLowerCase() === "prepaid";
}

async function changePayment(op: Update): Promise<void> {
  const { id: DBInstanceId, args } = op;
  const { chargeType, period: Period = 1, autoRenewFlag: AutoRenewFlag } = args;
  if (chargeType !== "PREPAID") return;
  // The next update repeats a purchase that fails, but never one that succeeds.
  op.achieved({ period: op.state.period });
  if (op.changed("chargeType")) {
    const renewal = AutoRenewFlag === undefined ? {} : { AutoRenewFlag };
    const parameters = { DBInstanceId, InstanceChargeType: chargeType, Period, ...renewal };
    await change(op, "ModifyDBInstanceChargeType", { parameters, shows: isPaidInAdvance, isPurchase: true });
    op.achieved({ period: args.period });
  } else if (op.changed("period") && args.period !== undefined) await renew(op, args.period);
  if (op.changed("autoRenewFlag") && AutoRenewFlag !== undefined) {
    await change(op, "SetAutoRenewFlag", { parameters: { DBInstanceIdSet: [op.id], AutoRenewFlag } });
  }
}

/** Buys more months. */
async function renew(op: Update, Period: number): Promise<void> {
  const { id: DBInstanceId, args, state } = op;
  if (state.period === undefined) {
    const advice = "look at its orders in the console, and renew it there if none of them is the renewal";
    op.warn(`an interrupted update may have renewed the instance ${op.id}: ${advice}`);
    return;
  }
  const { expires } = await idlePostgresql(op, op.id);
  const parameters = { DBInstanceId, Period, ...vouchersOf(args) };
  let isAccepted = false;
  // From here on it may have been bought, so it is not bought again unless the platform rejects it.
  op.achieved({ period: undefined });
  try {
    await change(op, "RenewInstance", {
      parameters,
      shows: (one) => one.expires !== expires,
      isPurchase: true,
      onAccepted: () => {
        isAccepted = true;
        op.achieved({ period: Period });
      },
    });
  } catch (error) {
    if (!isAccepted && isRejection(error)) op.achieved({ period: state.period });
    throw error;
  }
}

/** Whether the platform rejected the request, so that nothing was done. */
function isRejection(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && !code.startsWith("InternalError");
}

/** The platform gives the instance a second address first, and then takes away the old one. */
async function changeNetwork(op: Update): Promise<void> {
  if (!op.changed("vpcId", "subnetId")) return;
  const { id: DBInstanceId, state } = op;
  const { vpcId: VpcId, subnetId: SubnetId } = op.args;
  const isIn = (vpcId: string, subnetId: string) => (one: { readonly vpcId: string; readonly subnetId: string }) =>
    one.vpcId === vpcId && one.subnetId === subnetId;
  const isNew = isIn(VpcId, SubnetId);
  const present = privateNetworks(await idlePostgresql(op, op.id));
  if (!present.some(isNew)) {
    if (present.length > 1) {
      const message = `${op.id} has several private addresses already: delete all but one in the console first`;
      throw new CodedError("change-rejected", message);
    }
    await change(op, "CreateDBInstanceNetworkAccess", {
      parameters: { DBInstanceId, VpcId, SubnetId, IsAssignVip: false },
      shows: (one) => privateNetworks(one).some((entry) => isNew(entry) && entry.status === "opened"),
      minutes: 9,
    });
  }
  const isOld = isIn(state.vpcId, state.subnetId);
  const old = privateNetworks(await idlePostgresql(op, op.id)).find((one) => isOld(one) && !isNew(one));
  if (old === undefined) return;
  await change(op, "DeleteDBInstanceNetworkAccess", {
    parameters: { DBInstanceId, VpcId: old.vpcId, SubnetId: old.subnetId, Vip: old.ip },
    shows: (one) => !privateNetworks(one).some(({ ip }) => ip === old.ip),
    minutes: 9,
  });
}

async function changeName(op: Update): Promise<void> {
  if (op.changed("name")) await rename(op, op.args.name);
}

/** Gives an instance another name. */
export async function rename(op: Op & { readonly id: string }, name: string): Promise<void> {
  const parameters = { DBInstanceId: op.id, InstanceName: name };
  await change(op, "ModifyDBInstanceName", { parameters, shows: (one) => one.name === name });
}

async function changeProject(op: Update): Promise<void> {
  if (!op.changed("projectId")) return;
  const parameters = { DBInstanceIdSet: [op.id], ProjectId: String(op.args.projectId) };
  await change(op, "ModifyDBInstancesProject", { parameters });
}

async function changePublicAccess(op: Update): Promise<void> {
  if (op.changed("publicAccessSwitch")) await switchPublicAccess(op, op.args.publicAccessSwitch);
}

/** Gives an instance a public address, or takes it away. */
export async function switchPublicAccess(op: Op & { readonly id: string }, isWanted: boolean): Promise<void> {
  const shows = (one: PostgresqlFacts) => (publicNetwork(one) !== undefined) === isWanted;
  if (shows(await idlePostgresql(op, op.id))) return;
  await change(op, isWanted ? "OpenDBExtranetAccess" : "CloseDBExtranetAccess", { shows, minutes: 9 });
}

async function changePassword(op: Update): Promise<void> {
  const { rootUser: UserName, rootPassword: Password } = op.args;
  if (!op.changed("rootPassword")) return;
  await change(op, "ResetAccountPassword", { parameters: { DBInstanceId: op.id, UserName, Password } });
}

async function changeSize(op: Update): Promise<void> {
  if (!op.changed(...sizeNames)) return;
  const { memory: Memory, storage: Storage, cpu, waitSwitch: SwitchTag = 0 } = op.args;
  // Without a number, the platform chooses the cores for the memory.
  const Cpu = cpu ?? (op.changed("memory") ? undefined : op.state.cpu);
  await change(op, "ModifyDBInstanceSpec", {
    parameters: { DBInstanceId: op.id, Memory, Storage, ...(Cpu === undefined ? {} : { Cpu }), SwitchTag },
    shows: (one) => one.memory === Memory && one.storage === Storage && (Cpu ?? one.cpu) === one.cpu,
    isPurchase: true,
    isLater: SwitchTag === inWindow,
  });
}

async function changeSecurityGroups(op: Update): Promise<void> {
  const { securityGroups: SecurityGroupIdSet } = op.args;
  if (!op.changed("securityGroups") || SecurityGroupIdSet === undefined) return;
  await change(op, "ModifyDBInstanceSecurityGroups", { parameters: { DBInstanceId: op.id, SecurityGroupIdSet } });
}

async function changeNodes(op: Update): Promise<void> {
  const { dbNodeSets, waitSwitch: SwitchTag = 0 } = op.args;
  if (!op.changed("dbNodeSets") || dbNodeSets === undefined) return;
  const { DBNodeSet } = toWire(postgresqlFields, op.args);
  const placesOf = (nodes: readonly { readonly role: string; readonly zone: string }[]) =>
    JSON.stringify(nodes.map(({ role, zone }) => `${role} ${zone}`).toSorted());
  await change(op, "ModifyDBInstanceDeployment", {
    parameters: { DBInstanceId: op.id, DBNodeSet, SwitchTag },
    shows: ({ nodes }) => placesOf(nodes) === placesOf(dbNodeSets),
    isLater: SwitchTag === inWindow,
    minutes: 30,
  });
}

async function upgradeVersion(op: Update): Promise<void> {
  const changed = versionNames.filter((name) => op.changed(name) && op.args[name] !== undefined);
  if (changed.length === 0) return;
  const { waitSwitch = 0, storageType = op.state.storageType } = op.args;
  const present = await idlePostgresql(op, op.id);
  const wanted = Object.fromEntries(changed.map((name) => [name, op.args[name]]));
  const { kernel: TargetDBKernelVersion, majorVersion } = await upgradeTarget(op, present, { ...wanted, storageType });
  const own = { DBInstanceId: op.id, TargetDBKernelVersion };
  const isMajor = majorVersion !== present.majorVersion;
  await change(op, isMajor ? "UpgradeDBInstanceMajorVersion" : "UpgradeDBInstanceKernelVersion", {
    parameters: isMajor ? { ...own, UpgradeTimeOption: waitSwitch } : { ...own, SwitchTag: waitSwitch },
    shows: ({ kernel }) => kernel === TargetDBKernelVersion,
    isLater: waitSwitch === inWindow,
    minutes: 30,
  });
}

async function changeProtection(op: Update): Promise<void> {
  const { deleteProtection: DeletionProtection } = op.args;
  if (!op.changed("deleteProtection") || DeletionProtection === undefined) return;
  const parameters = { DBInstanceId: op.id, DeletionProtection };
  await change(op, "ModifyDBInstanceDeletionProtection", { parameters });
}

async function changeParameters(op: Update): Promise<void> {
  const { maxStandbyArchiveDelay, maxStandbyStreamingDelay } = op.args;
  await setDelays(op, {
    archive: op.changed("maxStandbyArchiveDelay") ? maxStandbyArchiveDelay : undefined,
    streaming: op.changed("maxStandbyStreamingDelay") ? maxStandbyStreamingDelay : undefined,
  });
}
