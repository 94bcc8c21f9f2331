import { field } from "@org/core-provider";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";

const block = field.string({ docs: "A CIDR block, such as `10.1.0.0/16`." });

/** The properties of a private network. */
export const vpcFields = withWireNames({
  name: field.string({
    autoName: { maxLength: 60 },
    min: 1,
    max: 60,
    wire: "VpcName",
    docs: "Name of the network.",
  }),
  cidrBlock: field.string({
    required: true,
    replaceOnChange: true,
    docs: "Address range of the network: a block within 10.0.0.0/12, 172.16.0.0/12 or 192.168.0.0/16, from /12 (/16 in 192.168.0.0/16) to /28.",
  }),
  dnsServers: field.set(field.string({ docs: "IP address of a DNS server." }), {
    computed: true,
    min: 1,
    max: 4,
    docs: "DNS servers of the network. Defaults to the platform's. Removing the property keeps the current servers.",
  }),
  isMulticast: field.boolean({
    computed: true,
    wire: "EnableMulticast",
    docs: "Whether multicast is enabled, which the platform must have allowed for the account. Defaults to the platform's value, which is false.",
  }),
  assistantCidrs: field.set(block, {
    computed: true,
    docs: "Additional address ranges. Removing the property keeps the current ranges.",
  }),
  tags: tagsField,
  enableRouteVpcPublish: field.boolean({
    computed: true,
    docs: "Whether a Cloud Connect Network gets the range of the network instead of the ranges of its subnets. The platform must have allowed true for the account. Defaults to the platform's value, which is false.",
  }),
  enableRouteVpcPublishIpv6: field.boolean({
    computed: true,
    docs: "The same for IPv6.",
  }),
  dockerAssistantCidrs: field.list(block, { output: true, docs: "Address ranges for containers." }),
  isDefault: field.boolean({ output: true, docs: "Whether it is the default network of the region." }),
  createTime: field.string({ output: true, wire: "CreatedTime", docs: "Creation time, in the platform's time zone." }),
  defaultRouteTableId: field.string({
    output: true,
    optional: true,
    docs: "ID of the default route table of the network.",
  }),
});
