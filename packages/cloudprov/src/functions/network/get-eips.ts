import { fromWire } from "@org/core-provider";
import { withAllTags, withTags } from "../../platform/created-with-tags.ts";
import { filter, idFilter, lookup, parametersOf } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idForms } from "../../platform/object-id.ts";
import { idText, rows, text } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { tagsOutput, wantedTags } from "../../platform/tags.ts";
import { describeAddresses } from "../../resources/network/eip-address.ts";

const filters = {
  eipId: idFilter("address-id", idForms.eip, "ID of the address, `eip-...`."),
  eipName: filter("address-name", "Exact name of the address."),
  publicIp: filter("address-ip", "The public IPv4 address."),
};

const inputs = {
  ...filters,
  tags: wantedTags("Tags that the addresses must have, by key."),
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
  tags: tagsOutput,
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
    const { tags: wanted, ...query } = op.args;
    const found = await op.vpc.list(describeAddresses, parametersOf(filters, query), addresses);
    return { AddressSet: withAllTags(found, wanted) };
  },
  id: (_, { eipLists }) => hash(eipLists.map(({ eipId }) => eipId)),
});
