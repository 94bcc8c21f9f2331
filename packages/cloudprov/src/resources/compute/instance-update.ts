import { toWire, type UpdateOperation } from "@org/core-provider";
import type { Clients, Op } from "../../platform/clients.ts";
import { type Body, recordOf } from "../../platform/responses.ts";
import { resizeDisk } from "./disks.ts";
import { changeInstance, type InstanceChange, instanceFacts, untilInstance } from "./instance-facts.ts";
import { instanceFields } from "./instance-fields.ts";

type Update = UpdateOperation<typeof instanceFields> & Clients;

/** The properties whose change installs the operating system again. */
export const reinstalling = [
  "imageId",
  "disableSecurityService",
  "disableMonitorService",
  "disableAutomationService",
  "keepImageLogin",
] as const;

/** Changes everything except the tags of the machine, in the order that the platform requires. */
export async function changeMachine(op: Update): Promise<void> {
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

function change(op: Update, action: string, parameters: Body, more: Partial<InstanceChange> = {}): Promise<void> {
  return changeInstance(op, op.id, { action, parameters: { InstanceIds: [op.id], ...parameters }, ...more });
}

async function changePayment(op: Update): Promise<void> {
  const { instanceChargeType: type, instanceChargeTypePrepaidRenewFlag: flag } = op.args;
  const { InstanceChargePrepaid } = toWire(instanceFields, op.args);
  const prepaid = type === "PREPAID" ? { InstanceChargePrepaid } : {};
  if (op.changed("instanceChargeType") && type !== undefined) {
    await change(
      op,
      "ModifyInstancesChargeType",
      { InstanceChargeType: type, ...prepaid },
      {
        shows: ({ chargeType }) => chargeType === type,
        isPurchase: true,
        minutes: 15,
      },
    );
  } else if (
    type === "PREPAID" &&
    op.changed("instanceChargeTypePrepaidPeriod") &&
    op.state.instanceChargeTypePrepaidPeriod !== undefined
  ) {
    const before = (await instanceFacts(op, op.id))?.expires;
    await change(
      op,
      "ModifyInstancesChargeType",
      { InstanceChargeType: type, ...prepaid },
      {
        shows: ({ expires }) => expires !== before,
        isPurchase: true,
        minutes: 15,
      },
    );
  } else if (op.changed("instanceChargeTypePrepaidRenewFlag") && flag !== undefined) {
    await change(op, "ModifyInstancesRenewFlag", { RenewFlag: flag }, { shows: ({ renewFlag }) => renewFlag === flag });
  }
}

/** The platform changes one attribute at a time. */
async function changeAttributes(op: Update): Promise<void> {
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
    if (isGiven && op.changed(name as keyof typeof attributes)) await change(op, "ModifyInstancesAttribute", attribute);
  }
  if (op.changed("projectId") && args.projectId !== undefined) {
    await change(op, "ModifyInstancesProject", { ProjectId: args.projectId });
  }
}

async function changeLogin(op: Update): Promise<void> {
  const { password, keyIds, forceStop: ForceStop } = op.args;
  if (op.changed(...reinstalling)) {
    await reinstall(op);
    return;
  }
  if (op.changed("password") && password !== undefined) {
    await change(op, "ResetInstancesPassword", { Password: password, ForceStop });
  } else if (op.changed("keyIds") && keyIds !== undefined) {
    const removed = op.state.keyIds.filter((one) => !keyIds.includes(one));
    const added = keyIds.filter((one) => !op.state.keyIds.includes(one));
    if (removed.length > 0) {
      await change(
        op,
        "DisassociateInstancesKeyPairs",
        { KeyIds: removed, ForceStop },
        {
          shows: (machine) => !removed.some((one) => machine.keyIds.includes(one)),
        },
      );
    }
    if (added.length > 0) {
      await change(
        op,
        "AssociateInstancesKeyPairs",
        { KeyIds: added, ForceStop },
        {
          shows: (machine) => added.every((one) => machine.keyIds.includes(one)),
        },
      );
    }
  }
}

/** Installs the operating system again, with the current login: otherwise the platform would set a random password. */
async function reinstall(op: Update): Promise<void> {
  const { EnhancedService, LoginSettings, ImageId } = requestForm(toWire(instanceFields, op.args));
  const parameters = {
    InstanceId: op.id,
    ...(ImageId === undefined ? {} : { ImageId }),
    EnhancedService,
    LoginSettings: LoginSettings ?? (op.state.keyIds.length > 0 ? { KeyIds: op.state.keyIds } : undefined),
  };
  await changeInstance(op, op.id, { action: "ResetInstance", parameters, minutes: 15 });
  await untilRunning(op, op.id);
  if (op.args.runningFlag === false) await stopMachine(op, op.args);
}

/** Waits until a machine runs. */
export async function untilRunning(op: Op, id: string): Promise<void> {
  await untilInstance(op, id, {
    to: "to run",
    otherwise: "does not run yet",
    done: (machine) => machine === undefined || machine.state === "RUNNING",
    minutes: 15,
  });
}

/** Inputs by their wire names, as several actions expect them: switches that turn services off are turned around. */
export function requestForm({ EnhancedService, LoginSettings, ...body }: Body): Body {
  const services = Object.entries(recordOf(EnhancedService) ?? {});
  const { KeepImageLogin, ...login } = recordOf(LoginSettings) ?? {};
  const all = { ...login, ...(KeepImageLogin === true ? { KeepImageLogin: "TRUE" } : {}) };
  return {
    ...body,
    EnhancedService: Object.fromEntries(
      services.map(([name, one]) => [name, { Enabled: recordOf(one)?.["Enabled"] === false }]),
    ),
    ...(Object.keys(all).length > 0 ? { LoginSettings: all } : {}),
  };
}

async function changeDataDisks(op: Update): Promise<void> {
  for (const [at, disk] of (op.args.dataDisks ?? []).entries()) {
    const known = op.state.dataDisks[at];
    if (known === undefined || known.dataDiskId === "") continue;
    if (disk.dataDiskSize > known.dataDiskSize) await resizeDisk(op, known.dataDiskId, disk.dataDiskSize);
    const { dataDiskName: DiskName = known.dataDiskName } = disk;
    if (DiskName !== known.dataDiskName) {
      await op.cbs.write("ModifyDiskAttributes", { DiskIds: [known.dataDiskId], DiskName });
    }
  }
}

async function changeRunning(op: Update): Promise<void> {
  const { runningFlag } = op.args;
  if (!op.changed("runningFlag") || runningFlag === undefined) return;
  if (runningFlag) {
    await change(op, "StartInstances", {}, { shows: ({ state }) => state === "RUNNING" });
  } else await stopMachine(op, op.args);
}

/** Stops a machine. */
export async function stopMachine(
  op: Op & { readonly id: string },
  how: { readonly stopType?: string | undefined; readonly stoppedMode?: string | undefined },
): Promise<void> {
  const { stopType: StopType, stoppedMode: StoppedMode } = how;
  await changeInstance(op, op.id, {
    action: "StopInstances",
    parameters: { InstanceIds: [op.id], StopType, StoppedMode },
    shows: ({ state }) => state === "STOPPED",
  });
}

async function changeSystemDisk(op: Update): Promise<void> {
  const { systemDiskSize: size, systemDiskType: type, systemDiskName: name, forceStop: ForceStop } = op.args;
  const SystemDisk = {
    ...(op.changed("systemDiskSize") && size !== undefined ? { DiskSize: size } : {}),
    ...(op.changed("systemDiskType") && type !== undefined ? { DiskType: type } : {}),
  };
  if (Object.keys(SystemDisk).length > 0) {
    const parameters = { InstanceId: op.id, SystemDisk, ForceStop, ResizeOnline: op.args.systemDiskResizeOnline };
    const { DiskSize, DiskType }: { readonly DiskSize?: number; readonly DiskType?: string } = SystemDisk;
    await changeInstance(op, op.id, {
      action: "ResizeInstanceDisks",
      parameters,
      shows: ({ systemDisk: disk }) =>
        (DiskSize === undefined || disk?.size === DiskSize) && (DiskType === undefined || disk?.type === DiskType),
      minutes: 15,
    });
  }
  if (op.changed("systemDiskName") && name !== undefined) {
    await op.cbs.write("ModifyDiskAttributes", { DiskIds: [op.state.systemDiskId], DiskName: name });
  }
}

async function changeType(op: Update): Promise<void> {
  const { instanceType, cdhInstanceType, forceStop: ForceStop } = op.args;
  const changed = { instanceType, cdhInstanceType } as const;
  for (const [name, InstanceType] of Object.entries(changed)) {
    if (InstanceType === undefined || !op.changed(name as keyof typeof changed)) continue;
    const shows = ({ type }: { readonly type: string }) => type === InstanceType;
    await change(op, "ResetInstancesType", { InstanceType, ForceStop }, { shows });
  }
}

async function changeNetwork(op: Update): Promise<void> {
  if (!op.changed("vpcId", "subnetId", "privateIp")) return;
  const { vpcId = op.state.vpcId, subnetId = op.state.subnetId, privateIp } = op.args;
  const address = privateIp === undefined ? {} : { PrivateIpAddresses: [privateIp] };
  const VirtualPrivateCloud = { VpcId: vpcId, SubnetId: subnetId, ...address };
  await change(
    op,
    "ModifyInstancesVpcAttribute",
    { VirtualPrivateCloud },
    {
      shows: (machine) =>
        machine.vpcId === vpcId &&
        machine.subnetId === subnetId &&
        (privateIp === undefined || machine.privateIps.includes(privateIp)),
    },
  );
}

async function changeBandwidth(op: Update): Promise<void> {
  const { internetMaxBandwidthOut: bandwidth } = op.args;
  if (!op.changed("internetMaxBandwidthOut") || bandwidth === undefined) return;
  const InternetAccessible = { InternetMaxBandwidthOut: bandwidth };
  await change(
    op,
    "ResetInstancesInternetMaxBandwidth",
    { InternetAccessible },
    {
      shows: (machine) => machine.bandwidth === bandwidth,
    },
  );
}

async function changeUserData(op: Update): Promise<void> {
  if (!op.changed("userData", "userDataRaw")) return;
  const UserData = userDataOf(op.args);
  if (UserData !== undefined) await change(op, "ModifyInstancesAttribute", { UserData });
}

/** The data for cloud-init, as base64. */
export function userDataOf({
  userData,
  userDataRaw,
}: {
  readonly userData?: string | undefined;
  readonly userDataRaw?: string | undefined;
}) {
  return userData ?? (userDataRaw === undefined ? undefined : Buffer.from(userDataRaw).toString("base64"));
}

async function changePlacement(op: Update): Promise<void> {
  if (!op.changed("placementGroupId", "disasterRecoverGroupIds", "partitionNumber")) return;
  await joinGroup(op, op.args);
}

/** Moves a machine into its placement group. */
export async function joinGroup(op: Op & { readonly id: string }, args: Update["args"]): Promise<void> {
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
