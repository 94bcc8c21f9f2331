// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Attaches a policy to a group, whose users then have the permissions of the policy.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const reading = new cloudprov.CamGroupPolicyAttachment("reading", {
 *     groupId: config.require("groupId"),
 *     policyId: config.require("policyId"),
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<groupId>#<policyId>`.
 *
 * ```sh
 * pulumi import cloudprov:index/camGroupPolicyAttachment:CamGroupPolicyAttachment example '33333#17698703'
 * ```
 */
export class CamGroupPolicyAttachment extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/camGroupPolicyAttachment:CamGroupPolicyAttachment";

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
    state?: CamGroupPolicyAttachmentState,
    opts?: pulumi.CustomResourceOptions,
  ): CamGroupPolicyAttachment {
    return new CamGroupPolicyAttachment(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of CamGroupPolicyAttachment, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is CamGroupPolicyAttachment {
    return utilities.isInstance(obj, CamGroupPolicyAttachment.__pulumiType);
  }

  /** ID of the group, a number as text. */
  declare public readonly groupId: pulumi.Output<string>;

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
  declare public readonly camGroupPolicyAttachmentId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: CamGroupPolicyAttachmentArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: CamGroupPolicyAttachmentArgs | CamGroupPolicyAttachmentState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as CamGroupPolicyAttachmentState | undefined;
      inputs["groupId"] = state?.groupId;
      inputs["policyId"] = state?.policyId;
      inputs["createMode"] = state?.createMode;
      inputs["policyType"] = state?.policyType;
      inputs["createTime"] = state?.createTime;
      inputs["policyName"] = state?.policyName;
      inputs["camGroupPolicyAttachmentId"] = state?.camGroupPolicyAttachmentId;
    } else {
      const args = argsOrState as CamGroupPolicyAttachmentArgs | undefined;
      inputs["groupId"] = args?.groupId;
      inputs["policyId"] = args?.policyId;
      inputs["camGroupPolicyAttachmentId"] = args?.camGroupPolicyAttachmentId;
      inputs["createMode"] = undefined;
      inputs["policyType"] = undefined;
      inputs["createTime"] = undefined;
      inputs["policyName"] = undefined;
      utilities.requireArguments("CamGroupPolicyAttachment", name, inputs, args, opts, ["groupId", "policyId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(CamGroupPolicyAttachment.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `CamGroupPolicyAttachment.get` uses to look up an object. */
export interface CamGroupPolicyAttachmentState {
  /** ID of the group, a number as text. */
  groupId?: pulumi.Input<string | undefined>;
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
  camGroupPolicyAttachmentId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link CamGroupPolicyAttachment}. */
export interface CamGroupPolicyAttachmentArgs {
  /** ID of the group, a number as text. Must be the ID of a group, such as 33333. A change replaces the resource. */
  groupId: pulumi.Input<string>;
  /** ID of the policy, a number as text. Must be the ID of a policy, such as 17698703. A change replaces the resource. */
  policyId: pulumi.Input<string>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  camGroupPolicyAttachmentId?: pulumi.Input<string | undefined>;
}
