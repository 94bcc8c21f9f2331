// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * A group of IP addresses. IP filters allow requests from it.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const office = new streamprov.IpGroup("office", {
 *     groupName: "Office",
 *     cidrBlocks: ["192.168.0.0/24", "192.168.7.0/24"],
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<IP group ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/ipGroup:IpGroup example ipg-abc123
 * ```
 */
export class IpGroup extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/ipGroup:IpGroup";

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
    state?: IpGroupState,
    opts?: pulumi.CustomResourceOptions,
  ): IpGroup {
    return new IpGroup(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of IpGroup, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is IpGroup {
    return utilities.isInstance(obj, IpGroup.__pulumiType);
  }

  /** Display name. */
  declare public readonly groupName: pulumi.Output<string>;

  /** CIDR blocks of the group. At most 25. */
  declare public readonly cidrBlocks: pulumi.Output<string[]>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: IpGroupArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: IpGroupArgs | IpGroupState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as IpGroupState | undefined;
      inputs["groupName"] = state?.groupName;
      inputs["cidrBlocks"] = state?.cidrBlocks;
    } else {
      const args = argsOrState as IpGroupArgs | undefined;
      inputs["groupName"] = args?.groupName;
      inputs["cidrBlocks"] = args?.cidrBlocks;
      utilities.requireArguments("IpGroup", name, inputs, args, opts, ["groupName", "cidrBlocks"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(IpGroup.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `IpGroup.get` uses to look up an object. */
export interface IpGroupState {
  /** Display name. */
  groupName?: pulumi.Input<string | undefined>;
  /** CIDR blocks of the group. At most 25. */
  cidrBlocks?: pulumi.Input<pulumi.Input<string>[] | undefined>;
}

/** Arguments of {@link IpGroup}. */
export interface IpGroupArgs {
  /** Display name. Between 1 and 64 characters. Must contain only letters, digits, spaces and the characters []|&+-_/.,. */
  groupName: pulumi.Input<string>;
  /** CIDR blocks of the group. At most 25. Between 1 and 25 elements. */
  cidrBlocks: pulumi.Input<pulumi.Input<string>[]>;
}
