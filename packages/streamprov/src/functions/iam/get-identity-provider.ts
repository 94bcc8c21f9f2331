import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { identityProviderFields, identityProviders } from "../../resources/iam/identity-provider.ts";

export const getIdentityProvider = lookupObject("getIdentityProvider", {
  docs: "Looks up an identity provider by its ID or its name.",
  example: `const login = streamprov.getIdentityProviderOutput({ displayName: "Company login" });`,
  what: "identity provider",
  idForm: "op-...",
  collection: identityProviders,
  by: ["displayName"],
  outputs: lookupOutputs(identityProviderFields),
});
