import type { Route } from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { World } from "../world.ts";
import { bindingRoutes } from "./bindings.ts";
import { definitionRoutes } from "./definitions.ts";
import { entityRoutes } from "./entity-routes.ts";

/** `/catalog/v1`: the catalog, on the host of its Schema Registry cluster. */
export function catalogRoutes(world: World, registryId: string): Route<Caller>[] {
  return [definitionRoutes, bindingRoutes, entityRoutes].flatMap((routesOf) => routesOf(world, registryId));
}
