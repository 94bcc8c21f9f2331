// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networking.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the endpoints of a service in an environment: its addresses on the internet and on private networks.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const endpoints = streamprov.getEndpointOutput({
 *     filter: { environment: { id: config.require("environmentId") }, service: "KAFKA", cloud: "AWS", isPrivate: true },
 * });
 * ```
 */
export function getEndpoint(args: GetEndpointArgs, opts?: pulumi.InvokeOptions): Promise<GetEndpointResult> {
  return runtime.invoke("streamprov:index/getEndpoint:getEndpoint", utilities.forwardUnknown({
    filter: args.filter,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the endpoints of a service in an environment: its addresses on the internet and on private networks.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const endpoints = streamprov.getEndpointOutput({
 *     filter: { environment: { id: config.require("environmentId") }, service: "KAFKA", cloud: "AWS", isPrivate: true },
 * });
 * ```
 */
export function getEndpointOutput(args: GetEndpointOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetEndpointResult> {
  return runtime.invokeOutput<GetEndpointResult>("streamprov:index/getEndpoint:getEndpoint", utilities.forwardUnknown({
    filter: args.filter,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getEndpoint. */
export interface GetEndpointArgs {
  /** Endpoints to list. */
  filter: types.input.GetEndpointFilter;
}

/** Arguments of getEndpointOutput. */
export interface GetEndpointOutputArgs {
  /** Endpoints to list. */
  filter: pulumi.Input<types.input.GetEndpointFilterArgs>;
}

/** Result of getEndpoint. */
export interface GetEndpointResult {
  /** An ID without meaning on the platform. */
  id: string;
  /** Endpoints to list. */
  filter: types.output.GetEndpointFilter;
  /** The endpoints, in the platform's order. */
  endpoints: types.output.GetEndpointEndpoint[];
}
