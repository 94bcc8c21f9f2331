import { field } from "@org/core-provider";
import { fixed, sentOnce } from "../../platform/field-facts.ts";
import { idForms } from "../../platform/object-id.ts";

/** Whether traffic is charged: the platform returns nothing for a machine without a public address. */
export function hasCharge(internetChargeType: unknown): boolean {
  return internetChargeType !== undefined && internetChargeType !== "";
}

/** The private network and the Internet access of a machine. */
export const network = {
  vpcId: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: idForms.vpc,
    wire: "VirtualPrivateCloud.VpcId",
    docs: "ID of the private network. Defaults to the default network. A change stops and restarts the machine.",
  }),
  subnetId: field.string({
    computed: true,
    emptyIsUnset: true,
    pattern: idForms.subnet,
    changesWith: ["vpcId"],
    wire: "VirtualPrivateCloud.SubnetId",
    docs: "ID of the subnet. A change stops and restarts the machine.",
  }),
  privateIp: field.string({
    computed: true,
    emptyIsUnset: true,
    changesWith: ["vpcId", "subnetId"],
    wire: "VirtualPrivateCloud.PrivateIp",
    docs: "Private address in the subnet. Defaults to a free one. A change stops and restarts the machine.",
  }),
  ipv6AddressCount: field.integer({
    ...fixed,
    min: 0,
    wire: "VirtualPrivateCloud.Ipv6AddressCount",
    docs: "Number of IPv6 addresses. Requires `vpcId`.",
  }),
  ipv6AddressType: field.string({
    ...fixed,
    knownValues: ["EIPv6", "HighQualityEIPv6"],
    wire: "InternetAccessible.IPv6AddressType",
    docs: "Type of the public IPv6 addresses.",
  }),
  allocatePublicIp: field.boolean({
    default: false,
    replaceOnChange: true,
    wire: "InternetAccessible.PublicIpAssigned",
    docs: "Whether the machine gets a public address, which is lost with it: prefer `Eip`. Requires `internetMaxBandwidthOut`.",
  }),
  internetChargeType: field.string({
    ...fixed,
    replaceOnChange: { when: "its traffic is charged already", test: (before) => hasCharge(before) },
    changesWith: ["internetMaxBandwidthOut"],
    knownValues: ["BANDWIDTH_PREPAID", "BANDWIDTH_POSTPAID_BY_HOUR", "BANDWIDTH_PACKAGE", "TRAFFIC_POSTPAID_BY_HOUR"],
    wire: "InternetAccessible.InternetChargeType",
    docs: "How traffic is charged.",
  }),
  internetMaxBandwidthOut: field.integer({
    computed: true,
    min: 0,
    wire: "InternetAccessible.InternetMaxBandwidthOut",
    docs: "Maximum outbound bandwidth, in Mbit/s. It cannot be changed with `BANDWIDTH_PREPAID`. Defaults to 0.",
  }),
  bandwidthPackageId: field.string({
    ...sentOnce,
    wire: "InternetAccessible.BandwidthPackageId",
    docs: "ID of the bandwidth package, `bwp-...`. The platform does not return it.",
  }),
  ipv4AddressType: field.string({
    ...fixed,
    knownValues: ["WanIP", "HighQualityEIP", "AntiDDoSEIP"],
    wire: "InternetAccessible.IPv4AddressType",
    docs: "Type of the public address.",
  }),
  antiDdosPackageId: field.string({
    ...fixed,
    wire: "InternetAccessible.AntiDDoSPackageId",
    docs: "ID of the Anti-DDoS package. Required with the address type `AntiDDoSEIP`.",
  }),
  orderlySecurityGroups: field.list(field.string({ docs: "An ID.", pattern: idForms.securityGroup }), {
    computed: true,
    wire: "SecurityGroupIds",
    docs: "IDs of the security groups. Their order is their priority.",
  }),
};
