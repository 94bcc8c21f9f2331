import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { ipGroupFields, ipGroups } from "../../resources/iam/ip-group.ts";

export const getIpGroup = lookupObject("getIpGroup", {
  docs: "Looks up an IP group by its ID.",
  example: `const office = streamprov.getIpGroupOutput({ id: config.require("ipGroupId") });`,
  what: "IP group",
  idForm: "ipg-...",
  collection: ipGroups,
  outputs: lookupOutputs(ipGroupFields),
});
