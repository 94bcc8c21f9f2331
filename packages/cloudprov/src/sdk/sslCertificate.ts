// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * A certificate of your own, uploaded to the SSL Certificate Service. Deleting it also removes it from products that use it, so replace it there first.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = new cloudprov.SslCertificate("shop", {
 *     type: "CA",
 *     cert: "-----BEGIN CERTIFICATE-----\n...\n-----END CERTIFICATE-----",
 *     tags: { team: "shop" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<certificate ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/sslCertificate:SslCertificate example sX7kQ2pB
 * ```
 */
export class SslCertificate extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/sslCertificate:SslCertificate";

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
    state?: SslCertificateState,
    opts?: pulumi.CustomResourceOptions,
  ): SslCertificate {
    return new SslCertificate(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of SslCertificate, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is SslCertificate {
    return utilities.isInstance(obj, SslCertificate.__pulumiType);
  }

  /** Name of the certificate. */
  declare public readonly name: pulumi.Output<string>;

  /** `SVR` for the certificate of a server, or `CA` for that of a certificate authority. */
  declare public readonly type: pulumi.Output<enums.SslCertificateType>;

  /** Project that the certificate belongs to. */
  declare public readonly projectId: pulumi.Output<number>;

  /** The certificate and its chain, in PEM. */
  declare public readonly cert: pulumi.Output<string>;

  /** Private key, in PEM. Required for the type `SVR`. It is empty after an import. */
  declare public readonly key: pulumi.Output<string | undefined>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Name of the product, such as that of the issuer. */
  declare public readonly productZhName: pulumi.Output<string>;

  /** Main domain of the certificate. */
  declare public readonly domain: pulumi.Output<string>;

  /** Status: `1` if the certificate is available. */
  declare public readonly status: pulumi.Output<number>;

  /** Start of its validity, in UTC+8. */
  declare public readonly beginTime: pulumi.Output<string>;

  /** End of its validity, in UTC+8. */
  declare public readonly endTime: pulumi.Output<string>;

  /** Time of the upload, in UTC+8. */
  declare public readonly createTime: pulumi.Output<string>;

  /** The other domains of the certificate. */
  declare public readonly subjectNames: pulumi.Output<string[]>;

  /** The resource's ID. */
  declare public readonly sslCertificateId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: SslCertificateArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: SslCertificateArgs | SslCertificateState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as SslCertificateState | undefined;
      inputs["name"] = state?.name;
      inputs["type"] = state?.type;
      inputs["projectId"] = state?.projectId;
      inputs["cert"] = state?.cert;
      inputs["key"] = state?.key;
      inputs["tags"] = state?.tags;
      inputs["productZhName"] = state?.productZhName;
      inputs["domain"] = state?.domain;
      inputs["status"] = state?.status;
      inputs["beginTime"] = state?.beginTime;
      inputs["endTime"] = state?.endTime;
      inputs["createTime"] = state?.createTime;
      inputs["subjectNames"] = state?.subjectNames;
      inputs["sslCertificateId"] = state?.sslCertificateId;
    } else {
      const args = argsOrState as SslCertificateArgs | undefined;
      inputs["name"] = args?.name;
      inputs["type"] = args?.type;
      inputs["projectId"] = args?.projectId;
      inputs["cert"] = args?.cert;
      inputs["key"] = utilities.secret(args?.key);
      inputs["tags"] = args?.tags;
      inputs["sslCertificateId"] = args?.sslCertificateId;
      inputs["productZhName"] = undefined;
      inputs["domain"] = undefined;
      inputs["status"] = undefined;
      inputs["beginTime"] = undefined;
      inputs["endTime"] = undefined;
      inputs["createTime"] = undefined;
      inputs["subjectNames"] = undefined;
      utilities.requireArguments("SslCertificate", name, inputs, args, opts, ["type", "cert"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(SslCertificate.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["key"] }));
  }
}

/** State that `SslCertificate.get` uses to look up an object. */
export interface SslCertificateState {
  /** Name of the certificate. */
  name?: pulumi.Input<string | undefined>;
  /** `SVR` for the certificate of a server, or `CA` for that of a certificate authority. */
  type?: pulumi.Input<enums.SslCertificateType | (string & {}) | undefined>;
  /** Project that the certificate belongs to. */
  projectId?: pulumi.Input<number | undefined>;
  /** The certificate and its chain, in PEM. */
  cert?: pulumi.Input<string | undefined>;
  /** Private key, in PEM. Required for the type `SVR`. It is empty after an import. */
  key?: pulumi.Input<string | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Name of the product, such as that of the issuer. */
  productZhName?: pulumi.Input<string | undefined>;
  /** Main domain of the certificate. */
  domain?: pulumi.Input<string | undefined>;
  /** Status: `1` if the certificate is available. */
  status?: pulumi.Input<number | undefined>;
  /** Start of its validity, in UTC+8. */
  beginTime?: pulumi.Input<string | undefined>;
  /** End of its validity, in UTC+8. */
  endTime?: pulumi.Input<string | undefined>;
  /** Time of the upload, in UTC+8. */
  createTime?: pulumi.Input<string | undefined>;
  /** The other domains of the certificate. */
  subjectNames?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** The resource's ID. */
  sslCertificateId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link SslCertificate}. */
export interface SslCertificateArgs {
  /** Name of the certificate. Defaults to a name generated from the resource's name in the program. */
  name?: pulumi.Input<string | undefined>;
  /** `SVR` for the certificate of a server, or `CA` for that of a certificate authority. One of `CA` or `SVR`. A change replaces the resource. `key` is required when `type` is SVR. */
  type: pulumi.Input<enums.SslCertificateType | (string & {})>;
  /** Project that the certificate belongs to. At least 0. Defaults to `0`. */
  projectId?: pulumi.Input<number | undefined>;
  /** The certificate and its chain, in PEM. Must be a PEM text, from "-----BEGIN" to the final "-----" without a line break before or after it: call trim() on the content of a file. A change replaces the resource. */
  cert: pulumi.Input<string>;
  /** Private key, in PEM. Required for the type `SVR`. It is empty after an import. Must be a PEM text, from "-----BEGIN" to the final "-----" without a line break before or after it: call trim() on the content of a file. The platform never returns it, so it is compared with the previous input. A change replaces the resource. `key` is required when `type` is SVR. */
  key?: pulumi.Input<string | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  sslCertificateId?: pulumi.Input<string | undefined>;
}
