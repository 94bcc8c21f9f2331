import { exactlyOneOf, field } from "@org/core-provider";
import { outputsOf } from "../../platform/control-plane.ts";
import { lookup } from "../../platform/define.ts";
import { lookupOne } from "../../platform/lookup.ts";
import { identityProviders } from "../../resources/iam/identity-provider.ts";

const outputs = {
  id: field.string({ output: true, wire: "id", docs: "ID of the identity provider, `op-...`." }),
  displayName: field.string({ output: true, wire: "display_name", docs: "Name for people." }),
  description: field.string({ output: true, wire: "description", docs: "What it is for." }),
  issuer: field.string({ output: true, wire: "issuer", docs: "URL that the provider's tokens name as their issuer." }),
  jwksUri: field.string({ output: true, wire: "jwks_uri", docs: "URL of its JSON Web Key Set." }),
  identityClaim: field.string({
    output: true,
    wire: "identity_claim",
    docs: "Claim of a token that audit logs record as the identity; empty when there is none.",
  }),
};

export const getIdentityProvider = lookup("getIdentityProvider", {
  docs: "Looks up an identity provider by its ID or its name.",
  example: `const login = streamprov.getIdentityProviderOutput({ displayName: "Company login" });`,
  inputs: {
    id: field.string({ docs: "ID of the identity provider, `op-...`." }),
    displayName: field.string({ docs: "Name of the identity provider; upper and lower case count." }),
  },
  outputs,
  rules: [exactlyOneOf("id", "displayName")],
  async run(op) {
    const { id, displayName } = op.args;
    const body = await lookupOne(op, {
      kind: "identity provider",
      collection: identityProviders,
      id,
      by: { displayName },
    });
    return outputsOf(outputs, body);
  },
});
