import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { zonesOf } from "../zones.ts";
import type { KafkaInstance } from "./kafka.ts";
import { newKafkaInstance } from "./kafka-state.ts";

/** The size of an instance in a request. */
export interface InstanceSize {
  readonly BandWidth?: number;
  readonly DiskSize?: number;
  readonly Partition?: number;
}

/** An instance that a request buys. */
export interface InstancePurchase extends InstanceSize {
  readonly InstanceName?: string;
  readonly ZoneId?: number;
  readonly VpcId: string;
  readonly SubnetId: string;
  readonly InstanceType?: number;
  readonly SpecificationsType?: string;
  readonly MsgRetentionTime?: number;
  readonly KafkaVersion?: string;
  readonly DiskType?: string;
  readonly MultiZoneFlag?: boolean;
  readonly ZoneIds?: readonly number[];
  readonly PublicNetworkMonthly?: number;
  readonly ElasticBandwidthSwitch?: number;
  readonly CustomSSLCertId?: string;
  readonly Tags?: readonly { readonly TagKey: string; readonly TagValue: string }[];
}

const versions = ["2.4.1", "2.4.2", "2.8.1", "3.2.3"];
/** The specifications of the edition `standard`. */
const specifications = [
  "general",
  "standard",
  "advanced",
  "capacity",
  "specialized-1",
  "specialized-2",
  "specialized-3",
  "specialized-4",
  "exclusive",
];

/** An instance as a request buys it. @throws {PlatformError} for everything that the platform does not sell. */
export function newInstance(
  world: World,
  purchase: InstancePurchase,
  more: Partial<KafkaInstance> & Pick<KafkaInstance, "region">,
): KafkaInstance {
  const { SpecificationsType = "standard", InstanceType = 1, KafkaVersion: version = "2.4.1" } = purchase;
  if (!["standard", "profession", "premium"].includes(SpecificationsType)) {
    throw new PlatformError("InvalidParameter", `There is no edition ${SpecificationsType}.`);
  }
  const specification = specifications[InstanceType - 1];
  if (specification === undefined) throw new PlatformError("InvalidParameter", "InstanceType must be from 1 to 9.");
  if (!versions.includes(version)) throw new PlatformError("InvalidParameter", `There is no version ${version}.`);
  const isStandard = SpecificationsType === "standard";
  return newKafkaInstance(world, {
    ...placeOf(world, purchase, more.region),
    name: purchase.InstanceName ?? "",
    type: isStandard ? specification : SpecificationsType,
    version,
    bandwidth: purchase.BandWidth ?? 40,
    diskSize: purchase.DiskSize ?? 500,
    partitions: purchase.Partition ?? 800,
    diskType: isStandard ? "CLOUD_BASIC" : (purchase.DiskType ?? "CLOUD_PREMIUM"),
    retention: purchase.MsgRetentionTime ?? 1440,
    publicNetwork: 3 + (purchase.PublicNetworkMonthly ?? 0),
    isElastic: purchase.ElasticBandwidthSwitch === 1,
    certificateId: purchase.CustomSSLCertId ?? "",
    ...more,
  });
}

/** Where an instance is. */
function placeOf(
  world: World,
  { ZoneId, ZoneIds, MultiZoneFlag = false, VpcId: vpcId, SubnetId: subnetId }: InstancePurchase,
  region: string,
): Pick<KafkaInstance, "zoneId" | "zoneIds" | "vpcId" | "subnetId"> {
  const zones = zonesOf(world.settings, region);
  const zoneId = ZoneId ?? ZoneIds?.[0];
  if (zoneId === undefined) throw new PlatformError("InvalidParameterValue.NotAllowedEmpty", "ZoneId is missing.");
  if (MultiZoneFlag && ZoneIds === undefined) {
    throw new PlatformError("InvalidParameterValue.NotAllowedEmpty", "ZoneIds is missing.");
  }
  const zoneIds = MultiZoneFlag ? (ZoneIds ?? []) : [zoneId];
  if (!zoneIds.includes(zoneId)) throw new PlatformError("InvalidParameter", "ZoneIds must contain ZoneId.");
  const unknown = zoneIds.find((id) => !zones.some((zone) => zone.number === id));
  if (unknown !== undefined) {
    throw new PlatformError("InvalidParameterValue.ZoneNotSupport", `${region} has no zone ${unknown}.`);
  }
  const { vpcs, subnets } = world.networks;
  if (vpcs.get(vpcId)?.region !== region) {
    throw new PlatformError("InvalidParameterValue.VpcIdInvalid", `There is no network ${vpcId} in ${region}.`);
  }
  const subnet = subnets.get(subnetId);
  if (subnet?.vpcId !== vpcId) {
    throw new PlatformError("InvalidParameterValue.SubnetIdInvalid", `There is no subnet ${subnetId} in ${vpcId}.`);
  }
  if (subnet.zone !== zones.find(({ number }) => number === zoneId)?.name) {
    throw new PlatformError("InvalidParameterValue.SubnetNotBelongToZone", `${subnetId} is not in the zone ${zoneId}.`);
  }
  return { zoneId, zoneIds, vpcId, subnetId };
}

/** @throws {PlatformError} if the platform does not sell a size. */
export function checkSize({ BandWidth = 40, DiskSize = 500, Partition = 800 }: InstanceSize): void {
  if (BandWidth < 20 || BandWidth > 100_000) {
    throw new PlatformError("InvalidParameter", "BandWidth must be from 20 to 100000.");
  }
  if (DiskSize < 100 || DiskSize > 500_000 || DiskSize % 100 !== 0) {
    throw new PlatformError("InvalidParameter", "DiskSize must be from 100 to 500000, in steps of 100.");
  }
  if (Partition < 100 || Partition > 40_000 || Partition % 100 !== 0) {
    throw new PlatformError("InvalidParameter", "Partition must be from 100 to 40000, in steps of 100.");
  }
}
