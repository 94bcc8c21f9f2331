// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networks.ts";
import * as utilities from "./utilities.ts";

/**
 * An elastic network interface: private addresses of a subnet that move with it from one machine to another. `EniAttachment` attaches it. Changing `vpcId` or `subnetId` replaces the interface, which loses its addresses.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const web = new cloudprov.Eni("web", {
 *     vpcId: config.require("vpcId"),
 *     subnetId: config.require("subnetId"),
 *     orderlySecurityGroups: [config.require("securityGroupId")],
 *     ipv4Count: 2,
 *     tags: { team: "shop" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<network interface ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/eni:Eni example eni-qka182br
 * ```
 */
export class Eni extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/eni:Eni";

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
    state?: EniState,
    opts?: pulumi.CustomResourceOptions,
  ): Eni {
    return new Eni(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of Eni, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is Eni {
    return utilities.isInstance(obj, Eni.__pulumiType);
  }

  /** Name of the interface. */
  declare public readonly name: pulumi.Output<string>;

  /** ID of the private network. */
  declare public readonly vpcId: pulumi.Output<string>;

  /** ID of the subnet, from which the interface gets its addresses. */
  declare public readonly subnetId: pulumi.Output<string>;

  /** Description. */
  declare public readonly description: pulumi.Output<string>;

  /** IDs of the security groups, in the order in which their rules apply. An interface needs at least one to be attached. Removing the property keeps the current groups. */
  declare public readonly orderlySecurityGroups: pulumi.Output<string[]>;

  /** The private addresses, of which one is primary. Removing one also unbinds a public address from it. */
  declare public readonly ipv4s: pulumi.Output<types.output.EniIpv4[] | undefined>;

  /** Number of private addresses, including the primary one, which the platform chooses. A smaller number removes addresses that no public address is bound to. */
  declare public readonly ipv4Count: pulumi.Output<number | undefined>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** MAC address. */
  declare public readonly mac: pulumi.Output<string>;

  /** State, such as `AVAILABLE`. */
  declare public readonly state: pulumi.Output<string>;

  /** Whether it is the first interface of a machine. */
  declare public readonly primary: pulumi.Output<boolean>;

  /** Creation time, in the platform's time zone. */
  declare public readonly createTime: pulumi.Output<string>;

  /** All private addresses, including those that other products of the platform have added. */
  declare public readonly ipv4Infos: pulumi.Output<types.output.EniIpv4Info[]>;

  /** ID of the dedicated cluster. Empty for an interface in a public zone. */
  declare public readonly cdcId: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly eniId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: EniArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: EniArgs | EniState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as EniState | undefined;
      inputs["name"] = state?.name;
      inputs["vpcId"] = state?.vpcId;
      inputs["subnetId"] = state?.subnetId;
      inputs["description"] = state?.description;
      inputs["orderlySecurityGroups"] = state?.orderlySecurityGroups;
      inputs["ipv4s"] = state?.ipv4s;
      inputs["ipv4Count"] = state?.ipv4Count;
      inputs["tags"] = state?.tags;
      inputs["mac"] = state?.mac;
      inputs["state"] = state?.state;
      inputs["primary"] = state?.primary;
      inputs["createTime"] = state?.createTime;
      inputs["ipv4Infos"] = state?.ipv4Infos;
      inputs["cdcId"] = state?.cdcId;
      inputs["eniId"] = state?.eniId;
    } else {
      const args = argsOrState as EniArgs | undefined;
      inputs["name"] = args?.name;
      inputs["vpcId"] = args?.vpcId;
      inputs["subnetId"] = args?.subnetId;
      inputs["description"] = args?.description;
      inputs["orderlySecurityGroups"] = args?.orderlySecurityGroups;
      inputs["ipv4s"] = args?.ipv4s;
      inputs["ipv4Count"] = args?.ipv4Count;
      inputs["tags"] = args?.tags;
      inputs["eniId"] = args?.eniId;
      inputs["mac"] = undefined;
      inputs["state"] = undefined;
      inputs["primary"] = undefined;
      inputs["createTime"] = undefined;
      inputs["ipv4Infos"] = undefined;
      inputs["cdcId"] = undefined;
      utilities.requireArguments("Eni", name, inputs, args, opts, ["vpcId", "subnetId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(Eni.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `Eni.get` uses to look up an object. */
export interface EniState {
  /** Name of the interface. */
  name?: pulumi.Input<string | undefined>;
  /** ID of the private network. */
  vpcId?: pulumi.Input<string | undefined>;
  /** ID of the subnet, from which the interface gets its addresses. */
  subnetId?: pulumi.Input<string | undefined>;
  /** Description. */
  description?: pulumi.Input<string | undefined>;
  /** IDs of the security groups, in the order in which their rules apply. An interface needs at least one to be attached. Removing the property keeps the current groups. */
  orderlySecurityGroups?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** The private addresses, of which one is primary. Removing one also unbinds a public address from it. */
  ipv4s?: pulumi.Input<pulumi.Input<types.input.EniIpv4>[] | undefined>;
  /** Number of private addresses, including the primary one, which the platform chooses. A smaller number removes addresses that no public address is bound to. */
  ipv4Count?: pulumi.Input<number | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** MAC address. */
  mac?: pulumi.Input<string | undefined>;
  /** State, such as `AVAILABLE`. */
  state?: pulumi.Input<string | undefined>;
  /** Whether it is the first interface of a machine. */
  primary?: pulumi.Input<boolean | undefined>;
  /** Creation time, in the platform's time zone. */
  createTime?: pulumi.Input<string | undefined>;
  /** All private addresses, including those that other products of the platform have added. */
  ipv4Infos?: pulumi.Input<pulumi.Input<types.input.EniIpv4Info>[] | undefined>;
  /** ID of the dedicated cluster. Empty for an interface in a public zone. */
  cdcId?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  eniId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link Eni}. */
export interface EniArgs {
  /** Name of the interface. Between 1 and 60 characters. Defaults to a name generated from the resource's name in the program. */
  name?: pulumi.Input<string | undefined>;
  /** ID of the private network. Must be the ID of a private network, such as vpc-8vazrwjv. A change replaces the resource. */
  vpcId: pulumi.Input<string>;
  /** ID of the subnet, from which the interface gets its addresses. Must be the ID of a subnet, such as subnet-b8j03v0c. A change replaces the resource. */
  subnetId: pulumi.Input<string>;
  /** Description. At most 60 characters. Defaults to an empty string. */
  description?: pulumi.Input<string | undefined>;
  /** IDs of the security groups, in the order in which their rules apply. An interface needs at least one to be attached. Removing the property keeps the current groups. If omitted, the platform chooses a value. */
  orderlySecurityGroups?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** The private addresses, of which one is primary. Removing one also unbinds a public address from it. Between 1 and 30 elements. Exactly one of `ipv4Count` or `ipv4s` must be set. Exactly one of `ipv4s` is primary, and no address is repeated. */
  ipv4s?: pulumi.Input<pulumi.Input<types.input.EniIpv4>[] | undefined>;
  /** Number of private addresses, including the primary one, which the platform chooses. A smaller number removes addresses that no public address is bound to. Between 1 and 30. Exactly one of `ipv4Count` or `ipv4s` must be set. */
  ipv4Count?: pulumi.Input<number | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  eniId?: pulumi.Input<string | undefined>;
}
