import { flag, integer, listOf, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import {
  checkGroups,
  checkImage,
  checkKeys,
  checkPassword,
  loginFacts,
  loginMember,
  machineIds,
  networkMember,
  prepaidFacts,
  prepaidMember,
  renewFlag,
  servicesMember,
  systemDiskMember,
  typeFacts,
} from "./machine-checks.ts";
import { placeIn } from "./machine-places.ts";
import { begin, idleMachine, stoppedMachine } from "./machine-tasks.ts";
import type { Machine } from "./machines.ts";

/** The actions that change machines. */
export function machineChangeActions(world: World): Action[] {
  return [
    modifyInstancesAttribute(world),
    modifyInstancesProject(world),
    modifyInstancesChargeType(world),
    modifyInstancesRenewFlag(world),
    resetInstance(world),
    resetInstancesPassword(world),
    associateInstancesKeyPairs(world),
    resizeInstanceDisks(world),
    resetInstancesType(world),
    modifyInstancesVpcAttribute(world),
    resetInstancesInternetMaxBandwidth(world),
    modifyInstancesDisasterRecoverGroup(world),
  ];
}

const id = text({ min: 1 });
const forceStop = optional(flag());

function modifyInstancesAttribute(world: World): Action {
  const attributes = {
    InstanceName: optional(text()),
    UserData: optional(text()),
    SecurityGroups: optional(listOf(id, { min: 1 })),
    CamRoleName: optional(text()),
    HostName: optional(text()),
    DisableApiTermination: optional(flag()),
  };
  return defineAction({
    name: "ModifyInstancesAttribute",
    params: object({ InstanceIds: machineIds, ...attributes }),
    run({ params: { InstanceIds, ...params }, region }) {
      const given = Object.values(params).filter((one) => one !== undefined);
      if (given.length !== 1)
        throw new PlatformError("InvalidParameter.SpecifyOneParameter", "One attribute is needed.");
      const { InstanceName, UserData, SecurityGroups, CamRoleName, HostName, DisableApiTermination } = params;
      if (InstanceName !== undefined && InstanceName.length > 60) {
        throw new PlatformError("InvalidInstanceName.TooLong", "A changed name has at most 60 characters.");
      }
      checkGroups(world, SecurityGroups ?? []);
      for (const machine of InstanceIds.map((one) => idleMachine(world, one, region))) {
        const changes = {
          name: InstanceName ?? machine.name,
          userData: UserData ?? machine.userData,
          securityGroupIds: SecurityGroups ?? machine.securityGroupIds,
          camRoleName: CamRoleName ?? machine.camRoleName,
          hostname: HostName ?? machine.hostname,
          isProtected: DisableApiTermination ?? machine.isProtected,
        };
        begin(world, machine, { name: "ModifyInstancesAttribute", changes });
      }
      return {};
    },
  });
}

function modifyInstancesProject(world: World): Action {
  return defineAction({
    name: "ModifyInstancesProject",
    params: object({ InstanceIds: machineIds, ProjectId: integer({ min: 0 }) }),
    run({ params: { InstanceIds, ProjectId: projectId }, region }) {
      for (const machine of InstanceIds.map((one) => idleMachine(world, one, region))) {
        begin(world, machine, { name: "ModifyInstancesProject", changes: { projectId } });
      }
      return {};
    },
  });
}

function modifyInstancesChargeType(world: World): Action {
  return defineAction({
    name: "ModifyInstancesChargeType",
    params: object({
      InstanceIds: machineIds,
      InstanceChargeType: oneOf("PREPAID", "POSTPAID_BY_HOUR"),
      InstanceChargePrepaid: optional(prepaidMember),
      ModifyPortableDataDisk: optional(flag()),
    }),
    run({ params: { InstanceIds, InstanceChargeType: chargeType, InstanceChargePrepaid }, region }) {
      for (const machine of InstanceIds.map((one) => idleMachine(world, one, region))) {
        if (machine.stopChargingMode === "STOP_CHARGING") {
          throw new PlatformError("UnsupportedOperation.StoppedModeStopCharging", `${machine.id} is not charged now.`);
        }
        const changes =
          chargeType === "PREPAID"
            ? prepaidFacts(machine.expiresAt ?? world.now(), InstanceChargePrepaid)
            : { chargeType, renewFlag: "", expiresAt: undefined };
        begin(world, machine, { name: "ModifyInstancesChargeType", changes });
      }
      return {};
    },
  });
}

function modifyInstancesRenewFlag(world: World): Action {
  return defineAction({
    name: "ModifyInstancesRenewFlag",
    params: object({ InstanceIds: machineIds, RenewFlag: renewFlag }),
    run({ params: { InstanceIds, RenewFlag }, region }) {
      for (const machine of InstanceIds.map((one) => idleMachine(world, one, region))) {
        if (machine.chargeType !== "PREPAID") {
          throw new PlatformError("UnsupportedOperation.InstanceChargeType", `${machine.id} is not prepaid.`);
        }
        begin(world, machine, { name: "ModifyInstancesRenewFlag", changes: { renewFlag: RenewFlag } });
      }
      return {};
    },
  });
}

function resetInstance(world: World): Action {
  return defineAction({
    name: "ResetInstance",
    simplified: "Only the image and the sign-in of the machine change.",
    params: object({
      InstanceId: id,
      ImageId: optional(id),
      SystemDisk: optional(systemDiskMember),
      LoginSettings: optional(loginMember),
      EnhancedService: optional(servicesMember),
      HostName: optional(text()),
      UserData: optional(text()),
    }),
    run({ params, region }) {
      const machine = idleMachine(world, params.InstanceId, region);
      const { ImageId: imageId = machine.imageId, EnhancedService: services = {} } = params;
      checkImage(world, imageId, region);
      const changes = {
        imageId,
        ...loginFacts(world, params.LoginSettings),
        services: {
          security: services.SecurityService?.Enabled ?? true,
          monitor: services.MonitorService?.Enabled ?? true,
          automation: services.AutomationService?.Enabled ?? true,
        },
        hostname: params.HostName ?? machine.hostname,
        userData: params.UserData ?? machine.userData,
        reinstalls: machine.reinstalls + 1,
        state: "RUNNING",
      } as const;
      begin(world, machine, { name: "ResetInstance", during: { state: "REBOOTING" }, changes });
      return {};
    },
  });
}

function resetInstancesPassword(world: World): Action {
  return defineAction({
    name: "ResetInstancesPassword",
    params: object({ InstanceIds: machineIds, Password: text(), UserName: optional(text()), ForceStop: forceStop }),
    run({ params: { InstanceIds, Password: password, ForceStop = false }, region }) {
      checkPassword(password);
      for (const machine of InstanceIds.map((one) => stoppedMachine(world, one, region, ForceStop))) {
        begin(world, machine, { name: "ResetInstancesPassword", changes: { password, keyIds: [] } });
      }
      return {};
    },
  });
}

function associateInstancesKeyPairs(world: World): Action {
  return defineAction({
    name: "AssociateInstancesKeyPairs",
    params: object({ InstanceIds: machineIds, KeyIds: machineIds, ForceStop: forceStop }),
    run({ params: { InstanceIds, KeyIds, ForceStop = false }, region }) {
      checkKeys(world, KeyIds);
      for (const machine of InstanceIds.map((one) => stoppedMachine(world, one, region, ForceStop))) {
        const keyIds = [...new Set([...machine.keyIds, ...KeyIds])];
        begin(world, machine, { name: "AssociateInstancesKeyPairs", changes: { keyIds, password: "" } });
      }
      return {};
    },
  });
}

/** Takes key pairs from machines. Returns the IDs that are no simulated machines. */
export function unbindKeys(
  world: World,
  ids: readonly string[],
  keys: readonly string[],
  { region, force }: { readonly region: string; readonly force: boolean },
): void {
  const known = ids.filter((one) => world.machines.get(one) !== undefined);
  for (const machine of known.map((one) => stoppedMachine(world, one, region, force))) {
    const keyIds = machine.keyIds.filter((one) => !keys.includes(one));
    begin(world, machine, { name: "DisassociateInstancesKeyPairs", changes: { keyIds } });
  }
}

function resizeInstanceDisks(world: World): Action {
  return defineAction({
    name: "ResizeInstanceDisks",
    params: object({
      InstanceId: id,
      ForceStop: forceStop,
      SystemDisk: optional(systemDiskMember),
      ResizeOnline: optional(flag()),
    }),
    run({ params: { InstanceId, ForceStop = false, SystemDisk, ResizeOnline = false }, region }) {
      if (SystemDisk === undefined) throw new PlatformError("MissingParameter.AtLeastOne", "No disk is given.");
      const machine = stoppedMachine(world, InstanceId, region, ForceStop || ResizeOnline);
      const disk = world.disks.get(machine.systemDiskId);
      if (disk === undefined) throw new PlatformError("UnsupportedOperation.InvalidDisk", "The disk is local.");
      const { DiskSize: size = disk.size, DiskType: type = disk.type } = SystemDisk;
      if (size < disk.size) throw new PlatformError("InvalidParameterValue", `The disk has ${disk.size} GB already.`);
      const finish = () => world.disks.replace({ ...disk, size, type });
      begin(world, machine, { name: "ResizeInstanceDisks", changes: {}, finish });
      return {};
    },
  });
}

function resetInstancesType(world: World): Action {
  return defineAction({
    name: "ResetInstancesType",
    params: object({ InstanceIds: listOf(id, { min: 1, max: 1 }), InstanceType: id, ForceStop: forceStop }),
    run({ params: { InstanceIds, InstanceType, ForceStop = false }, region }) {
      for (const machine of InstanceIds.map((one) => stoppedMachine(world, one, region, ForceStop))) {
        begin(world, machine, { name: "ResetInstancesType", changes: typeFacts(world, InstanceType, machine.zone) });
      }
      return {};
    },
  });
}

function modifyInstancesVpcAttribute(world: World): Action {
  return defineAction({
    name: "ModifyInstancesVpcAttribute",
    params: object({
      InstanceIds: machineIds,
      VirtualPrivateCloud: networkMember,
      ForceStop: forceStop,
      ReserveHostName: optional(flag()),
    }),
    run({ params: { InstanceIds, VirtualPrivateCloud, ForceStop = true }, region }) {
      for (const machine of InstanceIds.map((one) => stoppedMachine(world, one, region, ForceStop))) {
        const changes = placeIn(world, VirtualPrivateCloud, machine);
        begin(world, machine, { name: "ModifyInstancesVpcAttribute", changes });
      }
      return {};
    },
  });
}

function resetInstancesInternetMaxBandwidth(world: World): Action {
  return defineAction({
    name: "ResetInstancesInternetMaxBandwidth",
    params: object({
      InstanceIds: machineIds,
      InternetAccessible: object({
        InternetChargeType: optional(id),
        InternetMaxBandwidthOut: optional(integer({ min: 0 })),
      }),
      StartTime: optional(id),
      EndTime: optional(id),
    }),
    run({ params: { InstanceIds, InternetAccessible }, region }) {
      const { InternetChargeType, InternetMaxBandwidthOut } = InternetAccessible;
      for (const machine of InstanceIds.map((one) => idleMachine(world, one, region))) {
        if (InternetChargeType !== undefined && InternetChargeType !== machine.internetChargeType) {
          throw new PlatformError("InvalidParameter", "InternetChargeType cannot be changed.");
        }
        const changes = { bandwidth: InternetMaxBandwidthOut ?? machine.bandwidth };
        begin(world, machine, { name: "ResetInstancesInternetMaxBandwidth", changes });
      }
      return {};
    },
  });
}

function modifyInstancesDisasterRecoverGroup(world: World): Action {
  return defineAction({
    name: "ModifyInstancesDisasterRecoverGroup",
    simplified: "The placement group is not looked up: every ID is accepted.",
    params: object({
      InstanceIds: machineIds,
      DisasterRecoverGroupId: optional(id),
      DisasterRecoverGroupIds: optional(listOf(id, { min: 1, max: 1 })),
      PartitionNumber: optional(integer({ min: 1 })),
      Force: optional(flag()),
    }),
    run({ params, region }) {
      const { DisasterRecoverGroupId, DisasterRecoverGroupIds, PartitionNumber } = params;
      const groups = DisasterRecoverGroupIds ?? (DisasterRecoverGroupId === undefined ? [] : [DisasterRecoverGroupId]);
      if (groups.length === 0) throw new PlatformError("MissingParameter", "A group is missing.");
      for (const machine of params.InstanceIds.map((one) => idleMachine(world, one, region))) {
        const changes: Partial<Machine> = {
          placementGroupIds: groups,
          partitionNumber: PartitionNumber ?? machine.partitionNumber,
        };
        begin(world, machine, { name: "ModifyInstancesDisasterRecoverGroup", changes });
      }
      return {};
    },
  });
}
