// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Looks up an identity provider by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const login = streamprov.getIdentityProviderOutput({ displayName: "Company login" });
 * ```
 */
export function getIdentityProvider(args: GetIdentityProviderArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetIdentityProviderResult> {
  return runtime.invoke("streamprov:index/getIdentityProvider:getIdentityProvider", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up an identity provider by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const login = streamprov.getIdentityProviderOutput({ displayName: "Company login" });
 * ```
 */
export function getIdentityProviderOutput(args: GetIdentityProviderOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetIdentityProviderResult> {
  return runtime.invokeOutput<GetIdentityProviderResult>("streamprov:index/getIdentityProvider:getIdentityProvider", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getIdentityProvider. */
export interface GetIdentityProviderArgs {
  /** ID of the identity provider, `op-...`. Exactly one of `id` or `displayName` must be set. */
  id?: string | undefined;
  /** Name of the identity provider, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: string | undefined;
}

/** Arguments of getIdentityProviderOutput. */
export interface GetIdentityProviderOutputArgs {
  /** ID of the identity provider, `op-...`. Exactly one of `id` or `displayName` must be set. */
  id?: pulumi.Input<string | undefined>;
  /** Name of the identity provider, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: pulumi.Input<string | undefined>;
}

/** Result of getIdentityProvider. */
export interface GetIdentityProviderResult {
  /** ID of the identity provider, `op-...`. */
  id: string;
  /** Display name. */
  displayName: string;
  /** Description. */
  description: string;
  /** Issuer URL in the provider's tokens, such as `https://login.example.com/`. */
  issuer: string;
  /** URL of the JSON Web Key Set (JWKS) that verifies tokens. */
  jwksUri: string;
  /** Token claim that audit logs record as the identity, such as `claims.sub`, or empty. */
  identityClaim: string;
}
