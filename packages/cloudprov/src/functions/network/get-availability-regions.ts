import { field, fromWire } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { listRegions, region } from "../../platform/regions.ts";
import { rows } from "../../platform/response-fields.ts";

/** The name that stands for the provider's region. */
const own = "default";

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
    const found = (await listRegions(op.cvm)).filter((one) => {
      const { name: id, state } = fromWire(region, one);
      return (!wanted || id === wanted) && (includeUnavailable || state !== "UNAVAILABLE");
    });
    return { RegionSet: found };
  },
});
