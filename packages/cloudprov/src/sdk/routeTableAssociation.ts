// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Selects the route table of a subnet, instead of the property `routeTableId` of `Subnet`. A subnet always has one route table: deleting the resource gives it the default route table of the network. A subnet that uses another route table than the default one must be imported first.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const web = new cloudprov.RouteTableAssociation("web", {
 *     subnetId: config.require("subnetId"),
 *     routeTableId: config.require("routeTableId"),
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<subnet ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/routeTableAssociation:RouteTableAssociation example subnet-b8j03v0c
 * ```
 */
export class RouteTableAssociation extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/routeTableAssociation:RouteTableAssociation";

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
    state?: RouteTableAssociationState,
    opts?: pulumi.CustomResourceOptions,
  ): RouteTableAssociation {
    return new RouteTableAssociation(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of RouteTableAssociation, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is RouteTableAssociation {
    return utilities.isInstance(obj, RouteTableAssociation.__pulumiType);
  }

  /** ID of the subnet. */
  declare public readonly subnetId: pulumi.Output<string>;

  /** ID of the route table, which belongs to the same network as the subnet. */
  declare public readonly routeTableId: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly routeTableAssociationId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: RouteTableAssociationArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: RouteTableAssociationArgs | RouteTableAssociationState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as RouteTableAssociationState | undefined;
      inputs["subnetId"] = state?.subnetId;
      inputs["routeTableId"] = state?.routeTableId;
      inputs["routeTableAssociationId"] = state?.routeTableAssociationId;
    } else {
      const args = argsOrState as RouteTableAssociationArgs | undefined;
      inputs["subnetId"] = args?.subnetId;
      inputs["routeTableId"] = args?.routeTableId;
      inputs["routeTableAssociationId"] = args?.routeTableAssociationId;
      utilities.requireArguments("RouteTableAssociation", name, inputs, args, opts, ["subnetId", "routeTableId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(RouteTableAssociation.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `RouteTableAssociation.get` uses to look up an object. */
export interface RouteTableAssociationState {
  /** ID of the subnet. */
  subnetId?: pulumi.Input<string | undefined>;
  /** ID of the route table, which belongs to the same network as the subnet. */
  routeTableId?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  routeTableAssociationId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link RouteTableAssociation}. */
export interface RouteTableAssociationArgs {
  /** ID of the subnet. Must be the ID of a subnet, such as subnet-b8j03v0c. A change replaces the resource. */
  subnetId: pulumi.Input<string>;
  /** ID of the route table, which belongs to the same network as the subnet. Must be the ID of a route table, such as rtb-5v4yhq2m. */
  routeTableId: pulumi.Input<string>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  routeTableAssociationId?: pulumi.Input<string | undefined>;
}
