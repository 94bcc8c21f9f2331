import { type Incoming, Refusal, type Service } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { apiError, controlPlaneDialect } from "../control-plane/errors.ts";
import { admit } from "../data-plane-caller.ts";
import type { World } from "../world.ts";
import { connectionRoutes } from "./connections.ts";
import { materializedTableRoutes } from "./materialized-tables.ts";
import { statementRoutes } from "./statements.ts";

/** The SQL gateway of a region: `aws.us-east-2`. */
export function flinkService(world: World, regionId: string): Service<Caller> {
  const name = `flink ${regionId}`;
  return {
    name,
    routes: [connectionRoutes, statementRoutes, materializedTableRoutes].flatMap((routesOf) => routesOf(world)),
    dialect: controlPlaneDialect,
    // The credentials of a connection.
    secrets: ["data"],
    authenticate(incoming) {
      const host = { name, scopeKind: "flink", clusterId: regionId, environmentId: environmentIn(incoming) } as const;
      const admission = admit(world, host, incoming);
      if (admission === "unauthenticated")
        throw refused(401, "user_unauthenticated", "Valid authentication credentials must be provided");
      if (admission === "wrong-host")
        throw refused(
          403,
          "user_unauthorized",
          "invalid API key: it is not one for Flink in this region and environment",
        );
      return admission;
    },
  };
}

function environmentIn({ path }: Incoming): string {
  return /\/environments\/([^/]+)/.exec(path)?.[1] ?? "";
}

function refused(status: number, code: string, detail: string): Refusal {
  return new Refusal(apiError({ status, code, title: "Access Refused", detail }));
}
