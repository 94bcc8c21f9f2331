// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/mysql.ts";
import * as utilities from "./utilities.ts";

/**
 * A MySQL instance of TencentDB. The preview shows what it costs, and warns before its data is lost. Deleting the resource deletes the data and its backups; a prepaid instance stays in the platform's recycle bin for 7 days, unless `forceDelete` is set. A change of the size moves the instance, which can take hours.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const shop = new cloudprov.MysqlInstance("shop", {
 *     instanceName: "shop",
 *     engineVersion: "8.0",
 *     memSize: 2000,
 *     volumeSize: 100,
 *     availabilityZone: "ap-guangzhou-3",
 *     vpcId: config.require("vpcId"),
 *     subnetId: config.require("subnetId"),
 *     securityGroups: [config.require("securityGroupId")],
 *     rootPassword: config.requireSecret("rootPassword"),
 *     destroyProtect: "on",
 *     tags: { team: "shop" },
 * }, { protect: true });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<instance ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/mysqlInstance:MysqlInstance example cdb-c1nl9rpv
 * ```
 */
export class MysqlInstance extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/mysqlInstance:MysqlInstance";

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
    state?: MysqlInstanceState,
    opts?: pulumi.CustomResourceOptions,
  ): MysqlInstance {
    return new MysqlInstance(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of MysqlInstance, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is MysqlInstance {
    return utilities.isInstance(obj, MysqlInstance.__pulumiType);
  }

  /** Name of the instance. */
  declare public readonly instanceName: pulumi.Output<string>;

  /** Memory in MB, such as 1000. A change moves the instance, and ends with a switch that interrupts connections for a moment. */
  declare public readonly memSize: pulumi.Output<number>;

  /** Size of the disk in GB, in steps of 5. */
  declare public readonly volumeSize: pulumi.Output<number>;

  /** Number of CPU cores. Defaults to the smallest number that the platform offers for the memory. */
  declare public readonly cpu: pulumi.Output<number>;

  /** Version of MySQL. It is upgraded in place, one version at a time. The platform does not go back: a lower version replaces the instance. */
  declare public readonly engineVersion: pulumi.Output<enums.MysqlInstanceEngineVersion>;

  /** Storage engine. Defaults to `InnoDB`. */
  declare public readonly engineType: pulumi.Output<string>;

  /** Type of the instance: shared (`UNIVERSAL`) or dedicated resources (`EXCLUSIVE`), a single node (`BASIC_V2`), or the cluster edition (`CLOUD_NATIVE_CLUSTER`). Defaults to `UNIVERSAL`. */
  declare public readonly deviceType: pulumi.Output<string>;

  /** Type of the cloud disk of a single node or of the cluster edition. Empty for a local disk. */
  declare public readonly diskType: pulumi.Output<string>;

  /** Availability zone of the primary node, such as `ap-guangzhou-3`. After a failover, the zones of the primary and the first standby node may be exchanged; that is not a change. */
  declare public readonly availabilityZone: pulumi.Output<string>;

  /** Whether the nodes are in one availability zone (0) or in several (1). */
  declare public readonly slaveDeployMode: pulumi.Output<number>;

  /** Availability zone of the first standby node. Defaults to that of the primary node. */
  declare public readonly firstSlaveZone: pulumi.Output<string>;

  /** Availability zone of the second standby node, of an instance that has one. */
  declare public readonly secondSlaveZone: pulumi.Output<string | undefined>;

  /** How data is replicated to the standby nodes: asynchronously (0), semi-synchronously (1) or synchronously (2). */
  declare public readonly slaveSyncMode: pulumi.Output<number>;

  /** The nodes of an instance of the cluster edition. */
  declare public readonly clusterTopology: pulumi.Output<types.output.MysqlInstanceClusterTopology>;

  /** ID of the private network. Defaults to the default network. The platform allows one change within 24 hours. */
  declare public readonly vpcId: pulumi.Output<string>;

  /** ID of the subnet. Required with `vpcId`. */
  declare public readonly subnetId: pulumi.Output<string>;

  /** Port in the private network. */
  declare public readonly intranetPort: pulumi.Output<number>;

  /** IDs of the security groups. A refresh of many instances notices only changes of the groups in the state, because the platform lists the instances of a group, and not the groups of all instances. */
  declare public readonly securityGroups: pulumi.Output<string[] | undefined>;

  /** Whether the instance has an address in the Internet (1) or not (0). Restrict access with `securityGroups`. */
  declare public readonly internetService: pulumi.Output<number>;

  /** Password of the user `root`. */
  declare public readonly rootPassword: pulumi.Output<string | undefined>;

  /** Parameters of the database engine, by name. A parameter that is removed gets its default. Some changes restart the database. `lower_case_table_names` cannot be changed after the creation from version 8.0. Only the parameters in the program are read; an import reads those that differ from their defaults. */
  declare public readonly parameters: pulumi.Output<{ [key: string]: string }>;

  /** ID of the template of parameters that the instance is created with. To change parameters later, use `parameters`. */
  declare public readonly paramTemplateId: pulumi.Output<number>;

  /** ID of the project. 0 is the account's default project. */
  declare public readonly projectId: pulumi.Output<number>;

  /** How the instance is charged: by the hour (`POSTPAID`), or for months in advance (`PREPAID`). */
  declare public readonly chargeType: pulumi.Output<enums.MysqlInstanceChargeType>;

  /** Months to pay in advance with `PREPAID`: 1 to 12, 24 or 36. Defaults to 1. It cannot be changed, because the provider does not renew instances. */
  declare public readonly prepaidPeriod: pulumi.Output<number>;

  /** Whether the platform renews a prepaid instance automatically (1) or not (0). */
  declare public readonly autoRenewFlag: pulumi.Output<number>;

  /** Whether the instance is protected from deletion. Set it to `off` and run `pulumi up` before you delete the resource. */
  declare public readonly destroyProtect: pulumi.Output<enums.MysqlInstanceDestroyProtect>;

  /** Whether a deletion also removes a prepaid instance from the recycle bin, with its data and backups. Otherwise it can be restored there for 7 days. An instance that is charged by the hour is always removed. */
  declare public readonly forceDelete: pulumi.Output<boolean>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** When an upgrade of the size or the version switches to the new nodes: at once (0) or in the maintenance window (1). Until then, the state contains the values after the switch. Defaults to 0. */
  declare public readonly waitSwitch: pulumi.Output<number | undefined>;

  /** How the size is changed: by a migration (0), in place (1), or in place if possible (2). Defaults to 0. */
  declare public readonly fastUpgrade: pulumi.Output<number | undefined>;

  /** Maximum delay of the new nodes, in seconds. A version upgrade switches to them only below this delay. */
  declare public readonly maxDeayTime: pulumi.Output<number | undefined>;

  /** A change to 1 upgrades the instance once to the latest build of its version. */
  declare public readonly upgradeSubversion: pulumi.Output<number>;

  /** Address in the private network. */
  declare public readonly intranetIp: pulumi.Output<string>;

  /** Host name in the Internet; empty without `internetService`. */
  declare public readonly internetHost: pulumi.Output<string>;

  /** Port in the Internet; 0 without `internetService`. */
  declare public readonly internetPort: pulumi.Output<number>;

  /** Whether transactions have global identifiers (GTID): 1 or 0. */
  declare public readonly gtid: pulumi.Output<number>;

  /** Whether writing is locked because the disk is full: 1 or 0. */
  declare public readonly locked: pulumi.Output<number>;

  /** Status: creating (0), running (1), being isolated (4) or in the recycle bin (5). */
  declare public readonly status: pulumi.Output<number>;

  /** Task that is running for the instance, as a number; 0 without one. */
  declare public readonly taskStatus: pulumi.Output<number>;

  /** The resource's ID. */
  declare public readonly mysqlInstanceId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: MysqlInstanceArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: MysqlInstanceArgs | MysqlInstanceState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as MysqlInstanceState | undefined;
      inputs["instanceName"] = state?.instanceName;
      inputs["memSize"] = state?.memSize;
      inputs["volumeSize"] = state?.volumeSize;
      inputs["cpu"] = state?.cpu;
      inputs["engineVersion"] = state?.engineVersion;
      inputs["engineType"] = state?.engineType;
      inputs["deviceType"] = state?.deviceType;
      inputs["diskType"] = state?.diskType;
      inputs["availabilityZone"] = state?.availabilityZone;
      inputs["slaveDeployMode"] = state?.slaveDeployMode;
      inputs["firstSlaveZone"] = state?.firstSlaveZone;
      inputs["secondSlaveZone"] = state?.secondSlaveZone;
      inputs["slaveSyncMode"] = state?.slaveSyncMode;
      inputs["clusterTopology"] = state?.clusterTopology;
      inputs["vpcId"] = state?.vpcId;
      inputs["subnetId"] = state?.subnetId;
      inputs["intranetPort"] = state?.intranetPort;
      inputs["securityGroups"] = state?.securityGroups;
      inputs["internetService"] = state?.internetService;
      inputs["rootPassword"] = state?.rootPassword;
      inputs["parameters"] = state?.parameters;
      inputs["paramTemplateId"] = state?.paramTemplateId;
      inputs["projectId"] = state?.projectId;
      inputs["chargeType"] = state?.chargeType;
      inputs["prepaidPeriod"] = state?.prepaidPeriod;
      inputs["autoRenewFlag"] = state?.autoRenewFlag;
      inputs["destroyProtect"] = state?.destroyProtect;
      inputs["forceDelete"] = state?.forceDelete;
      inputs["tags"] = state?.tags;
      inputs["waitSwitch"] = state?.waitSwitch;
      inputs["fastUpgrade"] = state?.fastUpgrade;
      inputs["maxDeayTime"] = state?.maxDeayTime;
      inputs["upgradeSubversion"] = state?.upgradeSubversion;
      inputs["intranetIp"] = state?.intranetIp;
      inputs["internetHost"] = state?.internetHost;
      inputs["internetPort"] = state?.internetPort;
      inputs["gtid"] = state?.gtid;
      inputs["locked"] = state?.locked;
      inputs["status"] = state?.status;
      inputs["taskStatus"] = state?.taskStatus;
      inputs["mysqlInstanceId"] = state?.mysqlInstanceId;
    } else {
      const args = argsOrState as MysqlInstanceArgs | undefined;
      inputs["instanceName"] = args?.instanceName;
      inputs["memSize"] = args?.memSize;
      inputs["volumeSize"] = args?.volumeSize;
      inputs["cpu"] = args?.cpu;
      inputs["engineVersion"] = args?.engineVersion;
      inputs["engineType"] = args?.engineType;
      inputs["deviceType"] = args?.deviceType;
      inputs["diskType"] = args?.diskType;
      inputs["availabilityZone"] = args?.availabilityZone;
      inputs["slaveDeployMode"] = args?.slaveDeployMode;
      inputs["firstSlaveZone"] = args?.firstSlaveZone;
      inputs["secondSlaveZone"] = args?.secondSlaveZone;
      inputs["slaveSyncMode"] = args?.slaveSyncMode;
      inputs["clusterTopology"] = args?.clusterTopology;
      inputs["vpcId"] = args?.vpcId;
      inputs["subnetId"] = args?.subnetId;
      inputs["intranetPort"] = args?.intranetPort;
      inputs["securityGroups"] = args?.securityGroups;
      inputs["internetService"] = args?.internetService;
      inputs["rootPassword"] = utilities.secret(args?.rootPassword);
      inputs["parameters"] = args?.parameters;
      inputs["paramTemplateId"] = args?.paramTemplateId;
      inputs["projectId"] = args?.projectId;
      inputs["chargeType"] = args?.chargeType;
      inputs["prepaidPeriod"] = args?.prepaidPeriod;
      inputs["autoRenewFlag"] = args?.autoRenewFlag;
      inputs["destroyProtect"] = args?.destroyProtect;
      inputs["forceDelete"] = args?.forceDelete;
      inputs["tags"] = args?.tags;
      inputs["waitSwitch"] = args?.waitSwitch;
      inputs["fastUpgrade"] = args?.fastUpgrade;
      inputs["maxDeayTime"] = args?.maxDeayTime;
      inputs["upgradeSubversion"] = args?.upgradeSubversion;
      inputs["mysqlInstanceId"] = args?.mysqlInstanceId;
      inputs["intranetIp"] = undefined;
      inputs["internetHost"] = undefined;
      inputs["internetPort"] = undefined;
      inputs["gtid"] = undefined;
      inputs["locked"] = undefined;
      inputs["status"] = undefined;
      inputs["taskStatus"] = undefined;
      utilities.requireArguments("MysqlInstance", name, inputs, args, opts, ["instanceName", "memSize", "volumeSize"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(MysqlInstance.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["rootPassword"] }));
  }
}

/** State that `MysqlInstance.get` uses to look up an object. */
export interface MysqlInstanceState {
  /** Name of the instance. */
  instanceName?: pulumi.Input<string | undefined>;
  /** Memory in MB, such as 1000. A change moves the instance, and ends with a switch that interrupts connections for a moment. */
  memSize?: pulumi.Input<number | undefined>;
  /** Size of the disk in GB, in steps of 5. */
  volumeSize?: pulumi.Input<number | undefined>;
  /** Number of CPU cores. Defaults to the smallest number that the platform offers for the memory. */
  cpu?: pulumi.Input<number | undefined>;
  /** Version of MySQL. It is upgraded in place, one version at a time. The platform does not go back: a lower version replaces the instance. */
  engineVersion?: pulumi.Input<enums.MysqlInstanceEngineVersion | (string & {}) | undefined>;
  /** Storage engine. Defaults to `InnoDB`. */
  engineType?: pulumi.Input<string | undefined>;
  /** Type of the instance: shared (`UNIVERSAL`) or dedicated resources (`EXCLUSIVE`), a single node (`BASIC_V2`), or the cluster edition (`CLOUD_NATIVE_CLUSTER`). Defaults to `UNIVERSAL`. */
  deviceType?: pulumi.Input<string | undefined>;
  /** Type of the cloud disk of a single node or of the cluster edition. Empty for a local disk. */
  diskType?: pulumi.Input<string | undefined>;
  /** Availability zone of the primary node, such as `ap-guangzhou-3`. After a failover, the zones of the primary and the first standby node may be exchanged; that is not a change. */
  availabilityZone?: pulumi.Input<string | undefined>;
  /** Whether the nodes are in one availability zone (0) or in several (1). */
  slaveDeployMode?: pulumi.Input<number | undefined>;
  /** Availability zone of the first standby node. Defaults to that of the primary node. */
  firstSlaveZone?: pulumi.Input<string | undefined>;
  /** Availability zone of the second standby node, of an instance that has one. */
  secondSlaveZone?: pulumi.Input<string | undefined>;
  /** How data is replicated to the standby nodes: asynchronously (0), semi-synchronously (1) or synchronously (2). */
  slaveSyncMode?: pulumi.Input<number | undefined>;
  /** The nodes of an instance of the cluster edition. */
  clusterTopology?: pulumi.Input<types.input.MysqlInstanceClusterTopology | undefined>;
  /** ID of the private network. Defaults to the default network. The platform allows one change within 24 hours. */
  vpcId?: pulumi.Input<string | undefined>;
  /** ID of the subnet. Required with `vpcId`. */
  subnetId?: pulumi.Input<string | undefined>;
  /** Port in the private network. */
  intranetPort?: pulumi.Input<number | undefined>;
  /** IDs of the security groups. A refresh of many instances notices only changes of the groups in the state, because the platform lists the instances of a group, and not the groups of all instances. */
  securityGroups?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Whether the instance has an address in the Internet (1) or not (0). Restrict access with `securityGroups`. */
  internetService?: pulumi.Input<number | undefined>;
  /** Password of the user `root`. */
  rootPassword?: pulumi.Input<string | undefined>;
  /** Parameters of the database engine, by name. A parameter that is removed gets its default. Some changes restart the database. `lower_case_table_names` cannot be changed after the creation from version 8.0. Only the parameters in the program are read; an import reads those that differ from their defaults. */
  parameters?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** ID of the template of parameters that the instance is created with. To change parameters later, use `parameters`. */
  paramTemplateId?: pulumi.Input<number | undefined>;
  /** ID of the project. 0 is the account's default project. */
  projectId?: pulumi.Input<number | undefined>;
  /** How the instance is charged: by the hour (`POSTPAID`), or for months in advance (`PREPAID`). */
  chargeType?: pulumi.Input<enums.MysqlInstanceChargeType | (string & {}) | undefined>;
  /** Months to pay in advance with `PREPAID`: 1 to 12, 24 or 36. Defaults to 1. It cannot be changed, because the provider does not renew instances. */
  prepaidPeriod?: pulumi.Input<number | undefined>;
  /** Whether the platform renews a prepaid instance automatically (1) or not (0). */
  autoRenewFlag?: pulumi.Input<number | undefined>;
  /** Whether the instance is protected from deletion. Set it to `off` and run `pulumi up` before you delete the resource. */
  destroyProtect?: pulumi.Input<enums.MysqlInstanceDestroyProtect | (string & {}) | undefined>;
  /** Whether a deletion also removes a prepaid instance from the recycle bin, with its data and backups. Otherwise it can be restored there for 7 days. An instance that is charged by the hour is always removed. */
  forceDelete?: pulumi.Input<boolean | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** When an upgrade of the size or the version switches to the new nodes: at once (0) or in the maintenance window (1). Until then, the state contains the values after the switch. Defaults to 0. */
  waitSwitch?: pulumi.Input<number | undefined>;
  /** How the size is changed: by a migration (0), in place (1), or in place if possible (2). Defaults to 0. */
  fastUpgrade?: pulumi.Input<number | undefined>;
  /** Maximum delay of the new nodes, in seconds. A version upgrade switches to them only below this delay. */
  maxDeayTime?: pulumi.Input<number | undefined>;
  /** A change to 1 upgrades the instance once to the latest build of its version. */
  upgradeSubversion?: pulumi.Input<number | undefined>;
  /** Address in the private network. */
  intranetIp?: pulumi.Input<string | undefined>;
  /** Host name in the Internet; empty without `internetService`. */
  internetHost?: pulumi.Input<string | undefined>;
  /** Port in the Internet; 0 without `internetService`. */
  internetPort?: pulumi.Input<number | undefined>;
  /** Whether transactions have global identifiers (GTID): 1 or 0. */
  gtid?: pulumi.Input<number | undefined>;
  /** Whether writing is locked because the disk is full: 1 or 0. */
  locked?: pulumi.Input<number | undefined>;
  /** Status: creating (0), running (1), being isolated (4) or in the recycle bin (5). */
  status?: pulumi.Input<number | undefined>;
  /** Task that is running for the instance, as a number; 0 without one. */
  taskStatus?: pulumi.Input<number | undefined>;
  /** The resource's ID. */
  mysqlInstanceId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link MysqlInstance}. */
export interface MysqlInstanceArgs {
  /** Name of the instance. Between 1 and 100 characters. */
  instanceName: pulumi.Input<string>;
  /** Memory in MB, such as 1000. A change moves the instance, and ends with a switch that interrupts connections for a moment. At least 1. */
  memSize: pulumi.Input<number>;
  /** Size of the disk in GB, in steps of 5. At least 1. */
  volumeSize: pulumi.Input<number>;
  /** Number of CPU cores. Defaults to the smallest number that the platform offers for the memory. At least 1. If omitted, the platform chooses a value. */
  cpu?: pulumi.Input<number | undefined>;
  /** Version of MySQL. It is upgraded in place, one version at a time. The platform does not go back: a lower version replaces the instance. One of `5.5`, `5.6`, `5.7`, `8.0` or `8.4`. Defaults to `8.0`. A change replaces the resource when it is decreased. Some changes are rejected, because the platform upgrades one version at a time: set the next version first. */
  engineVersion?: pulumi.Input<enums.MysqlInstanceEngineVersion | (string & {}) | undefined>;
  /** Storage engine. Defaults to `InnoDB`. Known values are `InnoDB` and `RocksDB`; the platform may accept others. Case is ignored in comparisons. If omitted, the platform chooses a value. A change replaces the resource. */
  engineType?: pulumi.Input<string | undefined>;
  /** Type of the instance: shared (`UNIVERSAL`) or dedicated resources (`EXCLUSIVE`), a single node (`BASIC_V2`), or the cluster edition (`CLOUD_NATIVE_CLUSTER`). Defaults to `UNIVERSAL`. Known values are `UNIVERSAL`, `EXCLUSIVE`, `BASIC_V2`, `CLOUD_NATIVE_CLUSTER`, `CLOUD_NATIVE_CLUSTER_EXCLUSIVE` and `CLOUD_NATIVE_CLUSTER_ULTRA`; the platform may accept others. If omitted, the platform chooses a value. */
  deviceType?: pulumi.Input<string | undefined>;
  /** Type of the cloud disk of a single node or of the cluster edition. Empty for a local disk. Known values are `CLOUD_SSD`, `CLOUD_HSSD` and `CLOUD_PREMIUM`; the platform may accept others. If omitted, the platform chooses a value. A change replaces the resource. */
  diskType?: pulumi.Input<string | undefined>;
  /** Availability zone of the primary node, such as `ap-guangzhou-3`. After a failover, the zones of the primary and the first standby node may be exchanged; that is not a change. If omitted, the platform chooses a value. A change replaces the resource. */
  availabilityZone?: pulumi.Input<string | undefined>;
  /** Whether the nodes are in one availability zone (0) or in several (1). Between 0 and 1. Defaults to `0`. */
  slaveDeployMode?: pulumi.Input<number | undefined>;
  /** Availability zone of the first standby node. Defaults to that of the primary node. If omitted, the platform chooses a value. */
  firstSlaveZone?: pulumi.Input<string | undefined>;
  /** Availability zone of the second standby node, of an instance that has one. */
  secondSlaveZone?: pulumi.Input<string | undefined>;
  /** How data is replicated to the standby nodes: asynchronously (0), semi-synchronously (1) or synchronously (2). Between 0 and 2. Defaults to `0`. */
  slaveSyncMode?: pulumi.Input<number | undefined>;
  /** The nodes of an instance of the cluster edition. If omitted, the platform chooses a value. */
  clusterTopology?: pulumi.Input<types.input.MysqlInstanceClusterTopology | undefined>;
  /** ID of the private network. Defaults to the default network. The platform allows one change within 24 hours. Must be the ID of a private network, such as vpc-8vazrwjv. If omitted, the platform chooses a value. `vpcId` and `subnetId` must be set together or not at all. */
  vpcId?: pulumi.Input<string | undefined>;
  /** ID of the subnet. Required with `vpcId`. Must be the ID of a subnet, such as subnet-b8j03v0c. If omitted, the platform chooses a value. `vpcId` and `subnetId` must be set together or not at all. */
  subnetId?: pulumi.Input<string | undefined>;
  /** Port in the private network. Between 1024 and 65535. Defaults to `3306`. */
  intranetPort?: pulumi.Input<number | undefined>;
  /** IDs of the security groups. A refresh of many instances notices only changes of the groups in the state, because the platform lists the instances of a group, and not the groups of all instances. */
  securityGroups?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Whether the instance has an address in the Internet (1) or not (0). Restrict access with `securityGroups`. Between 0 and 1. Defaults to `0`. */
  internetService?: pulumi.Input<number | undefined>;
  /** Password of the user `root`. Between 8 and 64 characters. Must contain at least two of: letters, digits, and the characters _+-&=!@#$%^*(). The platform never returns it, so it is compared with the previous input. */
  rootPassword?: pulumi.Input<string | undefined>;
  /** Parameters of the database engine, by name. A parameter that is removed gets its default. Some changes restart the database. `lower_case_table_names` cannot be changed after the creation from version 8.0. Only the parameters in the program are read; an import reads those that differ from their defaults. If omitted, the platform chooses a value. */
  parameters?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** ID of the template of parameters that the instance is created with. To change parameters later, use `parameters`. At least 1. The platform never returns it, so it is compared with the previous input. If omitted, the platform chooses a value. A change replaces the resource. */
  paramTemplateId?: pulumi.Input<number | undefined>;
  /** ID of the project. 0 is the account's default project. At least 0. Defaults to `0`. */
  projectId?: pulumi.Input<number | undefined>;
  /** How the instance is charged: by the hour (`POSTPAID`), or for months in advance (`PREPAID`). One of `PREPAID` or `POSTPAID`. Defaults to `POSTPAID`. A change replaces the resource. */
  chargeType?: pulumi.Input<enums.MysqlInstanceChargeType | (string & {}) | undefined>;
  /** Months to pay in advance with `PREPAID`: 1 to 12, 24 or 36. Defaults to 1. It cannot be changed, because the provider does not renew instances. The platform never returns it, so it is compared with the previous input. If omitted, the platform chooses a value. `prepaidPeriod` must be 1 to 12, 24 or 36. */
  prepaidPeriod?: pulumi.Input<number | undefined>;
  /** Whether the platform renews a prepaid instance automatically (1) or not (0). Between 0 and 1. Defaults to `0`. */
  autoRenewFlag?: pulumi.Input<number | undefined>;
  /** Whether the instance is protected from deletion. Set it to `off` and run `pulumi up` before you delete the resource. One of `on` or `off`. If omitted, the platform chooses a value. */
  destroyProtect?: pulumi.Input<enums.MysqlInstanceDestroyProtect | (string & {}) | undefined>;
  /** Whether a deletion also removes a prepaid instance from the recycle bin, with its data and backups. Otherwise it can be restored there for 7 days. An instance that is charged by the hour is always removed. Defaults to `false`. */
  forceDelete?: pulumi.Input<boolean | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** When an upgrade of the size or the version switches to the new nodes: at once (0) or in the maintenance window (1). Until then, the state contains the values after the switch. Defaults to 0. Between 0 and 1. Changing only this changes nothing. */
  waitSwitch?: pulumi.Input<number | undefined>;
  /** How the size is changed: by a migration (0), in place (1), or in place if possible (2). Defaults to 0. Between 0 and 2. Changing only this changes nothing. */
  fastUpgrade?: pulumi.Input<number | undefined>;
  /** Maximum delay of the new nodes, in seconds. A version upgrade switches to them only below this delay. Between 1 and 10. Changing only this changes nothing. */
  maxDeayTime?: pulumi.Input<number | undefined>;
  /** A change to 1 upgrades the instance once to the latest build of its version. Between 0 and 1. The platform never returns it, so it is compared with the previous input. Defaults to `0`. */
  upgradeSubversion?: pulumi.Input<number | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  mysqlInstanceId?: pulumi.Input<string | undefined>;
}
