// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/environments.ts";
import * as utilities from "./utilities.ts";

/**
 * An environment contains apps, databases, endpoints and drains, and runs on a stack. It can be deleted only when it is empty and has no backups, so set `keepFinal: false` for short-lived environments.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as appprov from "@org/appprov";
 *
 * const stack = appprov.getStackOutput({ name: "shared-us-west-1" });
 * const staging = new appprov.Environment("staging", {
 *     handle: "staging",
 *     stackId: stack.stackId,
 *     backupRetentionPolicies: [{ daily: 7, monthly: 0, yearly: 0, makeCopy: false, keepFinal: false }],
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID> or <environment handle>`.
 *
 * ```sh
 * pulumi import appprov:index/environment:Environment example production
 * ```
 */
export class Environment extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "appprov:index/environment:Environment";

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
    state?: EnvironmentState,
    opts?: pulumi.CustomResourceOptions,
  ): Environment {
    return new Environment(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of Environment, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is Environment {
    return utilities.isInstance(obj, Environment.__pulumiType);
  }

  /** Handle of the environment. */
  declare public readonly handle: pulumi.Output<string>;

  /** ID of the stack that it runs on: `stackId` of `getStack`. */
  declare public readonly stackId: pulumi.Output<number>;

  /** ID of the organization that owns it, a UUID. Defaults to the owner of the stack, or else to the only organization that you belong to. */
  declare public readonly orgId: pulumi.Output<string>;

  /** How long to keep automatic backups. An environment has one policy. Defaults to the policy that the platform assigns. */
  declare public readonly backupRetentionPolicies: pulumi.Output<types.output.EnvironmentBackupRetentionPolicy[]>;

  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. */
  declare public readonly timeouts: pulumi.Output<types.output.EnvironmentTimeouts | undefined>;

  /** ID of the environment, as a number. */
  declare public readonly envId: pulumi.Output<number>;

  /** ID of the environment, as a string. */
  declare public readonly environmentId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: EnvironmentArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: EnvironmentArgs | EnvironmentState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as EnvironmentState | undefined;
      inputs["handle"] = state?.handle;
      inputs["stackId"] = state?.stackId;
      inputs["orgId"] = state?.orgId;
      inputs["backupRetentionPolicies"] = state?.backupRetentionPolicies;
      inputs["timeouts"] = state?.timeouts;
      inputs["envId"] = state?.envId;
      inputs["environmentId"] = state?.environmentId;
    } else {
      const args = argsOrState as EnvironmentArgs | undefined;
      inputs["handle"] = args?.handle;
      inputs["stackId"] = args?.stackId;
      inputs["orgId"] = args?.orgId;
      inputs["backupRetentionPolicies"] = args?.backupRetentionPolicies;
      inputs["timeouts"] = args?.timeouts;
      inputs["environmentId"] = args?.environmentId;
      inputs["envId"] = undefined;
      utilities.requireArguments("Environment", name, inputs, args, opts, ["handle", "stackId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(Environment.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `Environment.get` uses to look up an object. */
export interface EnvironmentState {
  /** Handle of the environment. */
  handle?: pulumi.Input<string | undefined>;
  /** ID of the stack that it runs on: `stackId` of `getStack`. */
  stackId?: pulumi.Input<number | undefined>;
  /** ID of the organization that owns it, a UUID. Defaults to the owner of the stack, or else to the only organization that you belong to. */
  orgId?: pulumi.Input<string | undefined>;
  /** How long to keep automatic backups. An environment has one policy. Defaults to the policy that the platform assigns. */
  backupRetentionPolicies?: pulumi.Input<pulumi.Input<types.input.EnvironmentBackupRetentionPolicy>[] | undefined>;
  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. */
  timeouts?: pulumi.Input<types.input.EnvironmentTimeouts | undefined>;
  /** ID of the environment, as a number. */
  envId?: pulumi.Input<number | undefined>;
  /** ID of the environment, as a string. */
  environmentId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link Environment}. */
export interface EnvironmentArgs {
  /** Handle of the environment. Changing it renames the object in place. Must contain only lowercase letters, digits, hyphens, underscores and dots. */
  handle: pulumi.Input<string>;
  /** ID of the stack that it runs on: `stackId` of `getStack`. At least 1. A change replaces the resource. */
  stackId: pulumi.Input<number>;
  /** ID of the organization that owns it, a UUID. Defaults to the owner of the stack, or else to the only organization that you belong to. Must be a UUID. Case is ignored in comparisons. If omitted, the platform chooses a value. A change replaces the resource. */
  orgId?: pulumi.Input<string | undefined>;
  /** How long to keep automatic backups. An environment has one policy. Defaults to the policy that the platform assigns. At most 1 element. If omitted, the platform chooses a value. */
  backupRetentionPolicies?: pulumi.Input<pulumi.Input<types.input.EnvironmentBackupRetentionPolicy>[] | undefined>;
  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. Changing only the timeouts produces no diff; the new values apply from the next operation. */
  timeouts?: pulumi.Input<types.input.EnvironmentTimeouts | undefined>;
  /** ID of the environment, as a string. Accepted for compatibility; it has no effect. */
  environmentId?: pulumi.Input<string | undefined>;
}
