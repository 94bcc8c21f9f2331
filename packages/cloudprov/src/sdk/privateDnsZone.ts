// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/private-dns.ts";
import * as utilities from "./utilities.ts";

/**
 * A private zone: a domain whose records are visible only in the networks that it is bound to. Several zones can have the same domain in different networks. Deleting a zone unbinds its networks and deletes its records.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = new cloudprov.Vpc("shop", { cidrBlock: "10.0.0.0/16" });
 * const internal = new cloudprov.PrivateDnsZone("internal", {
 *     domain: "internal.example.com",
 *     vpcSets: [{ uniqVpcId: shop.id, region: "ap-guangzhou" }],
 *     tags: { team: "shop" },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<zone ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/privateDnsZone:PrivateDnsZone example zone-xjg6zr2h
 * ```
 */
export class PrivateDnsZone extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/privateDnsZone:PrivateDnsZone";

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
    state?: PrivateDnsZoneState,
    opts?: pulumi.CustomResourceOptions,
  ): PrivateDnsZone {
    return new PrivateDnsZone(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of PrivateDnsZone, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is PrivateDnsZone {
    return utilities.isInstance(obj, PrivateDnsZone.__pulumiType);
  }

  /** Domain of the zone, such as `internal.example.com`. */
  declare public readonly domain: pulumi.Output<string>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Networks of the account in which the zone is visible. */
  declare public readonly vpcSets: pulumi.Output<types.output.PrivateDnsZoneVpcSet[]>;

  /** Remark on the zone. */
  declare public readonly remark: pulumi.Output<string | undefined>;

  /** Whether names that the zone does not contain are looked up in the public DNS: `ENABLED` or `DISABLED`. */
  declare public readonly dnsForwardStatus: pulumi.Output<enums.PrivateDnsZoneDnsForwardStatus>;

  /** Networks of other accounts in which the zone is visible. */
  declare public readonly accountVpcSets: pulumi.Output<types.output.PrivateDnsZoneAccountVpcSet[]>;

  /** Whether the target of a CNAME record is resolved together with the record: `ENABLED` or `DISABLED`. */
  declare public readonly cnameSpeedupStatus: pulumi.Output<enums.PrivateDnsZoneCnameSpeedupStatus>;

  /** The resource's ID. */
  declare public readonly privateDnsZoneId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: PrivateDnsZoneArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: PrivateDnsZoneArgs | PrivateDnsZoneState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as PrivateDnsZoneState | undefined;
      inputs["domain"] = state?.domain;
      inputs["tags"] = state?.tags;
      inputs["vpcSets"] = state?.vpcSets;
      inputs["remark"] = state?.remark;
      inputs["dnsForwardStatus"] = state?.dnsForwardStatus;
      inputs["accountVpcSets"] = state?.accountVpcSets;
      inputs["cnameSpeedupStatus"] = state?.cnameSpeedupStatus;
      inputs["privateDnsZoneId"] = state?.privateDnsZoneId;
    } else {
      const args = argsOrState as PrivateDnsZoneArgs | undefined;
      inputs["domain"] = args?.domain;
      inputs["tags"] = args?.tags;
      inputs["vpcSets"] = args?.vpcSets;
      inputs["remark"] = args?.remark;
      inputs["dnsForwardStatus"] = args?.dnsForwardStatus;
      inputs["accountVpcSets"] = args?.accountVpcSets;
      inputs["cnameSpeedupStatus"] = args?.cnameSpeedupStatus;
      inputs["privateDnsZoneId"] = args?.privateDnsZoneId;
      utilities.requireArguments("PrivateDnsZone", name, inputs, args, opts, ["domain"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(PrivateDnsZone.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `PrivateDnsZone.get` uses to look up an object. */
export interface PrivateDnsZoneState {
  /** Domain of the zone, such as `internal.example.com`. */
  domain?: pulumi.Input<string | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Networks of the account in which the zone is visible. */
  vpcSets?: pulumi.Input<pulumi.Input<types.input.PrivateDnsZoneVpcSet>[] | undefined>;
  /** Remark on the zone. */
  remark?: pulumi.Input<string | undefined>;
  /** Whether names that the zone does not contain are looked up in the public DNS: `ENABLED` or `DISABLED`. */
  dnsForwardStatus?: pulumi.Input<enums.PrivateDnsZoneDnsForwardStatus | (string & {}) | undefined>;
  /** Networks of other accounts in which the zone is visible. */
  accountVpcSets?: pulumi.Input<pulumi.Input<types.input.PrivateDnsZoneAccountVpcSet>[] | undefined>;
  /** Whether the target of a CNAME record is resolved together with the record: `ENABLED` or `DISABLED`. */
  cnameSpeedupStatus?: pulumi.Input<enums.PrivateDnsZoneCnameSpeedupStatus | (string & {}) | undefined>;
  /** The resource's ID. */
  privateDnsZoneId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link PrivateDnsZone}. */
export interface PrivateDnsZoneArgs {
  /** Domain of the zone, such as `internal.example.com`. Must not be empty. Case is ignored in comparisons. A change replaces the resource. */
  domain: pulumi.Input<string>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Networks of the account in which the zone is visible. Networks that the list does not contain are unbound. Omit it to bind networks with `PrivateDnsZoneVpcAttachment`. If omitted, the platform chooses a value. */
  vpcSets?: pulumi.Input<pulumi.Input<types.input.PrivateDnsZoneVpcSet>[] | undefined>;
  /** Remark on the zone. */
  remark?: pulumi.Input<string | undefined>;
  /** Whether names that the zone does not contain are looked up in the public DNS: `ENABLED` or `DISABLED`. One of `ENABLED` or `DISABLED`. Defaults to `DISABLED`. */
  dnsForwardStatus?: pulumi.Input<enums.PrivateDnsZoneDnsForwardStatus | (string & {}) | undefined>;
  /** Networks of other accounts in which the zone is visible. Networks that the list does not contain are unbound. Omit it to bind networks with `PrivateDnsZoneVpcAttachment`. If omitted, the platform chooses a value. */
  accountVpcSets?: pulumi.Input<pulumi.Input<types.input.PrivateDnsZoneAccountVpcSet>[] | undefined>;
  /** Whether the target of a CNAME record is resolved together with the record: `ENABLED` or `DISABLED`. One of `ENABLED` or `DISABLED`. Defaults to `ENABLED`. */
  cnameSpeedupStatus?: pulumi.Input<enums.PrivateDnsZoneCnameSpeedupStatus | (string & {}) | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  privateDnsZoneId?: pulumi.Input<string | undefined>;
}
