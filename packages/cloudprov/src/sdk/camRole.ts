// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * A role of Cloud Access Management: a service, another account or an identity provider assumes it for temporary credentials. Its ID is a number with 19 digits, as text.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const functions = new cloudprov.CamRole("functions", {
 *     document: JSON.stringify({
 *         version: "2.0",
 *         statement: [{
 *             action: "name/sts:AssumeRole",
 *             effect: "allow",
 *             principal: { service: ["scf.qcloud.com"] },
 *         }],
 *     }),
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<role ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/camRole:CamRole example 4611686018427397919
 * ```
 */
export class CamRole extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/camRole:CamRole";

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
    state?: CamRoleState,
    opts?: pulumi.CustomResourceOptions,
  ): CamRole {
    return new CamRole(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of CamRole, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is CamRole {
    return utilities.isInstance(obj, CamRole.__pulumiType);
  }

  /** Name of the role, unique in the account. */
  declare public readonly name: pulumi.Output<string>;

  /** Trust policy that names who may assume the role, as JSON of version `2.0`. Write the account number in a `qcs` principal, because the platform replaces `root` with it. */
  declare public readonly document: pulumi.Output<string>;

  /** Description of the role. */
  declare public readonly description: pulumi.Output<string | undefined>;

  /** Whether the role may be used to sign in to the console. */
  declare public readonly consoleLogin: pulumi.Output<boolean>;

  /** Longest session of the role, in seconds. Defaults to the platform's value. */
  declare public readonly sessionDuration: pulumi.Output<number>;

  /** Creation time, in the platform's time zone. */
  declare public readonly createTime: pulumi.Output<string>;

  /** Time of the last change, in the platform's time zone. */
  declare public readonly updateTime: pulumi.Output<string>;

  /** Resource name of the role, `qcs::cam::uin/...`. */
  declare public readonly roleArn: pulumi.Output<string>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** The resource's ID. */
  declare public readonly camRoleId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: CamRoleArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: CamRoleArgs | CamRoleState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as CamRoleState | undefined;
      inputs["name"] = state?.name;
      inputs["document"] = state?.document;
      inputs["description"] = state?.description;
      inputs["consoleLogin"] = state?.consoleLogin;
      inputs["sessionDuration"] = state?.sessionDuration;
      inputs["createTime"] = state?.createTime;
      inputs["updateTime"] = state?.updateTime;
      inputs["roleArn"] = state?.roleArn;
      inputs["tags"] = state?.tags;
      inputs["camRoleId"] = state?.camRoleId;
    } else {
      const args = argsOrState as CamRoleArgs | undefined;
      inputs["name"] = args?.name;
      inputs["document"] = args?.document;
      inputs["description"] = args?.description;
      inputs["consoleLogin"] = args?.consoleLogin;
      inputs["sessionDuration"] = args?.sessionDuration;
      inputs["tags"] = args?.tags;
      inputs["camRoleId"] = args?.camRoleId;
      inputs["createTime"] = undefined;
      inputs["updateTime"] = undefined;
      inputs["roleArn"] = undefined;
      utilities.requireArguments("CamRole", name, inputs, args, opts, ["document"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(CamRole.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `CamRole.get` uses to look up an object. */
export interface CamRoleState {
  /** Name of the role, unique in the account. */
  name?: pulumi.Input<string | undefined>;
  /** Trust policy that names who may assume the role, as JSON of version `2.0`. Write the account number in a `qcs` principal, because the platform replaces `root` with it. */
  document?: pulumi.Input<string | undefined>;
  /** Description of the role. */
  description?: pulumi.Input<string | undefined>;
  /** Whether the role may be used to sign in to the console. */
  consoleLogin?: pulumi.Input<boolean | undefined>;
  /** Longest session of the role, in seconds. Defaults to the platform's value. */
  sessionDuration?: pulumi.Input<number | undefined>;
  /** Creation time, in the platform's time zone. */
  createTime?: pulumi.Input<string | undefined>;
  /** Time of the last change, in the platform's time zone. */
  updateTime?: pulumi.Input<string | undefined>;
  /** Resource name of the role, `qcs::cam::uin/...`. */
  roleArn?: pulumi.Input<string | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. */
  camRoleId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link CamRole}. */
export interface CamRoleArgs {
  /** Name of the role, unique in the account. Must have 1 to 128 letters, digits and the characters + = , . @ - _. Defaults to a name generated from the resource's name in the program. A change replaces the resource. */
  name?: pulumi.Input<string | undefined>;
  /** Trust policy that names who may assume the role, as JSON of version `2.0`. Write the account number in a `qcs` principal, because the platform replaces `root` with it. Compared as JSON: white space and the order of keys do not matter. */
  document: pulumi.Input<string>;
  /** Description of the role. */
  description?: pulumi.Input<string | undefined>;
  /** Whether the role may be used to sign in to the console. Defaults to `false`. */
  consoleLogin?: pulumi.Input<boolean | undefined>;
  /** Longest session of the role, in seconds. Defaults to the platform's value. Between 0 and 43200. If omitted, the platform chooses a value. */
  sessionDuration?: pulumi.Input<number | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  camRoleId?: pulumi.Input<string | undefined>;
}
