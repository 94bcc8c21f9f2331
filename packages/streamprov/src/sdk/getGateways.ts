// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networking.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the gateways of an environment.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const all = streamprov.getGatewaysOutput({
 *     environment: { id: config.require("environmentId") },
 *     filter: { gatewayTypes: ["AwsEgressPrivateLink"], phases: ["READY"] },
 * });
 * ```
 */
export function getGateways(args: GetGatewaysArgs, opts?: pulumi.InvokeOptions): Promise<GetGatewaysResult> {
  return runtime.invoke("streamprov:index/getGateways:getGateways", utilities.forwardUnknown({
    environment: args.environment,
    filter: args.filter,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the gateways of an environment.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const all = streamprov.getGatewaysOutput({
 *     environment: { id: config.require("environmentId") },
 *     filter: { gatewayTypes: ["AwsEgressPrivateLink"], phases: ["READY"] },
 * });
 * ```
 */
export function getGatewaysOutput(args: GetGatewaysOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetGatewaysResult> {
  return runtime.invokeOutput<GetGatewaysResult>("streamprov:index/getGateways:getGateways", utilities.forwardUnknown({
    environment: args.environment,
    filter: args.filter,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getGateways. */
export interface GetGatewaysArgs {
  /** Environment that contains this object. */
  environment: types.input.GetGatewaysEnvironment;
  /** Gateways to list. Defaults to all gateways. */
  filter?: types.input.GetGatewaysFilter | undefined;
}

/** Arguments of getGatewaysOutput. */
export interface GetGatewaysOutputArgs {
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetGatewaysEnvironmentArgs>;
  /** Gateways to list. Defaults to all gateways. */
  filter?: pulumi.Input<types.input.GetGatewaysFilterArgs | undefined>;
}

/** Result of getGateways. */
export interface GetGatewaysResult {
  /** An ID without meaning on the platform. */
  id: string;
  /** Environment that contains this object. */
  environment: types.output.GetGatewaysEnvironment;
  /** Gateways to list. Defaults to all gateways. */
  filter?: types.output.GetGatewaysFilter;
  /** The gateways, in the platform's order. */
  gateways: types.output.GetGatewaysGateway[];
}
