import { field, lookupOutputs } from "@org/core-provider";
import { id } from "../../platform/ids.ts";
import { lookupObject } from "../../platform/lookup.ts";
import { identityPoolFields, identityPools } from "../../resources/iam/identity-pool.ts";

export const getIdentityPool = lookupObject("getIdentityPool", {
  docs: "Looks up an identity pool of an identity provider by its ID or its name.",
  example: `const writers = streamprov.getIdentityPoolOutput({
    identityProvider: { id: config.require("identityProviderId") },
    displayName: "Writers of orders",
});`,
  what: "identity pool",
  idForm: "pool-...",
  collection: identityPools,
  of: ({ identityProvider }) => `the identity provider ${identityProvider.id}`,
  inputs: {
    identityProvider: field.object(
      { id: field.string({ required: true, ...id, docs: "ID of the identity provider, `op-...`." }) },
      { required: true, docs: "Identity provider that the pool belongs to." },
    ),
  },
  by: ["displayName"],
  outputs: lookupOutputs(identityPoolFields, { omit: ["identityProvider"] }),
});
