// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Binds an elastic IP address to an instance, a load balancer or a network interface. An address can be bound once: an existing binding is unbound before a changed one is created.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const web = new cloudprov.EipAssociation("web", {
 *     eipId: config.require("eipId"),
 *     instanceId: config.require("machineId"),
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<address ID>::<instance ID> or <address ID>::<network interface ID>::<private IP address>`.
 *
 * ```sh
 * pulumi import cloudprov:index/eipAssociation:EipAssociation example eip-nyvf60va::ins-0cxjwrog
 * ```
 */
export class EipAssociation extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/eipAssociation:EipAssociation";

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
    state?: EipAssociationState,
    opts?: pulumi.CustomResourceOptions,
  ): EipAssociation {
    return new EipAssociation(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of EipAssociation, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is EipAssociation {
    return utilities.isInstance(obj, EipAssociation.__pulumiType);
  }

  /** ID of the address, `eip-...`. */
  declare public readonly eipId: pulumi.Output<string>;

  /** ID of the instance, such as a machine (`ins-...`) or a load balancer (`lb-...`). For a NAT gateway, list the address in the gateway instead. */
  declare public readonly instanceId: pulumi.Output<string>;

  /** ID of the network interface, `eni-...`. Requires `privateIp`. */
  declare public readonly networkInterfaceId: pulumi.Output<string>;

  /** Private IP address of the network interface that the address is bound to. */
  declare public readonly privateIp: pulumi.Output<string>;

  /** ID of the dedicated cluster (CDC) of the address, if it belongs to one. */
  declare public readonly cdcId: pulumi.Output<string | undefined>;

  /** The resource's ID. */
  declare public readonly eipAssociationId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: EipAssociationArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: EipAssociationArgs | EipAssociationState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as EipAssociationState | undefined;
      inputs["eipId"] = state?.eipId;
      inputs["instanceId"] = state?.instanceId;
      inputs["networkInterfaceId"] = state?.networkInterfaceId;
      inputs["privateIp"] = state?.privateIp;
      inputs["cdcId"] = state?.cdcId;
      inputs["eipAssociationId"] = state?.eipAssociationId;
    } else {
      const args = argsOrState as EipAssociationArgs | undefined;
      inputs["eipId"] = args?.eipId;
      inputs["instanceId"] = args?.instanceId;
      inputs["networkInterfaceId"] = args?.networkInterfaceId;
      inputs["privateIp"] = args?.privateIp;
      inputs["eipAssociationId"] = args?.eipAssociationId;
      inputs["cdcId"] = undefined;
      utilities.requireArguments("EipAssociation", name, inputs, args, opts, ["eipId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(EipAssociation.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `EipAssociation.get` uses to look up an object. */
export interface EipAssociationState {
  /** ID of the address, `eip-...`. */
  eipId?: pulumi.Input<string | undefined>;
  /** ID of the instance, such as a machine (`ins-...`) or a load balancer (`lb-...`). For a NAT gateway, list the address in the gateway instead. */
  instanceId?: pulumi.Input<string | undefined>;
  /** ID of the network interface, `eni-...`. Requires `privateIp`. */
  networkInterfaceId?: pulumi.Input<string | undefined>;
  /** Private IP address of the network interface that the address is bound to. */
  privateIp?: pulumi.Input<string | undefined>;
  /** ID of the dedicated cluster (CDC) of the address, if it belongs to one. */
  cdcId?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  eipAssociationId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link EipAssociation}. */
export interface EipAssociationArgs {
  /** ID of the address, `eip-...`. Must be the ID of an elastic IP address, such as eip-nyvf60va. A change replaces the resource. */
  eipId: pulumi.Input<string>;
  /** ID of the instance, such as a machine (`ins-...`) or a load balancer (`lb-...`). For a NAT gateway, list the address in the gateway instead. Between 1 and 25 characters. If omitted, the platform chooses a value. A change replaces the resource. Exactly one of `instanceId` or `networkInterfaceId` must be set. */
  instanceId?: pulumi.Input<string | undefined>;
  /** ID of the network interface, `eni-...`. Requires `privateIp`. Between 1 and 25 characters. If omitted, the platform chooses a value. A change replaces the resource. Exactly one of `instanceId` or `networkInterfaceId` must be set. `networkInterfaceId` and `privateIp` must be set together or not at all. */
  networkInterfaceId?: pulumi.Input<string | undefined>;
  /** Private IP address of the network interface that the address is bound to. Between 7 and 25 characters. If omitted, the platform chooses a value. A change replaces the resource. `networkInterfaceId` and `privateIp` must be set together or not at all. */
  privateIp?: pulumi.Input<string | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  eipAssociationId?: pulumi.Input<string | undefined>;
}
