// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * A topic of a CKafka instance. Deleting it deletes its messages, and so does a replacement; the preview warns about that.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const orders = new cloudprov.CkafkaTopic("orders", {
 *     instanceId: config.require("ckafkaInstanceId"),
 *     topicName: "orders",
 *     partitionNum: 3,
 *     replicaNum: 2,
 *     retention: 604800000,
 *     note: "Orders of the shop",
 * }, { protect: true });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<instanceId>#<topicName>`.
 *
 * ```sh
 * pulumi import cloudprov:index/ckafkaTopic:CkafkaTopic example 'ckafka-vv7wpvae#orders'
 * ```
 */
export class CkafkaTopic extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/ckafkaTopic:CkafkaTopic";

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
    state?: CkafkaTopicState,
    opts?: pulumi.CustomResourceOptions,
  ): CkafkaTopic {
    return new CkafkaTopic(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of CkafkaTopic, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is CkafkaTopic {
    return utilities.isInstance(obj, CkafkaTopic.__pulumiType);
  }

  /** ID of the instance. */
  declare public readonly instanceId: pulumi.Output<string>;

  /** Name of the topic, unique in the instance. */
  declare public readonly topicName: pulumi.Output<string>;

  /** Number of partitions. It can only grow. */
  declare public readonly partitionNum: pulumi.Output<number>;

  /** Number of replicas of each partition, 1 to 3, and at most the number of brokers. */
  declare public readonly replicaNum: pulumi.Output<number>;

  /** Whether only the addresses in `ipWhiteLists` may use the topic. */
  declare public readonly enableWhiteList: pulumi.Output<boolean>;

  /** Addresses that may use the topic, in any order. Required with `enableWhiteList`. */
  declare public readonly ipWhiteLists: pulumi.Output<string[] | undefined>;

  /** Description of the topic. */
  declare public readonly note: pulumi.Output<string | undefined>;

  /** Milliseconds for which messages are kept, from one minute to 90 days. */
  declare public readonly retention: pulumi.Output<number>;

  /** Minimum number of replicas that must have a message before its sender gets a confirmation. */
  declare public readonly syncReplicaMinNum: pulumi.Output<number>;

  /** How old messages are removed: `delete` removes them after `retention`, `compact` keeps the last message of each key. */
  declare public readonly cleanUpPolicy: pulumi.Output<string>;

  /** Whether a replica that lacks messages may become the leader, which can lose messages. */
  declare public readonly uncleanLeaderElectionEnable: pulumi.Output<boolean>;

  /** Maximum size of a message, in bytes. Defaults to the instance's value. */
  declare public readonly maxMessageBytes: pulumi.Output<number>;

  /** Milliseconds after which a segment of the log is closed, at least one hour. Defaults to the platform's value, one day. */
  declare public readonly segment: pulumi.Output<number>;

  /** Where the messages are stored. The platform does not return it. */
  declare public readonly messageStorageLocation: pulumi.Output<string | undefined>;

  /** Creation time, in UTC. */
  declare public readonly createTime: pulumi.Output<string>;

  /** Interval of the backup to object storage. */
  declare public readonly forwardInterval: pulumi.Output<number>;

  /** Bucket of the backup to object storage. */
  declare public readonly forwardCosBucket: pulumi.Output<string>;

  /** Whether messages are backed up to object storage: 0 means yes, 1 means no. */
  declare public readonly forwardStatus: pulumi.Output<number>;

  /** Bytes after which a segment of the log is closed. */
  declare public readonly segmentBytes: pulumi.Output<number>;

  /** The resource's ID. */
  declare public readonly ckafkaTopicId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: CkafkaTopicArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: CkafkaTopicArgs | CkafkaTopicState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as CkafkaTopicState | undefined;
      inputs["instanceId"] = state?.instanceId;
      inputs["topicName"] = state?.topicName;
      inputs["partitionNum"] = state?.partitionNum;
      inputs["replicaNum"] = state?.replicaNum;
      inputs["enableWhiteList"] = state?.enableWhiteList;
      inputs["ipWhiteLists"] = state?.ipWhiteLists;
      inputs["note"] = state?.note;
      inputs["retention"] = state?.retention;
      inputs["syncReplicaMinNum"] = state?.syncReplicaMinNum;
      inputs["cleanUpPolicy"] = state?.cleanUpPolicy;
      inputs["uncleanLeaderElectionEnable"] = state?.uncleanLeaderElectionEnable;
      inputs["maxMessageBytes"] = state?.maxMessageBytes;
      inputs["segment"] = state?.segment;
      inputs["messageStorageLocation"] = state?.messageStorageLocation;
      inputs["createTime"] = state?.createTime;
      inputs["forwardInterval"] = state?.forwardInterval;
      inputs["forwardCosBucket"] = state?.forwardCosBucket;
      inputs["forwardStatus"] = state?.forwardStatus;
      inputs["segmentBytes"] = state?.segmentBytes;
      inputs["ckafkaTopicId"] = state?.ckafkaTopicId;
    } else {
      const args = argsOrState as CkafkaTopicArgs | undefined;
      inputs["instanceId"] = args?.instanceId;
      inputs["topicName"] = args?.topicName;
      inputs["partitionNum"] = args?.partitionNum;
      inputs["replicaNum"] = args?.replicaNum;
      inputs["enableWhiteList"] = args?.enableWhiteList;
      inputs["ipWhiteLists"] = args?.ipWhiteLists;
      inputs["note"] = args?.note;
      inputs["retention"] = args?.retention;
      inputs["syncReplicaMinNum"] = args?.syncReplicaMinNum;
      inputs["cleanUpPolicy"] = args?.cleanUpPolicy;
      inputs["uncleanLeaderElectionEnable"] = args?.uncleanLeaderElectionEnable;
      inputs["maxMessageBytes"] = args?.maxMessageBytes;
      inputs["segment"] = args?.segment;
      inputs["ckafkaTopicId"] = args?.ckafkaTopicId;
      inputs["messageStorageLocation"] = undefined;
      inputs["createTime"] = undefined;
      inputs["forwardInterval"] = undefined;
      inputs["forwardCosBucket"] = undefined;
      inputs["forwardStatus"] = undefined;
      inputs["segmentBytes"] = undefined;
      utilities.requireArguments("CkafkaTopic", name, inputs, args, opts, ["instanceId", "topicName", "partitionNum", "replicaNum"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(CkafkaTopic.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `CkafkaTopic.get` uses to look up an object. */
export interface CkafkaTopicState {
  /** ID of the instance. */
  instanceId?: pulumi.Input<string | undefined>;
  /** Name of the topic, unique in the instance. */
  topicName?: pulumi.Input<string | undefined>;
  /** Number of partitions. It can only grow. */
  partitionNum?: pulumi.Input<number | undefined>;
  /** Number of replicas of each partition, 1 to 3, and at most the number of brokers. */
  replicaNum?: pulumi.Input<number | undefined>;
  /** Whether only the addresses in `ipWhiteLists` may use the topic. */
  enableWhiteList?: pulumi.Input<boolean | undefined>;
  /** Addresses that may use the topic, in any order. Required with `enableWhiteList`. */
  ipWhiteLists?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Description of the topic. */
  note?: pulumi.Input<string | undefined>;
  /** Milliseconds for which messages are kept, from one minute to 90 days. */
  retention?: pulumi.Input<number | undefined>;
  /** Minimum number of replicas that must have a message before its sender gets a confirmation. */
  syncReplicaMinNum?: pulumi.Input<number | undefined>;
  /** How old messages are removed: `delete` removes them after `retention`, `compact` keeps the last message of each key. */
  cleanUpPolicy?: pulumi.Input<string | undefined>;
  /** Whether a replica that lacks messages may become the leader, which can lose messages. */
  uncleanLeaderElectionEnable?: pulumi.Input<boolean | undefined>;
  /** Maximum size of a message, in bytes. Defaults to the instance's value. */
  maxMessageBytes?: pulumi.Input<number | undefined>;
  /** Milliseconds after which a segment of the log is closed, at least one hour. Defaults to the platform's value, one day. */
  segment?: pulumi.Input<number | undefined>;
  /** Where the messages are stored. The platform does not return it. */
  messageStorageLocation?: pulumi.Input<string | undefined>;
  /** Creation time, in UTC. */
  createTime?: pulumi.Input<string | undefined>;
  /** Interval of the backup to object storage. */
  forwardInterval?: pulumi.Input<number | undefined>;
  /** Bucket of the backup to object storage. */
  forwardCosBucket?: pulumi.Input<string | undefined>;
  /** Whether messages are backed up to object storage: 0 means yes, 1 means no. */
  forwardStatus?: pulumi.Input<number | undefined>;
  /** Bytes after which a segment of the log is closed. */
  segmentBytes?: pulumi.Input<number | undefined>;
  /** The resource's ID. */
  ckafkaTopicId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link CkafkaTopic}. */
export interface CkafkaTopicArgs {
  /** ID of the instance. Must be the ID of a CKafka instance, such as ckafka-vv7wpvae. A change replaces the resource. */
  instanceId: pulumi.Input<string>;
  /** Name of the topic, unique in the instance. Must be a name of letters, digits, underscores, hyphens and periods, such as orders. A change replaces the resource. */
  topicName: pulumi.Input<string>;
  /** Number of partitions. It can only grow. At least 1. Some changes are rejected, because the number of partitions can only grow: restore it, or replace the resource with `--replace`, which loses the messages. */
  partitionNum: pulumi.Input<number>;
  /** Number of replicas of each partition, 1 to 3, and at most the number of brokers. Between 1 and 3. */
  replicaNum: pulumi.Input<number>;
  /** Whether only the addresses in `ipWhiteLists` may use the topic. Defaults to `false`. `ipWhiteLists` is required when `enableWhiteList` is true. `ipWhiteLists` can be set only when `enableWhiteList` is true. */
  enableWhiteList?: pulumi.Input<boolean | undefined>;
  /** Addresses that may use the topic, in any order. Required with `enableWhiteList`. At most 512 elements. `ipWhiteLists` is required when `enableWhiteList` is true. `ipWhiteLists` can be set only when `enableWhiteList` is true. */
  ipWhiteLists?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Description of the topic. At most 64 characters. */
  note?: pulumi.Input<string | undefined>;
  /** Milliseconds for which messages are kept, from one minute to 90 days. Between 60000 and 7776000000. Defaults to `60000`. */
  retention?: pulumi.Input<number | undefined>;
  /** Minimum number of replicas that must have a message before its sender gets a confirmation. At least 1. Defaults to `1`. */
  syncReplicaMinNum?: pulumi.Input<number | undefined>;
  /** How old messages are removed: `delete` removes them after `retention`, `compact` keeps the last message of each key. Known values are `delete`, `compact` and `compact, delete`; the platform may accept others. Defaults to `delete`. */
  cleanUpPolicy?: pulumi.Input<string | undefined>;
  /** Whether a replica that lacks messages may become the leader, which can lose messages. Defaults to `false`. */
  uncleanLeaderElectionEnable?: pulumi.Input<boolean | undefined>;
  /** Maximum size of a message, in bytes. Defaults to the instance's value. Between 1024 and 12582912. If omitted, the platform chooses a value. */
  maxMessageBytes?: pulumi.Input<number | undefined>;
  /** Milliseconds after which a segment of the log is closed, at least one hour. Defaults to the platform's value, one day. At least 3600000. If omitted, the platform chooses a value. */
  segment?: pulumi.Input<number | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  ckafkaTopicId?: pulumi.Input<string | undefined>;
}
