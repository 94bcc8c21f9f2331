import { exactlyOneOf, field } from "@org/core-provider";
import { outputsOf } from "../../platform/control-plane.ts";
import { lookup } from "../../platform/define.ts";
import { id as idForm } from "../../platform/ids.ts";
import { lookupOne } from "../../platform/lookup.ts";
import { identityPools } from "../../resources/iam/identity-pool.ts";

const identityProvider = field.object(
  { id: field.string({ required: true, ...idForm, docs: "ID of the identity provider, `op-...`." }) },
  { required: true, docs: "Identity provider that the pool belongs to." },
);

const outputs = {
  id: field.string({ output: true, wire: "id", docs: "ID of the identity pool, `pool-...`." }),
  identityProvider,
  displayName: field.string({ output: true, wire: "display_name", docs: "Name for people." }),
  description: field.string({ output: true, wire: "description", docs: "What it is for." }),
  identityClaim: field.string({
    output: true,
    wire: "identity_claim",
    docs: "Claim of a token that audit logs record as the identity.",
  }),
  filter: field.string({
    output: true,
    wire: "filter",
    docs: "Expression in the Common Expression Language that a token's claims must fulfil.",
  }),
};

export const getIdentityPool = lookup("getIdentityPool", {
  docs: "Looks up an identity pool of an identity provider by its ID or its name.",
  example: `const writers = streamprov.getIdentityPoolOutput({
    identityProvider: { id: "op-abc123" },
    displayName: "Writers of orders",
});`,
  inputs: {
    identityProvider,
    id: field.string({ docs: "ID of the identity pool, `pool-...`." }),
    displayName: field.string({ docs: "Name of the identity pool; upper and lower case count." }),
  },
  outputs,
  rules: [exactlyOneOf("id", "displayName")],
  async run(op) {
    const { identityProvider, id, displayName } = op.args;
    const body = await lookupOne(op, {
      kind: `identity pool of the identity provider ${identityProvider.id}`,
      collection: identityPools,
      values: op.args,
      id,
      by: { displayName },
    });
    return { ...outputsOf(outputs, body), identityProvider };
  },
});
