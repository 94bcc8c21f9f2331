// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networking.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a network link endpoint of an environment by its ID, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getNetworkLinkEndpointOutput({
 *     id: config.require("endpointId"),
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getNetworkLinkEndpoint(args: GetNetworkLinkEndpointArgs, opts?: pulumi.InvokeOptions): Promise<GetNetworkLinkEndpointResult> {
  return runtime.invoke("streamprov:index/getNetworkLinkEndpoint:getNetworkLinkEndpoint", utilities.forwardUnknown({
    id: args.id,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a network link endpoint of an environment by its ID, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getNetworkLinkEndpointOutput({
 *     id: config.require("endpointId"),
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getNetworkLinkEndpointOutput(args: GetNetworkLinkEndpointOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetNetworkLinkEndpointResult> {
  return runtime.invokeOutput<GetNetworkLinkEndpointResult>("streamprov:index/getNetworkLinkEndpoint:getNetworkLinkEndpoint", utilities.forwardUnknown({
    id: args.id,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getNetworkLinkEndpoint. */
export interface GetNetworkLinkEndpointArgs {
  /** ID of the network link endpoint, `nle-...`. Must not be empty. */
  id: string;
  /** Environment that contains this object. */
  environment: types.input.GetNetworkLinkEndpointEnvironment;
}

/** Arguments of getNetworkLinkEndpointOutput. */
export interface GetNetworkLinkEndpointOutputArgs {
  /** ID of the network link endpoint, `nle-...`. Must not be empty. */
  id: pulumi.Input<string>;
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetNetworkLinkEndpointEnvironmentArgs>;
}

/** Result of getNetworkLinkEndpoint. */
export interface GetNetworkLinkEndpointResult {
  /** ID of the network link endpoint, `nle-...`. */
  id: string;
  /** Environment that contains this object. */
  environment: types.output.GetNetworkLinkEndpointEnvironment;
  /** Display name. */
  displayName: string;
  /** Description. */
  description: string;
  /** Network that contains this object. Always one element. */
  networks: types.output.GetNetworkLinkEndpointNetwork[];
  /** Network link service that the endpoint connects to. Always one element. */
  networkLinkServices: types.output.GetNetworkLinkEndpointNetworkLinkService[];
  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../environment=env-abc123/network=n-abc123/network-link-endpoint=nle-abc123`. */
  resourceName: string;
}
