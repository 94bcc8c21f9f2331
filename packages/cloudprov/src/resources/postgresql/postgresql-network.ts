import { CodedError } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { changeByAction, type PostgresqlUpdate } from "./postgresql-change.ts";
import { idlePostgresql, type PostgresqlFacts, privateNetworks, publicNetwork } from "./postgresql-facts.ts";

/** The platform gives the instance a second address first, and then takes away the old one. */
export async function changeNetwork(op: PostgresqlUpdate): Promise<void> {
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
    await changeByAction(op, "CreateDBInstanceNetworkAccess", {
      parameters: { DBInstanceId, VpcId, SubnetId, IsAssignVip: false },
      shows: (one) => privateNetworks(one).some((entry) => isNew(entry) && entry.status === "opened"),
      minutes: 9,
    });
  }
  const isOld = isIn(state.vpcId, state.subnetId);
  const old = privateNetworks(await idlePostgresql(op, op.id)).find((one) => isOld(one) && !isNew(one));
  if (old === undefined) return;
  await changeByAction(op, "DeleteDBInstanceNetworkAccess", {
    parameters: { DBInstanceId, VpcId: old.vpcId, SubnetId: old.subnetId, Vip: old.ip },
    shows: (one) => !privateNetworks(one).some(({ ip }) => ip === old.ip),
    minutes: 9,
  });
}

/** Gives an instance a public address, or takes it away, when the program changes it. */
export async function changePublicAccess(op: PostgresqlUpdate): Promise<void> {
  if (op.changed("publicAccessSwitch")) await switchPublicAccess(op, op.args.publicAccessSwitch);
}

/** Gives an instance a public address, or takes it away. */
export async function switchPublicAccess(op: Op & { readonly id: string }, isWanted: boolean): Promise<void> {
  const shows = (one: PostgresqlFacts) => (publicNetwork(one) !== undefined) === isWanted;
  if (shows(await idlePostgresql(op, op.id))) return;
  await changeByAction(op, isWanted ? "OpenDBExtranetAccess" : "CloseDBExtranetAccess", { shows, minutes: 9 });
}
