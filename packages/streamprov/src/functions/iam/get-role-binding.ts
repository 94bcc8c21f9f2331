import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { roleBindingFields, roleBindings } from "../../resources/iam/role-binding.ts";

export const getRoleBinding = lookupObject("getRoleBinding", {
  docs: "Looks up a role binding by its ID.",
  example: `const admin = streamprov.getRoleBindingOutput({ id: config.require("roleBindingId") });`,
  what: "role binding",
  idForm: "rb-...",
  collection: roleBindings,
  outputs: lookupOutputs(roleBindingFields, { omit: ["disableWaitForReady"] }),
});
