import { field } from "@org/core-provider";
import { optionOfUpdates } from "../../platform/field-facts.ts";

/** How an instance is charged. */
export const payment = {
  chargeType: field.string({
    default: "POSTPAID_BY_HOUR",
    values: ["POSTPAID_BY_HOUR", "PREPAID"],
    rejectChange: {
      because: "the platform does not return to a charge by the hour: restore it",
      allowed: { POSTPAID_BY_HOUR: ["PREPAID"] },
    },
    wire: "InstanceChargeType",
    docs: "How the instance is charged: by the hour, or with `PREPAID` for months in advance.",
  }),
  period: field.integer({
    writeOnly: true,
    adoptedIfMissing: true,
    docs: "Months to pay in advance with `PREPAID`: 1 to 12, 24 or 36. Defaults to 1. A change buys that many additional months.",
  }),
  autoRenewFlag: field.integer({
    computed: true,
    changesWith: ["chargeType"],
    min: 0,
    max: 2,
    docs: "What happens when the prepaid period ends: 0 is a notice, 1 an automatic renewal, 2 no renewal. Defaults to 0.",
  }),
  autoVoucher: field.integer({
    ...optionOfUpdates,
    min: 0,
    max: 1,
    docs: "Whether purchases use vouchers: 1 or 0. Defaults to 0.",
  }),
  voucherIds: field.list(field.string({ docs: "An ID." }), {
    ...optionOfUpdates,
    emptyIsUnset: true,
    docs: "IDs of the vouchers. The platform supports one at present.",
  }),
};
