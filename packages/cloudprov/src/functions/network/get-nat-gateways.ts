import { fromWire } from "@org/core-provider";
import { withAllTags, withTags } from "../../platform/created-with-tags.ts";
import { filter, idFilter, lookup, parametersOf } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idForms } from "../../platform/object-id.ts";
import { idText, rows, text, texts, whole } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { tagsOutput } from "../../platform/tags.ts";
import { describeNatGateways, withAddresses } from "../../resources/network/nat-gateways.ts";

const filters = {
  vpcId: idFilter("vpc-id", idForms.vpc, "ID of the private network, `vpc-...`."),
  name: filter("nat-gateway-name", "Name to match."),
  id: idFilter(
    "nat-gateway-id",
    idForms.natGateway,
    "ID of the gateway, `nat-...`. As an output: the ID of the result.",
  ),
};

const gateway = {
  id: idText("ID of the gateway.", { wire: "NatGatewayId" }),
  vpcId: text("ID of the private network.", { wire: "VpcId" }),
  name: text("Name.", { wire: "NatGatewayName" }),
  state: text("State, such as `AVAILABLE`.", { wire: "State" }),
  maxConcurrent: whole("Maximum number of connections.", { wire: "MaxConcurrentConnection" }),
  bandwidth: whole("Maximum bandwidth, in Mbit/s.", { wire: "InternetMaxBandwidthOut" }),
  assignedEipSets: texts("Public addresses.", { wire: "PublicIpAddresses" }),
  createTime: text("Creation time, in the platform's time zone.", { wire: "CreatedTime" }),
  tags: tagsOutput,
};

const gateways = responseList("NatGatewaySet", (found) => fromWire(gateway, withTags(withAddresses(found))));

export const getNatGateways = lookup("getNatGateways", {
  docs: "Lists the NAT gateways of the region, optionally filtered by ID, name and network.",
  example: `const shop = cloudprov.getNatGatewaysOutput({ vpcId: config.require("vpcId") });`,
  inputs: filters,
  outputs: { nats: rows(gateway, "NatGatewaySet", "The gateways, in the platform's order.") },
  async request(op) {
    const found = await op.vpc.list(describeNatGateways, parametersOf(filters, op.args), gateways);
    return { NatGatewaySet: withAllTags(found.map(withAddresses)) };
  },
  id: (_, { nats }) => hash(nats.map(({ id }) => id)),
});
