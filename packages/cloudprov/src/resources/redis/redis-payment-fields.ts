import { field } from "@org/core-provider";

/** How an instance is charged. */
export const payment = {
  chargeType: field.string({
    default: "POSTPAID",
    values: ["POSTPAID", "PREPAID"],
    docs: "How the instance is charged: by the hour, or with `PREPAID` for months in advance.",
  }),
  prepaidPeriod: field.integer({
    writeOnly: true,
    adoptedIfMissing: true,
    wire: "Period",
    docs: "Months to pay in advance: 1 to 12, 24 or 36. Required with `PREPAID`. It cannot be changed, because the provider does not renew instances.",
  }),
  autoRenewFlag: field.integer({
    default: 0,
    min: 0,
    max: 2,
    replaceOnChange: true,
    wire: "AutoRenew",
    docs: "What happens when the prepaid period ends: 0 is a notice, 1 an automatic renewal, 2 no renewal. Change it in the console to keep the instance.",
  }),
};
