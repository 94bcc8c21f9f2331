// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * A named group of address templates.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const offices = new cloudprov.AddressTemplateGroup("offices", {
 *     templateIds: [config.require("firstTemplateId"), config.require("secondTemplateId")],
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<group ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/addressTemplateGroup:AddressTemplateGroup example ipmg-0np3u974
 * ```
 */
export class AddressTemplateGroup extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/addressTemplateGroup:AddressTemplateGroup";

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
    state?: AddressTemplateGroupState,
    opts?: pulumi.CustomResourceOptions,
  ): AddressTemplateGroup {
    return new AddressTemplateGroup(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of AddressTemplateGroup, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is AddressTemplateGroup {
    return utilities.isInstance(obj, AddressTemplateGroup.__pulumiType);
  }

  /** Display name. */
  declare public readonly name: pulumi.Output<string>;

  /** The address templates of the group. */
  declare public readonly templateIds: pulumi.Output<string[]>;

  /** The resource's ID. */
  declare public readonly addressTemplateGroupId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: AddressTemplateGroupArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: AddressTemplateGroupArgs | AddressTemplateGroupState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as AddressTemplateGroupState | undefined;
      inputs["name"] = state?.name;
      inputs["templateIds"] = state?.templateIds;
      inputs["addressTemplateGroupId"] = state?.addressTemplateGroupId;
    } else {
      const args = argsOrState as AddressTemplateGroupArgs | undefined;
      inputs["name"] = args?.name;
      inputs["templateIds"] = args?.templateIds;
      inputs["addressTemplateGroupId"] = args?.addressTemplateGroupId;
      utilities.requireArguments("AddressTemplateGroup", name, inputs, args, opts, ["templateIds"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(AddressTemplateGroup.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `AddressTemplateGroup.get` uses to look up an object. */
export interface AddressTemplateGroupState {
  /** Display name. */
  name?: pulumi.Input<string | undefined>;
  /** The address templates of the group. */
  templateIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** The resource's ID. */
  addressTemplateGroupId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link AddressTemplateGroup}. */
export interface AddressTemplateGroupArgs {
  /** Display name. Between 1 and 255 characters. Defaults to a name generated from the resource's name in the program. */
  name?: pulumi.Input<string | undefined>;
  /** The address templates of the group. At least 1 element. Elements of `templateIds` must be unique. */
  templateIds: pulumi.Input<pulumi.Input<string>[]>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  addressTemplateGroupId?: pulumi.Input<string | undefined>;
}
