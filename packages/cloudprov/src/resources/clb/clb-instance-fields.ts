import { field } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { address } from "./clb-address-fields.ts";
import { placement } from "./clb-placement-fields.ts";

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
  ...address,
  ...placement,
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
    emptyIsUnset: true,
    omitEmptyOnCreate: true,
    unsetAs: "",
    docs: "Log set of the access log. Requires `logTopicId`.",
  }),
  logTopicId: field.string({
    emptyIsUnset: true,
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
