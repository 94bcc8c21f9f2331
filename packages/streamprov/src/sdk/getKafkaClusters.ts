// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/kafka.ts";
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
  environment: types.input.GetKafkaClustersEnvironment;
}

/** Arguments of getKafkaClustersOutput. */
export interface GetKafkaClustersOutputArgs {
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetKafkaClustersEnvironmentArgs>;
}

/** Result of getKafkaClusters. */
export interface GetKafkaClustersResult {
  /** An ID without meaning on the platform. */
  id: string;
  /** Environment that contains this object. */
  environment: types.output.GetKafkaClustersEnvironment;
  /** The clusters, in the platform's order. */
  clusters: types.output.GetKafkaClustersCluster[];
}
