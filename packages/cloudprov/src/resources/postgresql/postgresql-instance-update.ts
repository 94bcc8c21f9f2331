import type { Op } from "../../platform/clients.ts";
import { changeByAction, type PostgresqlUpdate } from "./postgresql-change.ts";
import { inWindow } from "./postgresql-facts.ts";
import { changeNetwork, changePublicAccess } from "./postgresql-network.ts";
import { setDelays } from "./postgresql-parameters.ts";
import { changePayment } from "./postgresql-payment.ts";
import { changeNodes, changeSize, upgradeVersion } from "./postgresql-upgrades.ts";

/** Changes everything except the tags, in the order that the platform requires. */
export async function changeInstance(op: PostgresqlUpdate): Promise<void> {
  const first = [changePayment, changeNetwork, changeName, changeProject, changePublicAccess, changePassword];
  const last = [changeProtection, changeParameters];
  // A change that waits for the maintenance window would hold up the changes after it.
  const inOrder =
    op.args.waitSwitch === inWindow
      ? [changeSecurityGroups, ...last, changeSize, changeNodes, upgradeVersion]
      : [changeSize, changeSecurityGroups, changeNodes, upgradeVersion, ...last];
  for (const step of [...first, ...inOrder]) await step(op);
}

async function changeName(op: PostgresqlUpdate): Promise<void> {
  if (op.changed("name")) await rename(op, op.args.name);
}

/** Gives an instance another name. */
export async function rename(op: Op & { readonly id: string }, name: string): Promise<void> {
  const parameters = { DBInstanceId: op.id, InstanceName: name };
  await changeByAction(op, "ModifyDBInstanceName", { parameters, shows: (one) => one.name === name });
}

async function changeProject(op: PostgresqlUpdate): Promise<void> {
  if (!op.changed("projectId")) return;
  const parameters = { DBInstanceIdSet: [op.id], ProjectId: String(op.args.projectId) };
  await changeByAction(op, "ModifyDBInstancesProject", { parameters });
}

async function changePassword(op: PostgresqlUpdate): Promise<void> {
  const { rootUser: UserName, rootPassword: Password } = op.args;
  if (!op.changed("rootPassword")) return;
  await changeByAction(op, "ResetAccountPassword", { parameters: { DBInstanceId: op.id, UserName, Password } });
}

async function changeSecurityGroups(op: PostgresqlUpdate): Promise<void> {
  const { securityGroups: SecurityGroupIdSet } = op.args;
  if (!op.changed("securityGroups") || SecurityGroupIdSet === undefined) return;
  await changeByAction(op, "ModifyDBInstanceSecurityGroups", {
    parameters: { DBInstanceId: op.id, SecurityGroupIdSet },
  });
}

async function changeProtection(op: PostgresqlUpdate): Promise<void> {
  const { deleteProtection: DeletionProtection } = op.args;
  if (!op.changed("deleteProtection") || DeletionProtection === undefined) return;
  const parameters = { DBInstanceId: op.id, DeletionProtection };
  await changeByAction(op, "ModifyDBInstanceDeletionProtection", { parameters });
}

async function changeParameters(op: PostgresqlUpdate): Promise<void> {
  const { maxStandbyArchiveDelay, maxStandbyStreamingDelay } = op.args;
  await setDelays(op, {
    archive: op.changed("maxStandbyArchiveDelay") ? maxStandbyArchiveDelay : undefined,
    streaming: op.changed("maxStandbyStreamingDelay") ? maxStandbyStreamingDelay : undefined,
  });
}
