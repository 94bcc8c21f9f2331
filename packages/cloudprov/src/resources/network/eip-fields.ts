import { field, hasValue } from "@org/core-provider";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { prepaid } from "./eip-address.ts";

const losesAddress =
  "a replacement would lose the public address: restore it, or replace the resource with `--replace`";
const fixed = { rejectChange: { because: losesAddress } } as const;

/** The properties of an `Eip`. */
export const eipFields = withWireNames({
  name: field.string({
    autoName: { maxLength: 60 },
    min: 1,
    max: 128,
    wire: "AddressName",
    docs: "Name of the address.",
  }),
  type: field.string({
    default: "EIP",
    knownValues: ["EIP", "AnycastEIP", "HighQualityEIP", "AntiDDoSEIP", "ResidentialEIP"],
    replaceOnChange: true,
    wire: "AddressType",
    docs: "Type of the address. Most accounts and regions support only `EIP`.",
  }),
  anycastZone: field.string({
    knownValues: ["ANYCAST_ZONE_GLOBAL", "ANYCAST_ZONE_OVERSEAS"],
    replaceOnChange: true,
    writeOnly: true,
    adoptedIfMissing: true,
    docs: "Zone in which an address of type `AnycastEIP` is announced. The platform does not return it.",
  }),
  internetServiceProvider: field.string({
    computed: true,
    knownValues: ["BGP", "CMCC", "CTCC", "CUCC"],
    replaceOnChange: true,
    adoptedIfMissing: true,
    docs: "Line of the address. Defaults to `BGP`; the other lines belong to a single carrier.",
  }),
  internetChargeType: field.string({
    computed: true,
    knownValues: [prepaid, "BANDWIDTH_PACKAGE", "BANDWIDTH_POSTPAID_BY_HOUR", "TRAFFIC_POSTPAID_BY_HOUR"],
    rejectChange: {
      because:
        "the platform cannot change the charge type of an existing address to BANDWIDTH_PACKAGE: add the address to the package in the console, and remove internetChargeType from the program",
      test: (_, after) => after === "BANDWIDTH_PACKAGE",
    },
    docs: "How traffic is charged. Defaults to `TRAFFIC_POSTPAID_BY_HOUR`. The platform allows two changes per address. Accounts of the traditional kind do not support it.",
  }),
  prepaidPeriod: field.integer({
    writeOnly: true,
    adoptedIfMissing: true,
    wire: "AddressChargePrepaid.Period",
    docs: "Months to pay in advance: 1 to 12, 24 or 36. A change buys that many additional months.",
  }),
  autoRenewFlag: field.integer({
    computed: true,
    min: 0,
    max: 2,
    wire: "AddressChargePrepaid.AutoRenewFlag",
    docs: "What happens when the prepaid period ends: 0 waits for a manual renewal, 1 renews automatically, 2 does not renew. Defaults to 0.",
  }),
  internetMaxBandwidthOut: field.integer({
    computed: true,
    min: 1,
    max: 2000,
    docs: "Maximum outbound bandwidth in Mbit/s: up to 100, with a prepaid period up to 200, in a bandwidth package up to 2000. Defaults to 1.",
  }),
  bandwidthPackageId: field.string({
    computed: true,
    ...fixed,
    docs: "ID of the bandwidth package, `bwp-...`. Requires the charge type `BANDWIDTH_PACKAGE`.",
  }),
  egress: field.string({
    computed: true,
    knownValues: ["center_egress1", "center_egress2", "center_egress3"],
    ...fixed,
    docs: "Network egress, for types and lines that support it. Defaults to `center_egress1`.",
  }),
  antiDdosPackageId: field.string({
    computed: true,
    emptyIsUnset: true,
    ...fixed,
    wire: "AntiDDoSPackageId",
    docs: "ID of the Anti-DDoS package of an address of type `AntiDDoSEIP`.",
  }),
  cdcId: field.string({
    computed: true,
    ...fixed,
    wire: "DedicatedClusterId",
    docs: "ID of the dedicated cluster (CDC), `cluster-...`.",
  }),
  tags: tagsField,
  publicIp: field.string({ output: true, wire: "AddressIp", docs: "The public IPv4 address." }),
  status: field.string({
    output: true,
    wire: "AddressStatus",
    docs: "Status of the address, such as `UNBIND` or `BIND`.",
  }),
});

/** Only prepaid addresses have a period. */
export const isPrepaid = hasValue("internetChargeType", prepaid);
