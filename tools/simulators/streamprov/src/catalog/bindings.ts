import {
  anything,
  defineRoute,
  flag,
  listOf,
  mapOf,
  object,
  optional,
  type Route,
  type Shape,
  type Store,
  text,
} from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { Json, SchemaVersion } from "../records.ts";
import { registryError } from "../schema-registry/errors.ts";
import type { World } from "../world.ts";
import { checkCatalogAccess } from "./access.ts";
import { type CatalogEntity, entityNamed, guidOf, isKnown } from "./entities.ts";
import { type ElementError, notAllowed, taken, unknown } from "./errors.ts";
import type { CatalogBinding, CatalogDefinition } from "./records.ts";

interface Binding {
  readonly typeName: string;
  readonly entityType: string;
  readonly entityName: string;
  readonly attributes?: Json;
}

const binding = {
  typeName: text({ min: 1 }),
  entityType: text({ min: 1 }),
  entityName: text({ min: 1 }),
  attributes: optional(mapOf(anything())),
};
const tagShape = object({
  ...binding,
  entityGuid: optional(text()),
  propagate: optional(flag()),
  removePropagationsOnEntityDelete: optional(flag()),
});

/** A kind of binding: where it is, what is bound, and what only it has. */
interface Kind {
  /** The last part of its paths. */
  readonly path: string;
  readonly noun: string;
  readonly store: Store<CatalogBinding>;
  readonly definitions: Store<CatalogDefinition>;
  readonly shape: Shape<Binding>;
  readonly more: (entity: CatalogEntity) => Json;
}

/** `/catalog/v1/entity/tags`, `/catalog/v1/entity/businessmetadata`, and both below an entity */
export function bindingRoutes(world: World, registryId: string): Route<Caller>[] {
  const kinds: readonly Kind[] = [
    {
      path: "tags",
      noun: "Tag",
      store: world.tagBindings,
      definitions: world.tagDefinitions,
      shape: tagShape as Shape<Binding>,
      more: (entity) => ({ entityGuid: guidOf(entity), entityStatus: "ACTIVE", propagate: false, validityPeriods: [] }),
    },
    {
      path: "businessmetadata",
      noun: "Business metadata",
      store: world.businessMetadataBindings,
      definitions: world.businessMetadataDefinitions,
      shape: object(binding) as Shape<Binding>,
      more: () => ({}),
    },
  ];
  return kinds.flatMap((kind) => routesOf(world, registryId, kind));
}

function routesOf(world: World, registryId: string, kind: Kind): Route<Caller>[] {
  const { path, store, noun, definitions } = kind;
  const below = `/catalog/v1/entity/type/{typeName}/name/{qualifiedName}/${path}`;
  const idOf = ({ typeName, qualifiedName }: CatalogEntity, name: string) =>
    [registryId, typeName, qualifiedName, name].join("/");
  const write = (entity: CatalogEntity, one: Binding, isNew: boolean): CatalogBinding | ElementError => {
    const { typeName, attributes = {} } = one;
    const definition = definitions.get(`${registryId}/${typeName}`);
    if (definition === undefined || !isKnown(world, definitions, definition.id)) return unknown(`${noun} ${typeName}`);
    const others = Object.keys(attributes).filter((name) => !definition.attributeDefs.some((d) => d["name"] === name));
    if (others.length > 0) return notAllowed(`${noun} ${typeName} has no attribute ${others.join(", ")}`);
    const id = idOf(entity, typeName);
    const old = store.get(id);
    if (isNew && old !== undefined) return taken(`${noun} ${typeName} of ${one.entityType} ${one.entityName}`);
    const { typeName: entityType, qualifiedName: entityName } = entity;
    const record = { id, registryId, entityType, entityName, typeName, attributes };
    return old === undefined ? store.insert(record) : store.replace(record);
  };
  const render = (entity: CatalogEntity, { typeName, attributes, entityType, entityName }: CatalogBinding) => ({
    typeName,
    attributes,
    entityType,
    entityName,
    ...kind.more(entity),
  });
  const bulk = (method: "POST" | "PUT"): Route<Caller> =>
    defineRoute({
      method,
      path: `/catalog/v1/entity/${path}`,
      // One entity that the catalog does not know makes the whole request fail.
      body: listOf(kind.shape),
      handle({ body, caller }) {
        checkCatalogAccess(world, registryId, caller, "write");
        const given = body.map((one) => ({
          one,
          entity: entityNamed(world, registryId, one.entityType, one.entityName),
        }));
        const json = given.map(({ one, entity }) => {
          const done = write(entity, one, method === "POST");
          return "error_code" in done ? { ...one, error: done } : render(entity, done);
        });
        return { status: 200, json };
      },
    });

  return [
    bulk("POST"),
    bulk("PUT"),
    defineRoute({
      method: "GET",
      path: below,
      handle({ params, caller }) {
        checkCatalogAccess(world, registryId, caller, "read");
        const entity = entityNamed(world, registryId, params["typeName"], params["qualifiedName"]);
        return { status: 200, json: bindingsOf(store, registryId, entity).map((one) => render(entity, one)) };
      },
    }),
    defineRoute({
      method: "DELETE",
      path: `${below}/{name}`,
      handle({ params, caller }) {
        checkCatalogAccess(world, registryId, caller, "write");
        const entity = entityNamed(world, registryId, params["typeName"], params["qualifiedName"]);
        if (store.remove(idOf(entity, params["name"] ?? "")) === undefined) {
          throw registryError(404, 404, `${noun} ${params["name"]} is not on ${entity.qualifiedName}`);
        }
        return { status: 204 };
      },
    }),
  ];
}

/** The bindings of an entity, as a reader sees them. */
export function bindingsOf(
  store: Store<CatalogBinding>,
  registryId: string,
  { typeName, qualifiedName }: CatalogEntity,
): CatalogBinding[] {
  return store
    .allSeen()
    .filter((one) => one.registryId === registryId && one.entityType === typeName && one.entityName === qualifiedName);
}

/** A new version of a schema has the tags that the version before it has. */
export function carryTagsOver(world: World, from: SchemaVersion | undefined, to: SchemaVersion): void {
  if (from === undefined || from.schemaId === to.schemaId) return;
  const [before, after] = [from, to].map(({ registryId, schemaId }) => `${registryId}:.:${schemaId}`);
  for (const one of world.tagBindings.all()) {
    if (one.entityName !== before && !one.entityName.startsWith(`${before}:`)) continue;
    const entityName = `${after}${one.entityName.slice(before?.length)}`;
    const id = [one.registryId, one.entityType, entityName, one.typeName].join("/");
    if (world.tagBindings.get(id) === undefined) world.tagBindings.insert({ ...one, id, entityName });
  }
}
