// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/tables.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a topic of the real-time context engine, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getRtceTopicOutput({
 *     topicName: "orders",
 *     environment: { id: config.require("environmentId") },
 *     kafkaCluster: { id: config.require("kafkaClusterId") },
 * });
 * ```
 */
export function getRtceTopic(args: GetRtceTopicArgs, opts?: pulumi.InvokeOptions): Promise<GetRtceTopicResult> {
  return runtime.invoke("streamprov:index/getRtceTopic:getRtceTopic", utilities.forwardUnknown({
    topicName: args.topicName,
    environment: args.environment,
    kafkaCluster: args.kafkaCluster,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a topic of the real-time context engine, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getRtceTopicOutput({
 *     topicName: "orders",
 *     environment: { id: config.require("environmentId") },
 *     kafkaCluster: { id: config.require("kafkaClusterId") },
 * });
 * ```
 */
export function getRtceTopicOutput(args: GetRtceTopicOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetRtceTopicResult> {
  return runtime.invokeOutput<GetRtceTopicResult>("streamprov:index/getRtceTopic:getRtceTopic", utilities.forwardUnknown({
    topicName: args.topicName,
    environment: args.environment,
    kafkaCluster: args.kafkaCluster,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getRtceTopic. */
export interface GetRtceTopicArgs {
  /** Name of the Kafka topic, case-sensitive. Must not be empty. */
  topicName: string;
  /** Environment that contains this object. */
  environment: types.input.GetRtceTopicEnvironment;
  /** Kafka cluster that contains this object. */
  kafkaCluster: types.input.GetRtceTopicKafkaCluster;
}

/** Arguments of getRtceTopicOutput. */
export interface GetRtceTopicOutputArgs {
  /** Name of the Kafka topic, case-sensitive. Must not be empty. */
  topicName: pulumi.Input<string>;
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetRtceTopicEnvironmentArgs>;
  /** Kafka cluster that contains this object. */
  kafkaCluster: pulumi.Input<types.input.GetRtceTopicKafkaClusterArgs>;
}

/** Result of getRtceTopic. */
export interface GetRtceTopicResult {
  /** ID of the topic of the context engine, `<environment ID>/<Kafka cluster ID>/<topic name>`. */
  id: string;
  /** Environment that contains this object. */
  environment: types.output.GetRtceTopicEnvironment;
  /** Kafka cluster of the object. */
  kafkaCluster: types.output.GetRtceTopicKafkaCluster;
  /** Name of the Kafka topic. */
  topicName: string;
  /** Description of the topic's data, for a model that searches for data. */
  description: string;
  /** Cloud that serves the topic. Known values are `AWS`; there may be others. */
  cloud: string;
  /** Region of the cloud that serves the topic, such as `us-west-2`. */
  region: string;
  /** API version of the object. */
  apiVersion: string;
  /** Kind of the object. */
  kind: string;
  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../environment=env-abc123/cloud-cluster=lkc-abc123/topic=orders`. */
  resourceName: string;
}
