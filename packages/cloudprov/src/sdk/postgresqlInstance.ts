// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/postgresql.ts";
import * as utilities from "./utilities.ts";

/**
 * An instance of TencentDB for PostgreSQL. Its size, version, nodes, network and payment change in place. A deletion isolates it in the platform's recycle bin and then removes it with its data, unless `deleteProtection` is set. Some changes replace the instance with an empty one; the preview warns about each.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const shop = new cloudprov.PostgresqlInstance("shop", {
 *     name: "shop",
 *     availabilityZone: "ap-guangzhou-3",
 *     dbMajorVersion: "16",
 *     memory: 4,
 *     storage: 50,
 *     vpcId: config.require("vpcId"),
 *     subnetId: config.require("subnetId"),
 *     rootUser: "shop",
 *     rootPassword: config.requireSecret("postgresqlPassword"),
 *     deleteProtection: true,
 *     tags: { team: "shop" },
 * }, { protect: true });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<instance ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/postgresqlInstance:PostgresqlInstance example postgres-cda1iex1
 * ```
 */
export class PostgresqlInstance extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/postgresqlInstance:PostgresqlInstance";

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
    state?: PostgresqlInstanceState,
    opts?: pulumi.CustomResourceOptions,
  ): PostgresqlInstance {
    return new PostgresqlInstance(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of PostgresqlInstance, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is PostgresqlInstance {
    return utilities.isInstance(obj, PostgresqlInstance.__pulumiType);
  }

  /** Name of the instance. */
  declare public readonly name: pulumi.Output<string>;

  /** Memory in GB. The platform sells certain pairs of memory and cores. A change interrupts connections for a moment. */
  declare public readonly memory: pulumi.Output<number>;

  /** Number of cores. Defaults to the platform's choice for the memory. */
  declare public readonly cpu: pulumi.Output<number>;

  /** Size of the disk in GB, in steps of 10. */
  declare public readonly storage: pulumi.Output<number>;

  /** Type of the disk. Defaults to `PHYSICAL_LOCAL_SSD`. */
  declare public readonly storageType: pulumi.Output<string>;

  /** ID of the project. 0 is the account's default project. */
  declare public readonly projectId: pulumi.Output<number>;

  /** Major version, such as `16`. A change upgrades the instance, which cannot be undone. */
  declare public readonly dbMajorVersion: pulumi.Output<string>;

  /** Version, such as `16.8`. Defaults to the latest one of `dbMajorVersion`, or to `10.4` without one. A change upgrades the instance. */
  declare public readonly engineVersion: pulumi.Output<string>;

  /** Version of the kernel, such as `v16.8_r1.11`. Defaults to the latest one. A change upgrades the instance. */
  declare public readonly dbKernelVersion: pulumi.Output<string>;

  /** Character set: `UTF8` or `LATIN1`. */
  declare public readonly charset: pulumi.Output<enums.PostgresqlInstanceCharset>;

  /** Name of the administrator. */
  declare public readonly rootUser: pulumi.Output<string>;

  /** Password of the administrator. Newer platforms require lower case and capital letters, digits and symbols. The platform does not return it. */
  declare public readonly rootPassword: pulumi.Output<string>;

  /** Availability zone of the primary node, such as `ap-guangzhou-3`. A move to a zone that is not in `dbNodeSets` replaces the instance. */
  declare public readonly availabilityZone: pulumi.Output<string>;

  /** ID of the private network. A change gives the instance another address. */
  declare public readonly vpcId: pulumi.Output<string>;

  /** ID of the subnet. A change gives the instance another address. */
  declare public readonly subnetId: pulumi.Output<string>;

  /** IDs of the security groups. Defaults to the account's default group. */
  declare public readonly securityGroups: pulumi.Output<string[]>;

  /** Whether the instance has a public address. */
  declare public readonly publicAccessSwitch: pulumi.Output<boolean>;

  /** Nodes of the instance, to distribute them over zones. One of them must be in `availabilityZone`. */
  declare public readonly dbNodeSets: pulumi.Output<types.output.PostgresqlInstanceDbNodeSet[]>;

  /** How the instance is charged: by the hour, or with `PREPAID` for months in advance. */
  declare public readonly chargeType: pulumi.Output<enums.PostgresqlInstanceChargeType>;

  /** Months to pay in advance with `PREPAID`: 1 to 12, 24 or 36. Defaults to 1. A change buys that many additional months. */
  declare public readonly period: pulumi.Output<number | undefined>;

  /** What happens when the prepaid period ends: 0 is a notice, 1 an automatic renewal, 2 no renewal. Defaults to 0. */
  declare public readonly autoRenewFlag: pulumi.Output<number>;

  /** Whether purchases use vouchers: 1 or 0. Defaults to 0. */
  declare public readonly autoVoucher: pulumi.Output<number | undefined>;

  /** IDs of the vouchers. The platform supports one at present. */
  declare public readonly voucherIds: pulumi.Output<string[] | undefined>;

  /** Whether the data is encrypted: 1 or 0. Defaults to 0. */
  declare public readonly needSupportTde: pulumi.Output<number>;

  /** ID of the key in the Key Management Service. Defaults to the platform's key. */
  declare public readonly kmsKeyId: pulumi.Output<string>;

  /** Region of the key. */
  declare public readonly kmsRegion: pulumi.Output<string>;

  /** ID of the key's cluster. */
  declare public readonly kmsClusterId: pulumi.Output<string>;

  /** The parameter `max_standby_archive_delay`, in milliseconds: how long a standby node waits before it cancels queries that conflict with replication. Defaults to the platform's value. */
  declare public readonly maxStandbyArchiveDelay: pulumi.Output<number>;

  /** The parameter `max_standby_streaming_delay`, in milliseconds: how long a standby node waits before it cancels queries that conflict with replication. Defaults to the platform's value. */
  declare public readonly maxStandbyStreamingDelay: pulumi.Output<number>;

  /** Whether the instance is protected from deletion. Set it to false and run `pulumi up` before you delete the resource. Defaults to false. */
  declare public readonly deleteProtection: pulumi.Output<boolean>;

  /** When a change of the size, the nodes or the version takes effect: 0 at once, 2 in the maintenance window. An update does not wait for the window. Defaults to 0. */
  declare public readonly waitSwitch: pulumi.Output<number | undefined>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Private address. */
  declare public readonly privateAccessIp: pulumi.Output<string>;

  /** Port of the private address. */
  declare public readonly privateAccessPort: pulumi.Output<number>;

  /** Public host name; empty without one. */
  declare public readonly publicAccessHost: pulumi.Output<string>;

  /** Port of the public address; 0 without one. */
  declare public readonly publicAccessPort: pulumi.Output<number>;

  /** Number of the instance. */
  declare public readonly uid: pulumi.Output<number>;

  /** Creation time, in the platform's time zone. */
  declare public readonly createTime: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly postgresqlInstanceId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: PostgresqlInstanceArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: PostgresqlInstanceArgs | PostgresqlInstanceState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as PostgresqlInstanceState | undefined;
      inputs["name"] = state?.name;
      inputs["memory"] = state?.memory;
      inputs["cpu"] = state?.cpu;
      inputs["storage"] = state?.storage;
      inputs["storageType"] = state?.storageType;
      inputs["projectId"] = state?.projectId;
      inputs["dbMajorVersion"] = state?.dbMajorVersion;
      inputs["engineVersion"] = state?.engineVersion;
      inputs["dbKernelVersion"] = state?.dbKernelVersion;
      inputs["charset"] = state?.charset;
      inputs["rootUser"] = state?.rootUser;
      inputs["rootPassword"] = state?.rootPassword;
      inputs["availabilityZone"] = state?.availabilityZone;
      inputs["vpcId"] = state?.vpcId;
      inputs["subnetId"] = state?.subnetId;
      inputs["securityGroups"] = state?.securityGroups;
      inputs["publicAccessSwitch"] = state?.publicAccessSwitch;
      inputs["dbNodeSets"] = state?.dbNodeSets;
      inputs["chargeType"] = state?.chargeType;
      inputs["period"] = state?.period;
      inputs["autoRenewFlag"] = state?.autoRenewFlag;
      inputs["autoVoucher"] = state?.autoVoucher;
      inputs["voucherIds"] = state?.voucherIds;
      inputs["needSupportTde"] = state?.needSupportTde;
      inputs["kmsKeyId"] = state?.kmsKeyId;
      inputs["kmsRegion"] = state?.kmsRegion;
      inputs["kmsClusterId"] = state?.kmsClusterId;
      inputs["maxStandbyArchiveDelay"] = state?.maxStandbyArchiveDelay;
      inputs["maxStandbyStreamingDelay"] = state?.maxStandbyStreamingDelay;
      inputs["deleteProtection"] = state?.deleteProtection;
      inputs["waitSwitch"] = state?.waitSwitch;
      inputs["tags"] = state?.tags;
      inputs["privateAccessIp"] = state?.privateAccessIp;
      inputs["privateAccessPort"] = state?.privateAccessPort;
      inputs["publicAccessHost"] = state?.publicAccessHost;
      inputs["publicAccessPort"] = state?.publicAccessPort;
      inputs["uid"] = state?.uid;
      inputs["createTime"] = state?.createTime;
      inputs["postgresqlInstanceId"] = state?.postgresqlInstanceId;
    } else {
      const args = argsOrState as PostgresqlInstanceArgs | undefined;
      inputs["name"] = args?.name;
      inputs["memory"] = args?.memory;
      inputs["cpu"] = args?.cpu;
      inputs["storage"] = args?.storage;
      inputs["storageType"] = args?.storageType;
      inputs["projectId"] = args?.projectId;
      inputs["dbMajorVersion"] = args?.dbMajorVersion;
      inputs["engineVersion"] = args?.engineVersion;
      inputs["dbKernelVersion"] = args?.dbKernelVersion;
      inputs["charset"] = args?.charset;
      inputs["rootUser"] = args?.rootUser;
      inputs["rootPassword"] = utilities.secret(args?.rootPassword);
      inputs["availabilityZone"] = args?.availabilityZone;
      inputs["vpcId"] = args?.vpcId;
      inputs["subnetId"] = args?.subnetId;
      inputs["securityGroups"] = args?.securityGroups;
      inputs["publicAccessSwitch"] = args?.publicAccessSwitch;
      inputs["dbNodeSets"] = args?.dbNodeSets;
      inputs["chargeType"] = args?.chargeType;
      inputs["period"] = args?.period;
      inputs["autoRenewFlag"] = args?.autoRenewFlag;
      inputs["autoVoucher"] = args?.autoVoucher;
      inputs["voucherIds"] = args?.voucherIds;
      inputs["needSupportTde"] = args?.needSupportTde;
      inputs["kmsKeyId"] = args?.kmsKeyId;
      inputs["kmsRegion"] = args?.kmsRegion;
      inputs["kmsClusterId"] = args?.kmsClusterId;
      inputs["maxStandbyArchiveDelay"] = args?.maxStandbyArchiveDelay;
      inputs["maxStandbyStreamingDelay"] = args?.maxStandbyStreamingDelay;
      inputs["deleteProtection"] = args?.deleteProtection;
      inputs["waitSwitch"] = args?.waitSwitch;
      inputs["tags"] = args?.tags;
      inputs["postgresqlInstanceId"] = args?.postgresqlInstanceId;
      inputs["privateAccessIp"] = undefined;
      inputs["privateAccessPort"] = undefined;
      inputs["publicAccessHost"] = undefined;
      inputs["publicAccessPort"] = undefined;
      inputs["uid"] = undefined;
      inputs["createTime"] = undefined;
      utilities.requireArguments("PostgresqlInstance", name, inputs, args, opts, ["name", "memory", "storage", "rootPassword", "availabilityZone", "vpcId", "subnetId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(PostgresqlInstance.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["rootPassword"] }));
  }
}

/** State that `PostgresqlInstance.get` uses to look up an object. */
export interface PostgresqlInstanceState {
  /** Name of the instance. */
  name?: pulumi.Input<string | undefined>;
  /** Memory in GB. The platform sells certain pairs of memory and cores. A change interrupts connections for a moment. */
  memory?: pulumi.Input<number | undefined>;
  /** Number of cores. Defaults to the platform's choice for the memory. */
  cpu?: pulumi.Input<number | undefined>;
  /** Size of the disk in GB, in steps of 10. */
  storage?: pulumi.Input<number | undefined>;
  /** Type of the disk. Defaults to `PHYSICAL_LOCAL_SSD`. */
  storageType?: pulumi.Input<string | undefined>;
  /** ID of the project. 0 is the account's default project. */
  projectId?: pulumi.Input<number | undefined>;
  /** Major version, such as `16`. A change upgrades the instance, which cannot be undone. */
  dbMajorVersion?: pulumi.Input<string | undefined>;
  /** Version, such as `16.8`. Defaults to the latest one of `dbMajorVersion`, or to `10.4` without one. A change upgrades the instance. */
  engineVersion?: pulumi.Input<string | undefined>;
  /** Version of the kernel, such as `v16.8_r1.11`. Defaults to the latest one. A change upgrades the instance. */
  dbKernelVersion?: pulumi.Input<string | undefined>;
  /** Character set: `UTF8` or `LATIN1`. */
  charset?: pulumi.Input<enums.PostgresqlInstanceCharset | (string & {}) | undefined>;
  /** Name of the administrator. */
  rootUser?: pulumi.Input<string | undefined>;
  /** Password of the administrator. Newer platforms require lower case and capital letters, digits and symbols. The platform does not return it. */
  rootPassword?: pulumi.Input<string | undefined>;
  /** Availability zone of the primary node, such as `ap-guangzhou-3`. A move to a zone that is not in `dbNodeSets` replaces the instance. */
  availabilityZone?: pulumi.Input<string | undefined>;
  /** ID of the private network. A change gives the instance another address. */
  vpcId?: pulumi.Input<string | undefined>;
  /** ID of the subnet. A change gives the instance another address. */
  subnetId?: pulumi.Input<string | undefined>;
  /** IDs of the security groups. Defaults to the account's default group. */
  securityGroups?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Whether the instance has a public address. */
  publicAccessSwitch?: pulumi.Input<boolean | undefined>;
  /** Nodes of the instance, to distribute them over zones. One of them must be in `availabilityZone`. */
  dbNodeSets?: pulumi.Input<pulumi.Input<types.input.PostgresqlInstanceDbNodeSet>[] | undefined>;
  /** How the instance is charged: by the hour, or with `PREPAID` for months in advance. */
  chargeType?: pulumi.Input<enums.PostgresqlInstanceChargeType | (string & {}) | undefined>;
  /** Months to pay in advance with `PREPAID`: 1 to 12, 24 or 36. Defaults to 1. A change buys that many additional months. */
  period?: pulumi.Input<number | undefined>;
  /** What happens when the prepaid period ends: 0 is a notice, 1 an automatic renewal, 2 no renewal. Defaults to 0. */
  autoRenewFlag?: pulumi.Input<number | undefined>;
  /** Whether purchases use vouchers: 1 or 0. Defaults to 0. */
  autoVoucher?: pulumi.Input<number | undefined>;
  /** IDs of the vouchers. The platform supports one at present. */
  voucherIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Whether the data is encrypted: 1 or 0. Defaults to 0. */
  needSupportTde?: pulumi.Input<number | undefined>;
  /** ID of the key in the Key Management Service. Defaults to the platform's key. */
  kmsKeyId?: pulumi.Input<string | undefined>;
  /** Region of the key. */
  kmsRegion?: pulumi.Input<string | undefined>;
  /** ID of the key's cluster. */
  kmsClusterId?: pulumi.Input<string | undefined>;
  /** The parameter `max_standby_archive_delay`, in milliseconds: how long a standby node waits before it cancels queries that conflict with replication. Defaults to the platform's value. */
  maxStandbyArchiveDelay?: pulumi.Input<number | undefined>;
  /** The parameter `max_standby_streaming_delay`, in milliseconds: how long a standby node waits before it cancels queries that conflict with replication. Defaults to the platform's value. */
  maxStandbyStreamingDelay?: pulumi.Input<number | undefined>;
  /** Whether the instance is protected from deletion. Set it to false and run `pulumi up` before you delete the resource. Defaults to false. */
  deleteProtection?: pulumi.Input<boolean | undefined>;
  /** When a change of the size, the nodes or the version takes effect: 0 at once, 2 in the maintenance window. An update does not wait for the window. Defaults to 0. */
  waitSwitch?: pulumi.Input<number | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Private address. */
  privateAccessIp?: pulumi.Input<string | undefined>;
  /** Port of the private address. */
  privateAccessPort?: pulumi.Input<number | undefined>;
  /** Public host name; empty without one. */
  publicAccessHost?: pulumi.Input<string | undefined>;
  /** Port of the public address; 0 without one. */
  publicAccessPort?: pulumi.Input<number | undefined>;
  /** Number of the instance. */
  uid?: pulumi.Input<number | undefined>;
  /** Creation time, in the platform's time zone. */
  createTime?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  postgresqlInstanceId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link PostgresqlInstance}. */
export interface PostgresqlInstanceArgs {
  /** Name of the instance. Between 1 and 60 characters. */
  name: pulumi.Input<string>;
  /** Memory in GB. The platform sells certain pairs of memory and cores. A change interrupts connections for a moment. At least 1. */
  memory: pulumi.Input<number>;
  /** Number of cores. Defaults to the platform's choice for the memory. At least 1. If omitted, the platform chooses a value. */
  cpu?: pulumi.Input<number | undefined>;
  /** Size of the disk in GB, in steps of 10. At least 10. */
  storage: pulumi.Input<number>;
  /** Type of the disk. Defaults to `PHYSICAL_LOCAL_SSD`. Known values are `PHYSICAL_LOCAL_SSD`, `CLOUD_PREMIUM`, `CLOUD_SSD` and `CLOUD_HSSD`; the platform may accept others. If omitted, the platform chooses a value. A change replaces the resource. */
  storageType?: pulumi.Input<string | undefined>;
  /** ID of the project. 0 is the account's default project. At least 0. Defaults to `0`. */
  projectId?: pulumi.Input<number | undefined>;
  /** Major version, such as `16`. A change upgrades the instance, which cannot be undone. If omitted, the platform chooses a value. */
  dbMajorVersion?: pulumi.Input<string | undefined>;
  /** Version, such as `16.8`. Defaults to the latest one of `dbMajorVersion`, or to `10.4` without one. A change upgrades the instance. If omitted, the platform chooses a value. */
  engineVersion?: pulumi.Input<string | undefined>;
  /** Version of the kernel, such as `v16.8_r1.11`. Defaults to the latest one. A change upgrades the instance. If omitted, the platform chooses a value. */
  dbKernelVersion?: pulumi.Input<string | undefined>;
  /** Character set: `UTF8` or `LATIN1`. One of `UTF8` or `LATIN1`. Defaults to `UTF8`. A change replaces the resource. */
  charset?: pulumi.Input<enums.PostgresqlInstanceCharset | (string & {}) | undefined>;
  /** Name of the administrator. Must have 1 to 16 letters, digits and underscores, begin with no digit and not with pg_, and not be postgres. Defaults to `root`. A change replaces the resource. */
  rootUser?: pulumi.Input<string | undefined>;
  /** Password of the administrator. Newer platforms require lower case and capital letters, digits and symbols. The platform does not return it. Between 8 and 64 characters. Must contain at least two of: letters, digits, and the characters _+-&=!@#$%^*(). The platform never returns it, so it is compared with the previous input. */
  rootPassword: pulumi.Input<string>;
  /** Availability zone of the primary node, such as `ap-guangzhou-3`. A move to a zone that is not in `dbNodeSets` replaces the instance. Must not be empty. `dbNodeSets` must contain a node in `availabilityZone`. */
  availabilityZone: pulumi.Input<string>;
  /** ID of the private network. A change gives the instance another address. Must be the ID of a private network, such as vpc-8vazrwjv. */
  vpcId: pulumi.Input<string>;
  /** ID of the subnet. A change gives the instance another address. Must be the ID of a subnet, such as subnet-b8j03v0c. */
  subnetId: pulumi.Input<string>;
  /** IDs of the security groups. Defaults to the account's default group. If omitted, the platform chooses a value. */
  securityGroups?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Whether the instance has a public address. Defaults to `false`. */
  publicAccessSwitch?: pulumi.Input<boolean | undefined>;
  /** Nodes of the instance, to distribute them over zones. One of them must be in `availabilityZone`. If omitted, the platform chooses a value. `dbNodeSets` must contain a node in `availabilityZone`. */
  dbNodeSets?: pulumi.Input<pulumi.Input<types.input.PostgresqlInstanceDbNodeSet>[] | undefined>;
  /** How the instance is charged: by the hour, or with `PREPAID` for months in advance. One of `POSTPAID_BY_HOUR` or `PREPAID`. Defaults to `POSTPAID_BY_HOUR`. `POSTPAID_BY_HOUR` can become `PREPAID`. Otherwise it cannot be changed, because the platform does not return to a charge by the hour: restore it. */
  chargeType?: pulumi.Input<enums.PostgresqlInstanceChargeType | (string & {}) | undefined>;
  /** Months to pay in advance with `PREPAID`: 1 to 12, 24 or 36. Defaults to 1. A change buys that many additional months. The platform never returns it, so it is compared with the previous input. `period` must be 1 to 12, 24 or 36. */
  period?: pulumi.Input<number | undefined>;
  /** What happens when the prepaid period ends: 0 is a notice, 1 an automatic renewal, 2 no renewal. Defaults to 0. Between 0 and 2. If omitted, the platform chooses a value. */
  autoRenewFlag?: pulumi.Input<number | undefined>;
  /** Whether purchases use vouchers: 1 or 0. Defaults to 0. Between 0 and 1. Changing only this changes nothing. `autoVoucher` must be set with `voucherIds`. */
  autoVoucher?: pulumi.Input<number | undefined>;
  /** IDs of the vouchers. The platform supports one at present. Changing only this changes nothing. `autoVoucher` must be set with `voucherIds`. */
  voucherIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Whether the data is encrypted: 1 or 0. Defaults to 0. Between 0 and 1. If omitted, the platform chooses a value. A change replaces the resource. `needSupportTde` is required when `kmsKeyId` is set. `needSupportTde` is required when `kmsRegion` is set. `needSupportTde` is required when `kmsClusterId` is set. */
  needSupportTde?: pulumi.Input<number | undefined>;
  /** ID of the key in the Key Management Service. Defaults to the platform's key. If omitted, the platform chooses a value. A change replaces the resource. `needSupportTde` is required when `kmsKeyId` is set. */
  kmsKeyId?: pulumi.Input<string | undefined>;
  /** Region of the key. If omitted, the platform chooses a value. A change replaces the resource. `needSupportTde` is required when `kmsRegion` is set. */
  kmsRegion?: pulumi.Input<string | undefined>;
  /** ID of the key's cluster. If omitted, the platform chooses a value. A change replaces the resource. `needSupportTde` is required when `kmsClusterId` is set. */
  kmsClusterId?: pulumi.Input<string | undefined>;
  /** The parameter `max_standby_archive_delay`, in milliseconds: how long a standby node waits before it cancels queries that conflict with replication. Defaults to the platform's value. If omitted, the platform chooses a value. */
  maxStandbyArchiveDelay?: pulumi.Input<number | undefined>;
  /** The parameter `max_standby_streaming_delay`, in milliseconds: how long a standby node waits before it cancels queries that conflict with replication. Defaults to the platform's value. If omitted, the platform chooses a value. */
  maxStandbyStreamingDelay?: pulumi.Input<number | undefined>;
  /** Whether the instance is protected from deletion. Set it to false and run `pulumi up` before you delete the resource. Defaults to false. If omitted, the platform chooses a value. */
  deleteProtection?: pulumi.Input<boolean | undefined>;
  /** When a change of the size, the nodes or the version takes effect: 0 at once, 2 in the maintenance window. An update does not wait for the window. Defaults to 0. Changing only this changes nothing. `waitSwitch` must be 0 or 2. */
  waitSwitch?: pulumi.Input<number | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  postgresqlInstanceId?: pulumi.Input<string | undefined>;
}
