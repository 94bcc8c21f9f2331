import { field, fromWire } from "@org/core-provider";
import { withAllTags, withTags } from "../../platform/created-with-tags.ts";
import { filter, idFilter, lookup, parametersOf } from "../../platform/define.ts";
import { idForms } from "../../platform/object-id.ts";
import { flag, idText, rows, text, texts } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { tagsOutput, wantedTags } from "../../platform/tags.ts";
import { describeRouteTables, withContents } from "../../resources/network/route-table.ts";

const filters = {
  routeTableId: idFilter("route-table-id", idForms.routeTable, "ID of the route table, `rtb-...`."),
  name: filter("route-table-name", "Name to match."),
  tagKey: filter("tag-key", "Key of a tag that the route tables must have."),
  vpcId: idFilter("vpc-id", idForms.vpc, "ID of the private network, `vpc-...`."),
};

const table = {
  routeTableId: idText("ID of the route table.", { wire: "RouteTableId" }),
  name: text("Name.", { wire: "RouteTableName" }),
  vpcId: text("ID of the private network.", { wire: "VpcId" }),
  subnetIds: texts("IDs of the subnets that use it.", { wire: "SubnetIds" }),
  isDefault: flag("Whether it is the default route table of the network.", { wire: "Main" }),
  createTime: text("Creation time, in the platform's time zone.", { wire: "CreatedTime" }),
  tags: tagsOutput,
  routeEntryInfos: rows(
    {
      routeEntryId: idText("ID, as `RouteTableEntry` has it. The number of an IPv6 entry is 0.", { wire: "EntryId" }),
      description: text("Description.", { wire: "RouteDescription" }),
      destinationCidrBlock: text("Address range of the destination. Empty for an IPv6 entry.", {
        wire: "DestinationCidrBlock",
      }),
      nextType: text("Type of the next hop, such as `NAT`.", { wire: "GatewayType" }),
      nextHub: text("ID or address of the next hop.", { wire: "GatewayId" }),
      routeItemId: text("The platform's other ID of the entry, `rti-...`.", { wire: "RouteItemId" }),
    },
    "RouteSet",
    "The entries.",
  ),
};

const tables = responseList("RouteTableSet", (found) => fromWire(table, withTags(shown(found))));

export const getVpcRouteTables = lookup("getVpcRouteTables", {
  docs: "Lists the route tables of the region with their entries, optionally filtered by ID, name, network and tags.",
  example: `const main = cloudprov.getVpcRouteTablesOutput({ vpcId: config.require("vpcId"), associationMain: true });`,
  inputs: {
    ...filters,
    associationMain: field.boolean({ docs: "Return only default route tables, or only others." }),
    tags: wantedTags("Tags that the route tables must have, by key."),
  },
  outputs: { instanceLists: rows(table, "RouteTableSet", "The route tables, in the platform's order.") },
  async request(op) {
    const { tags: wanted, associationMain: isMain, ...query } = op.args;
    const { Filters: given = [] } = parametersOf(filters, query);
    const main = isMain === undefined ? [] : [{ Name: "association.main", Values: [String(isMain)] }];
    const all = [...(given as readonly Body[]), ...main];
    const found = await op.vpc.list(describeRouteTables, all.length === 0 ? {} : { Filters: all }, tables);
    // A request can have ten filters, and a program any number of tags.
    return { RouteTableSet: withAllTags(found, wanted).map(shown) };
  },
});

/** A route table with the IDs of its subnets and entries. */
function shown(found: Body): Body {
  const { SubnetIds, RouteEntryIds = [], RouteSet } = withContents(found);
  const ids = RouteEntryIds as readonly string[];
  const entries = (RouteSet ?? []) as readonly Body[];
  return { ...found, SubnetIds, RouteSet: entries.map((entry, at) => ({ ...entry, EntryId: ids[at] })) };
}
