import { field, fromWire } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idText, rows, text } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";

/** The name that stands for the provider's region. */
const own = "default";

const region = {
  name: idText("ID of the region, such as `ap-guangzhou`.", { wire: "Region" }),
  description: text("Name of the region.", { wire: "RegionName" }),
  state: text("`AVAILABLE` or `UNAVAILABLE`.", { wire: "RegionState" }),
};

const regionList = responseList("RegionSet", region);

export const getAvailabilityRegions = lookup("getAvailabilityRegions", {
  docs: "Lists the regions of the platform.",
  example: "const regions = cloudprov.getAvailabilityRegionsOutput({});",
  inputs: {
    name: field.string({
      emptyIsUnset: true,
      docs: "Return only the region with this ID. `default` is the provider's region.",
    }),
    includeUnavailable: field.boolean({
      docs: "Also return regions that are not available. Defaults to false.",
    }),
  },
  outputs: { regions: rows(region, "RegionSet", "The regions, in the platform's order.") },
  id: (_args, { regions }) => hash(regions.map(({ name }) => String(name))),
  async request(op) {
    const { name, includeUnavailable = false } = op.args;
    const wanted = name === own ? op.platform.region : name;
    const response = await op.cvm.read("DescribeRegions", {}, { expects: regionList.expects });
    const found = regionList.of(response).filter((one) => {
      const { name: id, state } = fromWire(region, one);
      return (!wanted || id === wanted) && (includeUnavailable || state !== "UNAVAILABLE");
    });
    return { RegionSet: found };
  },
});
