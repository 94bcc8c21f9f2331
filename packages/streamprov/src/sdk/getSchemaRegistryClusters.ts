// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/schema-registry.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the Schema Registry clusters of an environment, or of all environments that the credentials can access. The list may be empty.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const all = streamprov.getSchemaRegistryClustersOutput();
 * ```
 */
export function getSchemaRegistryClusters(args: GetSchemaRegistryClustersArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetSchemaRegistryClustersResult> {
  return runtime.invoke("streamprov:index/getSchemaRegistryClusters:getSchemaRegistryClusters", utilities.forwardUnknown({
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the Schema Registry clusters of an environment, or of all environments that the credentials can access. The list may be empty.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const all = streamprov.getSchemaRegistryClustersOutput();
 * ```
 */
export function getSchemaRegistryClustersOutput(args: GetSchemaRegistryClustersOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetSchemaRegistryClustersResult> {
  return runtime.invokeOutput<GetSchemaRegistryClustersResult>("streamprov:index/getSchemaRegistryClusters:getSchemaRegistryClusters", utilities.forwardUnknown({
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getSchemaRegistryClusters. */
export interface GetSchemaRegistryClustersArgs {
  /** Environment of the clusters. Defaults to all environments. */
  environment?: types.input.GetSchemaRegistryClustersEnvironment | undefined;
}

/** Arguments of getSchemaRegistryClustersOutput. */
export interface GetSchemaRegistryClustersOutputArgs {
  /** Environment of the clusters. Defaults to all environments. */
  environment?: pulumi.Input<types.input.GetSchemaRegistryClustersEnvironmentArgs | undefined>;
}

/** Result of getSchemaRegistryClusters. */
export interface GetSchemaRegistryClustersResult {
  /** An ID without meaning on the platform. */
  id: string;
  /** Environment of the clusters; its ID is empty if all environments were searched. */
  environment: types.output.GetSchemaRegistryClustersEnvironment;
  /** The clusters, ordered by environment, in the platform's order. */
  clusters: types.output.GetSchemaRegistryClustersCluster[];
}
