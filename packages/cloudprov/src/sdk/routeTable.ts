// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * A route table of a private network: where the traffic of its subnets goes. `RouteTableEntry` adds its entries, and `RouteTableAssociation` or the property `routeTableId` of `Subnet` selects its subnets. Each network has a default route table, whose ID is the output `defaultRouteTableId` of `Vpc`.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = new cloudprov.Vpc("shop", { cidrBlock: "10.1.0.0/16" });
 * const web = new cloudprov.RouteTable("web", { vpcId: shop.id, tags: { team: "shop" } });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<route table ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/routeTable:RouteTable example rtb-b050fg94
 * ```
 */
export class RouteTable extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/routeTable:RouteTable";

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
    state?: RouteTableState,
    opts?: pulumi.CustomResourceOptions,
  ): RouteTable {
    return new RouteTable(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of RouteTable, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is RouteTable {
    return utilities.isInstance(obj, RouteTable.__pulumiType);
  }

  /** Name of the route table. */
  declare public readonly name: pulumi.Output<string>;

  /** ID of the private network. */
  declare public readonly vpcId: pulumi.Output<string>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** IDs of the subnets that use the route table, when it was read last. */
  declare public readonly subnetIds: pulumi.Output<string[]>;

  /** IDs of the entries when the route table was read last, as `RouteTableEntry` has them: `<number>.<route table ID>`. They include the platform's entries, and IPv6 entries, whose number is 0. */
  declare public readonly routeEntryIds: pulumi.Output<string[]>;

  /** Whether it is the default route table of the network. */
  declare public readonly isDefault: pulumi.Output<boolean>;

  /** Creation time, in the platform's time zone. */
  declare public readonly createTime: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly routeTableId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: RouteTableArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: RouteTableArgs | RouteTableState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as RouteTableState | undefined;
      inputs["name"] = state?.name;
      inputs["vpcId"] = state?.vpcId;
      inputs["tags"] = state?.tags;
      inputs["subnetIds"] = state?.subnetIds;
      inputs["routeEntryIds"] = state?.routeEntryIds;
      inputs["isDefault"] = state?.isDefault;
      inputs["createTime"] = state?.createTime;
      inputs["routeTableId"] = state?.routeTableId;
    } else {
      const args = argsOrState as RouteTableArgs | undefined;
      inputs["name"] = args?.name;
      inputs["vpcId"] = args?.vpcId;
      inputs["tags"] = args?.tags;
      inputs["routeTableId"] = args?.routeTableId;
      inputs["subnetIds"] = undefined;
      inputs["routeEntryIds"] = undefined;
      inputs["isDefault"] = undefined;
      inputs["createTime"] = undefined;
      utilities.requireArguments("RouteTable", name, inputs, args, opts, ["vpcId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(RouteTable.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `RouteTable.get` uses to look up an object. */
export interface RouteTableState {
  /** Name of the route table. */
  name?: pulumi.Input<string | undefined>;
  /** ID of the private network. */
  vpcId?: pulumi.Input<string | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** IDs of the subnets that use the route table, when it was read last. */
  subnetIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** IDs of the entries when the route table was read last, as `RouteTableEntry` has them: `<number>.<route table ID>`. They include the platform's entries, and IPv6 entries, whose number is 0. */
  routeEntryIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Whether it is the default route table of the network. */
  isDefault?: pulumi.Input<boolean | undefined>;
  /** Creation time, in the platform's time zone. */
  createTime?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  routeTableId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link RouteTable}. */
export interface RouteTableArgs {
  /** Name of the route table. Between 1 and 60 characters. Defaults to a name generated from the resource's name in the program. */
  name?: pulumi.Input<string | undefined>;
  /** ID of the private network. Must be the ID of a private network, such as vpc-8vazrwjv. A change replaces the resource. */
  vpcId: pulumi.Input<string>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  routeTableId?: pulumi.Input<string | undefined>;
}
