import { fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { withAllTags, withTags } from "../../platform/created-with-tags.ts";
import { filter, idFilter, lookup, parametersOf, switchFilter } from "../../platform/define.ts";
import { idForms } from "../../platform/object-id.ts";
import { flag, idText, rows, text, texts } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { tagsOutput, wantedTags } from "../../platform/tags.ts";
import { describeSubnets } from "../../resources/network/subnet.ts";
import { asRequested, describeVpcs } from "../../resources/network/vpc.ts";

const filters = {
  vpcId: idFilter("vpc-id", idForms.vpc, "ID of the private network, `vpc-...`."),
  name: filter("vpc-name", "Name to match. The platform also finds networks whose name contains it."),
  isDefault: switchFilter("is-default", "Return only the default network, or only others."),
  tagKey: filter("tag-key", "Key of a tag that the networks must have."),
  cidrBlock: filter("cidr-block", "Address range, such as `10.1.0.0/16`."),
};

const network = {
  vpcId: idText("ID of the private network.", { wire: "VpcId" }),
  name: text("Name.", { wire: "VpcName" }),
  cidrBlock: text("Address range.", { wire: "CidrBlock" }),
  commonAssistantCidrs: texts("Additional address ranges.", { wire: "AssistantCidrs" }),
  containerAssistantCidrs: texts("Address ranges for containers.", { wire: "DockerAssistantCidrs" }),
  isDefault: flag("Whether it is the default network of the region.", { wire: "IsDefault" }),
  isMulticast: flag("Whether multicast is enabled.", { wire: "EnableMulticast" }),
  dnsServers: texts("DNS servers.", { wire: "DnsServers" }),
  subnetIds: texts("IDs of the subnets.", { wire: "SubnetIds" }),
  createTime: text("Creation time, in the platform's time zone.", { wire: "CreatedTime" }),
  tags: tagsOutput,
};

const networks = responseList("VpcSet", (found) => fromWire(network, withTags(asRequested(found))));

const subnet = { id: idText("", { wire: "SubnetId" }), vpc: idText("", { wire: "VpcId" }) } as const;
const subnets = responseList("SubnetSet", subnet);

/** The most values of a filter. */
const valuesAtOnce = 5;

export const getVpcInstances = lookup("getVpcInstances", {
  docs: "Lists the private networks of the region with the IDs of their subnets, optionally filtered by ID, name, address range and tags.",
  example: `const shop = cloudprov.getVpcInstancesOutput({ name: "shop", tags: { team: "shop" } });`,
  inputs: { ...filters, tags: wantedTags("Tags that the networks must have, by key.") },
  outputs: { instanceLists: rows(network, "VpcSet", "The networks, in the platform's order.") },
  async request(op) {
    const { tags: wanted, ...query } = op.args;
    // A request can have ten filters, and a program any number of tags.
    const found = withAllTags(await op.vpc.list(describeVpcs, parametersOf(filters, query), networks), wanted);
    const ids = await subnetsOf(
      op,
      found.map(({ VpcId }) => String(VpcId)),
    );
    return { VpcSet: found.map((one) => ({ ...asRequested(one), SubnetIds: ids.get(String(one["VpcId"])) ?? [] })) };
  },
});

/** The IDs of the subnets of some networks, by network. */
async function subnetsOf(op: Op, networkIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const all = new Map<string, string[]>();
  if (networkIds.length === 0) return all;
  const few = { Filters: [{ Name: "vpc-id", Values: networkIds }] };
  for await (const found of op.vpc.pages(describeSubnets, networkIds.length > valuesAtOnce ? {} : few, subnets)) {
    const { id, vpc } = fromWire(subnet, found);
    all.set(vpc, [...(all.get(vpc) ?? []), id]);
  }
  return all;
}
