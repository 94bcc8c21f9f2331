// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/stream-processing.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a Flink compute pool by its ID or its name, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getFlinkComputePoolOutput({
 *     displayName: "orders",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getFlinkComputePool(args: GetFlinkComputePoolArgs, opts?: pulumi.InvokeOptions): Promise<GetFlinkComputePoolResult> {
  return runtime.invoke("streamprov:index/getFlinkComputePool:getFlinkComputePool", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a Flink compute pool by its ID or its name, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getFlinkComputePoolOutput({
 *     displayName: "orders",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getFlinkComputePoolOutput(args: GetFlinkComputePoolOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetFlinkComputePoolResult> {
  return runtime.invokeOutput<GetFlinkComputePoolResult>("streamprov:index/getFlinkComputePool:getFlinkComputePool", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getFlinkComputePool. */
export interface GetFlinkComputePoolArgs {
  /** ID of the compute pool, `lfcp-...`. Exactly one of `id` or `displayName` must be set. */
  id?: string | undefined;
  /** Name of the compute pool, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: string | undefined;
  /** Environment that contains this object. */
  environment: types.input.GetFlinkComputePoolEnvironment;
}

/** Arguments of getFlinkComputePoolOutput. */
export interface GetFlinkComputePoolOutputArgs {
  /** ID of the compute pool, `lfcp-...`. Exactly one of `id` or `displayName` must be set. */
  id?: pulumi.Input<string | undefined>;
  /** Name of the compute pool, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: pulumi.Input<string | undefined>;
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetFlinkComputePoolEnvironmentArgs>;
}

/** Result of getFlinkComputePool. */
export interface GetFlinkComputePoolResult {
  /** ID of the compute pool, `lfcp-...`. */
  id: string;
  /** Environment that contains this object. */
  environment: types.output.GetFlinkComputePoolEnvironment;
  /** Display name. */
  displayName: string;
  /** Cloud: `AWS`, `AZURE` or `GCP`. Known values are `AWS`, `AZURE` and `GCP`; there may be others. */
  cloud: string;
  /** Region of the cloud, such as `us-east-2`. */
  region: string;
  /** Maximum number of Confluent Flink Units (CFUs) that the statements of the pool can use together. */
  maxCfu: number;
  /** Whether the pool is the default pool of the environment in its region. Statements without a pool run in it. There can be only one. */
  defaultPool: boolean;
  /** API version of the object. */
  apiVersion: string;
  /** Kind of the object. */
  kind: string;
  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../environment=env-abc123/flink-region=aws.us-east-2/compute-pool=lfcp-abc123`. */
  resourceName: string;
}
