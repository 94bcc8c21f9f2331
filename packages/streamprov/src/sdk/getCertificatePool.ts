// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/access.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a certificate pool of a certificate authority by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getCertificatePoolOutput({
 *     certificateAuthority: { id: config.require("certificateAuthorityId") },
 *     displayName: "Orders",
 * });
 * ```
 */
export function getCertificatePool(args: GetCertificatePoolArgs, opts?: pulumi.InvokeOptions): Promise<GetCertificatePoolResult> {
  return runtime.invoke("streamprov:index/getCertificatePool:getCertificatePool", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    certificateAuthority: args.certificateAuthority,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a certificate pool of a certificate authority by its ID or its name.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getCertificatePoolOutput({
 *     certificateAuthority: { id: config.require("certificateAuthorityId") },
 *     displayName: "Orders",
 * });
 * ```
 */
export function getCertificatePoolOutput(args: GetCertificatePoolOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetCertificatePoolResult> {
  return runtime.invokeOutput<GetCertificatePoolResult>("streamprov:index/getCertificatePool:getCertificatePool", utilities.forwardUnknown({
    id: args.id,
    displayName: args.displayName,
    certificateAuthority: args.certificateAuthority,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getCertificatePool. */
export interface GetCertificatePoolArgs {
  /** ID of the certificate pool, `pool-...`. Exactly one of `id` or `displayName` must be set. */
  id?: string | undefined;
  /** Name of the certificate pool, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: string | undefined;
  /** Certificate authority whose certificates the pool accepts. A change replaces the resource. */
  certificateAuthority: types.input.GetCertificatePoolCertificateAuthority;
}

/** Arguments of getCertificatePoolOutput. */
export interface GetCertificatePoolOutputArgs {
  /** ID of the certificate pool, `pool-...`. Exactly one of `id` or `displayName` must be set. */
  id?: pulumi.Input<string | undefined>;
  /** Name of the certificate pool, case-sensitive. Exactly one of `id` or `displayName` must be set. */
  displayName?: pulumi.Input<string | undefined>;
  /** Certificate authority whose certificates the pool accepts. A change replaces the resource. */
  certificateAuthority: pulumi.Input<types.input.GetCertificatePoolCertificateAuthorityArgs>;
}

/** Result of getCertificatePool. */
export interface GetCertificatePoolResult {
  /** ID of the certificate pool, `pool-...`. */
  id: string;
  /** Certificate authority whose certificates the pool accepts. */
  certificateAuthority: types.output.GetCertificatePoolCertificateAuthority;
  /** Display name. */
  displayName: string;
  /** Description. */
  description: string;
  /** Certificate field that audit logs record as the identity, such as `UID`. */
  externalIdentifier: string;
  /** Expression in the Common Expression Language (CEL) that a certificate must match, such as `C=='Canada' && O=='Company'`. */
  filter: string;
}
