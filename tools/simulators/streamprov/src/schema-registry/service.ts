import type { Service } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { catalogRoutes } from "../catalog/routes.ts";
import { admit } from "../data-plane-caller.ts";
import type { World } from "../world.ts";
import { compatibilityRoutes } from "./compatibility-checks.ts";
import { configRoutes } from "./configs.ts";
import { registryError, schemaRegistryDialect } from "./errors.ts";
import { exporterRoutes } from "./exporters.ts";
import { keyRoutes } from "./keys.ts";
import { modeRoutes } from "./modes.ts";
import { schemaRoutes } from "./schemas.ts";
import { subjectRoutes } from "./subjects.ts";

/** The host of a Schema Registry cluster, and of the catalog that it brings with it. */
export function schemaRegistryService(world: World, clusterId: string): Service<Caller> {
  const name = `schema-registry ${clusterId}`;
  return {
    name,
    routes: [
      subjectRoutes,
      schemaRoutes,
      compatibilityRoutes,
      configRoutes,
      modeRoutes,
      keyRoutes,
      catalogRoutes,
      exporterRoutes,
    ].flatMap((routesOf) => routesOf(world, clusterId)),
    dialect: schemaRegistryDialect,
    secrets: ["basic.auth.user.info"],
    authenticate(incoming) {
      const admission = admit(world, { name, scopeKind: "schema-registry", clusterId }, incoming);
      if (admission === "unauthenticated") throw registryError(401, 401, "Unauthorized");
      if (admission === "wrong-host") throw registryError(403, 40301, "User is denied operation on this server.");
      return admission;
    },
  };
}
