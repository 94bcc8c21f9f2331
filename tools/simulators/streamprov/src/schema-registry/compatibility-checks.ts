import { type Answer, anyCaseFlagParameter, defineRoute, type Query, type Route, type Static } from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { SchemaVersion } from "../records.ts";
import type { World } from "../world.ts";
import { incompatibilities } from "./compatibility.ts";
import { configOf } from "./configs.ts";
import { checkAccess } from "./guard.ts";
import { Registry } from "./registry.ts";
import { registryTypes, schemaShape } from "./schema-shape.ts";
import { pick } from "./selection.ts";

const path = "/compatibility/subjects/{subject}/versions";

/** `/compatibility`: may a schema become the next version, by the level of its subject? */
export function compatibilityRoutes(world: World, registryId: string): Route<Caller>[] {
  const registry = new Registry(world, registryId);
  const alive = (subject: string) => registry.versions(subject).filter((one) => !one.deleted);
  const check = (
    subject: string,
    body: Static<typeof schemaShape>,
    against: readonly SchemaVersion[],
    query: Query,
  ): Answer => {
    const level = String(configOf(world, registryId, subject)["compatibilityLevel"]);
    const messages = incompatibilities(registry, level, registry.read(body).parsed, against);
    const is_compatible = messages.length === 0;
    return { status: 200, json: query.is("verbose") ? { is_compatible, messages } : { is_compatible } };
  };

  return [
    defineRoute({
      method: "POST",
      path,
      query: { verbose: anyCaseFlagParameter },
      contentTypes: registryTypes,
      body: schemaShape,
      handle({ params, query, body, caller }) {
        const subject = params["subject"] ?? "";
        checkAccess(world, registryId, caller, subject, "read");
        return check(subject, body, alive(subject), query);
      },
    }),
    defineRoute({
      method: "POST",
      path: `${path}/{version}`,
      query: { verbose: anyCaseFlagParameter, normalize: anyCaseFlagParameter },
      contentTypes: registryTypes,
      body: schemaShape,
      handle({ params, query, body, caller }) {
        const subject = params["subject"] ?? "";
        checkAccess(world, registryId, caller, subject, "read");
        return check(subject, body, [pick(subject, alive(subject), params["version"] ?? "")], query);
      },
    }),
  ];
}
