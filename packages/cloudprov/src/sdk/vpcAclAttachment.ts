// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * Gives a subnet a network ACL. A subnet has at most one: a changed attachment is deleted before the new one is created, and traffic is not filtered in between.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const web = new cloudprov.VpcAclAttachment("web", {
 *     aclId: config.require("aclId"),
 *     subnetId: config.require("subnetId"),
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<aclId>#<subnetId>`.
 *
 * ```sh
 * pulumi import cloudprov:index/vpcAclAttachment:VpcAclAttachment example 'acl-eotx5qsg#subnet-91x0geu6'
 * ```
 */
export class VpcAclAttachment extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/vpcAclAttachment:VpcAclAttachment";

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
    state?: VpcAclAttachmentState,
    opts?: pulumi.CustomResourceOptions,
  ): VpcAclAttachment {
    return new VpcAclAttachment(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of VpcAclAttachment, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is VpcAclAttachment {
    return utilities.isInstance(obj, VpcAclAttachment.__pulumiType);
  }

  /** ID of the network ACL, `acl-...`. */
  declare public readonly aclId: pulumi.Output<string>;

  /** ID of the subnet, `subnet-...`, in the network of the ACL. */
  declare public readonly subnetId: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly vpcAclAttachmentId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: VpcAclAttachmentArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: VpcAclAttachmentArgs | VpcAclAttachmentState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as VpcAclAttachmentState | undefined;
      inputs["aclId"] = state?.aclId;
      inputs["subnetId"] = state?.subnetId;
      inputs["vpcAclAttachmentId"] = state?.vpcAclAttachmentId;
    } else {
      const args = argsOrState as VpcAclAttachmentArgs | undefined;
      inputs["aclId"] = args?.aclId;
      inputs["subnetId"] = args?.subnetId;
      inputs["vpcAclAttachmentId"] = args?.vpcAclAttachmentId;
      utilities.requireArguments("VpcAclAttachment", name, inputs, args, opts, ["aclId", "subnetId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(VpcAclAttachment.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `VpcAclAttachment.get` uses to look up an object. */
export interface VpcAclAttachmentState {
  /** ID of the network ACL, `acl-...`. */
  aclId?: pulumi.Input<string | undefined>;
  /** ID of the subnet, `subnet-...`, in the network of the ACL. */
  subnetId?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  vpcAclAttachmentId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link VpcAclAttachment}. */
export interface VpcAclAttachmentArgs {
  /** ID of the network ACL, `acl-...`. Must be the ID of a network ACL, such as acl-mijp2oyu. A change replaces the resource. */
  aclId: pulumi.Input<string>;
  /** ID of the subnet, `subnet-...`, in the network of the ACL. Must be the ID of a subnet, such as subnet-b8j03v0c. A change replaces the resource. */
  subnetId: pulumi.Input<string>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  vpcAclAttachmentId?: pulumi.Input<string | undefined>;
}
