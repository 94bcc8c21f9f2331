// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * The settings of an organization for the default compute pools of Flink. The organization is that of the Cloud API key. Every organization has these settings: creating the resource changes them, and deleting it keeps them.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as streamprov from "@org/streamprov";
 *
 * const pools = new streamprov.FlinkComputePoolConfig("pools", {
 *     defaultComputePoolEnabled: true,
 *     defaultMaxCfu: 10,
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<organization ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/flinkComputePoolConfig:FlinkComputePoolConfig example 9bb441c4-edef-46ac-8a41-c49e44a3fd9a
 * ```
 */
export class FlinkComputePoolConfig extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/flinkComputePoolConfig:FlinkComputePoolConfig";

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
    state?: FlinkComputePoolConfigState,
    opts?: pulumi.CustomResourceOptions,
  ): FlinkComputePoolConfig {
    return new FlinkComputePoolConfig(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of FlinkComputePoolConfig, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is FlinkComputePoolConfig {
    return utilities.isInstance(obj, FlinkComputePoolConfig.__pulumiType);
  }

  /** Whether statements without a compute pool run in a default pool, which the platform creates. */
  declare public readonly defaultComputePoolEnabled: pulumi.Output<boolean>;

  /** Maximum number of Confluent Flink Units (CFUs) that the statements of a default pool can use together. */
  declare public readonly defaultMaxCfu: pulumi.Output<number>;

  /** API version of the object. */
  declare public readonly apiVersion: pulumi.Output<string>;

  /** Kind of the object. */
  declare public readonly kind: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   */
  public constructor(name: string, args?: FlinkComputePoolConfigArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: FlinkComputePoolConfigArgs | FlinkComputePoolConfigState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as FlinkComputePoolConfigState | undefined;
      inputs["defaultComputePoolEnabled"] = state?.defaultComputePoolEnabled;
      inputs["defaultMaxCfu"] = state?.defaultMaxCfu;
      inputs["apiVersion"] = state?.apiVersion;
      inputs["kind"] = state?.kind;
    } else {
      const args = argsOrState as FlinkComputePoolConfigArgs | undefined;
      inputs["defaultComputePoolEnabled"] = args?.defaultComputePoolEnabled;
      inputs["defaultMaxCfu"] = args?.defaultMaxCfu;
      inputs["apiVersion"] = undefined;
      inputs["kind"] = undefined;
      utilities.forwardUnknown(inputs, args);
    }
    super(FlinkComputePoolConfig.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `FlinkComputePoolConfig.get` uses to look up an object. */
export interface FlinkComputePoolConfigState {
  /** Whether statements without a compute pool run in a default pool, which the platform creates. */
  defaultComputePoolEnabled?: pulumi.Input<boolean | undefined>;
  /** Maximum number of Confluent Flink Units (CFUs) that the statements of a default pool can use together. */
  defaultMaxCfu?: pulumi.Input<number | undefined>;
  /** API version of the object. */
  apiVersion?: pulumi.Input<string | undefined>;
  /** Kind of the object. */
  kind?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link FlinkComputePoolConfig}. */
export interface FlinkComputePoolConfigArgs {
  /** Whether statements without a compute pool run in a default pool, which the platform creates. If unset, the current value is kept. If omitted, the platform chooses a value. At least one of `defaultComputePoolEnabled` and `defaultMaxCfu` must be set. */
  defaultComputePoolEnabled?: pulumi.Input<boolean | undefined>;
  /** Maximum number of Confluent Flink Units (CFUs) that the statements of a default pool can use together. The platform accepts 5, 10, 20, 30, 40 and 50. If unset, the current value is kept. At least 1. If omitted, the platform chooses a value. At least one of `defaultComputePoolEnabled` and `defaultMaxCfu` must be set. */
  defaultMaxCfu?: pulumi.Input<number | undefined>;
}
