import type { Service } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { halDialect } from "../errors.ts";
import type { World } from "../world.ts";
import { accountRoutes } from "./accounts.ts";
import { appRoutes } from "./apps.ts";
import { authenticateApi } from "./authenticate.ts";
import { certificateRoutes } from "./certificates.ts";
import { databaseRoutes } from "./databases.ts";
import { logDrainRoutes } from "./log-drains.ts";
import { metricDrainRoutes } from "./metric-drains.ts";
import { operationRoutes } from "./operations.ts";
import { rootRoutes } from "./root.ts";
import { serviceSizingPolicyRoutes } from "./service-sizing-policies.ts";
import { serviceRoutes } from "./services.ts";
import { vhostRoutes } from "./vhosts.ts";

/** The host of the API. */
export function apiService(world: World): Service<Caller> {
  return {
    name: "api",
    routes: [
      rootRoutes,
      accountRoutes,
      appRoutes,
      serviceRoutes,
      serviceSizingPolicyRoutes,
      databaseRoutes,
      vhostRoutes,
      certificateRoutes,
      logDrainRoutes,
      metricDrainRoutes,
      operationRoutes,
    ]
      .flatMap((routesOf) => routesOf(world))
      .map((route) => ({ ...route, contentTypes: ["application/json", "application/hal+json"] })),
    dialect: halDialect,
    // A drain's user name is a token for some types, and its address may contain one.
    secrets: ["env", "sensitive_settings", "api_key", "authToken", "drain_username", "url", "private_key"],
    authenticate: (incoming) => authenticateApi(world, incoming),
  };
}
