// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/kafka.ts";
import * as utilities from "./utilities.ts";

/**
 * A topic of a Kafka cluster.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = new streamprov.KafkaTopic("orders", {
 *     kafkaCluster: { id: config.require("kafkaClusterId") },
 *     topicName: "orders",
 *     partitionsCount: 6,
 *     config: { "retention.ms": "604800000" },
 *     restEndpoint: config.require("kafkaEndpoint"),
 *     credentials: { key: config.requireSecret("kafkaKey"), secret: config.requireSecret("kafkaSecret") },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<Kafka cluster ID>/<topic name>`.
 * Also required: `IMPORT_KAFKA_REST_ENDPOINT`, `IMPORT_KAFKA_API_KEY` and `IMPORT_KAFKA_API_SECRET`, unless the provider's configuration contains the settings of Kafka (with OAuth, the key is not needed).
 *
 * ```sh
 * pulumi import streamprov:index/kafkaTopic:KafkaTopic example lkc-abc123/orders
 * ```
 */
export class KafkaTopic extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/kafkaTopic:KafkaTopic";

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
    state?: KafkaTopicState,
    opts?: pulumi.CustomResourceOptions,
  ): KafkaTopic {
    return new KafkaTopic(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of KafkaTopic, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is KafkaTopic {
    return utilities.isInstance(obj, KafkaTopic.__pulumiType);
  }

  /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
  declare public readonly kafkaCluster: pulumi.Output<types.output.KafkaTopicKafkaCluster | undefined>;

  /** REST endpoint of the Kafka cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  declare public readonly restEndpoint: pulumi.Output<string | undefined>;

  /** API key of the Kafka cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  declare public readonly credentials: pulumi.Output<types.output.KafkaTopicCredentials | undefined>;

  /** Name of the topic. */
  declare public readonly topicName: pulumi.Output<string>;

  /** Number of partitions. */
  declare public readonly partitionsCount: pulumi.Output<number>;

  /** Settings that are set on the topic, such as `retention.ms`. Settings with the cluster's defaults are not included. */
  declare public readonly config: pulumi.Output<{ [key: string]: string }>;

  /**
   * Former name of restEndpoint.
   *
   * @deprecated Use restEndpoint.
   */
  declare public readonly httpEndpoint: pulumi.Output<string | undefined>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: KafkaTopicArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: KafkaTopicArgs | KafkaTopicState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as KafkaTopicState | undefined;
      inputs["kafkaCluster"] = state?.kafkaCluster;
      inputs["restEndpoint"] = state?.restEndpoint;
      inputs["credentials"] = state?.credentials;
      inputs["topicName"] = state?.topicName;
      inputs["partitionsCount"] = state?.partitionsCount;
      inputs["config"] = state?.config;
      inputs["httpEndpoint"] = state?.httpEndpoint;
    } else {
      const args = argsOrState as KafkaTopicArgs | undefined;
      inputs["kafkaCluster"] = args?.kafkaCluster;
      inputs["restEndpoint"] = args?.restEndpoint;
      inputs["credentials"] = utilities.secret(args?.credentials);
      inputs["topicName"] = args?.topicName;
      inputs["partitionsCount"] = args?.partitionsCount;
      inputs["config"] = args?.config;
      inputs["httpEndpoint"] = args?.httpEndpoint;
      utilities.requireArguments("KafkaTopic", name, inputs, args, opts, ["topicName"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(KafkaTopic.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["credentials"] }));
  }
}

/** State that `KafkaTopic.get` uses to look up an object. */
export interface KafkaTopicState {
  /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
  kafkaCluster?: pulumi.Input<types.input.KafkaTopicKafkaCluster | undefined>;
  /** REST endpoint of the Kafka cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Kafka cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.KafkaTopicCredentials | undefined>;
  /** Name of the topic. */
  topicName?: pulumi.Input<string | undefined>;
  /** Number of partitions. */
  partitionsCount?: pulumi.Input<number | undefined>;
  /** Settings that are set on the topic, such as `retention.ms`. Settings with the cluster's defaults are not included. */
  config?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /**
   * Former name of restEndpoint.
   *
   * @deprecated Use restEndpoint.
   */
  httpEndpoint?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link KafkaTopic}. */
export interface KafkaTopicArgs {
  /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. A change replaces the resource. */
  kafkaCluster?: pulumi.Input<types.input.KafkaTopicKafkaCluster | undefined>;
  /** REST endpoint of the Kafka cluster. Defaults to the provider's value. A change takes effect without a request to the platform. Must be a URL that begins with https:// (http:// for a server on this machine only). `httpEndpoint` cannot be combined with `restEndpoint`. */
  restEndpoint?: pulumi.Input<string | undefined>;
  /** API key of the Kafka cluster. Defaults to the provider's value. A change takes effect without a request to the platform. */
  credentials?: pulumi.Input<types.input.KafkaTopicCredentials | undefined>;
  /** Name of the topic. Between 1 and 249 characters. Must contain only letters, digits, dots, underscores and hyphens. A change replaces the resource. */
  topicName: pulumi.Input<string>;
  /** Number of partitions. It can be increased in place. At least 1. Defaults to `6`. A change replaces the resource when it is decreased: a lower number of partitions replaces the topic, and all its messages are lost. */
  partitionsCount?: pulumi.Input<number | undefined>;
  /** Settings that are set on the topic, such as `retention.ms`. Settings with the cluster's defaults are not included. If set, the list must be complete: other settings are reset to the cluster's defaults. If unset, the topic's settings are kept. If omitted, the platform chooses a value. */
  config?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /**
   * Former name of restEndpoint. Must be a URL that begins with https:// (http:// for a server on this machine only). `httpEndpoint` cannot be combined with `restEndpoint`.
   *
   * @deprecated Use restEndpoint.
   */
  httpEndpoint?: pulumi.Input<string | undefined>;
}
