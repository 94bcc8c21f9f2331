import type { Op } from "../../platform/clients.ts";
import { changeMysql, inWindow, type MysqlUpdate } from "./mysql-changes.ts";
import { changeParameters } from "./mysql-parameters.ts";
import { groupsOf } from "./mysql-security-groups.ts";
import { changeTopology } from "./mysql-topology.ts";
import { changeSize, changeVersion } from "./mysql-upgrades.ts";

/** Changes everything except the tags. Each change has an action of the platform, and waits for those before. */
export async function changeInstance(op: MysqlUpdate): Promise<void> {
  const upgrades = [changeSize, changeVersion, changeTopology];
  const others = [changeParameters, changeInternet, changePassword];
  // An upgrade that waits for the maintenance window would hold up the changes after it.
  const inOrder = op.args.waitSwitch === inWindow ? [...others, ...upgrades] : [...upgrades, ...others];
  for (const step of [changeAttributes, changeNetwork, changeGroups, ...inOrder]) await step(op);
}

async function changeAttributes(op: MysqlUpdate): Promise<void> {
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

async function changeNetwork(op: MysqlUpdate): Promise<void> {
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

async function changeGroups(op: MysqlUpdate): Promise<void> {
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

/** Opens or closes the access from the Internet. */
export async function setInternetService(op: Op & { readonly id: string }, isOpen: boolean): Promise<void> {
  await changeMysql(op, op.id, {
    action: isOpen ? "OpenWanService" : "CloseWanService",
    parameters: { InstanceId: op.id },
    shows: ({ wanStatus }) => (wanStatus === 1) === isOpen,
  });
}

async function changeInternet(op: MysqlUpdate): Promise<void> {
  if (op.changed("internetService")) await setInternetService(op, op.args.internetService === 1);
}

async function changePassword(op: MysqlUpdate): Promise<void> {
  const { rootPassword: NewPassword } = op.args;
  if (!op.changed("rootPassword") || NewPassword === undefined) return;
  const Accounts = [{ User: "root", Host: "%" }];
  await changeMysql(op, op.id, {
    action: "ModifyAccountPassword",
    parameters: { InstanceId: op.id, NewPassword, Accounts },
  });
}
