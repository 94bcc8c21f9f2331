import type { IdentityProvider } from "../records.ts";
import type { World } from "../world.ts";

/** The values of a new identity provider. */
export interface NewIdentityProvider {
  readonly displayName: string;
  readonly description?: string;
  readonly issuer?: string;
  readonly jwksUri?: string;
  readonly identityClaim?: string | undefined;
}

/** A new identity provider, complete but not yet kept. */
export function makeIdentityProvider(world: World, fields: NewIdentityProvider): IdentityProvider {
  return {
    id: world.newId("op"),
    displayName: fields.displayName,
    description: fields.description ?? "",
    issuer: fields.issuer ?? "https://issuer.example.com",
    jwksUri: fields.jwksUri ?? "https://issuer.example.com/jwks",
    identityClaim: fields.identityClaim ?? "claims.sub",
    ...world.born(),
  };
}

/** Removes an identity provider with its pools. */
export function deleteIdentityProvider(world: World, id: string): void {
  for (const pool of world.identityPools.all()) if (pool.providerId === id) world.identityPools.remove(pool.id);
  world.identityProviders.remove(id);
}
