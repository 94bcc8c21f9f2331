import {
  allOrNone,
  atLeastOneOf,
  conflictsWith,
  hasValue,
  type Rule,
  requiredWhen,
  requiredWith,
} from "@org/core-provider";
import { paidInAdvance } from "../../platform/prepaid.ts";
import { recordOf } from "../../platform/responses.ts";

const isPrepaid = hasValue("instanceChargeType", "PREPAID");
/** The requirements of a machine that is paid in advance. */
export const prepaid = paidInAdvance({
  condition: isPrepaid,
  period: "instanceChargeTypePrepaidPeriod",
  others: ["instanceChargeTypePrepaidRenewFlag"],
  longest: 60,
});
const isOnHost = hasValue("instanceChargeType", "CDHPAID");

/** Only disks that are charged by the hour are deleted with their machine. */
const keptDisks: Rule = {
  says: "deleteWithInstance of dataDisks must be false unless instanceChargeType is POSTPAID_BY_HOUR.",
  fields: ["instanceChargeType", "dataDisks"],
  test: ({ instanceChargeType: type, dataDisks }) =>
    typeof type !== "string" || type === "POSTPAID_BY_HOUR" || !Array.isArray(dataDisks)
      ? []
      : dataDisks.flatMap((disk, at) =>
          recordOf(disk)?.["deleteWithInstance"] === true
            ? [{ path: `dataDisks[${at}].deleteWithInstance`, message: `must be false with the charge type ${type}` }]
            : [],
        ),
};
const publicAddress: Rule = {
  says: "allocatePublicIp requires internetMaxBandwidthOut.",
  fields: ["allocatePublicIp", "internetMaxBandwidthOut"],
  test: ({ allocatePublicIp, internetMaxBandwidthOut: bandwidth }) =>
    allocatePublicIp === true && (bandwidth === undefined || bandwidth === 0)
      ? [{ path: "internetMaxBandwidthOut", message: "must be at least 1 when allocatePublicIp is true" }]
      : [],
};

/** The requirements of the properties of a machine. */
export const instanceRules: readonly Rule[] = [
  atLeastOneOf("imageId", "launchTemplateId"),
  atLeastOneOf("availabilityZone", "launchTemplateId"),
  conflictsWith("password", "keyIds"),
  conflictsWith("userData", "userDataRaw"),
  requiredWith("dedicatedResourcePackIds", "dedicatedResourcePackTenancy"),
  requiredWith("launchTemplateVersion", "launchTemplateId"),
  allOrNone("vpcId", "subnetId"),
  requiredWith("privateIp", "subnetId"),
  requiredWith("ipv6AddressCount", "vpcId"),
  requiredWith("partitionNumber", "disasterRecoverGroupIds"),
  requiredWhen(["antiDdosPackageId"], hasValue("ipv4AddressType", "AntiDDoSEIP")),
  requiredWhen(["cdhInstanceType", "cdhHostId"], isOnHost),
  requiredWhen(["instanceChargeTypePrepaidPeriod"], isPrepaid),
  prepaid.periods,
  keptDisks,
  publicAddress,
];
