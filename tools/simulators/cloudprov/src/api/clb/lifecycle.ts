import type { World } from "../../world.ts";
import type { Reply } from "../action.ts";
import { type Creation, zoneNamed } from "./checks.ts";
import { tagsOfLoadBalancer, tagsOfTargetGroup } from "./clb-tags.ts";
import { type LoadBalancer, ordinaryLoadBalancer } from "./load-balancing.ts";
import type { GroupPlace, TargetGroup } from "./target-groups.ts";

/** All members of a creation that the load balancer keeps. */
export interface WholeCreation extends Creation {
  readonly ProjectId?: number;
  readonly ClusterIds?: readonly string[];
  readonly ExclusiveCluster?: Reply;
  readonly SnatIps?: readonly { readonly SubnetId: string; readonly Ip?: string }[];
  readonly LoadBalancerPassToTarget?: boolean;
  readonly DynamicVip?: boolean;
  readonly ClusterTag?: string;
  readonly AvailableZoneAffinityInfo?: Reply;
}

/** A load balancer as a creation requests it. */
export function newLoadBalancer(world: World, given: WholeCreation, region: string): LoadBalancer {
  const id = world.newId("lb");
  const isPublic = given.LoadBalancerType === "OPEN";
  const zone = given.MasterZoneId ?? given.ZoneId ?? `${region}-3`;
  const isDefault = world.networks.vpcs.all().find((one) => one.region === region && one.isDefault);
  const number = world.hub.ids.integer(1, 65_000);
  const address = `${isPublic ? "119.28" : "10.0"}.${Math.floor(number / 254)}.${(number % 254) + 1}`;
  const isDynamic = given.DynamicVip === true;
  const isPrepaid = given.LBChargeType === "PREPAID";
  const { RenewFlag = "MANUAL_RENEW", Period = 1 } = given.LBChargePrepaid ?? {};
  const { InternetChargeType: chargeType, InternetMaxBandwidthOut: bandwidth } = given.InternetAccessible ?? {};
  return {
    ...ordinaryLoadBalancer,
    id,
    region,
    name: given.LoadBalancerName ?? id,
    type: isPublic ? "OPEN" : "INTERNAL",
    projectId: given.ProjectId ?? 0,
    vpcId: given.VpcId ?? isDefault?.id ?? "",
    subnetId: given.SubnetId ?? "",
    ipVersion: ipVersionOf(given.AddressIPVersion),
    vip: isDynamic ? "" : (given.Vip ?? address),
    domain: isDynamic ? `${id}.${region}.tencentclb.com` : "",
    vipIsp: isPublic ? (given.VipIsp ?? "BGP") : "",
    masterZone: isPublic ? zoneNamed(zone, region) : "",
    backupZone: given.SlaveZoneId === undefined ? "" : zoneNamed(given.SlaveZoneId, region),
    chargeType: isPublic ? (chargeType ?? ordinaryLoadBalancer.chargeType) : "",
    bandwidth: bandwidth ?? (isPublic ? 10 : 0),
    bandwidthPackageId: given.BandwidthPackageId ?? "",
    slaType: given.SlaType ?? "",
    billing: isPrepaid ? "PREPAID" : "POSTPAID_BY_HOUR",
    prepaid: isPrepaid ? { RenewFlag, Period } : null,
    clusterTag: given.ClusterTag ?? "",
    zoneAffinity: { ...ordinaryLoadBalancer.zoneAffinity, ...given.AvailableZoneAffinityInfo },
    clusterIds: given.ClusterIds ?? [],
    exclusiveCluster: given.ExclusiveCluster ?? null,
    snatPro: given.SnatPro ?? false,
    snatIps: (given.SnatIps ?? []).map(({ SubnetId, Ip = "10.0.0.9" }) => ({ SubnetId, Ip })),
    passToTarget: given.LoadBalancerPassToTarget ?? false,
    targetRegion: region,
    targetVpcId: given.VpcId ?? isDefault?.id ?? "",
    createdAt: world.now(),
  };
}

function ipVersionOf(version = "IPV4"): LoadBalancer["ipVersion"] {
  if (version.toLowerCase() === "ipv4") return "IPV4";
  return version.toLowerCase() === "ipv6" ? "IPv6Nat64" : "IPv6FullChain";
}

/** Deletes a load balancer with everything that belongs to it, and frees its public address. */
export function deleteLoadBalancer(world: World, one: Pick<LoadBalancer, "id" | "region">): void {
  const { addresses } = world.eips;
  for (const address of addresses.all()) {
    if (address.instanceId === one.id) addresses.replace({ ...address, instanceId: "", status: "UNBIND" });
  }
  for (const { id, loadBalancerId } of world.loadBalancing.listeners.all()) {
    if (loadBalancerId === one.id) deleteListener(world, id);
  }
  world.loadBalancing.loadBalancers.remove(one.id);
  world.tags.clear(tagsOfLoadBalancer(one));
}

/** Deletes a listener with everything that belongs to it. */
export function deleteListener({ loadBalancing }: World, id: string): void {
  for (const rule of loadBalancing.rules.all()) if (rule.listenerId === id) loadBalancing.rules.remove(rule.id);
  disconnect(loadBalancing, ({ listenerId }) => listenerId === id);
  loadBalancing.listeners.remove(id);
}

/** Deletes a rule of a listener. */
export function deleteRule({ loadBalancing }: World, id: string): void {
  disconnect(loadBalancing, ({ ruleId }) => ruleId === id);
  loadBalancing.rules.remove(id);
}

/** Removes the targets of what is deleted, and disconnects groups of targets from it. */
function disconnect(
  { targetGroups, targets }: World["loadBalancing"],
  isDeleted: (place: Pick<GroupPlace, "listenerId" | "ruleId">) => boolean,
): void {
  for (const target of targets.all()) if (isDeleted(target)) targets.remove(target.id);
  for (const group of targetGroups.all()) {
    if (group.places.some(isDeleted)) {
      targetGroups.replace({ ...group, places: group.places.filter((place) => !isDeleted(place)) });
    }
  }
}

/** Deletes a group of targets. */
export function deleteTargetGroup(world: World, one: Pick<TargetGroup, "id" | "region">): void {
  world.loadBalancing.targetGroups.remove(one.id);
  world.tags.clear(tagsOfTargetGroup(one));
}
