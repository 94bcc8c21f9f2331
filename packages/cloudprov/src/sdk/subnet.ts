// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * A range of addresses of a private network, in one availability zone. Machines, databases and load balancers get their private addresses from it. Changing `cidrBlock`, `availabilityZone`, `vpcId` or `cdcId` replaces the subnet, which is possible only when nothing is in it.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = new cloudprov.Vpc("shop", { cidrBlock: "10.1.0.0/16" });
 * const web = new cloudprov.Subnet("web", {
 *     vpcId: shop.id,
 *     availabilityZone: "ap-guangzhou-3",
 *     cidrBlock: "10.1.1.0/24",
 *     tags: { team: "shop" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<subnet ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/subnet:Subnet example subnet-b8j03v0c
 * ```
 */
export class Subnet extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/subnet:Subnet";

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
    state?: SubnetState,
    opts?: pulumi.CustomResourceOptions,
  ): Subnet {
    return new Subnet(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of Subnet, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is Subnet {
    return utilities.isInstance(obj, Subnet.__pulumiType);
  }

  /** Name of the subnet. */
  declare public readonly name: pulumi.Output<string>;

  /** ID of the private network. */
  declare public readonly vpcId: pulumi.Output<string>;

  /** Availability zone, such as `ap-guangzhou-3`. `getAvailabilityZonesByProduct` lists the zones of the region. */
  declare public readonly availabilityZone: pulumi.Output<string>;

  /** Address range of the subnet: a block from /16 to /28 within the range or an additional range of the network. Subnets of a network must not overlap. */
  declare public readonly cidrBlock: pulumi.Output<string>;

  /** Whether the subnet forwards broadcasts, in spite of its name. Defaults to the platform's value, which is false. */
  declare public readonly isMulticast: pulumi.Output<boolean>;

  /** ID of the dedicated cluster for a subnet in one. Default: the subnet is in the public zone. */
  declare public readonly cdcId: pulumi.Output<string | undefined>;

  /** ID of the route table, which belongs to the same network. Defaults to the network's default route table. Removing the property keeps the current one. */
  declare public readonly routeTableId: pulumi.Output<string>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Whether it is the default subnet of the zone. */
  declare public readonly isDefault: pulumi.Output<boolean>;

  /** Number of addresses that are not used. */
  declare public readonly availableIpCount: pulumi.Output<number>;

  /** Creation time, in the platform's time zone. */
  declare public readonly createTime: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly subnetId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: SubnetArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: SubnetArgs | SubnetState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as SubnetState | undefined;
      inputs["name"] = state?.name;
      inputs["vpcId"] = state?.vpcId;
      inputs["availabilityZone"] = state?.availabilityZone;
      inputs["cidrBlock"] = state?.cidrBlock;
      inputs["isMulticast"] = state?.isMulticast;
      inputs["cdcId"] = state?.cdcId;
      inputs["routeTableId"] = state?.routeTableId;
      inputs["tags"] = state?.tags;
      inputs["isDefault"] = state?.isDefault;
      inputs["availableIpCount"] = state?.availableIpCount;
      inputs["createTime"] = state?.createTime;
      inputs["subnetId"] = state?.subnetId;
    } else {
      const args = argsOrState as SubnetArgs | undefined;
      inputs["name"] = args?.name;
      inputs["vpcId"] = args?.vpcId;
      inputs["availabilityZone"] = args?.availabilityZone;
      inputs["cidrBlock"] = args?.cidrBlock;
      inputs["isMulticast"] = args?.isMulticast;
      inputs["cdcId"] = args?.cdcId;
      inputs["routeTableId"] = args?.routeTableId;
      inputs["tags"] = args?.tags;
      inputs["subnetId"] = args?.subnetId;
      inputs["isDefault"] = undefined;
      inputs["availableIpCount"] = undefined;
      inputs["createTime"] = undefined;
      utilities.requireArguments("Subnet", name, inputs, args, opts, ["vpcId", "availabilityZone", "cidrBlock"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(Subnet.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `Subnet.get` uses to look up an object. */
export interface SubnetState {
  /** Name of the subnet. */
  name?: pulumi.Input<string | undefined>;
  /** ID of the private network. */
  vpcId?: pulumi.Input<string | undefined>;
  /** Availability zone, such as `ap-guangzhou-3`. `getAvailabilityZonesByProduct` lists the zones of the region. */
  availabilityZone?: pulumi.Input<string | undefined>;
  /** Address range of the subnet: a block from /16 to /28 within the range or an additional range of the network. Subnets of a network must not overlap. */
  cidrBlock?: pulumi.Input<string | undefined>;
  /** Whether the subnet forwards broadcasts, in spite of its name. Defaults to the platform's value, which is false. */
  isMulticast?: pulumi.Input<boolean | undefined>;
  /** ID of the dedicated cluster for a subnet in one. Default: the subnet is in the public zone. */
  cdcId?: pulumi.Input<string | undefined>;
  /** ID of the route table, which belongs to the same network. Defaults to the network's default route table. Removing the property keeps the current one. */
  routeTableId?: pulumi.Input<string | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Whether it is the default subnet of the zone. */
  isDefault?: pulumi.Input<boolean | undefined>;
  /** Number of addresses that are not used. */
  availableIpCount?: pulumi.Input<number | undefined>;
  /** Creation time, in the platform's time zone. */
  createTime?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  subnetId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link Subnet}. */
export interface SubnetArgs {
  /** Name of the subnet. Between 1 and 60 characters. Defaults to a name generated from the resource's name in the program. */
  name?: pulumi.Input<string | undefined>;
  /** ID of the private network. Must be the ID of a private network, such as vpc-8vazrwjv. A change replaces the resource. */
  vpcId: pulumi.Input<string>;
  /** Availability zone, such as `ap-guangzhou-3`. `getAvailabilityZonesByProduct` lists the zones of the region. Must not be empty. A change replaces the resource. */
  availabilityZone: pulumi.Input<string>;
  /** Address range of the subnet: a block from /16 to /28 within the range or an additional range of the network. Subnets of a network must not overlap. A change replaces the resource. `cidrBlock` must be an IPv4 block that begins with its first address, such as 10.1.0.0/16. `cidrBlock` must be a block from /16 to /28. */
  cidrBlock: pulumi.Input<string>;
  /** Whether the subnet forwards broadcasts, in spite of its name. Defaults to the platform's value, which is false. If omitted, the platform chooses a value. */
  isMulticast?: pulumi.Input<boolean | undefined>;
  /** ID of the dedicated cluster for a subnet in one. Default: the subnet is in the public zone. A change replaces the resource. */
  cdcId?: pulumi.Input<string | undefined>;
  /** ID of the route table, which belongs to the same network. Defaults to the network's default route table. Removing the property keeps the current one. Must be the ID of a route table, such as rtb-5v4yhq2m. If omitted, the platform chooses a value. */
  routeTableId?: pulumi.Input<string | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  subnetId?: pulumi.Input<string | undefined>;
}
