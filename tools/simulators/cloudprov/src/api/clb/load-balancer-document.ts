import type { World } from "../../world.ts";
import type { Reply } from "../action.ts";
import { expiryAfter } from "../vpc/address-checks.ts";
import { tagInfos, tagsOfLoadBalancer } from "./clb-tags.ts";
import type { LoadBalancer } from "./load-balancing.ts";

/** A load balancer as a listing has it. */
export function loadBalancerDocument(world: World, one: LoadBalancer, withCount: boolean): Reply {
  const isIpv6 = one.ipVersion !== "IPV4";
  return {
    LoadBalancerId: one.id,
    LoadBalancerName: one.name,
    LoadBalancerType: one.type,
    Forward: 1,
    Domain: one.domain,
    LoadBalancerVips: one.vip === "" || isIpv6 ? [] : [one.vip],
    Status: one.status,
    CreateTime: world.localTimeText(one.createdAt),
    StatusTime: world.localTimeText(one.createdAt),
    ProjectId: one.projectId,
    VpcId: one.vpcId,
    OpenBgp: 0,
    Snat: false,
    Isolation: 0,
    Log: null,
    SubnetId: one.subnetId,
    Tags: tagInfos(world, tagsOfLoadBalancer(one)),
    SecureGroups: one.securityGroups,
    TargetRegionInfo:
      one.targetVpcId === "" ? null : { Region: one.targetRegion, VpcId: one.targetVpcId, NumericalVpcId: 86_323 },
    AnycastZone: "",
    AddressIPVersion: isIpv6 ? "ipv6" : "ipv4",
    NumericalVpcId: 86_323,
    VipIsp: one.vipIsp,
    MasterZone: zoneInfo(one.masterZone),
    BackupZoneSet: one.backupZone === "" ? null : [zoneInfo(one.backupZone)],
    IsolatedTime: null,
    ExpireTime: one.prepaid ? world.localTimeText(expiryAfter(one.createdAt, one.prepaid.Period)) : null,
    ChargeType: one.billing,
    NetworkAttributes:
      one.type === "INTERNAL" && one.bandwidth === 0
        ? null
        : {
            InternetChargeType: one.chargeType,
            InternetMaxBandwidthOut: one.bandwidth,
            BandwidthpkgSubType: null,
          },
    PrepaidAttributes: one.prepaid ?? null,
    LogSetId: one.logsetId,
    LogTopicId: one.topicId,
    AddressIPv6: isIpv6 ? `2402:4e00::${one.createdAt.toString(16).slice(-4)}` : "",
    ExtraInfo: null,
    IsDDos: false,
    ConfigId: "",
    LoadBalancerPassToTarget: one.passToTarget,
    ExclusiveCluster: one.exclusiveCluster === null ? null : exclusive(one.exclusiveCluster),
    IPv6Mode: isIpv6 ? one.ipVersion : "",
    SnatPro: one.snatPro,
    SnatIps: one.snatIps,
    SlaType: one.slaType,
    IsBlock: false,
    IsBlockTime: "",
    LocalBgp: false,
    ClusterTag: one.clusterTag === "" ? null : one.clusterTag,
    MixIpTarget: false,
    Zones: null,
    NfvInfo: null,
    HealthLogSetId: "",
    HealthLogTopicId: "",
    ClusterIds: one.clusterIds.length === 0 ? null : one.clusterIds,
    AttributeFlags: one.deleteProtect ? ["DeleteProtect"] : [],
    LoadBalancerDomain: one.domain,
    Egress: "",
    Exclusive: one.exclusiveCluster === null ? 0 : 1,
    TargetCount: withCount ? targetCount(world, one.id) : null,
    AssociateEndpoint: one.endpoint,
    AvailableZoneAffinityInfo: one.zoneAffinity,
  };
}

function exclusive({ L4Clusters = null, L7Clusters = null, ClassicalCluster = null }: Reply): Reply {
  const whole = (one: unknown) => ({ ClusterName: null, Zone: null, ...(one as Reply) });
  const all = (list: unknown) => (Array.isArray(list) ? list.map(whole) : null);
  return {
    L4Clusters: all(L4Clusters),
    L7Clusters: all(L7Clusters),
    ClassicalCluster: ClassicalCluster === null ? null : whole(ClassicalCluster),
  };
}

function zoneInfo(zone: string): Reply | null {
  if (zone === "") return null;
  const number = Number(/\d+$/.exec(zone)?.[0] ?? 0);
  return {
    ZoneId: 100_000 + number,
    Zone: zone,
    ZoneName: `Zone ${number}`,
    ZoneRegion: zone.replace(/-\d+$/, ""),
    LocalZone: false,
    EdgeZone: false,
  };
}

function targetCount({ loadBalancing }: World, id: string): number {
  const { targets, listeners } = loadBalancing;
  return targets.all().filter(({ listenerId }) => listeners.get(listenerId)?.loadBalancerId === id).length;
}
