import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { serviceAccountFields, serviceAccounts } from "../../resources/iam/service-account.ts";

export const getServiceAccount = lookupObject("getServiceAccount", {
  docs: "Looks up a service account by its ID or its name.",
  example: `const orders = streamprov.getServiceAccountOutput({ displayName: "orders-service" });`,
  what: "service account",
  idForm: "sa-...",
  collection: serviceAccounts,
  by: ["displayName"],
  filters: { displayName: "display_name" },
  outputs: lookupOutputs(serviceAccountFields),
});
