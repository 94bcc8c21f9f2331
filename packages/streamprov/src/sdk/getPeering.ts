// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networking.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a peering of an environment by its ID or its name, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getPeeringOutput({
 *     displayName: "orders",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getPeering(args: GetPeeringArgs, opts?: pulumi.InvokeOptions): Promise<GetPeeringResult> {
  return runtime.invoke("streamprov:index/getPeering:getPeering", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a peering of an environment by its ID or its name, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getPeeringOutput({
 *     displayName: "orders",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getPeeringOutput(args: GetPeeringOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetPeeringResult> {
  return runtime.invokeOutput<GetPeeringResult>("streamprov:index/getPeering:getPeering", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getPeering. */
export interface GetPeeringArgs {
  /** ID of the peering, `peer-...`. Exactly one of `id` or `displayName` must be set. */
  id?: string | undefined;
  /** Name of the peering, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: string | undefined;
  /** Environment that contains this object. */
  environment: types.input.GetPeeringEnvironment;
}

/** Arguments of getPeeringOutput. */
export interface GetPeeringOutputArgs {
  /** ID of the peering, `peer-...`. Exactly one of `id` or `displayName` must be set. */
  id?: pulumi.Input<string | undefined>;
  /** Name of the peering, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: pulumi.Input<string | undefined>;
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetPeeringEnvironmentArgs>;
}

/** Result of getPeering. */
export interface GetPeeringResult {
  /** ID of the peering, `peer-...`. */
  id: string;
  /** Environment that contains this object. */
  environment: types.output.GetPeeringEnvironment;
  /** Display name. */
  displayName: string;
  /** Network that contains this object. Always one element. */
  networks: types.output.GetPeeringNetwork[];
  /** A VPC in AWS. */
  aws: types.output.GetPeeringAw[];
  /** A VNet in Azure. */
  azures: types.output.GetPeeringAzure[];
  /** A VPC network in Google Cloud. */
  gcps: types.output.GetPeeringGcp[];
}
