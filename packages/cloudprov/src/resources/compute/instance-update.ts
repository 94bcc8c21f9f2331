import { toWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { changeByAction, changeInstance, type InstanceUpdate } from "./instance-change.ts";
import { changeDataDisks, changeSystemDisk } from "./instance-disk-update.ts";
import { instanceFields } from "./instance-fields.ts";
import { changeLogin } from "./instance-login-update.ts";
import { changeBandwidth, changeNetwork } from "./instance-network-update.ts";
import { changePayment } from "./instance-payment-update.ts";
import { userDataOf } from "./instance-request.ts";
import { changeRunning } from "./instance-running.ts";

/** Changes everything except the tags of the machine, in the order that the platform requires. */
export async function changeMachine(op: InstanceUpdate): Promise<void> {
  for (const step of [
    changePayment,
    changeAttributes,
    changeLogin,
    changeDataDisks,
    changeRunning,
    changeSystemDisk,
    changeType,
    changeNetwork,
    changeBandwidth,
    changeUserData,
    changePlacement,
  ]) {
    await step(op);
  }
}

/** The platform changes one attribute at a time. */
async function changeAttributes(op: InstanceUpdate): Promise<void> {
  const { args } = op;
  const { SecurityGroupIds: SecurityGroups } = toWire(instanceFields, args);
  const attributes = {
    instanceName: { InstanceName: args.instanceName },
    hostname: { HostName: args.hostname },
    disableApiTermination: { DisableApiTermination: args.disableApiTermination },
    camRoleName: { CamRoleName: args.camRoleName },
    orderlySecurityGroups: { SecurityGroups },
  } as const;
  for (const [name, attribute] of Object.entries(attributes)) {
    const isGiven = Object.values(attribute).every((value) => value !== undefined);
    if (isGiven && op.changed(name as keyof typeof attributes))
      await changeByAction(op, "ModifyInstancesAttribute", attribute);
  }
  if (op.changed("projectId") && args.projectId !== undefined) {
    await changeByAction(op, "ModifyInstancesProject", { ProjectId: args.projectId });
  }
}

async function changeType(op: InstanceUpdate): Promise<void> {
  const { instanceType, cdhInstanceType, forceStop: ForceStop } = op.args;
  const changed = { instanceType, cdhInstanceType } as const;
  for (const [name, InstanceType] of Object.entries(changed)) {
    if (InstanceType === undefined || !op.changed(name as keyof typeof changed)) continue;
    const shows = ({ type }: { readonly type: string }) => type === InstanceType;
    await changeByAction(op, "ResetInstancesType", { InstanceType, ForceStop }, { shows });
  }
}

async function changeUserData(op: InstanceUpdate): Promise<void> {
  if (!op.changed("userData", "userDataRaw")) return;
  const UserData = userDataOf(op.args);
  if (UserData !== undefined) await changeByAction(op, "ModifyInstancesAttribute", { UserData });
}

async function changePlacement(op: InstanceUpdate): Promise<void> {
  if (!op.changed("placementGroupId", "disasterRecoverGroupIds", "partitionNumber")) return;
  await joinGroup(op, op.args);
}

/** Moves a machine into its placement group. */
export async function joinGroup(op: Op & { readonly id: string }, args: InstanceUpdate["args"]): Promise<void> {
  const { placementGroupId, disasterRecoverGroupIds: groups = [], partitionNumber: PartitionNumber } = args;
  const group =
    groups.length > 0
      ? { DisasterRecoverGroupIds: groups, PartitionNumber }
      : { DisasterRecoverGroupId: placementGroupId };
  if (groups.length === 0 && placementGroupId === undefined) return;
  const Force = args.forceReplacePlacementGroupId;
  const parameters = { InstanceIds: [op.id], ...group, Force };
  await changeInstance(op, op.id, { action: "ModifyInstancesDisasterRecoverGroup", parameters });
}
