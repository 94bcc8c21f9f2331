// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * A record of a domain in DNSPod, the public DNS of the platform.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = new cloudprov.DnspodRecord("shop", {
 *     domain: "example.com",
 *     subDomain: "www",
 *     recordType: "CNAME",
 *     recordLine: "默认",
 *     value: "shop.example.net",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<domain>#<recordId>`.
 *
 * ```sh
 * pulumi import cloudprov:index/dnspodRecord:DnspodRecord example 'example.com#1194109872'
 * ```
 */
export class DnspodRecord extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/dnspodRecord:DnspodRecord";

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
    state?: DnspodRecordState,
    opts?: pulumi.CustomResourceOptions,
  ): DnspodRecord {
    return new DnspodRecord(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of DnspodRecord, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is DnspodRecord {
    return utilities.isInstance(obj, DnspodRecord.__pulumiType);
  }

  /** Domain of the account that the record belongs to, such as `example.com`. */
  declare public readonly domain: pulumi.Output<string>;

  /** Type of the record, such as `A`, `AAAA`, `CNAME`, `MX`, `TXT`, `NS`, `SRV` or `CAA`. The plan of the domain limits the types. */
  declare public readonly recordType: pulumi.Output<string>;

  /** Line of the queries that the record answers, by the name that the platform gives it. `默认` is the default line, which must have a record before other lines. */
  declare public readonly recordLine: pulumi.Output<string>;

  /** Value of the record. A final dot is ignored, because the platform adds it to names. */
  declare public readonly value: pulumi.Output<string>;

  /** Name below the domain, such as `www`. `@` is the domain itself. */
  declare public readonly subDomain: pulumi.Output<string>;

  /** Priority, from 0 to 65535. Other types than `MX`, `HTTPS` and `SVCB` ignore it. */
  declare public readonly mx: pulumi.Output<number>;

  /** How long answers may be cached, in seconds. The plan of the domain has a lower limit. */
  declare public readonly ttl: pulumi.Output<number>;

  /** Weight among the records with the same name, type and line, from 1 to 100. Removing it turns the weight off. */
  declare public readonly weight: pulumi.Output<number | undefined>;

  /** Whether the record answers queries: `ENABLE` or `DISABLE`. */
  declare public readonly status: pulumi.Output<enums.DnspodRecordStatus>;

  /** Remark on the record. */
  declare public readonly remark: pulumi.Output<string | undefined>;

  /** Number of the record. */
  declare public readonly recordId: pulumi.Output<string>;

  /** Result of the monitoring: `Ok`, `Warn`, `Down` or empty. */
  declare public readonly monitorStatus: pulumi.Output<string>;

  /** Time of the last change, in the platform's time zone. */
  declare public readonly updatedOn: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly dnspodRecordId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: DnspodRecordArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: DnspodRecordArgs | DnspodRecordState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as DnspodRecordState | undefined;
      inputs["domain"] = state?.domain;
      inputs["recordType"] = state?.recordType;
      inputs["recordLine"] = state?.recordLine;
      inputs["value"] = state?.value;
      inputs["subDomain"] = state?.subDomain;
      inputs["mx"] = state?.mx;
      inputs["ttl"] = state?.ttl;
      inputs["weight"] = state?.weight;
      inputs["status"] = state?.status;
      inputs["remark"] = state?.remark;
      inputs["recordId"] = state?.recordId;
      inputs["monitorStatus"] = state?.monitorStatus;
      inputs["updatedOn"] = state?.updatedOn;
      inputs["dnspodRecordId"] = state?.dnspodRecordId;
    } else {
      const args = argsOrState as DnspodRecordArgs | undefined;
      inputs["domain"] = args?.domain;
      inputs["recordType"] = args?.recordType;
      inputs["recordLine"] = args?.recordLine;
      inputs["value"] = args?.value;
      inputs["subDomain"] = args?.subDomain;
      inputs["mx"] = args?.mx;
      inputs["ttl"] = args?.ttl;
      inputs["weight"] = args?.weight;
      inputs["status"] = args?.status;
      inputs["remark"] = args?.remark;
      inputs["dnspodRecordId"] = args?.dnspodRecordId;
      inputs["recordId"] = undefined;
      inputs["monitorStatus"] = undefined;
      inputs["updatedOn"] = undefined;
      utilities.requireArguments("DnspodRecord", name, inputs, args, opts, ["domain", "recordType", "recordLine", "value"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(DnspodRecord.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `DnspodRecord.get` uses to look up an object. */
export interface DnspodRecordState {
  /** Domain of the account that the record belongs to, such as `example.com`. */
  domain?: pulumi.Input<string | undefined>;
  /** Type of the record, such as `A`, `AAAA`, `CNAME`, `MX`, `TXT`, `NS`, `SRV` or `CAA`. The plan of the domain limits the types. */
  recordType?: pulumi.Input<string | undefined>;
  /** Line of the queries that the record answers, by the name that the platform gives it. `默认` is the default line, which must have a record before other lines. */
  recordLine?: pulumi.Input<string | undefined>;
  /** Value of the record. A final dot is ignored, because the platform adds it to names. */
  value?: pulumi.Input<string | undefined>;
  /** Name below the domain, such as `www`. `@` is the domain itself. */
  subDomain?: pulumi.Input<string | undefined>;
  /** Priority, from 0 to 65535. Other types than `MX`, `HTTPS` and `SVCB` ignore it. */
  mx?: pulumi.Input<number | undefined>;
  /** How long answers may be cached, in seconds. The plan of the domain has a lower limit. */
  ttl?: pulumi.Input<number | undefined>;
  /** Weight among the records with the same name, type and line, from 1 to 100. Removing it turns the weight off. */
  weight?: pulumi.Input<number | undefined>;
  /** Whether the record answers queries: `ENABLE` or `DISABLE`. */
  status?: pulumi.Input<enums.DnspodRecordStatus | (string & {}) | undefined>;
  /** Remark on the record. */
  remark?: pulumi.Input<string | undefined>;
  /** Number of the record. */
  recordId?: pulumi.Input<string | undefined>;
  /** Result of the monitoring: `Ok`, `Warn`, `Down` or empty. */
  monitorStatus?: pulumi.Input<string | undefined>;
  /** Time of the last change, in the platform's time zone. */
  updatedOn?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  dnspodRecordId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link DnspodRecord}. */
export interface DnspodRecordArgs {
  /** Domain of the account that the record belongs to, such as `example.com`. Must not be empty. Case is ignored in comparisons. A change replaces the resource. */
  domain: pulumi.Input<string>;
  /** Type of the record, such as `A`, `AAAA`, `CNAME`, `MX`, `TXT`, `NS`, `SRV` or `CAA`. The plan of the domain limits the types. Must be in capital letters, such as CNAME. `mx` is required when `recordType` is MX, HTTPS or SVCB. */
  recordType: pulumi.Input<string>;
  /** Line of the queries that the record answers, by the name that the platform gives it. `默认` is the default line, which must have a record before other lines. Must not be empty. */
  recordLine: pulumi.Input<string>;
  /** Value of the record. A final dot is ignored, because the platform adds it to names. Must not be empty. */
  value: pulumi.Input<string>;
  /** Name below the domain, such as `www`. `@` is the domain itself. Case is ignored in comparisons. Defaults to `@`. */
  subDomain?: pulumi.Input<string | undefined>;
  /** Priority, from 0 to 65535. Other types than `MX`, `HTTPS` and `SVCB` ignore it. Between 0 and 65535. If omitted, the platform chooses a value. `mx` is required when `recordType` is MX, HTTPS or SVCB. */
  mx?: pulumi.Input<number | undefined>;
  /** How long answers may be cached, in seconds. The plan of the domain has a lower limit. Between 1 and 604800. Defaults to `600`. */
  ttl?: pulumi.Input<number | undefined>;
  /** Weight among the records with the same name, type and line, from 1 to 100. Removing it turns the weight off. Between 1 and 100. */
  weight?: pulumi.Input<number | undefined>;
  /** Whether the record answers queries: `ENABLE` or `DISABLE`. One of `ENABLE` or `DISABLE`. Defaults to `ENABLE`. */
  status?: pulumi.Input<enums.DnspodRecordStatus | (string & {}) | undefined>;
  /** Remark on the record. */
  remark?: pulumi.Input<string | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  dnspodRecordId?: pulumi.Input<string | undefined>;
}
