// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * An API key of a user of the account. A user can have two. The platform returns the secret only once; it is stored in the state as a secret, or encrypted for the owner of a public key of OpenPGP. The description of the key on the platform identifies the resource that created it.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const operator = new cloudprov.CamUser("operator", { name: "operator", useApi: false });
 * const key = new cloudprov.CamAccessKey("operator", { targetUin: operator.uin });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<targetUin>#<accessKey>`.
 *
 * ```sh
 * pulumi import cloudprov:index/camAccessKey:CamAccessKey example '100000000002#AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE'
 * ```
 */
export class CamAccessKey extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/camAccessKey:CamAccessKey";

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
    state?: CamAccessKeyState,
    opts?: pulumi.CustomResourceOptions,
  ): CamAccessKey {
    return new CamAccessKey(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of CamAccessKey, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is CamAccessKey {
    return utilities.isInstance(obj, CamAccessKey.__pulumiType);
  }

  /** Account ID (UIN) of the user who has the key. Defaults to the caller. */
  declare public readonly targetUin: pulumi.Output<number>;

  /** Whether the key can be used: `Active` or `Inactive`. A new key is active. */
  declare public readonly status: pulumi.Output<enums.CamAccessKeyStatus>;

  /** ID of the key. The platform chooses it, so a value that the program sets has no effect. */
  declare public readonly accessKey: pulumi.Output<string>;

  /** Public key of OpenPGP as Base64 of its binary form, as `gpg --export <user> | base64` prints it. With it, the state contains the secret of the key only encrypted for the owner of the public key. */
  declare public readonly pgpKey: pulumi.Output<string | undefined>;

  /** Secret of the key. The platform returns it only once. Empty with `pgpKey` and after an import. */
  declare public readonly secretAccessKey: pulumi.Output<string>;

  /** With `pgpKey`: the secret of the key as an encrypted OpenPGP message, in Base64. */
  declare public readonly encryptedSecretAccessKey: pulumi.Output<string>;

  /** With `pgpKey`: fingerprint of the public key. */
  declare public readonly keyFingerprint: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly camAccessKeyId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   */
  public constructor(name: string, args?: CamAccessKeyArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: CamAccessKeyArgs | CamAccessKeyState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as CamAccessKeyState | undefined;
      inputs["targetUin"] = state?.targetUin;
      inputs["status"] = state?.status;
      inputs["accessKey"] = state?.accessKey;
      inputs["pgpKey"] = state?.pgpKey;
      inputs["secretAccessKey"] = state?.secretAccessKey;
      inputs["encryptedSecretAccessKey"] = state?.encryptedSecretAccessKey;
      inputs["keyFingerprint"] = state?.keyFingerprint;
      inputs["camAccessKeyId"] = state?.camAccessKeyId;
    } else {
      const args = argsOrState as CamAccessKeyArgs | undefined;
      inputs["targetUin"] = args?.targetUin;
      inputs["status"] = args?.status;
      inputs["accessKey"] = args?.accessKey;
      inputs["pgpKey"] = args?.pgpKey;
      inputs["camAccessKeyId"] = args?.camAccessKeyId;
      inputs["secretAccessKey"] = undefined;
      inputs["encryptedSecretAccessKey"] = undefined;
      inputs["keyFingerprint"] = undefined;
      utilities.forwardUnknown(inputs, args);
    }
    super(CamAccessKey.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["secretAccessKey"] }));
  }
}

/** State that `CamAccessKey.get` uses to look up an object. */
export interface CamAccessKeyState {
  /** Account ID (UIN) of the user who has the key. Defaults to the caller. */
  targetUin?: pulumi.Input<number | undefined>;
  /** Whether the key can be used: `Active` or `Inactive`. A new key is active. */
  status?: pulumi.Input<enums.CamAccessKeyStatus | (string & {}) | undefined>;
  /** ID of the key. The platform chooses it, so a value that the program sets has no effect. */
  accessKey?: pulumi.Input<string | undefined>;
  /** Public key of OpenPGP as Base64 of its binary form, as `gpg --export <user> | base64` prints it. With it, the state contains the secret of the key only encrypted for the owner of the public key. */
  pgpKey?: pulumi.Input<string | undefined>;
  /** Secret of the key. The platform returns it only once. Empty with `pgpKey` and after an import. */
  secretAccessKey?: pulumi.Input<string | undefined>;
  /** With `pgpKey`: the secret of the key as an encrypted OpenPGP message, in Base64. */
  encryptedSecretAccessKey?: pulumi.Input<string | undefined>;
  /** With `pgpKey`: fingerprint of the public key. */
  keyFingerprint?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  camAccessKeyId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link CamAccessKey}. */
export interface CamAccessKeyArgs {
  /** Account ID (UIN) of the user who has the key. Defaults to the caller. At least 1. If omitted, the platform chooses a value. A change replaces the resource. */
  targetUin?: pulumi.Input<number | undefined>;
  /** Whether the key can be used: `Active` or `Inactive`. A new key is active. One of `Active` or `Inactive`. If omitted, the platform chooses a value. */
  status?: pulumi.Input<enums.CamAccessKeyStatus | (string & {}) | undefined>;
  /** ID of the key. The platform chooses it, so a value that the program sets has no effect. Accepted for compatibility; it has no effect. */
  accessKey?: pulumi.Input<string | undefined>;
  /** Public key of OpenPGP as Base64 of its binary form, as `gpg --export <user> | base64` prints it. With it, the state contains the secret of the key only encrypted for the owner of the public key. A change replaces the resource. */
  pgpKey?: pulumi.Input<string | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  camAccessKeyId?: pulumi.Input<string | undefined>;
}
