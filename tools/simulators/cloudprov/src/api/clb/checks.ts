import { listOf, type Shape, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { found } from "../action.ts";
import type { LoadBalancer } from "./load-balancing.ts";

/** The IDs of load balancers in a request. */
export const idsShape: Shape<readonly string[]> = listOf(text({ min: 1 }), { min: 1, max: 20 });

/** The specifications of load balancers with guaranteed performance. */
export const modes: ReadonlySet<string> = new Set([
  "SLA",
  "clb.c1.small",
  "clb.c2.medium",
  "clb.c3.small",
  "clb.c3.medium",
  "clb.c4.small",
  "clb.c4.medium",
  "clb.c4.large",
  "clb.c4.xlarge",
]);

/** @throws {PlatformError} if there is no such load balancer. */
export function existingLoadBalancer({ loadBalancing }: World, id: string, region: string): LoadBalancer {
  const one = loadBalancing.loadBalancers.get(id);
  return found(one?.region === region ? one : undefined, "InvalidParameter.LBIdNotFound", `load balancer ${id}`);
}

/** Rejects names that are too long. */
export function checkName(name: string, most = 80): void {
  if (name.length > most) {
    throw new PlatformError("InvalidParameterValue.Length", `A name has at most ${most} characters.`);
  }
}

/** Rejects a number outside a range. */
export function rangeOf(name: string, value: number, least: number, most: number): void {
  if (value < least || value > most) {
    throw new PlatformError("InvalidParameterValue.Range", `${name} must be from ${least} to ${most}.`);
  }
}

/** The name of a zone that is given by its name or its number. */
export function zoneNamed(zone: string, region: string): string {
  return /^\d+$/.test(zone) ? `${region}-${Number(zone) % 10_000}` : zone;
}

/** The members of a creation that depend on one another. */
export interface Creation {
  readonly LoadBalancerType: string;
  readonly LoadBalancerName?: string;
  readonly VpcId?: string;
  readonly SubnetId?: string;
  readonly AddressIPVersion?: string;
  readonly MasterZoneId?: string;
  readonly SlaveZoneId?: string;
  readonly ZoneId?: string;
  readonly VipIsp?: string;
  readonly Vip?: string;
  readonly SlaType?: string;
  readonly EipAddressId?: string;
  readonly BandwidthPackageId?: string;
  readonly InternetAccessible?: { readonly InternetChargeType?: string; readonly InternetMaxBandwidthOut?: number };
  readonly SnatPro?: boolean;
  readonly SnatIps?: readonly unknown[];
  readonly LBChargeType?: string;
  readonly LBChargePrepaid?: { readonly RenewFlag?: string; readonly Period?: number };
}

/** Rejects a way to pay that does not exist, or that lacks its details. */
function checkBilling({ LBChargeType: billing = "POSTPAID_BY_HOUR", LBChargePrepaid: prepaid }: Creation): void {
  if (billing !== "POSTPAID_BY_HOUR" && billing !== "PREPAID") invalid(`${billing} is not a charge type.`);
  if (billing === "PREPAID" && prepaid?.Period === undefined) invalid("A prepaid load balancer needs a Period.");
  if (prepaid?.Period !== undefined && prepaid.Period < 1) invalid("Period must be at least 1.");
  if (!["AUTO_RENEW", "MANUAL_RENEW"].includes(prepaid?.RenewFlag ?? "MANUAL_RENEW")) {
    invalid("RenewFlag must be AUTO_RENEW or MANUAL_RENEW.");
  }
}

/** Rejects a creation whose members do not fit together, or that names something that does not exist. */
export function checkCreation(world: World, given: Creation, region: string): void {
  const { LoadBalancerType: type, VpcId: vpcId, SubnetId: subnetId, AddressIPVersion: version = "IPV4" } = given;
  const { InternetMaxBandwidthOut: bandwidth = 10, InternetChargeType: chargeType } = given.InternetAccessible ?? {};
  if (type !== "OPEN" && type !== "INTERNAL") invalid(`LoadBalancerType must be OPEN or INTERNAL, not ${type}.`);
  const isPublic = type === "OPEN";
  checkName(given.LoadBalancerName ?? "");
  checkBilling(given);
  const isFullChain = version.toLowerCase() === "ipv6fullchain";
  if (!["ipv4", "ipv6", "ipv6fullchain"].includes(version.toLowerCase())) invalid(`${version} is not an IP version.`);
  if (!isPublic && (vpcId === undefined || subnetId === undefined)) {
    invalid("An internal load balancer needs VpcId and SubnetId.");
  }
  if (isPublic && isFullChain && subnetId === undefined) invalid("IPv6FullChain needs SubnetId.");
  if (isPublic && !isFullChain && subnetId !== undefined) invalid("A public load balancer has no subnet.");
  if (
    !isPublic &&
    [given.MasterZoneId, given.SlaveZoneId, given.ZoneId, given.VipIsp].some((one) => one !== undefined)
  ) {
    invalid("Only public load balancers have zones and lines.");
  }
  if (isPublic && given.EipAddressId !== undefined) invalid("EipAddressId is for internal load balancers.");
  if (given.SlaType !== undefined && !modes.has(given.SlaType)) invalid(`${given.SlaType} is not a specification.`);
  if (given.BandwidthPackageId !== undefined && chargeType !== "BANDWIDTH_PACKAGE") {
    throw new PlatformError(
      "InvalidParameterCombination",
      "A bandwidth package needs the charge type BANDWIDTH_PACKAGE.",
    );
  }
  if (given.SnatIps !== undefined && given.SnatPro !== true) invalid("SnatIps needs SnatPro.");
  rangeOf("InternetMaxBandwidthOut", bandwidth, 1, given.SlaType === undefined ? 2_048 : 61_440);
  const network = vpcId === undefined ? undefined : world.networks.vpcs.get(vpcId);
  if (vpcId !== undefined && network?.region !== region) invalid(`The network ${vpcId} does not exist.`);
  const subnet = subnetId === undefined ? undefined : world.networks.subnets.get(subnetId);
  if (subnetId !== undefined && (subnet === undefined || subnet.vpcId !== vpcId)) {
    invalid(`The subnet ${subnetId} does not exist in ${vpcId}.`);
  }
  if (given.EipAddressId !== undefined && world.eips.addresses.get(given.EipAddressId)?.status !== "UNBIND") {
    invalid(`The address ${given.EipAddressId} is not free.`);
  }
  const { loadBalancers } = world.loadBalancing;
  if (given.Vip !== undefined && loadBalancers.all().some(({ vip }) => vip === given.Vip)) {
    invalid(`The address ${given.Vip} is taken.`);
  }
}

/** @throws {PlatformError} always. */
export function invalid(message: string): never {
  throw new PlatformError("InvalidParameter", message);
}
