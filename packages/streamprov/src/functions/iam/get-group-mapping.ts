import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { groupMappingFields, groupMappings } from "../../resources/iam/group-mapping.ts";

export const getGroupMapping = lookupObject("getGroupMapping", {
  docs: "Looks up a group mapping by its ID or its name.",
  example: `const engineers = streamprov.getGroupMappingOutput({ displayName: "Engineers" });`,
  what: "group mapping",
  idForm: "group-...",
  collection: groupMappings,
  by: ["displayName"],
  outputs: lookupOutputs(groupMappingFields),
});
