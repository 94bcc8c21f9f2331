// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/kafka.ts";
import * as utilities from "./utilities.ts";

/**
 * A topic that a cluster link keeps as a copy of a topic in another cluster. After it is promoted or failed over, it stays an ordinary topic. Deleting the resource always deletes the topic and its data.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = new streamprov.KafkaMirrorTopic("orders", {
 *     kafkaCluster: {
 *         id: config.require("destinationClusterId"),
 *         restEndpoint: config.require("destinationEndpoint"),
 *         credentials: { key: config.requireSecret("kafkaKey"), secret: config.requireSecret("kafkaSecret") },
 *     },
 *     clusterLink: { linkName: "disaster-recovery" },
 *     sourceKafkaTopic: { topicName: "orders" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<Kafka cluster ID>/<link name>/<mirror topic name>`.
 * Also required: `IMPORT_KAFKA_REST_ENDPOINT`, `IMPORT_KAFKA_API_KEY` and `IMPORT_KAFKA_API_SECRET` (with OAuth, the key is not needed). Give those of the mirror topic's cluster.
 *
 * ```sh
 * pulumi import streamprov:index/kafkaMirrorTopic:KafkaMirrorTopic example lkc-abc123/my-link/orders
 * ```
 */
export class KafkaMirrorTopic extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/kafkaMirrorTopic:KafkaMirrorTopic";

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
    state?: KafkaMirrorTopicState,
    opts?: pulumi.CustomResourceOptions,
  ): KafkaMirrorTopic {
    return new KafkaMirrorTopic(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of KafkaMirrorTopic, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is KafkaMirrorTopic {
    return utilities.isInstance(obj, KafkaMirrorTopic.__pulumiType);
  }

  /** Cluster of the mirror topic, at the destination of the link. */
  declare public readonly kafkaCluster: pulumi.Output<types.output.KafkaMirrorTopicKafkaCluster>;

  /** Cluster link that mirrors the topic. */
  declare public readonly clusterLink: pulumi.Output<types.output.KafkaMirrorTopicClusterLink>;

  /** Topic in the other cluster that is mirrored. */
  declare public readonly sourceKafkaTopic: pulumi.Output<types.output.KafkaMirrorTopicSourceKafkaTopic>;

  /** Name of the mirror topic. */
  declare public readonly mirrorTopicName: pulumi.Output<string>;

  /** Status of the mirror: `ACTIVE`, `PAUSED`, `STOPPED` after it was promoted or failed over, or an error such as `SOURCE_UNAVAILABLE`. */
  declare public readonly status: pulumi.Output<enums.KafkaMirrorTopicStatus>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: KafkaMirrorTopicArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: KafkaMirrorTopicArgs | KafkaMirrorTopicState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as KafkaMirrorTopicState | undefined;
      inputs["kafkaCluster"] = state?.kafkaCluster;
      inputs["clusterLink"] = state?.clusterLink;
      inputs["sourceKafkaTopic"] = state?.sourceKafkaTopic;
      inputs["mirrorTopicName"] = state?.mirrorTopicName;
      inputs["status"] = state?.status;
    } else {
      const args = argsOrState as KafkaMirrorTopicArgs | undefined;
      inputs["kafkaCluster"] = args?.kafkaCluster;
      inputs["clusterLink"] = args?.clusterLink;
      inputs["sourceKafkaTopic"] = args?.sourceKafkaTopic;
      inputs["mirrorTopicName"] = args?.mirrorTopicName;
      inputs["status"] = args?.status;
      utilities.requireArguments("KafkaMirrorTopic", name, inputs, args, opts, ["kafkaCluster", "clusterLink", "sourceKafkaTopic"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(KafkaMirrorTopic.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `KafkaMirrorTopic.get` uses to look up an object. */
export interface KafkaMirrorTopicState {
  /** Cluster of the mirror topic, at the destination of the link. */
  kafkaCluster?: pulumi.Input<types.input.KafkaMirrorTopicKafkaCluster | undefined>;
  /** Cluster link that mirrors the topic. */
  clusterLink?: pulumi.Input<types.input.KafkaMirrorTopicClusterLink | undefined>;
  /** Topic in the other cluster that is mirrored. */
  sourceKafkaTopic?: pulumi.Input<types.input.KafkaMirrorTopicSourceKafkaTopic | undefined>;
  /** Name of the mirror topic. */
  mirrorTopicName?: pulumi.Input<string | undefined>;
  /** Status of the mirror: `ACTIVE`, `PAUSED`, `STOPPED` after it was promoted or failed over, or an error such as `SOURCE_UNAVAILABLE`. */
  status?: pulumi.Input<enums.KafkaMirrorTopicStatus | (string & {}) | undefined>;
}

/** Arguments of {@link KafkaMirrorTopic}. */
export interface KafkaMirrorTopicArgs {
  /** Cluster of the mirror topic, at the destination of the link. */
  kafkaCluster: pulumi.Input<types.input.KafkaMirrorTopicKafkaCluster>;
  /** Cluster link that mirrors the topic. A change replaces the resource. */
  clusterLink: pulumi.Input<types.input.KafkaMirrorTopicClusterLink>;
  /** Topic in the other cluster that is mirrored. A change replaces the resource. */
  sourceKafkaTopic: pulumi.Input<types.input.KafkaMirrorTopicSourceKafkaTopic>;
  /** Name of the mirror topic. Defaults to the name of the source topic. Required if the link has the setting `cluster.link.prefix`: the prefix, followed by the name of the source topic. Must not be empty. If omitted, the platform chooses a value. A change replaces the resource. */
  mirrorTopicName?: pulumi.Input<string | undefined>;
  /** Status of the mirror: `ACTIVE`, `PAUSED`, `STOPPED` after it was promoted or failed over, or an error such as `SOURCE_UNAVAILABLE`. `PAUSED` pauses the mirror, and `ACTIVE` resumes it. `PROMOTED` turns it into an ordinary topic once it has all data of the source, `FAILED_OVER` immediately. If unset, the status is kept. One of `ACTIVE`, `PAUSED`, `PROMOTED` or `FAILED_OVER`. If omitted, the platform chooses a value. `ACTIVE` can become `PAUSED`, `PROMOTED` or `FAILED_OVER` and `PAUSED` can become `ACTIVE`, `PROMOTED` or `FAILED_OVER`. Otherwise it cannot be changed, because a mirror topic can change from ACTIVE to PAUSED and back, and from either to PROMOTED or FAILED_OVER permanently. A topic that the platform cannot mirror can be failed over. */
  status?: pulumi.Input<enums.KafkaMirrorTopicStatus | (string & {}) | undefined>;
}
