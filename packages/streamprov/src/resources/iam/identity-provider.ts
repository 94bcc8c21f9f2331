import { field } from "@org/core-provider";
import { type Collection, controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";

const isUrl = { match: /^(|https?:\/\/\S+)$/, says: "be a URL, such as https://login.example.com/" };

/** The properties of an identity provider. */
export const identityProviderFields = {
  displayName: field.string({ required: true, min: 1, wire: "display_name", docs: "Name for people." }),
  description: field.string({ required: true, min: 1, wire: "description", docs: "What it is for." }),
  issuer: field.string({
    required: true,
    min: 1,
    pattern: isUrl,
    wire: "issuer",
    docs: "URL that the provider's tokens name as their issuer, such as `https://login.example.com/`.",
  }),
  jwksUri: field.string({
    required: true,
    min: 1,
    pattern: isUrl,
    wire: "jwks_uri",
    docs: "URL of the JSON Web Key Set that tokens are verified with.",
  }),
  identityClaim: field.string({
    computed: true,
    emptyIsUnset: true,
    wire: "identity_claim",
    docs: "Claim of a token that audit logs record as the identity, such as `claims.sub`; empty when there is none.",
    inputDocs: "Left out or empty, the platform's value stays.",
  }),
};

/** Where identity providers are. */
export const identityProviders: Collection = {
  kind: "IdentityProvider",
  path: () => "/iam/v2/identity-providers",
  nameAt: "display_name",
};

export const identityProvider = resource("IdentityProvider", {
  docs: "An OAuth or OpenID Connect provider of your own, whose tokens the platform accepts through identity pools.",
  example: `const login = new streamprov.IdentityProvider("login", {
    displayName: "Company login",
    description: "Signs in applications of the company",
    issuer: "https://login.example.com/",
    jwksUri: "https://login.example.com/.well-known/jwks.json",
});`,
  fields: identityProviderFields,
  import: { form: "<identity provider ID>", example: "op-abc123" },
  ...controlPlaneObject(identityProviderFields, identityProviders),
});
