// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/anti-ddos.ts";
import * as utilities from "./utilities.ts";

/**
 * A rule for requests to a website that an Anti-DDoS instance protects: matching requests are dropped, challenged or let through.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const noBots = new cloudprov.AntiddosCcPrecisionPolicy("no-bots", {
 *     instanceId: config.require("instanceId"),
 *     ip: "203.0.113.10",
 *     domain: "www.example.com",
 *     protocol: "http",
 *     policyAction: "drop",
 *     policyLists: [{ fieldType: "value", fieldName: "ua", value: "bot", valueOperator: "include" }],
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<instanceId>#<policy ID>#<ip>#<domain>#<protocol>`.
 *
 * ```sh
 * pulumi import cloudprov:index/antiddosCcPrecisionPolicy:AntiddosCcPrecisionPolicy example 'bgp-00000ry7#ccb-a10dg3gw#203.0.113.10#www.example.com#http'
 * ```
 */
export class AntiddosCcPrecisionPolicy extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/antiddosCcPrecisionPolicy:AntiddosCcPrecisionPolicy";

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
    state?: AntiddosCcPrecisionPolicyState,
    opts?: pulumi.CustomResourceOptions,
  ): AntiddosCcPrecisionPolicy {
    return new AntiddosCcPrecisionPolicy(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of AntiddosCcPrecisionPolicy, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is AntiddosCcPrecisionPolicy {
    return utilities.isInstance(obj, AntiddosCcPrecisionPolicy.__pulumiType);
  }

  /** The Anti-DDoS instance, such as `bgp-00000ry7` or `bgpip-000004xf`. */
  declare public readonly instanceId: pulumi.Output<string>;

  /** IP address of the instance (not of a visitor). */
  declare public readonly ip: pulumi.Output<string>;

  /** Domain of the website. */
  declare public readonly domain: pulumi.Output<string>;

  /** Protocol of the website. */
  declare public readonly protocol: pulumi.Output<string>;

  /** What happens to matching requests: `alg` shows a captcha, `drop` drops them, `trans` lets them through. */
  declare public readonly policyAction: pulumi.Output<string>;

  /** Conditions for a request. A request matches if it meets all of them. */
  declare public readonly policyLists: pulumi.Output<types.output.AntiddosCcPrecisionPolicyPolicyList[]>;

  /** The resource's ID. */
  declare public readonly antiddosCcPrecisionPolicyId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: AntiddosCcPrecisionPolicyArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: AntiddosCcPrecisionPolicyArgs | AntiddosCcPrecisionPolicyState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as AntiddosCcPrecisionPolicyState | undefined;
      inputs["instanceId"] = state?.instanceId;
      inputs["ip"] = state?.ip;
      inputs["domain"] = state?.domain;
      inputs["protocol"] = state?.protocol;
      inputs["policyAction"] = state?.policyAction;
      inputs["policyLists"] = state?.policyLists;
      inputs["antiddosCcPrecisionPolicyId"] = state?.antiddosCcPrecisionPolicyId;
    } else {
      const args = argsOrState as AntiddosCcPrecisionPolicyArgs | undefined;
      inputs["instanceId"] = args?.instanceId;
      inputs["ip"] = args?.ip;
      inputs["domain"] = args?.domain;
      inputs["protocol"] = args?.protocol;
      inputs["policyAction"] = args?.policyAction;
      inputs["policyLists"] = args?.policyLists;
      inputs["antiddosCcPrecisionPolicyId"] = args?.antiddosCcPrecisionPolicyId;
      utilities.requireArguments("AntiddosCcPrecisionPolicy", name, inputs, args, opts, ["instanceId", "ip", "domain", "protocol", "policyAction", "policyLists"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(AntiddosCcPrecisionPolicy.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `AntiddosCcPrecisionPolicy.get` uses to look up an object. */
export interface AntiddosCcPrecisionPolicyState {
  /** The Anti-DDoS instance, such as `bgp-00000ry7` or `bgpip-000004xf`. */
  instanceId?: pulumi.Input<string | undefined>;
  /** IP address of the instance (not of a visitor). */
  ip?: pulumi.Input<string | undefined>;
  /** Domain of the website. */
  domain?: pulumi.Input<string | undefined>;
  /** Protocol of the website. */
  protocol?: pulumi.Input<string | undefined>;
  /** What happens to matching requests: `alg` shows a captcha, `drop` drops them, `trans` lets them through. */
  policyAction?: pulumi.Input<string | undefined>;
  /** Conditions for a request. A request matches if it meets all of them. */
  policyLists?: pulumi.Input<pulumi.Input<types.input.AntiddosCcPrecisionPolicyPolicyList>[] | undefined>;
  /** The resource's ID. */
  antiddosCcPrecisionPolicyId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link AntiddosCcPrecisionPolicy}. */
export interface AntiddosCcPrecisionPolicyArgs {
  /** The Anti-DDoS instance, such as `bgp-00000ry7` or `bgpip-000004xf`. Must be the ID of an instance, such as bgp-00000ry7. A change replaces the resource. */
  instanceId: pulumi.Input<string>;
  /** IP address of the instance (not of a visitor). Must not be empty. A change replaces the resource. */
  ip: pulumi.Input<string>;
  /** Domain of the website. Must not be empty. A change replaces the resource. */
  domain: pulumi.Input<string>;
  /** Protocol of the website. Known values are `http`, `https` and `http/https`; the platform may accept others. Case is ignored in comparisons. A change replaces the resource. */
  protocol: pulumi.Input<string>;
  /** What happens to matching requests: `alg` shows a captcha, `drop` drops them, `trans` lets them through. Known values are `alg`, `drop` and `trans`; the platform may accept others. */
  policyAction: pulumi.Input<string>;
  /** Conditions for a request. A request matches if it meets all of them. At least 1 element. */
  policyLists: pulumi.Input<pulumi.Input<types.input.AntiddosCcPrecisionPolicyPolicyList>[]>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  antiddosCcPrecisionPolicyId?: pulumi.Input<string | undefined>;
}
