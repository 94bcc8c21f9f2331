// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/anti-ddos.ts";
import * as utilities from "./utilities.ts";

/**
 * The traffic to an IP address that triggers an alarm. It applies to all Anti-DDoS instances of a type, except for addresses with their own threshold. An account has one default per type of instance and `alarmType`, so two resources for the same pair overwrite each other. An import reads the threshold for incoming traffic, or the one for scrubbed traffic if the first does not exist. Deleting the resource leaves the threshold on the platform.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const alarm = new cloudprov.AntiddosDefaultAlarmThreshold("packages", {
 *     instanceType: "bgp",
 *     defaultAlarmConfig: { alarmType: 1, alarmThreshold: 100 },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<instance type>`.
 *
 * ```sh
 * pulumi import cloudprov:index/antiddosDefaultAlarmThreshold:AntiddosDefaultAlarmThreshold example bgp
 * ```
 */
export class AntiddosDefaultAlarmThreshold extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/antiddosDefaultAlarmThreshold:AntiddosDefaultAlarmThreshold";

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
    state?: AntiddosDefaultAlarmThresholdState,
    opts?: pulumi.CustomResourceOptions,
  ): AntiddosDefaultAlarmThreshold {
    return new AntiddosDefaultAlarmThreshold(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of AntiddosDefaultAlarmThreshold, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is AntiddosDefaultAlarmThreshold {
    return utilities.isInstance(obj, AntiddosDefaultAlarmThreshold.__pulumiType);
  }

  /** Type of the instances: `bgp` for Anti-DDoS packages, `bgpip` for Anti-DDoS Advanced. */
  declare public readonly instanceType: pulumi.Output<enums.AntiddosDefaultAlarmThresholdInstanceType>;

  /** The threshold. When `alarmType` changes, the threshold of the previous type stays on the platform. */
  declare public readonly defaultAlarmConfig: pulumi.Output<types.output.AntiddosDefaultAlarmThresholdDefaultAlarmConfig>;

  /** The resource's ID. */
  declare public readonly antiddosDefaultAlarmThresholdId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: AntiddosDefaultAlarmThresholdArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: AntiddosDefaultAlarmThresholdArgs | AntiddosDefaultAlarmThresholdState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as AntiddosDefaultAlarmThresholdState | undefined;
      inputs["instanceType"] = state?.instanceType;
      inputs["defaultAlarmConfig"] = state?.defaultAlarmConfig;
      inputs["antiddosDefaultAlarmThresholdId"] = state?.antiddosDefaultAlarmThresholdId;
    } else {
      const args = argsOrState as AntiddosDefaultAlarmThresholdArgs | undefined;
      inputs["instanceType"] = args?.instanceType;
      inputs["defaultAlarmConfig"] = args?.defaultAlarmConfig;
      inputs["antiddosDefaultAlarmThresholdId"] = args?.antiddosDefaultAlarmThresholdId;
      utilities.requireArguments("AntiddosDefaultAlarmThreshold", name, inputs, args, opts, ["instanceType", "defaultAlarmConfig"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(AntiddosDefaultAlarmThreshold.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `AntiddosDefaultAlarmThreshold.get` uses to look up an object. */
export interface AntiddosDefaultAlarmThresholdState {
  /** Type of the instances: `bgp` for Anti-DDoS packages, `bgpip` for Anti-DDoS Advanced. */
  instanceType?: pulumi.Input<enums.AntiddosDefaultAlarmThresholdInstanceType | (string & {}) | undefined>;
  /** The threshold. When `alarmType` changes, the threshold of the previous type stays on the platform. */
  defaultAlarmConfig?: pulumi.Input<types.input.AntiddosDefaultAlarmThresholdDefaultAlarmConfig | undefined>;
  /** The resource's ID. */
  antiddosDefaultAlarmThresholdId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link AntiddosDefaultAlarmThreshold}. */
export interface AntiddosDefaultAlarmThresholdArgs {
  /** Type of the instances: `bgp` for Anti-DDoS packages, `bgpip` for Anti-DDoS Advanced. One of `bgp` or `bgpip`. A change replaces the resource. */
  instanceType: pulumi.Input<enums.AntiddosDefaultAlarmThresholdInstanceType | (string & {})>;
  /** The threshold. When `alarmType` changes, the threshold of the previous type stays on the platform. */
  defaultAlarmConfig: pulumi.Input<types.input.AntiddosDefaultAlarmThresholdDefaultAlarmConfig>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  antiddosDefaultAlarmThresholdId?: pulumi.Input<string | undefined>;
}
