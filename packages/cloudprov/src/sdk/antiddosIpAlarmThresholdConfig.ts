// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * The traffic to one IP address of an Anti-DDoS instance that triggers an alarm. Deleting the resource leaves the threshold on the platform.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const alarm = new cloudprov.AntiddosIpAlarmThresholdConfig("shop", {
 *     instanceId: config.require("instanceId"),
 *     instanceIp: "203.0.113.7",
 *     alarmType: 1,
 *     alarmThreshold: 100,
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<instanceId>#<instanceIp>#<alarmType>`.
 *
 * ```sh
 * pulumi import cloudprov:index/antiddosIpAlarmThresholdConfig:AntiddosIpAlarmThresholdConfig example 'bgp-00000ry7#203.0.113.7#1'
 * ```
 */
export class AntiddosIpAlarmThresholdConfig extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/antiddosIpAlarmThresholdConfig:AntiddosIpAlarmThresholdConfig";

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
    state?: AntiddosIpAlarmThresholdConfigState,
    opts?: pulumi.CustomResourceOptions,
  ): AntiddosIpAlarmThresholdConfig {
    return new AntiddosIpAlarmThresholdConfig(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of AntiddosIpAlarmThresholdConfig, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is AntiddosIpAlarmThresholdConfig {
    return utilities.isInstance(obj, AntiddosIpAlarmThresholdConfig.__pulumiType);
  }

  /** The Anti-DDoS instance that protects the IP address, such as `bgp-00000ry7`. */
  declare public readonly instanceId: pulumi.Output<string>;

  /** The IP address. */
  declare public readonly instanceIp: pulumi.Output<string>;

  /** The traffic that is compared with the threshold: 1 for incoming traffic, 2 for scrubbed attack traffic. */
  declare public readonly alarmType: pulumi.Output<number>;

  /** Traffic that triggers an alarm, in Mbps. 0 removes the threshold. */
  declare public readonly alarmThreshold: pulumi.Output<number>;

  /** The resource's ID. */
  declare public readonly antiddosIpAlarmThresholdConfigId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: AntiddosIpAlarmThresholdConfigArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: AntiddosIpAlarmThresholdConfigArgs | AntiddosIpAlarmThresholdConfigState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as AntiddosIpAlarmThresholdConfigState | undefined;
      inputs["instanceId"] = state?.instanceId;
      inputs["instanceIp"] = state?.instanceIp;
      inputs["alarmType"] = state?.alarmType;
      inputs["alarmThreshold"] = state?.alarmThreshold;
      inputs["antiddosIpAlarmThresholdConfigId"] = state?.antiddosIpAlarmThresholdConfigId;
    } else {
      const args = argsOrState as AntiddosIpAlarmThresholdConfigArgs | undefined;
      inputs["instanceId"] = args?.instanceId;
      inputs["instanceIp"] = args?.instanceIp;
      inputs["alarmType"] = args?.alarmType;
      inputs["alarmThreshold"] = args?.alarmThreshold;
      inputs["antiddosIpAlarmThresholdConfigId"] = args?.antiddosIpAlarmThresholdConfigId;
      utilities.requireArguments("AntiddosIpAlarmThresholdConfig", name, inputs, args, opts, ["instanceId", "instanceIp", "alarmType", "alarmThreshold"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(AntiddosIpAlarmThresholdConfig.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `AntiddosIpAlarmThresholdConfig.get` uses to look up an object. */
export interface AntiddosIpAlarmThresholdConfigState {
  /** The Anti-DDoS instance that protects the IP address, such as `bgp-00000ry7`. */
  instanceId?: pulumi.Input<string | undefined>;
  /** The IP address. */
  instanceIp?: pulumi.Input<string | undefined>;
  /** The traffic that is compared with the threshold: 1 for incoming traffic, 2 for scrubbed attack traffic. */
  alarmType?: pulumi.Input<number | undefined>;
  /** Traffic that triggers an alarm, in Mbps. 0 removes the threshold. */
  alarmThreshold?: pulumi.Input<number | undefined>;
  /** The resource's ID. */
  antiddosIpAlarmThresholdConfigId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link AntiddosIpAlarmThresholdConfig}. */
export interface AntiddosIpAlarmThresholdConfigArgs {
  /** The Anti-DDoS instance that protects the IP address, such as `bgp-00000ry7`. Must not be empty. A change replaces the resource. */
  instanceId: pulumi.Input<string>;
  /** The IP address. A change replaces the resource. `instanceIp` must be an IP address, such as 203.0.113.7. */
  instanceIp: pulumi.Input<string>;
  /** The traffic that is compared with the threshold: 1 for incoming traffic, 2 for scrubbed attack traffic. Between 1 and 2. A change replaces the resource. */
  alarmType: pulumi.Input<number>;
  /** Traffic that triggers an alarm, in Mbps. 0 removes the threshold. At least 0. */
  alarmThreshold: pulumi.Input<number>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  antiddosIpAlarmThresholdConfigId?: pulumi.Input<string | undefined>;
}
