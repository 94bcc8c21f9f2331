// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Attaches a policy to a user, who then has the permissions of the policy.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const reading = new cloudprov.CamUserPolicyAttachment("reading", {
 *     userName: "operator",
 *     policyId: config.require("policyId"),
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<userName>#<policyId>`.
 *
 * ```sh
 * pulumi import cloudprov:index/camUserPolicyAttachment:CamUserPolicyAttachment example 'operator#17698703'
 * ```
 */
export class CamUserPolicyAttachment extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/camUserPolicyAttachment:CamUserPolicyAttachment";

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
    state?: CamUserPolicyAttachmentState,
    opts?: pulumi.CustomResourceOptions,
  ): CamUserPolicyAttachment {
    return new CamUserPolicyAttachment(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of CamUserPolicyAttachment, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is CamUserPolicyAttachment {
    return utilities.isInstance(obj, CamUserPolicyAttachment.__pulumiType);
  }

  /** Name of the user. */
  declare public readonly userName: pulumi.Output<string>;

  /** ID of the policy, a number as text. */
  declare public readonly policyId: pulumi.Output<string>;

  /** `1` for a policy that was created by selecting products. Any other value means one that was written as JSON. */
  declare public readonly createMode: pulumi.Output<number>;

  /** `User` for a policy of the account, `QCS` for a policy of the platform. */
  declare public readonly policyType: pulumi.Output<string>;

  /** Time of the attachment, in the platform's time zone. */
  declare public readonly createTime: pulumi.Output<string>;

  /** Name of the policy. */
  declare public readonly policyName: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly camUserPolicyAttachmentId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: CamUserPolicyAttachmentArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: CamUserPolicyAttachmentArgs | CamUserPolicyAttachmentState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as CamUserPolicyAttachmentState | undefined;
      inputs["userName"] = state?.userName;
      inputs["policyId"] = state?.policyId;
      inputs["createMode"] = state?.createMode;
      inputs["policyType"] = state?.policyType;
      inputs["createTime"] = state?.createTime;
      inputs["policyName"] = state?.policyName;
      inputs["camUserPolicyAttachmentId"] = state?.camUserPolicyAttachmentId;
    } else {
      const args = argsOrState as CamUserPolicyAttachmentArgs | undefined;
      inputs["userName"] = args?.userName;
      inputs["policyId"] = args?.policyId;
      inputs["camUserPolicyAttachmentId"] = args?.camUserPolicyAttachmentId;
      inputs["createMode"] = undefined;
      inputs["policyType"] = undefined;
      inputs["createTime"] = undefined;
      inputs["policyName"] = undefined;
      utilities.requireArguments("CamUserPolicyAttachment", name, inputs, args, opts, ["userName", "policyId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(CamUserPolicyAttachment.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `CamUserPolicyAttachment.get` uses to look up an object. */
export interface CamUserPolicyAttachmentState {
  /** Name of the user. */
  userName?: pulumi.Input<string | undefined>;
  /** ID of the policy, a number as text. */
  policyId?: pulumi.Input<string | undefined>;
  /** `1` for a policy that was created by selecting products. Any other value means one that was written as JSON. */
  createMode?: pulumi.Input<number | undefined>;
  /** `User` for a policy of the account, `QCS` for a policy of the platform. */
  policyType?: pulumi.Input<string | undefined>;
  /** Time of the attachment, in the platform's time zone. */
  createTime?: pulumi.Input<string | undefined>;
  /** Name of the policy. */
  policyName?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  camUserPolicyAttachmentId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link CamUserPolicyAttachment}. */
export interface CamUserPolicyAttachmentArgs {
  /** Name of the user. Must not be empty. A change replaces the resource. */
  userName: pulumi.Input<string>;
  /** ID of the policy, a number as text. Must be the ID of a policy, such as 17698703. A change replaces the resource. */
  policyId: pulumi.Input<string>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  camUserPolicyAttachmentId?: pulumi.Input<string | undefined>;
}
