// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/load-balancing.ts";
import * as utilities from "./utilities.ts";

/**
 * A load balancer. Its listeners receive the traffic and pass it on to targets such as machines. It is charged by the hour. Changing its network, subnet, zones, IP version or line replaces it, and its address is lost; the preview warns about both.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const shop = new cloudprov.ClbInstance("shop", {
 *     networkType: "OPEN",
 *     clbName: "shop",
 *     vpcId: config.require("vpcId"),
 *     internetBandwidthMaxOut: 50,
 *     tags: { team: "shop" },
 * }, { protect: true });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<load balancer ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/clbInstance:ClbInstance example lb-7a0t6zqb
 * ```
 */
export class ClbInstance extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/clbInstance:ClbInstance";

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
    state?: ClbInstanceState,
    opts?: pulumi.CustomResourceOptions,
  ): ClbInstance {
    return new ClbInstance(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ClbInstance, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ClbInstance {
    return utilities.isInstance(obj, ClbInstance.__pulumiType);
  }

  /** `OPEN` for a load balancer with a public address, `INTERNAL` for one with a private address of a subnet. */
  declare public readonly networkType: pulumi.Output<enums.ClbInstanceNetworkType>;

  /** Name of the load balancer. */
  declare public readonly clbName: pulumi.Output<string>;

  /** Private network of the targets. Required for `INTERNAL`. Defaults to the region's default network. */
  declare public readonly vpcId: pulumi.Output<string>;

  /** Subnet that the private address is taken from. Required for `INTERNAL` and for `IPv6FullChain`. */
  declare public readonly subnetId: pulumi.Output<string | undefined>;

  /** Project that the load balancer belongs to. */
  declare public readonly projectId: pulumi.Output<number>;

  /** IP version: `IPV4`, `IPV6` (NAT64) or `IPv6FullChain`. Defaults to `IPV4`. */
  declare public readonly addressIpVersion: pulumi.Output<string>;

  /** How public traffic is charged. Defaults to `TRAFFIC_POSTPAID_BY_HOUR`. The platform may reject a change. */
  declare public readonly internetChargeType: pulumi.Output<string>;

  /** Maximum outbound bandwidth in Mbit/s: up to 2048, and up to 61440 with an `slaType`. Defaults to 10. */
  declare public readonly internetBandwidthMaxOut: pulumi.Output<number>;

  /** ID of the bandwidth package, `bwp-...`. Requires the charge type `BANDWIDTH_PACKAGE`. The platform does not return it. */
  declare public readonly bandwidthPackageId: pulumi.Output<string | undefined>;

  /** Line of a public address: `BGP`, or `CMCC`, `CTCC` or `CUCC` with a bandwidth package. Defaults to `BGP`. */
  declare public readonly vipIsp: pulumi.Output<string>;

  /** Address of the load balancer. The platform chooses one by default. */
  declare public readonly vip: pulumi.Output<string>;

  /** Zone that serves a public IPv4 address, by name or number: `ap-guangzhou-3`, `100003`. */
  declare public readonly masterZoneId: pulumi.Output<string>;

  /** Zone that takes over when the zone in `masterZoneId` fails. */
  declare public readonly slaveZoneId: pulumi.Output<string>;

  /** The only zone of a public IPv4 address. The platform returns the serving zone. */
  declare public readonly zoneId: pulumi.Output<string>;

  /** ID of the dedicated cluster of the load balancer. */
  declare public readonly clusterId: pulumi.Output<string>;

  /** Exclusive clusters of an `INTERNAL` load balancer. */
  declare public readonly exclusiveCluster: pulumi.Output<types.output.ClbInstanceExclusiveCluster>;

  /** Specification with guaranteed performance. Defaults to shared performance, to which the platform cannot return. */
  declare public readonly slaType: pulumi.Output<string>;

  /** Whether a change of `slaType` is forced. A change of this property alone changes nothing. */
  declare public readonly force: pulumi.Output<boolean>;

  /** Whether targets may be in other regions and networks. Defaults to false. */
  declare public readonly snatPro: pulumi.Output<boolean | undefined>;

  /** Addresses from which requests reach targets in other networks. Requires `snatPro`. They are not compared with the platform. */
  declare public readonly snatIps: pulumi.Output<types.output.ClbInstanceSnatIp[] | undefined>;

  /** Whether the security groups of targets accept all traffic from the load balancer. */
  declare public readonly loadBalancerPassToTarget: pulumi.Output<boolean>;

  /** Whether the load balancer has a domain name instead of a fixed address. */
  declare public readonly dynamicVip: pulumi.Output<boolean | undefined>;

  /** Elastic IP address that is bound to an `INTERNAL` load balancer. Use either this property or an `EipAssociation`. */
  declare public readonly eipAddressId: pulumi.Output<string>;

  /** Security groups, by priority. An empty list removes all of them. */
  declare public readonly securityGroups: pulumi.Output<string[]>;

  /** Region of the targets, for targets in another one. */
  declare public readonly targetRegionInfoRegion: pulumi.Output<string>;

  /** Private network of the targets in `targetRegionInfoRegion`. */
  declare public readonly targetRegionInfoVpcId: pulumi.Output<string>;

  /** Log set of the access log. Requires `logTopicId`. */
  declare public readonly logSetId: pulumi.Output<string | undefined>;

  /** Topic of the access log. Requires `logSetId`. */
  declare public readonly logTopicId: pulumi.Output<string | undefined>;

  /** Whether the platform refuses to delete the load balancer. Defaults to false. */
  declare public readonly deleteProtect: pulumi.Output<boolean | undefined>;

  /** ID of the endpoint of a private link that leads to the load balancer. */
  declare public readonly associateEndpoint: pulumi.Output<string | undefined>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Addresses of the load balancer. */
  declare public readonly clbVips: pulumi.Output<string[]>;

  /** Domain name of the load balancer, if it has one. */
  declare public readonly domain: pulumi.Output<string>;

  /** IPv6 address, if it has one. */
  declare public readonly addressIpv6: pulumi.Output<string>;

  /** `IPv6Nat64` or `IPv6FullChain`; empty for IPv4. */
  declare public readonly ipv6Mode: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly clbInstanceId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ClbInstanceArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ClbInstanceArgs | ClbInstanceState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ClbInstanceState | undefined;
      inputs["networkType"] = state?.networkType;
      inputs["clbName"] = state?.clbName;
      inputs["vpcId"] = state?.vpcId;
      inputs["subnetId"] = state?.subnetId;
      inputs["projectId"] = state?.projectId;
      inputs["addressIpVersion"] = state?.addressIpVersion;
      inputs["internetChargeType"] = state?.internetChargeType;
      inputs["internetBandwidthMaxOut"] = state?.internetBandwidthMaxOut;
      inputs["bandwidthPackageId"] = state?.bandwidthPackageId;
      inputs["vipIsp"] = state?.vipIsp;
      inputs["vip"] = state?.vip;
      inputs["masterZoneId"] = state?.masterZoneId;
      inputs["slaveZoneId"] = state?.slaveZoneId;
      inputs["zoneId"] = state?.zoneId;
      inputs["clusterId"] = state?.clusterId;
      inputs["exclusiveCluster"] = state?.exclusiveCluster;
      inputs["slaType"] = state?.slaType;
      inputs["force"] = state?.force;
      inputs["snatPro"] = state?.snatPro;
      inputs["snatIps"] = state?.snatIps;
      inputs["loadBalancerPassToTarget"] = state?.loadBalancerPassToTarget;
      inputs["dynamicVip"] = state?.dynamicVip;
      inputs["eipAddressId"] = state?.eipAddressId;
      inputs["securityGroups"] = state?.securityGroups;
      inputs["targetRegionInfoRegion"] = state?.targetRegionInfoRegion;
      inputs["targetRegionInfoVpcId"] = state?.targetRegionInfoVpcId;
      inputs["logSetId"] = state?.logSetId;
      inputs["logTopicId"] = state?.logTopicId;
      inputs["deleteProtect"] = state?.deleteProtect;
      inputs["associateEndpoint"] = state?.associateEndpoint;
      inputs["tags"] = state?.tags;
      inputs["clbVips"] = state?.clbVips;
      inputs["domain"] = state?.domain;
      inputs["addressIpv6"] = state?.addressIpv6;
      inputs["ipv6Mode"] = state?.ipv6Mode;
      inputs["clbInstanceId"] = state?.clbInstanceId;
    } else {
      const args = argsOrState as ClbInstanceArgs | undefined;
      inputs["networkType"] = args?.networkType;
      inputs["clbName"] = args?.clbName;
      inputs["vpcId"] = args?.vpcId;
      inputs["subnetId"] = args?.subnetId;
      inputs["projectId"] = args?.projectId;
      inputs["addressIpVersion"] = args?.addressIpVersion;
      inputs["internetChargeType"] = args?.internetChargeType;
      inputs["internetBandwidthMaxOut"] = args?.internetBandwidthMaxOut;
      inputs["bandwidthPackageId"] = args?.bandwidthPackageId;
      inputs["vipIsp"] = args?.vipIsp;
      inputs["vip"] = args?.vip;
      inputs["masterZoneId"] = args?.masterZoneId;
      inputs["slaveZoneId"] = args?.slaveZoneId;
      inputs["zoneId"] = args?.zoneId;
      inputs["clusterId"] = args?.clusterId;
      inputs["exclusiveCluster"] = args?.exclusiveCluster;
      inputs["slaType"] = args?.slaType;
      inputs["force"] = args?.force;
      inputs["snatPro"] = args?.snatPro;
      inputs["snatIps"] = args?.snatIps;
      inputs["loadBalancerPassToTarget"] = args?.loadBalancerPassToTarget;
      inputs["dynamicVip"] = args?.dynamicVip;
      inputs["eipAddressId"] = args?.eipAddressId;
      inputs["securityGroups"] = args?.securityGroups;
      inputs["targetRegionInfoRegion"] = args?.targetRegionInfoRegion;
      inputs["targetRegionInfoVpcId"] = args?.targetRegionInfoVpcId;
      inputs["logSetId"] = args?.logSetId;
      inputs["logTopicId"] = args?.logTopicId;
      inputs["deleteProtect"] = args?.deleteProtect;
      inputs["associateEndpoint"] = args?.associateEndpoint;
      inputs["tags"] = args?.tags;
      inputs["clbInstanceId"] = args?.clbInstanceId;
      inputs["clbVips"] = undefined;
      inputs["domain"] = undefined;
      inputs["addressIpv6"] = undefined;
      inputs["ipv6Mode"] = undefined;
      utilities.requireArguments("ClbInstance", name, inputs, args, opts, ["networkType", "clbName"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ClbInstance.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ClbInstance.get` uses to look up an object. */
export interface ClbInstanceState {
  /** `OPEN` for a load balancer with a public address, `INTERNAL` for one with a private address of a subnet. */
  networkType?: pulumi.Input<enums.ClbInstanceNetworkType | (string & {}) | undefined>;
  /** Name of the load balancer. */
  clbName?: pulumi.Input<string | undefined>;
  /** Private network of the targets. Required for `INTERNAL`. Defaults to the region's default network. */
  vpcId?: pulumi.Input<string | undefined>;
  /** Subnet that the private address is taken from. Required for `INTERNAL` and for `IPv6FullChain`. */
  subnetId?: pulumi.Input<string | undefined>;
  /** Project that the load balancer belongs to. */
  projectId?: pulumi.Input<number | undefined>;
  /** IP version: `IPV4`, `IPV6` (NAT64) or `IPv6FullChain`. Defaults to `IPV4`. */
  addressIpVersion?: pulumi.Input<string | undefined>;
  /** How public traffic is charged. Defaults to `TRAFFIC_POSTPAID_BY_HOUR`. The platform may reject a change. */
  internetChargeType?: pulumi.Input<string | undefined>;
  /** Maximum outbound bandwidth in Mbit/s: up to 2048, and up to 61440 with an `slaType`. Defaults to 10. */
  internetBandwidthMaxOut?: pulumi.Input<number | undefined>;
  /** ID of the bandwidth package, `bwp-...`. Requires the charge type `BANDWIDTH_PACKAGE`. The platform does not return it. */
  bandwidthPackageId?: pulumi.Input<string | undefined>;
  /** Line of a public address: `BGP`, or `CMCC`, `CTCC` or `CUCC` with a bandwidth package. Defaults to `BGP`. */
  vipIsp?: pulumi.Input<string | undefined>;
  /** Address of the load balancer. The platform chooses one by default. */
  vip?: pulumi.Input<string | undefined>;
  /** Zone that serves a public IPv4 address, by name or number: `ap-guangzhou-3`, `100003`. */
  masterZoneId?: pulumi.Input<string | undefined>;
  /** Zone that takes over when the zone in `masterZoneId` fails. */
  slaveZoneId?: pulumi.Input<string | undefined>;
  /** The only zone of a public IPv4 address. The platform returns the serving zone. */
  zoneId?: pulumi.Input<string | undefined>;
  /** ID of the dedicated cluster of the load balancer. */
  clusterId?: pulumi.Input<string | undefined>;
  /** Exclusive clusters of an `INTERNAL` load balancer. */
  exclusiveCluster?: pulumi.Input<types.input.ClbInstanceExclusiveCluster | undefined>;
  /** Specification with guaranteed performance. Defaults to shared performance, to which the platform cannot return. */
  slaType?: pulumi.Input<string | undefined>;
  /** Whether a change of `slaType` is forced. A change of this property alone changes nothing. */
  force?: pulumi.Input<boolean | undefined>;
  /** Whether targets may be in other regions and networks. Defaults to false. */
  snatPro?: pulumi.Input<boolean | undefined>;
  /** Addresses from which requests reach targets in other networks. Requires `snatPro`. They are not compared with the platform. */
  snatIps?: pulumi.Input<pulumi.Input<types.input.ClbInstanceSnatIp>[] | undefined>;
  /** Whether the security groups of targets accept all traffic from the load balancer. */
  loadBalancerPassToTarget?: pulumi.Input<boolean | undefined>;
  /** Whether the load balancer has a domain name instead of a fixed address. */
  dynamicVip?: pulumi.Input<boolean | undefined>;
  /** Elastic IP address that is bound to an `INTERNAL` load balancer. Use either this property or an `EipAssociation`. */
  eipAddressId?: pulumi.Input<string | undefined>;
  /** Security groups, by priority. An empty list removes all of them. */
  securityGroups?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Region of the targets, for targets in another one. */
  targetRegionInfoRegion?: pulumi.Input<string | undefined>;
  /** Private network of the targets in `targetRegionInfoRegion`. */
  targetRegionInfoVpcId?: pulumi.Input<string | undefined>;
  /** Log set of the access log. Requires `logTopicId`. */
  logSetId?: pulumi.Input<string | undefined>;
  /** Topic of the access log. Requires `logSetId`. */
  logTopicId?: pulumi.Input<string | undefined>;
  /** Whether the platform refuses to delete the load balancer. Defaults to false. */
  deleteProtect?: pulumi.Input<boolean | undefined>;
  /** ID of the endpoint of a private link that leads to the load balancer. */
  associateEndpoint?: pulumi.Input<string | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Addresses of the load balancer. */
  clbVips?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Domain name of the load balancer, if it has one. */
  domain?: pulumi.Input<string | undefined>;
  /** IPv6 address, if it has one. */
  addressIpv6?: pulumi.Input<string | undefined>;
  /** `IPv6Nat64` or `IPv6FullChain`; empty for IPv4. */
  ipv6Mode?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  clbInstanceId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ClbInstance}. */
export interface ClbInstanceArgs {
  /** `OPEN` for a load balancer with a public address, `INTERNAL` for one with a private address of a subnet. One of `OPEN` or `INTERNAL`. A change replaces the resource. `vpcId` is required when `networkType` is INTERNAL. `subnetId` is required when `networkType` is INTERNAL, or `addressIpVersion` is IPv6FullChain. `subnetId` can be set only when `networkType` is INTERNAL, or `addressIpVersion` is IPv6FullChain. `targetRegionInfoRegion` can be set only when `networkType` is OPEN. `targetRegionInfoVpcId` can be set only when `networkType` is OPEN. `vipIsp` can be set only when `networkType` is OPEN. `internetChargeType` can be set only when `networkType` is OPEN. `masterZoneId` can be set only when `networkType` is OPEN. `slaveZoneId` can be set only when `networkType` is OPEN. `zoneId` can be set only when `networkType` is OPEN. `eipAddressId` can be set only when `networkType` is INTERNAL. `exclusiveCluster` can be set only when `networkType` is INTERNAL. */
  networkType: pulumi.Input<enums.ClbInstanceNetworkType | (string & {})>;
  /** Name of the load balancer. Between 1 and 60 characters. */
  clbName: pulumi.Input<string>;
  /** Private network of the targets. Required for `INTERNAL`. Defaults to the region's default network. Must be the ID of a private network, such as vpc-8vazrwjv. If omitted, the platform chooses a value. A change replaces the resource. `vpcId` is required when `networkType` is INTERNAL. */
  vpcId?: pulumi.Input<string | undefined>;
  /** Subnet that the private address is taken from. Required for `INTERNAL` and for `IPv6FullChain`. Between 2 and 60 characters. A change replaces the resource. `subnetId` is required when `networkType` is INTERNAL, or `addressIpVersion` is IPv6FullChain. `subnetId` can be set only when `networkType` is INTERNAL, or `addressIpVersion` is IPv6FullChain. */
  subnetId?: pulumi.Input<string | undefined>;
  /** Project that the load balancer belongs to. At least 0. Defaults to `0`. */
  projectId?: pulumi.Input<number | undefined>;
  /** IP version: `IPV4`, `IPV6` (NAT64) or `IPv6FullChain`. Defaults to `IPV4`. Must be IPV4, IPV6 or IPv6FullChain. Case is ignored in comparisons. If omitted, the platform chooses a value. A change replaces the resource. `subnetId` is required when `networkType` is INTERNAL, or `addressIpVersion` is IPv6FullChain. `subnetId` can be set only when `networkType` is INTERNAL, or `addressIpVersion` is IPv6FullChain. */
  addressIpVersion?: pulumi.Input<string | undefined>;
  /** How public traffic is charged. Defaults to `TRAFFIC_POSTPAID_BY_HOUR`. The platform may reject a change. Known values are `TRAFFIC_POSTPAID_BY_HOUR`, `BANDWIDTH_POSTPAID_BY_HOUR` and `BANDWIDTH_PACKAGE`; the platform may accept others. If omitted, the platform chooses a value. `internetChargeType` can be set only when `networkType` is OPEN. `bandwidthPackageId` can be set only when `internetChargeType` is BANDWIDTH_PACKAGE. */
  internetChargeType?: pulumi.Input<string | undefined>;
  /** Maximum outbound bandwidth in Mbit/s: up to 2048, and up to 61440 with an `slaType`. Defaults to 10. Between 1 and 61440. If omitted, the platform chooses a value. */
  internetBandwidthMaxOut?: pulumi.Input<number | undefined>;
  /** ID of the bandwidth package, `bwp-...`. Requires the charge type `BANDWIDTH_PACKAGE`. The platform does not return it. The platform never returns it, so it is compared with the previous input. A change replaces the resource. `bandwidthPackageId` can be set only when `internetChargeType` is BANDWIDTH_PACKAGE. */
  bandwidthPackageId?: pulumi.Input<string | undefined>;
  /** Line of a public address: `BGP`, or `CMCC`, `CTCC` or `CUCC` with a bandwidth package. Defaults to `BGP`. Must not be empty. If omitted, the platform chooses a value. A change replaces the resource. `vipIsp` can be set only when `networkType` is OPEN. */
  vipIsp?: pulumi.Input<string | undefined>;
  /** Address of the load balancer. The platform chooses one by default. Must not be empty. If omitted, the platform chooses a value. A change replaces the resource. */
  vip?: pulumi.Input<string | undefined>;
  /** Zone that serves a public IPv4 address, by name or number: `ap-guangzhou-3`, `100003`. Must not be empty. If omitted, the platform chooses a value. A change replaces the resource. `masterZoneId` can be set only when `networkType` is OPEN. */
  masterZoneId?: pulumi.Input<string | undefined>;
  /** Zone that takes over when the zone in `masterZoneId` fails. Must not be empty. If omitted, the platform chooses a value. A change replaces the resource. `slaveZoneId` can be set only when `networkType` is OPEN. */
  slaveZoneId?: pulumi.Input<string | undefined>;
  /** The only zone of a public IPv4 address. The platform returns the serving zone. Must not be empty. If omitted, the platform chooses a value. A change replaces the resource. `zoneId` can be set only when `networkType` is OPEN. */
  zoneId?: pulumi.Input<string | undefined>;
  /** ID of the dedicated cluster of the load balancer. If omitted, the platform chooses a value. A change replaces the resource. */
  clusterId?: pulumi.Input<string | undefined>;
  /** Exclusive clusters of an `INTERNAL` load balancer. If omitted, the platform chooses a value. A change replaces the resource. `exclusiveCluster` can be set only when `networkType` is INTERNAL. */
  exclusiveCluster?: pulumi.Input<types.input.ClbInstanceExclusiveCluster | undefined>;
  /** Specification with guaranteed performance. Defaults to shared performance, to which the platform cannot return. Known values are `clb.c2.medium`, `clb.c3.small`, `clb.c3.medium`, `clb.c4.small`, `clb.c4.medium`, `clb.c4.large`, `clb.c4.xlarge` and `SLA`; the platform may accept others. Must not be empty. If omitted, the platform chooses a value. */
  slaType?: pulumi.Input<string | undefined>;
  /** Whether a change of `slaType` is forced. A change of this property alone changes nothing. Defaults to `false`. */
  force?: pulumi.Input<boolean | undefined>;
  /** Whether targets may be in other regions and networks. Defaults to false. `snatIps` can be set only when `snatPro` is true. */
  snatPro?: pulumi.Input<boolean | undefined>;
  /** Addresses from which requests reach targets in other networks. Requires `snatPro`. They are not compared with the platform. The platform never returns it, so it is compared with the previous input. A change replaces the resource. `snatIps` can be set only when `snatPro` is true. */
  snatIps?: pulumi.Input<pulumi.Input<types.input.ClbInstanceSnatIp>[] | undefined>;
  /** Whether the security groups of targets accept all traffic from the load balancer. Defaults to `false`. */
  loadBalancerPassToTarget?: pulumi.Input<boolean | undefined>;
  /** Whether the load balancer has a domain name instead of a fixed address. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
  dynamicVip?: pulumi.Input<boolean | undefined>;
  /** Elastic IP address that is bound to an `INTERNAL` load balancer. Use either this property or an `EipAssociation`. Must be the ID of an elastic IP address, such as eip-nyvf60va. If omitted, the platform chooses a value. `eipAddressId` can be set only when `networkType` is INTERNAL. */
  eipAddressId?: pulumi.Input<string | undefined>;
  /** Security groups, by priority. An empty list removes all of them. At most 50 elements. If omitted, the platform chooses a value. */
  securityGroups?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Region of the targets, for targets in another one. Must not be empty. If omitted, the platform chooses a value. `targetRegionInfoRegion` can be set only when `networkType` is OPEN. `targetRegionInfoRegion` and `targetRegionInfoVpcId` must be set together or not at all. */
  targetRegionInfoRegion?: pulumi.Input<string | undefined>;
  /** Private network of the targets in `targetRegionInfoRegion`. Must not be empty. If omitted, the platform chooses a value. `targetRegionInfoVpcId` can be set only when `networkType` is OPEN. `targetRegionInfoRegion` and `targetRegionInfoVpcId` must be set together or not at all. */
  targetRegionInfoVpcId?: pulumi.Input<string | undefined>;
  /** Log set of the access log. Requires `logTopicId`. `logSetId` and `logTopicId` must be set together or not at all. */
  logSetId?: pulumi.Input<string | undefined>;
  /** Topic of the access log. Requires `logSetId`. `logSetId` and `logTopicId` must be set together or not at all. */
  logTopicId?: pulumi.Input<string | undefined>;
  /** Whether the platform refuses to delete the load balancer. Defaults to false. */
  deleteProtect?: pulumi.Input<boolean | undefined>;
  /** ID of the endpoint of a private link that leads to the load balancer. */
  associateEndpoint?: pulumi.Input<string | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  clbInstanceId?: pulumi.Input<string | undefined>;
}
