import { allOrNone, field, hasValue, onlyWhen, type Rule, requiredWhen } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import type { Body } from "../../platform/responses.ts";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";

const cluster = {
  clusterId: field.string({ required: true, docs: "ID of the cluster." }),
  clusterName: field.string({ computed: true, docs: "Name of the cluster." }),
  zone: field.string({ computed: true, docs: "Zone of the cluster, such as `ap-guangzhou-1`." }),
};
const clusters = (docs: string) => field.set(field.object(cluster, { docs: "A cluster." }), { docs });

/** A zone has a name, `ap-guangzhou-3`, and a number, `100003`, which ends with the same digits. */
const zone = {
  computed: true,
  replaceOnChange: true,
  min: 1,
  equality: (before: unknown, after: unknown) =>
    before === after || isNumberOf(before, after) || isNumberOf(after, before),
} as const;

function isNumberOf(number: unknown, name: unknown): boolean {
  return /^\d+$/.test(String(number)) && String(name).endsWith(`-${Number(number) % 10_000}`);
}

/** The properties of a load balancer. */
export const clbInstanceFields = withWireNames({
  networkType: field.string({
    required: true,
    values: ["OPEN", "INTERNAL"],
    replaceOnChange: true,
    wire: "LoadBalancerType",
    docs: "`OPEN` for a load balancer with a public address, `INTERNAL` for one with a private address of a subnet.",
  }),
  clbName: field.string({
    required: true,
    min: 1,
    max: 60,
    wire: "LoadBalancerName",
    docs: "Name of the load balancer.",
  }),
  vpcId: field.string({
    computed: true,
    pattern: idForms.vpc,
    replaceOnChange: true,
    docs: "Private network of the targets. Required for `INTERNAL`. Defaults to the region's default network.",
  }),
  subnetId: field.string({
    min: 2,
    max: 60,
    emptyIsUnset: true,
    replaceOnChange: true,
    docs: "Subnet that the private address is taken from. Required for `INTERNAL` and for `IPv6FullChain`.",
  }),
  projectId: field.integer({ default: 0, min: 0, docs: "Project that the load balancer belongs to." }),
  addressIpVersion: field.string({
    computed: true,
    pattern: { match: /^(ipv4|ipv6|ipv6fullchain)$/i, says: "be IPV4, IPV6 or IPv6FullChain" },
    equality: "case-insensitive",
    replaceOnChange: true,
    wire: "AddressIPVersion",
    docs: "IP version: `IPV4`, `IPV6` (NAT64) or `IPv6FullChain`. Defaults to `IPV4`.",
  }),
  internetChargeType: field.string({
    computed: true,
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
  masterZoneId: field.string({
    ...zone,
    docs: "Zone that serves a public IPv4 address, by name or number: `ap-guangzhou-3`, `100003`.",
  }),
  slaveZoneId: field.string({ ...zone, docs: "Zone that takes over when the zone in `masterZoneId` fails." }),
  zoneId: field.string({
    ...zone,
    docs: "The only zone of a public IPv4 address. The platform returns the serving zone.",
  }),
  clusterId: field.string({
    computed: true,
    emptyIsUnset: true,
    replaceOnChange: true,
    docs: "ID of the dedicated cluster of the load balancer.",
  }),
  exclusiveCluster: field.object(
    {
      l4Clusters: clusters("Clusters for TCP and UDP."),
      l7Clusters: clusters("Clusters for HTTP and HTTPS."),
      classicalCluster: field.object(cluster, { docs: "Cluster of the gateway of the network." }),
    },
    { computed: true, replaceOnChange: true, docs: "Exclusive clusters of an `INTERNAL` load balancer." },
  ),
  slaType: field.string({
    computed: true,
    min: 1,
    knownValues: [
      "clb.c2.medium",
      "clb.c3.small",
      "clb.c3.medium",
      "clb.c4.small",
      "clb.c4.medium",
      "clb.c4.large",
      "clb.c4.xlarge",
      "SLA",
    ],
    docs: "Specification with guaranteed performance. Defaults to shared performance, to which the platform cannot return.",
  }),
  force: field.boolean({
    local: true,
    default: false,
    docs: "Whether a change of `slaType` is forced. A change of this property alone changes nothing.",
  }),
  snatPro: field.boolean({
    omitEmptyOnCreate: true,
    unsetAs: false,
    docs: "Whether targets may be in other regions and networks. Defaults to false.",
  }),
  snatIps: field.list(
    field.object(
      {
        subnetId: field.string({ required: true, pattern: idForms.subnet, docs: "Subnet of the address." }),
        ip: field.string({ emptyIsUnset: true, docs: "The address. The platform chooses one by default." }),
      },
      { docs: "An address." },
    ),
    {
      writeOnly: true,
      adoptedIfMissing: true,
      replaceOnChange: true,
      docs: "Addresses from which requests reach targets in other networks. Requires `snatPro`. They are not compared with the platform.",
    },
  ),
  loadBalancerPassToTarget: field.boolean({
    default: false,
    docs: "Whether the security groups of targets accept all traffic from the load balancer.",
  }),
  dynamicVip: field.boolean({
    writeOnly: true,
    adoptedIfMissing: true,
    replaceOnChange: true,
    docs: "Whether the load balancer has a domain name instead of a fixed address.",
  }),
  eipAddressId: field.string({
    computed: true,
    pattern: idForms.eip,
    docs: "Elastic IP address that is bound to an `INTERNAL` load balancer. Use either this property or an `EipAssociation`.",
  }),
  securityGroups: field.list(field.string({ pattern: idForms.securityGroup, docs: "ID of a security group." }), {
    computed: true,
    max: 50,
    docs: "Security groups, by priority. An empty list removes all of them.",
  }),
  targetRegionInfoRegion: field.string({
    computed: true,
    min: 1,
    wire: "TargetRegionInfo.Region",
    docs: "Region of the targets, for targets in another one.",
  }),
  targetRegionInfoVpcId: field.string({
    computed: true,
    min: 1,
    wire: "TargetRegionInfo.VpcId",
    docs: "Private network of the targets in `targetRegionInfoRegion`.",
  }),
  logSetId: field.string({
    omitEmptyOnCreate: true,
    unsetAs: "",
    docs: "Log set of the access log. Requires `logTopicId`.",
  }),
  logTopicId: field.string({
    omitEmptyOnCreate: true,
    unsetAs: "",
    docs: "Topic of the access log. Requires `logSetId`.",
  }),
  deleteProtect: field.boolean({
    omitEmptyOnCreate: true,
    unsetAs: false,
    docs: "Whether the platform refuses to delete the load balancer. Defaults to false.",
  }),
  associateEndpoint: field.string({
    omitEmptyOnCreate: true,
    unsetAs: "",
    docs: "ID of the endpoint of a private link that leads to the load balancer.",
  }),
  tags: tagsField,
  clbVips: field.list(field.string({ docs: "An address." }), {
    output: true,
    wire: "LoadBalancerVips",
    docs: "Addresses of the load balancer.",
  }),
  domain: field.string({
    output: true,
    wire: "LoadBalancerDomain",
    docs: "Domain name of the load balancer, if it has one.",
  }),
  addressIpv6: field.string({ output: true, wire: "AddressIPv6", docs: "IPv6 address, if it has one." }),
  ipv6Mode: field.string({ output: true, wire: "IPv6Mode", docs: "`IPv6Nat64` or `IPv6FullChain`; empty for IPv4." }),
});

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
