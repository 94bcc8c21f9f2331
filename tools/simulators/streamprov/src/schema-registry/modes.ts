import { type Answer, anyCaseFlagParameter, defineRoute, object, optional, type Route, text } from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { Mode, SubjectMode } from "../records.ts";
import type { World } from "../world.ts";
import { registryError } from "./errors.ts";
import { registryTypes } from "./schema-shape.ts";
import { settingPlaces } from "./setting-places.ts";

const modes: readonly string[] = ["READWRITE", "READONLY", "READONLY_OVERRIDE", "IMPORT"] satisfies Mode[];

const updateShape = object({ mode: optional(text()) });

/** `/mode` and `/mode/{subject}` */
export function modeRoutes(world: World, registryId: string): Route<Caller>[] {
  const { subjectModes } = world;

  const { both, idOf, guard } = settingPlaces(world, registryId, "/mode");

  return [
    defineRoute({
      method: "GET",
      path: "/mode",
      handle({ params, caller }): Answer {
        guard(caller, params, "read");
        return { status: 200, json: modeOf(subjectModes.seen(idOf(params))) };
      },
    }),
    defineRoute({
      method: "GET",
      path: "/mode/{subject}",
      query: { defaultToGlobal: anyCaseFlagParameter },
      handle({ params, query, caller }): Answer {
        guard(caller, params, "read");
        const own = subjectModes.seen(idOf(params));
        if (own === undefined && !query.is("defaultToGlobal")) throw noOwnMode(params["subject"] ?? "");
        return { status: 200, json: modeOf(own ?? subjectModes.seen(`${registryId}/`)) };
      },
    }),
    ...both({
      method: "PUT",
      query: { force: anyCaseFlagParameter },
      contentTypes: registryTypes,
      body: updateShape,
      handle({ params, query, body, caller }): Answer {
        guard(caller, params, "write");
        const { subject = "" } = params;
        if (body.mode === undefined || !modes.includes(body.mode)) {
          throw registryError(422, 42204, `Invalid mode. Valid values are ${modes.join(", ")}`);
        }
        const mode = body.mode as Mode;
        if (mode === "IMPORT" && !query.is("force") && holdsSchemas(world, registryId, subject)) {
          throw registryError(422, 42205, "Cannot import since found existing subjects");
        }
        const record = { id: idOf(params), registryId, subject, mode };
        if (subjectModes.get(record.id) === undefined) subjectModes.insert(record);
        else subjectModes.replace(record);
        return { status: 200, json: body };
      },
    }),
    defineRoute({
      method: "DELETE",
      path: "/mode/{subject}",
      handle({ params, caller }): Answer {
        guard(caller, params, "write");
        const gone = subjectModes.remove(idOf(params));
        if (gone === undefined) throw noOwnMode(params["subject"] ?? "");
        return { status: 200, json: modeOf(gone) };
      },
    }),
  ];
}

function modeOf(found: SubjectMode | undefined) {
  return { mode: found?.mode };
}

/** Whether there are schemas in a registry, or under one of its subjects. */
function holdsSchemas(world: World, registryId: string, subject: string): boolean {
  return world.schemas
    .all()
    .some((one) => one.registryId === registryId && !one.deleted && (subject === "" || one.subject === subject));
}

function noOwnMode(subject: string) {
  return registryError(404, 40401, `Subject '${subject}' does not have subject-level mode configured`);
}
