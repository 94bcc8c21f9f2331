// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * A certificate authority of your own. Clients authenticate with its certificates.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const authority = new streamprov.CertificateAuthority("company", {
 *     displayName: "Company",
 *     description: "Signs the certificates of our clients",
 *     certificateChain: "-----BEGIN CERTIFICATE-----\n...\n-----END CERTIFICATE-----\n",
 *     certificateChainFilename: "ca.pem",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<certificate authority ID>`.
 * Also required: The certificates in the program before its next change: the platform returns neither certificateChain nor crlChain.
 *
 * ```sh
 * pulumi import streamprov:index/certificateAuthority:CertificateAuthority example op-abc123
 * ```
 */
export class CertificateAuthority extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/certificateAuthority:CertificateAuthority";

  /**
   * Looks up an existing object.
   *
   * @param name Name of the resulting resource in the program.
   * @param id ID of the object.
   * @param state State used to look up the object.
   * @param opts Options of the resource.
   */
  public static get(
    name: string,
    id: pulumi.Input<pulumi.ID>,
    state?: CertificateAuthorityState,
    opts?: pulumi.CustomResourceOptions,
  ): CertificateAuthority {
    return new CertificateAuthority(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of CertificateAuthority, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is CertificateAuthority {
    return utilities.isInstance(obj, CertificateAuthority.__pulumiType);
  }

  /** Display name. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Description. */
  declare public readonly description: pulumi.Output<string>;

  /** PEM-encoded certificates of the authority and of its parents. Differences in white space are ignored. */
  declare public readonly certificateChain: pulumi.Output<string>;

  /** Name of the file that contains the certificates, for display. */
  declare public readonly certificateChainFilename: pulumi.Output<string>;

  /** URL of the certificate revocation list. It has an effect only with requireCrlOnClientCertificate and without crlChain. */
  declare public readonly crlUrl: pulumi.Output<string>;

  /** PEM-encoded certificate revocation list. It takes precedence over crlUrl, and has an effect only with requireCrlOnClientCertificate. */
  declare public readonly crlChain: pulumi.Output<string | undefined>;

  /** Whether client certificates are checked against the certificate revocation list. */
  declare public readonly requireCrlOnClientCertificate: pulumi.Output<boolean>;

  /** Source of the certificate revocation list: `LOCAL`, `URL`, or empty. */
  declare public readonly crlSource: pulumi.Output<string>;

  /** When the certificate revocation list was last updated. Empty without a list. */
  declare public readonly crlUpdatedAt: pulumi.Output<string>;

  /** Fingerprints of the certificates. */
  declare public readonly fingerprints: pulumi.Output<string[]>;

  /** Serial numbers of the certificates. */
  declare public readonly serialNumbers: pulumi.Output<string[]>;

  /** When the certificates expire. */
  declare public readonly expirationDates: pulumi.Output<string[]>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: CertificateAuthorityArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: CertificateAuthorityArgs | CertificateAuthorityState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as CertificateAuthorityState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["description"] = state?.description;
      inputs["certificateChain"] = state?.certificateChain;
      inputs["certificateChainFilename"] = state?.certificateChainFilename;
      inputs["crlUrl"] = state?.crlUrl;
      inputs["crlChain"] = state?.crlChain;
      inputs["requireCrlOnClientCertificate"] = state?.requireCrlOnClientCertificate;
      inputs["crlSource"] = state?.crlSource;
      inputs["crlUpdatedAt"] = state?.crlUpdatedAt;
      inputs["fingerprints"] = state?.fingerprints;
      inputs["serialNumbers"] = state?.serialNumbers;
      inputs["expirationDates"] = state?.expirationDates;
    } else {
      const args = argsOrState as CertificateAuthorityArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["description"] = args?.description;
      inputs["certificateChain"] = utilities.secret(args?.certificateChain);
      inputs["certificateChainFilename"] = args?.certificateChainFilename;
      inputs["crlUrl"] = args?.crlUrl;
      inputs["crlChain"] = utilities.secret(args?.crlChain);
      inputs["requireCrlOnClientCertificate"] = args?.requireCrlOnClientCertificate;
      inputs["crlSource"] = undefined;
      inputs["crlUpdatedAt"] = undefined;
      inputs["fingerprints"] = undefined;
      inputs["serialNumbers"] = undefined;
      inputs["expirationDates"] = undefined;
      utilities.requireArguments("CertificateAuthority", name, inputs, args, opts, ["displayName", "description", "certificateChain", "certificateChainFilename"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(CertificateAuthority.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["certificateChain", "crlChain"] }));
  }
}

/** State that `CertificateAuthority.get` uses to look up an object. */
export interface CertificateAuthorityState {
  /** Display name. */
  displayName?: pulumi.Input<string | undefined>;
  /** Description. */
  description?: pulumi.Input<string | undefined>;
  /** PEM-encoded certificates of the authority and of its parents. Differences in white space are ignored. */
  certificateChain?: pulumi.Input<string | undefined>;
  /** Name of the file that contains the certificates, for display. */
  certificateChainFilename?: pulumi.Input<string | undefined>;
  /** URL of the certificate revocation list. It has an effect only with requireCrlOnClientCertificate and without crlChain. */
  crlUrl?: pulumi.Input<string | undefined>;
  /** PEM-encoded certificate revocation list. It takes precedence over crlUrl, and has an effect only with requireCrlOnClientCertificate. */
  crlChain?: pulumi.Input<string | undefined>;
  /** Whether client certificates are checked against the certificate revocation list. */
  requireCrlOnClientCertificate?: pulumi.Input<boolean | undefined>;
  /** Source of the certificate revocation list: `LOCAL`, `URL`, or empty. */
  crlSource?: pulumi.Input<string | undefined>;
  /** When the certificate revocation list was last updated. Empty without a list. */
  crlUpdatedAt?: pulumi.Input<string | undefined>;
  /** Fingerprints of the certificates. */
  fingerprints?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Serial numbers of the certificates. */
  serialNumbers?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** When the certificates expire. */
  expirationDates?: pulumi.Input<pulumi.Input<string>[] | undefined>;
}

/** Arguments of {@link CertificateAuthority}. */
export interface CertificateAuthorityArgs {
  /** Display name. Must not be empty. */
  displayName: pulumi.Input<string>;
  /** Description. Must not be empty. */
  description: pulumi.Input<string>;
  /** PEM-encoded certificates of the authority and of its parents. Differences in white space are ignored. Must not be empty. The platform never returns it, so it is compared with the previous input. */
  certificateChain: pulumi.Input<string>;
  /** Name of the file that contains the certificates, for display. Must not be empty. */
  certificateChainFilename: pulumi.Input<string>;
  /** URL of the certificate revocation list. It has an effect only with requireCrlOnClientCertificate and without crlChain. If unset, the current URL is kept; an empty string clears it. If omitted, the platform chooses a value. */
  crlUrl?: pulumi.Input<string | undefined>;
  /** PEM-encoded certificate revocation list. It takes precedence over crlUrl, and has an effect only with requireCrlOnClientCertificate. Must not be empty. The platform never returns it, so it is compared with the previous input. */
  crlChain?: pulumi.Input<string | undefined>;
  /** Whether client certificates are checked against the certificate revocation list. Defaults to `false`. */
  requireCrlOnClientCertificate?: pulumi.Input<boolean | undefined>;
}
