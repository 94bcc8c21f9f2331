// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networking.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a private link access of an environment by its ID or its name, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getPrivateLinkAccessOutput({
 *     displayName: "orders",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getPrivateLinkAccess(args: GetPrivateLinkAccessArgs, opts?: pulumi.InvokeOptions): Promise<GetPrivateLinkAccessResult> {
  return runtime.invoke("streamprov:index/getPrivateLinkAccess:getPrivateLinkAccess", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a private link access of an environment by its ID or its name, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getPrivateLinkAccessOutput({
 *     displayName: "orders",
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getPrivateLinkAccessOutput(args: GetPrivateLinkAccessOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetPrivateLinkAccessResult> {
  return runtime.invokeOutput<GetPrivateLinkAccessResult>("streamprov:index/getPrivateLinkAccess:getPrivateLinkAccess", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getPrivateLinkAccess. */
export interface GetPrivateLinkAccessArgs {
  /** ID of the private link access, `pla-...`. Exactly one of `id` or `displayName` must be set. */
  id?: string | undefined;
  /** Name of the private link access, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: string | undefined;
  /** Environment that contains this object. */
  environment: types.input.GetPrivateLinkAccessEnvironment;
}

/** Arguments of getPrivateLinkAccessOutput. */
export interface GetPrivateLinkAccessOutputArgs {
  /** ID of the private link access, `pla-...`. Exactly one of `id` or `displayName` must be set. */
  id?: pulumi.Input<string | undefined>;
  /** Name of the private link access, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: pulumi.Input<string | undefined>;
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetPrivateLinkAccessEnvironmentArgs>;
}

/** Result of getPrivateLinkAccess. */
export interface GetPrivateLinkAccessResult {
  /** ID of the private link access, `pla-...`. */
  id: string;
  /** Environment that contains this object. */
  environment: types.output.GetPrivateLinkAccessEnvironment;
  /** Display name. */
  displayName: string;
  /** Network that contains this object. Always one element. */
  networks: types.output.GetPrivateLinkAccessNetwork[];
  /** An AWS account that connects through PrivateLink. */
  aws: types.output.GetPrivateLinkAccessAw[];
  /** An Azure subscription that connects through Private Link. */
  azures: types.output.GetPrivateLinkAccessAzure[];
  /** A Google Cloud project that connects through Private Service Connect. */
  gcps: types.output.GetPrivateLinkAccessGcp[];
}
