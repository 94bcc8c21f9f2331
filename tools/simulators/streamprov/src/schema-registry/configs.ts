import {
  type Answer,
  anyCaseFlagParameter,
  defineRoute,
  flag,
  nullable,
  object,
  optional,
  type Route,
  text,
} from "@org/simulator";
import type { Caller } from "../caller.ts";
import { firstSettings } from "../lifecycle/schema-registry-clusters.ts";
import type { World } from "../world.ts";
import { compatibilityLevels } from "./compatibility.ts";
import { registryError } from "./errors.ts";
import { metadataShape, registryTypes, ruleSetShape } from "./schema-shape.ts";
import { settingPlaces } from "./setting-places.ts";

const updateShape = object({
  compatibility: optional(nullable(text())),
  compatibilityGroup: optional(nullable(text())),
  compatibilityPolicy: optional(nullable(text())),
  normalize: optional(nullable(flag())),
  alias: optional(nullable(text())),
  aliasForDeks: optional(nullable(text())),
  validateFields: optional(nullable(flag())),
  validateNewSchemas: optional(nullable(flag())),
  validateRules: optional(nullable(flag())),
  defaultMetadata: optional(nullable(metadataShape)),
  overrideMetadata: optional(nullable(metadataShape)),
  defaultRuleSet: optional(nullable(ruleSetShape)),
  overrideRuleSet: optional(nullable(ruleSetShape)),
});

/** `/config` and `/config/{subject}` */
export function configRoutes(world: World, registryId: string): Route<Caller>[] {
  const { subjectConfigs } = world;

  const { both, idOf, guard } = settingPlaces(world, registryId, "/config");

  return [
    defineRoute({
      method: "GET",
      path: "/config",
      handle({ caller, params }) {
        guard(caller, params, "read");
        return { status: 200, json: subjectConfigs.seen(idOf(params))?.values };
      },
    }),
    defineRoute({
      method: "GET",
      path: "/config/{subject}",
      query: { defaultToGlobal: anyCaseFlagParameter },
      handle({ params, query, caller }) {
        guard(caller, params, "read");
        const own = subjectConfigs.seen(idOf(params))?.values;
        if (query.is("defaultToGlobal")) return { status: 200, json: { ...globalConfig(world, registryId), ...own } };
        if (own === undefined) throw noOwnConfig(params["subject"] ?? "");
        return { status: 200, json: own };
      },
    }),
    ...both({
      method: "PUT",
      contentTypes: registryTypes,
      body: updateShape,
      handle({ params, body, caller }): Answer {
        guard(caller, params, "write");
        const { compatibility, ...others } = body;
        if (compatibility != null && !(compatibilityLevels as readonly string[]).includes(compatibility)) {
          throw registryError(
            422,
            42203,
            "Invalid compatibility level. Valid values are none, backward, forward and full",
          );
        }
        const changes = compatibility === undefined ? others : { ...others, compatibilityLevel: compatibility };
        const id = idOf(params);
        const old = subjectConfigs.get(id);
        // Values that a request omits stay; null deletes a value.
        const values = Object.fromEntries(
          Object.entries({ ...old?.values, ...changes }).filter(([, value]) => value !== null),
        );
        const record = { id, registryId, subject: params["subject"] ?? "", values };
        if (old === undefined) subjectConfigs.insert(record);
        else subjectConfigs.replace(record);
        return { status: 200, json: body };
      },
    }),
    ...both({
      method: "DELETE",
      handle({ params, caller }): Answer {
        guard(caller, params, "write");
        const { subject = "" } = params;
        const old = subjectConfigs.get(idOf(params));
        if (old === undefined) throw noOwnConfig(subject);
        // The registry's own settings go back to what they were at first.
        if (subject === "") subjectConfigs.replace({ ...old, values: firstSettings });
        else subjectConfigs.remove(old.id);
        const level = old.values["compatibilityLevel"] ?? globalConfig(world, registryId)["compatibilityLevel"];
        return { status: 200, json: level };
      },
    }),
  ];
}

/** The settings that hold for a subject: its own, the others from the global ones. */
export function configOf(world: World, registryId: string, subject: string): Record<string, unknown> {
  return { ...globalConfig(world, registryId), ...world.subjectConfigs.get(`${registryId}/${subject}`)?.values };
}

function globalConfig(world: World, registryId: string): Record<string, unknown> {
  return { ...world.subjectConfigs.get(`${registryId}/`)?.values };
}

function noOwnConfig(subject: string) {
  return registryError(404, 40401, `Subject '${subject}' does not have subject-level compatibility configured`);
}
