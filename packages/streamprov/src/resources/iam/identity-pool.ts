import { url } from "@org/core-http";
import { compositeId, field } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { type Collection, controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { id, warnOfUnusualIds } from "../../platform/ids.ts";

/** The identity provider of a pool. */
export const identityProviderRef = field.object(
  {
    id: field.string({ required: true, ...id, docs: "ID of the identity provider, `op-...`." }),
  },
  { required: true, replaceOnChange: true, local: true, docs: "Identity provider whose tokens the pool accepts." },
);

/** The properties of an identity pool. */
export const identityPoolFields = {
  identityProvider: identityProviderRef,
  displayName: field.string({ required: true, wire: "display_name", docs: "Display name." }),
  description: field.string({ required: true, wire: "description", docs: "Description." }),
  identityClaim: field.string({
    required: true,
    wire: "identity_claim",
    docs: "Token claim that audit logs record as the identity, such as `claims.sub`.",
  }),
  filter: field.string({
    required: true,
    wire: "filter",
    docs: 'Expression in the Common Expression Language (CEL) that the claims of a token must match, such as `claims.aud == "orders"`.',
  }),
};

const importId = compositeId({
  separator: "/",
  own: "id",
  parts: [
    { property: "identityProvider.id", form: "<identity provider ID>", example: "op-abc123" },
    { property: "id", form: "<identity pool ID>", example: "pool-xyz456" },
  ],
});

/** The identity pools of one identity provider. */
export const identityPools: Collection = {
  kind: "IdentityPool",
  path: (values) => url`/iam/v2/identity-providers/${providerId(values)}/identity-pools`,
  nameAt: "display_name",
  importId: (values, id) => importId.build({ ...values, id }),
  query: { identityProvider: identityProviderRef },
};

export const identityPool = resource("IdentityPool", {
  docs: "A group of identities of an identity provider. Its principal in role bindings is `User:pool-...`.",
  platformPage: apiPage("Identity Pools (iam/v2)"),
  example: `const writers = new streamprov.IdentityPool("writers", {
    identityProvider: { id: config.require("identityProviderId") },
    displayName: "Writers of orders",
    description: "Applications that write orders",
    identityClaim: "claims.sub",
    filter: 'claims.aud == "orders"',
});`,
  errors: {
    "404 Not Found":
      "The identity provider does not exist, or belongs to another organization: check `identityProvider.id`.",
    "400 Bad Request":
      "The platform rejects a value, for example a `filter` that is not a valid expression. The message contains its reason: correct the property.",
  },
  ...controlPlaneObject(identityPoolFields, identityPools),
  import: importId.import,
  check(op) {
    warnOfUnusualIds(op, { "identityProvider.id": "identityProvider" });
    const { filter } = op.args;
    if (typeof filter === "string" && filter.length > documentedFilterLength) {
      op.warn(
        `filter has ${filter.length} characters. The platform documents at most ${documentedFilterLength} and may reject a longer filter`,
      );
    }
  },
});

const documentedFilterLength = 300;

function providerId(values: Readonly<Record<string, unknown>>): string {
  return (values["identityProvider"] as { readonly id: string }).id;
}
