import { type Step, stepsOf } from "../step.ts";

export function machineSteps(): readonly Step[] {
  return [
    { service: "api", action: "DescribeZones", params: { Product: "cvm" }, holds: { TotalCount: 3 } },
    ...machineImages(),
    ...sshKeys(),
    ...disks(),
    ...virtualMachines(),
  ];
}

function machineImages(): Step[] {
  const SnapshotIds = ["$snapshot"];
  return [
    {
      service: "cvm",
      action: "DescribeImages",
      params: { Filters: [{ Name: "image-type", Values: ["PUBLIC_IMAGE"] }], Offset: 0, Limit: 100 },
      holds: { TotalCount: 1, "ImageSet.0.SnapshotSet.0.SnapshotId": "$snapshot" },
    },
    {
      service: "cbs",
      action: "DescribeSnapshots",
      params: { SnapshotIds, Offset: 0, Limit: 100 },
      holds: { TotalCount: 1, "SnapshotSet.0.SnapshotName": "root" },
    },
    {
      service: "cvm",
      action: "DescribeZoneInstanceConfigInfos",
      params: { Filters: [{ Name: "zone", Values: ["ap-guangzhou-3"] }] },
      holds: { "InstanceTypeQuotaSet.0.InstanceType": "S5.MEDIUM2" },
    },
    {
      service: "cbs",
      action: "DescribeDiskConfigQuota",
      params: { InquiryType: "INQUIRY_CVM_CONFIG", Zones: ["ap-guangzhou-3"], DiskTypes: ["CLOUD_SSD"] },
      holds: { "DiskConfigSet.0.DiskType": "CLOUD_SSD" },
    },
  ];
}

function sshKeys(): Step[] {
  const cvm = stepsOf("cvm");
  const KeyIds = ["$pair"];
  const PublicKey = "ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQC7 laptop";
  const TagSpecification = [{ ResourceType: "keypair", Tags: [{ Key: "team", Value: "shop" }] }];
  return [
    cvm("CreateKeyPair", { KeyName: "web", ProjectId: 0, TagSpecification }, { keeps: { pair: "KeyPair.KeyId" } }),
    cvm("CreateKeyPair", { KeyName: "web", ProjectId: 0 }, { refused: "InvalidKeyPairName.Duplicate" }),
    cvm("ImportKeyPair", { KeyName: "own", ProjectId: 0, PublicKey }),
    cvm("ImportKeyPair", { KeyName: "more", ProjectId: 0, PublicKey }, { refused: "InvalidPublicKey.Duplicate" }),
    cvm("ModifyKeyPairAttribute", { KeyId: "$pair", KeyName: "shop" }),
    cvm(
      "DescribeKeyPairs",
      { KeyIds },
      { holds: { TotalCount: 1, "KeyPairSet.0.KeyName": "shop", "KeyPairSet.0.Tags.0.Key": "team" } },
    ),
    cvm("DisassociateInstancesKeyPairs", { KeyIds, InstanceIds: ["ins-0cxjwrog"] }),
    cvm("DeleteKeyPairs", { KeyIds }),
    cvm("DescribeKeyPairs", { KeyIds }, { holds: { TotalCount: 0 } }),
    cvm("DeleteKeyPairs", { KeyIds }, { refused: "InvalidKeyPairId.NotFound" }),
  ];
}

function disks(): Step[] {
  const cbs = stepsOf("cbs");
  const DiskIds = ["$disk"];
  const DiskId = "$disk";
  const asked = {
    Placement: { Zone: "ap-guangzhou-3", ProjectId: 0 },
    DiskChargeType: "POSTPAID_BY_HOUR",
    DiskType: "CLOUD_HSSD",
    DiskName: "data",
    DiskSize: 460,
    ClientToken: "token",
  };
  return [
    cbs("CreateDisks", { ...asked, Tags: [{ Key: "team", Value: "shop" }] }, { keeps: { disk: "DiskIdSet.0" } }),
    cbs("CreateDisks", asked, { refused: "InvalidParameter.InvalidClientToken" }),
    cbs("ModifyDiskAttributes", { DiskIds, DiskName: "site", ProjectId: 7, BurstPerformanceOperation: "CREATE" }),
    cbs("ModifyDiskExtraPerformance", { DiskId, ThroughputPerformance: 100 }),
    cbs("ModifyDiskBackupQuota", { DiskId, DiskBackupQuota: 3 }),
    cbs("ResizeDisk", { DiskId, DiskSize: 500 }),
    cbs("ResizeDisk", { DiskId, DiskSize: 490 }, { refused: "InvalidParameterValue" }),
    cbs("ApplySnapshot", { DiskId, SnapshotId: "$snapshot" }, { refused: "InvalidParameterValue" }),
    cbs("ModifyDisksChargeType", { DiskIds, DiskChargePrepaid: { Period: 1 } }),
    cbs("ModifyDisksRenewFlag", { DiskIds, RenewFlag: "NOTIFY_AND_AUTO_RENEW" }),
    cbs(
      "DescribeDisks",
      { Filters: [{ Name: "disk-name", Values: ["site"] }], Offset: 0, Limit: 100 },
      {
        holds: {
          TotalCount: 1,
          "DiskSet.0.DiskSize": 500,
          "DiskSet.0.DiskBackupQuota": 3,
          "DiskSet.0.RenewFlag": "NOTIFY_AND_AUTO_RENEW",
          "DiskSet.0.Placement.ProjectId": 7,
          "DiskSet.0.Tags.0.Key": "team",
        },
      },
    ),
    cbs("AttachDisks", { DiskIds, InstanceId: "$machine" }),
    cbs("AttachDisks", { DiskIds, InstanceId: "$machine" }, { refused: "InvalidDisk.AlreadyBound" }),
    cbs("DescribeDisks", { DiskIds }, { holds: { "DiskSet.0.InstanceId": "$machine" } }),
    cbs("DetachDisks", { DiskIds, InstanceId: "$machine" }),
    cbs("TerminateDisks", { DiskIds }),
    cbs("DescribeDisks", { DiskIds }, { holds: { "DiskSet.0.DiskState": "TORECYCLE" } }),
    cbs("TerminateDisks", { DiskIds }),
    cbs("DescribeDisks", { DiskIds }, { holds: { TotalCount: 0 } }),
    cbs("TerminateDisks", { DiskIds }, { refused: "InvalidDiskId.NotFound" }),
  ];
}

function virtualMachines(): Step[] {
  const cvm = stepsOf("cvm");
  const InstanceIds = ["$vm"];
  const InstanceId = "$vm";
  const ForceStop = true;
  const VirtualPrivateCloud = { VpcId: "$machineNetwork", SubnetId: "$machineSubnet" };
  const prepaid = { InstanceChargeType: "PREPAID", InstanceChargePrepaid: { Period: 1 } };
  const asked = {
    Placement: { Zone: "ap-guangzhou-3", ProjectId: 0 },
    ImageId: "$image",
    InstanceType: "S5.MEDIUM2",
    InstanceName: "web",
    VirtualPrivateCloud,
    SystemDisk: { DiskType: "CLOUD_PREMIUM", DiskSize: 50 },
    DataDisks: [{ DiskType: "CLOUD_SSD", DiskSize: 20, DeleteWithInstance: true }],
    TagSpecification: [{ ResourceType: "instance", Tags: [{ Key: "team", Value: "shop" }] }],
    ClientToken: "machine",
  };
  return [
    cvm("RunInstances", asked, { keeps: { vm: "InstanceIdSet.0" } }),
    cvm("RunInstances", { ...asked, InstanceName: "site" }, { refused: "InvalidParameterConflict" }),
    cvm("ModifyInstancesAttribute", { InstanceIds, InstanceName: "site" }),
    cvm("ModifyInstancesProject", { InstanceIds, ProjectId: 7 }),
    cvm(
      "ResetInstancesType",
      { InstanceIds, InstanceType: "S5.LARGE8" },
      { refused: "UnsupportedOperation.InstanceStateRunning" },
    ),
    cvm("ResetInstancesType", { InstanceIds, InstanceType: "S5.LARGE8", ForceStop }),
    cvm("ResetInstancesPassword", { InstanceIds, Password: "Secret-123", ForceStop }),
    cvm("CreateKeyPair", { KeyName: "machines", ProjectId: 0 }, { keeps: { machineKey: "KeyPair.KeyId" } }),
    cvm("AssociateInstancesKeyPairs", { InstanceIds, KeyIds: ["$machineKey"], ForceStop }),
    cvm("ResizeInstanceDisks", { InstanceId, SystemDisk: { DiskSize: 80 }, ForceStop }),
    cvm("ModifyInstancesVpcAttribute", {
      InstanceIds,
      VirtualPrivateCloud: { ...VirtualPrivateCloud, PrivateIpAddresses: ["10.9.1.20"] },
    }),
    cvm("ResetInstancesInternetMaxBandwidth", { InstanceIds, InternetAccessible: { InternetMaxBandwidthOut: 5 } }),
    cvm("ModifyInstancesDisasterRecoverGroup", { InstanceIds, DisasterRecoverGroupIds: ["ps-1"] }),
    cvm("StopInstances", { InstanceIds, StopType: "SOFT_FIRST" }),
    cvm("StartInstances", { InstanceIds }),
    cvm("ResetInstance", { InstanceId, LoginSettings: { KeyIds: ["$machineKey"] } }),
    cvm("ModifyInstancesChargeType", { InstanceIds, ...prepaid }),
    cvm("ModifyInstancesRenewFlag", { InstanceIds, RenewFlag: "NOTIFY_AND_AUTO_RENEW" }),
    cvm(
      "DescribeInstances",
      { Filters: [{ Name: "instance-name", Values: ["site"] }], Offset: 0, Limit: 100 },
      {
        holds: {
          TotalCount: 1,
          "InstanceSet.0.InstanceType": "S5.LARGE8",
          "InstanceSet.0.PrivateIpAddresses.0": "10.9.1.20",
          "InstanceSet.0.RenewFlag": "NOTIFY_AND_AUTO_RENEW",
          "InstanceSet.0.Placement.ProjectId": 7,
          "InstanceSet.0.Tags.0.Key": "team",
        },
      },
    ),
    cvm(
      "DescribeInstancesAttributes",
      { InstanceIds, Attributes: ["UserData"] },
      { holds: { "InstanceSet.0.InstanceId": "$vm" } },
    ),
    {
      service: "vpc",
      action: "DescribeUsedIpAddress",
      params: { VpcId: "$machineNetwork", SubnetId: "$machineSubnet", IpAddresses: ["10.9.1.20"] },
      holds: { "IpAddressStates.0.ResourceId": "$vm" },
    },
    cvm("TerminateInstances", { InstanceIds }),
    cvm("DescribeInstances", { InstanceIds }, { holds: { "InstanceSet.0.InstanceState": "SHUTDOWN" } }),
    cvm("TerminateInstances", { InstanceIds }),
    cvm("DescribeInstances", { InstanceIds }, { holds: { TotalCount: 0 } }),
    cvm("TerminateInstances", { InstanceIds }, { refused: "InvalidInstanceId.NotFound" }),
  ];
}
