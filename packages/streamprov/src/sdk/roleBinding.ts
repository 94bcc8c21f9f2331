// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * A role of a principal on all objects whose names match a pattern. Every change replaces the role binding. Clusters know a new role only after a delay: for three minutes, the provider retries requests that they reject.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const admin = new streamprov.RoleBinding("orders-admin", {
 *     principal: config.require("principal"),
 *     roleName: "CloudClusterAdmin",
 *     crnPattern: config.require("clusterCrn"),
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<role binding ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/roleBinding:RoleBinding example rb-f3a90de
 * ```
 */
export class RoleBinding extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/roleBinding:RoleBinding";

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
    state?: RoleBindingState,
    opts?: pulumi.CustomResourceOptions,
  ): RoleBinding {
    return new RoleBinding(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of RoleBinding, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is RoleBinding {
    return utilities.isInstance(obj, RoleBinding.__pulumiType);
  }

  /** Principal that gets the role: `User:`, followed by the ID of a user (`u-`), service account (`sa-`), identity pool (`pool-`) or group mapping (`group-`). */
  declare public readonly principal: pulumi.Output<string>;

  /** Name of the role, such as `CloudClusterAdmin` or `DeveloperRead`. */
  declare public readonly roleName: pulumi.Output<string>;

  /** Confluent Resource Name of the objects that the role applies to, such as `crn://confluent.cloud/organization=.../environment=env-abc123`. A `*` at the end matches every name with that prefix. */
  declare public readonly crnPattern: pulumi.Output<string>;

  /** Skips the wait until the new role binding can be read. */
  declare public readonly disableWaitForReady: pulumi.Output<boolean>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: RoleBindingArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: RoleBindingArgs | RoleBindingState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as RoleBindingState | undefined;
      inputs["principal"] = state?.principal;
      inputs["roleName"] = state?.roleName;
      inputs["crnPattern"] = state?.crnPattern;
      inputs["disableWaitForReady"] = state?.disableWaitForReady;
    } else {
      const args = argsOrState as RoleBindingArgs | undefined;
      inputs["principal"] = args?.principal;
      inputs["roleName"] = args?.roleName;
      inputs["crnPattern"] = args?.crnPattern;
      inputs["disableWaitForReady"] = args?.disableWaitForReady;
      utilities.requireArguments("RoleBinding", name, inputs, args, opts, ["principal", "roleName", "crnPattern"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(RoleBinding.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `RoleBinding.get` uses to look up an object. */
export interface RoleBindingState {
  /** Principal that gets the role: `User:`, followed by the ID of a user (`u-`), service account (`sa-`), identity pool (`pool-`) or group mapping (`group-`). */
  principal?: pulumi.Input<string | undefined>;
  /** Name of the role, such as `CloudClusterAdmin` or `DeveloperRead`. */
  roleName?: pulumi.Input<string | undefined>;
  /** Confluent Resource Name of the objects that the role applies to, such as `crn://confluent.cloud/organization=.../environment=env-abc123`. A `*` at the end matches every name with that prefix. */
  crnPattern?: pulumi.Input<string | undefined>;
  /** Skips the wait until the new role binding can be read. */
  disableWaitForReady?: pulumi.Input<boolean | undefined>;
}

/** Arguments of {@link RoleBinding}. */
export interface RoleBindingArgs {
  /** Principal that gets the role: `User:`, followed by the ID of a user (`u-`), service account (`sa-`), identity pool (`pool-`) or group mapping (`group-`). Must begin with User:, followed by an ID, such as User:sa-abc123. A change replaces the resource. */
  principal: pulumi.Input<string>;
  /** Name of the role, such as `CloudClusterAdmin` or `DeveloperRead`. A change replaces the resource. */
  roleName: pulumi.Input<string>;
  /** Confluent Resource Name of the objects that the role applies to, such as `crn://confluent.cloud/organization=.../environment=env-abc123`. A `*` at the end matches every name with that prefix. Must begin with crn://. Compared after percent-decoding. A change replaces the resource. */
  crnPattern: pulumi.Input<string>;
  /** Skips the wait until the new role binding can be read. Defaults to `false`. */
  disableWaitForReady?: pulumi.Input<boolean | undefined>;
}
