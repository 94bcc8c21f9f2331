import type { IdentityPool } from "../records.ts";
import type { World } from "../world.ts";

/** The values of a new identity pool. */
export interface NewIdentityPool {
  readonly providerId: string;
  readonly displayName: string;
  readonly description?: string;
  readonly identityClaim?: string;
  readonly filter?: string;
}

/** A new identity pool, complete but not yet kept. */
export function makeIdentityPool(world: World, fields: NewIdentityPool): IdentityPool {
  return {
    id: world.newId("pool"),
    numericId: world.newNumericId(),
    providerId: fields.providerId,
    displayName: fields.displayName,
    description: fields.description ?? "",
    identityClaim: fields.identityClaim ?? "claims.sub",
    filter: fields.filter ?? "true",
    ...world.born(),
  };
}
