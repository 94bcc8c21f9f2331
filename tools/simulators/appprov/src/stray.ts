import type { Incoming } from "@org/simulator";
import type { World } from "./world.ts";

/** Writes down a credential that reached a host it is not meant for. */
export function reportStray(world: World, service: string, incoming: Incoming, belongsTo: string): void {
  const { authorization, method, path } = incoming;
  if (authorization.kind === "none") return;
  const credential = authorization.kind === "basic" ? authorization.key : `${authorization.kind} token`;
  world.hub.journal.foreign.push({ at: world.now(), service, method, path, credential, belongsTo });
}
