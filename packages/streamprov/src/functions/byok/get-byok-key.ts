import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { byokKeyFields, byokKeys, keyClouds } from "../../resources/byok/byok-key.ts";

/** The clouds as lists: the one that the key is in has an element. */
const inLists = { aws: "aws", azures: "azure", gcps: "gcp" } as const;

export const getByokKey = lookupObject("getByokKey", {
  docs: "Looks up a key of one's own by its ID.",
  example: `const key = streamprov.getByokKeyOutput({ id: "cck-abc123" });`,
  what: "key",
  idForm: "cck-...",
  collection: byokKeys,
  outputs: lookupOutputs(byokKeyFields, { inLists }),
  parts: keyClouds.inLists(inLists),
});
