import type { Service } from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { World } from "../world.ts";
import { authenticateControlPlane } from "./authenticate.ts";
import { environmentRoutes } from "./environments.ts";
import { controlPlaneDialect } from "./errors.ts";
import { ipAddressRoutes } from "./ip-addresses.ts";
import { serviceAccountRoutes } from "./service-accounts.ts";

/** The host of all control-plane APIs. */
export function controlPlaneService(world: World): Service<Caller> {
  return {
    name: "control-plane",
    routes: [...environmentRoutes(world), ...serviceAccountRoutes(world), ...ipAddressRoutes(world)],
    dialect: controlPlaneDialect,
    authenticate: (incoming) => authenticateControlPlane(world, incoming),
  };
}
