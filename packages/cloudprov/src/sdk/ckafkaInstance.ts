// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/ckafka.ts";
import * as utilities from "./utilities.ts";

/**
 * An instance of CKafka, the platform's Kafka. Deleting it deletes its topics and their messages at once, also if it is prepaid. Most properties that describe the place and the kind of the instance replace it; the preview warns about that.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const events = new cloudprov.CkafkaInstance("events", {
 *     instanceName: "events",
 *     zoneId: 100003,
 *     chargeType: "POSTPAID_BY_HOUR",
 *     vpcId: config.require("vpcId"),
 *     subnetId: config.require("subnetId"),
 *     diskSize: 500,
 *     msgRetentionTime: 4320,
 *     tagSet: { team: "shop" },
 * }, { protect: true });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<instance ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/ckafkaInstance:CkafkaInstance example ckafka-vv7wpvae
 * ```
 */
export class CkafkaInstance extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/ckafkaInstance:CkafkaInstance";

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
    state?: CkafkaInstanceState,
    opts?: pulumi.CustomResourceOptions,
  ): CkafkaInstance {
    return new CkafkaInstance(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of CkafkaInstance, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is CkafkaInstance {
    return utilities.isInstance(obj, CkafkaInstance.__pulumiType);
  }

  /** Name of the instance. */
  declare public readonly instanceName: pulumi.Output<string>;

  /** Number of the availability zone, such as 100003: the output `zones` of `getAvailabilityZonesByProduct` for the product `ckafka` contains it. The main zone of an instance in several zones; a change to another one of `zoneIds` changes nothing. */
  declare public readonly zoneId: pulumi.Output<number>;

  /** Edition of the instance. Only the international site sells `standard`, and only `profession` can be paid in advance. */
  declare public readonly specificationsType: pulumi.Output<enums.CkafkaInstanceSpecificationsType>;

  /** How the instance is charged: for months in advance, or by the hour. */
  declare public readonly chargeType: pulumi.Output<enums.CkafkaInstanceChargeType>;

  /** Months to pay in advance, 1 to 36. Required with `PREPAID`. A later change has no effect, because the provider does not renew instances. */
  declare public readonly period: pulumi.Output<number | undefined>;

  /** What happens when the prepaid period ends: 1 renews the instance, 2 does not, and 0 does what the account's settings say. A later change has no effect: change it in the console. */
  declare public readonly renewFlag: pulumi.Output<number>;

  /** Specification of a `standard` instance: 1 is general, 2 standard, 3 advanced, 4 capacity, 5 to 8 specialized, 9 exclusive. All other instances have 1, the default. */
  declare public readonly instanceType: pulumi.Output<number>;

  /** How the size of an instance that is charged by the hour changes: 1 keeps the load low, 2 is fast. Defaults to 1. */
  declare public readonly upgradeStrategy: pulumi.Output<number | undefined>;

  /** ID of the private network. Required for new instances. */
  declare public readonly vpcId: pulumi.Output<string | undefined>;

  /** ID of the subnet, in the zone that `zoneId` names. Required for new instances. */
  declare public readonly subnetId: pulumi.Output<string | undefined>;

  /** Minutes for which messages are kept, at most 90 days, unless a topic has its own `retention`. Defaults to 1440, one day. */
  declare public readonly msgRetentionTime: pulumi.Output<number>;

  /** Version of Kafka, such as `2.8.1`. Defaults to the platform's choice. `2.4.1` and `2.4.2` are the same version. */
  declare public readonly kafkaVersion: pulumi.Output<string>;

  /** Maximum throughput, in MB/s. Defaults to 40. */
  declare public readonly bandWidth: pulumi.Output<number>;

  /** Size of the disks, in GB, in steps of 100. Defaults to 500. */
  declare public readonly diskSize: pulumi.Output<number>;

  /** Maximum number of partitions, in steps of 100. Defaults to 800. */
  declare public readonly partition: pulumi.Output<number>;

  /** Whether the instance is in several zones, which `zoneIds` lists. */
  declare public readonly multiZoneFlag: pulumi.Output<boolean | undefined>;

  /** Numbers of the zones of an instance in several zones, with `zoneId`. Requires `multiZoneFlag`. */
  declare public readonly zoneIds: pulumi.Output<number[] | undefined>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. Without it, the tags are not managed. */
  declare public readonly tagSet: pulumi.Output<{ [key: string]: string }>;

  /** Type of the disks. Only for other editions than `standard`. Defaults to `CLOUD_PREMIUM`. */
  declare public readonly diskType: pulumi.Output<string>;

  /** Automatic creation of topics. Without it, none is created automatically. */
  declare public readonly config: pulumi.Output<types.output.CkafkaInstanceConfig | undefined>;

  /** Earlier deletion of messages when the disks are nearly full. */
  declare public readonly dynamicRetentionConfig: pulumi.Output<types.output.CkafkaInstanceDynamicRetentionConfig>;

  /** Bandwidth from the Internet, in Mbit/s, in steps of 3. Only for the edition `profession`. */
  declare public readonly publicNetwork: pulumi.Output<number>;

  /** Maximum size of a message, in bytes. */
  declare public readonly maxMessageByte: pulumi.Output<number>;

  /** 1 lets the throughput exceed `bandWidth` for a while, at an additional price. Defaults to 0. */
  declare public readonly elasticBandwidthSwitch: pulumi.Output<number | undefined>;

  /** ID of the certificate of the instance, the ID of an `SslCertificate`. Only for the edition `profession`. Defaults to the platform's certificate. */
  declare public readonly customSslCertId: pulumi.Output<string | undefined>;

  /** 1 protects the instance from deletion, 0 does not. */
  declare public readonly deleteProtectionEnable: pulumi.Output<number>;

  /** Address of the instance in the private network. */
  declare public readonly vip: pulumi.Output<string>;

  /** Port of the instance in the private network. */
  declare public readonly vport: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly ckafkaInstanceId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: CkafkaInstanceArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: CkafkaInstanceArgs | CkafkaInstanceState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as CkafkaInstanceState | undefined;
      inputs["instanceName"] = state?.instanceName;
      inputs["zoneId"] = state?.zoneId;
      inputs["specificationsType"] = state?.specificationsType;
      inputs["chargeType"] = state?.chargeType;
      inputs["period"] = state?.period;
      inputs["renewFlag"] = state?.renewFlag;
      inputs["instanceType"] = state?.instanceType;
      inputs["upgradeStrategy"] = state?.upgradeStrategy;
      inputs["vpcId"] = state?.vpcId;
      inputs["subnetId"] = state?.subnetId;
      inputs["msgRetentionTime"] = state?.msgRetentionTime;
      inputs["kafkaVersion"] = state?.kafkaVersion;
      inputs["bandWidth"] = state?.bandWidth;
      inputs["diskSize"] = state?.diskSize;
      inputs["partition"] = state?.partition;
      inputs["multiZoneFlag"] = state?.multiZoneFlag;
      inputs["zoneIds"] = state?.zoneIds;
      inputs["tagSet"] = state?.tagSet;
      inputs["diskType"] = state?.diskType;
      inputs["config"] = state?.config;
      inputs["dynamicRetentionConfig"] = state?.dynamicRetentionConfig;
      inputs["publicNetwork"] = state?.publicNetwork;
      inputs["maxMessageByte"] = state?.maxMessageByte;
      inputs["elasticBandwidthSwitch"] = state?.elasticBandwidthSwitch;
      inputs["customSslCertId"] = state?.customSslCertId;
      inputs["deleteProtectionEnable"] = state?.deleteProtectionEnable;
      inputs["vip"] = state?.vip;
      inputs["vport"] = state?.vport;
      inputs["ckafkaInstanceId"] = state?.ckafkaInstanceId;
    } else {
      const args = argsOrState as CkafkaInstanceArgs | undefined;
      inputs["instanceName"] = args?.instanceName;
      inputs["zoneId"] = args?.zoneId;
      inputs["specificationsType"] = args?.specificationsType;
      inputs["chargeType"] = args?.chargeType;
      inputs["period"] = args?.period;
      inputs["renewFlag"] = args?.renewFlag;
      inputs["instanceType"] = args?.instanceType;
      inputs["upgradeStrategy"] = args?.upgradeStrategy;
      inputs["vpcId"] = args?.vpcId;
      inputs["subnetId"] = args?.subnetId;
      inputs["msgRetentionTime"] = args?.msgRetentionTime;
      inputs["kafkaVersion"] = args?.kafkaVersion;
      inputs["bandWidth"] = args?.bandWidth;
      inputs["diskSize"] = args?.diskSize;
      inputs["partition"] = args?.partition;
      inputs["multiZoneFlag"] = args?.multiZoneFlag;
      inputs["zoneIds"] = args?.zoneIds;
      inputs["tagSet"] = args?.tagSet;
      inputs["diskType"] = args?.diskType;
      inputs["config"] = args?.config;
      inputs["dynamicRetentionConfig"] = args?.dynamicRetentionConfig;
      inputs["publicNetwork"] = args?.publicNetwork;
      inputs["maxMessageByte"] = args?.maxMessageByte;
      inputs["elasticBandwidthSwitch"] = args?.elasticBandwidthSwitch;
      inputs["customSslCertId"] = args?.customSslCertId;
      inputs["deleteProtectionEnable"] = args?.deleteProtectionEnable;
      inputs["ckafkaInstanceId"] = args?.ckafkaInstanceId;
      inputs["vip"] = undefined;
      inputs["vport"] = undefined;
      utilities.requireArguments("CkafkaInstance", name, inputs, args, opts, ["instanceName", "zoneId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(CkafkaInstance.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `CkafkaInstance.get` uses to look up an object. */
export interface CkafkaInstanceState {
  /** Name of the instance. */
  instanceName?: pulumi.Input<string | undefined>;
  /** Number of the availability zone, such as 100003: the output `zones` of `getAvailabilityZonesByProduct` for the product `ckafka` contains it. The main zone of an instance in several zones; a change to another one of `zoneIds` changes nothing. */
  zoneId?: pulumi.Input<number | undefined>;
  /** Edition of the instance. Only the international site sells `standard`, and only `profession` can be paid in advance. */
  specificationsType?: pulumi.Input<enums.CkafkaInstanceSpecificationsType | (string & {}) | undefined>;
  /** How the instance is charged: for months in advance, or by the hour. */
  chargeType?: pulumi.Input<enums.CkafkaInstanceChargeType | (string & {}) | undefined>;
  /** Months to pay in advance, 1 to 36. Required with `PREPAID`. A later change has no effect, because the provider does not renew instances. */
  period?: pulumi.Input<number | undefined>;
  /** What happens when the prepaid period ends: 1 renews the instance, 2 does not, and 0 does what the account's settings say. A later change has no effect: change it in the console. */
  renewFlag?: pulumi.Input<number | undefined>;
  /** Specification of a `standard` instance: 1 is general, 2 standard, 3 advanced, 4 capacity, 5 to 8 specialized, 9 exclusive. All other instances have 1, the default. */
  instanceType?: pulumi.Input<number | undefined>;
  /** How the size of an instance that is charged by the hour changes: 1 keeps the load low, 2 is fast. Defaults to 1. */
  upgradeStrategy?: pulumi.Input<number | undefined>;
  /** ID of the private network. Required for new instances. */
  vpcId?: pulumi.Input<string | undefined>;
  /** ID of the subnet, in the zone that `zoneId` names. Required for new instances. */
  subnetId?: pulumi.Input<string | undefined>;
  /** Minutes for which messages are kept, at most 90 days, unless a topic has its own `retention`. Defaults to 1440, one day. */
  msgRetentionTime?: pulumi.Input<number | undefined>;
  /** Version of Kafka, such as `2.8.1`. Defaults to the platform's choice. `2.4.1` and `2.4.2` are the same version. */
  kafkaVersion?: pulumi.Input<string | undefined>;
  /** Maximum throughput, in MB/s. Defaults to 40. */
  bandWidth?: pulumi.Input<number | undefined>;
  /** Size of the disks, in GB, in steps of 100. Defaults to 500. */
  diskSize?: pulumi.Input<number | undefined>;
  /** Maximum number of partitions, in steps of 100. Defaults to 800. */
  partition?: pulumi.Input<number | undefined>;
  /** Whether the instance is in several zones, which `zoneIds` lists. */
  multiZoneFlag?: pulumi.Input<boolean | undefined>;
  /** Numbers of the zones of an instance in several zones, with `zoneId`. Requires `multiZoneFlag`. */
  zoneIds?: pulumi.Input<pulumi.Input<number>[] | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. Without it, the tags are not managed. */
  tagSet?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Type of the disks. Only for other editions than `standard`. Defaults to `CLOUD_PREMIUM`. */
  diskType?: pulumi.Input<string | undefined>;
  /** Automatic creation of topics. Without it, none is created automatically. */
  config?: pulumi.Input<types.input.CkafkaInstanceConfig | undefined>;
  /** Earlier deletion of messages when the disks are nearly full. */
  dynamicRetentionConfig?: pulumi.Input<types.input.CkafkaInstanceDynamicRetentionConfig | undefined>;
  /** Bandwidth from the Internet, in Mbit/s, in steps of 3. Only for the edition `profession`. */
  publicNetwork?: pulumi.Input<number | undefined>;
  /** Maximum size of a message, in bytes. */
  maxMessageByte?: pulumi.Input<number | undefined>;
  /** 1 lets the throughput exceed `bandWidth` for a while, at an additional price. Defaults to 0. */
  elasticBandwidthSwitch?: pulumi.Input<number | undefined>;
  /** ID of the certificate of the instance, the ID of an `SslCertificate`. Only for the edition `profession`. Defaults to the platform's certificate. */
  customSslCertId?: pulumi.Input<string | undefined>;
  /** 1 protects the instance from deletion, 0 does not. */
  deleteProtectionEnable?: pulumi.Input<number | undefined>;
  /** Address of the instance in the private network. */
  vip?: pulumi.Input<string | undefined>;
  /** Port of the instance in the private network. */
  vport?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  ckafkaInstanceId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link CkafkaInstance}. */
export interface CkafkaInstanceArgs {
  /** Name of the instance. Between 1 and 128 characters. */
  instanceName: pulumi.Input<string>;
  /** Number of the availability zone, such as 100003: the output `zones` of `getAvailabilityZonesByProduct` for the product `ckafka` contains it. The main zone of an instance in several zones; a change to another one of `zoneIds` changes nothing. A change replaces the resource. `zoneId` must be one of `zoneIds`. */
  zoneId: pulumi.Input<number>;
  /** Edition of the instance. Only the international site sells `standard`, and only `profession` can be paid in advance. One of `standard`, `profession` or `premium`. Defaults to `profession`. A change replaces the resource. */
  specificationsType?: pulumi.Input<enums.CkafkaInstanceSpecificationsType | (string & {}) | undefined>;
  /** How the instance is charged: for months in advance, or by the hour. One of `POSTPAID_BY_HOUR` or `PREPAID`. Defaults to `PREPAID`. A change replaces the resource. `period` is required when `chargeType` is PREPAID. */
  chargeType?: pulumi.Input<enums.CkafkaInstanceChargeType | (string & {}) | undefined>;
  /** Months to pay in advance, 1 to 36. Required with `PREPAID`. A later change has no effect, because the provider does not renew instances. Between 1 and 36. The platform never returns it, so it is compared with the previous input. `period` is required when `chargeType` is PREPAID. */
  period?: pulumi.Input<number | undefined>;
  /** What happens when the prepaid period ends: 1 renews the instance, 2 does not, and 0 does what the account's settings say. A later change has no effect: change it in the console. Between 0 and 2. If omitted, the platform chooses a value. */
  renewFlag?: pulumi.Input<number | undefined>;
  /** Specification of a `standard` instance: 1 is general, 2 standard, 3 advanced, 4 capacity, 5 to 8 specialized, 9 exclusive. All other instances have 1, the default. Between 1 and 9. If omitted, the platform chooses a value. A change replaces the resource. */
  instanceType?: pulumi.Input<number | undefined>;
  /** How the size of an instance that is charged by the hour changes: 1 keeps the load low, 2 is fast. Defaults to 1. Between 1 and 2. A change alone changes nothing: it applies to later changes of the size. */
  upgradeStrategy?: pulumi.Input<number | undefined>;
  /** ID of the private network. Required for new instances. Must be the ID of a private network, such as vpc-8vazrwjv. A change replaces the resource. `vpcId` and `subnetId` must be set together or not at all. */
  vpcId?: pulumi.Input<string | undefined>;
  /** ID of the subnet, in the zone that `zoneId` names. Required for new instances. Must be the ID of a subnet, such as subnet-b8j03v0c. A change replaces the resource. `vpcId` and `subnetId` must be set together or not at all. */
  subnetId?: pulumi.Input<string | undefined>;
  /** Minutes for which messages are kept, at most 90 days, unless a topic has its own `retention`. Defaults to 1440, one day. Between 1 and 129600. If omitted, the platform chooses a value. */
  msgRetentionTime?: pulumi.Input<number | undefined>;
  /** Version of Kafka, such as `2.8.1`. Defaults to the platform's choice. `2.4.1` and `2.4.2` are the same version. If omitted, the platform chooses a value. A change replaces the resource. */
  kafkaVersion?: pulumi.Input<string | undefined>;
  /** Maximum throughput, in MB/s. Defaults to 40. At least 1. If omitted, the platform chooses a value. */
  bandWidth?: pulumi.Input<number | undefined>;
  /** Size of the disks, in GB, in steps of 100. Defaults to 500. At least 1. If omitted, the platform chooses a value. */
  diskSize?: pulumi.Input<number | undefined>;
  /** Maximum number of partitions, in steps of 100. Defaults to 800. At least 1. If omitted, the platform chooses a value. */
  partition?: pulumi.Input<number | undefined>;
  /** Whether the instance is in several zones, which `zoneIds` lists. A change replaces the resource. `zoneIds` is required when `multiZoneFlag` is true. `zoneIds` can be set only when `multiZoneFlag` is true. */
  multiZoneFlag?: pulumi.Input<boolean | undefined>;
  /** Numbers of the zones of an instance in several zones, with `zoneId`. Requires `multiZoneFlag`. A change replaces the resource. `zoneIds` is required when `multiZoneFlag` is true. `zoneIds` can be set only when `multiZoneFlag` is true. `zoneId` must be one of `zoneIds`. */
  zoneIds?: pulumi.Input<pulumi.Input<number>[] | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. Without it, the tags are not managed. If omitted, the platform chooses a value. */
  tagSet?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Type of the disks. Only for other editions than `standard`. Defaults to `CLOUD_PREMIUM`. Known values are `CLOUD_PREMIUM` and `CLOUD_SSD`; the platform may accept others. If omitted, the platform chooses a value. A change replaces the resource. */
  diskType?: pulumi.Input<string | undefined>;
  /** Automatic creation of topics. Without it, none is created automatically. */
  config?: pulumi.Input<types.input.CkafkaInstanceConfig | undefined>;
  /** Earlier deletion of messages when the disks are nearly full. If omitted, the platform chooses a value. */
  dynamicRetentionConfig?: pulumi.Input<types.input.CkafkaInstanceDynamicRetentionConfig | undefined>;
  /** Bandwidth from the Internet, in Mbit/s, in steps of 3. Only for the edition `profession`. At least 3. If omitted, the platform chooses a value. */
  publicNetwork?: pulumi.Input<number | undefined>;
  /** Maximum size of a message, in bytes. Between 1024 and 12582912. If omitted, the platform chooses a value. */
  maxMessageByte?: pulumi.Input<number | undefined>;
  /** 1 lets the throughput exceed `bandWidth` for a while, at an additional price. Defaults to 0. Between 0 and 1. A change replaces the resource. */
  elasticBandwidthSwitch?: pulumi.Input<number | undefined>;
  /** ID of the certificate of the instance, the ID of an `SslCertificate`. Only for the edition `profession`. Defaults to the platform's certificate. A change replaces the resource. */
  customSslCertId?: pulumi.Input<string | undefined>;
  /** 1 protects the instance from deletion, 0 does not. Between 0 and 1. If omitted, the platform chooses a value. */
  deleteProtectionEnable?: pulumi.Input<number | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  ckafkaInstanceId?: pulumi.Input<string | undefined>;
}
