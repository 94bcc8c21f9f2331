// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/kafka.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a client quota by its ID.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const batch = streamprov.getKafkaClientQuotaOutput({ id: config.require("clientQuotaId") });
 * ```
 */
export function getKafkaClientQuota(args: GetKafkaClientQuotaArgs, opts?: pulumi.InvokeOptions): Promise<GetKafkaClientQuotaResult> {
  return runtime.invoke("streamprov:index/getKafkaClientQuota:getKafkaClientQuota", utilities.forwardUnknown({
    id: args.id,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a client quota by its ID.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const batch = streamprov.getKafkaClientQuotaOutput({ id: config.require("clientQuotaId") });
 * ```
 */
export function getKafkaClientQuotaOutput(args: GetKafkaClientQuotaOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetKafkaClientQuotaResult> {
  return runtime.invokeOutput<GetKafkaClientQuotaResult>("streamprov:index/getKafkaClientQuota:getKafkaClientQuota", utilities.forwardUnknown({
    id: args.id,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getKafkaClientQuota. */
export interface GetKafkaClientQuotaArgs {
  /** ID of the client quota, `cq-...`. Must not be empty. */
  id: string;
}

/** Arguments of getKafkaClientQuotaOutput. */
export interface GetKafkaClientQuotaOutputArgs {
  /** ID of the client quota, `cq-...`. Must not be empty. */
  id: pulumi.Input<string>;
}

/** Result of getKafkaClientQuota. */
export interface GetKafkaClientQuotaResult {
  /** ID of the client quota, `cq-...`. */
  id: string;
  /** Display name. */
  displayName: string;
  /** Description. */
  description: string;
  /** Limits of the throughput. Always one element. */
  throughputs: types.output.GetKafkaClientQuotaThroughput[];
  /** Principals of the quota: IDs of service accounts and identity pools, or `<default>` for all principals without their own quota. */
  principals: string[];
  /** Dedicated Kafka cluster of the quota. Always one element. */
  kafkaClusters: types.output.GetKafkaClientQuotaKafkaCluster[];
  /** Environment that contains this object. Always one element. */
  environments: types.output.GetKafkaClientQuotaEnvironment[];
}
