// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/organization.ts";
import * as utilities from "./utilities.ts";

/**
 * An environment, which contains Kafka clusters, networks and a Schema Registry. Deleting an environment deletes everything in it.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const staging = new streamprov.Environment("staging", {
 *     displayName: "staging",
 *     streamGovernance: { package: "ESSENTIALS" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/environment:Environment example env-abc123
 * ```
 */
export class Environment extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/environment:Environment";

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

  /** Display name. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Stream Governance of the environment. */
  declare public readonly streamGovernance: pulumi.Output<types.output.EnvironmentStreamGovernance>;

  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../environment=env-abc123`. */
  declare public readonly resourceName: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   */
  public constructor(name: string, args?: EnvironmentArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: EnvironmentArgs | EnvironmentState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as EnvironmentState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["streamGovernance"] = state?.streamGovernance;
      inputs["resourceName"] = state?.resourceName;
    } else {
      const args = argsOrState as EnvironmentArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["streamGovernance"] = args?.streamGovernance;
      inputs["resourceName"] = undefined;
      utilities.forwardUnknown(inputs, args);
    }
    super(Environment.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `Environment.get` uses to look up an object. */
export interface EnvironmentState {
  /** Display name. */
  displayName?: pulumi.Input<string | undefined>;
  /** Stream Governance of the environment. */
  streamGovernance?: pulumi.Input<types.input.EnvironmentStreamGovernance | undefined>;
  /** Confluent Resource Name, such as `crn://confluent.cloud/organization=.../environment=env-abc123`. */
  resourceName?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link Environment}. */
export interface EnvironmentArgs {
  /** Display name. Must not be empty. Must begin and end with a letter or digit, and contain only letters, digits, hyphens and underscores. Defaults to a name generated from the resource's name in the program. */
  displayName?: pulumi.Input<string | undefined>;
  /** Stream Governance of the environment. If omitted, the platform chooses a value. */
  streamGovernance?: pulumi.Input<types.input.EnvironmentStreamGovernance | undefined>;
}
