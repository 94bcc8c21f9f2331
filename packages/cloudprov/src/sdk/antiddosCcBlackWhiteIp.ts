// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/anti-ddos.ts";
import * as utilities from "./utilities.ts";

/**
 * An address, or a block of addresses, in the blocklist or allowlist of a website that an Anti-DDoS instance protects.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const office = new cloudprov.AntiddosCcBlackWhiteIp("office", {
 *     instanceId: config.require("instanceId"),
 *     ip: "203.0.113.10",
 *     domain: "www.example.com",
 *     protocol: "http",
 *     blackWhiteIp: { ip: "198.51.100.7", mask: 0 },
 *     type: "white",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<instanceId>#<policy ID>#<ip>#<domain>#<protocol>`.
 *
 * ```sh
 * pulumi import cloudprov:index/antiddosCcBlackWhiteIp:AntiddosCcBlackWhiteIp example 'bgp-00000ry7#ccb-a10dg3gw#203.0.113.10#www.example.com#http'
 * ```
 */
export class AntiddosCcBlackWhiteIp extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/antiddosCcBlackWhiteIp:AntiddosCcBlackWhiteIp";

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
    state?: AntiddosCcBlackWhiteIpState,
    opts?: pulumi.CustomResourceOptions,
  ): AntiddosCcBlackWhiteIp {
    return new AntiddosCcBlackWhiteIp(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of AntiddosCcBlackWhiteIp, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is AntiddosCcBlackWhiteIp {
    return utilities.isInstance(obj, AntiddosCcBlackWhiteIp.__pulumiType);
  }

  /** The Anti-DDoS instance, such as `bgp-00000ry7` or `bgpip-000004xf`. */
  declare public readonly instanceId: pulumi.Output<string>;

  /** IP address of the instance (not of a visitor). */
  declare public readonly ip: pulumi.Output<string>;

  /** Domain of the website. */
  declare public readonly domain: pulumi.Output<string>;

  /** Protocol of the website. */
  declare public readonly protocol: pulumi.Output<string>;

  /** The visitors: an address or a block of addresses. */
  declare public readonly blackWhiteIp: pulumi.Output<types.output.AntiddosCcBlackWhiteIpBlackWhiteIp>;

  /** Whether these visitors are blocked (`black`) or let in without checks (`white`). */
  declare public readonly type: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly antiddosCcBlackWhiteIpId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: AntiddosCcBlackWhiteIpArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: AntiddosCcBlackWhiteIpArgs | AntiddosCcBlackWhiteIpState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as AntiddosCcBlackWhiteIpState | undefined;
      inputs["instanceId"] = state?.instanceId;
      inputs["ip"] = state?.ip;
      inputs["domain"] = state?.domain;
      inputs["protocol"] = state?.protocol;
      inputs["blackWhiteIp"] = state?.blackWhiteIp;
      inputs["type"] = state?.type;
      inputs["antiddosCcBlackWhiteIpId"] = state?.antiddosCcBlackWhiteIpId;
    } else {
      const args = argsOrState as AntiddosCcBlackWhiteIpArgs | undefined;
      inputs["instanceId"] = args?.instanceId;
      inputs["ip"] = args?.ip;
      inputs["domain"] = args?.domain;
      inputs["protocol"] = args?.protocol;
      inputs["blackWhiteIp"] = args?.blackWhiteIp;
      inputs["type"] = args?.type;
      inputs["antiddosCcBlackWhiteIpId"] = args?.antiddosCcBlackWhiteIpId;
      utilities.requireArguments("AntiddosCcBlackWhiteIp", name, inputs, args, opts, ["instanceId", "ip", "domain", "protocol", "blackWhiteIp", "type"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(AntiddosCcBlackWhiteIp.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `AntiddosCcBlackWhiteIp.get` uses to look up an object. */
export interface AntiddosCcBlackWhiteIpState {
  /** The Anti-DDoS instance, such as `bgp-00000ry7` or `bgpip-000004xf`. */
  instanceId?: pulumi.Input<string | undefined>;
  /** IP address of the instance (not of a visitor). */
  ip?: pulumi.Input<string | undefined>;
  /** Domain of the website. */
  domain?: pulumi.Input<string | undefined>;
  /** Protocol of the website. */
  protocol?: pulumi.Input<string | undefined>;
  /** The visitors: an address or a block of addresses. */
  blackWhiteIp?: pulumi.Input<types.input.AntiddosCcBlackWhiteIpBlackWhiteIp | undefined>;
  /** Whether these visitors are blocked (`black`) or let in without checks (`white`). */
  type?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  antiddosCcBlackWhiteIpId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link AntiddosCcBlackWhiteIp}. */
export interface AntiddosCcBlackWhiteIpArgs {
  /** The Anti-DDoS instance, such as `bgp-00000ry7` or `bgpip-000004xf`. Must be the ID of an instance, such as bgp-00000ry7. A change replaces the resource. */
  instanceId: pulumi.Input<string>;
  /** IP address of the instance (not of a visitor). Must not be empty. A change replaces the resource. */
  ip: pulumi.Input<string>;
  /** Domain of the website. Must not be empty. A change replaces the resource. */
  domain: pulumi.Input<string>;
  /** Protocol of the website. Known values are `http`, `https` and `http/https`; the platform may accept others. Case is ignored in comparisons. A change replaces the resource. */
  protocol: pulumi.Input<string>;
  /** The visitors: an address or a block of addresses. A change replaces the resource. */
  blackWhiteIp: pulumi.Input<types.input.AntiddosCcBlackWhiteIpBlackWhiteIp>;
  /** Whether these visitors are blocked (`black`) or let in without checks (`white`). Known values are `black` and `white`; the platform may accept others. Case is ignored in comparisons. A change replaces the resource. */
  type: pulumi.Input<string>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  antiddosCcBlackWhiteIpId?: pulumi.Input<string | undefined>;
}
