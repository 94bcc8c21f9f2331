// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * A policy of Cloud Access Management: permissions that users, groups and roles receive when it is attached to them.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const readers = new cloudprov.CamPolicy("readers", {
 *     description: "Reads all buckets",
 *     document: JSON.stringify({
 *         version: "2.0",
 *         statement: [{
 *             effect: "allow",
 *             action: ["cos:GetObject", "cos:GetBucket"],
 *             resource: ["*"],
 *         }],
 *     }),
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<policy ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/camPolicy:CamPolicy example 17698703
 * ```
 */
export class CamPolicy extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/camPolicy:CamPolicy";

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
    state?: CamPolicyState,
    opts?: pulumi.CustomResourceOptions,
  ): CamPolicy {
    return new CamPolicy(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of CamPolicy, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is CamPolicy {
    return utilities.isInstance(obj, CamPolicy.__pulumiType);
  }

  /** Name of the policy, unique in the account. */
  declare public readonly name: pulumi.Output<string>;

  /** Permissions of the policy, as JSON of version `2.0`. The `resource` of a statement is an array. Write the account number in a `qcs` principal, because the platform replaces `root` with it. */
  declare public readonly document: pulumi.Output<string>;

  /** Description of the policy. */
  declare public readonly description: pulumi.Output<string | undefined>;

  /** `1` for a policy of the account, `2` for a policy of the platform. */
  declare public readonly type: pulumi.Output<number>;

  /** Creation time, in the platform's time zone. */
  declare public readonly createTime: pulumi.Output<string>;

  /** Time of the last change, in the platform's time zone. */
  declare public readonly updateTime: pulumi.Output<string>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** The resource's ID. */
  declare public readonly camPolicyId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: CamPolicyArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: CamPolicyArgs | CamPolicyState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as CamPolicyState | undefined;
      inputs["name"] = state?.name;
      inputs["document"] = state?.document;
      inputs["description"] = state?.description;
      inputs["type"] = state?.type;
      inputs["createTime"] = state?.createTime;
      inputs["updateTime"] = state?.updateTime;
      inputs["tags"] = state?.tags;
      inputs["camPolicyId"] = state?.camPolicyId;
    } else {
      const args = argsOrState as CamPolicyArgs | undefined;
      inputs["name"] = args?.name;
      inputs["document"] = args?.document;
      inputs["description"] = args?.description;
      inputs["tags"] = args?.tags;
      inputs["camPolicyId"] = args?.camPolicyId;
      inputs["type"] = undefined;
      inputs["createTime"] = undefined;
      inputs["updateTime"] = undefined;
      utilities.requireArguments("CamPolicy", name, inputs, args, opts, ["document"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(CamPolicy.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `CamPolicy.get` uses to look up an object. */
export interface CamPolicyState {
  /** Name of the policy, unique in the account. */
  name?: pulumi.Input<string | undefined>;
  /** Permissions of the policy, as JSON of version `2.0`. The `resource` of a statement is an array. Write the account number in a `qcs` principal, because the platform replaces `root` with it. */
  document?: pulumi.Input<string | undefined>;
  /** Description of the policy. */
  description?: pulumi.Input<string | undefined>;
  /** `1` for a policy of the account, `2` for a policy of the platform. */
  type?: pulumi.Input<number | undefined>;
  /** Creation time, in the platform's time zone. */
  createTime?: pulumi.Input<string | undefined>;
  /** Time of the last change, in the platform's time zone. */
  updateTime?: pulumi.Input<string | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. */
  camPolicyId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link CamPolicy}. */
export interface CamPolicyArgs {
  /** Name of the policy, unique in the account. Must have 1 to 128 letters, digits and the characters + = , . @ - _. Defaults to a name generated from the resource's name in the program. A change replaces the resource. */
  name?: pulumi.Input<string | undefined>;
  /** Permissions of the policy, as JSON of version `2.0`. The `resource` of a statement is an array. Write the account number in a `qcs` principal, because the platform replaces `root` with it. Compared as JSON: white space and the order of keys do not matter. */
  document: pulumi.Input<string>;
  /** Description of the policy. */
  description?: pulumi.Input<string | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  camPolicyId?: pulumi.Input<string | undefined>;
}
