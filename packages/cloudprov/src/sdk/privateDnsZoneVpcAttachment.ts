// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/private-dns.ts";
import * as utilities from "./utilities.ts";

/**
 * Binds a network to a private zone, so that the zone is visible in it. Do not use it for a zone whose program sets `vpcSets` or `accountVpcSets`.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = new cloudprov.Vpc("shop", { cidrBlock: "10.0.0.0/16" });
 * const internal = new cloudprov.PrivateDnsZone("internal", { domain: "internal.example.com" });
 * const visible = new cloudprov.PrivateDnsZoneVpcAttachment("shop", {
 *     zoneId: internal.id,
 *     vpcSet: { uniqVpcId: shop.id, region: "ap-guangzhou" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<zoneId>#<uniqVpcId>`.
 *
 * ```sh
 * pulumi import cloudprov:index/privateDnsZoneVpcAttachment:PrivateDnsZoneVpcAttachment example 'zone-xjg6zr2h#vpc-8vazrwjv'
 * ```
 */
export class PrivateDnsZoneVpcAttachment extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/privateDnsZoneVpcAttachment:PrivateDnsZoneVpcAttachment";

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
    state?: PrivateDnsZoneVpcAttachmentState,
    opts?: pulumi.CustomResourceOptions,
  ): PrivateDnsZoneVpcAttachment {
    return new PrivateDnsZoneVpcAttachment(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of PrivateDnsZoneVpcAttachment, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is PrivateDnsZoneVpcAttachment {
    return utilities.isInstance(obj, PrivateDnsZoneVpcAttachment.__pulumiType);
  }

  /** ID of the zone, `zone-...`. */
  declare public readonly zoneId: pulumi.Output<string>;

  /** A network of the account. */
  declare public readonly vpcSet: pulumi.Output<types.output.PrivateDnsZoneVpcAttachmentVpcSet | undefined>;

  /** A network of another account. */
  declare public readonly accountVpcSet: pulumi.Output<types.output.PrivateDnsZoneVpcAttachmentAccountVpcSet | undefined>;

  /** The resource's ID. */
  declare public readonly privateDnsZoneVpcAttachmentId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: PrivateDnsZoneVpcAttachmentArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: PrivateDnsZoneVpcAttachmentArgs | PrivateDnsZoneVpcAttachmentState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as PrivateDnsZoneVpcAttachmentState | undefined;
      inputs["zoneId"] = state?.zoneId;
      inputs["vpcSet"] = state?.vpcSet;
      inputs["accountVpcSet"] = state?.accountVpcSet;
      inputs["privateDnsZoneVpcAttachmentId"] = state?.privateDnsZoneVpcAttachmentId;
    } else {
      const args = argsOrState as PrivateDnsZoneVpcAttachmentArgs | undefined;
      inputs["zoneId"] = args?.zoneId;
      inputs["vpcSet"] = args?.vpcSet;
      inputs["accountVpcSet"] = args?.accountVpcSet;
      inputs["privateDnsZoneVpcAttachmentId"] = args?.privateDnsZoneVpcAttachmentId;
      utilities.requireArguments("PrivateDnsZoneVpcAttachment", name, inputs, args, opts, ["zoneId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(PrivateDnsZoneVpcAttachment.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `PrivateDnsZoneVpcAttachment.get` uses to look up an object. */
export interface PrivateDnsZoneVpcAttachmentState {
  /** ID of the zone, `zone-...`. */
  zoneId?: pulumi.Input<string | undefined>;
  /** A network of the account. */
  vpcSet?: pulumi.Input<types.input.PrivateDnsZoneVpcAttachmentVpcSet | undefined>;
  /** A network of another account. */
  accountVpcSet?: pulumi.Input<types.input.PrivateDnsZoneVpcAttachmentAccountVpcSet | undefined>;
  /** The resource's ID. */
  privateDnsZoneVpcAttachmentId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link PrivateDnsZoneVpcAttachment}. */
export interface PrivateDnsZoneVpcAttachmentArgs {
  /** ID of the zone, `zone-...`. Must be the ID of a private zone, such as zone-xjg6zr2h. A change replaces the resource. */
  zoneId: pulumi.Input<string>;
  /** A network of the account. A change replaces the resource. Exactly one of `vpcSet` or `accountVpcSet` must be set. */
  vpcSet?: pulumi.Input<types.input.PrivateDnsZoneVpcAttachmentVpcSet | undefined>;
  /** A network of another account. A change replaces the resource. Exactly one of `vpcSet` or `accountVpcSet` must be set. */
  accountVpcSet?: pulumi.Input<types.input.PrivateDnsZoneVpcAttachmentAccountVpcSet | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  privateDnsZoneVpcAttachmentId?: pulumi.Input<string | undefined>;
}
