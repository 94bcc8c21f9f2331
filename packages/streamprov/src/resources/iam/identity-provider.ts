import { field } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { type Collection, controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";

const isUrl = { match: /^(|https?:\/\/\S+)$/, says: "be a URL, such as https://login.example.com/" };

/** The properties of an identity provider. */
export const identityProviderFields = {
  displayName: field.string({ required: true, min: 1, wire: "display_name", docs: "Display name." }),
  description: field.string({ required: true, min: 1, wire: "description", docs: "Description." }),
  issuer: field.string({
    required: true,
    min: 1,
    pattern: isUrl,
    wire: "issuer",
    docs: "Issuer URL in the provider's tokens, such as `https://login.example.com/`.",
  }),
  jwksUri: field.string({
    required: true,
    min: 1,
    pattern: isUrl,
    wire: "jwks_uri",
    docs: "URL of the JSON Web Key Set (JWKS) that verifies tokens.",
  }),
  identityClaim: field.string({
    computed: true,
    emptyIsUnset: true,
    wire: "identity_claim",
    docs: "Token claim that audit logs record as the identity, such as `claims.sub`, or empty.",
    inputDocs: "If unset or empty, the current value is kept.",
  }),
};

/** The identity providers of the organization. */
export const identityProviders: Collection = {
  kind: "IdentityProvider",
  path: () => "/iam/v2/identity-providers",
  nameAt: "display_name",
};

export const identityProvider = resource("IdentityProvider", {
  docs: "An OAuth or OpenID Connect provider of your own. The platform accepts its tokens through identity pools.",
  platformPage: apiPage("Identity Providers (iam/v2)"),
  example: `const login = new streamprov.IdentityProvider("login", {
    displayName: "Company login",
    description: "Signs in applications of the company",
    issuer: "https://login.example.com/",
    jwksUri: "https://login.example.com/.well-known/jwks.json",
});`,
  errors: {
    "409 Conflict": "The organization has an identity provider with these values: import it, or change them.",
    "402 Payment Required":
      "The organization has as many identity providers as its quota allows: delete one that is not needed, or request a higher quota from the platform.",
  },
  ...controlPlaneObject(identityProviderFields, identityProviders),
  import: { form: "<identity provider ID>", example: "op-abc123" },
});
