// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * Forwards a port of a NAT gateway's public address to a machine. A changed target replaces the rule: the old one is deleted first, because a port has one target, and the port is closed in between.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const ssh = new cloudprov.Dnat("ssh", {
 *     vpcId: config.require("vpcId"),
 *     natId: config.require("natGatewayId"),
 *     protocol: "TCP",
 *     elasticIp: "203.0.113.7",
 *     elasticPort: "2222",
 *     privateIp: "10.1.1.5",
 *     privatePort: "22",
 *     description: "SSH",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<protocol>://<vpcId>:<natId>@<elasticIp>:<elasticPort>`.
 *
 * ```sh
 * pulumi import cloudprov:index/dnat:Dnat example TCP://vpc-asg3sfa3:nat-1asg3t63@203.0.113.7:8080
 * ```
 */
export class Dnat extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/dnat:Dnat";

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
    state?: DnatState,
    opts?: pulumi.CustomResourceOptions,
  ): Dnat {
    return new Dnat(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of Dnat, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is Dnat {
    return utilities.isInstance(obj, Dnat.__pulumiType);
  }

  /** ID of the private network of the gateway. */
  declare public readonly vpcId: pulumi.Output<string>;

  /** ID of the NAT gateway. */
  declare public readonly natId: pulumi.Output<string>;

  /** Protocol of the traffic. */
  declare public readonly protocol: pulumi.Output<enums.DnatProtocol>;

  /** Public address that receives the traffic, which is bound to the gateway: the output `publicIp` of `Eip`. */
  declare public readonly elasticIp: pulumi.Output<string>;

  /** Port of the public address. */
  declare public readonly elasticPort: pulumi.Output<string>;

  /** Private address of the machine that gets the traffic. */
  declare public readonly privateIp: pulumi.Output<string>;

  /** Port of the machine. */
  declare public readonly privatePort: pulumi.Output<string>;

  /** Description. */
  declare public readonly description: pulumi.Output<string | undefined>;

  /** The resource's ID. */
  declare public readonly dnatId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: DnatArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: DnatArgs | DnatState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as DnatState | undefined;
      inputs["vpcId"] = state?.vpcId;
      inputs["natId"] = state?.natId;
      inputs["protocol"] = state?.protocol;
      inputs["elasticIp"] = state?.elasticIp;
      inputs["elasticPort"] = state?.elasticPort;
      inputs["privateIp"] = state?.privateIp;
      inputs["privatePort"] = state?.privatePort;
      inputs["description"] = state?.description;
      inputs["dnatId"] = state?.dnatId;
    } else {
      const args = argsOrState as DnatArgs | undefined;
      inputs["vpcId"] = args?.vpcId;
      inputs["natId"] = args?.natId;
      inputs["protocol"] = args?.protocol;
      inputs["elasticIp"] = args?.elasticIp;
      inputs["elasticPort"] = args?.elasticPort;
      inputs["privateIp"] = args?.privateIp;
      inputs["privatePort"] = args?.privatePort;
      inputs["description"] = args?.description;
      inputs["dnatId"] = args?.dnatId;
      utilities.requireArguments("Dnat", name, inputs, args, opts, ["vpcId", "natId", "protocol", "elasticIp", "elasticPort", "privateIp", "privatePort"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(Dnat.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `Dnat.get` uses to look up an object. */
export interface DnatState {
  /** ID of the private network of the gateway. */
  vpcId?: pulumi.Input<string | undefined>;
  /** ID of the NAT gateway. */
  natId?: pulumi.Input<string | undefined>;
  /** Protocol of the traffic. */
  protocol?: pulumi.Input<enums.DnatProtocol | (string & {}) | undefined>;
  /** Public address that receives the traffic, which is bound to the gateway: the output `publicIp` of `Eip`. */
  elasticIp?: pulumi.Input<string | undefined>;
  /** Port of the public address. */
  elasticPort?: pulumi.Input<string | undefined>;
  /** Private address of the machine that gets the traffic. */
  privateIp?: pulumi.Input<string | undefined>;
  /** Port of the machine. */
  privatePort?: pulumi.Input<string | undefined>;
  /** Description. */
  description?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  dnatId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link Dnat}. */
export interface DnatArgs {
  /** ID of the private network of the gateway. Must be the ID of a private network, such as vpc-8vazrwjv. A change replaces the resource. */
  vpcId: pulumi.Input<string>;
  /** ID of the NAT gateway. Must be the ID of a NAT gateway, such as nat-1asg3t63. A change replaces the resource. */
  natId: pulumi.Input<string>;
  /** Protocol of the traffic. One of `TCP` or `UDP`. A change replaces the resource. */
  protocol: pulumi.Input<enums.DnatProtocol | (string & {})>;
  /** Public address that receives the traffic, which is bound to the gateway: the output `publicIp` of `Eip`. A change replaces the resource. `elasticIp` must be an IP address, such as 203.0.113.7. */
  elasticIp: pulumi.Input<string>;
  /** Port of the public address. A change replaces the resource. `elasticPort` must be a port from 1 to 65535. */
  elasticPort: pulumi.Input<string>;
  /** Private address of the machine that gets the traffic. A change replaces the resource. `privateIp` must be an IP address, such as 203.0.113.7. */
  privateIp: pulumi.Input<string>;
  /** Port of the machine. A change replaces the resource. `privatePort` must be a port from 1 to 65535. */
  privatePort: pulumi.Input<string>;
  /** Description. */
  description?: pulumi.Input<string | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  dnatId?: pulumi.Input<string | undefined>;
}
