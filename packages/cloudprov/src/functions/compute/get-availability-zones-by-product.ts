import { field, fromWire } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idText, rows, text } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";

const zone = {
  id: idText("Number of the zone, such as `100003`.", { wire: "ZoneId" }),
  name: idText("ID of the zone, such as `ap-guangzhou-3`.", { wire: "Zone" }),
  description: text("Name of the zone.", { wire: "ZoneName" }),
  state: text("`AVAILABLE` or `UNAVAILABLE`.", { wire: "ZoneState" }),
};

const zoneSet = responseList("ZoneSet", zone);

export const getAvailabilityZonesByProduct = lookup("getAvailabilityZonesByProduct", {
  docs: "Lists the zones of the region in which a product is offered.",
  example: `const zones = cloudprov.getAvailabilityZonesByProductOutput({ product: "cvm" });`,
  inputs: {
    product: field.string({
      required: true,
      nonEmpty: true,
      docs: "Short name of the product, such as `cvm` or `clb`.",
    }),
    name: field.string({
      emptyIsUnset: true,
      docs: "Return only the zone with this ID, such as `ap-guangzhou-3`.",
    }),
    includeUnavailable: field.boolean({ docs: "Also return zones that are not available. Defaults to false." }),
  },
  outputs: { zones: rows(zone, "ZoneSet", "The zones, in the platform's order.") },
  async request(op) {
    const { product: Product, name, includeUnavailable = false } = op.args;
    const found = zoneSet.of(await op.api.read("DescribeZones", { Product }, { expects: zoneSet.expects }));
    return {
      ZoneSet: found.filter((one) => {
        const { name: id, state } = fromWire(zone, one);
        return (!name || id === name) && (includeUnavailable || state !== "UNAVAILABLE");
      }),
    };
  },
  id: (_, { zones }) => hash(zones.map(({ id }) => id)),
});
