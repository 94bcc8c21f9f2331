// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the gateways of an environment.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const all = streamprov.getGatewaysOutput({
 *     environment: { id: "env-abc123" },
 *     filter: { gatewayTypes: ["AwsEgressPrivateLink"], phases: ["READY"] },
 * });
 * ```
 */
export function getGateways(args: GetGatewaysArgs, opts?: pulumi.InvokeOptions): Promise<GetGatewaysResult> {
  return runtime.invoke("streamprov:index/getGateways:getGateways", {
    environment: args.environment,
    filter: args.filter,
  }, utilities.withDefaults(opts));
}

/**
 * Lists the gateways of an environment.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const all = streamprov.getGatewaysOutput({
 *     environment: { id: "env-abc123" },
 *     filter: { gatewayTypes: ["AwsEgressPrivateLink"], phases: ["READY"] },
 * });
 * ```
 */
export function getGatewaysOutput(args: GetGatewaysOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetGatewaysResult> {
  return runtime.invokeOutput<GetGatewaysResult>("streamprov:index/getGateways:getGateways", {
    environment: args.environment,
    filter: args.filter,
  }, utilities.withDefaults(opts));
}

/** Arguments of getGateways. */
export interface GetGatewaysArgs {
  /** Environment that it belongs to. */
  environment: input.GetGatewaysEnvironment;
  /** Which gateways to list; all when left out. */
  filter?: input.GetGatewaysFilter | undefined;
}

/** Arguments of getGatewaysOutput. */
export interface GetGatewaysOutputArgs {
  /** Environment that it belongs to. */
  environment: pulumi.Input<input.GetGatewaysEnvironmentArgs>;
  /** Which gateways to list; all when left out. */
  filter?: pulumi.Input<input.GetGatewaysFilterArgs | undefined>;
}

/** Result of getGateways. */
export interface GetGatewaysResult {
  /** Identifies nothing on the platform. */
  id: string;
  /** Environment that it belongs to. */
  environment: output.GetGatewaysEnvironment;
  /** Which gateways to list; all when left out. */
  filter?: output.GetGatewaysFilter;
  /** The gateways, in the platform's order. */
  gateways: output.GetGatewaysGateway[];
}
