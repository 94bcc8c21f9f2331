// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * An address, or a block of addresses, in the blocklist or allowlist of an Anti-DDoS instance. An instance can contain an address only once, regardless of its mask.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const office = new cloudprov.AntiddosDdosBlackWhiteIp("office", {
 *     instanceId: config.require("instanceId"),
 *     ip: "198.51.100.7",
 *     mask: 0,
 *     type: "white",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<instanceId>#<ip>`.
 *
 * ```sh
 * pulumi import cloudprov:index/antiddosDdosBlackWhiteIp:AntiddosDdosBlackWhiteIp example 'bgp-00000ry7#198.51.100.7'
 * ```
 */
export class AntiddosDdosBlackWhiteIp extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/antiddosDdosBlackWhiteIp:AntiddosDdosBlackWhiteIp";

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
    state?: AntiddosDdosBlackWhiteIpState,
    opts?: pulumi.CustomResourceOptions,
  ): AntiddosDdosBlackWhiteIp {
    return new AntiddosDdosBlackWhiteIp(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of AntiddosDdosBlackWhiteIp, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is AntiddosDdosBlackWhiteIp {
    return utilities.isInstance(obj, AntiddosDdosBlackWhiteIp.__pulumiType);
  }

  /** The Anti-DDoS instance, such as `bgp-00000ry7` or `bgpip-000004xf`. */
  declare public readonly instanceId: pulumi.Output<string>;

  /** IP address. */
  declare public readonly ip: pulumi.Output<string>;

  /** Length of the mask in bits: 1 to 32 for a block of addresses, 0 for a single address. */
  declare public readonly mask: pulumi.Output<number>;

  /** Whether traffic from the address is dropped (`black`) or let through without checks (`white`). */
  declare public readonly type: pulumi.Output<enums.AntiddosDdosBlackWhiteIpType>;

  /** The resource's ID. */
  declare public readonly antiddosDdosBlackWhiteIpId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: AntiddosDdosBlackWhiteIpArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: AntiddosDdosBlackWhiteIpArgs | AntiddosDdosBlackWhiteIpState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as AntiddosDdosBlackWhiteIpState | undefined;
      inputs["instanceId"] = state?.instanceId;
      inputs["ip"] = state?.ip;
      inputs["mask"] = state?.mask;
      inputs["type"] = state?.type;
      inputs["antiddosDdosBlackWhiteIpId"] = state?.antiddosDdosBlackWhiteIpId;
    } else {
      const args = argsOrState as AntiddosDdosBlackWhiteIpArgs | undefined;
      inputs["instanceId"] = args?.instanceId;
      inputs["ip"] = args?.ip;
      inputs["mask"] = args?.mask;
      inputs["type"] = args?.type;
      inputs["antiddosDdosBlackWhiteIpId"] = args?.antiddosDdosBlackWhiteIpId;
      utilities.requireArguments("AntiddosDdosBlackWhiteIp", name, inputs, args, opts, ["instanceId", "ip", "mask", "type"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(AntiddosDdosBlackWhiteIp.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `AntiddosDdosBlackWhiteIp.get` uses to look up an object. */
export interface AntiddosDdosBlackWhiteIpState {
  /** The Anti-DDoS instance, such as `bgp-00000ry7` or `bgpip-000004xf`. */
  instanceId?: pulumi.Input<string | undefined>;
  /** IP address. */
  ip?: pulumi.Input<string | undefined>;
  /** Length of the mask in bits: 1 to 32 for a block of addresses, 0 for a single address. */
  mask?: pulumi.Input<number | undefined>;
  /** Whether traffic from the address is dropped (`black`) or let through without checks (`white`). */
  type?: pulumi.Input<enums.AntiddosDdosBlackWhiteIpType | (string & {}) | undefined>;
  /** The resource's ID. */
  antiddosDdosBlackWhiteIpId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link AntiddosDdosBlackWhiteIp}. */
export interface AntiddosDdosBlackWhiteIpArgs {
  /** The Anti-DDoS instance, such as `bgp-00000ry7` or `bgpip-000004xf`. Must be the ID of an instance, such as bgp-00000ry7. A change replaces the resource. */
  instanceId: pulumi.Input<string>;
  /** IP address. Must not be empty. A change replaces the resource. */
  ip: pulumi.Input<string>;
  /** Length of the mask in bits: 1 to 32 for a block of addresses, 0 for a single address. Between 0 and 32. */
  mask: pulumi.Input<number>;
  /** Whether traffic from the address is dropped (`black`) or let through without checks (`white`). One of `black` or `white`. */
  type: pulumi.Input<enums.AntiddosDdosBlackWhiteIpType | (string & {})>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  antiddosDdosBlackWhiteIpId?: pulumi.Input<string | undefined>;
}
