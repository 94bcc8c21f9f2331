import type { ApiKey } from "./records.ts";
import type { World } from "./world.ts";

/** What a key and a secret are worth. */
export type KeyVerdict =
  | { readonly kind: "good"; readonly key: ApiKey }
  | { readonly kind: "unknown" | "not-ready"; readonly key?: ApiKey };

/**
 * Looks a key and its secret up. A key that is too new is refused, and after that, while it is unsteady, every second
 * time: gateways learn of it one after the other.
 */
export function checkKey(world: World, id: string, secret: string): KeyVerdict {
  const key = world.apiKeys.get(id);
  if (key === undefined) return { kind: "unknown" };
  if (key.secret !== secret) return { kind: "unknown", key };
  const age = world.now() - key.readyAt;
  if (age < 0) return { kind: "not-ready", key };
  if (age < world.settings.apiKeyUnsteadyMs) {
    const uses = (unsteadyUses.get(key) ?? 0) + 1;
    unsteadyUses.set(key, uses);
    if (uses % 2 === 0) return { kind: "not-ready", key };
  }
  return { kind: "good", key };
}

const unsteadyUses = new WeakMap<ApiKey, number>();

/** What a key is meant for, in words. */
export function purposeOf({ scope }: ApiKey): string {
  return "id" in scope ? `${scope.kind} ${scope.id}` : `${scope.kind} API`;
}
