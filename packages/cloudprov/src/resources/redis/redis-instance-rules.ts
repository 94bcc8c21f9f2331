import { hasValue, type Rule } from "@org/core-provider";
import { oneOfNumbers } from "../../platform/element-rules.ts";

/** Only prepaid instances have a period. */
export const isPrepaid = hasValue("chargeType", "PREPAID");

/** Each replica has a zone. */
const zonePerReplica: Rule = {
  says: "replicaZoneIds must contain as many zones as redisReplicasNum says.",
  fields: ["replicaZoneIds", "redisReplicasNum"],
  test: ({ replicaZoneIds: zones, redisReplicasNum: count = 1 }) =>
    !Array.isArray(zones) || zones.length === 0 || typeof count !== "number" || zones.length === count
      ? []
      : [{ path: "replicaZoneIds", message: `must contain ${count} zones, one for each replica of redisReplicasNum` }],
};

/** Only a prepaid instance is renewed. */
const renewsPrepaid: Rule = {
  says: "autoRenewFlag must be 0 unless chargeType is PREPAID.",
  fields: ["autoRenewFlag", "chargeType"],
  test: ({ autoRenewFlag: renewal, chargeType = "POSTPAID" }) =>
    typeof renewal !== "number" || renewal === 0 || typeof chargeType !== "string" || chargeType === "PREPAID"
      ? []
      : [{ path: "autoRenewFlag", message: "must be 0 unless chargeType is PREPAID" }],
};

/** The rules about single values, and about renewals and zones. */
export const redisRules = [
  oneOfNumbers("redisShardNum", [1, 3, 5, 8, 12, 16, 24, 32, 40, 48, 64, 80, 96, 128]),
  oneOfNumbers("recycle", [0, 1, 2, 3, 7, 15]),
  oneOfNumbers("waitSwitch", [1, 2]),
  zonePerReplica,
  renewsPrepaid,
] as const;
