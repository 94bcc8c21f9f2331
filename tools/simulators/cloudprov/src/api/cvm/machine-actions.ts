import { flag, integer, listOf, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, type Reply } from "../action.ts";
import { tagsOfDisk } from "../cbs/disk-state.ts";
import { type Disk, ordinaryDisk } from "../cbs/disks.ts";
import { filtered, filtersShapeWithTags, pageMembers, pageOf } from "../lists.ts";
import { answerOnce } from "../remembered-answers.ts";
import { tagTests } from "../tag/tag-tests.ts";
import { tagsMember } from "../tag-list.ts";
import { changeInterface } from "../vpc/network-interface-lifecycle.ts";
import { freePublicIps } from "../vpc/public-addresses.ts";
import {
  checkGroups,
  checkImage,
  loginFacts,
  loginMember,
  machineIds,
  machinesOf,
  networkMember,
  prepaidFacts,
  prepaidMember,
  servicesMember,
  systemDiskMember,
  typeFacts,
} from "./machine-checks.ts";
import { machineDocument } from "./machine-document.ts";
import { placeIn } from "./machine-places.ts";
import { tagsOfMachine } from "./machine-state.ts";
import { begin, checkId, idleMachine } from "./machine-tasks.ts";
import { type Machine, ordinaryMachine } from "./machines.ts";

/** The actions that create, list, start, stop and delete machines. */
export function machineActions(world: World): Action[] {
  return [
    runInstances(world),
    describeInstances(world),
    describeInstancesAttributes(world),
    startInstances(world),
    stopInstances(world),
    terminateInstances(world),
  ];
}

const id = text({ min: 1 });

const runMembers = {
  InstanceChargeType: optional(oneOf("PREPAID", "POSTPAID_BY_HOUR", "CDHPAID", "SPOTPAID", "CDCPAID", "UNDERWRITE")),
  InstanceChargePrepaid: optional(prepaidMember),
  Placement: optional(
    object({
      Zone: id,
      ProjectId: optional(integer({ min: 0 })),
      HostIds: optional(listOf(id, { min: 1 })),
      DedicatedResourcePackTenancy: optional(id),
      DedicatedResourcePackIds: optional(listOf(id, { min: 1 })),
    }),
  ),
  InstanceType: optional(id),
  ImageId: optional(id),
  SystemDisk: optional(systemDiskMember),
  DataDisks: optional(
    listOf(
      object({
        DiskSize: integer(),
        DiskType: optional(id),
        DeleteWithInstance: optional(flag()),
        SnapshotId: optional(id),
        Encrypt: optional(flag()),
        KmsKeyId: optional(id),
        ThroughputPerformance: optional(integer({ min: 0 })),
        DiskName: optional(text()),
      }),
      { min: 1, max: 21 },
    ),
  ),
  VirtualPrivateCloud: optional(networkMember),
  InternetAccessible: optional(
    object({
      InternetChargeType: optional(id),
      InternetMaxBandwidthOut: optional(integer({ min: 0 })),
      PublicIpAssigned: optional(flag()),
      BandwidthPackageId: optional(id),
      IPv4AddressType: optional(id),
      IPv6AddressType: optional(id),
      AntiDDoSPackageId: optional(id),
    }),
  ),
  InstanceCount: optional(integer({ min: 1 })),
  InstanceName: optional(text()),
  LoginSettings: optional(loginMember),
  SecurityGroupIds: optional(listOf(id, { min: 1 })),
  EnhancedService: optional(servicesMember),
  ClientToken: optional(text({ min: 1, max: 64 })),
  HostName: optional(text()),
  DisasterRecoverGroupIds: optional(listOf(id, { min: 1 })),
  TagSpecification: optional(listOf(object({ ResourceType: oneOf("instance"), Tags: tagsMember }), { min: 1 })),
  InstanceMarketOptions: optional(
    object({
      SpotOptions: object({ MaxPrice: optional(id), SpotInstanceType: optional(id) }),
      MarketType: optional(oneOf("spot")),
    }),
  ),
  UserData: optional(text()),
  CpuTopology: optional(object({ CoreCount: optional(integer()), ThreadPerCore: optional(integer()) })),
  CamRoleName: optional(text()),
  HpcClusterId: optional(id),
  LaunchTemplate: optional(object({ LaunchTemplateId: id, LaunchTemplateVersion: optional(integer()) })),
  DedicatedClusterId: optional(id),
  PartitionNumber: optional(integer()),
  DisableApiTermination: optional(flag()),
};
function runInstances(world: World): Action {
  return defineAction({
    name: "RunInstances",
    simplified: "No stock or price is checked, and the user data does not run.",
    documentedOnly: "The machine is RUNNING when its task ends; `machineTaskMs` sets the duration.",
    params: object(runMembers),
    run({ params, region }) {
      const once = {
        token: params.ClientToken,
        as: ["RunInstances", region, params],
        conflict: "InvalidParameterConflict",
      };
      return answerOnce(world.rememberedAnswers, once, () => {
        const { Placement, ImageId, InstanceType = ordinaryMachine.type, LaunchTemplate, SystemDisk = {} } = params;
        if (Placement === undefined && LaunchTemplate === undefined) {
          throw new PlatformError("MissingParameter", "Placement is missing.");
        }
        if (ImageId === undefined && LaunchTemplate === undefined) {
          throw new PlatformError("MissingParameter", "ImageId is missing.");
        }
        const zone = Placement?.Zone ?? `${region}-3`;
        if (!new RegExp(`^${region}-\\d+$`).test(zone)) {
          throw new PlatformError("InvalidZone.MismatchRegion", `The zone ${zone} is not in ${region}.`);
        }
        if (ImageId !== undefined) checkImage(world, ImageId, region);
        checkGroups(world, params.SecurityGroupIds ?? []);
        const { InstanceName: name = ordinaryMachine.name, InstanceChargeType: chargeType = "POSTPAID_BY_HOUR" } =
          params;
        if (name.length > 128)
          throw new PlatformError("InvalidInstanceName.TooLong", "A name has at most 128 characters.");
        const isPrepaid = chargeType === "PREPAID";
        if (isPrepaid && params.DataDisks?.some(({ DeleteWithInstance }) => DeleteWithInstance)) {
          throw new PlatformError("InvalidParameterCombination", "DeleteWithInstance is for POSTPAID_BY_HOUR only.");
        }
        const payment = isPrepaid ? prepaidFacts(world.now(), params.InstanceChargePrepaid) : { chargeType };
        const network = params.VirtualPrivateCloud;
        const internet = params.InternetAccessible ?? {};
        const { InternetMaxBandwidthOut: bandwidth = 0, PublicIpAssigned: hasAddress = bandwidth > 0 } = internet;
        if (hasAddress && bandwidth === 0) {
          throw new PlatformError("InvalidParameterCombination", "PublicIpAssigned needs InternetMaxBandwidthOut.");
        }
        const services = params.EnhancedService ?? {};
        const own = { region, zone };
        const machine: Machine = {
          ...ordinaryMachine,
          ...own,
          ...typeFacts(world, InstanceType, zone),
          ...loginFacts(world, params.LoginSettings),
          ...payment,
          ...(network === undefined ? {} : placeIn(world, network, own)),
          id: world.newId("ins"),
          uuid: world.newUuid(),
          projectId: Placement?.ProjectId ?? 0,
          hostId: Placement?.HostIds?.[0] ?? "",
          dedicatedClusterId: params.DedicatedClusterId ?? "",
          name,
          hostname: params.HostName ?? "",
          cpuTopology: params.CpuTopology ?? {},
          imageId: ImageId ?? ordinaryMachine.imageId,
          publicIp: freePublicIps(world, hasAddress ? 1 : 0)[0] ?? "",
          internetChargeType: internet.InternetChargeType ?? (bandwidth > 0 ? "TRAFFIC_POSTPAID_BY_HOUR" : ""),
          bandwidth,
          ipv4AddressType: internet.IPv4AddressType ?? "",
          ipv6AddressType: internet.IPv6AddressType ?? "",
          antiDdosPackageId: internet.AntiDDoSPackageId ?? "",
          ipv6Addresses: Array.from({ length: network?.Ipv6AddressCount ?? 0 }, (_, at) => `2402:4e00::${at + 1}`),
          systemDiskId: world.newId("disk"),
          securityGroupIds: params.SecurityGroupIds ?? [],
          camRoleName: params.CamRoleName ?? "",
          userData: params.UserData ?? "",
          placementGroupIds: params.DisasterRecoverGroupIds ?? [],
          partitionNumber: params.PartitionNumber,
          hpcClusterId: params.HpcClusterId ?? "",
          isProtected: params.DisableApiTermination ?? false,
          services: {
            security: services.SecurityService?.Enabled ?? true,
            monitor: services.MonitorService?.Enabled ?? true,
            automation: services.AutomationService?.Enabled ?? true,
          },
          state: "PENDING",
          createdAt: world.now(),
        };
        const disk = { ...ordinaryDisk, ...own, instanceId: machine.id, createdAt: world.now() };
        const shared = { ...disk, ...payment, projectId: machine.projectId, state: "ATTACHED" } as const;
        const root: Disk = {
          ...shared,
          id: machine.systemDiskId,
          usage: "SYSTEM_DISK",
          name: SystemDisk.DiskName ?? "",
          type: SystemDisk.DiskType ?? "CLOUD_PREMIUM",
          size: SystemDisk.DiskSize ?? 50,
          isEncrypted: SystemDisk.Encrypt ?? false,
          kmsKeyId: SystemDisk.KmsKeyId ?? "",
          isPortable: false,
          deleteWithInstance: true,
        };
        const data = (params.DataDisks ?? []).map(
          (one): Disk => ({
            ...shared,
            id: world.newId("disk"),
            name: one.DiskName ?? "",
            type: one.DiskType ?? "CLOUD_PREMIUM",
            size: one.DiskSize,
            isEncrypted: one.Encrypt ?? false,
            kmsKeyId: one.KmsKeyId ?? "",
            throughput: one.ThroughputPerformance ?? 0,
            deleteWithInstance: one.DeleteWithInstance ?? !isPrepaid,
            restored: one.SnapshotId === undefined ? [] : [one.SnapshotId],
          }),
        );
        world.machines.insert(machine);
        for (const one of [root, ...data]) world.disks.insert(one);
        for (const { Key, Value } of params.TagSpecification?.flatMap(({ Tags = [] }) => Tags) ?? []) {
          world.tags.put(tagsOfMachine(machine), Key, Value);
        }
        begin(world, machine, { name: "RunInstances", changes: { state: "RUNNING" } });
        return { InstanceIdSet: [machine.id] };
      });
    },
  });
}

function describeInstances(world: World): Action {
  return defineAction({
    name: "DescribeInstances",
    params: object({
      InstanceIds: optional(machineIds),
      Filters: filtersShapeWithTags(
        "zone",
        "project-id",
        "vpc-id",
        "subnet-id",
        "instance-id",
        "instance-name",
        "instance-state",
        "instance-charge-type",
        "dedicated-cluster-id",
        "tag-key",
      ),
      ...pageMembers,
    }),
    run({ params: { InstanceIds, Filters, ...page }, region }) {
      if (InstanceIds !== undefined && Filters !== undefined) {
        throw new PlatformError("InvalidParameter.AtMostOne", "InstanceIds and Filters must not be given together.");
      }
      for (const one of InstanceIds ?? []) checkId(one);
      const seen = world.machines
        .allSeen()
        .filter((machine) => machine.region === region && (InstanceIds?.includes(machine.id) ?? true));
      const all = filtered(seen, Filters, {
        zone: ({ zone }, value) => zone === value,
        "project-id": ({ projectId }, value) => String(projectId) === value,
        "vpc-id": ({ vpcId }, value) => vpcId === value,
        "subnet-id": ({ subnetId }, value) => subnetId === value,
        "instance-id": (machine, value) => machine.id === value,
        "instance-name": ({ name }, value) => name === value,
        "instance-state": ({ state }, value) => state === value,
        "instance-charge-type": ({ chargeType }, value) => chargeType === value,
        "dedicated-cluster-id": ({ dedicatedClusterId }, value) => dedicatedClusterId === value,
        ...tagTests(Filters, "tag-key", (machine) => world.tags.of(tagsOfMachine(machine))),
      });
      return { TotalCount: all.length, InstanceSet: pageOf(all, page).map((one) => machineDocument(world, one)) };
    },
  });
}

function describeInstancesAttributes(world: World): Action {
  return defineAction({
    name: "DescribeInstancesAttributes",
    params: object({ InstanceIds: machineIds, Attributes: listOf(oneOf("UserData"), { min: 1 }) }),
    run({ params: { InstanceIds }, region }): Reply {
      const all = InstanceIds.flatMap((one) => {
        checkId(one);
        const machine = world.machines.seen(one);
        return machine?.region === region ? [machine] : [];
      });
      return {
        InstanceSet: all.map(({ id: InstanceId, userData: UserData }) => ({ InstanceId, Attributes: { UserData } })),
      };
    },
  });
}

function startInstances(world: World): Action {
  return defineAction({
    name: "StartInstances",
    params: object({ InstanceIds: machineIds }),
    run({ params: { InstanceIds }, region }) {
      for (const machine of InstanceIds.map((one) => idleMachine(world, one, region))) {
        if (machine.state !== "STOPPED") {
          throw new PlatformError("UnsupportedOperation.InstanceStateRunning", `${machine.id} is ${machine.state}.`);
        }
        const changes = { state: "RUNNING", stopChargingMode: "NOT_APPLICABLE" } as const;
        begin(world, machine, { name: "StartInstances", during: { state: "STARTING" }, changes });
      }
      return {};
    },
  });
}

function stopInstances(world: World): Action {
  return defineAction({
    name: "StopInstances",
    params: object({
      InstanceIds: machineIds,
      ForceStop: optional(flag()),
      StopType: optional(oneOf("SOFT_FIRST", "HARD", "SOFT")),
      StoppedMode: optional(oneOf("KEEP_CHARGING", "STOP_CHARGING")),
    }),
    run({ params: { InstanceIds, StoppedMode: stopChargingMode = "KEEP_CHARGING" }, region }) {
      for (const machine of InstanceIds.map((one) => idleMachine(world, one, region))) {
        if (machine.state !== "RUNNING") {
          throw new PlatformError("UnsupportedOperation.InstanceStateStopped", `${machine.id} is ${machine.state}.`);
        }
        const released = stopChargingMode === "STOP_CHARGING" ? { publicIp: "" } : {};
        const changes = { state: "STOPPED", stopChargingMode, ...released } as const;
        begin(world, machine, { name: "StopInstances", during: { state: "STOPPING" }, changes });
      }
      return {};
    },
  });
}

function terminateInstances(world: World): Action {
  return defineAction({
    name: "TerminateInstances",
    documentedOnly: "The first termination of a prepaid machine moves it to the recycle bin, with its disks.",
    params: object({
      InstanceIds: machineIds,
      ReleaseAddress: optional(flag()),
      ReleasePrepaidDataDisks: optional(flag()),
    }),
    run({ params: { InstanceIds }, region }) {
      for (const machine of machinesOf(world, InstanceIds, region)) {
        if (machine.isProtected)
          throw new PlatformError("UnsupportedOperation.InstancesProtected", `${machine.id} is protected.`);
        if (machine.operation.state === "OPERATING") {
          throw new PlatformError("OperationDenied.InstanceOperationInProgress", `A task works on ${machine.id}.`);
        }
        terminate(world, machine);
      }
      return {};
    },
  });
}

/** The first termination of a prepaid machine only moves it to the recycle bin, with its disks. */
function terminate(world: World, machine: Machine): void {
  const name = "TerminateInstances";
  if (machine.chargeType === "PREPAID" && machine.state !== "SHUTDOWN") {
    begin(world, machine, { name, changes: { state: "SHUTDOWN" } });
    return;
  }
  begin(world, machine, { name, during: { state: "TERMINATING" }, changes: {}, finish: () => release(world, machine) });
}

/** Deletes a machine with its disks, and frees what others bound to it. */
function release(world: World, machine: Machine): void {
  for (const disk of world.disks.all().filter(({ instanceId }) => instanceId === machine.id)) {
    if (disk.deleteWithInstance) {
      world.disks.remove(disk.id);
      world.tags.clear(tagsOfDisk(disk));
    } else world.disks.replace({ ...disk, instanceId: "", state: "UNATTACHED" });
  }
  for (const address of world.eips.addresses.all()) {
    if (address.instanceId === machine.id) {
      world.eips.addresses.replace({ ...address, instanceId: "", privateIp: "", status: "UNBIND" });
    }
  }
  for (const { id, instanceId } of world.networks.networkInterfaces.all()) {
    if (instanceId === machine.id) changeInterface(world, id, { instanceId: "" });
  }
  world.machines.remove(machine.id);
  world.tags.clear(tagsOfMachine(machine));
}
