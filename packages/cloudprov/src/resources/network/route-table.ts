import { field, fromWire } from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import { createdWithTags, withTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { listedBy } from "../../platform/listed-by.ts";
import { idForms } from "../../platform/object-id.ts";
import { remedies } from "../../platform/remedies.ts";
import { idText, requiredWhole, rows } from "../../platform/response-fields.ts";
import type { Body } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { resourceTags, tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";

export const describeRouteTables = "DescribeRouteTables";

const fields = withWireNames({
  name: field.string({
    autoName: { maxLength: 60 },
    min: 1,
    max: 60,
    wire: "RouteTableName",
    docs: "Name of the route table.",
  }),
  vpcId: field.string({
    required: true,
    replaceOnChange: true,
    pattern: idForms.vpc,
    docs: "ID of the private network.",
  }),
  tags: tagsField,
  subnetIds: field.list(field.string({ docs: "ID of a subnet." }), {
    output: true,
    docs: "IDs of the subnets that use the route table, when it was read last.",
  }),
  routeEntryIds: field.list(field.string({ docs: "ID of an entry." }), {
    output: true,
    docs: "IDs of the entries when the route table was read last, as `RouteTableEntry` has them: `<number>.<route table ID>`. They include the platform's entries, and IPv6 entries, whose number is 0.",
  }),
  isDefault: field.boolean({
    output: true,
    wire: "Main",
    docs: "Whether it is the default route table of the network.",
  }),
  createTime: field.string({ output: true, wire: "CreatedTime", docs: "Creation time, in the platform's time zone." }),
});

const contents = {
  subnets: rows({ id: idText("", { wire: "SubnetId" }) }, "AssociationSet"),
  entries: rows({ number: requiredWhole("", { wire: "RouteId" }) }, "RouteSet"),
} as const;

const tables: ActionObject = {
  create: "CreateRouteTable",
  update: { action: "ModifyRouteTableAttribute", sends: "changes" },
  delete: "DeleteRouteTable",
  ...listedBy({
    service: "vpc",
    action: describeRouteTables,
    member: "RouteTableSet",
    id: "RouteTableId",
    created: "RouteTable.RouteTableId",
    name: "RouteTableName",
    fields,
    byId: (id) => filteredBy("route-table-id", id),
    // Route tables of other networks often have the same name.
    byName: (name, { vpcId }) => ({
      Filters: [
        { Name: "route-table-name", Values: [name] },
        { Name: "vpc-id", Values: [vpcId] },
      ],
    }),
    asRead: withContents,
    // The default route table is created and deleted with its network.
    isOrdinary: ({ Main }) => Main !== true,
  }),
};

export const routeTable = resource("RouteTable", {
  docs: "A route table of a private network: where the traffic of its subnets goes. `RouteTableEntry` adds its entries, and `RouteTableAssociation` or the property `routeTableId` of `Subnet` selects its subnets. Each network has a default route table, whose ID is the output `defaultRouteTableId` of `Vpc`.",
  example: `const shop = new cloudprov.Vpc("shop", { cidrBlock: "10.1.0.0/16" });
const web = new cloudprov.RouteTable("web", { vpcId: shop.id, tags: { team: "shop" } });`,
  errors: {
    ...remedies(
      "vpc",
      "UnsupportedOperation.DelRouteWithSubnet",
      "UnsupportedOperation.NotSupportDeleteDefaultRouteTable",
    ),
    LimitExceeded:
      "Delete a route table of the network that is not needed, or request a higher quota from the platform.",
  },
  import: { form: "<route table ID>", example: "rtb-b050fg94" },
  ...createdWithTags({ ...tables, fields }, resourceTags({ service: "vpc", prefix: "rtb" })),
});

/** A route table of a response with the IDs of its subnets and entries. Missing lists are not empty, but unknown. */
export function withContents(found: Body): Body {
  const { subnets, entries } = fromWire(contents, found);
  return {
    ...withTags(found),
    ...("AssociationSet" in found ? { SubnetIds: subnets.map(({ id }) => id) } : {}),
    ...("RouteSet" in found
      ? { RouteEntryIds: entries.map(({ number }) => `${number}.${String(found["RouteTableId"])}`) }
      : {}),
  };
}
