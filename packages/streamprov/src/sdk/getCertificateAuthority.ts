// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Looks up a certificate authority by its ID. The platform returns the fingerprints of its certificates, but not the certificates.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const authority = streamprov.getCertificateAuthorityOutput({ id: config.require("certificateAuthorityId") });
 * ```
 */
export function getCertificateAuthority(args: GetCertificateAuthorityArgs, opts?: pulumi.InvokeOptions): Promise<GetCertificateAuthorityResult> {
  return runtime.invoke("streamprov:index/getCertificateAuthority:getCertificateAuthority", utilities.forwardUnknown({
    id: args.id,
    crlSource: args.crlSource,
    crlUrl: args.crlUrl,
    crlUpdatedAt: args.crlUpdatedAt,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a certificate authority by its ID. The platform returns the fingerprints of its certificates, but not the certificates.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const authority = streamprov.getCertificateAuthorityOutput({ id: config.require("certificateAuthorityId") });
 * ```
 */
export function getCertificateAuthorityOutput(args: GetCertificateAuthorityOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetCertificateAuthorityResult> {
  return runtime.invokeOutput<GetCertificateAuthorityResult>("streamprov:index/getCertificateAuthority:getCertificateAuthority", utilities.forwardUnknown({
    id: args.id,
    crlSource: args.crlSource,
    crlUrl: args.crlUrl,
    crlUpdatedAt: args.crlUpdatedAt,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getCertificateAuthority. */
export interface GetCertificateAuthorityArgs {
  /** ID of the certificate authority, `op-...`. Must not be empty. */
  id: string;
  /** Ignored: the platform's value is returned. Accepted for compatibility; it has no effect. */
  crlSource?: string | undefined;
  /** Ignored: the platform's value is returned. Accepted for compatibility; it has no effect. */
  crlUrl?: string | undefined;
  /** Ignored: the platform's value is returned. Accepted for compatibility; it has no effect. */
  crlUpdatedAt?: string | undefined;
}

/** Arguments of getCertificateAuthorityOutput. */
export interface GetCertificateAuthorityOutputArgs {
  /** ID of the certificate authority, `op-...`. Must not be empty. */
  id: pulumi.Input<string>;
  /** Ignored: the platform's value is returned. Accepted for compatibility; it has no effect. */
  crlSource?: pulumi.Input<string | undefined>;
  /** Ignored: the platform's value is returned. Accepted for compatibility; it has no effect. */
  crlUrl?: pulumi.Input<string | undefined>;
  /** Ignored: the platform's value is returned. Accepted for compatibility; it has no effect. */
  crlUpdatedAt?: pulumi.Input<string | undefined>;
}

/** Result of getCertificateAuthority. */
export interface GetCertificateAuthorityResult {
  /** ID of the certificate authority, `op-...`. */
  id: string;
  /** Source of the certificate revocation list: `LOCAL`, `URL`, or empty. */
  crlSource: string;
  /** URL of the certificate revocation list. It has an effect only with requireCrlOnClientCertificate and without crlChain. */
  crlUrl: string;
  /** When the certificate revocation list was last updated. Empty without a list. */
  crlUpdatedAt: string;
  /** Display name. */
  displayName: string;
  /** Description. */
  description: string;
  /** Name of the file that contains the certificates, for display. */
  certificateChainFilename: string;
  /** Whether client certificates are checked against the certificate revocation list. */
  requireCrlOnClientCertificate: boolean;
  /** Fingerprints of the certificates. */
  fingerprints: string[];
  /** Serial numbers of the certificates. */
  serialNumbers: string[];
  /** When the certificates expire. */
  expirationDates: string[];
}
