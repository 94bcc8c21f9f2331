import {
  type Answer,
  defineRoute,
  flag,
  integer,
  listOf,
  mapOf,
  object,
  oneOf,
  optional,
  type Route,
  type Shape,
  type Store,
  text,
  textParameter,
} from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { Json } from "../records.ts";
import { registryError } from "../schema-registry/errors.ts";
import type { World } from "../world.ts";
import { checkCatalogAccess } from "./access.ts";
import { type ElementError, notAllowed, taken, unknown } from "./errors.ts";
import type { CatalogDefinition } from "./records.ts";

const attributeShape = object({
  name: text({ min: 1 }),
  typeName: text({ min: 1 }),
  isOptional: optional(flag()),
  cardinality: optional(oneOf("SINGLE", "LIST", "SET")),
  valuesMinCount: optional(integer()),
  valuesMaxCount: optional(integer()),
  isUnique: optional(flag()),
  isIndexable: optional(flag()),
  includeInNotification: optional(flag()),
  defaultValue: optional(text()),
  description: optional(text()),
  searchWeight: optional(integer()),
  indexType: optional(oneOf("DEFAULT", "STRING")),
  options: optional(mapOf(text())),
  displayName: optional(text()),
});

const definition = {
  name: text({ pattern: /^[a-zA-Z][a-zA-Z0-9_\s]*$/, form: "a letter, then letters, digits, blanks and underscores" }),
  description: optional(text()),
  attributeDefs: optional(listOf(attributeShape)),
  options: optional(mapOf(text())),
};

const names = listOf(text(), { distinct: true });
const tagShape = object({
  ...definition,
  entityTypes: optional(names),
  superTypes: optional(names),
  subTypes: optional(names),
  color: optional(text()),
});

interface Definition {
  readonly name: string;
  readonly description?: string;
  readonly attributeDefs?: readonly Json[];
}

/** A kind of definition: where it is, and what only it has. */
interface Kind {
  readonly path: string;
  readonly noun: string;
  readonly category: string;
  readonly store: Store<CatalogDefinition>;
  readonly shape: Shape<Definition>;
  readonly more: Json;
}

/** `/catalog/v1/types/tagdefs` and `/catalog/v1/types/businessmetadatadefs` */
export function definitionRoutes(world: World, registryId: string): Route<Caller>[] {
  const kinds: readonly Kind[] = [
    {
      path: "/catalog/v1/types/tagdefs",
      noun: "Tag definition",
      category: "CLASSIFICATION",
      store: world.tagDefinitions,
      shape: tagShape as Shape<Definition>,
      more: { entityTypes: ["cf_entity"], superTypes: [], subTypes: [] },
    },
    {
      path: "/catalog/v1/types/businessmetadatadefs",
      noun: "Business metadata definition",
      category: "BUSINESS_METADATA",
      store: world.businessMetadataDefinitions,
      shape: object(definition) as Shape<Definition>,
      more: {},
    },
  ];
  return kinds.flatMap((kind) => routesOf(world, registryId, kind));
}

function routesOf(world: World, registryId: string, kind: Kind): Route<Caller>[] {
  const { path, store, noun } = kind;
  const idOf = (name: string) => `${registryId}/${name}`;
  const each = (body: readonly Definition[], act: (one: Definition) => CatalogDefinition | ElementError): Answer => ({
    status: 200,
    json: body.map((one) => {
      const done = act(one);
      return "error_code" in done ? { ...one, error: done } : render(kind, done);
    }),
  });

  return [
    defineRoute({
      method: "GET",
      path,
      query: { prefix: textParameter },
      handle({ query, caller }) {
        checkCatalogAccess(world, registryId, caller, "read");
        const found = store.allSeen().filter((one) => one.registryId === registryId);
        const wanted = found.filter(({ name }) => name.startsWith(query.text("prefix") ?? ""));
        return { status: 200, json: wanted.map((one) => render(kind, one)) };
      },
    }),
    defineRoute({
      method: "GET",
      path: `${path}/{name}`,
      handle({ params, caller }) {
        checkCatalogAccess(world, registryId, caller, "read");
        const found = store.seen(idOf(params["name"] ?? ""));
        if (found === undefined) throw registryError(404, 404, `${noun} ${params["name"]} does not exist`);
        return { status: 200, json: render(kind, found) };
      },
    }),
    defineRoute({
      method: "POST",
      path,
      body: listOf(kind.shape),
      handle: ({ body, caller }) => {
        checkCatalogAccess(world, registryId, caller, "write");
        return each(body, (one) => {
          if (store.get(idOf(one.name)) !== undefined) return taken(`${noun} ${one.name}`);
          return store.insert(
            contentOf(one, { id: idOf(one.name), registryId, name: one.name, version: 1, ...world.born() }),
          );
        });
      },
    }),
    defineRoute({
      method: "PUT",
      path,
      body: listOf(kind.shape),
      handle: ({ body, caller }) => {
        checkCatalogAccess(world, registryId, caller, "write");
        return each(body, (one) => {
          const old = store.get(idOf(one.name));
          if (old === undefined) return unknown(`${noun} ${one.name}`);
          const problem = problemOf(old, one);
          if (problem !== undefined) return notAllowed(problem);
          return store.replace(contentOf(one, { ...old, version: old.version + 1, updatedAt: world.now() }));
        });
      },
    }),
    defineRoute({
      method: "DELETE",
      path: `${path}/{name}`,
      handle({ params, caller }) {
        checkCatalogAccess(world, registryId, caller, "write");
        const gone = store.remove(idOf(params["name"] ?? ""));
        if (gone === undefined) throw registryError(404, 404, `${noun} ${params["name"]} does not exist`);
        return { status: 204 };
      },
    }),
  ];
}

/** The content of a request, completed with the platform's defaults. */
function contentOf(
  { description = "", attributeDefs = [] }: Definition,
  rest: Omit<CatalogDefinition, "description" | "attributeDefs">,
): CatalogDefinition {
  return { ...rest, description, attributeDefs: attributeDefs.map(attributeOf) };
}

function attributeOf(given: Json): Json {
  return {
    isOptional: false,
    cardinality: "SINGLE",
    valuesMinCount: given["isOptional"] === true ? 0 : 1,
    valuesMaxCount: 1,
    isUnique: false,
    isIndexable: true,
    includeInNotification: false,
    searchWeight: -1,
    ...given,
    options: {
      applicableEntityTypes: '["cf_entity"]',
      maxStrLength: "5000",
      ...(given["options"] as Json | undefined),
    },
  };
}

/** Why a definition cannot become another: values of its attributes may be in use. */
function problemOf(old: CatalogDefinition, { attributeDefs = [] }: Definition): string | undefined {
  for (const before of old.attributeDefs) {
    const now = attributeDefs.find(({ name }) => name === before["name"]);
    if (now === undefined) return `Attribute ${before["name"]} cannot be removed`;
    if (before["isOptional"] === true && now["isOptional"] !== true) {
      return `Attribute ${before["name"]} cannot be made mandatory`;
    }
  }
  return undefined;
}

function render({ category, more }: Kind, one: CatalogDefinition): Json {
  return {
    category,
    guid: one.id,
    createdBy: "",
    updatedBy: "",
    createTime: one.createdAt,
    updateTime: one.updatedAt,
    version: one.version,
    name: one.name,
    description: one.description,
    typeVersion: `1.${one.version - 1}`,
    attributeDefs: one.attributeDefs,
    ...more,
  };
}
