import { field } from "@org/core-provider";

/** How an instance is charged and deleted. */
export const payment = {
  chargeType: field.string({
    default: "POSTPAID",
    values: ["PREPAID", "POSTPAID"],
    replaceOnChange: true,
    wire: "ChargeType",
    docs: "How the instance is charged: by the hour (`POSTPAID`), or for months in advance (`PREPAID`).",
  }),
  prepaidPeriod: field.integer({
    computed: true,
    writeOnly: true,
    adoptedIfMissing: true,
    wire: "Period",
    docs: "Months to pay in advance with `PREPAID`: 1 to 12, 24 or 36. Defaults to 1. It cannot be changed, because the provider does not renew instances.",
  }),
  autoRenewFlag: field.integer({
    default: 0,
    min: 0,
    max: 1,
    docs: "Whether the platform renews a prepaid instance automatically (1) or not (0).",
  }),
  destroyProtect: field.string({
    computed: true,
    emptyIsUnset: true,
    values: ["on", "off"],
    docs: "Whether the instance is protected from deletion. Set it to `off` and run `pulumi up` before you delete the resource.",
  }),
  forceDelete: field.boolean({
    default: false,
    local: true,
    docs: "Whether a deletion also removes a prepaid instance from the recycle bin, with its data and backups. Otherwise it can be restored there for 7 days. An instance that is charged by the hour is always removed.",
  }),
};
