// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/redis.ts";
import * as utilities from "./utilities.ts";

/**
 * A Redis instance of TencentDB. Its version, size, replicas and network change in place. A deletion moves it to the platform's recycle bin, from which `forceDelete` removes it. Changing the zone, the cluster or `autoRenewFlag` replaces the instance with an empty one; the preview warns about it.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const cache = new cloudprov.RedisInstance("cache", {
 *     name: "cache",
 *     availabilityZone: "ap-guangzhou-3",
 *     typeId: 15,
 *     memSize: 1024,
 *     password: config.requireSecret("redisPassword"),
 *     vpcId: config.require("vpcId"),
 *     subnetId: config.require("subnetId"),
 *     securityGroups: [config.require("securityGroupId")],
 *     tags: { team: "shop" },
 * }, { protect: true });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<instance ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/redisInstance:RedisInstance example crs-c1nl9rpv
 * ```
 */
export class RedisInstance extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/redisInstance:RedisInstance";

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
    state?: RedisInstanceState,
    opts?: pulumi.CustomResourceOptions,
  ): RedisInstance {
    return new RedisInstance(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of RedisInstance, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is RedisInstance {
    return utilities.isInstance(obj, RedisInstance.__pulumiType);
  }

  /** Availability zone of the master, such as `ap-guangzhou-3`. */
  declare public readonly availabilityZone: pulumi.Output<string>;

  /** Name of the instance. Defaults to its ID. */
  declare public readonly name: pulumi.Output<string>;

  /** Version and architecture: 6 is Redis 4.0, 8 is 5.0, 15 is 6.2 and 17 is 7.0, each standard; 7, 9, 16 and 18 are the same as a cluster. A change upgrades the instance, which cannot be undone. */
  declare public readonly typeId: pulumi.Output<number>;

  /** Memory in MB, in steps of 1024: of the instance, or of each shard of a cluster. */
  declare public readonly memSize: pulumi.Output<number>;

  /** Number of shards of a cluster: 1, 3, 5, 8, 12, 16, 24, 32, 40, 48, 64, 80, 96 or 128. */
  declare public readonly redisShardNum: pulumi.Output<number>;

  /** Number of replicas. */
  declare public readonly redisReplicasNum: pulumi.Output<number>;

  /** Numbers of the zones of the replicas, one for each, in any order. `getAvailabilityZonesByProduct` lists them. Defaults to the platform's choice. */
  declare public readonly replicaZoneIds: pulumi.Output<number[]>;

  /** Whether replicas answer read requests. Defaults to false. */
  declare public readonly replicasReadOnly: pulumi.Output<boolean>;

  /** `cdc` in a dedicated cluster, which requires `redisClusterId`. Defaults to `local`. */
  declare public readonly productVersion: pulumi.Output<string>;

  /** ID of the dedicated cluster of Redis. */
  declare public readonly redisClusterId: pulumi.Output<string>;

  /** ID of the project. 0 is the account's default project. */
  declare public readonly projectId: pulumi.Output<number>;

  /** ID of the parameter template. A change applies its parameters. Removing the property changes nothing. The platform does not return it. */
  declare public readonly paramsTemplateId: pulumi.Output<string>;

  /** Password. Required unless `noAuth` is true. */
  declare public readonly password: pulumi.Output<string | undefined>;

  /** Whether the instance requires no password, which only instances in a private network support. */
  declare public readonly noAuth: pulumi.Output<boolean>;

  /** ID of the private network. A change gives the instance another address. */
  declare public readonly vpcId: pulumi.Output<string>;

  /** ID of the subnet. A change gives the instance another address. */
  declare public readonly subnetId: pulumi.Output<string>;

  /** IDs of the security groups, which require a private network. */
  declare public readonly securityGroups: pulumi.Output<string[] | undefined>;

  /** Port of the private address. */
  declare public readonly port: pulumi.Output<number>;

  /** Private address. Defaults to a free one of the subnet. */
  declare public readonly ip: pulumi.Output<string>;

  /** Accepted for compatibility. The provider sends the operations that the changed properties require. */
  declare public readonly operationNetwork: pulumi.Output<string | undefined>;

  /** How many days the old private address works after a change: 0, 1, 2, 3, 7 or 15. Defaults to 0. */
  declare public readonly recycle: pulumi.Output<number | undefined>;

  /** Whether the instance has a public address: `open` or `close`. Defaults to `close`. */
  declare public readonly wanAddressSwitch: pulumi.Output<enums.RedisInstanceWanAddressSwitch>;

  /** How the instance is charged: by the hour, or with `PREPAID` for months in advance. */
  declare public readonly chargeType: pulumi.Output<enums.RedisInstanceChargeType>;

  /** Months to pay in advance: 1 to 12, 24 or 36. Required with `PREPAID`. It cannot be changed, because the provider does not renew instances. */
  declare public readonly prepaidPeriod: pulumi.Output<number | undefined>;

  /** What happens when the prepaid period ends: 0 is a notice, 1 an automatic renewal, 2 no renewal. Change it in the console to keep the instance. */
  declare public readonly autoRenewFlag: pulumi.Output<number>;

  /** When an upgrade to another `typeId` takes effect: 1 in the maintenance window, 2 at once. An update does not wait for the window. Defaults to 2. */
  declare public readonly waitSwitch: pulumi.Output<number | undefined>;

  /** Whether a deletion also removes the instance from the recycle bin. Otherwise the platform keeps it there for some hours, or days if it is prepaid. */
  declare public readonly forceDelete: pulumi.Output<boolean>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Status: `init`, `processing` or `online`. */
  declare public readonly status: pulumi.Output<string>;

  /** Creation time, in the platform's time zone. */
  declare public readonly createTime: pulumi.Output<string>;

  /** ID of the dedicated cluster (CDC). */
  declare public readonly dedicatedClusterId: pulumi.Output<string>;

  /** Public address; empty without one. */
  declare public readonly wanAddress: pulumi.Output<string>;

  /** Nodes of an instance in several zones. Otherwise empty. */
  declare public readonly nodeInfos: pulumi.Output<types.output.RedisInstanceNodeInfo[]>;

  /** The resource's ID. */
  declare public readonly redisInstanceId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: RedisInstanceArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: RedisInstanceArgs | RedisInstanceState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as RedisInstanceState | undefined;
      inputs["availabilityZone"] = state?.availabilityZone;
      inputs["name"] = state?.name;
      inputs["typeId"] = state?.typeId;
      inputs["memSize"] = state?.memSize;
      inputs["redisShardNum"] = state?.redisShardNum;
      inputs["redisReplicasNum"] = state?.redisReplicasNum;
      inputs["replicaZoneIds"] = state?.replicaZoneIds;
      inputs["replicasReadOnly"] = state?.replicasReadOnly;
      inputs["productVersion"] = state?.productVersion;
      inputs["redisClusterId"] = state?.redisClusterId;
      inputs["projectId"] = state?.projectId;
      inputs["paramsTemplateId"] = state?.paramsTemplateId;
      inputs["password"] = state?.password;
      inputs["noAuth"] = state?.noAuth;
      inputs["vpcId"] = state?.vpcId;
      inputs["subnetId"] = state?.subnetId;
      inputs["securityGroups"] = state?.securityGroups;
      inputs["port"] = state?.port;
      inputs["ip"] = state?.ip;
      inputs["operationNetwork"] = state?.operationNetwork;
      inputs["recycle"] = state?.recycle;
      inputs["wanAddressSwitch"] = state?.wanAddressSwitch;
      inputs["chargeType"] = state?.chargeType;
      inputs["prepaidPeriod"] = state?.prepaidPeriod;
      inputs["autoRenewFlag"] = state?.autoRenewFlag;
      inputs["waitSwitch"] = state?.waitSwitch;
      inputs["forceDelete"] = state?.forceDelete;
      inputs["tags"] = state?.tags;
      inputs["status"] = state?.status;
      inputs["createTime"] = state?.createTime;
      inputs["dedicatedClusterId"] = state?.dedicatedClusterId;
      inputs["wanAddress"] = state?.wanAddress;
      inputs["nodeInfos"] = state?.nodeInfos;
      inputs["redisInstanceId"] = state?.redisInstanceId;
    } else {
      const args = argsOrState as RedisInstanceArgs | undefined;
      inputs["availabilityZone"] = args?.availabilityZone;
      inputs["name"] = args?.name;
      inputs["typeId"] = args?.typeId;
      inputs["memSize"] = args?.memSize;
      inputs["redisShardNum"] = args?.redisShardNum;
      inputs["redisReplicasNum"] = args?.redisReplicasNum;
      inputs["replicaZoneIds"] = args?.replicaZoneIds;
      inputs["replicasReadOnly"] = args?.replicasReadOnly;
      inputs["productVersion"] = args?.productVersion;
      inputs["redisClusterId"] = args?.redisClusterId;
      inputs["projectId"] = args?.projectId;
      inputs["paramsTemplateId"] = args?.paramsTemplateId;
      inputs["password"] = utilities.secret(args?.password);
      inputs["noAuth"] = args?.noAuth;
      inputs["vpcId"] = args?.vpcId;
      inputs["subnetId"] = args?.subnetId;
      inputs["securityGroups"] = args?.securityGroups;
      inputs["port"] = args?.port;
      inputs["ip"] = args?.ip;
      inputs["operationNetwork"] = args?.operationNetwork;
      inputs["recycle"] = args?.recycle;
      inputs["wanAddressSwitch"] = args?.wanAddressSwitch;
      inputs["chargeType"] = args?.chargeType;
      inputs["prepaidPeriod"] = args?.prepaidPeriod;
      inputs["autoRenewFlag"] = args?.autoRenewFlag;
      inputs["waitSwitch"] = args?.waitSwitch;
      inputs["forceDelete"] = args?.forceDelete;
      inputs["tags"] = args?.tags;
      inputs["redisInstanceId"] = args?.redisInstanceId;
      inputs["status"] = undefined;
      inputs["createTime"] = undefined;
      inputs["dedicatedClusterId"] = undefined;
      inputs["wanAddress"] = undefined;
      inputs["nodeInfos"] = undefined;
      utilities.requireArguments("RedisInstance", name, inputs, args, opts, ["availabilityZone", "typeId", "memSize"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(RedisInstance.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["password"] }));
  }
}

/** State that `RedisInstance.get` uses to look up an object. */
export interface RedisInstanceState {
  /** Availability zone of the master, such as `ap-guangzhou-3`. */
  availabilityZone?: pulumi.Input<string | undefined>;
  /** Name of the instance. Defaults to its ID. */
  name?: pulumi.Input<string | undefined>;
  /** Version and architecture: 6 is Redis 4.0, 8 is 5.0, 15 is 6.2 and 17 is 7.0, each standard; 7, 9, 16 and 18 are the same as a cluster. A change upgrades the instance, which cannot be undone. */
  typeId?: pulumi.Input<number | undefined>;
  /** Memory in MB, in steps of 1024: of the instance, or of each shard of a cluster. */
  memSize?: pulumi.Input<number | undefined>;
  /** Number of shards of a cluster: 1, 3, 5, 8, 12, 16, 24, 32, 40, 48, 64, 80, 96 or 128. */
  redisShardNum?: pulumi.Input<number | undefined>;
  /** Number of replicas. */
  redisReplicasNum?: pulumi.Input<number | undefined>;
  /** Numbers of the zones of the replicas, one for each, in any order. `getAvailabilityZonesByProduct` lists them. Defaults to the platform's choice. */
  replicaZoneIds?: pulumi.Input<pulumi.Input<number>[] | undefined>;
  /** Whether replicas answer read requests. Defaults to false. */
  replicasReadOnly?: pulumi.Input<boolean | undefined>;
  /** `cdc` in a dedicated cluster, which requires `redisClusterId`. Defaults to `local`. */
  productVersion?: pulumi.Input<string | undefined>;
  /** ID of the dedicated cluster of Redis. */
  redisClusterId?: pulumi.Input<string | undefined>;
  /** ID of the project. 0 is the account's default project. */
  projectId?: pulumi.Input<number | undefined>;
  /** ID of the parameter template. A change applies its parameters. Removing the property changes nothing. The platform does not return it. */
  paramsTemplateId?: pulumi.Input<string | undefined>;
  /** Password. Required unless `noAuth` is true. */
  password?: pulumi.Input<string | undefined>;
  /** Whether the instance requires no password, which only instances in a private network support. */
  noAuth?: pulumi.Input<boolean | undefined>;
  /** ID of the private network. A change gives the instance another address. */
  vpcId?: pulumi.Input<string | undefined>;
  /** ID of the subnet. A change gives the instance another address. */
  subnetId?: pulumi.Input<string | undefined>;
  /** IDs of the security groups, which require a private network. */
  securityGroups?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Port of the private address. */
  port?: pulumi.Input<number | undefined>;
  /** Private address. Defaults to a free one of the subnet. */
  ip?: pulumi.Input<string | undefined>;
  /** Accepted for compatibility. The provider sends the operations that the changed properties require. */
  operationNetwork?: pulumi.Input<string | undefined>;
  /** How many days the old private address works after a change: 0, 1, 2, 3, 7 or 15. Defaults to 0. */
  recycle?: pulumi.Input<number | undefined>;
  /** Whether the instance has a public address: `open` or `close`. Defaults to `close`. */
  wanAddressSwitch?: pulumi.Input<enums.RedisInstanceWanAddressSwitch | (string & {}) | undefined>;
  /** How the instance is charged: by the hour, or with `PREPAID` for months in advance. */
  chargeType?: pulumi.Input<enums.RedisInstanceChargeType | (string & {}) | undefined>;
  /** Months to pay in advance: 1 to 12, 24 or 36. Required with `PREPAID`. It cannot be changed, because the provider does not renew instances. */
  prepaidPeriod?: pulumi.Input<number | undefined>;
  /** What happens when the prepaid period ends: 0 is a notice, 1 an automatic renewal, 2 no renewal. Change it in the console to keep the instance. */
  autoRenewFlag?: pulumi.Input<number | undefined>;
  /** When an upgrade to another `typeId` takes effect: 1 in the maintenance window, 2 at once. An update does not wait for the window. Defaults to 2. */
  waitSwitch?: pulumi.Input<number | undefined>;
  /** Whether a deletion also removes the instance from the recycle bin. Otherwise the platform keeps it there for some hours, or days if it is prepaid. */
  forceDelete?: pulumi.Input<boolean | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Status: `init`, `processing` or `online`. */
  status?: pulumi.Input<string | undefined>;
  /** Creation time, in the platform's time zone. */
  createTime?: pulumi.Input<string | undefined>;
  /** ID of the dedicated cluster (CDC). */
  dedicatedClusterId?: pulumi.Input<string | undefined>;
  /** Public address; empty without one. */
  wanAddress?: pulumi.Input<string | undefined>;
  /** Nodes of an instance in several zones. Otherwise empty. */
  nodeInfos?: pulumi.Input<pulumi.Input<types.input.RedisInstanceNodeInfo>[] | undefined>;
  /** The resource's ID. */
  redisInstanceId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link RedisInstance}. */
export interface RedisInstanceArgs {
  /** Availability zone of the master, such as `ap-guangzhou-3`. Must not be empty. A change replaces the resource. */
  availabilityZone: pulumi.Input<string>;
  /** Name of the instance. Defaults to its ID. At most 60 characters. If omitted, the platform chooses a value. */
  name?: pulumi.Input<string | undefined>;
  /** Version and architecture: 6 is Redis 4.0, 8 is 5.0, 15 is 6.2 and 17 is 7.0, each standard; 7, 9, 16 and 18 are the same as a cluster. A change upgrades the instance, which cannot be undone. At least 2. */
  typeId: pulumi.Input<number>;
  /** Memory in MB, in steps of 1024: of the instance, or of each shard of a cluster. At least 1. */
  memSize: pulumi.Input<number>;
  /** Number of shards of a cluster: 1, 3, 5, 8, 12, 16, 24, 32, 40, 48, 64, 80, 96 or 128. If omitted, the platform chooses a value. `redisShardNum` must be 1, 3, 5, 8, 12, 16, 24, 32, 40, 48, 64, 80, 96 or 128. */
  redisShardNum?: pulumi.Input<number | undefined>;
  /** Number of replicas. Between 1 and 5. Defaults to `1`. `replicaZoneIds` must contain as many zones as `redisReplicasNum` says. */
  redisReplicasNum?: pulumi.Input<number | undefined>;
  /** Numbers of the zones of the replicas, one for each, in any order. `getAvailabilityZonesByProduct` lists them. Defaults to the platform's choice. If omitted, the platform chooses a value. `replicaZoneIds` must contain as many zones as `redisReplicasNum` says. */
  replicaZoneIds?: pulumi.Input<pulumi.Input<number>[] | undefined>;
  /** Whether replicas answer read requests. Defaults to false. If omitted, the platform chooses a value. */
  replicasReadOnly?: pulumi.Input<boolean | undefined>;
  /** `cdc` in a dedicated cluster, which requires `redisClusterId`. Defaults to `local`. Known values are `local` and `cdc`; the platform may accept others. If omitted, the platform chooses a value. A change replaces the resource. `redisClusterId` is required when `productVersion` is cdc. */
  productVersion?: pulumi.Input<string | undefined>;
  /** ID of the dedicated cluster of Redis. If omitted, the platform chooses a value. A change replaces the resource. `redisClusterId` is required when `productVersion` is cdc. */
  redisClusterId?: pulumi.Input<string | undefined>;
  /** ID of the project. 0 is the account's default project. At least 0. Defaults to `0`. */
  projectId?: pulumi.Input<number | undefined>;
  /** ID of the parameter template. A change applies its parameters. Removing the property changes nothing. The platform does not return it. The platform never returns it, so it is compared with the previous input. If omitted, the platform chooses a value. */
  paramsTemplateId?: pulumi.Input<string | undefined>;
  /** Password. Required unless `noAuth` is true. Between 8 and 64 characters. Must contain at least two of: letters, digits, and the characters _+-&=!@#$%^*(). The platform never returns it, so it is compared with the previous input. */
  password?: pulumi.Input<string | undefined>;
  /** Whether the instance requires no password, which only instances in a private network support. Defaults to `false`. `vpcId` and `subnetId` is required when `noAuth` is true. */
  noAuth?: pulumi.Input<boolean | undefined>;
  /** ID of the private network. A change gives the instance another address. Must be the ID of a private network, such as vpc-8vazrwjv. If omitted, the platform chooses a value. `vpcId` and `subnetId` must be set together or not at all. `vpcId` must be set with `securityGroups`. `vpcId` and `subnetId` is required when `noAuth` is true. */
  vpcId?: pulumi.Input<string | undefined>;
  /** ID of the subnet. A change gives the instance another address. Must be the ID of a subnet, such as subnet-b8j03v0c. If omitted, the platform chooses a value. `vpcId` and `subnetId` must be set together or not at all. `subnetId` must be set with `ip`. `vpcId` and `subnetId` is required when `noAuth` is true. */
  subnetId?: pulumi.Input<string | undefined>;
  /** IDs of the security groups, which require a private network. `vpcId` must be set with `securityGroups`. */
  securityGroups?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Port of the private address. Between 1024 and 65535. Defaults to `6379`. */
  port?: pulumi.Input<number | undefined>;
  /** Private address. Defaults to a free one of the subnet. If omitted, the platform chooses a value. `subnetId` must be set with `ip`. */
  ip?: pulumi.Input<string | undefined>;
  /** Accepted for compatibility. The provider sends the operations that the changed properties require. Known values are `changeVip`, `changeVpc`, `changeBaseToVpc` and `changeVPort`; the platform may accept others. Changing only this changes nothing. */
  operationNetwork?: pulumi.Input<string | undefined>;
  /** How many days the old private address works after a change: 0, 1, 2, 3, 7 or 15. Defaults to 0. Changing only this changes nothing. `recycle` must be 0, 1, 2, 3, 7 or 15. */
  recycle?: pulumi.Input<number | undefined>;
  /** Whether the instance has a public address: `open` or `close`. Defaults to `close`. One of `open` or `close`. If omitted, the platform chooses a value. */
  wanAddressSwitch?: pulumi.Input<enums.RedisInstanceWanAddressSwitch | (string & {}) | undefined>;
  /** How the instance is charged: by the hour, or with `PREPAID` for months in advance. One of `POSTPAID` or `PREPAID`. Defaults to `POSTPAID`. `prepaidPeriod` is required when `chargeType` is PREPAID. `autoRenewFlag` must be 0 unless `chargeType` is PREPAID. */
  chargeType?: pulumi.Input<enums.RedisInstanceChargeType | (string & {}) | undefined>;
  /** Months to pay in advance: 1 to 12, 24 or 36. Required with `PREPAID`. It cannot be changed, because the provider does not renew instances. The platform never returns it, so it is compared with the previous input. `prepaidPeriod` is required when `chargeType` is PREPAID. `prepaidPeriod` must be 1 to 12, 24 or 36. */
  prepaidPeriod?: pulumi.Input<number | undefined>;
  /** What happens when the prepaid period ends: 0 is a notice, 1 an automatic renewal, 2 no renewal. Change it in the console to keep the instance. Between 0 and 2. Defaults to `0`. A change replaces the resource. `autoRenewFlag` must be 0 unless `chargeType` is PREPAID. */
  autoRenewFlag?: pulumi.Input<number | undefined>;
  /** When an upgrade to another `typeId` takes effect: 1 in the maintenance window, 2 at once. An update does not wait for the window. Defaults to 2. Changing only this changes nothing. `waitSwitch` must be 1 or 2. */
  waitSwitch?: pulumi.Input<number | undefined>;
  /** Whether a deletion also removes the instance from the recycle bin. Otherwise the platform keeps it there for some hours, or days if it is prepaid. Defaults to `false`. */
  forceDelete?: pulumi.Input<boolean | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  redisInstanceId?: pulumi.Input<string | undefined>;
}
