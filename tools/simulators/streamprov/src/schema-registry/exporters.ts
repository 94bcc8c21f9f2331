import { type Answer, defineRoute, listOf, mapOf, object, optional, type Route, text } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { changeExporter, newExporter, startExporter } from "../lifecycle/schema-exporters.ts";
import type { SchemaExporter } from "../records.ts";
import type { World } from "../world.ts";
import { registryError } from "./errors.ts";
import { registryTypes } from "./schema-shape.ts";

const members = {
  contextType: optional(text()),
  context: optional(text()),
  subjects: optional(listOf(text())),
  subjectRenameFormat: optional(text()),
  kekRenameFormat: optional(text()),
  config: optional(mapOf(text())),
};
const newExporterShape = object({ name: optional(text()), ...members });
const changeShape = object(members);

/** Settings that are stored, but never returned. */
const hiddenSettings = ["basic.auth.user.info", "bearer.auth.client.secret"];
const hidden = "[hidden]";

/** `/exporters` and what is below it */
export function exporterRoutes(world: World, registryId: string): Route<Caller>[] {
  const { schemaExporters } = world;

  type Params = Readonly<Record<string, string>>;
  const idOf = (params: Params) => `${registryId}/${params["name"] ?? ""}`;
  const seen = (params: Params) => schemaExporters.seen(idOf(params)) ?? unknown(params["name"] ?? "");
  const there = (params: Params) => schemaExporters.get(idOf(params)) ?? unknown(params["name"] ?? "");
  const paused = (params: Params) => {
    const found = there(params);
    if (found.state !== "PAUSED") throw registryError(409, 40963, `Exporter '${found.name}' is not paused`);
    return found;
  };
  const named = ({ name }: SchemaExporter): Answer => ({ status: 200, json: { name } });
  const withSettings = (settings: Readonly<Record<string, string>>) => {
    if (!settings["schema.registry.url"]) throw registryError(409, 40951, "Missing or invalid exporter config");
    return settings;
  };

  return [
    defineRoute({
      method: "GET",
      path: "/exporters",
      handle: () => {
        const all = schemaExporters.allSeen().filter((one) => one.registryId === registryId);
        return { status: 200, json: all.map(({ name }) => name) };
      },
    }),
    defineRoute({
      method: "POST",
      path: "/exporters",
      simplified: "No schema is copied to the other registry.",
      contentTypes: registryTypes,
      body: newExporterShape,
      handle({ body }) {
        const made = newExporter(world, registryId, { ...body, config: withSettings(body.config ?? {}) });
        if (made.name === "") throw registryError(409, 40950, "Missing or invalid exporter name");
        if (schemaExporters.get(made.id)) throw registryError(409, 40960, `Exporter '${made.name}' already exists`);
        schemaExporters.insert(made);
        startExporter(world, made.id);
        return named(made);
      },
    }),
    defineRoute({
      method: "GET",
      path: "/exporters/{name}",
      handle({ params }) {
        const { name, contextType, context, subjects, subjectRenameFormat, kekRenameFormat, config } = seen(params);
        const told = { name, contextType, context, subjects, subjectRenameFormat, kekRenameFormat };
        return { status: 200, json: { ...told, config: masked(config) } };
      },
    }),
    defineRoute({
      method: "PUT",
      path: "/exporters/{name}",
      contentTypes: registryTypes,
      body: changeShape,
      handle({ params, body }) {
        const found = paused(params);
        changeExporter(world, found.id, { ...body, config: withSettings(body.config ?? found.config) });
        return named(found);
      },
    }),
    defineRoute({
      method: "DELETE",
      path: "/exporters/{name}",
      handle({ params }): Answer {
        schemaExporters.remove(paused(params).id);
        return { status: 204 };
      },
    }),
    defineRoute({
      method: "GET",
      path: "/exporters/{name}/status",
      handle({ params }) {
        const { name, state, offset, ts, trace } = seen(params);
        return { status: 200, json: { name, state, offset, ts, trace } };
      },
    }),
    defineRoute({
      method: "GET",
      path: "/exporters/{name}/config",
      handle: ({ params }) => ({ status: 200, json: masked(seen(params).config) }),
    }),
    defineRoute({
      method: "PUT",
      path: "/exporters/{name}/pause",
      handle({ params }) {
        const found = there(params);
        changeExporter(world, found.id, { state: "PAUSED" });
        return named(found);
      },
    }),
    defineRoute({
      method: "PUT",
      path: "/exporters/{name}/reset",
      handle({ params }) {
        const found = paused(params);
        changeExporter(world, found.id, { offset: 0 });
        return named(found);
      },
    }),
    defineRoute({
      method: "PUT",
      path: "/exporters/{name}/resume",
      handle({ params }) {
        const found = there(params);
        if (found.state !== "PAUSED") throw registryError(409, 40961, `Exporter '${found.name}' is already running`);
        startExporter(world, found.id);
        return named(found);
      },
    }),
  ];
}

function masked(config: SchemaExporter["config"]): SchemaExporter["config"] {
  return Object.fromEntries(
    Object.entries(config).map(([name, value]) => [name, hiddenSettings.includes(name) ? hidden : value]),
  );
}

function unknown(name: string): never {
  throw registryError(404, 40450, `Exporter '${name}' not found`);
}
