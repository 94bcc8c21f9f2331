import type { ApiKey } from "./records.ts";
import type { World } from "./world.ts";

/** The result of checking a key and its secret. */
export type KeyVerdict =
  | { readonly kind: "good"; readonly key: ApiKey }
  | { readonly kind: "unknown" | "not-ready"; readonly key?: ApiKey };

/** Looks a key and its secret up, as the server with this number does: one that it does not know yet is refused. */
export function checkKey(world: World, id: string, secret: string, node = 0): KeyVerdict {
  const key = world.apiKeys.get(id);
  if (key === undefined) return { kind: "unknown" };
  if (key.secret !== "" && key.secret !== secret) return { kind: "unknown", key };
  return { kind: key.readyAt + node * key.nodeLagMs <= world.now() ? "good" : "not-ready", key };
}

/** The purpose of a key, in words. */
export function purposeOf({ scope }: ApiKey): string {
  return "id" in scope ? `${scope.kind} ${scope.id}` : `${scope.kind} API`;
}
