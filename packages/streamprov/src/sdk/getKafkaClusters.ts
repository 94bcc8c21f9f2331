// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the Kafka clusters of an environment, those that are still being made included.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const all = streamprov.getKafkaClustersOutput({ environment: { id: "env-abc123" } });
 * ```
 */
export function getKafkaClusters(args: GetKafkaClustersArgs, opts?: pulumi.InvokeOptions): Promise<GetKafkaClustersResult> {
  return runtime.invoke("streamprov:index/getKafkaClusters:getKafkaClusters", {
    environment: args.environment,
  }, utilities.withDefaults(opts));
}

/**
 * Lists the Kafka clusters of an environment, those that are still being made included.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const all = streamprov.getKafkaClustersOutput({ environment: { id: "env-abc123" } });
 * ```
 */
export function getKafkaClustersOutput(args: GetKafkaClustersOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetKafkaClustersResult> {
  return runtime.invokeOutput<GetKafkaClustersResult>("streamprov:index/getKafkaClusters:getKafkaClusters", {
    environment: args.environment,
  }, utilities.withDefaults(opts));
}

/** Arguments of getKafkaClusters. */
export interface GetKafkaClustersArgs {
  /** Environment that it belongs to. */
  environment: input.GetKafkaClustersEnvironment;
}

/** Arguments of getKafkaClustersOutput. */
export interface GetKafkaClustersOutputArgs {
  /** Environment that it belongs to. */
  environment: pulumi.Input<input.GetKafkaClustersEnvironmentArgs>;
}

/** Result of getKafkaClusters. */
export interface GetKafkaClustersResult {
  /** Identifies nothing on the platform. */
  id: string;
  /** Environment that it belongs to. */
  environment: output.GetKafkaClustersEnvironment;
  /** The clusters, in the platform's order. */
  clusters: output.GetKafkaClustersCluster[];
}
