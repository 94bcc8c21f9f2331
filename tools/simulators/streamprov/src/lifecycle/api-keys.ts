import { newSecret } from "../ids.ts";
import type { ApiKey, KeyScope } from "../records.ts";
import type { World } from "../world.ts";

/** The values of a new key. */
export interface NewApiKey {
  readonly ownerId: string;
  readonly scope: KeyScope;
  readonly displayName?: string;
  readonly description?: string;
}

/** A new key, complete but not yet kept. It is refused for `readyMs`, by each further server for `nodeLagMs` longer. */
export function makeApiKey(
  world: World,
  fields: NewApiKey,
  { readyMs, nodeLagMs }: { readonly readyMs: number; readonly nodeLagMs: number },
): ApiKey {
  return {
    id: world.newKeyId(),
    secret: newSecret(),
    displayName: fields.displayName ?? "",
    description: fields.description ?? "",
    ownerId: fields.ownerId,
    scope: fields.scope,
    readyAt: world.now() + readyMs,
    nodeLagMs,
    ...world.born(),
  };
}

/** Takes the keys away that an owner, a cluster or an environment leaves behind. */
export function deleteApiKeysOf(world: World, id: string): void {
  for (const key of world.apiKeys.all()) {
    const scoped = "id" in key.scope && (key.scope.id === id || key.scope.environmentId === id);
    if (key.ownerId === id || scoped) world.apiKeys.remove(key.id);
  }
}
