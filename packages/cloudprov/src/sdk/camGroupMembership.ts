// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * The users of a group, by name. A group can have one of these in a program. Users whose names it does not contain are left alone.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const developers = new cloudprov.CamGroupMembership("developers", {
 *     groupId: config.require("groupId"),
 *     userNames: ["operator"],
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<group ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/camGroupMembership:CamGroupMembership example 33333
 * ```
 */
export class CamGroupMembership extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/camGroupMembership:CamGroupMembership";

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
    state?: CamGroupMembershipState,
    opts?: pulumi.CustomResourceOptions,
  ): CamGroupMembership {
    return new CamGroupMembership(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of CamGroupMembership, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is CamGroupMembership {
    return utilities.isInstance(obj, CamGroupMembership.__pulumiType);
  }

  /** ID of the group, a number as text. */
  declare public readonly groupId: pulumi.Output<string>;

  /** Names of the users that belong to the group. Other users of the group are left alone. */
  declare public readonly userNames: pulumi.Output<string[] | undefined>;

  /** The resource's ID. */
  declare public readonly camGroupMembershipId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: CamGroupMembershipArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: CamGroupMembershipArgs | CamGroupMembershipState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as CamGroupMembershipState | undefined;
      inputs["groupId"] = state?.groupId;
      inputs["userNames"] = state?.userNames;
      inputs["camGroupMembershipId"] = state?.camGroupMembershipId;
    } else {
      const args = argsOrState as CamGroupMembershipArgs | undefined;
      inputs["groupId"] = args?.groupId;
      inputs["userNames"] = args?.userNames;
      inputs["camGroupMembershipId"] = args?.camGroupMembershipId;
      utilities.requireArguments("CamGroupMembership", name, inputs, args, opts, ["groupId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(CamGroupMembership.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `CamGroupMembership.get` uses to look up an object. */
export interface CamGroupMembershipState {
  /** ID of the group, a number as text. */
  groupId?: pulumi.Input<string | undefined>;
  /** Names of the users that belong to the group. Other users of the group are left alone. */
  userNames?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** The resource's ID. */
  camGroupMembershipId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link CamGroupMembership}. */
export interface CamGroupMembershipArgs {
  /** ID of the group, a number as text. Must be the ID of a group, such as 33333. A change replaces the resource. */
  groupId: pulumi.Input<string>;
  /** Names of the users that belong to the group. Other users of the group are left alone. At least 1 element. `userNames` must be set. */
  userNames?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  camGroupMembershipId?: pulumi.Input<string | undefined>;
}
