import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { cloudLists } from "../../platform/variants.ts";
import { byokKeyFields, byokKeys, keyClouds } from "../../resources/byok/byok-key.ts";

export const getByokKey = lookupObject("getByokKey", {
  docs: "Looks up a customer-managed key (BYOK) by its ID.",
  example: `const key = streamprov.getByokKeyOutput({ id: config.require("byokKeyId") });`,
  what: "key",
  idForm: "cck-...",
  collection: byokKeys,
  outputs: lookupOutputs(byokKeyFields, { inLists: cloudLists }),
  parts: keyClouds.inLists(cloudLists),
});
