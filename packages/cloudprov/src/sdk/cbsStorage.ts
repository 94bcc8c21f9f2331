// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * A disk of the Cloud Block Storage that can be attached to one machine at a time, with `CbsStorageAttachment`. Deleting the resource deletes the data; a prepaid disk stays in the platform's recycle bin for 7 days. Changing `availabilityZone`, `dedicatedClusterId` or the encryption replaces the disk with an empty one; the preview warns about it.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const data = new cloudprov.CbsStorage("data", {
 *     storageName: "data",
 *     storageType: "CLOUD_SSD",
 *     storageSize: 100,
 *     availabilityZone: "ap-guangzhou-3",
 *     tags: { team: "shop" },
 * }, { protect: true });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<disk ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/cbsStorage:CbsStorage example disk-41s6jwy4
 * ```
 */
export class CbsStorage extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/cbsStorage:CbsStorage";

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
    state?: CbsStorageState,
    opts?: pulumi.CustomResourceOptions,
  ): CbsStorage {
    return new CbsStorage(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of CbsStorage, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is CbsStorage {
    return utilities.isInstance(obj, CbsStorage.__pulumiType);
  }

  /** Whether a deletion also removes a prepaid disk from the recycle bin. Otherwise the platform keeps it there for 7 days. */
  declare public readonly forceDelete: pulumi.Output<boolean>;

  /** ID of the snapshot, `snap-...`, from which the disk gets its data. A change rolls the disk back to that snapshot of it, which overwrites its data: detach the disk first. Removing the property changes nothing. The platform does not return it. */
  declare public readonly snapshotId: pulumi.Output<string>;

  /** Name of the disk. */
  declare public readonly storageName: pulumi.Output<string>;

  /** Type of the disk. A change moves the data, which takes a while. `CLOUD_TSSD` is sold only with some machines. `getInstanceTypes` lists the types that a zone offers. */
  declare public readonly storageType: pulumi.Output<string>;

  /** Size in GB, in steps of 10. It can only grow; file systems on the disk must be extended in the machine. */
  declare public readonly storageSize: pulumi.Output<number>;

  /** Availability zone, such as `ap-guangzhou-3`. Only machines in this zone can use the disk. */
  declare public readonly availabilityZone: pulumi.Output<string>;

  /** ID of the project. 0 is the account's default project. */
  declare public readonly projectId: pulumi.Output<number>;

  /** ID of the dedicated cluster (CDC), `cluster-...`. Default: the disk is in the public zone. */
  declare public readonly dedicatedClusterId: pulumi.Output<string | undefined>;

  /** How the disk is charged: by the hour, or with `PREPAID` for months in advance. */
  declare public readonly chargeType: pulumi.Output<string>;

  /** Months to pay in advance: 1 to 12, 24 or 36. Required with `PREPAID`. It cannot be changed, because the provider does not renew disks. */
  declare public readonly prepaidPeriod: pulumi.Output<number | undefined>;

  /** What happens when the prepaid period ends: an automatic renewal, a notice, or neither. Defaults to `NOTIFY_AND_MANUAL_RENEW`. */
  declare public readonly prepaidRenewFlag: pulumi.Output<string>;

  /** Whether the disk is encrypted. */
  declare public readonly encrypt: pulumi.Output<boolean>;

  /** Generation of the encryption. The platform recommends `ENCRYPT_V2`; some old machines support only `ENCRYPT_V1`. Requires `encrypt`. */
  declare public readonly encryptType: pulumi.Output<string>;

  /** ID of the key in the Key Management Service. Defaults to the platform's key. Requires `encrypt`. */
  declare public readonly kmsKeyId: pulumi.Output<string>;

  /** Additional throughput in MiB/s. Only disks of at least 460 GB of the types `CLOUD_HSSD` and `CLOUD_TSSD` support it. */
  declare public readonly throughputPerformance: pulumi.Output<number>;

  /** Whether the disk may exceed its throughput for a while. Only disks of at least 460 GB of the types `CLOUD_HSSD` and `CLOUD_TSSD` support it. Defaults to false. */
  declare public readonly burstPerformance: pulumi.Output<boolean>;

  /** Maximum number of backup points. Defaults to the platform's value. */
  declare public readonly diskBackupQuota: pulumi.Output<number>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Whether the disk is attached to a machine. */
  declare public readonly attached: pulumi.Output<boolean>;

  /** Status of the disk, such as `UNATTACHED` or `ATTACHED`. */
  declare public readonly storageStatus: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly cbsStorageId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: CbsStorageArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: CbsStorageArgs | CbsStorageState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as CbsStorageState | undefined;
      inputs["forceDelete"] = state?.forceDelete;
      inputs["snapshotId"] = state?.snapshotId;
      inputs["storageName"] = state?.storageName;
      inputs["storageType"] = state?.storageType;
      inputs["storageSize"] = state?.storageSize;
      inputs["availabilityZone"] = state?.availabilityZone;
      inputs["projectId"] = state?.projectId;
      inputs["dedicatedClusterId"] = state?.dedicatedClusterId;
      inputs["chargeType"] = state?.chargeType;
      inputs["prepaidPeriod"] = state?.prepaidPeriod;
      inputs["prepaidRenewFlag"] = state?.prepaidRenewFlag;
      inputs["encrypt"] = state?.encrypt;
      inputs["encryptType"] = state?.encryptType;
      inputs["kmsKeyId"] = state?.kmsKeyId;
      inputs["throughputPerformance"] = state?.throughputPerformance;
      inputs["burstPerformance"] = state?.burstPerformance;
      inputs["diskBackupQuota"] = state?.diskBackupQuota;
      inputs["tags"] = state?.tags;
      inputs["attached"] = state?.attached;
      inputs["storageStatus"] = state?.storageStatus;
      inputs["cbsStorageId"] = state?.cbsStorageId;
    } else {
      const args = argsOrState as CbsStorageArgs | undefined;
      inputs["forceDelete"] = args?.forceDelete;
      inputs["snapshotId"] = args?.snapshotId;
      inputs["storageName"] = args?.storageName;
      inputs["storageType"] = args?.storageType;
      inputs["storageSize"] = args?.storageSize;
      inputs["availabilityZone"] = args?.availabilityZone;
      inputs["projectId"] = args?.projectId;
      inputs["dedicatedClusterId"] = args?.dedicatedClusterId;
      inputs["chargeType"] = args?.chargeType;
      inputs["prepaidPeriod"] = args?.prepaidPeriod;
      inputs["prepaidRenewFlag"] = args?.prepaidRenewFlag;
      inputs["encrypt"] = args?.encrypt;
      inputs["encryptType"] = args?.encryptType;
      inputs["kmsKeyId"] = args?.kmsKeyId;
      inputs["throughputPerformance"] = args?.throughputPerformance;
      inputs["burstPerformance"] = args?.burstPerformance;
      inputs["diskBackupQuota"] = args?.diskBackupQuota;
      inputs["tags"] = args?.tags;
      inputs["cbsStorageId"] = args?.cbsStorageId;
      inputs["attached"] = undefined;
      inputs["storageStatus"] = undefined;
      utilities.requireArguments("CbsStorage", name, inputs, args, opts, ["storageName", "storageType", "storageSize", "availabilityZone"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(CbsStorage.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `CbsStorage.get` uses to look up an object. */
export interface CbsStorageState {
  /** Whether a deletion also removes a prepaid disk from the recycle bin. Otherwise the platform keeps it there for 7 days. */
  forceDelete?: pulumi.Input<boolean | undefined>;
  /** ID of the snapshot, `snap-...`, from which the disk gets its data. A change rolls the disk back to that snapshot of it, which overwrites its data: detach the disk first. Removing the property changes nothing. The platform does not return it. */
  snapshotId?: pulumi.Input<string | undefined>;
  /** Name of the disk. */
  storageName?: pulumi.Input<string | undefined>;
  /** Type of the disk. A change moves the data, which takes a while. `CLOUD_TSSD` is sold only with some machines. `getInstanceTypes` lists the types that a zone offers. */
  storageType?: pulumi.Input<string | undefined>;
  /** Size in GB, in steps of 10. It can only grow; file systems on the disk must be extended in the machine. */
  storageSize?: pulumi.Input<number | undefined>;
  /** Availability zone, such as `ap-guangzhou-3`. Only machines in this zone can use the disk. */
  availabilityZone?: pulumi.Input<string | undefined>;
  /** ID of the project. 0 is the account's default project. */
  projectId?: pulumi.Input<number | undefined>;
  /** ID of the dedicated cluster (CDC), `cluster-...`. Default: the disk is in the public zone. */
  dedicatedClusterId?: pulumi.Input<string | undefined>;
  /** How the disk is charged: by the hour, or with `PREPAID` for months in advance. */
  chargeType?: pulumi.Input<string | undefined>;
  /** Months to pay in advance: 1 to 12, 24 or 36. Required with `PREPAID`. It cannot be changed, because the provider does not renew disks. */
  prepaidPeriod?: pulumi.Input<number | undefined>;
  /** What happens when the prepaid period ends: an automatic renewal, a notice, or neither. Defaults to `NOTIFY_AND_MANUAL_RENEW`. */
  prepaidRenewFlag?: pulumi.Input<string | undefined>;
  /** Whether the disk is encrypted. */
  encrypt?: pulumi.Input<boolean | undefined>;
  /** Generation of the encryption. The platform recommends `ENCRYPT_V2`; some old machines support only `ENCRYPT_V1`. Requires `encrypt`. */
  encryptType?: pulumi.Input<string | undefined>;
  /** ID of the key in the Key Management Service. Defaults to the platform's key. Requires `encrypt`. */
  kmsKeyId?: pulumi.Input<string | undefined>;
  /** Additional throughput in MiB/s. Only disks of at least 460 GB of the types `CLOUD_HSSD` and `CLOUD_TSSD` support it. */
  throughputPerformance?: pulumi.Input<number | undefined>;
  /** Whether the disk may exceed its throughput for a while. Only disks of at least 460 GB of the types `CLOUD_HSSD` and `CLOUD_TSSD` support it. Defaults to false. */
  burstPerformance?: pulumi.Input<boolean | undefined>;
  /** Maximum number of backup points. Defaults to the platform's value. */
  diskBackupQuota?: pulumi.Input<number | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Whether the disk is attached to a machine. */
  attached?: pulumi.Input<boolean | undefined>;
  /** Status of the disk, such as `UNATTACHED` or `ATTACHED`. */
  storageStatus?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  cbsStorageId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link CbsStorage}. */
export interface CbsStorageArgs {
  /** Whether a deletion also removes a prepaid disk from the recycle bin. Otherwise the platform keeps it there for 7 days. Defaults to `false`. */
  forceDelete?: pulumi.Input<boolean | undefined>;
  /** ID of the snapshot, `snap-...`, from which the disk gets its data. A change rolls the disk back to that snapshot of it, which overwrites its data: detach the disk first. Removing the property changes nothing. The platform does not return it. Must be the ID of a snapshot, such as snap-gdsc8q7c. The platform never returns it, so it is compared with the previous input. If omitted, the platform chooses a value. */
  snapshotId?: pulumi.Input<string | undefined>;
  /** Name of the disk. Between 1 and 60 characters. */
  storageName: pulumi.Input<string>;
  /** Type of the disk. A change moves the data, which takes a while. `CLOUD_TSSD` is sold only with some machines. `getInstanceTypes` lists the types that a zone offers. Known values are `CLOUD_BASIC`, `CLOUD_PREMIUM`, `CLOUD_BSSD`, `CLOUD_SSD`, `CLOUD_HSSD` and `CLOUD_TSSD`; the platform may accept others. */
  storageType: pulumi.Input<string>;
  /** Size in GB, in steps of 10. It can only grow; file systems on the disk must be extended in the machine. At least 1. Some changes are rejected, because a disk can only grow: restore the size, or create a smaller disk and copy the data. */
  storageSize: pulumi.Input<number>;
  /** Availability zone, such as `ap-guangzhou-3`. Only machines in this zone can use the disk. Must not be empty. A change replaces the resource. */
  availabilityZone: pulumi.Input<string>;
  /** ID of the project. 0 is the account's default project. At least 0. Defaults to `0`. */
  projectId?: pulumi.Input<number | undefined>;
  /** ID of the dedicated cluster (CDC), `cluster-...`. Default: the disk is in the public zone. A change replaces the resource. */
  dedicatedClusterId?: pulumi.Input<string | undefined>;
  /** How the disk is charged: by the hour, or with `PREPAID` for months in advance. Known values are `POSTPAID_BY_HOUR`, `PREPAID`, `CDCPAID` and `DEDICATED_CLUSTER_PAID`; the platform may accept others. Defaults to `POSTPAID_BY_HOUR`. `POSTPAID_BY_HOUR` can become `PREPAID` and `PREPAID` can become `POSTPAID_BY_HOUR`. Otherwise it cannot be changed, because the platform changes only between POSTPAID_BY_HOUR and PREPAID: restore it, or replace the resource with `--replace`, which loses the data. `prepaidPeriod` is required when `chargeType` is PREPAID. */
  chargeType?: pulumi.Input<string | undefined>;
  /** Months to pay in advance: 1 to 12, 24 or 36. Required with `PREPAID`. It cannot be changed, because the provider does not renew disks. The platform never returns it, so it is compared with the previous input. `prepaidPeriod` is required when `chargeType` is PREPAID. `prepaidPeriod` must be 1 to 12, 24 or 36. */
  prepaidPeriod?: pulumi.Input<number | undefined>;
  /** What happens when the prepaid period ends: an automatic renewal, a notice, or neither. Defaults to `NOTIFY_AND_MANUAL_RENEW`. Known values are `NOTIFY_AND_AUTO_RENEW`, `NOTIFY_AND_MANUAL_RENEW` and `DISABLE_NOTIFY_AND_MANUAL_RENEW`; the platform may accept others. If omitted, the platform chooses a value. */
  prepaidRenewFlag?: pulumi.Input<string | undefined>;
  /** Whether the disk is encrypted. Defaults to `false`. A change replaces the resource. `kmsKeyId` can be set only when `encrypt` is true. `encryptType` can be set only when `encrypt` is true. */
  encrypt?: pulumi.Input<boolean | undefined>;
  /** Generation of the encryption. The platform recommends `ENCRYPT_V2`; some old machines support only `ENCRYPT_V1`. Requires `encrypt`. Known values are `ENCRYPT_V2` and `ENCRYPT_V1`; the platform may accept others. If omitted, the platform chooses a value. A change replaces the resource. `encryptType` can be set only when `encrypt` is true. */
  encryptType?: pulumi.Input<string | undefined>;
  /** ID of the key in the Key Management Service. Defaults to the platform's key. Requires `encrypt`. If omitted, the platform chooses a value. A change replaces the resource. `kmsKeyId` can be set only when `encrypt` is true. */
  kmsKeyId?: pulumi.Input<string | undefined>;
  /** Additional throughput in MiB/s. Only disks of at least 460 GB of the types `CLOUD_HSSD` and `CLOUD_TSSD` support it. At least 0. Defaults to `0`. */
  throughputPerformance?: pulumi.Input<number | undefined>;
  /** Whether the disk may exceed its throughput for a while. Only disks of at least 460 GB of the types `CLOUD_HSSD` and `CLOUD_TSSD` support it. Defaults to false. If omitted, the platform chooses a value. */
  burstPerformance?: pulumi.Input<boolean | undefined>;
  /** Maximum number of backup points. Defaults to the platform's value. Between 1 and 1024. If omitted, the platform chooses a value. */
  diskBackupQuota?: pulumi.Input<number | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  cbsStorageId?: pulumi.Input<string | undefined>;
}
