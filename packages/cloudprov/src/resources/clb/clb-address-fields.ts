import { field } from "@org/core-provider";

/** The address of a load balancer, and how its traffic is charged. */
export const address = {
  internetChargeType: field.string({
    computed: true,
    emptyIsUnset: true,
    knownValues: ["TRAFFIC_POSTPAID_BY_HOUR", "BANDWIDTH_POSTPAID_BY_HOUR", "BANDWIDTH_PACKAGE"],
    wire: "InternetAccessible.InternetChargeType",
    docs: "How public traffic is charged. Defaults to `TRAFFIC_POSTPAID_BY_HOUR`. The platform may reject a change.",
  }),
  internetBandwidthMaxOut: field.integer({
    computed: true,
    min: 1,
    max: 61_440,
    wire: "InternetAccessible.InternetMaxBandwidthOut",
    docs: "Maximum outbound bandwidth in Mbit/s: up to 2048, and up to 61440 with an `slaType`. Defaults to 10.",
  }),
  bandwidthPackageId: field.string({
    writeOnly: true,
    adoptedIfMissing: true,
    emptyIsUnset: true,
    replaceOnChange: true,
    docs: "ID of the bandwidth package, `bwp-...`. Requires the charge type `BANDWIDTH_PACKAGE`. The platform does not return it.",
  }),
  vipIsp: field.string({
    computed: true,
    min: 1,
    replaceOnChange: true,
    docs: "Line of a public address: `BGP`, or `CMCC`, `CTCC` or `CUCC` with a bandwidth package. Defaults to `BGP`.",
  }),
  vip: field.string({
    computed: true,
    min: 1,
    replaceOnChange: true,
    docs: "Address of the load balancer. The platform chooses one by default.",
  }),
};
