// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Looks up a certificate authority by its ID. The platform tells no certificates, but their fingerprints.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const authority = streamprov.getCertificateAuthorityOutput({ id: "op-abc123" });
 * ```
 */
export function getCertificateAuthority(args: GetCertificateAuthorityArgs, opts?: pulumi.InvokeOptions): Promise<GetCertificateAuthorityResult> {
  return runtime.invoke("streamprov:index/getCertificateAuthority:getCertificateAuthority", {
    id: args.id,
    crlSource: args.crlSource,
    crlUrl: args.crlUrl,
    crlUpdatedAt: args.crlUpdatedAt,
  }, utilities.withDefaults(opts));
}

/**
 * Looks up a certificate authority by its ID. The platform tells no certificates, but their fingerprints.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const authority = streamprov.getCertificateAuthorityOutput({ id: "op-abc123" });
 * ```
 */
export function getCertificateAuthorityOutput(args: GetCertificateAuthorityOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetCertificateAuthorityResult> {
  return runtime.invokeOutput<GetCertificateAuthorityResult>("streamprov:index/getCertificateAuthority:getCertificateAuthority", {
    id: args.id,
    crlSource: args.crlSource,
    crlUrl: args.crlUrl,
    crlUpdatedAt: args.crlUpdatedAt,
  }, utilities.withDefaults(opts));
}

/** Arguments of getCertificateAuthority. */
export interface GetCertificateAuthorityArgs {
  /** ID of the certificate authority, `op-...`. Must not be empty. */
  id: string;
  /** What the platform says takes its place. Accepted for compatibility; it has no effect. */
  crlSource?: string | undefined;
  /** What the platform says takes its place. Accepted for compatibility; it has no effect. */
  crlUrl?: string | undefined;
  /** What the platform says takes its place. Accepted for compatibility; it has no effect. */
  crlUpdatedAt?: string | undefined;
}

/** Arguments of getCertificateAuthorityOutput. */
export interface GetCertificateAuthorityOutputArgs {
  /** ID of the certificate authority, `op-...`. Must not be empty. */
  id: pulumi.Input<string>;
  /** What the platform says takes its place. Accepted for compatibility; it has no effect. */
  crlSource?: pulumi.Input<string | undefined>;
  /** What the platform says takes its place. Accepted for compatibility; it has no effect. */
  crlUrl?: pulumi.Input<string | undefined>;
  /** What the platform says takes its place. Accepted for compatibility; it has no effect. */
  crlUpdatedAt?: pulumi.Input<string | undefined>;
}

/** Result of getCertificateAuthority. */
export interface GetCertificateAuthorityResult {
  /** ID of the certificate authority, `op-...`. */
  id: string;
  /** Where the list of revoked certificates is from: `LOCAL`, `URL`, or empty without one. */
  crlSource: string;
  /** Address of the list of revoked certificates. Has an effect only with requireCrlOnClientCertificate, and without crlChain. */
  crlUrl: string;
  /** When the list of revoked certificates was last renewed; empty without one. */
  crlUpdatedAt: string;
  /** Name for people. */
  displayName: string;
  /** What it is for. */
  description: string;
  /** Name of the file that the certificates are from, for people. */
  certificateChainFilename: string;
  /** Hold the certificates of clients against the list of revoked ones. */
  requireCrlOnClientCertificate: boolean;
  /** Fingerprints of the certificates. */
  fingerprints: string[];
  /** Serial numbers of the certificates. */
  serialNumbers: string[];
  /** When the certificates expire. */
  expirationDates: string[];
}
