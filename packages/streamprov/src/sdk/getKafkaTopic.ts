// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/kafka.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a topic of a Kafka cluster by its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getKafkaTopicOutput({
 *     kafkaCluster: { id: config.require("kafkaClusterId") },
 *     restEndpoint: config.require("kafkaEndpoint"),
 *     credentials: { key: config.requireSecret("kafkaKey"), secret: config.requireSecret("kafkaSecret") },
 *     topicName: "orders",
 * });
 * ```
 */
export function getKafkaTopic(args: GetKafkaTopicArgs, opts?: pulumi.InvokeOptions): Promise<GetKafkaTopicResult> {
  return runtime.invoke("streamprov:index/getKafkaTopic:getKafkaTopic", utilities.forwardUnknown({
    kafkaCluster: args.kafkaCluster,
    credentials: args.credentials,
    restEndpoint: args.restEndpoint,
    topicName: args.topicName,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a topic of a Kafka cluster by its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getKafkaTopicOutput({
 *     kafkaCluster: { id: config.require("kafkaClusterId") },
 *     restEndpoint: config.require("kafkaEndpoint"),
 *     credentials: { key: config.requireSecret("kafkaKey"), secret: config.requireSecret("kafkaSecret") },
 *     topicName: "orders",
 * });
 * ```
 */
export function getKafkaTopicOutput(args: GetKafkaTopicOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetKafkaTopicResult> {
  return runtime.invokeOutput<GetKafkaTopicResult>("streamprov:index/getKafkaTopic:getKafkaTopic", utilities.forwardUnknown({
    kafkaCluster: args.kafkaCluster,
    credentials: args.credentials,
    restEndpoint: args.restEndpoint,
    topicName: args.topicName,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getKafkaTopic. */
export interface GetKafkaTopicArgs {
  /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
  kafkaCluster?: types.input.GetKafkaTopicKafkaCluster | undefined;
  /** API key of the Kafka cluster. Defaults to the provider's value. */
  credentials?: types.input.GetKafkaTopicCredentials | undefined;
  /** REST endpoint of the Kafka cluster. Ignored if the provider's Kafka settings are complete. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint: string;
  /** Name of the topic. Must not be empty. */
  topicName: string;
}

/** Arguments of getKafkaTopicOutput. */
export interface GetKafkaTopicOutputArgs {
  /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
  kafkaCluster?: pulumi.Input<types.input.GetKafkaTopicKafkaClusterArgs | undefined>;
  /** API key of the Kafka cluster. Defaults to the provider's value. */
  credentials?: pulumi.Input<types.input.GetKafkaTopicCredentialsArgs | undefined>;
  /** REST endpoint of the Kafka cluster. Ignored if the provider's Kafka settings are complete. Must be a URL that begins with https:// (http:// for a server on this machine only). */
  restEndpoint: pulumi.Input<string>;
  /** Name of the topic. Must not be empty. */
  topicName: pulumi.Input<string>;
}

/** Result of getKafkaTopic. */
export interface GetKafkaTopicResult {
  /** ID of the Kafka cluster, `lkc-...`. Defaults to the provider's value. */
  kafkaCluster?: types.output.GetKafkaTopicKafkaCluster;
  /** API key of the Kafka cluster. Defaults to the provider's value. */
  credentials?: types.output.GetKafkaTopicCredentials;
  /** REST endpoint of the Kafka cluster. Ignored if the provider's Kafka settings are complete. */
  restEndpoint: string;
  /** Name of the topic. */
  topicName: string;
  /** `<Kafka cluster ID>/<topic name>`. */
  id: string;
  /** Number of partitions. */
  partitionsCount: number;
  /** Settings that are set on the topic, such as `retention.ms`. Settings with the cluster's defaults are not included. */
  config: { [key: string]: string };
}
