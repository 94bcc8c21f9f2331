import { mayUseCatalog } from "../access.ts";
import type { Caller } from "../caller.ts";
import { registryError } from "../schema-registry/errors.ts";
import type { World } from "../world.ts";

/** Refuses with 403 whom no role lets use the catalog. */
export function checkCatalogAccess(world: World, registryId: string, caller: Caller, action: "read" | "write"): void {
  const cluster = world.schemaRegistryClusters.get(registryId);
  if (cluster === undefined || mayUseCatalog(world, caller, cluster, action)) return;
  throw registryError(403, 40301, `User is denied operation ${action} on the catalog`);
}
