// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Attaches a policy to a role, which then has the permissions of the policy.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const reading = new cloudprov.CamRolePolicyAttachment("reading", {
 *     roleId: config.require("roleId"),
 *     policyId: config.require("policyId"),
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<roleId>#<policyId>`.
 *
 * ```sh
 * pulumi import cloudprov:index/camRolePolicyAttachment:CamRolePolicyAttachment example '4611686018427397919#17698703'
 * ```
 */
export class CamRolePolicyAttachment extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/camRolePolicyAttachment:CamRolePolicyAttachment";

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
    state?: CamRolePolicyAttachmentState,
    opts?: pulumi.CustomResourceOptions,
  ): CamRolePolicyAttachment {
    return new CamRolePolicyAttachment(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of CamRolePolicyAttachment, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is CamRolePolicyAttachment {
    return utilities.isInstance(obj, CamRolePolicyAttachment.__pulumiType);
  }

  /** ID of the role, a number with 19 digits as text. */
  declare public readonly roleId: pulumi.Output<string>;

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
  declare public readonly camRolePolicyAttachmentId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: CamRolePolicyAttachmentArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: CamRolePolicyAttachmentArgs | CamRolePolicyAttachmentState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as CamRolePolicyAttachmentState | undefined;
      inputs["roleId"] = state?.roleId;
      inputs["policyId"] = state?.policyId;
      inputs["createMode"] = state?.createMode;
      inputs["policyType"] = state?.policyType;
      inputs["createTime"] = state?.createTime;
      inputs["policyName"] = state?.policyName;
      inputs["camRolePolicyAttachmentId"] = state?.camRolePolicyAttachmentId;
    } else {
      const args = argsOrState as CamRolePolicyAttachmentArgs | undefined;
      inputs["roleId"] = args?.roleId;
      inputs["policyId"] = args?.policyId;
      inputs["camRolePolicyAttachmentId"] = args?.camRolePolicyAttachmentId;
      inputs["createMode"] = undefined;
      inputs["policyType"] = undefined;
      inputs["createTime"] = undefined;
      inputs["policyName"] = undefined;
      utilities.requireArguments("CamRolePolicyAttachment", name, inputs, args, opts, ["roleId", "policyId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(CamRolePolicyAttachment.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `CamRolePolicyAttachment.get` uses to look up an object. */
export interface CamRolePolicyAttachmentState {
  /** ID of the role, a number with 19 digits as text. */
  roleId?: pulumi.Input<string | undefined>;
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
  camRolePolicyAttachmentId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link CamRolePolicyAttachment}. */
export interface CamRolePolicyAttachmentArgs {
  /** ID of the role, a number with 19 digits as text. Must be the ID of a role, such as 4611686018427397919. A change replaces the resource. */
  roleId: pulumi.Input<string>;
  /** ID of the policy, a number as text. Must be the ID of a policy, such as 17698703. A change replaces the resource. */
  policyId: pulumi.Input<string>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  camRolePolicyAttachmentId?: pulumi.Input<string | undefined>;
}
