import { allOrNone, hasValue, onlyWhen, type Rule, requiredWhen } from "@org/core-provider";
import type { Body } from "../../platform/responses.ts";

const isInternal = hasValue("networkType", "INTERNAL");
const isPublic = hasValue("networkType", "OPEN");
const hasSubnet = {
  says: "networkType is INTERNAL, or addressIpVersion is IPv6FullChain",
  fields: ["networkType", "addressIpVersion"],
  test: ({ networkType, addressIpVersion: version }: Body) =>
    networkType === "INTERNAL" || /^ipv6fullchain$/i.test(String(version)),
};
const publicOnly = [
  "targetRegionInfoRegion",
  "targetRegionInfoVpcId",
  "vipIsp",
  "internetChargeType",
  "masterZoneId",
  "slaveZoneId",
  "zoneId",
];

/** Properties that depend on one another. */
export const clbInstanceRules: readonly Rule[] = [
  requiredWhen(["vpcId"], isInternal),
  requiredWhen(["subnetId"], hasSubnet),
  onlyWhen("subnetId", hasSubnet),
  ...publicOnly.map((name) => onlyWhen(name, isPublic)),
  onlyWhen("eipAddressId", isInternal),
  onlyWhen("exclusiveCluster", isInternal),
  onlyWhen("bandwidthPackageId", hasValue("internetChargeType", "BANDWIDTH_PACKAGE")),
  onlyWhen("snatIps", hasValue("snatPro", true)),
  allOrNone("targetRegionInfoRegion", "targetRegionInfoVpcId"),
  allOrNone("logSetId", "logTopicId"),
];
