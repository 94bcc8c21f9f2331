// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/tables.ts";
import * as utilities from "./utilities.ts";

/**
 * A Kafka topic in the real-time context engine, where models and agents look up its latest values.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = new streamprov.RtceTopic("orders", {
 *     topicName: "orders",
 *     description: "Orders of the shop by their numbers, with the goods and the prices",
 *     cloud: "AWS",
 *     region: "us-west-2",
 *     environment: { id: config.require("environmentId") },
 *     kafkaCluster: { id: config.require("kafkaClusterId") },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<Kafka cluster ID>/<topic name>`.
 *
 * ```sh
 * pulumi import streamprov:index/rtceTopic:RtceTopic example env-abc123/lkc-abc123/orders
 * ```
 */
export class RtceTopic extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/rtceTopic:RtceTopic";

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
    state?: RtceTopicState,
    opts?: pulumi.CustomResourceOptions,
  ): RtceTopic {
    return new RtceTopic(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of RtceTopic, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is RtceTopic {
    return utilities.isInstance(obj, RtceTopic.__pulumiType);
  }

  /** Name of the Kafka topic. */
  declare public readonly topicName: pulumi.Output<string>;

  /** Description of the topic's data, for a model that searches for data. */
  declare public readonly description: pulumi.Output<string>;

  /** Cloud that serves the topic. */
  declare public readonly cloud: pulumi.Output<string>;

  /** Region of the cloud that serves the topic, such as `us-west-2`. */
  declare public readonly region: pulumi.Output<string>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.RtceTopicEnvironment>;

  /** Kafka cluster of the object. */
  declare public readonly kafkaCluster: pulumi.Output<types.output.RtceTopicKafkaCluster>;

  /** API version of the object. */
  declare public readonly apiVersion: pulumi.Output<string>;

  /** Kind of the object. */
  declare public readonly kind: pulumi.Output<string>;

  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../environment=env-abc123/cloud-cluster=lkc-abc123/topic=orders`. */
  declare public readonly resourceName: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: RtceTopicArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: RtceTopicArgs | RtceTopicState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as RtceTopicState | undefined;
      inputs["topicName"] = state?.topicName;
      inputs["description"] = state?.description;
      inputs["cloud"] = state?.cloud;
      inputs["region"] = state?.region;
      inputs["environment"] = state?.environment;
      inputs["kafkaCluster"] = state?.kafkaCluster;
      inputs["apiVersion"] = state?.apiVersion;
      inputs["kind"] = state?.kind;
      inputs["resourceName"] = state?.resourceName;
    } else {
      const args = argsOrState as RtceTopicArgs | undefined;
      inputs["topicName"] = args?.topicName;
      inputs["description"] = args?.description;
      inputs["cloud"] = args?.cloud;
      inputs["region"] = args?.region;
      inputs["environment"] = args?.environment;
      inputs["kafkaCluster"] = args?.kafkaCluster;
      inputs["apiVersion"] = undefined;
      inputs["kind"] = undefined;
      inputs["resourceName"] = undefined;
      utilities.requireArguments("RtceTopic", name, inputs, args, opts, ["topicName", "description", "cloud", "region", "environment", "kafkaCluster"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(RtceTopic.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `RtceTopic.get` uses to look up an object. */
export interface RtceTopicState {
  /** Name of the Kafka topic. */
  topicName?: pulumi.Input<string | undefined>;
  /** Description of the topic's data, for a model that searches for data. */
  description?: pulumi.Input<string | undefined>;
  /** Cloud that serves the topic. */
  cloud?: pulumi.Input<string | undefined>;
  /** Region of the cloud that serves the topic, such as `us-west-2`. */
  region?: pulumi.Input<string | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.RtceTopicEnvironment | undefined>;
  /** Kafka cluster of the object. */
  kafkaCluster?: pulumi.Input<types.input.RtceTopicKafkaCluster | undefined>;
  /** API version of the object. */
  apiVersion?: pulumi.Input<string | undefined>;
  /** Kind of the object. */
  kind?: pulumi.Input<string | undefined>;
  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../environment=env-abc123/cloud-cluster=lkc-abc123/topic=orders`. */
  resourceName?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link RtceTopic}. */
export interface RtceTopicArgs {
  /** Name of the Kafka topic. The topic must already exist. Between 1 and 249 characters. Must contain only letters, digits, dots, underscores and hyphens. A change replaces the resource. */
  topicName: pulumi.Input<string>;
  /** Description of the topic's data, for a model that searches for data. Can be changed in place. Between 1 and 2048 characters. */
  description: pulumi.Input<string>;
  /** Cloud that serves the topic. Known values are `AWS`; the platform may accept others. Must not be empty. A change replaces the resource. */
  cloud: pulumi.Input<string>;
  /** Region of the cloud that serves the topic, such as `us-west-2`. Must not be empty. A change replaces the resource. */
  region: pulumi.Input<string>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.RtceTopicEnvironment>;
  /** Kafka cluster of the object. A change replaces the resource. */
  kafkaCluster: pulumi.Input<types.input.RtceTopicKafkaCluster>;
}
