import { defineRoute, object, optional, Refusal, type Route, text } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { deleteIdentityProvider, makeIdentityProvider } from "../lifecycle/identity-providers.ts";
import type { IdentityProvider } from "../records.ts";
import type { World } from "../world.ts";
import { type Collection, created, readRoutes, render, written } from "./collection.ts";
import { crn } from "./objects.ts";

const path = "/iam/v2/identity-providers";
const name = text({ min: 1 });
const url = text({ pattern: /^https?:\/\/.+$/, form: "a URL" });
const createShape = object({
  display_name: name,
  description: text(),
  issuer: url,
  jwks_uri: url,
  identity_claim: optional(text()),
});
const updateShape = object({
  display_name: optional(name),
  description: optional(text()),
  issuer: optional(url),
  jwks_uri: optional(url),
  identity_claim: optional(text()),
});

/** `/iam/v2/identity-providers` */
export function identityProviderRoutes(world: World): Route<Caller>[] {
  const { identityProviders } = world;
  const collection: Collection<IdentityProvider> = {
    path,
    apiVersion: "iam/v2",
    kind: "IdentityProvider",
    store: identityProviders,
    missing: (id) => identityNotFound("identity provider", id),
    crn: ({ id }) => crn(world, `identity-provider=${id}`),
    fields: (one) => ({
      display_name: one.displayName,
      description: one.description,
      issuer: one.issuer,
      jwks_uri: one.jwksUri,
      identity_claim: one.identityClaim,
      state: "ENABLED",
      keys: [{ kty: "RSA", kid: "1", alg: "RS256", use: "sig" }],
    }),
  };

  return [
    ...readRoutes(world, collection),
    defineRoute({
      method: "POST",
      path,
      simplified: "The JWKS is not downloaded; one fixed key is returned.",
      body: createShape,
      handle({ host, body }) {
        const provider = makeIdentityProvider(world, {
          displayName: body.display_name,
          description: body.description,
          issuer: body.issuer,
          jwksUri: body.jwks_uri,
          identityClaim: body.identity_claim,
        });
        return created(201, render(collection, identityProviders.insert(provider), host));
      },
    }),
    defineRoute({
      method: "PATCH",
      path: `${path}/{id}`,
      body: updateShape,
      handle({ host, params, body }) {
        const old = written(collection, params["id"]);
        const changed = {
          ...old,
          displayName: body.display_name ?? old.displayName,
          description: body.description ?? old.description,
          issuer: body.issuer ?? old.issuer,
          jwksUri: body.jwks_uri ?? old.jwksUri,
          identityClaim: body.identity_claim ?? old.identityClaim,
          updatedAt: world.now(),
        };
        return { status: 200, json: render(collection, identityProviders.replace(changed), host) };
      },
    }),
    defineRoute({
      method: "DELETE",
      path: `${path}/{id}`,
      handle({ params }) {
        deleteIdentityProvider(world, written(collection, params["id"]).id);
        return { status: 204 };
      },
    }),
  ];
}

/** 404 as the backend of identity providers and pools answers it: not in the control plane's usual shape. */
export function identityNotFound(what: string, id: string): Refusal {
  return new Refusal({ status: 404, json: { error_code: 404, message: `The ${what} '${id}' was not found.` } });
}
