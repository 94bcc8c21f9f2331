import { fromWire } from "@org/core-provider";
import { withAllTags, withTags } from "../../platform/created-with-tags.ts";
import { filter, idFilter, lookup, parametersOf, switchFilter } from "../../platform/define.ts";
import { idForms } from "../../platform/object-id.ts";
import { flag, idText, rows, text, whole } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { tagsOutput, wantedTags } from "../../platform/tags.ts";
import { describeSubnets } from "../../resources/network/subnet.ts";

const filters = {
  vpcId: idFilter("vpc-id", idForms.vpc, "ID of the private network, `vpc-...`."),
  subnetId: idFilter("subnet-id", idForms.subnet, "ID of the subnet, `subnet-...`."),
  name: filter("subnet-name", "Name to match."),
  availabilityZone: filter("zone", "Availability zone, such as `ap-guangzhou-3`."),
  tagKey: filter("tag-key", "Key of a tag that the subnets must have."),
  cidrBlock: filter("cidr-block", "Address range, such as `10.1.1.0/24`."),
  cdcId: filter("cdc-id", "ID of the dedicated cluster."),
  isDefault: switchFilter("is-default", "Return only default subnets, or only others."),
  isRemoteVpcSnat: switchFilter(
    "is-remote-vpc-snat",
    "Return only subnets that serve as an address pool for SNAT, or only others.",
  ),
};

const subnet = {
  availabilityZone: text("Availability zone.", { wire: "Zone" }),
  vpcId: text("ID of the private network.", { wire: "VpcId" }),
  subnetId: idText("ID of the subnet.", { wire: "SubnetId" }),
  name: text("Name.", { wire: "SubnetName" }),
  cidrBlock: text("Address range.", { wire: "CidrBlock" }),
  cdcId: text("ID of the dedicated cluster. Empty for a subnet in a public zone.", { wire: "CdcId" }),
  isDefault: flag("Whether it is the default subnet of the zone.", { wire: "IsDefault" }),
  isMulticast: flag("Whether the subnet forwards broadcasts.", { wire: "EnableBroadcast" }),
  routeTableId: text("ID of the route table.", { wire: "RouteTableId" }),
  availableIpCount: whole("Number of addresses that are not used.", { wire: "AvailableIpAddressCount" }),
  createTime: text("Creation time, in the platform's time zone.", { wire: "CreatedTime" }),
  tags: tagsOutput,
};

const subnets = responseList("SubnetSet", (found) => fromWire(subnet, withTags(found)));

export const getVpcSubnets = lookup("getVpcSubnets", {
  docs: "Lists the subnets of the region, optionally filtered by network, ID, name, zone, address range and tags.",
  example: `const web = cloudprov.getVpcSubnetsOutput({ vpcId: config.require("vpcId"), tags: { team: "shop" } });`,
  inputs: { ...filters, tags: wantedTags("Tags that the subnets must have, by key.") },
  outputs: { instanceLists: rows(subnet, "SubnetSet", "The subnets, in the platform's order.") },
  async request(op) {
    const { tags: wanted, ...query } = op.args;
    const found = await op.vpc.list(describeSubnets, parametersOf(filters, query), subnets);
    // A request can have ten filters, and a program any number of tags.
    return { SubnetSet: withAllTags(found, wanted) };
  },
});
