// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * A NAT gateway: machines without public addresses reach the Internet through its addresses. A `RouteTableEntry` whose `nextType` is `NAT` leads to it. A gateway is charged by the hour. A replacement deletes the old gateway first, because an address belongs to one gateway; the platform also removes the routes to it.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const shop = new cloudprov.NatGateway("shop", {
 *     vpcId: config.require("vpcId"),
 *     assignedEipSets: ["203.0.113.7"],
 *     bandwidth: 100,
 *     tags: { team: "shop" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<NAT gateway ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/natGateway:NatGateway example nat-1asg3t63
 * ```
 */
export class NatGateway extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/natGateway:NatGateway";

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
    state?: NatGatewayState,
    opts?: pulumi.CustomResourceOptions,
  ): NatGateway {
    return new NatGateway(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of NatGateway, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is NatGateway {
    return utilities.isInstance(obj, NatGateway.__pulumiType);
  }

  /** Name of the gateway. */
  declare public readonly name: pulumi.Output<string>;

  /** ID of the private network. */
  declare public readonly vpcId: pulumi.Output<string>;

  /** Public addresses of the gateway: the output `publicIp` of `Eip`, not its ID. The gateway has only these. */
  declare public readonly assignedEipSets: pulumi.Output<string[]>;

  /** Maximum number of connections: 1000000, 3000000 or 10000000 for the traditional kind, 2000000 for the standard kind. Defaults to the platform's value, which is 1000000 or 2000000. */
  declare public readonly maxConcurrent: pulumi.Output<number>;

  /** Maximum bandwidth, in Mbit/s: 20, 50, 100, 200, 500, 1000, 2000 or 5000 for the traditional kind, 5000 for the standard kind. Defaults to the platform's value, which is 100 or 5000. */
  declare public readonly bandwidth: pulumi.Output<number>;

  /** Availability zone, such as `ap-guangzhou-3`. Defaults to the platform's choice. */
  declare public readonly zone: pulumi.Output<string>;

  /** ID of the subnet. The platform has withdrawn this parameter for new gateways. */
  declare public readonly subnetId: pulumi.Output<string>;

  /** Kind of the gateway: 1 is traditional, 2 is standard. Defaults to the platform's value, which is 1. */
  declare public readonly natProductVersion: pulumi.Output<number>;

  /** Bandwidth that the creation of the gateway gives its addresses, in Mbit/s. Set the same bandwidth in each `Eip`, whose own change would be undone otherwise. Defaults to the bandwidth that the addresses have. */
  declare public readonly stockPublicIpAddressesBandwidthOut: pulumi.Output<number | undefined>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Creation time, in the platform's time zone. */
  declare public readonly createdTime: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly natGatewayId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: NatGatewayArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: NatGatewayArgs | NatGatewayState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as NatGatewayState | undefined;
      inputs["name"] = state?.name;
      inputs["vpcId"] = state?.vpcId;
      inputs["assignedEipSets"] = state?.assignedEipSets;
      inputs["maxConcurrent"] = state?.maxConcurrent;
      inputs["bandwidth"] = state?.bandwidth;
      inputs["zone"] = state?.zone;
      inputs["subnetId"] = state?.subnetId;
      inputs["natProductVersion"] = state?.natProductVersion;
      inputs["stockPublicIpAddressesBandwidthOut"] = state?.stockPublicIpAddressesBandwidthOut;
      inputs["tags"] = state?.tags;
      inputs["createdTime"] = state?.createdTime;
      inputs["natGatewayId"] = state?.natGatewayId;
    } else {
      const args = argsOrState as NatGatewayArgs | undefined;
      inputs["name"] = args?.name;
      inputs["vpcId"] = args?.vpcId;
      inputs["assignedEipSets"] = args?.assignedEipSets;
      inputs["maxConcurrent"] = args?.maxConcurrent;
      inputs["bandwidth"] = args?.bandwidth;
      inputs["zone"] = args?.zone;
      inputs["subnetId"] = args?.subnetId;
      inputs["natProductVersion"] = args?.natProductVersion;
      inputs["stockPublicIpAddressesBandwidthOut"] = args?.stockPublicIpAddressesBandwidthOut;
      inputs["tags"] = args?.tags;
      inputs["natGatewayId"] = args?.natGatewayId;
      inputs["createdTime"] = undefined;
      utilities.requireArguments("NatGateway", name, inputs, args, opts, ["vpcId", "assignedEipSets"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(NatGateway.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `NatGateway.get` uses to look up an object. */
export interface NatGatewayState {
  /** Name of the gateway. */
  name?: pulumi.Input<string | undefined>;
  /** ID of the private network. */
  vpcId?: pulumi.Input<string | undefined>;
  /** Public addresses of the gateway: the output `publicIp` of `Eip`, not its ID. The gateway has only these. */
  assignedEipSets?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Maximum number of connections: 1000000, 3000000 or 10000000 for the traditional kind, 2000000 for the standard kind. Defaults to the platform's value, which is 1000000 or 2000000. */
  maxConcurrent?: pulumi.Input<number | undefined>;
  /** Maximum bandwidth, in Mbit/s: 20, 50, 100, 200, 500, 1000, 2000 or 5000 for the traditional kind, 5000 for the standard kind. Defaults to the platform's value, which is 100 or 5000. */
  bandwidth?: pulumi.Input<number | undefined>;
  /** Availability zone, such as `ap-guangzhou-3`. Defaults to the platform's choice. */
  zone?: pulumi.Input<string | undefined>;
  /** ID of the subnet. The platform has withdrawn this parameter for new gateways. */
  subnetId?: pulumi.Input<string | undefined>;
  /** Kind of the gateway: 1 is traditional, 2 is standard. Defaults to the platform's value, which is 1. */
  natProductVersion?: pulumi.Input<number | undefined>;
  /** Bandwidth that the creation of the gateway gives its addresses, in Mbit/s. Set the same bandwidth in each `Eip`, whose own change would be undone otherwise. Defaults to the bandwidth that the addresses have. */
  stockPublicIpAddressesBandwidthOut?: pulumi.Input<number | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Creation time, in the platform's time zone. */
  createdTime?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  natGatewayId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link NatGateway}. */
export interface NatGatewayArgs {
  /** Name of the gateway. Between 1 and 60 characters. Defaults to a name generated from the resource's name in the program. */
  name?: pulumi.Input<string | undefined>;
  /** ID of the private network. Must be the ID of a private network, such as vpc-8vazrwjv. A change replaces the resource. */
  vpcId: pulumi.Input<string>;
  /** Public addresses of the gateway: the output `publicIp` of `Eip`, not its ID. The gateway has only these. Between 1 and 10 elements. Each of `assignedEipSets` must be an IP address, such as 203.0.113.7. */
  assignedEipSets: pulumi.Input<pulumi.Input<string>[]>;
  /** Maximum number of connections: 1000000, 3000000 or 10000000 for the traditional kind, 2000000 for the standard kind. Defaults to the platform's value, which is 1000000 or 2000000. If omitted, the platform chooses a value. `maxConcurrent` is one of 1000000, 3000000, 10000000; or 2000000 when `natProductVersion` is 2. */
  maxConcurrent?: pulumi.Input<number | undefined>;
  /** Maximum bandwidth, in Mbit/s: 20, 50, 100, 200, 500, 1000, 2000 or 5000 for the traditional kind, 5000 for the standard kind. Defaults to the platform's value, which is 100 or 5000. If omitted, the platform chooses a value. `bandwidth` is one of 20, 50, 100, 200, 500, 1000, 2000, 5000; or 5000 when `natProductVersion` is 2. */
  bandwidth?: pulumi.Input<number | undefined>;
  /** Availability zone, such as `ap-guangzhou-3`. Defaults to the platform's choice. If omitted, the platform chooses a value. A change replaces the resource. */
  zone?: pulumi.Input<string | undefined>;
  /** ID of the subnet. The platform has withdrawn this parameter for new gateways. Must be the ID of a subnet, such as subnet-b8j03v0c. If omitted, the platform chooses a value. A change replaces the resource. */
  subnetId?: pulumi.Input<string | undefined>;
  /** Kind of the gateway: 1 is traditional, 2 is standard. Defaults to the platform's value, which is 1. Between 1 and 2. If omitted, the platform chooses a value. A change replaces the resource. `maxConcurrent` is one of 1000000, 3000000, 10000000; or 2000000 when `natProductVersion` is 2. `bandwidth` is one of 20, 50, 100, 200, 500, 1000, 2000, 5000; or 5000 when `natProductVersion` is 2. */
  natProductVersion?: pulumi.Input<number | undefined>;
  /** Bandwidth that the creation of the gateway gives its addresses, in Mbit/s. Set the same bandwidth in each `Eip`, whose own change would be undone otherwise. Defaults to the bandwidth that the addresses have. At least 1. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
  stockPublicIpAddressesBandwidthOut?: pulumi.Input<number | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  natGatewayId?: pulumi.Input<string | undefined>;
}
