// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * An entry of a route table: the next hop of the traffic to a range of addresses. A changed entry is deleted before the new one is created, because a route table has one next hop per destination; the traffic has no route in between.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const internet = new cloudprov.RouteTableEntry("internet", {
 *     routeTableId: config.require("routeTableId"),
 *     destinationCidrBlock: "0.0.0.0/0",
 *     nextType: "NAT",
 *     nextHub: config.require("natGatewayId"),
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<routeEntryId>.<routeTableId>`.
 *
 * ```sh
 * pulumi import cloudprov:index/routeTableEntry:RouteTableEntry example 3065857.rtb-b050fg94
 * ```
 */
export class RouteTableEntry extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/routeTableEntry:RouteTableEntry";

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
    state?: RouteTableEntryState,
    opts?: pulumi.CustomResourceOptions,
  ): RouteTableEntry {
    return new RouteTableEntry(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of RouteTableEntry, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is RouteTableEntry {
    return utilities.isInstance(obj, RouteTableEntry.__pulumiType);
  }

  /** ID of the route table. */
  declare public readonly routeTableId: pulumi.Output<string>;

  /** Address range of the destination, such as `0.0.0.0/0` for the Internet. It must not be in the network. */
  declare public readonly destinationCidrBlock: pulumi.Output<string>;

  /** Type of the next hop. `NAT` is a NAT gateway, `EIP` the public address of each machine, `NORMAL_CVM` a machine, `CVM` a machine as public gateway, `HAVIP` a virtual address, and `VPN` a VPN gateway. `PEERCONNECTION` is a peering connection, `DIRECTCONNECT` a dedicated line, `INTRANAT` a private NAT gateway, and `USER_CCN` a Cloud Connect Network. `GWLB_ENDPOINT` is the endpoint of a gateway load balancer, and `LOCAL_GATEWAY` the gateway of a dedicated cluster. */
  declare public readonly nextType: pulumi.Output<string>;

  /** The next hop: the ID of the gateway, the private address of the machine for `NORMAL_CVM`, or `"0"` for `EIP`. */
  declare public readonly nextHub: pulumi.Output<string>;

  /** Whether the entry is ignored. A new entry is enabled first, because the platform cannot create a disabled one. */
  declare public readonly disabled: pulumi.Output<boolean>;

  /** Description. */
  declare public readonly description: pulumi.Output<string | undefined>;

  /** The platform's other ID of the entry, `rti-...`. */
  declare public readonly routeItemId: pulumi.Output<string>;

  /** Number of the entry. */
  declare public readonly routeEntryId: pulumi.Output<number>;

  /** The resource's ID. */
  declare public readonly routeTableEntryId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: RouteTableEntryArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: RouteTableEntryArgs | RouteTableEntryState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as RouteTableEntryState | undefined;
      inputs["routeTableId"] = state?.routeTableId;
      inputs["destinationCidrBlock"] = state?.destinationCidrBlock;
      inputs["nextType"] = state?.nextType;
      inputs["nextHub"] = state?.nextHub;
      inputs["disabled"] = state?.disabled;
      inputs["description"] = state?.description;
      inputs["routeItemId"] = state?.routeItemId;
      inputs["routeEntryId"] = state?.routeEntryId;
      inputs["routeTableEntryId"] = state?.routeTableEntryId;
    } else {
      const args = argsOrState as RouteTableEntryArgs | undefined;
      inputs["routeTableId"] = args?.routeTableId;
      inputs["destinationCidrBlock"] = args?.destinationCidrBlock;
      inputs["nextType"] = args?.nextType;
      inputs["nextHub"] = args?.nextHub;
      inputs["disabled"] = args?.disabled;
      inputs["description"] = args?.description;
      inputs["routeTableEntryId"] = args?.routeTableEntryId;
      inputs["routeItemId"] = undefined;
      inputs["routeEntryId"] = undefined;
      utilities.requireArguments("RouteTableEntry", name, inputs, args, opts, ["routeTableId", "destinationCidrBlock", "nextType", "nextHub"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(RouteTableEntry.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `RouteTableEntry.get` uses to look up an object. */
export interface RouteTableEntryState {
  /** ID of the route table. */
  routeTableId?: pulumi.Input<string | undefined>;
  /** Address range of the destination, such as `0.0.0.0/0` for the Internet. It must not be in the network. */
  destinationCidrBlock?: pulumi.Input<string | undefined>;
  /** Type of the next hop. `NAT` is a NAT gateway, `EIP` the public address of each machine, `NORMAL_CVM` a machine, `CVM` a machine as public gateway, `HAVIP` a virtual address, and `VPN` a VPN gateway. `PEERCONNECTION` is a peering connection, `DIRECTCONNECT` a dedicated line, `INTRANAT` a private NAT gateway, and `USER_CCN` a Cloud Connect Network. `GWLB_ENDPOINT` is the endpoint of a gateway load balancer, and `LOCAL_GATEWAY` the gateway of a dedicated cluster. */
  nextType?: pulumi.Input<string | undefined>;
  /** The next hop: the ID of the gateway, the private address of the machine for `NORMAL_CVM`, or `"0"` for `EIP`. */
  nextHub?: pulumi.Input<string | undefined>;
  /** Whether the entry is ignored. A new entry is enabled first, because the platform cannot create a disabled one. */
  disabled?: pulumi.Input<boolean | undefined>;
  /** Description. */
  description?: pulumi.Input<string | undefined>;
  /** The platform's other ID of the entry, `rti-...`. */
  routeItemId?: pulumi.Input<string | undefined>;
  /** Number of the entry. */
  routeEntryId?: pulumi.Input<number | undefined>;
  /** The resource's ID. */
  routeTableEntryId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link RouteTableEntry}. */
export interface RouteTableEntryArgs {
  /** ID of the route table. Must be the ID of a route table, such as rtb-5v4yhq2m. A change replaces the resource. */
  routeTableId: pulumi.Input<string>;
  /** Address range of the destination, such as `0.0.0.0/0` for the Internet. It must not be in the network. A change replaces the resource. `destinationCidrBlock` must be an IPv4 block that begins with its first address, such as 10.1.0.0/16. */
  destinationCidrBlock: pulumi.Input<string>;
  /** Type of the next hop. `NAT` is a NAT gateway, `EIP` the public address of each machine, `NORMAL_CVM` a machine, `CVM` a machine as public gateway, `HAVIP` a virtual address, and `VPN` a VPN gateway. `PEERCONNECTION` is a peering connection, `DIRECTCONNECT` a dedicated line, `INTRANAT` a private NAT gateway, and `USER_CCN` a Cloud Connect Network. `GWLB_ENDPOINT` is the endpoint of a gateway load balancer, and `LOCAL_GATEWAY` the gateway of a dedicated cluster. Known values are `CVM`, `VPN`, `DIRECTCONNECT`, `PEERCONNECTION`, `SSLVPN`, `HAVIP`, `NAT`, `NORMAL_CVM`, `EIP`, `CCN`, `LOCAL_GATEWAY`, `INTRANAT`, `USER_CCN` and `GWLB_ENDPOINT`; the platform may accept others. Must not be empty. A change replaces the resource. `nextHub` is "0" when `nextType` is EIP. */
  nextType: pulumi.Input<string>;
  /** The next hop: the ID of the gateway, the private address of the machine for `NORMAL_CVM`, or `"0"` for `EIP`. Must not be empty. A change replaces the resource. `nextHub` is "0" when `nextType` is EIP. */
  nextHub: pulumi.Input<string>;
  /** Whether the entry is ignored. A new entry is enabled first, because the platform cannot create a disabled one. Defaults to `false`. */
  disabled?: pulumi.Input<boolean | undefined>;
  /** Description. A change replaces the resource. */
  description?: pulumi.Input<string | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  routeTableEntryId?: pulumi.Input<string | undefined>;
}
