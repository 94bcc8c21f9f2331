// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * A domain in DNSPod, the public DNS of the platform. Set the domain's name servers at its registrar to those that the console shows. Deleting or replacing the domain also deletes all of its records.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = new cloudprov.DnspodDomainInstance("shop", {
 *     domain: "example.com",
 *     remark: "Web shop",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<domain name>`.
 *
 * ```sh
 * pulumi import cloudprov:index/dnspodDomainInstance:DnspodDomainInstance example example.com
 * ```
 */
export class DnspodDomainInstance extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/dnspodDomainInstance:DnspodDomainInstance";

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
    state?: DnspodDomainInstanceState,
    opts?: pulumi.CustomResourceOptions,
  ): DnspodDomainInstance {
    return new DnspodDomainInstance(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of DnspodDomainInstance, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is DnspodDomainInstance {
    return utilities.isInstance(obj, DnspodDomainInstance.__pulumiType);
  }

  /** Domain name, such as `example.com`. */
  declare public readonly domain: pulumi.Output<string>;

  /** ID of the group that the domain belongs to. Defaults to the platform's group. */
  declare public readonly groupId: pulumi.Output<number>;

  /** Whether the domain has a star in the console: `yes` or `no`. */
  declare public readonly isMark: pulumi.Output<enums.DnspodDomainInstanceIsMark>;

  /** Whether the name servers answer queries for the domain: `enable` or `disable`. `spam` if the platform has banned it. */
  declare public readonly status: pulumi.Output<enums.DnspodDomainInstanceStatus>;

  /** Remark on the domain. */
  declare public readonly remark: pulumi.Output<string | undefined>;

  /** Number of the domain. */
  declare public readonly domainId: pulumi.Output<number>;

  /** Creation time, in the platform's time zone. */
  declare public readonly createTime: pulumi.Output<string>;

  /** Whether secondary DNS is on: `yes` or `no`. */
  declare public readonly slaveDns: pulumi.Output<string>;

  /** Number of records. */
  declare public readonly recordCount: pulumi.Output<number>;

  /** Plan of the domain, such as `DP_FREE`. */
  declare public readonly grade: pulumi.Output<string>;

  /** Time of the last change, in the platform's time zone. */
  declare public readonly updatedOn: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly dnspodDomainInstanceId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: DnspodDomainInstanceArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: DnspodDomainInstanceArgs | DnspodDomainInstanceState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as DnspodDomainInstanceState | undefined;
      inputs["domain"] = state?.domain;
      inputs["groupId"] = state?.groupId;
      inputs["isMark"] = state?.isMark;
      inputs["status"] = state?.status;
      inputs["remark"] = state?.remark;
      inputs["domainId"] = state?.domainId;
      inputs["createTime"] = state?.createTime;
      inputs["slaveDns"] = state?.slaveDns;
      inputs["recordCount"] = state?.recordCount;
      inputs["grade"] = state?.grade;
      inputs["updatedOn"] = state?.updatedOn;
      inputs["dnspodDomainInstanceId"] = state?.dnspodDomainInstanceId;
    } else {
      const args = argsOrState as DnspodDomainInstanceArgs | undefined;
      inputs["domain"] = args?.domain;
      inputs["groupId"] = args?.groupId;
      inputs["isMark"] = args?.isMark;
      inputs["status"] = args?.status;
      inputs["remark"] = args?.remark;
      inputs["dnspodDomainInstanceId"] = args?.dnspodDomainInstanceId;
      inputs["domainId"] = undefined;
      inputs["createTime"] = undefined;
      inputs["slaveDns"] = undefined;
      inputs["recordCount"] = undefined;
      inputs["grade"] = undefined;
      inputs["updatedOn"] = undefined;
      utilities.requireArguments("DnspodDomainInstance", name, inputs, args, opts, ["domain"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(DnspodDomainInstance.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `DnspodDomainInstance.get` uses to look up an object. */
export interface DnspodDomainInstanceState {
  /** Domain name, such as `example.com`. */
  domain?: pulumi.Input<string | undefined>;
  /** ID of the group that the domain belongs to. Defaults to the platform's group. */
  groupId?: pulumi.Input<number | undefined>;
  /** Whether the domain has a star in the console: `yes` or `no`. */
  isMark?: pulumi.Input<enums.DnspodDomainInstanceIsMark | (string & {}) | undefined>;
  /** Whether the name servers answer queries for the domain: `enable` or `disable`. `spam` if the platform has banned it. */
  status?: pulumi.Input<enums.DnspodDomainInstanceStatus | (string & {}) | undefined>;
  /** Remark on the domain. */
  remark?: pulumi.Input<string | undefined>;
  /** Number of the domain. */
  domainId?: pulumi.Input<number | undefined>;
  /** Creation time, in the platform's time zone. */
  createTime?: pulumi.Input<string | undefined>;
  /** Whether secondary DNS is on: `yes` or `no`. */
  slaveDns?: pulumi.Input<string | undefined>;
  /** Number of records. */
  recordCount?: pulumi.Input<number | undefined>;
  /** Plan of the domain, such as `DP_FREE`. */
  grade?: pulumi.Input<string | undefined>;
  /** Time of the last change, in the platform's time zone. */
  updatedOn?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  dnspodDomainInstanceId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link DnspodDomainInstance}. */
export interface DnspodDomainInstanceArgs {
  /** Domain name, such as `example.com`. Must be a domain name without a scheme and a final dot, such as example.com. Case is ignored in comparisons. A change replaces the resource. */
  domain: pulumi.Input<string>;
  /** ID of the group that the domain belongs to. Defaults to the platform's group. At least 0. If omitted, the platform chooses a value. A change replaces the resource. */
  groupId?: pulumi.Input<number | undefined>;
  /** Whether the domain has a star in the console: `yes` or `no`. One of `yes` or `no`. If omitted, the platform chooses a value. A change replaces the resource. */
  isMark?: pulumi.Input<enums.DnspodDomainInstanceIsMark | (string & {}) | undefined>;
  /** Whether the name servers answer queries for the domain: `enable` or `disable`. `spam` if the platform has banned it. If it is omitted, the status is not changed. One of `enable` or `disable`. If omitted, the platform chooses a value. */
  status?: pulumi.Input<enums.DnspodDomainInstanceStatus | (string & {}) | undefined>;
  /** Remark on the domain. */
  remark?: pulumi.Input<string | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  dnspodDomainInstanceId?: pulumi.Input<string | undefined>;
}
