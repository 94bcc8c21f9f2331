// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import * as utilities from "./utilities.ts";

/**
 * A record of a private zone.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const internal = new cloudprov.PrivateDnsZone("internal", { domain: "internal.example.com" });
 * const database = new cloudprov.PrivateDnsRecord("database", {
 *     zoneId: internal.id,
 *     subDomain: "db",
 *     recordType: "A",
 *     recordValue: "10.0.1.5",
 *     ttl: 300,
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<zoneId>#<recordId>`.
 *
 * ```sh
 * pulumi import cloudprov:index/privateDnsRecord:PrivateDnsRecord example 'zone-xjg6zr2h#1194109872'
 * ```
 */
export class PrivateDnsRecord extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/privateDnsRecord:PrivateDnsRecord";

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
    state?: PrivateDnsRecordState,
    opts?: pulumi.CustomResourceOptions,
  ): PrivateDnsRecord {
    return new PrivateDnsRecord(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of PrivateDnsRecord, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is PrivateDnsRecord {
    return utilities.isInstance(obj, PrivateDnsRecord.__pulumiType);
  }

  /** ID of the zone, `zone-...`. */
  declare public readonly zoneId: pulumi.Output<string>;

  /** Type of the record: `A`, `AAAA`, `CNAME`, `MX`, `TXT` or `PTR`. */
  declare public readonly recordType: pulumi.Output<string>;

  /** Name below the domain of the zone, such as `db`. `@` is the domain itself. */
  declare public readonly subDomain: pulumi.Output<string>;

  /** Value of the record. A final dot is ignored. */
  declare public readonly recordValue: pulumi.Output<string>;

  /** Weight among the records with the same name and type, from 1 to 100. The platform cannot remove a weight. */
  declare public readonly weight: pulumi.Output<number>;

  /** Priority of a record of the type `MX`: 5, 10, 15, 20, 30, 40 or 50. */
  declare public readonly mx: pulumi.Output<number | undefined>;

  /** How long answers may be cached, in seconds, from 1 to 86400. The platform's default is 600. */
  declare public readonly ttl: pulumi.Output<number>;

  /** Whether the record answers queries: `enabled` or `disabled`. A new record is enabled. */
  declare public readonly status: pulumi.Output<enums.PrivateDnsRecordStatus>;

  /** The resource's ID. */
  declare public readonly privateDnsRecordId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: PrivateDnsRecordArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: PrivateDnsRecordArgs | PrivateDnsRecordState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as PrivateDnsRecordState | undefined;
      inputs["zoneId"] = state?.zoneId;
      inputs["recordType"] = state?.recordType;
      inputs["subDomain"] = state?.subDomain;
      inputs["recordValue"] = state?.recordValue;
      inputs["weight"] = state?.weight;
      inputs["mx"] = state?.mx;
      inputs["ttl"] = state?.ttl;
      inputs["status"] = state?.status;
      inputs["privateDnsRecordId"] = state?.privateDnsRecordId;
    } else {
      const args = argsOrState as PrivateDnsRecordArgs | undefined;
      inputs["zoneId"] = args?.zoneId;
      inputs["recordType"] = args?.recordType;
      inputs["subDomain"] = args?.subDomain;
      inputs["recordValue"] = args?.recordValue;
      inputs["weight"] = args?.weight;
      inputs["mx"] = args?.mx;
      inputs["ttl"] = args?.ttl;
      inputs["status"] = args?.status;
      inputs["privateDnsRecordId"] = args?.privateDnsRecordId;
      utilities.requireArguments("PrivateDnsRecord", name, inputs, args, opts, ["zoneId", "recordType", "subDomain", "recordValue"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(PrivateDnsRecord.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `PrivateDnsRecord.get` uses to look up an object. */
export interface PrivateDnsRecordState {
  /** ID of the zone, `zone-...`. */
  zoneId?: pulumi.Input<string | undefined>;
  /** Type of the record: `A`, `AAAA`, `CNAME`, `MX`, `TXT` or `PTR`. */
  recordType?: pulumi.Input<string | undefined>;
  /** Name below the domain of the zone, such as `db`. `@` is the domain itself. */
  subDomain?: pulumi.Input<string | undefined>;
  /** Value of the record. A final dot is ignored. */
  recordValue?: pulumi.Input<string | undefined>;
  /** Weight among the records with the same name and type, from 1 to 100. The platform cannot remove a weight. */
  weight?: pulumi.Input<number | undefined>;
  /** Priority of a record of the type `MX`: 5, 10, 15, 20, 30, 40 or 50. */
  mx?: pulumi.Input<number | undefined>;
  /** How long answers may be cached, in seconds, from 1 to 86400. The platform's default is 600. */
  ttl?: pulumi.Input<number | undefined>;
  /** Whether the record answers queries: `enabled` or `disabled`. A new record is enabled. */
  status?: pulumi.Input<enums.PrivateDnsRecordStatus | (string & {}) | undefined>;
  /** The resource's ID. */
  privateDnsRecordId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link PrivateDnsRecord}. */
export interface PrivateDnsRecordArgs {
  /** ID of the zone, `zone-...`. Must be the ID of a private zone, such as zone-xjg6zr2h. A change replaces the resource. */
  zoneId: pulumi.Input<string>;
  /** Type of the record: `A`, `AAAA`, `CNAME`, `MX`, `TXT` or `PTR`. Known values are `A`, `AAAA`, `CNAME`, `MX`, `TXT` and `PTR`; the platform may accept others. `mx` is required when `recordType` is MX. */
  recordType: pulumi.Input<string>;
  /** Name below the domain of the zone, such as `db`. `@` is the domain itself. Must not be empty. */
  subDomain: pulumi.Input<string>;
  /** Value of the record. A final dot is ignored. Must not be empty. */
  recordValue: pulumi.Input<string>;
  /** Weight among the records with the same name and type, from 1 to 100. The platform cannot remove a weight. Between 1 and 100. If omitted, the platform chooses a value. */
  weight?: pulumi.Input<number | undefined>;
  /** Priority of a record of the type `MX`: 5, 10, 15, 20, 30, 40 or 50. `mx` is required when `recordType` is MX. `mx` must be one of 5, 10, 15, 20, 30, 40, 50. */
  mx?: pulumi.Input<number | undefined>;
  /** How long answers may be cached, in seconds, from 1 to 86400. The platform's default is 600. Between 1 and 86400. If omitted, the platform chooses a value. */
  ttl?: pulumi.Input<number | undefined>;
  /** Whether the record answers queries: `enabled` or `disabled`. A new record is enabled. One of `enabled` or `disabled`. If omitted, the platform chooses a value. */
  status?: pulumi.Input<enums.PrivateDnsRecordStatus | (string & {}) | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  privateDnsRecordId?: pulumi.Input<string | undefined>;
}
