import { mayUseSubject } from "../access.ts";
import type { Caller } from "../caller.ts";
import type { World } from "../world.ts";
import { registryError } from "./errors.ts";

/** Refuses with 403 whom no role lets use a subject. */
export function checkAccess(
  world: World,
  registryId: string,
  caller: Caller,
  subject: string,
  action: "read" | "write",
): void {
  const cluster = world.schemaRegistryClusters.get(registryId);
  if (cluster === undefined || mayUseSubject(world, caller, cluster, subject, action)) return;
  throw registryError(403, 40301, `User is denied operation ${action} on Subject: ${subject}`);
}
