// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * A network ACL: a list of rules for the traffic that enters and leaves subnets, which `VpcAclAttachment` selects. Unlike a security group, it applies to whole subnets, and a rule for requests does not allow the responses. A list without rules rejects all IPv4 traffic. Deleting the list frees its subnets.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const web = new cloudprov.VpcAcl("web", {
 *     vpcId: config.require("vpcId"),
 *     ingresses: ["ACCEPT#0.0.0.0/0#443#TCP#HTTPS"],
 *     egresses: ["ACCEPT#0.0.0.0/0#ALL#ALL"],
 *     tags: { team: "shop" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<network ACL ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/vpcAcl:VpcAcl example acl-mijp2oyu
 * ```
 */
export class VpcAcl extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/vpcAcl:VpcAcl";

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
    state?: VpcAclState,
    opts?: pulumi.CustomResourceOptions,
  ): VpcAcl {
    return new VpcAcl(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of VpcAcl, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is VpcAcl {
    return utilities.isInstance(obj, VpcAcl.__pulumiType);
  }

  /** ID of the private network. */
  declare public readonly vpcId: pulumi.Output<string>;

  /** Name of the list. */
  declare public readonly name: pulumi.Output<string>;

  /** Rules for incoming traffic, such as `ACCEPT#10.0.0.0/8#80-90#TCP`. The first rule that matches decides. Traffic that matches none is rejected. */
  declare public readonly ingresses: pulumi.Output<string[] | undefined>;

  /** The same for outgoing traffic. */
  declare public readonly egresses: pulumi.Output<string[] | undefined>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Creation time, in the platform's time zone. */
  declare public readonly createTime: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly vpcAclId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: VpcAclArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: VpcAclArgs | VpcAclState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as VpcAclState | undefined;
      inputs["vpcId"] = state?.vpcId;
      inputs["name"] = state?.name;
      inputs["ingresses"] = state?.ingresses;
      inputs["egresses"] = state?.egresses;
      inputs["tags"] = state?.tags;
      inputs["createTime"] = state?.createTime;
      inputs["vpcAclId"] = state?.vpcAclId;
    } else {
      const args = argsOrState as VpcAclArgs | undefined;
      inputs["vpcId"] = args?.vpcId;
      inputs["name"] = args?.name;
      inputs["ingresses"] = args?.ingresses;
      inputs["egresses"] = args?.egresses;
      inputs["tags"] = args?.tags;
      inputs["vpcAclId"] = args?.vpcAclId;
      inputs["createTime"] = undefined;
      utilities.requireArguments("VpcAcl", name, inputs, args, opts, ["vpcId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(VpcAcl.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `VpcAcl.get` uses to look up an object. */
export interface VpcAclState {
  /** ID of the private network. */
  vpcId?: pulumi.Input<string | undefined>;
  /** Name of the list. */
  name?: pulumi.Input<string | undefined>;
  /** Rules for incoming traffic, such as `ACCEPT#10.0.0.0/8#80-90#TCP`. The first rule that matches decides. Traffic that matches none is rejected. */
  ingresses?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** The same for outgoing traffic. */
  egresses?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Creation time, in the platform's time zone. */
  createTime?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  vpcAclId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link VpcAcl}. */
export interface VpcAclArgs {
  /** ID of the private network. Must be the ID of a private network, such as vpc-8vazrwjv. A change replaces the resource. */
  vpcId: pulumi.Input<string>;
  /** Name of the list. Between 1 and 60 characters. Defaults to a name generated from the resource's name in the program. */
  name?: pulumi.Input<string | undefined>;
  /** Rules for incoming traffic, such as `ACCEPT#10.0.0.0/8#80-90#TCP`. The first rule that matches decides. Traffic that matches none is rejected. Each of `ingresses` must have the form ACTION#CIDR#PORT#PROTOCOL or ACTION#CIDR#PORT#PROTOCOL#DESCRIPTION. */
  ingresses?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** The same for outgoing traffic. Each of `egresses` must have the form ACTION#CIDR#PORT#PROTOCOL or ACTION#CIDR#PORT#PROTOCOL#DESCRIPTION. */
  egresses?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  vpcAclId?: pulumi.Input<string | undefined>;
}
