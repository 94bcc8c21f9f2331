// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * The policy of a bucket: who may do what with it. A bucket has at most one. A policy that denies its author everything can only be removed by the main account.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const photos = new cloudprov.CosBucket("photos", { bucket: "photos-1250000000" });
 * const readers = new cloudprov.CosBucketPolicy("photos", {
 *     bucket: photos.bucket,
 *     policy: JSON.stringify({
 *         version: "2.0",
 *         statement: [{
 *             effect: "allow",
 *             principal: { qcs: ["qcs::cam::uin/100000000001:uin/100000000002"] },
 *             action: ["name/cos:GetObject"],
 *             resource: ["qcs::cos:ap-guangzhou:uid/1250000000:photos-1250000000/*"],
 *         }],
 *     }),
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<bucket>`.
 *
 * ```sh
 * pulumi import cloudprov:index/cosBucketPolicy:CosBucketPolicy example photos-1250000000
 * ```
 */
export class CosBucketPolicy extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/cosBucketPolicy:CosBucketPolicy";

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
    state?: CosBucketPolicyState,
    opts?: pulumi.CustomResourceOptions,
  ): CosBucketPolicy {
    return new CosBucketPolicy(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of CosBucketPolicy, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is CosBucketPolicy {
    return utilities.isInstance(obj, CosBucketPolicy.__pulumiType);
  }

  /** Name of the bucket, with the number (APPID) of the account. */
  declare public readonly bucket: pulumi.Output<string>;

  /** The policy, as JSON. In each statement, `resource` and the `qcs` of `principal` are arrays. The IDs (`Sid`) of statements are not compared. */
  declare public readonly policy: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly cosBucketPolicyId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: CosBucketPolicyArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: CosBucketPolicyArgs | CosBucketPolicyState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as CosBucketPolicyState | undefined;
      inputs["bucket"] = state?.bucket;
      inputs["policy"] = state?.policy;
      inputs["cosBucketPolicyId"] = state?.cosBucketPolicyId;
    } else {
      const args = argsOrState as CosBucketPolicyArgs | undefined;
      inputs["bucket"] = args?.bucket;
      inputs["policy"] = args?.policy;
      inputs["cosBucketPolicyId"] = args?.cosBucketPolicyId;
      utilities.requireArguments("CosBucketPolicy", name, inputs, args, opts, ["bucket", "policy"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(CosBucketPolicy.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `CosBucketPolicy.get` uses to look up an object. */
export interface CosBucketPolicyState {
  /** Name of the bucket, with the number (APPID) of the account. */
  bucket?: pulumi.Input<string | undefined>;
  /** The policy, as JSON. In each statement, `resource` and the `qcs` of `principal` are arrays. The IDs (`Sid`) of statements are not compared. */
  policy?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  cosBucketPolicyId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link CosBucketPolicy}. */
export interface CosBucketPolicyArgs {
  /** Name of the bucket, with the number (APPID) of the account. Must be a name of 1 to 60 lower-case letters, digits and hyphens, followed by a hyphen and the 10-digit number (APPID) of the account, such as shop-1250000000. A change replaces the resource. */
  bucket: pulumi.Input<string>;
  /** The policy, as JSON. In each statement, `resource` and the `qcs` of `principal` are arrays. The IDs (`Sid`) of statements are not compared. */
  policy: pulumi.Input<string>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  cosBucketPolicyId?: pulumi.Input<string | undefined>;
}
