// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/access.ts";
import * as utilities from "./utilities.ts";

/**
 * A group of clients that authenticate with certificates of a certificate authority. Its principal in role bindings is `User:pool-...`.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = new streamprov.CertificatePool("orders", {
 *     certificateAuthority: { id: config.require("certificateAuthorityId") },
 *     displayName: "Orders",
 *     description: "Clients that write orders",
 *     externalIdentifier: "UID",
 *     filter: "C=='Canada' && O=='Company'",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<certificate authority ID>/<certificate pool ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/certificatePool:CertificatePool example op-abc123/pool-xyz456
 * ```
 */
export class CertificatePool extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/certificatePool:CertificatePool";

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
    state?: CertificatePoolState,
    opts?: pulumi.CustomResourceOptions,
  ): CertificatePool {
    return new CertificatePool(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of CertificatePool, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is CertificatePool {
    return utilities.isInstance(obj, CertificatePool.__pulumiType);
  }

  /** Certificate authority whose certificates the pool accepts. */
  declare public readonly certificateAuthority: pulumi.Output<types.output.CertificatePoolCertificateAuthority>;

  /** Display name. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Description. */
  declare public readonly description: pulumi.Output<string>;

  /** Certificate field that audit logs record as the identity, such as `UID`. */
  declare public readonly externalIdentifier: pulumi.Output<string>;

  /** Expression in the Common Expression Language (CEL) that a certificate must match, such as `C=='Canada' && O=='Company'`. */
  declare public readonly filter: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: CertificatePoolArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: CertificatePoolArgs | CertificatePoolState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as CertificatePoolState | undefined;
      inputs["certificateAuthority"] = state?.certificateAuthority;
      inputs["displayName"] = state?.displayName;
      inputs["description"] = state?.description;
      inputs["externalIdentifier"] = state?.externalIdentifier;
      inputs["filter"] = state?.filter;
    } else {
      const args = argsOrState as CertificatePoolArgs | undefined;
      inputs["certificateAuthority"] = args?.certificateAuthority;
      inputs["displayName"] = args?.displayName;
      inputs["description"] = args?.description;
      inputs["externalIdentifier"] = args?.externalIdentifier;
      inputs["filter"] = args?.filter;
      utilities.requireArguments("CertificatePool", name, inputs, args, opts, ["certificateAuthority", "displayName", "description", "externalIdentifier", "filter"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(CertificatePool.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `CertificatePool.get` uses to look up an object. */
export interface CertificatePoolState {
  /** Certificate authority whose certificates the pool accepts. */
  certificateAuthority?: pulumi.Input<types.input.CertificatePoolCertificateAuthority | undefined>;
  /** Display name. */
  displayName?: pulumi.Input<string | undefined>;
  /** Description. */
  description?: pulumi.Input<string | undefined>;
  /** Certificate field that audit logs record as the identity, such as `UID`. */
  externalIdentifier?: pulumi.Input<string | undefined>;
  /** Expression in the Common Expression Language (CEL) that a certificate must match, such as `C=='Canada' && O=='Company'`. */
  filter?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link CertificatePool}. */
export interface CertificatePoolArgs {
  /** Certificate authority whose certificates the pool accepts. A change replaces the resource. */
  certificateAuthority: pulumi.Input<types.input.CertificatePoolCertificateAuthority>;
  /** Display name. Must not be empty. */
  displayName: pulumi.Input<string>;
  /** Description. Must not be empty. */
  description: pulumi.Input<string>;
  /** Certificate field that audit logs record as the identity, such as `UID`. Must not be empty. */
  externalIdentifier: pulumi.Input<string>;
  /** Expression in the Common Expression Language (CEL) that a certificate must match, such as `C=='Canada' && O=='Company'`. */
  filter: pulumi.Input<string>;
}
