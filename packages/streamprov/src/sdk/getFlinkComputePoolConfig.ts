// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Looks up the settings for default compute pools of Flink. The organization is always that of the Cloud API key.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const pools = streamprov.getFlinkComputePoolConfigOutput({ id: config.require("organizationId") });
 * ```
 */
export function getFlinkComputePoolConfig(args: GetFlinkComputePoolConfigArgs, opts?: pulumi.InvokeOptions): Promise<GetFlinkComputePoolConfigResult> {
  return runtime.invoke("streamprov:index/getFlinkComputePoolConfig:getFlinkComputePoolConfig", utilities.forwardUnknown({
    id: args.id,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up the settings for default compute pools of Flink. The organization is always that of the Cloud API key.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const pools = streamprov.getFlinkComputePoolConfigOutput({ id: config.require("organizationId") });
 * ```
 */
export function getFlinkComputePoolConfigOutput(args: GetFlinkComputePoolConfigOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetFlinkComputePoolConfigResult> {
  return runtime.invokeOutput<GetFlinkComputePoolConfigResult>("streamprov:index/getFlinkComputePoolConfig:getFlinkComputePoolConfig", utilities.forwardUnknown({
    id: args.id,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getFlinkComputePoolConfig. */
export interface GetFlinkComputePoolConfigArgs {
  /** ID of the organization. It is ignored: the organization is always that of the credentials. */
  id: string;
}

/** Arguments of getFlinkComputePoolConfigOutput. */
export interface GetFlinkComputePoolConfigOutputArgs {
  /** ID of the organization. It is ignored: the organization is always that of the credentials. */
  id: pulumi.Input<string>;
}

/** Result of getFlinkComputePoolConfig. */
export interface GetFlinkComputePoolConfigResult {
  /** ID of the organization. */
  id: string;
  /** Whether statements without a compute pool run in a default pool, which the platform creates. */
  defaultComputePoolEnabled: boolean;
  /** Maximum number of Confluent Flink Units (CFUs) that the statements of a default pool can use together. */
  defaultMaxCfu: number;
  /** API version of the object. */
  apiVersion: string;
  /** Kind of the object. */
  kind: string;
}
