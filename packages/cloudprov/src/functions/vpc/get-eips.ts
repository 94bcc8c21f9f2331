import { field, fromWire } from "@org/core-provider";
import { withTags } from "../../platform/created-with-tags.ts";
import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idForms } from "../../platform/object-id.ts";
import { idText, rows, text } from "../../platform/response-fields.ts";
import { recordOf, responseList } from "../../platform/responses.ts";
import { describeAddresses } from "../../resources/network/eip-address.ts";

const inputs = {
  eipId: field.string({ emptyIsUnset: true, pattern: idForms.eip, docs: "ID of the address, `eip-...`." }),
  eipName: field.string({ emptyIsUnset: true, docs: "Exact name of the address." }),
  publicIp: field.string({ emptyIsUnset: true, docs: "The public IPv4 address." }),
  tags: field.map(field.string({ docs: "Value of the tag." }), { docs: "Tags that the addresses must have, by key." }),
};

const address = {
  eipId: idText("ID of the address.", { wire: "AddressId" }),
  eipName: text("Name.", { wire: "AddressName" }),
  eipType: text("Type, such as `EIP`.", { wire: "AddressType" }),
  status: text("Status, such as `BIND` or `UNBIND`.", { wire: "AddressStatus" }),
  publicIp: text("The public IPv4 address.", { wire: "AddressIp" }),
  instanceId: text("ID of the instance that it is bound to.", { wire: "InstanceId" }),
  eniId: text("ID of the network interface that it is bound to.", { wire: "NetworkInterfaceId" }),
  createTime: text("Creation time, in UTC.", { wire: "CreatedTime" }),
  tags: field.map(field.string({ docs: "Value of the tag." }), {
    output: true,
    wire: "Tags",
    docs: "Tags, by key.",
  }),
};

const addresses = responseList("AddressSet", (found) => fromWire(address, withTags(found)));

export const getEips = lookup("getEips", {
  docs: "Lists the elastic IP addresses of the region, optionally filtered by ID, name, public address and tags.",
  example: `const shop = cloudprov.getEipsOutput({ tags: { team: "shop" } });`,
  inputs,
  outputs: {
    eipLists: rows(address, "AddressSet", "The addresses, in the platform's order."),
  },
  async request(op) {
    const { eipId, eipName, publicIp, tags: wanted = {} } = op.args;
    const filters = Object.entries({ "address-id": eipId, "address-name": eipName, "address-ip": publicIp })
      .filter(([, value]) => value !== undefined && value !== "")
      .map(([name, value]) => ({ Name: name, Values: [value] }));
    const query = filters.length === 0 ? {} : { Filters: filters };
    const all = (await op.vpc.list(describeAddresses, query, addresses)).map((found) => ({
      Tags: {},
      ...withTags(found),
    }));
    const hasTags = (own: unknown) => Object.entries(wanted).every(([key, value]) => recordOf(own)?.[key] === value);
    return { AddressSet: all.filter(({ Tags }) => hasTags(Tags)) };
  },
  id: (_, { eipLists }) => hash(eipLists.map(({ eipId }) => eipId)),
});
