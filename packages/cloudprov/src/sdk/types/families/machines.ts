// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";

export namespace types {
  export namespace input {
    /** Topology of the processors. Defaults to that of the type. */
    export interface InstanceCpuTopology {
      /** Number of physical cores. At least 0. If omitted, the platform chooses a value. A change replaces the resource. */
      coreCount?: pulumi.Input<number | undefined>;
      /** Threads of a core: 1 turns hyper-threading off, 2 turns it on. At least 0. If omitted, the platform chooses a value. A change replaces the resource. */
      threadPerCore?: pulumi.Input<number | undefined>;
    }

    /** A data disk. */
    export interface InstanceDataDisk {
      /** ID of the disk, `disk-...`. Accepted for compatibility; it has no effect. */
      dataDiskId?: pulumi.Input<string | undefined>;
      /** Name of the disk. At most 60 characters. If omitted, the platform chooses a value. */
      dataDiskName?: pulumi.Input<string | undefined>;
      /** Type of the disk. Known values are `CLOUD_PREMIUM`, `CLOUD_BSSD`, `CLOUD_SSD`, `CLOUD_HSSD`, `CLOUD_TSSD`, `CLOUD_BASIC`, `LOCAL_BASIC`, `LOCAL_SSD`, `LOCAL_NVME` and `LOCAL_PRO`; the platform may accept others. A change replaces the resource. */
      dataDiskType: pulumi.Input<string>;
      /** Size in GB, in steps of 10. It can only grow. At least 1. Some changes are rejected, because a disk can only grow: restore the size, or replace the machine with `--replace`, which loses the data. */
      dataDiskSize: pulumi.Input<number>;
      /** ID of the snapshot, `snap-...`, from which the disk gets its data. The platform does not return it. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
      dataDiskSnapshotId?: pulumi.Input<string | undefined>;
      /** Whether the disk is deleted with the machine. Only disks that are charged by the hour support true; set it to false for other charge types. Defaults to `true`. A change replaces the resource. */
      deleteWithInstance?: pulumi.Input<boolean | undefined>;
      /** Whether a deletion of a prepaid machine also returns the disk. Defaults to `false`. */
      deleteWithInstancePrepaid?: pulumi.Input<boolean | undefined>;
      /** Whether the disk is encrypted. Defaults to `false`. A change replaces the resource. */
      encrypt?: pulumi.Input<boolean | undefined>;
      /** ID of the key in the Key Management Service. Requires `encrypt`. If omitted, the platform chooses a value. A change replaces the resource. */
      kmsKeyId?: pulumi.Input<string | undefined>;
      /** Additional throughput in MiB/s, for `CLOUD_HSSD` and `CLOUD_TSSD`. At least 0. Defaults to `0`. A change replaces the resource. */
      throughputPerformance?: pulumi.Input<number | undefined>;
    }

    /** Also return the disks that fit each type, filtered. It takes a request for each type. */
    export interface GetInstanceTypesCbsFilter {
      /** How the disks are paid for. Known values are `PREPAID` and `POSTPAID_BY_HOUR`; the platform may accept others. */
      diskChargeType?: string | undefined;
      /** Types of the disks. */
      diskTypes?: string[] | undefined;
      /** Use of the disks. Known values are `SYSTEM_DISK` and `DATA_DISK`; the platform may accept others. */
      diskUsage?: string | undefined;
    }

    /** Also return the disks that fit each type, filtered. It takes a request for each type. */
    export interface GetInstanceTypesCbsFilterArgs {
      /** How the disks are paid for. Known values are `PREPAID` and `POSTPAID_BY_HOUR`; the platform may accept others. */
      diskChargeType?: pulumi.Input<string | undefined>;
      /** Types of the disks. */
      diskTypes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** Use of the disks. Known values are `SYSTEM_DISK` and `DATA_DISK`; the platform may accept others. */
      diskUsage?: pulumi.Input<string | undefined>;
    }

    /** A filter. */
    export interface GetInstanceTypesFilter {
      /** Name of the filter. Known values are `zone`, `instance-family`, `instance-type`, `instance-charge-type` and `sort-keys`; the platform may accept others. */
      name: string;
      /** Values, of which a type must have one. At least 1 element. */
      values: string[];
    }

    /** A filter. */
    export interface GetInstanceTypesFilterArgs {
      /** Name of the filter. Known values are `zone`, `instance-family`, `instance-type`, `instance-charge-type` and `sort-keys`; the platform may accept others. */
      name: pulumi.Input<string>;
      /** Values, of which a type must have one. At least 1 element. */
      values: pulumi.Input<pulumi.Input<string>[]>;
    }
  }

  export namespace output {
    /** Topology of the processors. Defaults to that of the type. */
    export interface InstanceCpuTopology {
      /** Number of physical cores. At least 0. If omitted, the platform chooses a value. A change replaces the resource. */
      coreCount: number;
      /** Threads of a core: 1 turns hyper-threading off, 2 turns it on. At least 0. If omitted, the platform chooses a value. A change replaces the resource. */
      threadPerCore: number;
    }

    /** A data disk. */
    export interface InstanceDataDisk {
      /** ID of the disk, `disk-...`. Accepted for compatibility; it has no effect. */
      dataDiskId: string;
      /** Name of the disk. At most 60 characters. If omitted, the platform chooses a value. */
      dataDiskName: string;
      /** Type of the disk. Known values are `CLOUD_PREMIUM`, `CLOUD_BSSD`, `CLOUD_SSD`, `CLOUD_HSSD`, `CLOUD_TSSD`, `CLOUD_BASIC`, `LOCAL_BASIC`, `LOCAL_SSD`, `LOCAL_NVME` and `LOCAL_PRO`; the platform may accept others. A change replaces the resource. */
      dataDiskType: string;
      /** Size in GB, in steps of 10. It can only grow. At least 1. Some changes are rejected, because a disk can only grow: restore the size, or replace the machine with `--replace`, which loses the data. */
      dataDiskSize: number;
      /** ID of the snapshot, `snap-...`, from which the disk gets its data. The platform does not return it. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
      dataDiskSnapshotId?: string;
      /** Whether the disk is deleted with the machine. Only disks that are charged by the hour support true; set it to false for other charge types. Defaults to `true`. A change replaces the resource. */
      deleteWithInstance: boolean;
      /** Whether a deletion of a prepaid machine also returns the disk. Defaults to `false`. */
      deleteWithInstancePrepaid: boolean;
      /** Whether the disk is encrypted. Defaults to `false`. A change replaces the resource. */
      encrypt: boolean;
      /** ID of the key in the Key Management Service. Requires `encrypt`. If omitted, the platform chooses a value. A change replaces the resource. */
      kmsKeyId: string;
      /** Additional throughput in MiB/s, for `CLOUD_HSSD` and `CLOUD_TSSD`. At least 0. Defaults to `0`. A change replaces the resource. */
      throughputPerformance: number;
    }

    /** An element. */
    export interface GetAvailabilityZonesByProductZone {
      /** Number of the zone, such as `100003`. */
      id: string;
      /** ID of the zone, such as `ap-guangzhou-3`. */
      name: string;
      /** Name of the zone. */
      description: string;
      /** `AVAILABLE` or `UNAVAILABLE`. */
      state: string;
    }

    /** An element. */
    export interface GetCbsStoragesStorageList {
      /** ID of the disk. */
      storageId: string;
      /** Name. */
      storageName: string;
      /** Type, such as `CLOUD_SSD`. */
      storageType: string;
      /** `SYSTEM_DISK` or `DATA_DISK`. */
      storageUsage: string;
      /** Size, in GB. */
      storageSize: number;
      /** Status, such as `UNATTACHED` or `ATTACHED`. */
      status: string;
      /** Whether it is attached to a machine. */
      attached: boolean;
      /** ID of the machine that it is attached to. */
      instanceId: string;
      /** Availability zone. */
      availabilityZone: string;
      /** ID of the project. */
      projectId: number;
      /** ID of the dedicated cluster. */
      dedicatedClusterId: string;
      /** How it is charged. */
      chargeType: string;
      /** What happens when the prepaid period ends. */
      prepaidRenewFlag: string;
      /** Whether it is encrypted. */
      encrypt: boolean;
      /** ID of the key of the encryption. */
      kmsKeyId: string;
      /** Additional throughput, in MiB/s. */
      throughputPerformance: number;
      /** Creation time, in the platform's time zone. */
      createTime: string;
      /** Tags, by key. */
      tags: { [key: string]: string };
    }

    /** An element. */
    export interface GetImagesImage {
      /** ID of the image. */
      imageId: string;
      /** Name. */
      imageName: string;
      /** Type, such as `PUBLIC_IMAGE`. */
      imageType: string;
      /** Description. */
      imageDescription: string;
      /** State, such as `NORMAL`. */
      imageState: string;
      /** Size, in GB. */
      imageSize: number;
      /** Account that created the image. */
      imageCreator: string;
      /** Origin, such as `OFFICIAL` or `CREATE_IMAGE`. */
      imageSource: string;
      /** Name of the operating system. */
      osName: string;
      /** Family of the operating system, such as `Ubuntu`. */
      platform: string;
      /** Architecture, such as `x86_64`. */
      architecture: string;
      /** Creation time, in UTC. */
      createdTime: string;
      /** Whether the image supports cloud-init. */
      supportCloudInit: boolean;
      /** Progress of a copy to other regions, in percent. */
      syncPercent: number;
      /** The snapshots of its disks. */
      snapshots: types.output.GetImagesImageSnapshot[];
    }

    /** An element. */
    export interface GetImagesImageSnapshot {
      /** ID of the snapshot. */
      snapshotId: string;
      /** Name. */
      snapshotName: string;
      /** `SYSTEM_DISK` or `DATA_DISK`. */
      diskUsage: string;
      /** Size of the disk, in GB. */
      diskSize: number;
    }

    /** Also return the disks that fit each type, filtered. It takes a request for each type. */
    export interface GetInstanceTypesCbsFilter {
      /** How the disks are paid for. Known values are `PREPAID` and `POSTPAID_BY_HOUR`; the platform may accept others. */
      diskChargeType?: string;
      /** Types of the disks. */
      diskTypes?: string[];
      /** Use of the disks. Known values are `SYSTEM_DISK` and `DATA_DISK`; the platform may accept others. */
      diskUsage?: string;
    }

    /** A filter. */
    export interface GetInstanceTypesFilter {
      /** Name of the filter. Known values are `zone`, `instance-family`, `instance-type`, `instance-charge-type` and `sort-keys`; the platform may accept others. */
      name: string;
      /** Values, of which a type must have one. At least 1 element. */
      values: string[];
    }

    /** An element. */
    export interface GetInstanceTypesInstanceType {
      /** Name of the type, such as `SA5.MEDIUM2`. */
      instanceType: string;
      /** ID of the zone. */
      availabilityZone: string;
      /** Family, such as `SA5`. */
      family: string;
      /** Number of CPU cores. */
      cpuCoreCount: number;
      /** Memory, in GB. */
      memorySize: number;
      /** Number of GPUs. */
      gpuCoreCount: number;
      /** `SELL` or `SOLD_OUT`. */
      status: string;
      /** Model of the CPU. */
      cpuType: string;
      /** Special properties. At most one element. */
      externals: types.output.GetInstanceTypesInstanceTypeExternal[];
      /** Number of FPGA cores. */
      fpga: number;
      /** Frequency of the CPU. */
      frequency: string;
      /** Number of GPUs, with fractions for shared ones. */
      gpuCount: number;
      /** Bandwidth in the private network, in Gbps. */
      instanceBandwidth: number;
      /** How the machine is paid for, such as `POSTPAID_BY_HOUR`. */
      instanceChargeType: string;
      /** Packets a second in the private network, in units of 10,000. */
      instancePps: number;
      /** The local disks. Empty for types without local disks. */
      localDiskTypeLists: types.output.GetInstanceTypesInstanceTypeLocalDiskTypeList[];
      /** Type of the network card, in Gbps. */
      networkCard: number;
      /** The price, in the currency of the account. At most one element. */
      prices: types.output.GetInstanceTypesInstanceTypePrice[];
      /** Remark of the platform. */
      remark: string;
      /** Why the type is sold out. */
      soldOutReason: string;
      /** Stock, such as `EnoughStock` or `WithoutStock`. */
      statusCategory: string;
      /** Number of local disks of an HDD type. */
      storageBlockAmount: number;
      /** Name of the family. */
      typeName: string;
      /** The disks that fit the type. Empty without `cbsFilter`. */
      cbsConfigs: types.output.GetInstanceTypesInstanceTypeCbsConfig[];
    }

    /** An element. */
    export interface GetInstanceTypesInstanceTypeCbsConfig {
      /** Whether the disk type is available. */
      available: boolean;
      /** Class of the device. */
      deviceClass: string;
      /** How the disk is paid for: `PREPAID` or `POSTPAID_BY_HOUR`. */
      diskChargeType: string;
      /** Type of the disk, such as `CLOUD_SSD`. */
      diskType: string;
      /** `SYSTEM_DISK` or `DATA_DISK`. */
      diskUsage: string;
      /** Least and greatest additional performance. */
      extraPerformanceRanges: number[];
      /** Family of instance types. */
      instanceFamily: string;
      /** Least size, in GB. */
      minDiskSize: number;
      /** Greatest size, in GB. */
      maxDiskSize: number;
      /** Step between sizes, in GB. */
      stepSize: number;
      /** ID of the zone. */
      zone: string;
    }

    /** The only element. */
    export interface GetInstanceTypesInstanceTypeExternal {
      /** Whether the public address is released with the machine. */
      releaseAddress: boolean;
      /** Network types that are not supported. */
      unsupportNetworks: string[];
      /** Local disks of an HDD type. At most one element. */
      storageBlockAttrs: types.output.GetInstanceTypesInstanceTypeExternalStorageBlockAttr[];
    }

    /** The only element. */
    export interface GetInstanceTypesInstanceTypeExternalStorageBlockAttr {
      /** Type of the local disk. */
      type: string;
      /** Least size, in GB. */
      minSize: number;
      /** Greatest size, in GB. */
      maxSize: number;
    }

    /** An element. */
    export interface GetInstanceTypesInstanceTypeLocalDiskTypeList {
      /** Type of the local disk. */
      type: string;
      /** Properties of the local disk. */
      partitionType: string;
      /** Least size, in GB. */
      minSize: number;
      /** Greatest size, in GB. */
      maxSize: number;
      /** Whether the local disk is required: `REQUIRED` or `OPTIONAL`. */
      required: string;
    }

    /** The only element. */
    export interface GetInstanceTypesInstanceTypePrice {
      /** Unit of the unit prices: `HOUR` or `GB`. */
      chargeUnit: string;
      /** Price of a unit, for a machine that is paid for afterwards. */
      unitPrice: number;
      /** The same after the discount. */
      unitPriceDiscount: number;
      /** Price of a unit in the second step. */
      unitPriceSecondStep: number;
      /** The same after the discount. */
      unitPriceDiscountSecondStep: number;
      /** Price of a unit in the third step. */
      unitPriceThirdStep: number;
      /** The same after the discount. */
      unitPriceDiscountThirdStep: number;
      /** Price of a prepaid machine. */
      originalPrice: number;
      /** The same after the discount. */
      discountPrice: number;
      /** Discount, in percent: 20 is 80% off. */
      discount: number;
    }

    /** An element. */
    export interface GetInstancesInstanceList {
      /** ID of the machine. */
      instanceId: string;
      /** Name. */
      instanceName: string;
      /** Type, such as `S5.MEDIUM2`. */
      instanceType: string;
      /** Status, such as `RUNNING`. */
      status: string;
      /** Number of virtual processors. */
      cpu: number;
      /** Memory, in GB. */
      memory: number;
      /** Graphics processors: one element for a machine that has any. */
      gpuInfos: types.output.GetInstancesInstanceListGpuInfo[];
      /** ID of the image. */
      imageId: string;
      /** Name of the operating system. */
      osName: string;
      /** Availability zone. */
      availabilityZone: string;
      /** ID of the project. */
      projectId: number;
      /** ID of the rack. */
      rackId: string;
      /** ID of the dedicated cluster. */
      dedicatedClusterId: string;
      /** ID of the private network. */
      vpcId: string;
      /** ID of the subnet. */
      subnetId: string;
      /** First private address. */
      privateIp: string;
      /** First public address; empty without one. */
      publicIp: string;
      /** Whether it was created with a public address. */
      allocatePublicIp: boolean;
      /** How traffic is charged. */
      internetChargeType: string;
      /** Maximum outbound bandwidth, in Mbit/s. */
      internetMaxBandwidthOut: number;
      /** IDs of the security groups. */
      securityGroups: string[];
      /** ID of the system disk. */
      systemDiskId: string;
      /** Type of the system disk. */
      systemDiskType: string;
      /** Size of the system disk, in GB. */
      systemDiskSize: number;
      /** The data disks, in the platform's order. */
      dataDisks: types.output.GetInstancesInstanceListDataDisk[];
      /** Name of the role that it assumes. */
      camRoleName: string;
      /** How it is charged. */
      instanceChargeType: string;
      /** What happens when the prepaid period ends. */
      instanceChargeTypePrepaidRenewFlag: string;
      /** Creation time, in UTC. */
      createTime: string;
      /** Time at which a prepaid machine expires, in UTC. */
      expiredTime: string;
      /** Unique ID. */
      uuid: string;
      /** Tags, by key. */
      tags: { [key: string]: string };
    }

    /** An element. */
    export interface GetInstancesInstanceListDataDisk {
      /** ID of the disk. */
      dataDiskId: string;
      /** Type. */
      dataDiskType: string;
      /** Size, in GB. */
      dataDiskSize: number;
      /** Whether it is deleted with the machine. */
      deleteWithInstance: boolean;
    }

    /** An element. */
    export interface GetInstancesInstanceListGpuInfo {
      /** Number of processors; less than 1 for a part of one. */
      gpuCount: number;
      /** Addresses of the processors. */
      gpuIds: string[];
      /** Type. */
      gpuType: string;
    }

    /** An element. */
    export interface GetKeyPairsKeyPairList {
      /** ID of the key pair. */
      keyId: string;
      /** Name. */
      keyName: string;
      /** ID of the project. */
      projectId: number;
      /** Public key, in the format of OpenSSH, without its comment. */
      publicKey: string;
      /** Creation time, in UTC. */
      createTime: string;
    }
  }
}
