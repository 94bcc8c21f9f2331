// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/machines.ts";
import * as utilities from "./utilities.ts";

/**
 * A virtual machine with the disks that are bought with it. Some changes stop and restart the machine or reinstall its operating system, and some replace it with another one; the preview warns about each. Use `Eip`, `CbsStorage` and `CbsStorageAttachment` for addresses and data that must outlive the machine. A deleted prepaid machine stays in the platform's recycle bin until it expires, unless `forceDelete` is set.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const web = new cloudprov.Instance("web", {
 *     instanceName: "web",
 *     availabilityZone: "ap-guangzhou-3",
 *     imageId: config.require("imageId"),
 *     instanceType: "S5.MEDIUM2",
 *     vpcId: config.require("vpcId"),
 *     subnetId: config.require("subnetId"),
 *     systemDiskType: "CLOUD_PREMIUM",
 *     systemDiskSize: 50,
 *     tags: { team: "shop" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<machine ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/instance:Instance example ins-2qol3a80
 * ```
 */
export class Instance extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/instance:Instance";

  /**
   * Looks up an existing object.
   *
   * @param name Name of the resulting resource in the program.
   * @param id ID of the object.
   * @param state State used to look up the object.
   * @param opts Options of the resource.
   */
  public static get(
    name: string,
    id: pulumi.Input<pulumi.ID>,
    state?: InstanceState,
    opts?: pulumi.CustomResourceOptions,
  ): Instance {
    return new Instance(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of Instance, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is Instance {
    return utilities.isInstance(obj, Instance.__pulumiType);
  }

  /** Name of the machine: at most 128 characters at the creation, and at most 60 later. Defaults to a name of the platform. */
  declare public readonly instanceName: pulumi.Output<string>;

  /** Host name in the operating system. A change restarts the machine. The platform does not return it. */
  declare public readonly hostname: pulumi.Output<string>;

  /** ID of the image, such as `img-9qabwvbn`: `getImages` lists them. Required unless `launchTemplateId` is set. A change reinstalls the operating system, which deletes the content of the system disk. */
  declare public readonly imageId: pulumi.Output<string>;

  /** Type of the machine, such as `S5.MEDIUM2`: `getInstanceTypes` lists those that a zone offers. A change stops and restarts the machine, which requires `forceStop` while it runs. */
  declare public readonly instanceType: pulumi.Output<string>;

  /** Type of a machine on a dedicated host, such as `CDH_1C1G`. Required with the charge type `CDHPAID`. */
  declare public readonly cdhInstanceType: pulumi.Output<string>;

  /** Topology of the processors. Defaults to that of the type. */
  declare public readonly cpuTopology: pulumi.Output<types.output.InstanceCpuTopology>;

  /** ID of the launch template, `lt-...`. It provides properties that the program omits. */
  declare public readonly launchTemplateId: pulumi.Output<string | undefined>;

  /** Version of the launch template. Defaults to its default version. */
  declare public readonly launchTemplateVersion: pulumi.Output<number | undefined>;

  /** Whether the machine runs. A change starts or stops it. Defaults to true. */
  declare public readonly runningFlag: pulumi.Output<boolean>;

  /** How `runningFlag` stops the machine: by the operating system, by force, or by force if that fails. */
  declare public readonly stopType: pulumi.Output<string | undefined>;

  /** Whether a stopped machine is charged. `STOP_CHARGING` releases its public address. */
  declare public readonly stoppedMode: pulumi.Output<string | undefined>;

  /** Whether changes that require a stopped machine may stop and restart it: its type, password, key pairs and system disk. */
  declare public readonly forceStop: pulumi.Output<boolean>;

  /** Whether the machine is protected from deletion. Set it to false and run `pulumi up` before you delete the resource. */
  declare public readonly disableApiTermination: pulumi.Output<boolean>;

  /** Data for cloud-init, as base64: at most 16 KB decoded. */
  declare public readonly userData: pulumi.Output<string>;

  /** Data for cloud-init, as text. Use either this property or `userData`. */
  declare public readonly userDataRaw: pulumi.Output<string>;

  /** Whether a change of `userData` or `userDataRaw` replaces the machine. Otherwise the new data applies from the next start, by the rules of cloud-init. */
  declare public readonly userDataReplaceOnChange: pulumi.Output<boolean>;

  /** Name of the role that the machine assumes. An empty name removes it. */
  declare public readonly camRoleName: pulumi.Output<string>;

  /** Availability zone, such as `ap-guangzhou-3`. Required unless `launchTemplateId` is set. */
  declare public readonly availabilityZone: pulumi.Output<string>;

  /** ID of the project. 0 is the account's default project. */
  declare public readonly projectId: pulumi.Output<number>;

  /** ID of the dedicated host, `host-...`. Required with the charge type `CDHPAID`. */
  declare public readonly cdhHostId: pulumi.Output<string>;

  /** ID of the dedicated cluster (CDC), `cluster-...`. */
  declare public readonly dedicatedClusterId: pulumi.Output<string | undefined>;

  /** How reserved resources are used. */
  declare public readonly dedicatedResourcePackTenancy: pulumi.Output<string | undefined>;

  /** IDs of the reserved resources, `rpp-...`. Requires `dedicatedResourcePackTenancy`. */
  declare public readonly dedicatedResourcePackIds: pulumi.Output<string[] | undefined>;

  /** ID of the placement group, `ps-...`. `disasterRecoverGroupIds` takes precedence. */
  declare public readonly placementGroupId: pulumi.Output<string>;

  /** IDs of the placement groups. The platform supports one at present. */
  declare public readonly disasterRecoverGroupIds: pulumi.Output<string[]>;

  /** Number of the partition in the placement group. Requires `disasterRecoverGroupIds`. */
  declare public readonly partitionNumber: pulumi.Output<number>;

  /** ID of the cluster for high-performance computing, `hpc-...`. */
  declare public readonly hpcClusterId: pulumi.Output<string>;

  /** How the machine is charged. Defaults to `POSTPAID_BY_HOUR`. */
  declare public readonly instanceChargeType: pulumi.Output<string>;

  /** Months to pay in advance: 1 to 12, 24, 36, 48 or 60. Required with `PREPAID`. A change buys that many additional months. */
  declare public readonly instanceChargeTypePrepaidPeriod: pulumi.Output<number | undefined>;

  /** What happens when the prepaid period ends: an automatic renewal, a notice, or neither. Defaults to `NOTIFY_AND_MANUAL_RENEW`. */
  declare public readonly instanceChargeTypePrepaidRenewFlag: pulumi.Output<string>;

  /** Type of the spot request, for the charge type `SPOTPAID`. */
  declare public readonly spotInstanceType: pulumi.Output<string | undefined>;

  /** Highest price by the hour, as a text, for the charge type `SPOTPAID`. */
  declare public readonly spotMaxPrice: pulumi.Output<string | undefined>;

  /** ID of the private network. Defaults to the default network. A change stops and restarts the machine. */
  declare public readonly vpcId: pulumi.Output<string>;

  /** ID of the subnet. A change stops and restarts the machine. */
  declare public readonly subnetId: pulumi.Output<string>;

  /** Private address in the subnet. Defaults to a free one. A change stops and restarts the machine. */
  declare public readonly privateIp: pulumi.Output<string>;

  /** Number of IPv6 addresses. Requires `vpcId`. */
  declare public readonly ipv6AddressCount: pulumi.Output<number>;

  /** Type of the public IPv6 addresses. */
  declare public readonly ipv6AddressType: pulumi.Output<string>;

  /** Whether the machine gets a public address, which is lost with it: prefer `Eip`. Requires `internetMaxBandwidthOut`. */
  declare public readonly allocatePublicIp: pulumi.Output<boolean>;

  /** How traffic is charged. */
  declare public readonly internetChargeType: pulumi.Output<string>;

  /** Maximum outbound bandwidth, in Mbit/s. It cannot be changed with `BANDWIDTH_PREPAID`. Defaults to 0. */
  declare public readonly internetMaxBandwidthOut: pulumi.Output<number>;

  /** ID of the bandwidth package, `bwp-...`. The platform does not return it. */
  declare public readonly bandwidthPackageId: pulumi.Output<string | undefined>;

  /** Type of the public address. */
  declare public readonly ipv4AddressType: pulumi.Output<string>;

  /** ID of the Anti-DDoS package. Required with the address type `AntiDDoSEIP`. */
  declare public readonly antiDdosPackageId: pulumi.Output<string>;

  /** IDs of the security groups. Their order is their priority. */
  declare public readonly orderlySecurityGroups: pulumi.Output<string[]>;

  /** Type of the system disk. A change moves its data, and requires `forceStop` while the machine runs. */
  declare public readonly systemDiskType: pulumi.Output<string>;

  /** Size of the system disk in GB. It can only grow, which requires `forceStop` or `systemDiskResizeOnline` while the machine runs. Defaults to 50, or 20 for some images. */
  declare public readonly systemDiskSize: pulumi.Output<number>;

  /** Name of the system disk. */
  declare public readonly systemDiskName: pulumi.Output<string>;

  /** ID of the system disk, `disk-...`. */
  declare public readonly systemDiskId: pulumi.Output<string>;

  /** Whether the system disk is encrypted. */
  declare public readonly systemDiskEncrypt: pulumi.Output<boolean>;

  /** ID of the key in the Key Management Service for the system disk. */
  declare public readonly systemDiskKmsKeyId: pulumi.Output<string>;

  /** Whether the system disk may be enlarged while the machine runs. */
  declare public readonly systemDiskResizeOnline: pulumi.Output<boolean | undefined>;

  /** Data disks that are bought with the machine. Disks that `CbsStorageAttachment` attaches are not part of the list, and neither are local disks. A disk whose `deleteWithInstance` is false can also be found as a `CbsStorage`: manage it in one of the two. Adding or removing an element replaces the machine: prefer `CbsStorage` for disks whose data must stay. */
  declare public readonly dataDisks: pulumi.Output<types.output.InstanceDataDisk[]>;

  /** IDs of the SSH key pairs. A change requires `forceStop` while the machine runs. Windows does not support them. */
  declare public readonly keyIds: pulumi.Output<string[]>;

  /** Password of the administrator. A change requires `forceStop` while the machine runs. Linux: 8 to 30 characters of two kinds; Windows: 12 to 30 of three kinds. */
  declare public readonly password: pulumi.Output<string | undefined>;

  /** Whether users sign in as in the image, which must not be public. A change reinstalls the operating system, which deletes the content of the system disk. */
  declare public readonly keepImageLogin: pulumi.Output<boolean>;

  /** Whether to install the machine without the platform's security agent. A change reinstalls the operating system, which deletes the content of the system disk. */
  declare public readonly disableSecurityService: pulumi.Output<boolean>;

  /** Whether to install the machine without the platform's monitoring agent. A change reinstalls the operating system, which deletes the content of the system disk. */
  declare public readonly disableMonitorService: pulumi.Output<boolean>;

  /** Whether to install the machine without the platform's agent that runs commands. A change reinstalls the operating system, which deletes the content of the system disk. */
  declare public readonly disableAutomationService: pulumi.Output<boolean>;

  /** Whether a deletion also removes a prepaid machine from the recycle bin. Otherwise it stays there until it expires. */
  declare public readonly forceDelete: pulumi.Output<boolean>;

  /** Whether a deletion also releases the first elastic IP address, of a type that the platform supports. */
  declare public readonly releaseAddress: pulumi.Output<boolean | undefined>;

  /** Whether the machine may move to another host to join `placementGroupId`, which restarts it. */
  declare public readonly forceReplacePlacementGroupId: pulumi.Output<boolean | undefined>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Status of the machine, such as `RUNNING` or `STOPPED`. `SHUTDOWN` is a prepaid machine in the recycle bin. */
  declare public readonly instanceStatus: pulumi.Output<string>;

  /** Public address of the machine; empty without one. */
  declare public readonly publicIp: pulumi.Output<string>;

  /** Public IPv6 addresses. */
  declare public readonly publicIpv6Addresses: pulumi.Output<string[]>;

  /** IPv6 addresses. */
  declare public readonly ipv6Addresses: pulumi.Output<string[]>;

  /** Number of virtual processors. */
  declare public readonly cpu: pulumi.Output<number>;

  /** Memory, in GB. */
  declare public readonly memory: pulumi.Output<number>;

  /** Name of the operating system. */
  declare public readonly osName: pulumi.Output<string>;

  /** Unique ID of the machine. */
  declare public readonly uuid: pulumi.Output<string>;

  /** ID of the rack. */
  declare public readonly rackId: pulumi.Output<string>;

  /** Creation time, in UTC. */
  declare public readonly createTime: pulumi.Output<string>;

  /** Time at which a prepaid machine expires, in UTC. */
  declare public readonly expiredTime: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly instanceId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   */
  public constructor(name: string, args?: InstanceArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: InstanceArgs | InstanceState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as InstanceState | undefined;
      inputs["instanceName"] = state?.instanceName;
      inputs["hostname"] = state?.hostname;
      inputs["imageId"] = state?.imageId;
      inputs["instanceType"] = state?.instanceType;
      inputs["cdhInstanceType"] = state?.cdhInstanceType;
      inputs["cpuTopology"] = state?.cpuTopology;
      inputs["launchTemplateId"] = state?.launchTemplateId;
      inputs["launchTemplateVersion"] = state?.launchTemplateVersion;
      inputs["runningFlag"] = state?.runningFlag;
      inputs["stopType"] = state?.stopType;
      inputs["stoppedMode"] = state?.stoppedMode;
      inputs["forceStop"] = state?.forceStop;
      inputs["disableApiTermination"] = state?.disableApiTermination;
      inputs["userData"] = state?.userData;
      inputs["userDataRaw"] = state?.userDataRaw;
      inputs["userDataReplaceOnChange"] = state?.userDataReplaceOnChange;
      inputs["camRoleName"] = state?.camRoleName;
      inputs["availabilityZone"] = state?.availabilityZone;
      inputs["projectId"] = state?.projectId;
      inputs["cdhHostId"] = state?.cdhHostId;
      inputs["dedicatedClusterId"] = state?.dedicatedClusterId;
      inputs["dedicatedResourcePackTenancy"] = state?.dedicatedResourcePackTenancy;
      inputs["dedicatedResourcePackIds"] = state?.dedicatedResourcePackIds;
      inputs["placementGroupId"] = state?.placementGroupId;
      inputs["disasterRecoverGroupIds"] = state?.disasterRecoverGroupIds;
      inputs["partitionNumber"] = state?.partitionNumber;
      inputs["hpcClusterId"] = state?.hpcClusterId;
      inputs["instanceChargeType"] = state?.instanceChargeType;
      inputs["instanceChargeTypePrepaidPeriod"] = state?.instanceChargeTypePrepaidPeriod;
      inputs["instanceChargeTypePrepaidRenewFlag"] = state?.instanceChargeTypePrepaidRenewFlag;
      inputs["spotInstanceType"] = state?.spotInstanceType;
      inputs["spotMaxPrice"] = state?.spotMaxPrice;
      inputs["vpcId"] = state?.vpcId;
      inputs["subnetId"] = state?.subnetId;
      inputs["privateIp"] = state?.privateIp;
      inputs["ipv6AddressCount"] = state?.ipv6AddressCount;
      inputs["ipv6AddressType"] = state?.ipv6AddressType;
      inputs["allocatePublicIp"] = state?.allocatePublicIp;
      inputs["internetChargeType"] = state?.internetChargeType;
      inputs["internetMaxBandwidthOut"] = state?.internetMaxBandwidthOut;
      inputs["bandwidthPackageId"] = state?.bandwidthPackageId;
      inputs["ipv4AddressType"] = state?.ipv4AddressType;
      inputs["antiDdosPackageId"] = state?.antiDdosPackageId;
      inputs["orderlySecurityGroups"] = state?.orderlySecurityGroups;
      inputs["systemDiskType"] = state?.systemDiskType;
      inputs["systemDiskSize"] = state?.systemDiskSize;
      inputs["systemDiskName"] = state?.systemDiskName;
      inputs["systemDiskId"] = state?.systemDiskId;
      inputs["systemDiskEncrypt"] = state?.systemDiskEncrypt;
      inputs["systemDiskKmsKeyId"] = state?.systemDiskKmsKeyId;
      inputs["systemDiskResizeOnline"] = state?.systemDiskResizeOnline;
      inputs["dataDisks"] = state?.dataDisks;
      inputs["keyIds"] = state?.keyIds;
      inputs["password"] = state?.password;
      inputs["keepImageLogin"] = state?.keepImageLogin;
      inputs["disableSecurityService"] = state?.disableSecurityService;
      inputs["disableMonitorService"] = state?.disableMonitorService;
      inputs["disableAutomationService"] = state?.disableAutomationService;
      inputs["forceDelete"] = state?.forceDelete;
      inputs["releaseAddress"] = state?.releaseAddress;
      inputs["forceReplacePlacementGroupId"] = state?.forceReplacePlacementGroupId;
      inputs["tags"] = state?.tags;
      inputs["instanceStatus"] = state?.instanceStatus;
      inputs["publicIp"] = state?.publicIp;
      inputs["publicIpv6Addresses"] = state?.publicIpv6Addresses;
      inputs["ipv6Addresses"] = state?.ipv6Addresses;
      inputs["cpu"] = state?.cpu;
      inputs["memory"] = state?.memory;
      inputs["osName"] = state?.osName;
      inputs["uuid"] = state?.uuid;
      inputs["rackId"] = state?.rackId;
      inputs["createTime"] = state?.createTime;
      inputs["expiredTime"] = state?.expiredTime;
      inputs["instanceId"] = state?.instanceId;
    } else {
      const args = argsOrState as InstanceArgs | undefined;
      inputs["instanceName"] = args?.instanceName;
      inputs["hostname"] = args?.hostname;
      inputs["imageId"] = args?.imageId;
      inputs["instanceType"] = args?.instanceType;
      inputs["cdhInstanceType"] = args?.cdhInstanceType;
      inputs["cpuTopology"] = args?.cpuTopology;
      inputs["launchTemplateId"] = args?.launchTemplateId;
      inputs["launchTemplateVersion"] = args?.launchTemplateVersion;
      inputs["runningFlag"] = args?.runningFlag;
      inputs["stopType"] = args?.stopType;
      inputs["stoppedMode"] = args?.stoppedMode;
      inputs["forceStop"] = args?.forceStop;
      inputs["disableApiTermination"] = args?.disableApiTermination;
      inputs["userData"] = args?.userData;
      inputs["userDataRaw"] = args?.userDataRaw;
      inputs["userDataReplaceOnChange"] = args?.userDataReplaceOnChange;
      inputs["camRoleName"] = args?.camRoleName;
      inputs["availabilityZone"] = args?.availabilityZone;
      inputs["projectId"] = args?.projectId;
      inputs["cdhHostId"] = args?.cdhHostId;
      inputs["dedicatedClusterId"] = args?.dedicatedClusterId;
      inputs["dedicatedResourcePackTenancy"] = args?.dedicatedResourcePackTenancy;
      inputs["dedicatedResourcePackIds"] = args?.dedicatedResourcePackIds;
      inputs["placementGroupId"] = args?.placementGroupId;
      inputs["disasterRecoverGroupIds"] = args?.disasterRecoverGroupIds;
      inputs["partitionNumber"] = args?.partitionNumber;
      inputs["hpcClusterId"] = args?.hpcClusterId;
      inputs["instanceChargeType"] = args?.instanceChargeType;
      inputs["instanceChargeTypePrepaidPeriod"] = args?.instanceChargeTypePrepaidPeriod;
      inputs["instanceChargeTypePrepaidRenewFlag"] = args?.instanceChargeTypePrepaidRenewFlag;
      inputs["spotInstanceType"] = args?.spotInstanceType;
      inputs["spotMaxPrice"] = args?.spotMaxPrice;
      inputs["vpcId"] = args?.vpcId;
      inputs["subnetId"] = args?.subnetId;
      inputs["privateIp"] = args?.privateIp;
      inputs["ipv6AddressCount"] = args?.ipv6AddressCount;
      inputs["ipv6AddressType"] = args?.ipv6AddressType;
      inputs["allocatePublicIp"] = args?.allocatePublicIp;
      inputs["internetChargeType"] = args?.internetChargeType;
      inputs["internetMaxBandwidthOut"] = args?.internetMaxBandwidthOut;
      inputs["bandwidthPackageId"] = args?.bandwidthPackageId;
      inputs["ipv4AddressType"] = args?.ipv4AddressType;
      inputs["antiDdosPackageId"] = args?.antiDdosPackageId;
      inputs["orderlySecurityGroups"] = args?.orderlySecurityGroups;
      inputs["systemDiskType"] = args?.systemDiskType;
      inputs["systemDiskSize"] = args?.systemDiskSize;
      inputs["systemDiskName"] = args?.systemDiskName;
      inputs["systemDiskId"] = args?.systemDiskId;
      inputs["systemDiskEncrypt"] = args?.systemDiskEncrypt;
      inputs["systemDiskKmsKeyId"] = args?.systemDiskKmsKeyId;
      inputs["systemDiskResizeOnline"] = args?.systemDiskResizeOnline;
      inputs["dataDisks"] = args?.dataDisks;
      inputs["keyIds"] = args?.keyIds;
      inputs["password"] = utilities.secret(args?.password);
      inputs["keepImageLogin"] = args?.keepImageLogin;
      inputs["disableSecurityService"] = args?.disableSecurityService;
      inputs["disableMonitorService"] = args?.disableMonitorService;
      inputs["disableAutomationService"] = args?.disableAutomationService;
      inputs["forceDelete"] = args?.forceDelete;
      inputs["releaseAddress"] = args?.releaseAddress;
      inputs["forceReplacePlacementGroupId"] = args?.forceReplacePlacementGroupId;
      inputs["tags"] = args?.tags;
      inputs["instanceId"] = args?.instanceId;
      inputs["instanceStatus"] = undefined;
      inputs["publicIp"] = undefined;
      inputs["publicIpv6Addresses"] = undefined;
      inputs["ipv6Addresses"] = undefined;
      inputs["cpu"] = undefined;
      inputs["memory"] = undefined;
      inputs["osName"] = undefined;
      inputs["uuid"] = undefined;
      inputs["rackId"] = undefined;
      inputs["createTime"] = undefined;
      inputs["expiredTime"] = undefined;
      utilities.forwardUnknown(inputs, args);
    }
    super(Instance.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["password"] }));
  }
}

/** State that `Instance.get` uses to look up an object. */
export interface InstanceState {
  /** Name of the machine: at most 128 characters at the creation, and at most 60 later. Defaults to a name of the platform. */
  instanceName?: pulumi.Input<string | undefined>;
  /** Host name in the operating system. A change restarts the machine. The platform does not return it. */
  hostname?: pulumi.Input<string | undefined>;
  /** ID of the image, such as `img-9qabwvbn`: `getImages` lists them. Required unless `launchTemplateId` is set. A change reinstalls the operating system, which deletes the content of the system disk. */
  imageId?: pulumi.Input<string | undefined>;
  /** Type of the machine, such as `S5.MEDIUM2`: `getInstanceTypes` lists those that a zone offers. A change stops and restarts the machine, which requires `forceStop` while it runs. */
  instanceType?: pulumi.Input<string | undefined>;
  /** Type of a machine on a dedicated host, such as `CDH_1C1G`. Required with the charge type `CDHPAID`. */
  cdhInstanceType?: pulumi.Input<string | undefined>;
  /** Topology of the processors. Defaults to that of the type. */
  cpuTopology?: pulumi.Input<types.input.InstanceCpuTopology | undefined>;
  /** ID of the launch template, `lt-...`. It provides properties that the program omits. */
  launchTemplateId?: pulumi.Input<string | undefined>;
  /** Version of the launch template. Defaults to its default version. */
  launchTemplateVersion?: pulumi.Input<number | undefined>;
  /** Whether the machine runs. A change starts or stops it. Defaults to true. */
  runningFlag?: pulumi.Input<boolean | undefined>;
  /** How `runningFlag` stops the machine: by the operating system, by force, or by force if that fails. */
  stopType?: pulumi.Input<string | undefined>;
  /** Whether a stopped machine is charged. `STOP_CHARGING` releases its public address. */
  stoppedMode?: pulumi.Input<string | undefined>;
  /** Whether changes that require a stopped machine may stop and restart it: its type, password, key pairs and system disk. */
  forceStop?: pulumi.Input<boolean | undefined>;
  /** Whether the machine is protected from deletion. Set it to false and run `pulumi up` before you delete the resource. */
  disableApiTermination?: pulumi.Input<boolean | undefined>;
  /** Data for cloud-init, as base64: at most 16 KB decoded. */
  userData?: pulumi.Input<string | undefined>;
  /** Data for cloud-init, as text. Use either this property or `userData`. */
  userDataRaw?: pulumi.Input<string | undefined>;
  /** Whether a change of `userData` or `userDataRaw` replaces the machine. Otherwise the new data applies from the next start, by the rules of cloud-init. */
  userDataReplaceOnChange?: pulumi.Input<boolean | undefined>;
  /** Name of the role that the machine assumes. An empty name removes it. */
  camRoleName?: pulumi.Input<string | undefined>;
  /** Availability zone, such as `ap-guangzhou-3`. Required unless `launchTemplateId` is set. */
  availabilityZone?: pulumi.Input<string | undefined>;
  /** ID of the project. 0 is the account's default project. */
  projectId?: pulumi.Input<number | undefined>;
  /** ID of the dedicated host, `host-...`. Required with the charge type `CDHPAID`. */
  cdhHostId?: pulumi.Input<string | undefined>;
  /** ID of the dedicated cluster (CDC), `cluster-...`. */
  dedicatedClusterId?: pulumi.Input<string | undefined>;
  /** How reserved resources are used. */
  dedicatedResourcePackTenancy?: pulumi.Input<string | undefined>;
  /** IDs of the reserved resources, `rpp-...`. Requires `dedicatedResourcePackTenancy`. */
  dedicatedResourcePackIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** ID of the placement group, `ps-...`. `disasterRecoverGroupIds` takes precedence. */
  placementGroupId?: pulumi.Input<string | undefined>;
  /** IDs of the placement groups. The platform supports one at present. */
  disasterRecoverGroupIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Number of the partition in the placement group. Requires `disasterRecoverGroupIds`. */
  partitionNumber?: pulumi.Input<number | undefined>;
  /** ID of the cluster for high-performance computing, `hpc-...`. */
  hpcClusterId?: pulumi.Input<string | undefined>;
  /** How the machine is charged. Defaults to `POSTPAID_BY_HOUR`. */
  instanceChargeType?: pulumi.Input<string | undefined>;
  /** Months to pay in advance: 1 to 12, 24, 36, 48 or 60. Required with `PREPAID`. A change buys that many additional months. */
  instanceChargeTypePrepaidPeriod?: pulumi.Input<number | undefined>;
  /** What happens when the prepaid period ends: an automatic renewal, a notice, or neither. Defaults to `NOTIFY_AND_MANUAL_RENEW`. */
  instanceChargeTypePrepaidRenewFlag?: pulumi.Input<string | undefined>;
  /** Type of the spot request, for the charge type `SPOTPAID`. */
  spotInstanceType?: pulumi.Input<string | undefined>;
  /** Highest price by the hour, as a text, for the charge type `SPOTPAID`. */
  spotMaxPrice?: pulumi.Input<string | undefined>;
  /** ID of the private network. Defaults to the default network. A change stops and restarts the machine. */
  vpcId?: pulumi.Input<string | undefined>;
  /** ID of the subnet. A change stops and restarts the machine. */
  subnetId?: pulumi.Input<string | undefined>;
  /** Private address in the subnet. Defaults to a free one. A change stops and restarts the machine. */
  privateIp?: pulumi.Input<string | undefined>;
  /** Number of IPv6 addresses. Requires `vpcId`. */
  ipv6AddressCount?: pulumi.Input<number | undefined>;
  /** Type of the public IPv6 addresses. */
  ipv6AddressType?: pulumi.Input<string | undefined>;
  /** Whether the machine gets a public address, which is lost with it: prefer `Eip`. Requires `internetMaxBandwidthOut`. */
  allocatePublicIp?: pulumi.Input<boolean | undefined>;
  /** How traffic is charged. */
  internetChargeType?: pulumi.Input<string | undefined>;
  /** Maximum outbound bandwidth, in Mbit/s. It cannot be changed with `BANDWIDTH_PREPAID`. Defaults to 0. */
  internetMaxBandwidthOut?: pulumi.Input<number | undefined>;
  /** ID of the bandwidth package, `bwp-...`. The platform does not return it. */
  bandwidthPackageId?: pulumi.Input<string | undefined>;
  /** Type of the public address. */
  ipv4AddressType?: pulumi.Input<string | undefined>;
  /** ID of the Anti-DDoS package. Required with the address type `AntiDDoSEIP`. */
  antiDdosPackageId?: pulumi.Input<string | undefined>;
  /** IDs of the security groups. Their order is their priority. */
  orderlySecurityGroups?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Type of the system disk. A change moves its data, and requires `forceStop` while the machine runs. */
  systemDiskType?: pulumi.Input<string | undefined>;
  /** Size of the system disk in GB. It can only grow, which requires `forceStop` or `systemDiskResizeOnline` while the machine runs. Defaults to 50, or 20 for some images. */
  systemDiskSize?: pulumi.Input<number | undefined>;
  /** Name of the system disk. */
  systemDiskName?: pulumi.Input<string | undefined>;
  /** ID of the system disk, `disk-...`. */
  systemDiskId?: pulumi.Input<string | undefined>;
  /** Whether the system disk is encrypted. */
  systemDiskEncrypt?: pulumi.Input<boolean | undefined>;
  /** ID of the key in the Key Management Service for the system disk. */
  systemDiskKmsKeyId?: pulumi.Input<string | undefined>;
  /** Whether the system disk may be enlarged while the machine runs. */
  systemDiskResizeOnline?: pulumi.Input<boolean | undefined>;
  /** Data disks that are bought with the machine. Disks that `CbsStorageAttachment` attaches are not part of the list, and neither are local disks. A disk whose `deleteWithInstance` is false can also be found as a `CbsStorage`: manage it in one of the two. Adding or removing an element replaces the machine: prefer `CbsStorage` for disks whose data must stay. */
  dataDisks?: pulumi.Input<pulumi.Input<types.input.InstanceDataDisk>[] | undefined>;
  /** IDs of the SSH key pairs. A change requires `forceStop` while the machine runs. Windows does not support them. */
  keyIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Password of the administrator. A change requires `forceStop` while the machine runs. Linux: 8 to 30 characters of two kinds; Windows: 12 to 30 of three kinds. */
  password?: pulumi.Input<string | undefined>;
  /** Whether users sign in as in the image, which must not be public. A change reinstalls the operating system, which deletes the content of the system disk. */
  keepImageLogin?: pulumi.Input<boolean | undefined>;
  /** Whether to install the machine without the platform's security agent. A change reinstalls the operating system, which deletes the content of the system disk. */
  disableSecurityService?: pulumi.Input<boolean | undefined>;
  /** Whether to install the machine without the platform's monitoring agent. A change reinstalls the operating system, which deletes the content of the system disk. */
  disableMonitorService?: pulumi.Input<boolean | undefined>;
  /** Whether to install the machine without the platform's agent that runs commands. A change reinstalls the operating system, which deletes the content of the system disk. */
  disableAutomationService?: pulumi.Input<boolean | undefined>;
  /** Whether a deletion also removes a prepaid machine from the recycle bin. Otherwise it stays there until it expires. */
  forceDelete?: pulumi.Input<boolean | undefined>;
  /** Whether a deletion also releases the first elastic IP address, of a type that the platform supports. */
  releaseAddress?: pulumi.Input<boolean | undefined>;
  /** Whether the machine may move to another host to join `placementGroupId`, which restarts it. */
  forceReplacePlacementGroupId?: pulumi.Input<boolean | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Status of the machine, such as `RUNNING` or `STOPPED`. `SHUTDOWN` is a prepaid machine in the recycle bin. */
  instanceStatus?: pulumi.Input<string | undefined>;
  /** Public address of the machine; empty without one. */
  publicIp?: pulumi.Input<string | undefined>;
  /** Public IPv6 addresses. */
  publicIpv6Addresses?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** IPv6 addresses. */
  ipv6Addresses?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Number of virtual processors. */
  cpu?: pulumi.Input<number | undefined>;
  /** Memory, in GB. */
  memory?: pulumi.Input<number | undefined>;
  /** Name of the operating system. */
  osName?: pulumi.Input<string | undefined>;
  /** Unique ID of the machine. */
  uuid?: pulumi.Input<string | undefined>;
  /** ID of the rack. */
  rackId?: pulumi.Input<string | undefined>;
  /** Creation time, in UTC. */
  createTime?: pulumi.Input<string | undefined>;
  /** Time at which a prepaid machine expires, in UTC. */
  expiredTime?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  instanceId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link Instance}. */
export interface InstanceArgs {
  /** Name of the machine: at most 128 characters at the creation, and at most 60 later. Defaults to a name of the platform. Between 2 and 128 characters. If omitted, the platform chooses a value. Some changes are rejected, because the platform accepts at most 60 characters in a changed name: shorten it. */
  instanceName?: pulumi.Input<string | undefined>;
  /** Host name in the operating system. A change restarts the machine. The platform does not return it. Between 2 and 60 characters. The platform never returns it, so it is compared with the previous input. If omitted, the platform chooses a value. */
  hostname?: pulumi.Input<string | undefined>;
  /** ID of the image, such as `img-9qabwvbn`: `getImages` lists them. Required unless `launchTemplateId` is set. A change reinstalls the operating system, which deletes the content of the system disk. Must be the ID of an image, such as img-9qabwvbn. If omitted, the platform chooses a value. At least one of `imageId` and `launchTemplateId` must be set. */
  imageId?: pulumi.Input<string | undefined>;
  /** Type of the machine, such as `S5.MEDIUM2`: `getInstanceTypes` lists those that a zone offers. A change stops and restarts the machine, which requires `forceStop` while it runs. Must be a type of machine, such as S5.MEDIUM2. If omitted, the platform chooses a value. */
  instanceType?: pulumi.Input<string | undefined>;
  /** Type of a machine on a dedicated host, such as `CDH_1C1G`. Required with the charge type `CDHPAID`. Must begin with CDH_. If omitted, the platform chooses a value. `cdhInstanceType` and `cdhHostId` is required when `instanceChargeType` is CDHPAID. */
  cdhInstanceType?: pulumi.Input<string | undefined>;
  /** Topology of the processors. Defaults to that of the type. If omitted, the platform chooses a value. A change replaces the resource. */
  cpuTopology?: pulumi.Input<types.input.InstanceCpuTopology | undefined>;
  /** ID of the launch template, `lt-...`. It provides properties that the program omits. The platform never returns it, so it is compared with the previous input. A change replaces the resource. At least one of `imageId` and `launchTemplateId` must be set. At least one of `availabilityZone` and `launchTemplateId` must be set. `launchTemplateId` must be set with `launchTemplateVersion`. */
  launchTemplateId?: pulumi.Input<string | undefined>;
  /** Version of the launch template. Defaults to its default version. The platform never returns it, so it is compared with the previous input. A change replaces the resource. `launchTemplateId` must be set with `launchTemplateVersion`. */
  launchTemplateVersion?: pulumi.Input<number | undefined>;
  /** Whether the machine runs. A change starts or stops it. Defaults to true. If omitted, the platform chooses a value. */
  runningFlag?: pulumi.Input<boolean | undefined>;
  /** How `runningFlag` stops the machine: by the operating system, by force, or by force if that fails. Known values are `SOFT_FIRST`, `HARD` and `SOFT`; the platform may accept others. */
  stopType?: pulumi.Input<string | undefined>;
  /** Whether a stopped machine is charged. `STOP_CHARGING` releases its public address. Known values are `KEEP_CHARGING` and `STOP_CHARGING`; the platform may accept others. */
  stoppedMode?: pulumi.Input<string | undefined>;
  /** Whether changes that require a stopped machine may stop and restart it: its type, password, key pairs and system disk. Defaults to `false`. */
  forceStop?: pulumi.Input<boolean | undefined>;
  /** Whether the machine is protected from deletion. Set it to false and run `pulumi up` before you delete the resource. If omitted, the platform chooses a value. */
  disableApiTermination?: pulumi.Input<boolean | undefined>;
  /** Data for cloud-init, as base64: at most 16 KB decoded. If omitted, the platform chooses a value. `userData` cannot be combined with `userDataRaw`. */
  userData?: pulumi.Input<string | undefined>;
  /** Data for cloud-init, as text. Use either this property or `userData`. If omitted, the platform chooses a value. `userData` cannot be combined with `userDataRaw`. */
  userDataRaw?: pulumi.Input<string | undefined>;
  /** Whether a change of `userData` or `userDataRaw` replaces the machine. Otherwise the new data applies from the next start, by the rules of cloud-init. Defaults to `false`. */
  userDataReplaceOnChange?: pulumi.Input<boolean | undefined>;
  /** Name of the role that the machine assumes. An empty name removes it. If omitted, the platform chooses a value. */
  camRoleName?: pulumi.Input<string | undefined>;
  /** Availability zone, such as `ap-guangzhou-3`. Required unless `launchTemplateId` is set. If omitted, the platform chooses a value. A change replaces the resource. At least one of `availabilityZone` and `launchTemplateId` must be set. */
  availabilityZone?: pulumi.Input<string | undefined>;
  /** ID of the project. 0 is the account's default project. At least 0. If omitted, the platform chooses a value. */
  projectId?: pulumi.Input<number | undefined>;
  /** ID of the dedicated host, `host-...`. Required with the charge type `CDHPAID`. If omitted, the platform chooses a value. A change replaces the resource. `cdhInstanceType` and `cdhHostId` is required when `instanceChargeType` is CDHPAID. */
  cdhHostId?: pulumi.Input<string | undefined>;
  /** ID of the dedicated cluster (CDC), `cluster-...`. A change replaces the resource. */
  dedicatedClusterId?: pulumi.Input<string | undefined>;
  /** How reserved resources are used. Known values are `ResourcePool`; the platform may accept others. The platform never returns it, so it is compared with the previous input. A change replaces the resource. `dedicatedResourcePackTenancy` must be set with `dedicatedResourcePackIds`. */
  dedicatedResourcePackTenancy?: pulumi.Input<string | undefined>;
  /** IDs of the reserved resources, `rpp-...`. Requires `dedicatedResourcePackTenancy`. The platform never returns it, so it is compared with the previous input. A change replaces the resource. `dedicatedResourcePackTenancy` must be set with `dedicatedResourcePackIds`. */
  dedicatedResourcePackIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** ID of the placement group, `ps-...`. `disasterRecoverGroupIds` takes precedence. If omitted, the platform chooses a value. */
  placementGroupId?: pulumi.Input<string | undefined>;
  /** IDs of the placement groups. The platform supports one at present. At most 3 elements. If omitted, the platform chooses a value. `disasterRecoverGroupIds` must be set with `partitionNumber`. */
  disasterRecoverGroupIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Number of the partition in the placement group. Requires `disasterRecoverGroupIds`. Between 1 and 30. If omitted, the platform chooses a value. `disasterRecoverGroupIds` must be set with `partitionNumber`. */
  partitionNumber?: pulumi.Input<number | undefined>;
  /** ID of the cluster for high-performance computing, `hpc-...`. If omitted, the platform chooses a value. A change replaces the resource. */
  hpcClusterId?: pulumi.Input<string | undefined>;
  /** How the machine is charged. Defaults to `POSTPAID_BY_HOUR`. Known values are `POSTPAID_BY_HOUR`, `PREPAID`, `SPOTPAID`, `CDHPAID`, `CDCPAID` and `UNDERWRITE`; the platform may accept others. If omitted, the platform chooses a value. `POSTPAID_BY_HOUR` can become `PREPAID` and `PREPAID` can become `POSTPAID_BY_HOUR`. Otherwise it cannot be changed, because the platform changes only between POSTPAID_BY_HOUR and PREPAID: restore it, or replace the resource with `--replace`. `cdhInstanceType` and `cdhHostId` is required when `instanceChargeType` is CDHPAID. `instanceChargeTypePrepaidPeriod` is required when `instanceChargeType` is PREPAID. DeleteWithInstance of `dataDisks` must be false unless `instanceChargeType` is POSTPAID_BY_HOUR. */
  instanceChargeType?: pulumi.Input<string | undefined>;
  /** Months to pay in advance: 1 to 12, 24, 36, 48 or 60. Required with `PREPAID`. A change buys that many additional months. The platform never returns it, so it is compared with the previous input. `instanceChargeTypePrepaidPeriod` is required when `instanceChargeType` is PREPAID. `instanceChargeTypePrepaidPeriod` must be 1 to 12, 24, 36, 48 or 60. */
  instanceChargeTypePrepaidPeriod?: pulumi.Input<number | undefined>;
  /** What happens when the prepaid period ends: an automatic renewal, a notice, or neither. Defaults to `NOTIFY_AND_MANUAL_RENEW`. Known values are `NOTIFY_AND_AUTO_RENEW`, `NOTIFY_AND_MANUAL_RENEW` and `DISABLE_NOTIFY_AND_MANUAL_RENEW`; the platform may accept others. If omitted, the platform chooses a value. */
  instanceChargeTypePrepaidRenewFlag?: pulumi.Input<string | undefined>;
  /** Type of the spot request, for the charge type `SPOTPAID`. Known values are `ONE-TIME`; the platform may accept others. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
  spotInstanceType?: pulumi.Input<string | undefined>;
  /** Highest price by the hour, as a text, for the charge type `SPOTPAID`. Must be a number, such as 0.5. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
  spotMaxPrice?: pulumi.Input<string | undefined>;
  /** ID of the private network. Defaults to the default network. A change stops and restarts the machine. Must be the ID of a private network, such as vpc-8vazrwjv. If omitted, the platform chooses a value. `vpcId` and `subnetId` must be set together or not at all. `vpcId` must be set with `ipv6AddressCount`. */
  vpcId?: pulumi.Input<string | undefined>;
  /** ID of the subnet. A change stops and restarts the machine. Must be the ID of a subnet, such as subnet-b8j03v0c. If omitted, the platform chooses a value. `vpcId` and `subnetId` must be set together or not at all. `subnetId` must be set with `privateIp`. */
  subnetId?: pulumi.Input<string | undefined>;
  /** Private address in the subnet. Defaults to a free one. A change stops and restarts the machine. If omitted, the platform chooses a value. `subnetId` must be set with `privateIp`. */
  privateIp?: pulumi.Input<string | undefined>;
  /** Number of IPv6 addresses. Requires `vpcId`. At least 0. If omitted, the platform chooses a value. A change replaces the resource. `vpcId` must be set with `ipv6AddressCount`. */
  ipv6AddressCount?: pulumi.Input<number | undefined>;
  /** Type of the public IPv6 addresses. Known values are `EIPv6` and `HighQualityEIPv6`; the platform may accept others. If omitted, the platform chooses a value. A change replaces the resource. */
  ipv6AddressType?: pulumi.Input<string | undefined>;
  /** Whether the machine gets a public address, which is lost with it: prefer `Eip`. Requires `internetMaxBandwidthOut`. Defaults to `false`. A change replaces the resource. `allocatePublicIp` requires `internetMaxBandwidthOut`. */
  allocatePublicIp?: pulumi.Input<boolean | undefined>;
  /** How traffic is charged. Known values are `BANDWIDTH_PREPAID`, `BANDWIDTH_POSTPAID_BY_HOUR`, `BANDWIDTH_PACKAGE` and `TRAFFIC_POSTPAID_BY_HOUR`; the platform may accept others. If omitted, the platform chooses a value. A change replaces the resource when its traffic is charged already. */
  internetChargeType?: pulumi.Input<string | undefined>;
  /** Maximum outbound bandwidth, in Mbit/s. It cannot be changed with `BANDWIDTH_PREPAID`. Defaults to 0. At least 0. If omitted, the platform chooses a value. `allocatePublicIp` requires `internetMaxBandwidthOut`. */
  internetMaxBandwidthOut?: pulumi.Input<number | undefined>;
  /** ID of the bandwidth package, `bwp-...`. The platform does not return it. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
  bandwidthPackageId?: pulumi.Input<string | undefined>;
  /** Type of the public address. Known values are `WanIP`, `HighQualityEIP` and `AntiDDoSEIP`; the platform may accept others. If omitted, the platform chooses a value. A change replaces the resource. `antiDdosPackageId` is required when `ipv4AddressType` is AntiDDoSEIP. */
  ipv4AddressType?: pulumi.Input<string | undefined>;
  /** ID of the Anti-DDoS package. Required with the address type `AntiDDoSEIP`. If omitted, the platform chooses a value. A change replaces the resource. `antiDdosPackageId` is required when `ipv4AddressType` is AntiDDoSEIP. */
  antiDdosPackageId?: pulumi.Input<string | undefined>;
  /** IDs of the security groups. Their order is their priority. If omitted, the platform chooses a value. */
  orderlySecurityGroups?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Type of the system disk. A change moves its data, and requires `forceStop` while the machine runs. Known values are `CLOUD_PREMIUM`, `CLOUD_BSSD`, `CLOUD_SSD`, `CLOUD_HSSD`, `CLOUD_TSSD`, `CLOUD_BASIC`, `LOCAL_BASIC`, `LOCAL_SSD`, `LOCAL_NVME` and `LOCAL_PRO`; the platform may accept others. If omitted, the platform chooses a value. */
  systemDiskType?: pulumi.Input<string | undefined>;
  /** Size of the system disk in GB. It can only grow, which requires `forceStop` or `systemDiskResizeOnline` while the machine runs. Defaults to 50, or 20 for some images. At least 1. If omitted, the platform chooses a value. Some changes are rejected, because a disk can only grow: restore the size, or replace the machine with `--replace`, which loses the data. */
  systemDiskSize?: pulumi.Input<number | undefined>;
  /** Name of the system disk. At most 60 characters. If omitted, the platform chooses a value. */
  systemDiskName?: pulumi.Input<string | undefined>;
  /** ID of the system disk, `disk-...`. Accepted for compatibility; it has no effect. */
  systemDiskId?: pulumi.Input<string | undefined>;
  /** Whether the system disk is encrypted. If omitted, the platform chooses a value. A change replaces the resource. */
  systemDiskEncrypt?: pulumi.Input<boolean | undefined>;
  /** ID of the key in the Key Management Service for the system disk. If omitted, the platform chooses a value. A change replaces the resource. */
  systemDiskKmsKeyId?: pulumi.Input<string | undefined>;
  /** Whether the system disk may be enlarged while the machine runs. */
  systemDiskResizeOnline?: pulumi.Input<boolean | undefined>;
  /** Data disks that are bought with the machine. Disks that `CbsStorageAttachment` attaches are not part of the list, and neither are local disks. A disk whose `deleteWithInstance` is false can also be found as a `CbsStorage`: manage it in one of the two. Adding or removing an element replaces the machine: prefer `CbsStorage` for disks whose data must stay. At most 21 elements. If omitted, the platform chooses a value. A change replaces the resource when a disk is added or removed. DeleteWithInstance of `dataDisks` must be false unless `instanceChargeType` is POSTPAID_BY_HOUR. */
  dataDisks?: pulumi.Input<pulumi.Input<types.input.InstanceDataDisk>[] | undefined>;
  /** IDs of the SSH key pairs. A change requires `forceStop` while the machine runs. Windows does not support them. If omitted, the platform chooses a value. `password` cannot be combined with `keyIds`. */
  keyIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Password of the administrator. A change requires `forceStop` while the machine runs. Linux: 8 to 30 characters of two kinds; Windows: 12 to 30 of three kinds. Between 8 and 30 characters. The platform never returns it, so it is compared with the previous input. `password` cannot be combined with `keyIds`. */
  password?: pulumi.Input<string | undefined>;
  /** Whether users sign in as in the image, which must not be public. A change reinstalls the operating system, which deletes the content of the system disk. The platform never returns it, so it is compared with the previous input. If omitted, the platform chooses a value. */
  keepImageLogin?: pulumi.Input<boolean | undefined>;
  /** Whether to install the machine without the platform's security agent. A change reinstalls the operating system, which deletes the content of the system disk. The platform never returns it, so it is compared with the previous input. Defaults to `false`. */
  disableSecurityService?: pulumi.Input<boolean | undefined>;
  /** Whether to install the machine without the platform's monitoring agent. A change reinstalls the operating system, which deletes the content of the system disk. The platform never returns it, so it is compared with the previous input. Defaults to `false`. */
  disableMonitorService?: pulumi.Input<boolean | undefined>;
  /** Whether to install the machine without the platform's agent that runs commands. A change reinstalls the operating system, which deletes the content of the system disk. The platform never returns it, so it is compared with the previous input. Defaults to `false`. */
  disableAutomationService?: pulumi.Input<boolean | undefined>;
  /** Whether a deletion also removes a prepaid machine from the recycle bin. Otherwise it stays there until it expires. Defaults to `false`. */
  forceDelete?: pulumi.Input<boolean | undefined>;
  /** Whether a deletion also releases the first elastic IP address, of a type that the platform supports. */
  releaseAddress?: pulumi.Input<boolean | undefined>;
  /** Whether the machine may move to another host to join `placementGroupId`, which restarts it. */
  forceReplacePlacementGroupId?: pulumi.Input<boolean | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  instanceId?: pulumi.Input<string | undefined>;
}
