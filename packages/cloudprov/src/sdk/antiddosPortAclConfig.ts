// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/anti-ddos.ts";
import * as utilities from "./utilities.ts";

/**
 * A rule that drops or allows packets to an Anti-DDoS instance by port. The platform gives a rule no ID, so the rule's values are its ID. In it, the priority 0 means that the platform chose the priority.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const noTelnet = new cloudprov.AntiddosPortAclConfig("no-telnet", {
 *     instanceId: config.require("instanceId"),
 *     aclConfig: {
 *         forwardProtocol: "tcp",
 *         dPortStart: 22,
 *         dPortEnd: 23,
 *         sPortStart: 0,
 *         sPortEnd: 65535,
 *         action: "drop",
 *     },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<instanceId>#<rule as JSON>`.
 *
 * ```sh
 * pulumi import cloudprov:index/antiddosPortAclConfig:AntiddosPortAclConfig example 'bgp-00000ry7#{"action":"drop","d_port_end":23,"d_port_start":22,"forward_protocol":"all","priority":2,"s_port_end":23,"s_port_start":22}'
 * ```
 */
export class AntiddosPortAclConfig extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/antiddosPortAclConfig:AntiddosPortAclConfig";

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
    state?: AntiddosPortAclConfigState,
    opts?: pulumi.CustomResourceOptions,
  ): AntiddosPortAclConfig {
    return new AntiddosPortAclConfig(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of AntiddosPortAclConfig, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is AntiddosPortAclConfig {
    return utilities.isInstance(obj, AntiddosPortAclConfig.__pulumiType);
  }

  /** The Anti-DDoS instance, such as `bgp-00000ry7` or `bgpip-000004xf`. */
  declare public readonly instanceId: pulumi.Output<string>;

  /** The packets to match, and what happens to them. */
  declare public readonly aclConfig: pulumi.Output<types.output.AntiddosPortAclConfigAclConfig>;

  /** The resource's ID. */
  declare public readonly antiddosPortAclConfigId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: AntiddosPortAclConfigArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: AntiddosPortAclConfigArgs | AntiddosPortAclConfigState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as AntiddosPortAclConfigState | undefined;
      inputs["instanceId"] = state?.instanceId;
      inputs["aclConfig"] = state?.aclConfig;
      inputs["antiddosPortAclConfigId"] = state?.antiddosPortAclConfigId;
    } else {
      const args = argsOrState as AntiddosPortAclConfigArgs | undefined;
      inputs["instanceId"] = args?.instanceId;
      inputs["aclConfig"] = args?.aclConfig;
      inputs["antiddosPortAclConfigId"] = args?.antiddosPortAclConfigId;
      utilities.requireArguments("AntiddosPortAclConfig", name, inputs, args, opts, ["instanceId", "aclConfig"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(AntiddosPortAclConfig.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `AntiddosPortAclConfig.get` uses to look up an object. */
export interface AntiddosPortAclConfigState {
  /** The Anti-DDoS instance, such as `bgp-00000ry7` or `bgpip-000004xf`. */
  instanceId?: pulumi.Input<string | undefined>;
  /** The packets to match, and what happens to them. */
  aclConfig?: pulumi.Input<types.input.AntiddosPortAclConfigAclConfig | undefined>;
  /** The resource's ID. */
  antiddosPortAclConfigId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link AntiddosPortAclConfig}. */
export interface AntiddosPortAclConfigArgs {
  /** The Anti-DDoS instance, such as `bgp-00000ry7` or `bgpip-000004xf`. Must be the ID of an instance, such as bgp-00000ry7. A change replaces the resource. */
  instanceId: pulumi.Input<string>;
  /** The packets to match, and what happens to them. A change replaces the resource. */
  aclConfig: pulumi.Input<types.input.AntiddosPortAclConfigAclConfig>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  antiddosPortAclConfigId?: pulumi.Input<string | undefined>;
}
