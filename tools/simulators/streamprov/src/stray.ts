import type { Incoming } from "@org/simulator";
import type { ApiKey } from "./records.ts";
import type { World } from "./world.ts";

/** Writes down a credential that reached a host it is not meant for. */
export function reportStray(
  world: World,
  service: string,
  incoming: Incoming,
  credential: string,
  belongsTo: string,
): void {
  world.hub.journal.foreign.push({
    at: world.now(),
    service,
    method: incoming.method,
    path: incoming.path,
    credential,
    belongsTo,
  });
}

/** What a key is meant for, in words. */
export function purposeOf({ scope }: ApiKey): string {
  return "id" in scope ? `${scope.kind} ${scope.id}` : `${scope.kind} API`;
}
