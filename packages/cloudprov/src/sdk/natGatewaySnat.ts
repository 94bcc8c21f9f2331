// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * The public addresses of the traffic that a subnet or a machine sends through a NAT gateway. Without such a rule, the traffic has any of the gateway's addresses. A subnet or a machine has one rule per gateway.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const web = new cloudprov.NatGatewaySnat("web", {
 *     natGatewayId: config.require("natGatewayId"),
 *     resourceType: "SUBNET",
 *     subnetId: config.require("subnetId"),
 *     subnetCidrBlock: "10.1.1.0/24",
 *     publicIpAddrs: ["203.0.113.7"],
 *     description: "Web servers",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<natGatewayId>#<subnet or machine ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/natGatewaySnat:NatGatewaySnat example 'nat-r4ip1cwt#subnet-2ap74y35'
 * ```
 */
export class NatGatewaySnat extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/natGatewaySnat:NatGatewaySnat";

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
    state?: NatGatewaySnatState,
    opts?: pulumi.CustomResourceOptions,
  ): NatGatewaySnat {
    return new NatGatewaySnat(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of NatGatewaySnat, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is NatGatewaySnat {
    return utilities.isInstance(obj, NatGatewaySnat.__pulumiType);
  }

  /** ID of the NAT gateway. */
  declare public readonly natGatewayId: pulumi.Output<string>;

  /** What the rule is about: `SUBNET` is a subnet, `NETWORKINTERFACE` is a machine. */
  declare public readonly resourceType: pulumi.Output<enums.NatGatewaySnatResourceType>;

  /** ID of the subnet. */
  declare public readonly subnetId: pulumi.Output<string | undefined>;

  /** Address range of the subnet. */
  declare public readonly subnetCidrBlock: pulumi.Output<string | undefined>;

  /** ID of the machine. */
  declare public readonly instanceId: pulumi.Output<string | undefined>;

  /** Private address of the machine's first interface. */
  declare public readonly instancePrivateIpAddr: pulumi.Output<string | undefined>;

  /** Public addresses of the traffic, which are bound to the gateway. Their order does not matter. */
  declare public readonly publicIpAddrs: pulumi.Output<string[]>;

  /** Description. */
  declare public readonly description: pulumi.Output<string>;

  /** The platform's ID of the rule, `snat-...`. */
  declare public readonly snatId: pulumi.Output<string>;

  /** Creation time, in the platform's time zone. */
  declare public readonly createTime: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly natGatewaySnatId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: NatGatewaySnatArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: NatGatewaySnatArgs | NatGatewaySnatState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as NatGatewaySnatState | undefined;
      inputs["natGatewayId"] = state?.natGatewayId;
      inputs["resourceType"] = state?.resourceType;
      inputs["subnetId"] = state?.subnetId;
      inputs["subnetCidrBlock"] = state?.subnetCidrBlock;
      inputs["instanceId"] = state?.instanceId;
      inputs["instancePrivateIpAddr"] = state?.instancePrivateIpAddr;
      inputs["publicIpAddrs"] = state?.publicIpAddrs;
      inputs["description"] = state?.description;
      inputs["snatId"] = state?.snatId;
      inputs["createTime"] = state?.createTime;
      inputs["natGatewaySnatId"] = state?.natGatewaySnatId;
    } else {
      const args = argsOrState as NatGatewaySnatArgs | undefined;
      inputs["natGatewayId"] = args?.natGatewayId;
      inputs["resourceType"] = args?.resourceType;
      inputs["subnetId"] = args?.subnetId;
      inputs["subnetCidrBlock"] = args?.subnetCidrBlock;
      inputs["instanceId"] = args?.instanceId;
      inputs["instancePrivateIpAddr"] = args?.instancePrivateIpAddr;
      inputs["publicIpAddrs"] = args?.publicIpAddrs;
      inputs["description"] = args?.description;
      inputs["natGatewaySnatId"] = args?.natGatewaySnatId;
      inputs["snatId"] = undefined;
      inputs["createTime"] = undefined;
      utilities.requireArguments("NatGatewaySnat", name, inputs, args, opts, ["natGatewayId", "resourceType", "publicIpAddrs", "description"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(NatGatewaySnat.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `NatGatewaySnat.get` uses to look up an object. */
export interface NatGatewaySnatState {
  /** ID of the NAT gateway. */
  natGatewayId?: pulumi.Input<string | undefined>;
  /** What the rule is about: `SUBNET` is a subnet, `NETWORKINTERFACE` is a machine. */
  resourceType?: pulumi.Input<enums.NatGatewaySnatResourceType | (string & {}) | undefined>;
  /** ID of the subnet. */
  subnetId?: pulumi.Input<string | undefined>;
  /** Address range of the subnet. */
  subnetCidrBlock?: pulumi.Input<string | undefined>;
  /** ID of the machine. */
  instanceId?: pulumi.Input<string | undefined>;
  /** Private address of the machine's first interface. */
  instancePrivateIpAddr?: pulumi.Input<string | undefined>;
  /** Public addresses of the traffic, which are bound to the gateway. Their order does not matter. */
  publicIpAddrs?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Description. */
  description?: pulumi.Input<string | undefined>;
  /** The platform's ID of the rule, `snat-...`. */
  snatId?: pulumi.Input<string | undefined>;
  /** Creation time, in the platform's time zone. */
  createTime?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  natGatewaySnatId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link NatGatewaySnat}. */
export interface NatGatewaySnatArgs {
  /** ID of the NAT gateway. Must be the ID of a NAT gateway, such as nat-1asg3t63. A change replaces the resource. */
  natGatewayId: pulumi.Input<string>;
  /** What the rule is about: `SUBNET` is a subnet, `NETWORKINTERFACE` is a machine. One of `SUBNET` or `NETWORKINTERFACE`. A change replaces the resource. `subnetId` and `subnetCidrBlock` is required when `resourceType` is SUBNET. `subnetId` can be set only when `resourceType` is SUBNET. `subnetCidrBlock` can be set only when `resourceType` is SUBNET. `instanceId` and `instancePrivateIpAddr` is required when `resourceType` is NETWORKINTERFACE. `instanceId` can be set only when `resourceType` is NETWORKINTERFACE. `instancePrivateIpAddr` can be set only when `resourceType` is NETWORKINTERFACE. */
  resourceType: pulumi.Input<enums.NatGatewaySnatResourceType | (string & {})>;
  /** ID of the subnet. Must be the ID of a subnet, such as subnet-b8j03v0c. A change replaces the resource. `subnetId` and `subnetCidrBlock` is required when `resourceType` is SUBNET. `subnetId` can be set only when `resourceType` is SUBNET. */
  subnetId?: pulumi.Input<string | undefined>;
  /** Address range of the subnet. A change replaces the resource. `subnetId` and `subnetCidrBlock` is required when `resourceType` is SUBNET. `subnetCidrBlock` can be set only when `resourceType` is SUBNET. `subnetCidrBlock` must be an IPv4 block that begins with its first address, such as 10.1.0.0/16. */
  subnetCidrBlock?: pulumi.Input<string | undefined>;
  /** ID of the machine. Must be the ID of a machine, such as ins-2qol3a80. A change replaces the resource. `instanceId` and `instancePrivateIpAddr` is required when `resourceType` is NETWORKINTERFACE. `instanceId` can be set only when `resourceType` is NETWORKINTERFACE. */
  instanceId?: pulumi.Input<string | undefined>;
  /** Private address of the machine's first interface. A change replaces the resource. `instanceId` and `instancePrivateIpAddr` is required when `resourceType` is NETWORKINTERFACE. `instancePrivateIpAddr` can be set only when `resourceType` is NETWORKINTERFACE. `instancePrivateIpAddr` must be an IP address, such as 203.0.113.7. */
  instancePrivateIpAddr?: pulumi.Input<string | undefined>;
  /** Public addresses of the traffic, which are bound to the gateway. Their order does not matter. At least 1 element. */
  publicIpAddrs: pulumi.Input<pulumi.Input<string>[]>;
  /** Description. */
  description: pulumi.Input<string>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  natGatewaySnatId?: pulumi.Input<string | undefined>;
}
