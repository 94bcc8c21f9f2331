// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networking.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a network link service of an environment by its ID or its name, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getNetworkLinkServiceOutput({
 *     displayName: "orders",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getNetworkLinkService(args: GetNetworkLinkServiceArgs, opts?: pulumi.InvokeOptions): Promise<GetNetworkLinkServiceResult> {
  return runtime.invoke("streamprov:index/getNetworkLinkService:getNetworkLinkService", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a network link service of an environment by its ID or its name, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getNetworkLinkServiceOutput({
 *     displayName: "orders",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getNetworkLinkServiceOutput(args: GetNetworkLinkServiceOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetNetworkLinkServiceResult> {
  return runtime.invokeOutput<GetNetworkLinkServiceResult>("streamprov:index/getNetworkLinkService:getNetworkLinkService", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getNetworkLinkService. */
export interface GetNetworkLinkServiceArgs {
  /** ID of the network link service, `nls-...`. Exactly one of `id` or `displayName` must be set. */
  id?: string | undefined;
  /** Name of the network link service, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: string | undefined;
  /** Environment that contains this object. */
  environment: types.input.GetNetworkLinkServiceEnvironment;
}

/** Arguments of getNetworkLinkServiceOutput. */
export interface GetNetworkLinkServiceOutputArgs {
  /** ID of the network link service, `nls-...`. Exactly one of `id` or `displayName` must be set. */
  id?: pulumi.Input<string | undefined>;
  /** Name of the network link service, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: pulumi.Input<string | undefined>;
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetNetworkLinkServiceEnvironmentArgs>;
}

/** Result of getNetworkLinkService. */
export interface GetNetworkLinkServiceResult {
  /** ID of the network link service, `nls-...`. */
  id: string;
  /** Environment that contains this object. */
  environment: types.output.GetNetworkLinkServiceEnvironment;
  /** Display name. */
  displayName: string;
  /** Description. */
  description: string;
  /** Networks that may connect to the service. */
  accept: types.output.GetNetworkLinkServiceAccept;
  /** Network that contains this object. Always one element. */
  networks: types.output.GetNetworkLinkServiceNetwork[];
  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../environment=env-abc123/network=n-abc123/network-link-service=nls-abc123`. */
  resourceName: string;
}
