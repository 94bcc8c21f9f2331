// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/anti-ddos.ts";
import * as utilities from "./utilities.ts";

/**
 * Blocks or allows traffic to an Anti-DDoS instance by its region of origin.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const abroad = new cloudprov.AntiddosDdosGeoIpBlockConfig("abroad", {
 *     instanceId: config.require("instanceId"),
 *     ddosGeoIpBlockConfig: { regionType: "customized", action: "drop", areaLists: [100002] },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<instanceId>#<configuration ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/antiddosDdosGeoIpBlockConfig:AntiddosDdosGeoIpBlockConfig example 'bgp-00000ry7#12345'
 * ```
 */
export class AntiddosDdosGeoIpBlockConfig extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/antiddosDdosGeoIpBlockConfig:AntiddosDdosGeoIpBlockConfig";

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
    state?: AntiddosDdosGeoIpBlockConfigState,
    opts?: pulumi.CustomResourceOptions,
  ): AntiddosDdosGeoIpBlockConfig {
    return new AntiddosDdosGeoIpBlockConfig(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of AntiddosDdosGeoIpBlockConfig, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is AntiddosDdosGeoIpBlockConfig {
    return utilities.isInstance(obj, AntiddosDdosGeoIpBlockConfig.__pulumiType);
  }

  /** The Anti-DDoS instance, such as `bgp-00000ry7` or `bgpip-000004xf`. */
  declare public readonly instanceId: pulumi.Output<string>;

  /** The region of the traffic, and what happens to it. */
  declare public readonly ddosGeoIpBlockConfig: pulumi.Output<types.output.AntiddosDdosGeoIpBlockConfigDdosGeoIpBlockConfig>;

  /** The resource's ID. */
  declare public readonly antiddosDdosGeoIpBlockConfigId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: AntiddosDdosGeoIpBlockConfigArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: AntiddosDdosGeoIpBlockConfigArgs | AntiddosDdosGeoIpBlockConfigState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as AntiddosDdosGeoIpBlockConfigState | undefined;
      inputs["instanceId"] = state?.instanceId;
      inputs["ddosGeoIpBlockConfig"] = state?.ddosGeoIpBlockConfig;
      inputs["antiddosDdosGeoIpBlockConfigId"] = state?.antiddosDdosGeoIpBlockConfigId;
    } else {
      const args = argsOrState as AntiddosDdosGeoIpBlockConfigArgs | undefined;
      inputs["instanceId"] = args?.instanceId;
      inputs["ddosGeoIpBlockConfig"] = args?.ddosGeoIpBlockConfig;
      inputs["antiddosDdosGeoIpBlockConfigId"] = args?.antiddosDdosGeoIpBlockConfigId;
      utilities.requireArguments("AntiddosDdosGeoIpBlockConfig", name, inputs, args, opts, ["instanceId", "ddosGeoIpBlockConfig"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(AntiddosDdosGeoIpBlockConfig.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `AntiddosDdosGeoIpBlockConfig.get` uses to look up an object. */
export interface AntiddosDdosGeoIpBlockConfigState {
  /** The Anti-DDoS instance, such as `bgp-00000ry7` or `bgpip-000004xf`. */
  instanceId?: pulumi.Input<string | undefined>;
  /** The region of the traffic, and what happens to it. */
  ddosGeoIpBlockConfig?: pulumi.Input<types.input.AntiddosDdosGeoIpBlockConfigDdosGeoIpBlockConfig | undefined>;
  /** The resource's ID. */
  antiddosDdosGeoIpBlockConfigId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link AntiddosDdosGeoIpBlockConfig}. */
export interface AntiddosDdosGeoIpBlockConfigArgs {
  /** The Anti-DDoS instance, such as `bgp-00000ry7` or `bgpip-000004xf`. Must be the ID of an instance, such as bgp-00000ry7. A change replaces the resource. */
  instanceId: pulumi.Input<string>;
  /** The region of the traffic, and what happens to it. */
  ddosGeoIpBlockConfig: pulumi.Input<types.input.AntiddosDdosGeoIpBlockConfigDdosGeoIpBlockConfig>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  antiddosDdosGeoIpBlockConfigId?: pulumi.Input<string | undefined>;
}
