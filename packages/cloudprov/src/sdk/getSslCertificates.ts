// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/certificates.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists certificates of the SSL Certificate Service with their private keys, optionally filtered.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = cloudprov.getSslCertificatesOutput({ name: "shop", type: "SVR" });
 * ```
 */
export function getSslCertificates(args: GetSslCertificatesArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetSslCertificatesResult> {
  return runtime.invoke("cloudprov:index/getSslCertificates:getSslCertificates", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    name: args.name,
    type: args.type,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists certificates of the SSL Certificate Service with their private keys, optionally filtered.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = cloudprov.getSslCertificatesOutput({ name: "shop", type: "SVR" });
 * ```
 */
export function getSslCertificatesOutput(args: GetSslCertificatesOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetSslCertificatesResult> {
  return runtime.invokeOutput<GetSslCertificatesResult>("cloudprov:index/getSslCertificates:getSslCertificates", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    name: args.name,
    type: args.type,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getSslCertificates. */
export interface GetSslCertificatesArgs {
  /** ID of the certificate. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** Part of the name. */
  name?: string | undefined;
  /** `SVR` for certificates of servers, or `CA` for those of certificate authorities. One of `CA` or `SVR`. */
  type?: enums.GetSslCertificatesType | (string & {}) | undefined;
}

/** Arguments of getSslCertificatesOutput. */
export interface GetSslCertificatesOutputArgs {
  /** ID of the certificate. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** Part of the name. */
  name?: pulumi.Input<string | undefined>;
  /** `SVR` for certificates of servers, or `CA` for those of certificate authorities. One of `CA` or `SVR`. */
  type?: pulumi.Input<enums.GetSslCertificatesType | (string & {}) | undefined>;
}

/** Result of getSslCertificates. */
export interface GetSslCertificatesResult {
  /** The certificates, in the platform's order. */
  certificates: types.output.GetSslCertificatesCertificate[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** Part of the name. */
  name?: string;
  /** `SVR` for certificates of servers, or `CA` for those of certificate authorities. */
  type?: string;
}
