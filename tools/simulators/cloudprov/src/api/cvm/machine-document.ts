import type { World } from "../../world.ts";
import type { Reply } from "../action.ts";
import type { Disk } from "../cbs/disks.ts";
import { tagsOfMachine } from "./machine-state.ts";
import type { Machine } from "./machines.ts";

/** A machine as the platform lists it. */
export function machineDocument(world: World, machine: Machine): Reply {
  const disks = world.disks.all().filter(({ instanceId }) => instanceId === machine.id);
  const root = disks.find(({ usage }) => usage === "SYSTEM_DISK");
  // The platform's order is not that of the request.
  const data = disks
    .filter(({ usage }) => usage === "DATA_DISK")
    .toSorted((one, other) => one.id.localeCompare(other.id));
  const addresses = world.eips.addresses.all().filter(({ instanceId }) => instanceId === machine.id);
  const publicIps = [...(machine.publicIp === "" ? [] : [machine.publicIp]), ...addresses.map(({ ip }) => ip)];
  const { operation } = machine;
  const isIsolated = machine.state === "SHUTDOWN";
  return {
    Placement: {
      Zone: machine.zone,
      ProjectId: machine.projectId,
      HostIds: null,
      HostId: machine.hostId === "" ? null : machine.hostId,
      DedicatedResourcePackTenancy: null,
      DedicatedResourcePackIds: null,
      RackId: "",
    },
    InstanceId: machine.id,
    InstanceType: machine.type,
    CPU: machine.cpu,
    Memory: machine.memory,
    RestrictState: isIsolated ? "PROTECTIVELY_ISOLATED" : "NORMAL",
    InstanceName: machine.name,
    InstanceChargeType: machine.chargeType,
    SystemDisk: root === undefined ? null : diskDocument(root),
    DataDisks: data.map((disk) => ({
      ...diskDocument(disk),
      DeleteWithInstance: disk.deleteWithInstance,
      SnapshotId: disk.restored.at(-1) ?? null,
      ThroughputPerformance: disk.throughput,
      BurstPerformance: disk.bursts,
    })),
    PrivateIpAddresses: [machine.privateIp],
    PublicIpAddresses: publicIps.length === 0 ? null : publicIps,
    InternetAccessible: {
      InternetChargeType: machine.internetChargeType === "" ? null : machine.internetChargeType,
      InternetMaxBandwidthOut: machine.bandwidth,
      PublicIpAssigned: machine.publicIp === "" ? null : true,
      BandwidthPackageId: null,
      InternetServiceProvider: null,
      IPv4AddressType: machine.ipv4AddressType === "" ? null : machine.ipv4AddressType,
      IPv6AddressType: machine.ipv6AddressType === "" ? null : machine.ipv6AddressType,
      AntiDDoSPackageId: machine.antiDdosPackageId === "" ? null : machine.antiDdosPackageId,
    },
    VirtualPrivateCloud: {
      VpcId: machine.vpcId,
      SubnetId: machine.subnetId,
      AsVpcGateway: false,
      PrivateIpAddresses: null,
      Ipv6AddressCount: machine.ipv6Addresses.length,
    },
    ImageId: machine.imageId,
    RenewFlag: machine.renewFlag === "" ? null : machine.renewFlag,
    CreatedTime: world.timeText(machine.createdAt),
    ExpiredTime: machine.expiresAt === undefined ? null : world.timeText(machine.expiresAt),
    OsName: world.images.get(machine.imageId)?.osName ?? "",
    SecurityGroupIds: machine.securityGroupIds,
    LoginSettings: {
      Password: null,
      KeyIds: machine.keyIds.length === 0 ? null : machine.keyIds,
      KeepImageLogin: null,
    },
    InstanceState: machine.state,
    Tags: world.tags.pairsOf(tagsOfMachine(machine)),
    StopChargingMode: machine.stopChargingMode,
    Uuid: machine.uuid,
    LatestOperation: operation.name,
    LatestOperationState: operation.state,
    LatestOperationRequestId: null,
    LatestOperationErrorMsg: operation.error === "" ? null : operation.error,
    DisasterRecoverGroupId: machine.placementGroupIds[0] ?? "",
    DisasterRecoverGroupIds: machine.placementGroupIds,
    IPv6Addresses: machine.ipv6Addresses.length === 0 ? null : machine.ipv6Addresses,
    CamRoleName: machine.camRoleName,
    HpcClusterId: machine.hpcClusterId,
    RdmaIpAddresses: null,
    DedicatedClusterId: machine.dedicatedClusterId,
    IsolatedSource: isIsolated ? "MANMADE" : "NOTISOLATED",
    GPUInfo: null,
    LicenseType: "TencentCloud",
    DisableApiTermination: machine.isProtected,
    HostName: machine.hostname,
    DefaultLoginUser: "root",
    DefaultLoginPort: 22,
    EnableJumboFrame: false,
    Metadata: null,
    PublicIPv6Addresses: null,
    CpuTopology: {
      CoreCount: machine.cpuTopology.CoreCount ?? null,
      ThreadPerCore: machine.cpuTopology.ThreadPerCore ?? null,
    },
    PartitionNumber: machine.partitionNumber ?? null,
  };
}

function diskDocument(disk: Disk): Reply {
  return {
    DiskType: disk.type,
    DiskId: disk.id,
    DiskSize: disk.size,
    CdcId: null,
    DiskName: null,
    Encrypt: disk.isEncrypted,
    KmsKeyId: disk.kmsKeyId === "" ? null : disk.kmsKeyId,
  };
}
