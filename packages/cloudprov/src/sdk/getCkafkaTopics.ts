// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/ckafka.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the topics of a CKafka instance, optionally those with a part of a name. The list is empty if the instance does not exist.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const topics = cloudprov.getCkafkaTopicsOutput({ instanceId: config.require("ckafkaInstanceId") });
 * ```
 */
export function getCkafkaTopics(args: GetCkafkaTopicsArgs, opts?: pulumi.InvokeOptions): Promise<GetCkafkaTopicsResult> {
  return runtime.invoke("cloudprov:index/getCkafkaTopics:getCkafkaTopics", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    instanceId: args.instanceId,
    topicName: args.topicName,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the topics of a CKafka instance, optionally those with a part of a name. The list is empty if the instance does not exist.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const topics = cloudprov.getCkafkaTopicsOutput({ instanceId: config.require("ckafkaInstanceId") });
 * ```
 */
export function getCkafkaTopicsOutput(args: GetCkafkaTopicsOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetCkafkaTopicsResult> {
  return runtime.invokeOutput<GetCkafkaTopicsResult>("cloudprov:index/getCkafkaTopics:getCkafkaTopics", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    instanceId: args.instanceId,
    topicName: args.topicName,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getCkafkaTopics. */
export interface GetCkafkaTopicsArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** ID of the instance. Must be the ID of a CKafka instance, such as ckafka-vv7wpvae. */
  instanceId: string;
  /** Part of the name. Between 1 and 64 characters. */
  topicName?: string | undefined;
}

/** Arguments of getCkafkaTopicsOutput. */
export interface GetCkafkaTopicsOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** ID of the instance. Must be the ID of a CKafka instance, such as ckafka-vv7wpvae. */
  instanceId: pulumi.Input<string>;
  /** Part of the name. Between 1 and 64 characters. */
  topicName?: pulumi.Input<string | undefined>;
}

/** Result of getCkafkaTopics. */
export interface GetCkafkaTopicsResult {
  /** The topics, in the platform's order. */
  instanceLists: types.output.GetCkafkaTopicsInstanceList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** ID of the instance. */
  instanceId: string;
  /** Part of the name. */
  topicName?: string;
}
