import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { ipFilterFields, ipFilterParts, ipFilters } from "../../resources/iam/ip-filter.ts";

export const getIpFilter = lookupObject("getIpFilter", {
  docs: "Looks up an IP filter by its ID.",
  example: `const office = streamprov.getIpFilterOutput({ id: config.require("ipFilterId") });`,
  what: "IP filter",
  idForm: "ipf-...",
  collection: ipFilters,
  outputs: lookupOutputs(ipFilterFields),
  parts: ipFilterParts,
});
