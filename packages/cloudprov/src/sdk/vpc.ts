// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * A private network in a region. Everything else of the network is created in it: subnets, route tables, machines, databases. Changing `cidrBlock` replaces the network, which is possible only when nothing is in it.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = new cloudprov.Vpc("shop", {
 *     cidrBlock: "10.1.0.0/16",
 *     dnsServers: ["183.60.83.19", "183.60.82.98"],
 *     tags: { team: "shop" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<network ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/vpc:Vpc example vpc-8vazrwjv
 * ```
 */
export class Vpc extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/vpc:Vpc";

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
    state?: VpcState,
    opts?: pulumi.CustomResourceOptions,
  ): Vpc {
    return new Vpc(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of Vpc, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is Vpc {
    return utilities.isInstance(obj, Vpc.__pulumiType);
  }

  /** Name of the network. */
  declare public readonly name: pulumi.Output<string>;

  /** Address range of the network: a block within 10.0.0.0/12, 172.16.0.0/12 or 192.168.0.0/16, from /12 (/16 in 192.168.0.0/16) to /28. */
  declare public readonly cidrBlock: pulumi.Output<string>;

  /** DNS servers of the network. Defaults to the platform's. Removing the property keeps the current servers. */
  declare public readonly dnsServers: pulumi.Output<string[]>;

  /** Whether multicast is enabled, which the platform must have allowed for the account. Defaults to the platform's value, which is false. */
  declare public readonly isMulticast: pulumi.Output<boolean>;

  /** Additional address ranges. Removing the property keeps the current ranges. */
  declare public readonly assistantCidrs: pulumi.Output<string[]>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Whether a Cloud Connect Network gets the range of the network instead of the ranges of its subnets. The platform must have allowed true for the account. Defaults to the platform's value, which is false. */
  declare public readonly enableRouteVpcPublish: pulumi.Output<boolean>;

  /** The same for IPv6. */
  declare public readonly enableRouteVpcPublishIpv6: pulumi.Output<boolean>;

  /** Address ranges for containers. */
  declare public readonly dockerAssistantCidrs: pulumi.Output<string[]>;

  /** Whether it is the default network of the region. */
  declare public readonly isDefault: pulumi.Output<boolean>;

  /** Creation time, in the platform's time zone. */
  declare public readonly createTime: pulumi.Output<string>;

  /** ID of the default route table of the network. */
  declare public readonly defaultRouteTableId: pulumi.Output<string | undefined>;

  /** The resource's ID. */
  declare public readonly vpcId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: VpcArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: VpcArgs | VpcState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as VpcState | undefined;
      inputs["name"] = state?.name;
      inputs["cidrBlock"] = state?.cidrBlock;
      inputs["dnsServers"] = state?.dnsServers;
      inputs["isMulticast"] = state?.isMulticast;
      inputs["assistantCidrs"] = state?.assistantCidrs;
      inputs["tags"] = state?.tags;
      inputs["enableRouteVpcPublish"] = state?.enableRouteVpcPublish;
      inputs["enableRouteVpcPublishIpv6"] = state?.enableRouteVpcPublishIpv6;
      inputs["dockerAssistantCidrs"] = state?.dockerAssistantCidrs;
      inputs["isDefault"] = state?.isDefault;
      inputs["createTime"] = state?.createTime;
      inputs["defaultRouteTableId"] = state?.defaultRouteTableId;
      inputs["vpcId"] = state?.vpcId;
    } else {
      const args = argsOrState as VpcArgs | undefined;
      inputs["name"] = args?.name;
      inputs["cidrBlock"] = args?.cidrBlock;
      inputs["dnsServers"] = args?.dnsServers;
      inputs["isMulticast"] = args?.isMulticast;
      inputs["assistantCidrs"] = args?.assistantCidrs;
      inputs["tags"] = args?.tags;
      inputs["enableRouteVpcPublish"] = args?.enableRouteVpcPublish;
      inputs["enableRouteVpcPublishIpv6"] = args?.enableRouteVpcPublishIpv6;
      inputs["vpcId"] = args?.vpcId;
      inputs["dockerAssistantCidrs"] = undefined;
      inputs["isDefault"] = undefined;
      inputs["createTime"] = undefined;
      inputs["defaultRouteTableId"] = undefined;
      utilities.requireArguments("Vpc", name, inputs, args, opts, ["cidrBlock"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(Vpc.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `Vpc.get` uses to look up an object. */
export interface VpcState {
  /** Name of the network. */
  name?: pulumi.Input<string | undefined>;
  /** Address range of the network: a block within 10.0.0.0/12, 172.16.0.0/12 or 192.168.0.0/16, from /12 (/16 in 192.168.0.0/16) to /28. */
  cidrBlock?: pulumi.Input<string | undefined>;
  /** DNS servers of the network. Defaults to the platform's. Removing the property keeps the current servers. */
  dnsServers?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Whether multicast is enabled, which the platform must have allowed for the account. Defaults to the platform's value, which is false. */
  isMulticast?: pulumi.Input<boolean | undefined>;
  /** Additional address ranges. Removing the property keeps the current ranges. */
  assistantCidrs?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Whether a Cloud Connect Network gets the range of the network instead of the ranges of its subnets. The platform must have allowed true for the account. Defaults to the platform's value, which is false. */
  enableRouteVpcPublish?: pulumi.Input<boolean | undefined>;
  /** The same for IPv6. */
  enableRouteVpcPublishIpv6?: pulumi.Input<boolean | undefined>;
  /** Address ranges for containers. */
  dockerAssistantCidrs?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Whether it is the default network of the region. */
  isDefault?: pulumi.Input<boolean | undefined>;
  /** Creation time, in the platform's time zone. */
  createTime?: pulumi.Input<string | undefined>;
  /** ID of the default route table of the network. */
  defaultRouteTableId?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  vpcId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link Vpc}. */
export interface VpcArgs {
  /** Name of the network. Between 1 and 60 characters. Defaults to a name generated from the resource's name in the program. */
  name?: pulumi.Input<string | undefined>;
  /** Address range of the network: a block within 10.0.0.0/12, 172.16.0.0/12 or 192.168.0.0/16, from /12 (/16 in 192.168.0.0/16) to /28. A change replaces the resource. `cidrBlock` must be an IPv4 block that begins with its first address, such as 10.1.0.0/16. */
  cidrBlock: pulumi.Input<string>;
  /** DNS servers of the network. Defaults to the platform's. Removing the property keeps the current servers. Between 1 and 4 elements. If omitted, the platform chooses a value. Each of `dnsServers` must be an IP address, such as 203.0.113.7. */
  dnsServers?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Whether multicast is enabled, which the platform must have allowed for the account. Defaults to the platform's value, which is false. If omitted, the platform chooses a value. */
  isMulticast?: pulumi.Input<boolean | undefined>;
  /** Additional address ranges. Removing the property keeps the current ranges. If omitted, the platform chooses a value. Each of `assistantCidrs` must be an IPv4 block that begins with its first address, such as 10.1.0.0/16. */
  assistantCidrs?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Whether a Cloud Connect Network gets the range of the network instead of the ranges of its subnets. The platform must have allowed true for the account. Defaults to the platform's value, which is false. If omitted, the platform chooses a value. */
  enableRouteVpcPublish?: pulumi.Input<boolean | undefined>;
  /** The same for IPv6. If omitted, the platform chooses a value. */
  enableRouteVpcPublishIpv6?: pulumi.Input<boolean | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  vpcId?: pulumi.Input<string | undefined>;
}
