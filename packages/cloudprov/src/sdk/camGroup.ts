// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * A group of users of Cloud Access Management. Its users have the permissions of the policies that are attached to it.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const developers = new cloudprov.CamGroup("developers", { remark: "Developers of the shop" });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<group ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/camGroup:CamGroup example 33333
 * ```
 */
export class CamGroup extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/camGroup:CamGroup";

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
    state?: CamGroupState,
    opts?: pulumi.CustomResourceOptions,
  ): CamGroup {
    return new CamGroup(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of CamGroup, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is CamGroup {
    return utilities.isInstance(obj, CamGroup.__pulumiType);
  }

  /** Name of the group, unique in the account. */
  declare public readonly name: pulumi.Output<string>;

  /** Description of the group. */
  declare public readonly remark: pulumi.Output<string | undefined>;

  /** Creation time, in the platform's time zone. */
  declare public readonly createTime: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly camGroupId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   */
  public constructor(name: string, args?: CamGroupArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: CamGroupArgs | CamGroupState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as CamGroupState | undefined;
      inputs["name"] = state?.name;
      inputs["remark"] = state?.remark;
      inputs["createTime"] = state?.createTime;
      inputs["camGroupId"] = state?.camGroupId;
    } else {
      const args = argsOrState as CamGroupArgs | undefined;
      inputs["name"] = args?.name;
      inputs["remark"] = args?.remark;
      inputs["camGroupId"] = args?.camGroupId;
      inputs["createTime"] = undefined;
      utilities.forwardUnknown(inputs, args);
    }
    super(CamGroup.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `CamGroup.get` uses to look up an object. */
export interface CamGroupState {
  /** Name of the group, unique in the account. */
  name?: pulumi.Input<string | undefined>;
  /** Description of the group. */
  remark?: pulumi.Input<string | undefined>;
  /** Creation time, in the platform's time zone. */
  createTime?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  camGroupId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link CamGroup}. */
export interface CamGroupArgs {
  /** Name of the group, unique in the account. Defaults to a name generated from the resource's name in the program. */
  name?: pulumi.Input<string | undefined>;
  /** Description of the group. */
  remark?: pulumi.Input<string | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  camGroupId?: pulumi.Input<string | undefined>;
}
