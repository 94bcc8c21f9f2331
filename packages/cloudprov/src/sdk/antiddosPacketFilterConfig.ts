// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/anti-ddos.ts";
import * as utilities from "./utilities.ts";

/**
 * Drops or allows packets to an Anti-DDoS instance by their content. Every change deletes the filter and creates a new one.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const noProbes = new cloudprov.AntiddosPacketFilterConfig("no-probes", {
 *     instanceId: config.require("instanceId"),
 *     packetFilterConfig: {
 *         protocol: "tcp",
 *         sportStart: 1,
 *         sportEnd: 65535,
 *         dportStart: 80,
 *         dportEnd: 80,
 *         pktlenMin: 1,
 *         pktlenMax: 1400,
 *         action: "drop",
 *         matchBegin: "begin_l5",
 *         matchType: "sunday",
 *         str: "probe",
 *         depth: 1000,
 *         offset: 100,
 *     },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<instanceId>#<configuration ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/antiddosPacketFilterConfig:AntiddosPacketFilterConfig example 'bgp-00000ry7#12345'
 * ```
 */
export class AntiddosPacketFilterConfig extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/antiddosPacketFilterConfig:AntiddosPacketFilterConfig";

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
    state?: AntiddosPacketFilterConfigState,
    opts?: pulumi.CustomResourceOptions,
  ): AntiddosPacketFilterConfig {
    return new AntiddosPacketFilterConfig(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of AntiddosPacketFilterConfig, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is AntiddosPacketFilterConfig {
    return utilities.isInstance(obj, AntiddosPacketFilterConfig.__pulumiType);
  }

  /** The Anti-DDoS instance, such as `bgp-00000ry7` or `bgpip-000004xf`. */
  declare public readonly instanceId: pulumi.Output<string>;

  /** The packets to match, and what happens to them. */
  declare public readonly packetFilterConfig: pulumi.Output<types.output.AntiddosPacketFilterConfigPacketFilterConfig>;

  /** The resource's ID. */
  declare public readonly antiddosPacketFilterConfigId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: AntiddosPacketFilterConfigArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: AntiddosPacketFilterConfigArgs | AntiddosPacketFilterConfigState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as AntiddosPacketFilterConfigState | undefined;
      inputs["instanceId"] = state?.instanceId;
      inputs["packetFilterConfig"] = state?.packetFilterConfig;
      inputs["antiddosPacketFilterConfigId"] = state?.antiddosPacketFilterConfigId;
    } else {
      const args = argsOrState as AntiddosPacketFilterConfigArgs | undefined;
      inputs["instanceId"] = args?.instanceId;
      inputs["packetFilterConfig"] = args?.packetFilterConfig;
      inputs["antiddosPacketFilterConfigId"] = args?.antiddosPacketFilterConfigId;
      utilities.requireArguments("AntiddosPacketFilterConfig", name, inputs, args, opts, ["instanceId", "packetFilterConfig"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(AntiddosPacketFilterConfig.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `AntiddosPacketFilterConfig.get` uses to look up an object. */
export interface AntiddosPacketFilterConfigState {
  /** The Anti-DDoS instance, such as `bgp-00000ry7` or `bgpip-000004xf`. */
  instanceId?: pulumi.Input<string | undefined>;
  /** The packets to match, and what happens to them. */
  packetFilterConfig?: pulumi.Input<types.input.AntiddosPacketFilterConfigPacketFilterConfig | undefined>;
  /** The resource's ID. */
  antiddosPacketFilterConfigId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link AntiddosPacketFilterConfig}. */
export interface AntiddosPacketFilterConfigArgs {
  /** The Anti-DDoS instance, such as `bgp-00000ry7` or `bgpip-000004xf`. Must be the ID of an instance, such as bgp-00000ry7. A change replaces the resource. */
  instanceId: pulumi.Input<string>;
  /** The packets to match, and what happens to them. A change replaces the resource. */
  packetFilterConfig: pulumi.Input<types.input.AntiddosPacketFilterConfigPacketFilterConfig>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  antiddosPacketFilterConfigId?: pulumi.Input<string | undefined>;
}
