import { anyCaseFlagParameter, defineRoute, type Route, textParameter } from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { World } from "../world.ts";
import { registryError } from "./errors.ts";
import { Registry } from "./registry.ts";
import { renderSchema } from "./schema-json.ts";
import { cut, hasPrefix, isWanted, limits } from "./selection.ts";

/** A search answers no more than this at once. */
const mostSchemas = 1_000;

/** `/schemas`: the schemas of all subjects */
export function schemaRoutes(world: World, registryId: string): Route<Caller>[] {
  const registry = new Registry(world, registryId);

  return [
    defineRoute({
      method: "GET",
      path: "/schemas",
      query: {
        ...limits,
        subjectPrefix: textParameter,
        aliases: anyCaseFlagParameter,
        deleted: anyCaseFlagParameter,
        latestOnly: anyCaseFlagParameter,
        ruleType: textParameter,
      },
      handle({ query }) {
        const found = registry.all().filter((one) => hasPrefix(one, query) && isWanted(one, query));
        const latest = new Map(found.map((one) => [one.subject, one]));
        const wanted = query.is("latestOnly") ? [...latest.values()] : found;
        return { status: 200, json: cut(wanted, query, mostSchemas).map(renderSchema) };
      },
    }),
    defineRoute({
      method: "GET",
      path: "/schemas/ids/{id}",
      query: { subject: textParameter, format: textParameter },
      handle({ params }) {
        const found = registry.all().find((one) => String(one.schemaId) === params["id"]);
        if (found === undefined) throw registryError(404, 40403, `Schema ${params["id"]} not found`);
        const { subject: _, version: __, id: ___, ...content } = renderSchema(found);
        return { status: 200, json: content };
      },
    }),
    defineRoute({
      method: "GET",
      path: "/schemas/types",
      handle: () => ({ status: 200, json: ["JSON", "PROTOBUF", "AVRO"] }),
    }),
  ];
}
