import { type Incoming, InvalidRequest, reportStray } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { unauthenticated } from "../errors.ts";
import type { World } from "../world.ts";

/** Accepts valid tokens. Database images need none. */
export function authenticateApi(world: World, incoming: Incoming): Caller {
  checkAccept(incoming);
  if (!isPublic(incoming.path)) checkToken(world, "api", incoming);
  return { embed: incoming.header("prefer") !== "no_sensitive_extras=true" };
}

/** Rejects a request without a valid token. */
export function checkToken(world: World, host: string, incoming: Incoming): void {
  const { authorization } = incoming;
  if (authorization.kind === "none") throw unauthenticated("Authentication is required");
  if (authorization.kind !== "bearer") {
    reportStray(world.hub, host, incoming, "another kind of sign-in");
    throw unauthenticated("Only bearer tokens are accepted");
  }
  if (!world.tokens.isGood(authorization.token)) throw unauthenticated("The token is invalid or has expired");
}

function isPublic(path: string): boolean {
  return path === "/database_images" || path.startsWith("/database_images/");
}

function checkAccept(incoming: Incoming): void {
  const accept = incoming.header("accept") ?? "*/*";
  if (/application\/(hal\+)?json|\*\/\*|application\/\*/i.test(accept)) return;
  const message = `must take application/hal+json, not only "${accept}"`;
  throw new InvalidRequest({ at: "Accept", message, kind: "value" });
}
