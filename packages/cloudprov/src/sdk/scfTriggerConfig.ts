// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * Settings of an existing trigger of a function: whether it is enabled, the version that it calls, its parameters and its description. Deleting the resource leaves the trigger as it is.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const orders = new cloudprov.ScfFunction("orders", {
 *     handler: "index.main_handler",
 *     runtime: "Nodejs18.15",
 *     zipFile: "build/orders.zip",
 *     enablePublicNet: true,
 *     triggers: [{ name: "hourly", type: "timer", triggerDesc: "0 0 * * * * *" }],
 * });
 * const hourly = new cloudprov.ScfTriggerConfig("hourly", {
 *     functionName: orders.name,
 *     triggerName: "hourly",
 *     type: "timer",
 *     enable: "CLOSE",
 *     description: "Only in the holidays",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<function name>#<namespace>#<trigger name>`.
 *
 * ```sh
 * pulumi import cloudprov:index/scfTriggerConfig:ScfTriggerConfig example 'orders#default#hourly'
 * ```
 */
export class ScfTriggerConfig extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/scfTriggerConfig:ScfTriggerConfig";

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
    state?: ScfTriggerConfigState,
    opts?: pulumi.CustomResourceOptions,
  ): ScfTriggerConfig {
    return new ScfTriggerConfig(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ScfTriggerConfig, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ScfTriggerConfig {
    return utilities.isInstance(obj, ScfTriggerConfig.__pulumiType);
  }

  /** Name of the function. */
  declare public readonly functionName: pulumi.Output<string>;

  /** Namespace of the function. */
  declare public readonly namespace: pulumi.Output<string>;

  /** Name of the trigger, which must exist: declare it in `triggers` of the `ScfFunction`. */
  declare public readonly triggerName: pulumi.Output<string>;

  /** Type of the trigger: `timer`, `ckafka` or `http`. The platform cannot change triggers of other types. */
  declare public readonly type: pulumi.Output<enums.ScfTriggerConfigType>;

  /** Whether the trigger is enabled (`OPEN`) or disabled (`CLOSE`). Defaults to its present state. */
  declare public readonly enable: pulumi.Output<enums.ScfTriggerConfigEnable>;

  /** Version or alias of the function that the trigger calls. Defaults to the trigger's present one, which is `$LATEST` at first. */
  declare public readonly qualifier: pulumi.Output<string>;

  /** Cron expression with seven fields for `timer`; JSON for the other types. Members that the platform adds to the JSON are no change. Defaults to the present value. If you set it, set the same value in `triggers` of the `ScfFunction`. */
  declare public readonly triggerDesc: pulumi.Output<string>;

  /** Description of the trigger. */
  declare public readonly description: pulumi.Output<string | undefined>;

  /** Argument that a `timer` passes to the function. */
  declare public readonly customArgument: pulumi.Output<string | undefined>;

  /** The resource's ID. */
  declare public readonly scfTriggerConfigId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ScfTriggerConfigArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ScfTriggerConfigArgs | ScfTriggerConfigState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ScfTriggerConfigState | undefined;
      inputs["functionName"] = state?.functionName;
      inputs["namespace"] = state?.namespace;
      inputs["triggerName"] = state?.triggerName;
      inputs["type"] = state?.type;
      inputs["enable"] = state?.enable;
      inputs["qualifier"] = state?.qualifier;
      inputs["triggerDesc"] = state?.triggerDesc;
      inputs["description"] = state?.description;
      inputs["customArgument"] = state?.customArgument;
      inputs["scfTriggerConfigId"] = state?.scfTriggerConfigId;
    } else {
      const args = argsOrState as ScfTriggerConfigArgs | undefined;
      inputs["functionName"] = args?.functionName;
      inputs["namespace"] = args?.namespace;
      inputs["triggerName"] = args?.triggerName;
      inputs["type"] = args?.type;
      inputs["enable"] = args?.enable;
      inputs["qualifier"] = args?.qualifier;
      inputs["triggerDesc"] = args?.triggerDesc;
      inputs["description"] = args?.description;
      inputs["customArgument"] = args?.customArgument;
      inputs["scfTriggerConfigId"] = args?.scfTriggerConfigId;
      utilities.requireArguments("ScfTriggerConfig", name, inputs, args, opts, ["functionName", "triggerName", "type"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ScfTriggerConfig.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ScfTriggerConfig.get` uses to look up an object. */
export interface ScfTriggerConfigState {
  /** Name of the function. */
  functionName?: pulumi.Input<string | undefined>;
  /** Namespace of the function. */
  namespace?: pulumi.Input<string | undefined>;
  /** Name of the trigger, which must exist: declare it in `triggers` of the `ScfFunction`. */
  triggerName?: pulumi.Input<string | undefined>;
  /** Type of the trigger: `timer`, `ckafka` or `http`. The platform cannot change triggers of other types. */
  type?: pulumi.Input<enums.ScfTriggerConfigType | (string & {}) | undefined>;
  /** Whether the trigger is enabled (`OPEN`) or disabled (`CLOSE`). Defaults to its present state. */
  enable?: pulumi.Input<enums.ScfTriggerConfigEnable | (string & {}) | undefined>;
  /** Version or alias of the function that the trigger calls. Defaults to the trigger's present one, which is `$LATEST` at first. */
  qualifier?: pulumi.Input<string | undefined>;
  /** Cron expression with seven fields for `timer`; JSON for the other types. Members that the platform adds to the JSON are no change. Defaults to the present value. If you set it, set the same value in `triggers` of the `ScfFunction`. */
  triggerDesc?: pulumi.Input<string | undefined>;
  /** Description of the trigger. */
  description?: pulumi.Input<string | undefined>;
  /** Argument that a `timer` passes to the function. */
  customArgument?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  scfTriggerConfigId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ScfTriggerConfig}. */
export interface ScfTriggerConfigArgs {
  /** Name of the function. Must not be empty. A change replaces the resource. */
  functionName: pulumi.Input<string>;
  /** Namespace of the function. Must not be empty. Defaults to `default`. A change replaces the resource. */
  namespace?: pulumi.Input<string | undefined>;
  /** Name of the trigger, which must exist: declare it in `triggers` of the `ScfFunction`. Must not be empty. A change replaces the resource. */
  triggerName: pulumi.Input<string>;
  /** Type of the trigger: `timer`, `ckafka` or `http`. The platform cannot change triggers of other types. One of `timer`, `ckafka` or `http`. */
  type: pulumi.Input<enums.ScfTriggerConfigType | (string & {})>;
  /** Whether the trigger is enabled (`OPEN`) or disabled (`CLOSE`). Defaults to its present state. One of `OPEN` or `CLOSE`. If omitted, the platform chooses a value. */
  enable?: pulumi.Input<enums.ScfTriggerConfigEnable | (string & {}) | undefined>;
  /** Version or alias of the function that the trigger calls. Defaults to the trigger's present one, which is `$LATEST` at first. If omitted, the platform chooses a value. */
  qualifier?: pulumi.Input<string | undefined>;
  /** Cron expression with seven fields for `timer`; JSON for the other types. Members that the platform adds to the JSON are no change. Defaults to the present value. If you set it, set the same value in `triggers` of the `ScfFunction`. Compared as JSON: white space and the order of keys do not matter. If omitted, the platform chooses a value. */
  triggerDesc?: pulumi.Input<string | undefined>;
  /** Description of the trigger. */
  description?: pulumi.Input<string | undefined>;
  /** Argument that a `timer` passes to the function. */
  customArgument?: pulumi.Input<string | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  scfTriggerConfigId?: pulumi.Input<string | undefined>;
}
