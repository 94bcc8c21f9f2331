// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * A mapping from groups of your single sign-on to an identity on the platform. Its principal in role bindings is `User:group-...`.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const engineers = new streamprov.GroupMapping("engineers", {
 *     displayName: "Engineers",
 *     description: "Everybody who builds",
 *     filter: '"engineering" in claims.group',
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<group mapping ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/groupMapping:GroupMapping example group-abc123
 * ```
 */
export class GroupMapping extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/groupMapping:GroupMapping";

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
    state?: GroupMappingState,
    opts?: pulumi.CustomResourceOptions,
  ): GroupMapping {
    return new GroupMapping(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of GroupMapping, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is GroupMapping {
    return utilities.isInstance(obj, GroupMapping.__pulumiType);
  }

  /** Display name. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Description. If unset, the current text is kept; an empty string clears it. */
  declare public readonly description: pulumi.Output<string>;

  /** Name of a group, or an expression in the Common Expression Language (CEL) that a user's groups must match, such as `"engineering" in claims.group`. */
  declare public readonly filter: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: GroupMappingArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: GroupMappingArgs | GroupMappingState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as GroupMappingState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["description"] = state?.description;
      inputs["filter"] = state?.filter;
    } else {
      const args = argsOrState as GroupMappingArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["description"] = args?.description;
      inputs["filter"] = args?.filter;
      utilities.requireArguments("GroupMapping", name, inputs, args, opts, ["displayName", "filter"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(GroupMapping.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `GroupMapping.get` uses to look up an object. */
export interface GroupMappingState {
  /** Display name. */
  displayName?: pulumi.Input<string | undefined>;
  /** Description. If unset, the current text is kept; an empty string clears it. */
  description?: pulumi.Input<string | undefined>;
  /** Name of a group, or an expression in the Common Expression Language (CEL) that a user's groups must match, such as `"engineering" in claims.group`. */
  filter?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link GroupMapping}. */
export interface GroupMappingArgs {
  /** Display name. Must not be empty. */
  displayName: pulumi.Input<string>;
  /** Description. If unset, the current text is kept; an empty string clears it. If omitted, the platform chooses a value. */
  description?: pulumi.Input<string | undefined>;
  /** Name of a group, or an expression in the Common Expression Language (CEL) that a user's groups must match, such as `"engineering" in claims.group`. */
  filter: pulumi.Input<string>;
}
