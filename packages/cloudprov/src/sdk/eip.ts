// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import * as utilities from "./utilities.ts";

/**
 * An elastic IP address: a public IPv4 address that can be bound to an instance, a load balancer or a network interface. An address that is not bound is charged by the hour. Changing `type`, `anycastZone` or `internetServiceProvider` replaces the address with another one; the preview warns about it. Deleting the resource unbinds the address first.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const web = new cloudprov.Eip("web", {
 *     internetMaxBandwidthOut: 10,
 *     tags: { team: "shop" },
 * }, { protect: true });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<address ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/eip:Eip example eip-nyvf60va
 * ```
 */
export class Eip extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/eip:Eip";

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
    state?: EipState,
    opts?: pulumi.CustomResourceOptions,
  ): Eip {
    return new Eip(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of Eip, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is Eip {
    return utilities.isInstance(obj, Eip.__pulumiType);
  }

  /** Name of the address. */
  declare public readonly name: pulumi.Output<string>;

  /** Type of the address. Most accounts and regions support only `EIP`. */
  declare public readonly type: pulumi.Output<string>;

  /** Zone in which an address of type `AnycastEIP` is announced. The platform does not return it. */
  declare public readonly anycastZone: pulumi.Output<string | undefined>;

  /** Line of the address. Defaults to `BGP`; the other lines belong to a single carrier. */
  declare public readonly internetServiceProvider: pulumi.Output<string>;

  /** How traffic is charged. Defaults to `TRAFFIC_POSTPAID_BY_HOUR`. The platform allows two changes per address. Accounts of the traditional kind do not support it. */
  declare public readonly internetChargeType: pulumi.Output<string>;

  /** Months to pay in advance: 1 to 12, 24 or 36. A change buys that many additional months. */
  declare public readonly prepaidPeriod: pulumi.Output<number | undefined>;

  /** What happens when the prepaid period ends: 0 waits for a manual renewal, 1 renews automatically, 2 does not renew. Defaults to 0. */
  declare public readonly autoRenewFlag: pulumi.Output<number>;

  /** Maximum outbound bandwidth in Mbit/s: up to 100, with a prepaid period up to 200, in a bandwidth package up to 2000. Defaults to 1. */
  declare public readonly internetMaxBandwidthOut: pulumi.Output<number>;

  /** ID of the bandwidth package, `bwp-...`. Requires the charge type `BANDWIDTH_PACKAGE`. */
  declare public readonly bandwidthPackageId: pulumi.Output<string>;

  /** Network egress, for types and lines that support it. Defaults to `center_egress1`. */
  declare public readonly egress: pulumi.Output<string>;

  /** ID of the Anti-DDoS package of an address of type `AntiDDoSEIP`. */
  declare public readonly antiDdosPackageId: pulumi.Output<string>;

  /** ID of the dedicated cluster (CDC), `cluster-...`. */
  declare public readonly cdcId: pulumi.Output<string>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** The public IPv4 address. */
  declare public readonly publicIp: pulumi.Output<string>;

  /** Status of the address, such as `UNBIND` or `BIND`. */
  declare public readonly status: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly eipId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   */
  public constructor(name: string, args?: EipArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: EipArgs | EipState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as EipState | undefined;
      inputs["name"] = state?.name;
      inputs["type"] = state?.type;
      inputs["anycastZone"] = state?.anycastZone;
      inputs["internetServiceProvider"] = state?.internetServiceProvider;
      inputs["internetChargeType"] = state?.internetChargeType;
      inputs["prepaidPeriod"] = state?.prepaidPeriod;
      inputs["autoRenewFlag"] = state?.autoRenewFlag;
      inputs["internetMaxBandwidthOut"] = state?.internetMaxBandwidthOut;
      inputs["bandwidthPackageId"] = state?.bandwidthPackageId;
      inputs["egress"] = state?.egress;
      inputs["antiDdosPackageId"] = state?.antiDdosPackageId;
      inputs["cdcId"] = state?.cdcId;
      inputs["tags"] = state?.tags;
      inputs["publicIp"] = state?.publicIp;
      inputs["status"] = state?.status;
      inputs["eipId"] = state?.eipId;
    } else {
      const args = argsOrState as EipArgs | undefined;
      inputs["name"] = args?.name;
      inputs["type"] = args?.type;
      inputs["anycastZone"] = args?.anycastZone;
      inputs["internetServiceProvider"] = args?.internetServiceProvider;
      inputs["internetChargeType"] = args?.internetChargeType;
      inputs["prepaidPeriod"] = args?.prepaidPeriod;
      inputs["autoRenewFlag"] = args?.autoRenewFlag;
      inputs["internetMaxBandwidthOut"] = args?.internetMaxBandwidthOut;
      inputs["bandwidthPackageId"] = args?.bandwidthPackageId;
      inputs["egress"] = args?.egress;
      inputs["antiDdosPackageId"] = args?.antiDdosPackageId;
      inputs["cdcId"] = args?.cdcId;
      inputs["tags"] = args?.tags;
      inputs["eipId"] = args?.eipId;
      inputs["publicIp"] = undefined;
      inputs["status"] = undefined;
      utilities.forwardUnknown(inputs, args);
    }
    super(Eip.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `Eip.get` uses to look up an object. */
export interface EipState {
  /** Name of the address. */
  name?: pulumi.Input<string | undefined>;
  /** Type of the address. Most accounts and regions support only `EIP`. */
  type?: pulumi.Input<string | undefined>;
  /** Zone in which an address of type `AnycastEIP` is announced. The platform does not return it. */
  anycastZone?: pulumi.Input<string | undefined>;
  /** Line of the address. Defaults to `BGP`; the other lines belong to a single carrier. */
  internetServiceProvider?: pulumi.Input<string | undefined>;
  /** How traffic is charged. Defaults to `TRAFFIC_POSTPAID_BY_HOUR`. The platform allows two changes per address. Accounts of the traditional kind do not support it. */
  internetChargeType?: pulumi.Input<string | undefined>;
  /** Months to pay in advance: 1 to 12, 24 or 36. A change buys that many additional months. */
  prepaidPeriod?: pulumi.Input<number | undefined>;
  /** What happens when the prepaid period ends: 0 waits for a manual renewal, 1 renews automatically, 2 does not renew. Defaults to 0. */
  autoRenewFlag?: pulumi.Input<number | undefined>;
  /** Maximum outbound bandwidth in Mbit/s: up to 100, with a prepaid period up to 200, in a bandwidth package up to 2000. Defaults to 1. */
  internetMaxBandwidthOut?: pulumi.Input<number | undefined>;
  /** ID of the bandwidth package, `bwp-...`. Requires the charge type `BANDWIDTH_PACKAGE`. */
  bandwidthPackageId?: pulumi.Input<string | undefined>;
  /** Network egress, for types and lines that support it. Defaults to `center_egress1`. */
  egress?: pulumi.Input<string | undefined>;
  /** ID of the Anti-DDoS package of an address of type `AntiDDoSEIP`. */
  antiDdosPackageId?: pulumi.Input<string | undefined>;
  /** ID of the dedicated cluster (CDC), `cluster-...`. */
  cdcId?: pulumi.Input<string | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The public IPv4 address. */
  publicIp?: pulumi.Input<string | undefined>;
  /** Status of the address, such as `UNBIND` or `BIND`. */
  status?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  eipId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link Eip}. */
export interface EipArgs {
  /** Name of the address. Between 1 and 128 characters. Defaults to a name generated from the resource's name in the program. */
  name?: pulumi.Input<string | undefined>;
  /** Type of the address. Most accounts and regions support only `EIP`. Known values are `EIP`, `AnycastEIP`, `HighQualityEIP`, `AntiDDoSEIP` and `ResidentialEIP`; the platform may accept others. Defaults to `EIP`. A change replaces the resource. `antiDdosPackageId` is required when `type` is AntiDDoSEIP. */
  type?: pulumi.Input<string | undefined>;
  /** Zone in which an address of type `AnycastEIP` is announced. The platform does not return it. Known values are `ANYCAST_ZONE_GLOBAL` and `ANYCAST_ZONE_OVERSEAS`; the platform may accept others. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
  anycastZone?: pulumi.Input<string | undefined>;
  /** Line of the address. Defaults to `BGP`; the other lines belong to a single carrier. Known values are `BGP`, `CMCC`, `CTCC` and `CUCC`; the platform may accept others. If omitted, the platform chooses a value. A change replaces the resource. */
  internetServiceProvider?: pulumi.Input<string | undefined>;
  /** How traffic is charged. Defaults to `TRAFFIC_POSTPAID_BY_HOUR`. The platform allows two changes per address. Accounts of the traditional kind do not support it. Known values are `BANDWIDTH_PREPAID_BY_MONTH`, `BANDWIDTH_PACKAGE`, `BANDWIDTH_POSTPAID_BY_HOUR` and `TRAFFIC_POSTPAID_BY_HOUR`; the platform may accept others. If omitted, the platform chooses a value. Some changes are rejected, because the platform cannot change the charge type of an existing address to BANDWIDTH_PACKAGE: add the address to the package in the console, and remove internetChargeType from the program. `prepaidPeriod` is required when `internetChargeType` is BANDWIDTH_PREPAID_BY_MONTH. */
  internetChargeType?: pulumi.Input<string | undefined>;
  /** Months to pay in advance: 1 to 12, 24 or 36. A change buys that many additional months. The platform never returns it, so it is compared with the previous input. `prepaidPeriod` is required when `internetChargeType` is BANDWIDTH_PREPAID_BY_MONTH. `prepaidPeriod` must be 1 to 12, 24 or 36. */
  prepaidPeriod?: pulumi.Input<number | undefined>;
  /** What happens when the prepaid period ends: 0 waits for a manual renewal, 1 renews automatically, 2 does not renew. Defaults to 0. Between 0 and 2. If omitted, the platform chooses a value. */
  autoRenewFlag?: pulumi.Input<number | undefined>;
  /** Maximum outbound bandwidth in Mbit/s: up to 100, with a prepaid period up to 200, in a bandwidth package up to 2000. Defaults to 1. Between 1 and 2000. If omitted, the platform chooses a value. */
  internetMaxBandwidthOut?: pulumi.Input<number | undefined>;
  /** ID of the bandwidth package, `bwp-...`. Requires the charge type `BANDWIDTH_PACKAGE`. If omitted, the platform chooses a value. It cannot be changed, because a replacement would lose the public address: restore it, or replace the resource with `--replace`. */
  bandwidthPackageId?: pulumi.Input<string | undefined>;
  /** Network egress, for types and lines that support it. Defaults to `center_egress1`. Known values are `center_egress1`, `center_egress2` and `center_egress3`; the platform may accept others. If omitted, the platform chooses a value. It cannot be changed, because a replacement would lose the public address: restore it, or replace the resource with `--replace`. */
  egress?: pulumi.Input<string | undefined>;
  /** ID of the Anti-DDoS package of an address of type `AntiDDoSEIP`. If omitted, the platform chooses a value. It cannot be changed, because a replacement would lose the public address: restore it, or replace the resource with `--replace`. `antiDdosPackageId` is required when `type` is AntiDDoSEIP. */
  antiDdosPackageId?: pulumi.Input<string | undefined>;
  /** ID of the dedicated cluster (CDC), `cluster-...`. If omitted, the platform chooses a value. It cannot be changed, because a replacement would lose the public address: restore it, or replace the resource with `--replace`. */
  cdcId?: pulumi.Input<string | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  eipId?: pulumi.Input<string | undefined>;
}
