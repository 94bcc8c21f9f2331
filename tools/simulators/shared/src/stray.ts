import type { Authorization } from "./authorization.ts";
import type { Hub } from "./hub.ts";
import type { Incoming } from "./service.ts";

/**
 * Writes down a credential that reached a host it is not meant for. A request without one leaves no trace.
 *
 * @param host the name of the host that got it.
 * @param belongsTo what it is meant for.
 * @param credential what it is, if the host knows more than the header shows. Never its secret.
 */
export function reportStray(
  hub: Hub,
  host: string,
  { authorization, method, path }: Incoming,
  belongsTo: string,
  credential: string | undefined = nameOf(authorization),
): void {
  if (credential === undefined) return;
  hub.journal.foreign.push({ at: hub.clock.now(), service: host, method, path, credential, belongsTo });
}

function nameOf(authorization: Authorization): string | undefined {
  switch (authorization.kind) {
    case "none":
      return undefined;
    case "basic":
      return authorization.key;
    case "bearer":
      return "bearer token";
    case "other":
      return `${authorization.scheme} credential`;
  }
}
