import { type Fields, field } from "@org/core-provider";
import { fixed } from "../../platform/field-facts.ts";
import { idForms } from "../../platform/object-id.ts";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { dataDisks, diskTypes } from "./instance-disk-fields.ts";

/** A property whose value only the creation sends, and which the platform does not return. */
const sentOnce = { emptyIsUnset: true, replaceOnChange: true, writeOnly: true, adoptedIfMissing: true } as const;
/** Whether traffic is charged: the platform returns nothing for a machine without a public address. */
export function hasCharge(internetChargeType: unknown): boolean {
  return internetChargeType !== undefined && internetChargeType !== "";
}

const reinstalls = "A change installs the operating system again, which deletes the content of the system disk.";

const placement = {
  availabilityZone: field.string({
    ...fixed,
    wire: "Placement.Zone",
    docs: "Availability zone, such as `ap-guangzhou-3`. Required unless `launchTemplateId` is set.",
  }),
  projectId: field.integer({
    computed: true,
    min: 0,
    wire: "Placement.ProjectId",
    docs: "ID of the project. 0 is the account's default project.",
  }),
  cdhHostId: field.string({
    ...fixed,
    wire: "Placement.HostId",
    docs: "ID of the dedicated host, `host-...`. Required with the charge type `CDHPAID`.",
  }),
  dedicatedClusterId: field.string({
    emptyIsUnset: true,
    replaceOnChange: true,
    docs: "ID of the dedicated cluster (CDC), `cluster-...`.",
  }),
  dedicatedResourcePackTenancy: field.string({
    ...sentOnce,
    knownValues: ["ResourcePool"],
    wire: "Placement.DedicatedResourcePackTenancy",
    docs: "How reserved resources are used.",
  }),
  dedicatedResourcePackIds: field.set(field.string({ docs: "An ID." }), {
    ...sentOnce,
    wire: "Placement.DedicatedResourcePackIds",
    docs: "IDs of the reserved resources, `rpp-...`. Requires `dedicatedResourcePackTenancy`.",
  }),
  placementGroupId: field.string({
    computed: true,
    changesWith: ["disasterRecoverGroupIds"],
    emptyIsUnset: true,
    docs: "ID of the placement group, `ps-...`. `disasterRecoverGroupIds` takes precedence.",
  }),
  disasterRecoverGroupIds: field.set(field.string({ docs: "An ID." }), {
    computed: true,
    changesWith: ["placementGroupId"],
    max: 3,
    docs: "IDs of the placement groups. The platform supports one at present.",
  }),
  partitionNumber: field.integer({
    computed: true,
    min: 1,
    max: 30,
    docs: "Number of the partition in the placement group. Requires `disasterRecoverGroupIds`.",
  }),
  hpcClusterId: field.string({ ...fixed, docs: "ID of the cluster for high-performance computing, `hpc-...`." }),
};

const machine = {
  instanceName: field.string({
    computed: true,
    emptyIsUnset: true,
    min: 2,
    max: 128,
    refuseChange: {
      because: "the platform accepts at most 60 characters in a changed name: shorten it",
      test: (_before, after) => String(after).length > 60,
    },
    docs: "Name of the machine: at most 128 characters at the creation, and at most 60 later. Defaults to a name of the platform.",
  }),
  hostname: field.string({
    computed: true,
    emptyIsUnset: true,
    writeOnly: true,
    adoptedIfMissing: true,
    min: 2,
    max: 60,
    wire: "HostName",
    docs: "Host name in the operating system. A change restarts the machine. The platform does not return it.",
  }),
  imageId: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: idForms.image,
    docs: `ID of the image, such as \`img-9qabwvbn\`: \`getImages\` lists them. Required unless \`launchTemplateId\` is set. ${reinstalls}`,
  }),
  instanceType: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: { match: /\./, says: "be a type of machine, such as S5.MEDIUM2" },
    docs: "Type of the machine, such as `S5.MEDIUM2`: `getInstanceTypes` lists those that a zone offers. A change stops and restarts the machine, which requires `forceStop` while it runs.",
  }),
  cdhInstanceType: field.string({
    computed: true,
    changesWith: ["instanceType"],
    emptyIsUnset: true,
    pattern: { match: /^CDH_/, says: "begin with CDH_" },
    docs: "Type of a machine on a dedicated host, such as `CDH_1C1G`. Required with the charge type `CDHPAID`.",
  }),
  cpuTopology: field.object(
    {
      coreCount: field.integer({ ...fixed, min: 0, wire: "CoreCount", docs: "Number of physical cores." }),
      threadPerCore: field.integer({
        ...fixed,
        min: 0,
        wire: "ThreadPerCore",
        docs: "Threads of a core: 1 turns hyper-threading off, 2 turns it on.",
      }),
    },
    { computed: true, replaceOnChange: true, docs: "Topology of the processors. Defaults to that of the type." },
  ),
  launchTemplateId: field.string({
    ...sentOnce,
    wire: "LaunchTemplate.LaunchTemplateId",
    docs: "ID of the launch template, `lt-...`. It provides properties that the program omits.",
  }),
  launchTemplateVersion: field.integer({
    ...sentOnce,
    wire: "LaunchTemplate.LaunchTemplateVersion",
    docs: "Version of the launch template. Defaults to its default version.",
  }),
  runningFlag: field.boolean({
    computed: true,
    docs: "Whether the machine runs. A change starts or stops it. Defaults to true.",
  }),
  stopType: field.string({
    local: true,
    knownValues: ["SOFT_FIRST", "HARD", "SOFT"],
    docs: "How `runningFlag` stops the machine: by the operating system, by force, or by force if that fails.",
  }),
  stoppedMode: field.string({
    local: true,
    knownValues: ["KEEP_CHARGING", "STOP_CHARGING"],
    docs: "Whether a stopped machine is charged. `STOP_CHARGING` releases its public address.",
  }),
  forceStop: field.boolean({
    local: true,
    default: false,
    docs: "Whether changes that require a stopped machine may stop and restart it: its type, password, key pairs and system disk.",
  }),
  disableApiTermination: field.boolean({
    computed: true,
    docs: "Whether the machine is protected from deletion. Set it to false and run `pulumi up` before you delete the resource.",
  }),
  userData: field.string({
    computed: true,
    emptyIsUnset: true,
    changesWith: ["userDataRaw"],
    docs: "Data for cloud-init, as base64: at most 16 KB decoded.",
  }),
  userDataRaw: field.string({
    computed: true,
    emptyIsUnset: true,
    changesWith: ["userData"],
    docs: "Data for cloud-init, as text. Use either this property or `userData`.",
  }),
  userDataReplaceOnChange: field.boolean({
    default: false,
    local: true,
    docs: "Whether a change of `userData` or `userDataRaw` replaces the machine. Otherwise the new data applies from the next start, by the rules of cloud-init.",
  }),
  camRoleName: field.string({
    computed: true,
    docs: "Name of the role that the machine assumes. An empty name removes it.",
  }),
};

const payment = {
  instanceChargeType: field.string({
    computed: true,
    emptyIsUnset: true,
    knownValues: ["POSTPAID_BY_HOUR", "PREPAID", "SPOTPAID", "CDHPAID", "CDCPAID", "UNDERWRITE"],
    refuseChange: {
      because:
        "the platform changes only between POSTPAID_BY_HOUR and PREPAID: restore it, or replace the resource with `--replace`",
      allowed: { POSTPAID_BY_HOUR: ["PREPAID"], PREPAID: ["POSTPAID_BY_HOUR"] },
      test: (before) => before !== undefined && before !== "",
    },
    docs: "How the machine is charged. Defaults to `POSTPAID_BY_HOUR`.",
  }),
  instanceChargeTypePrepaidPeriod: field.integer({
    writeOnly: true,
    adoptedIfMissing: true,
    wire: "InstanceChargePrepaid.Period",
    docs: "Months to pay in advance: 1 to 12, 24, 36, 48 or 60. Required with `PREPAID`. A change buys that many additional months.",
  }),
  instanceChargeTypePrepaidRenewFlag: field.string({
    computed: true,
    changesWith: ["instanceChargeType"],
    knownValues: ["NOTIFY_AND_AUTO_RENEW", "NOTIFY_AND_MANUAL_RENEW", "DISABLE_NOTIFY_AND_MANUAL_RENEW"],
    wire: "InstanceChargePrepaid.RenewFlag",
    docs: "What happens when the prepaid period ends: an automatic renewal, a notice, or neither. Defaults to `NOTIFY_AND_MANUAL_RENEW`.",
  }),
  spotInstanceType: field.string({
    ...sentOnce,
    knownValues: ["ONE-TIME"],
    wire: "InstanceMarketOptions.SpotOptions.SpotInstanceType",
    docs: "Type of the spot request, for the charge type `SPOTPAID`.",
  }),
  spotMaxPrice: field.string({
    ...sentOnce,
    pattern: { match: /^\d+(\.\d+)?$/, says: "be a number, such as 0.5" },
    wire: "InstanceMarketOptions.SpotOptions.MaxPrice",
    docs: "Highest price by the hour, as a text, for the charge type `SPOTPAID`.",
  }),
};

const network = {
  vpcId: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: idForms.vpc,
    wire: "VirtualPrivateCloud.VpcId",
    docs: "ID of the private network. Defaults to the default network. A change stops and restarts the machine.",
  }),
  subnetId: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: idForms.subnet,
    changesWith: ["vpcId"],
    wire: "VirtualPrivateCloud.SubnetId",
    docs: "ID of the subnet. A change stops and restarts the machine.",
  }),
  privateIp: field.string({
    computed: true,
    emptyIsUnset: true,
    changesWith: ["vpcId", "subnetId"],
    wire: "VirtualPrivateCloud.PrivateIp",
    docs: "Private address in the subnet. Defaults to a free one. A change stops and restarts the machine.",
  }),
  ipv6AddressCount: field.integer({
    ...fixed,
    min: 0,
    wire: "VirtualPrivateCloud.Ipv6AddressCount",
    docs: "Number of IPv6 addresses. Requires `vpcId`.",
  }),
  ipv6AddressType: field.string({
    ...fixed,
    knownValues: ["EIPv6", "HighQualityEIPv6"],
    wire: "InternetAccessible.IPv6AddressType",
    docs: "Type of the public IPv6 addresses.",
  }),
  allocatePublicIp: field.boolean({
    default: false,
    replaceOnChange: true,
    wire: "InternetAccessible.PublicIpAssigned",
    docs: "Whether the machine gets a public address, which is lost with it: prefer `Eip`. Requires `internetMaxBandwidthOut`.",
  }),
  internetChargeType: field.string({
    ...fixed,
    replaceOnChange: { when: "its traffic is charged already", test: (before) => hasCharge(before) },
    changesWith: ["internetMaxBandwidthOut"],
    knownValues: ["BANDWIDTH_PREPAID", "BANDWIDTH_POSTPAID_BY_HOUR", "BANDWIDTH_PACKAGE", "TRAFFIC_POSTPAID_BY_HOUR"],
    wire: "InternetAccessible.InternetChargeType",
    docs: "How traffic is charged.",
  }),
  internetMaxBandwidthOut: field.integer({
    computed: true,
    min: 0,
    wire: "InternetAccessible.InternetMaxBandwidthOut",
    docs: "Maximum outbound bandwidth, in Mbit/s. It cannot be changed with `BANDWIDTH_PREPAID`. Defaults to 0.",
  }),
  bandwidthPackageId: field.string({
    ...sentOnce,
    wire: "InternetAccessible.BandwidthPackageId",
    docs: "ID of the bandwidth package, `bwp-...`. The platform does not return it.",
  }),
  ipv4AddressType: field.string({
    ...fixed,
    knownValues: ["WanIP", "HighQualityEIP", "AntiDDoSEIP"],
    wire: "InternetAccessible.IPv4AddressType",
    docs: "Type of the public address.",
  }),
  antiDdosPackageId: field.string({
    ...fixed,
    wire: "InternetAccessible.AntiDDoSPackageId",
    docs: "ID of the Anti-DDoS package. Required with the address type `AntiDDoSEIP`.",
  }),
  orderlySecurityGroups: field.list(field.string({ docs: "An ID.", pattern: idForms.securityGroup }), {
    computed: true,
    wire: "SecurityGroupIds",
    docs: "IDs of the security groups. Their order is their priority.",
  }),
};

const disks = {
  systemDiskType: field.string({
    computed: true,
    emptyIsUnset: true,
    knownValues: diskTypes,
    wire: "SystemDisk.DiskType",
    docs: "Type of the system disk. A change moves its data, and requires `forceStop` while the machine runs.",
  }),
  systemDiskSize: field.integer({
    computed: true,
    min: 1,
    refuseChange: {
      because: "a disk can only grow: restore the size, or replace the machine with `--replace`, which loses the data",
      test: (before, after) => Number(after) < Number(before),
    },
    wire: "SystemDisk.DiskSize",
    docs: "Size of the system disk in GB. It can only grow, which requires `forceStop` or `systemDiskResizeOnline` while the machine runs. Defaults to 50, or 20 for some images.",
  }),
  systemDiskName: field.string({
    computed: true,
    emptyIsUnset: true,
    max: 60,
    wire: "SystemDisk.DiskName",
    docs: "Name of the system disk.",
  }),
  systemDiskId: field.string({
    computed: true,
    ignored: true,
    wire: "SystemDisk.DiskId",
    docs: "ID of the system disk, `disk-...`.",
  }),
  systemDiskEncrypt: field.boolean({
    ...fixed,
    wire: "SystemDisk.Encrypt",
    docs: "Whether the system disk is encrypted.",
  }),
  systemDiskKmsKeyId: field.string({
    ...fixed,
    wire: "SystemDisk.KmsKeyId",
    docs: "ID of the key in the Key Management Service for the system disk.",
  }),
  systemDiskResizeOnline: field.boolean({
    local: true,
    docs: "Whether the system disk may be enlarged while the machine runs.",
  }),
  dataDisks,
};

const login = {
  keyIds: field.set(field.string({ docs: "An ID.", pattern: idForms.keyPair }), {
    computed: true,
    wire: "LoginSettings.KeyIds",
    docs: "IDs of the SSH key pairs. A change requires `forceStop` while the machine runs. Windows does not support them.",
  }),
  password: field.string({
    secret: true,
    writeOnly: true,
    emptyIsUnset: true,
    min: 8,
    max: 30,
    wire: "LoginSettings.Password",
    docs: "Password of the administrator. A change requires `forceStop` while the machine runs. Linux: 8 to 30 characters of two kinds; Windows: 12 to 30 of three kinds.",
  }),
  keepImageLogin: field.boolean({
    computed: true,
    writeOnly: true,
    adoptedIfMissing: true,
    wire: "LoginSettings.KeepImageLogin",
    docs: `Whether users sign in as in the image, which must not be public. ${reinstalls}`,
  }),
};

const service = (wire: string, what: string) =>
  field.boolean({
    default: false,
    writeOnly: true,
    adoptedIfMissing: true,
    wire: `EnhancedService.${wire}.Enabled`,
    docs: `Whether to install the machine without ${what}. ${reinstalls}`,
  });

const services = {
  disableSecurityService: service("SecurityService", "the platform's security agent"),
  disableMonitorService: service("MonitorService", "the platform's monitoring agent"),
  disableAutomationService: service("AutomationService", "the platform's agent that runs commands"),
};

const deletion = {
  forceDelete: field.boolean({
    default: false,
    local: true,
    docs: "Whether a deletion also removes a prepaid machine from the recycle bin. Otherwise it stays there until it expires.",
  }),
  releaseAddress: field.boolean({
    local: true,
    docs: "Whether a deletion also releases the first elastic IP address, of a type that the platform supports.",
  }),
  forceReplacePlacementGroupId: field.boolean({
    local: true,
    docs: "Whether the machine may move to another host to join `placementGroupId`, which restarts it.",
  }),
};

const outputs = {
  instanceStatus: field.string({
    output: true,
    changesWith: ["runningFlag"],
    wire: "InstanceState",
    docs: "Status of the machine, such as `RUNNING` or `STOPPED`. `SHUTDOWN` is a prepaid machine in the recycle bin.",
  }),
  publicIp: field.string({
    output: true,
    changesWith: ["runningFlag", "vpcId", "subnetId", "internetMaxBandwidthOut"],
    docs: "Public address of the machine; empty without one.",
  }),
  publicIpv6Addresses: field.list(field.string({ docs: "An address." }), {
    output: true,
    changesWith: ["vpcId", "subnetId"],
    wire: "PublicIPv6Addresses",
    docs: "Public IPv6 addresses.",
  }),
  ipv6Addresses: field.list(field.string({ docs: "An address." }), {
    output: true,
    changesWith: ["vpcId", "subnetId"],
    wire: "IPv6Addresses",
    docs: "IPv6 addresses.",
  }),
  cpu: field.integer({
    output: true,
    changesWith: ["instanceType", "cdhInstanceType"],
    wire: "CPU",
    docs: "Number of virtual processors.",
  }),
  memory: field.integer({ output: true, changesWith: ["instanceType", "cdhInstanceType"], docs: "Memory, in GB." }),
  osName: field.string({ output: true, changesWith: ["imageId"], docs: "Name of the operating system." }),
  uuid: field.string({ output: true, docs: "Unique ID of the machine." }),
  rackId: field.string({ output: true, wire: "Placement.RackId", docs: "ID of the rack." }),
  createTime: field.string({ output: true, wire: "CreatedTime", docs: "Creation time, in UTC." }),
  expiredTime: field.string({
    output: true,
    changesWith: ["instanceChargeType", "instanceChargeTypePrepaidPeriod"],
    docs: "Time at which a prepaid machine expires, in UTC.",
  }),
};

/** The properties of a machine. */
export const instanceFields = withWireNames({
  ...machine,
  ...placement,
  ...payment,
  ...network,
  ...disks,
  ...login,
  ...services,
  ...deletion,
  tags: tagsField,
  ...outputs,
} satisfies Fields);
