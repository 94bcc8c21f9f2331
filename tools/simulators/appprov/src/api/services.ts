import { defineRoute, flag, integer, object, optional, type Route } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { serviceDocument } from "../documents/app.ts";
import { rejectFor } from "../errors.ts";
import type { World } from "../world.ts";
import { checkMayChange, hal, readRoute, sceneOf, written } from "./collection.ts";

const updateShape = object({
  force_zero_downtime: optional(flag()),
  restart_free_scaling: optional(flag()),
  naive_health_check: optional(flag()),
  stop_timeout: optional(integer()),
});

/** `/services` */
export function serviceRoutes(world: World): Route<Caller>[] {
  const { services } = world;
  return [
    readRoute(world, { path: "/services", kind: "service", store: services, document: serviceDocument }),
    defineRoute({
      method: "PUT",
      path: "/services/{id}",
      body: updateShape,
      handle(call) {
        const old = written(services, "service", call);
        checkMayChange(world, old.accountId);
        const { force_zero_downtime, naive_health_check, restart_free_scaling, stop_timeout } = call.body;
        rejectFor([stop_timeout !== undefined && stop_timeout < 1 && "Stop timeout must be greater than 0"]);
        const changed = services.replace({
          ...old,
          forceZeroDowntime: force_zero_downtime ?? old.forceZeroDowntime,
          naiveHealthCheck: naive_health_check ?? old.naiveHealthCheck,
          restartFreeScaling: restart_free_scaling ?? old.restartFreeScaling,
          stopTimeout: stop_timeout ?? old.stopTimeout,
          updatedAt: world.now(),
        });
        return hal(200, serviceDocument(sceneOf(world, call), changed));
      },
    }),
  ];
}
