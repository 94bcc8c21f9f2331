// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/logs.ts";
import * as utilities from "./utilities.ts";

/**
 * A topic of the Cloud Log Service, which stores logs or metrics. The ID of a metric topic ends with `#1`. Changing `logsetId`, `partitionCount`, `storageType` or `bizType` replaces the topic, and its logs are lost; the preview warns about it.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = new cloudprov.ClsLogset("shop", { logsetName: "shop" });
 * const orders = new cloudprov.ClsTopic("orders", {
 *     logsetId: shop.id,
 *     topicName: "orders",
 *     period: 30,
 *     tags: { team: "shop" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<topic ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/clsTopic:ClsTopic example 2f5764c1-c833-44c5-84c7-950979b2a278
 * ```
 */
export class ClsTopic extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/clsTopic:ClsTopic";

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
    state?: ClsTopicState,
    opts?: pulumi.CustomResourceOptions,
  ): ClsTopic {
    return new ClsTopic(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ClsTopic, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ClsTopic {
    return utilities.isInstance(obj, ClsTopic.__pulumiType);
  }

  /** ID of the log set that contains the topic. */
  declare public readonly logsetId: pulumi.Output<string>;

  /** Name of the topic, unique in its log set. */
  declare public readonly topicName: pulumi.Output<string>;

  /** Number of partitions. Defaults to the platform's value, which is 1. With `autoSplit`, the platform adds partitions; a higher number than in the program is no difference. */
  declare public readonly partitionCount: pulumi.Output<number>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Whether the platform splits partitions when they receive too much. Defaults to the platform's value, which is true. */
  declare public readonly autoSplit: pulumi.Output<boolean>;

  /** Maximum number of partitions with `autoSplit`. Defaults to the platform's value, which is 50. */
  declare public readonly maxSplitPartitions: pulumi.Output<number>;

  /** `hot` for standard storage, `cold` for infrequent access. Defaults to the platform's value, which is `hot`. Not for metric topics. */
  declare public readonly storageType: pulumi.Output<enums.ClsTopicStorageType>;

  /** Number of days for which logs are kept: 1 to 3600, at least 7 in cold storage, or 3640 to keep them permanently. Defaults to the platform's value. */
  declare public readonly period: pulumi.Output<number>;

  /** Number of days after which logs move from standard storage to infrequent access: at least 7 and less than `period`. 0 if they do not move. */
  declare public readonly hotPeriod: pulumi.Output<number>;

  /** Description of the topic. */
  declare public readonly describes: pulumi.Output<string | undefined>;

  /** Whether `extends` permits anonymous access. Defaults to the platform's value, which is false. Not for metric topics. */
  declare public readonly isWebTracking: pulumi.Output<boolean>;

  /** Anonymous access to the topic. Required with `isWebTracking`. Removing it ends the anonymous access. */
  declare public readonly extends: pulumi.Output<types.output.ClsTopicExtends | undefined>;

  /** `0` for a log topic, which is the default, `1` for a metric topic. */
  declare public readonly bizType: pulumi.Output<number>;

  /** `1` to encrypt the topic, which the platform must have enabled for the account. It cannot be switched off. Defaults to the platform's value, which is 0. */
  declare public readonly encryption: pulumi.Output<number>;

  /** Your own key for the encryption. Defaults to the key of the log service, with the alias KMS-CLS. */
  declare public readonly customKmsInfo: pulumi.Output<types.output.ClsTopicCustomKmsInfo>;

  /** The resource's ID. */
  declare public readonly clsTopicId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ClsTopicArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ClsTopicArgs | ClsTopicState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ClsTopicState | undefined;
      inputs["logsetId"] = state?.logsetId;
      inputs["topicName"] = state?.topicName;
      inputs["partitionCount"] = state?.partitionCount;
      inputs["tags"] = state?.tags;
      inputs["autoSplit"] = state?.autoSplit;
      inputs["maxSplitPartitions"] = state?.maxSplitPartitions;
      inputs["storageType"] = state?.storageType;
      inputs["period"] = state?.period;
      inputs["hotPeriod"] = state?.hotPeriod;
      inputs["describes"] = state?.describes;
      inputs["isWebTracking"] = state?.isWebTracking;
      inputs["extends"] = state?.extends;
      inputs["bizType"] = state?.bizType;
      inputs["encryption"] = state?.encryption;
      inputs["customKmsInfo"] = state?.customKmsInfo;
      inputs["clsTopicId"] = state?.clsTopicId;
    } else {
      const args = argsOrState as ClsTopicArgs | undefined;
      inputs["logsetId"] = args?.logsetId;
      inputs["topicName"] = args?.topicName;
      inputs["partitionCount"] = args?.partitionCount;
      inputs["tags"] = args?.tags;
      inputs["autoSplit"] = args?.autoSplit;
      inputs["maxSplitPartitions"] = args?.maxSplitPartitions;
      inputs["storageType"] = args?.storageType;
      inputs["period"] = args?.period;
      inputs["hotPeriod"] = args?.hotPeriod;
      inputs["describes"] = args?.describes;
      inputs["isWebTracking"] = args?.isWebTracking;
      inputs["extends"] = args?.extends;
      inputs["bizType"] = args?.bizType;
      inputs["encryption"] = args?.encryption;
      inputs["customKmsInfo"] = args?.customKmsInfo;
      inputs["clsTopicId"] = args?.clsTopicId;
      utilities.requireArguments("ClsTopic", name, inputs, args, opts, ["logsetId", "topicName"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ClsTopic.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ClsTopic.get` uses to look up an object. */
export interface ClsTopicState {
  /** ID of the log set that contains the topic. */
  logsetId?: pulumi.Input<string | undefined>;
  /** Name of the topic, unique in its log set. */
  topicName?: pulumi.Input<string | undefined>;
  /** Number of partitions. Defaults to the platform's value, which is 1. With `autoSplit`, the platform adds partitions; a higher number than in the program is no difference. */
  partitionCount?: pulumi.Input<number | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Whether the platform splits partitions when they receive too much. Defaults to the platform's value, which is true. */
  autoSplit?: pulumi.Input<boolean | undefined>;
  /** Maximum number of partitions with `autoSplit`. Defaults to the platform's value, which is 50. */
  maxSplitPartitions?: pulumi.Input<number | undefined>;
  /** `hot` for standard storage, `cold` for infrequent access. Defaults to the platform's value, which is `hot`. Not for metric topics. */
  storageType?: pulumi.Input<enums.ClsTopicStorageType | (string & {}) | undefined>;
  /** Number of days for which logs are kept: 1 to 3600, at least 7 in cold storage, or 3640 to keep them permanently. Defaults to the platform's value. */
  period?: pulumi.Input<number | undefined>;
  /** Number of days after which logs move from standard storage to infrequent access: at least 7 and less than `period`. 0 if they do not move. */
  hotPeriod?: pulumi.Input<number | undefined>;
  /** Description of the topic. */
  describes?: pulumi.Input<string | undefined>;
  /** Whether `extends` permits anonymous access. Defaults to the platform's value, which is false. Not for metric topics. */
  isWebTracking?: pulumi.Input<boolean | undefined>;
  /** Anonymous access to the topic. Required with `isWebTracking`. Removing it ends the anonymous access. */
  extends?: pulumi.Input<types.input.ClsTopicExtends | undefined>;
  /** `0` for a log topic, which is the default, `1` for a metric topic. */
  bizType?: pulumi.Input<number | undefined>;
  /** `1` to encrypt the topic, which the platform must have enabled for the account. It cannot be switched off. Defaults to the platform's value, which is 0. */
  encryption?: pulumi.Input<number | undefined>;
  /** Your own key for the encryption. Defaults to the key of the log service, with the alias KMS-CLS. */
  customKmsInfo?: pulumi.Input<types.input.ClsTopicCustomKmsInfo | undefined>;
  /** The resource's ID. */
  clsTopicId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ClsTopic}. */
export interface ClsTopicArgs {
  /** ID of the log set that contains the topic. Must be the ID of a log set, such as 5cd3a17e-fb0b-418c-afd7-77b365397426. A change replaces the resource. */
  logsetId: pulumi.Input<string>;
  /** Name of the topic, unique in its log set. Must not be empty, contain | or be a name that the platform reserves, such as cls_service_log. */
  topicName: pulumi.Input<string>;
  /** Number of partitions. Defaults to the platform's value, which is 1. With `autoSplit`, the platform adds partitions; a higher number than in the program is no difference. Between 1 and 10. If omitted, the platform chooses a value. A change replaces the resource. */
  partitionCount?: pulumi.Input<number | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Whether the platform splits partitions when they receive too much. Defaults to the platform's value, which is true. If omitted, the platform chooses a value. */
  autoSplit?: pulumi.Input<boolean | undefined>;
  /** Maximum number of partitions with `autoSplit`. Defaults to the platform's value, which is 50. At least 1. If omitted, the platform chooses a value. */
  maxSplitPartitions?: pulumi.Input<number | undefined>;
  /** `hot` for standard storage, `cold` for infrequent access. Defaults to the platform's value, which is `hot`. Not for metric topics. One of `hot` or `cold`. If omitted, the platform chooses a value. A change replaces the resource. `period` must be 1 to 3600 or 3640, and at least 7 if `storageType` is `cold`. `hotPeriod` must be 0, or at least 7, less than `period`, and only in hot storage. */
  storageType?: pulumi.Input<enums.ClsTopicStorageType | (string & {}) | undefined>;
  /** Number of days for which logs are kept: 1 to 3600, at least 7 in cold storage, or 3640 to keep them permanently. Defaults to the platform's value. If omitted, the platform chooses a value. `period` must be 1 to 3600 or 3640, and at least 7 if `storageType` is `cold`. `hotPeriod` must be 0, or at least 7, less than `period`, and only in hot storage. */
  period?: pulumi.Input<number | undefined>;
  /** Number of days after which logs move from standard storage to infrequent access: at least 7 and less than `period`. 0 if they do not move. If omitted, the platform chooses a value. `period` must be 1 to 3600 or 3640, and at least 7 if `storageType` is `cold`. `hotPeriod` must be 0, or at least 7, less than `period`, and only in hot storage. */
  hotPeriod?: pulumi.Input<number | undefined>;
  /** Description of the topic. */
  describes?: pulumi.Input<string | undefined>;
  /** Whether `extends` permits anonymous access. Defaults to the platform's value, which is false. Not for metric topics. If omitted, the platform chooses a value. `extends` is required when `isWebTracking` is true. `extends` can be set only when `isWebTracking` is true. */
  isWebTracking?: pulumi.Input<boolean | undefined>;
  /** Anonymous access to the topic. Required with `isWebTracking`. Removing it ends the anonymous access. `extends` is required when `isWebTracking` is true. `extends` can be set only when `isWebTracking` is true. */
  extends?: pulumi.Input<types.input.ClsTopicExtends | undefined>;
  /** `0` for a log topic, which is the default, `1` for a metric topic. Between 0 and 1. If omitted, the platform chooses a value. A change replaces the resource. */
  bizType?: pulumi.Input<number | undefined>;
  /** `1` to encrypt the topic, which the platform must have enabled for the account. It cannot be switched off. Defaults to the platform's value, which is 0. Between 0 and 1. If omitted, the platform chooses a value. Some changes are rejected, because the platform cannot switch off the encryption of a topic: restore 1, or create another topic. `customKmsInfo` can be set only when `encryption` is 1. */
  encryption?: pulumi.Input<number | undefined>;
  /** Your own key for the encryption. Defaults to the key of the log service, with the alias KMS-CLS. If omitted, the platform chooses a value. `customKmsInfo` can be set only when `encryption` is 1. */
  customKmsInfo?: pulumi.Input<types.input.ClsTopicCustomKmsInfo | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  clsTopicId?: pulumi.Input<string | undefined>;
}
