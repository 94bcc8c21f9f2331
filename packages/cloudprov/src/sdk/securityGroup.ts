// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * A firewall for instances and network interfaces. A new security group rejects all traffic until it has rules.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const web = new cloudprov.SecurityGroup("web", {
 *     description: "Web servers",
 *     tags: { team: "shop" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<security group ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/securityGroup:SecurityGroup example sg-ey3wmiz1
 * ```
 */
export class SecurityGroup extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/securityGroup:SecurityGroup";

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
    state?: SecurityGroupState,
    opts?: pulumi.CustomResourceOptions,
  ): SecurityGroup {
    return new SecurityGroup(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of SecurityGroup, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is SecurityGroup {
    return utilities.isInstance(obj, SecurityGroup.__pulumiType);
  }

  /** Name of the security group. */
  declare public readonly name: pulumi.Output<string>;

  /** Description. */
  declare public readonly description: pulumi.Output<string>;

  /** ID of the project that the security group belongs to. Defaults to 0, the account's default project. */
  declare public readonly projectId: pulumi.Output<number>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** The resource's ID. */
  declare public readonly securityGroupId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   */
  public constructor(name: string, args?: SecurityGroupArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: SecurityGroupArgs | SecurityGroupState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as SecurityGroupState | undefined;
      inputs["name"] = state?.name;
      inputs["description"] = state?.description;
      inputs["projectId"] = state?.projectId;
      inputs["tags"] = state?.tags;
      inputs["securityGroupId"] = state?.securityGroupId;
    } else {
      const args = argsOrState as SecurityGroupArgs | undefined;
      inputs["name"] = args?.name;
      inputs["description"] = args?.description;
      inputs["projectId"] = args?.projectId;
      inputs["tags"] = args?.tags;
      inputs["securityGroupId"] = args?.securityGroupId;
      utilities.forwardUnknown(inputs, args);
    }
    super(SecurityGroup.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `SecurityGroup.get` uses to look up an object. */
export interface SecurityGroupState {
  /** Name of the security group. */
  name?: pulumi.Input<string | undefined>;
  /** Description. */
  description?: pulumi.Input<string | undefined>;
  /** ID of the project that the security group belongs to. Defaults to 0, the account's default project. */
  projectId?: pulumi.Input<number | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. */
  securityGroupId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link SecurityGroup}. */
export interface SecurityGroupArgs {
  /** Name of the security group. Between 1 and 60 characters. Defaults to a name generated from the resource's name in the program. */
  name?: pulumi.Input<string | undefined>;
  /** Description. At most 100 characters. Defaults to an empty string. */
  description?: pulumi.Input<string | undefined>;
  /** ID of the project that the security group belongs to. Defaults to 0, the account's default project. At least 0. If omitted, the platform chooses a value. A change replaces the resource. */
  projectId?: pulumi.Input<number | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  securityGroupId?: pulumi.Input<string | undefined>;
}
