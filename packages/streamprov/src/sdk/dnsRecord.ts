// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networking.ts";
import * as utilities from "./utilities.ts";

/**
 * A domain name that the clusters of a gateway resolve to an access point.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const record = new streamprov.DnsRecord("orders", {
 *     displayName: "orders",
 *     domain: "orders.example.com",
 *     gateway: { id: config.require("gatewayId") },
 *     environment: { id: config.require("environmentId") },
 *     privateLinkAccessPoint: { id: config.require("privateLinkAccessPointId") },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<DNS record ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/dnsRecord:DnsRecord example env-abc123/dnsrec-abc123
 * ```
 */
export class DnsRecord extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/dnsRecord:DnsRecord";

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
    state?: DnsRecordState,
    opts?: pulumi.CustomResourceOptions,
  ): DnsRecord {
    return new DnsRecord(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of DnsRecord, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is DnsRecord {
    return utilities.isInstance(obj, DnsRecord.__pulumiType);
  }

  /** Display name. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Fully qualified domain name of the record. */
  declare public readonly domain: pulumi.Output<string>;

  /** Gateway that contains this object. */
  declare public readonly gateway: pulumi.Output<types.output.DnsRecordGateway>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.DnsRecordEnvironment>;

  /** Access point that the domain resolves to. */
  declare public readonly privateLinkAccessPoint: pulumi.Output<types.output.DnsRecordPrivateLinkAccessPoint>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: DnsRecordArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: DnsRecordArgs | DnsRecordState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as DnsRecordState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["domain"] = state?.domain;
      inputs["gateway"] = state?.gateway;
      inputs["environment"] = state?.environment;
      inputs["privateLinkAccessPoint"] = state?.privateLinkAccessPoint;
    } else {
      const args = argsOrState as DnsRecordArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["domain"] = args?.domain;
      inputs["gateway"] = args?.gateway;
      inputs["environment"] = args?.environment;
      inputs["privateLinkAccessPoint"] = args?.privateLinkAccessPoint;
      utilities.requireArguments("DnsRecord", name, inputs, args, opts, ["domain", "gateway", "environment"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(DnsRecord.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `DnsRecord.get` uses to look up an object. */
export interface DnsRecordState {
  /** Display name. */
  displayName?: pulumi.Input<string | undefined>;
  /** Fully qualified domain name of the record. */
  domain?: pulumi.Input<string | undefined>;
  /** Gateway that contains this object. */
  gateway?: pulumi.Input<types.input.DnsRecordGateway | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.DnsRecordEnvironment | undefined>;
  /** Access point that the domain resolves to. */
  privateLinkAccessPoint?: pulumi.Input<types.input.DnsRecordPrivateLinkAccessPoint | undefined>;
}

/** Arguments of {@link DnsRecord}. */
export interface DnsRecordArgs {
  /** Display name. Can be changed in place. If omitted, the platform chooses a value. */
  displayName?: pulumi.Input<string | undefined>;
  /** Fully qualified domain name of the record. Must not be empty. A change replaces the resource. */
  domain: pulumi.Input<string>;
  /** Gateway that contains this object. A change replaces the resource. */
  gateway: pulumi.Input<types.input.DnsRecordGateway>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.DnsRecordEnvironment>;
  /** Access point that the domain resolves to. If omitted, the platform chooses a value. `privateLinkAccessPoint` must be set. */
  privateLinkAccessPoint?: pulumi.Input<types.input.DnsRecordPrivateLinkAccessPoint | undefined>;
}
