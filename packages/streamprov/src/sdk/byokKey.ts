// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/keys-and-integrations.ts";
import * as utilities from "./utilities.ts";

/**
 * A customer-managed key (BYOK) that encrypts the data of Dedicated Kafka clusters. Set exactly one of aws, azure and gcp.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const key = new streamprov.ByokKey("orders", {
 *     aws: { keyArn: "arn:aws:kms:us-west-2:012345678901:key/abc123" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<key ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/byokKey:ByokKey example cck-abc123
 * ```
 */
export class ByokKey extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/byokKey:ByokKey";

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
    state?: ByokKeyState,
    opts?: pulumi.CustomResourceOptions,
  ): ByokKey {
    return new ByokKey(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ByokKey, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ByokKey {
    return utilities.isInstance(obj, ByokKey.__pulumiType);
  }

  /** A key in AWS. */
  declare public readonly aws: pulumi.Output<types.output.ByokKeyAws>;

  /** A key in Azure. */
  declare public readonly azure: pulumi.Output<types.output.ByokKeyAzure>;

  /** A key in Google Cloud. */
  declare public readonly gcp: pulumi.Output<types.output.ByokKeyGcp>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   */
  public constructor(name: string, args?: ByokKeyArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ByokKeyArgs | ByokKeyState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ByokKeyState | undefined;
      inputs["aws"] = state?.aws;
      inputs["azure"] = state?.azure;
      inputs["gcp"] = state?.gcp;
    } else {
      const args = argsOrState as ByokKeyArgs | undefined;
      inputs["aws"] = args?.aws;
      inputs["azure"] = args?.azure;
      inputs["gcp"] = args?.gcp;
      utilities.forwardUnknown(inputs, args);
    }
    super(ByokKey.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ByokKey.get` uses to look up an object. */
export interface ByokKeyState {
  /** A key in AWS. */
  aws?: pulumi.Input<types.input.ByokKeyAws | undefined>;
  /** A key in Azure. */
  azure?: pulumi.Input<types.input.ByokKeyAzure | undefined>;
  /** A key in Google Cloud. */
  gcp?: pulumi.Input<types.input.ByokKeyGcp | undefined>;
}

/** Arguments of {@link ByokKey}. */
export interface ByokKeyArgs {
  /** A key in AWS. If omitted, the platform chooses a value. A change replaces the resource. Exactly one of `aws`, `azure` or `gcp` must be set. */
  aws?: pulumi.Input<types.input.ByokKeyAws | undefined>;
  /** A key in Azure. If omitted, the platform chooses a value. A change replaces the resource. Exactly one of `aws`, `azure` or `gcp` must be set. */
  azure?: pulumi.Input<types.input.ByokKeyAzure | undefined>;
  /** A key in Google Cloud. If omitted, the platform chooses a value. A change replaces the resource. Exactly one of `aws`, `azure` or `gcp` must be set. */
  gcp?: pulumi.Input<types.input.ByokKeyGcp | undefined>;
}
