// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the Kafka clusters of an environment, including clusters that are still being created.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const all = streamprov.getKafkaClustersOutput({ environment: { id: config.require("environmentId") } });
 * ```
 */
export function getKafkaClusters(args: GetKafkaClustersArgs, opts?: pulumi.InvokeOptions): Promise<GetKafkaClustersResult> {
  return runtime.invoke("streamprov:index/getKafkaClusters:getKafkaClusters", utilities.forwardUnknown({
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the Kafka clusters of an environment, including clusters that are still being created.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const all = streamprov.getKafkaClustersOutput({ environment: { id: config.require("environmentId") } });
 * ```
 */
export function getKafkaClustersOutput(args: GetKafkaClustersOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetKafkaClustersResult> {
  return runtime.invokeOutput<GetKafkaClustersResult>("streamprov:index/getKafkaClusters:getKafkaClusters", utilities.forwardUnknown({
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getKafkaClusters. */
export interface GetKafkaClustersArgs {
  /** Environment that contains this object. */
  environment: input.GetKafkaClustersEnvironment;
}

/** Arguments of getKafkaClustersOutput. */
export interface GetKafkaClustersOutputArgs {
  /** Environment that contains this object. */
  environment: pulumi.Input<input.GetKafkaClustersEnvironmentArgs>;
}

/** Result of getKafkaClusters. */
export interface GetKafkaClustersResult {
  /** An ID without meaning on the platform. */
  id: string;
  /** Environment that contains this object. */
  environment: output.GetKafkaClustersEnvironment;
  /** The clusters, in the platform's order. */
  clusters: output.GetKafkaClustersCluster[];
}
