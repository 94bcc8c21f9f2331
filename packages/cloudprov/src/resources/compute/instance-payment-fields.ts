import { field } from "@org/core-provider";
import { sentOnce } from "../../platform/field-facts.ts";

/** How a machine is charged. */
export const payment = {
  instanceChargeType: field.string({
    computed: true,
    emptyIsUnset: true,
    knownValues: ["POSTPAID_BY_HOUR", "PREPAID", "SPOTPAID", "CDHPAID", "CDCPAID", "UNDERWRITE"],
    rejectChange: {
      because:
        "the platform changes only between POSTPAID_BY_HOUR and PREPAID: restore it, or replace the resource with `--replace`",
      allowed: { POSTPAID_BY_HOUR: ["PREPAID"], PREPAID: ["POSTPAID_BY_HOUR"] },
      test: (before) => before !== undefined && before !== "",
    },
    docs: "How the machine is charged. Defaults to `POSTPAID_BY_HOUR`.",
  }),
  instanceChargeTypePrepaidPeriod: field.integer({
    writeOnly: true,
    adoptedIfMissing: true,
    wire: "InstanceChargePrepaid.Period",
    docs: "Months to pay in advance: 1 to 12, 24, 36, 48 or 60. Required with `PREPAID`. A change buys that many additional months.",
  }),
  instanceChargeTypePrepaidRenewFlag: field.string({
    computed: true,
    changesWith: ["instanceChargeType"],
    knownValues: ["NOTIFY_AND_AUTO_RENEW", "NOTIFY_AND_MANUAL_RENEW", "DISABLE_NOTIFY_AND_MANUAL_RENEW"],
    wire: "InstanceChargePrepaid.RenewFlag",
    docs: "What happens when the prepaid period ends: an automatic renewal, a notice, or neither. Defaults to `NOTIFY_AND_MANUAL_RENEW`.",
  }),
  spotInstanceType: field.string({
    ...sentOnce,
    knownValues: ["ONE-TIME"],
    wire: "InstanceMarketOptions.SpotOptions.SpotInstanceType",
    docs: "Type of the spot request, for the charge type `SPOTPAID`.",
  }),
  spotMaxPrice: field.string({
    ...sentOnce,
    pattern: { match: /^\d+(\.\d+)?$/, says: "be a number, such as 0.5" },
    wire: "InstanceMarketOptions.SpotOptions.MaxPrice",
    docs: "Highest price by the hour, as a text, for the charge type `SPOTPAID`.",
  }),
};
