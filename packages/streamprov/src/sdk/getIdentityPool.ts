// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/access.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up an identity pool of an identity provider by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const writers = streamprov.getIdentityPoolOutput({
 *     identityProvider: { id: config.require("identityProviderId") },
 *     displayName: "Writers of orders",
 * });
 * ```
 */
export function getIdentityPool(args: GetIdentityPoolArgs, opts?: pulumi.InvokeOptions): Promise<GetIdentityPoolResult> {
  return runtime.invoke("streamprov:index/getIdentityPool:getIdentityPool", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    identityProvider: args.identityProvider,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up an identity pool of an identity provider by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const writers = streamprov.getIdentityPoolOutput({
 *     identityProvider: { id: config.require("identityProviderId") },
 *     displayName: "Writers of orders",
 * });
 * ```
 */
export function getIdentityPoolOutput(args: GetIdentityPoolOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetIdentityPoolResult> {
  return runtime.invokeOutput<GetIdentityPoolResult>("streamprov:index/getIdentityPool:getIdentityPool", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    identityProvider: args.identityProvider,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getIdentityPool. */
export interface GetIdentityPoolArgs {
  /** ID of the identity pool, `pool-...`. Exactly one of `id` or `displayName` must be set. */
  id?: string | undefined;
  /** Name of the identity pool, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: string | undefined;
  /** Identity provider that the pool belongs to. */
  identityProvider: types.input.GetIdentityPoolIdentityProvider;
}

/** Arguments of getIdentityPoolOutput. */
export interface GetIdentityPoolOutputArgs {
  /** ID of the identity pool, `pool-...`. Exactly one of `id` or `displayName` must be set. */
  id?: pulumi.Input<string | undefined>;
  /** Name of the identity pool, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: pulumi.Input<string | undefined>;
  /** Identity provider that the pool belongs to. */
  identityProvider: pulumi.Input<types.input.GetIdentityPoolIdentityProviderArgs>;
}

/** Result of getIdentityPool. */
export interface GetIdentityPoolResult {
  /** ID of the identity pool, `pool-...`. */
  id: string;
  /** Identity provider that the pool belongs to. */
  identityProvider: types.output.GetIdentityPoolIdentityProvider;
  /** Display name. */
  displayName: string;
  /** Description. */
  description: string;
  /** Token claim that audit logs record as the identity, such as `claims.sub`. */
  identityClaim: string;
  /** Expression in the Common Expression Language (CEL) that the claims of a token must match, such as `claims.aud == "orders"`. */
  filter: string;
}
