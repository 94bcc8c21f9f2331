// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/anti-ddos.ts";
import * as utilities from "./utilities.ts";

/**
 * Limits the traffic that reaches an Anti-DDoS instance, by source address or destination port. Settings that your program does not give keep the platform's values.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const web = new cloudprov.AntiddosDdosSpeedLimitConfig("web", {
 *     instanceId: config.require("instanceId"),
 *     ddosSpeedLimitConfig: {
 *         mode: 1,
 *         speedValues: [{ type: 1, value: 5000 }],
 *         protocolList: "TCP",
 *         dstPortList: "80;443",
 *     },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<instanceId>#<configuration ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/antiddosDdosSpeedLimitConfig:AntiddosDdosSpeedLimitConfig example 'bgp-00000ry7#12345'
 * ```
 */
export class AntiddosDdosSpeedLimitConfig extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/antiddosDdosSpeedLimitConfig:AntiddosDdosSpeedLimitConfig";

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
    state?: AntiddosDdosSpeedLimitConfigState,
    opts?: pulumi.CustomResourceOptions,
  ): AntiddosDdosSpeedLimitConfig {
    return new AntiddosDdosSpeedLimitConfig(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of AntiddosDdosSpeedLimitConfig, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is AntiddosDdosSpeedLimitConfig {
    return utilities.isInstance(obj, AntiddosDdosSpeedLimitConfig.__pulumiType);
  }

  /** The Anti-DDoS instance, such as `bgp-00000ry7` or `bgpip-000004xf`. */
  declare public readonly instanceId: pulumi.Output<string>;

  /** The traffic to limit, and the limits. */
  declare public readonly ddosSpeedLimitConfig: pulumi.Output<types.output.AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfig>;

  /** The resource's ID. */
  declare public readonly antiddosDdosSpeedLimitConfigId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: AntiddosDdosSpeedLimitConfigArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: AntiddosDdosSpeedLimitConfigArgs | AntiddosDdosSpeedLimitConfigState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as AntiddosDdosSpeedLimitConfigState | undefined;
      inputs["instanceId"] = state?.instanceId;
      inputs["ddosSpeedLimitConfig"] = state?.ddosSpeedLimitConfig;
      inputs["antiddosDdosSpeedLimitConfigId"] = state?.antiddosDdosSpeedLimitConfigId;
    } else {
      const args = argsOrState as AntiddosDdosSpeedLimitConfigArgs | undefined;
      inputs["instanceId"] = args?.instanceId;
      inputs["ddosSpeedLimitConfig"] = args?.ddosSpeedLimitConfig;
      inputs["antiddosDdosSpeedLimitConfigId"] = args?.antiddosDdosSpeedLimitConfigId;
      utilities.requireArguments("AntiddosDdosSpeedLimitConfig", name, inputs, args, opts, ["instanceId", "ddosSpeedLimitConfig"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(AntiddosDdosSpeedLimitConfig.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `AntiddosDdosSpeedLimitConfig.get` uses to look up an object. */
export interface AntiddosDdosSpeedLimitConfigState {
  /** The Anti-DDoS instance, such as `bgp-00000ry7` or `bgpip-000004xf`. */
  instanceId?: pulumi.Input<string | undefined>;
  /** The traffic to limit, and the limits. */
  ddosSpeedLimitConfig?: pulumi.Input<types.input.AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfig | undefined>;
  /** The resource's ID. */
  antiddosDdosSpeedLimitConfigId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link AntiddosDdosSpeedLimitConfig}. */
export interface AntiddosDdosSpeedLimitConfigArgs {
  /** The Anti-DDoS instance, such as `bgp-00000ry7` or `bgpip-000004xf`. Must be the ID of an instance, such as bgp-00000ry7. A change replaces the resource. */
  instanceId: pulumi.Input<string>;
  /** The traffic to limit, and the limits. */
  ddosSpeedLimitConfig: pulumi.Input<types.input.AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfig>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  antiddosDdosSpeedLimitConfigId?: pulumi.Input<string | undefined>;
}
