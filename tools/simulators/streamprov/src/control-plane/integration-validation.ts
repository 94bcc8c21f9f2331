import { defineRoute, object, optional, type Route, text } from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { World } from "../world.ts";
import { invalid, notFound } from "./errors.ts";
import { integrationConfig } from "./provider-integration-kinds.ts";
import { referenceShape } from "./reference-shape.ts";

/** `/pim/v2/integrations:validate`: tries what the own cloud lets the platform do. */
export function integrationValidationRoutes(world: World): Route<Caller>[] {
  return [
    defineRoute({
      method: "POST",
      path: "/pim/v2/integrations:validate",
      simplified: "No cloud is called; `integrationRefusal` rejects every integration.",
      body: object({ id: text({ min: 1 }), environment: referenceShape, config: optional(integrationConfig) }),
      handle({ body }) {
        const one = world.kept.providerIntegrationSetups.get(body.id);
        if (one === undefined || one.environmentId !== body.environment.id) throw notFound("integration", body.id);
        const refusal = world.settings.integrationRefusal;
        if (refusal !== undefined) throw invalid(400, "/config", refusal);
        return { status: 204 };
      },
    }),
  ];
}
