import {
  anything,
  defineRoute,
  flagParameter,
  manyParameter,
  mapOf,
  numberParameter,
  object,
  optional,
  type Route,
  text,
  textParameter,
} from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { Json } from "../records.ts";
import type { World } from "../world.ts";
import { checkCatalogAccess } from "./access.ts";
import { bindingsOf } from "./bindings.ts";
import { type CatalogEntity, entitiesOf, entityNamed, guidOf } from "./entities.ts";
import type { EntityAttributes } from "./records.ts";

const updateShape = object({
  referredEntities: optional(mapOf(anything())),
  entity: object({ typeName: text({ min: 1 }), attributes: mapOf(anything()) }),
});

/** A search answers no more than this at once. */
const mostEntities = 500;

/** `/catalog/v1/entity` and the search for entities */
export function entityRoutes(world: World, registryId: string): Route<Caller>[] {
  const store = world.entityAttributes;
  const idOf = ({ typeName, qualifiedName }: CatalogEntity) => [registryId, typeName, qualifiedName].join("/");
  const attributesOf = (entity: CatalogEntity, written: EntityAttributes | undefined): Json => ({
    description: null,
    owner: null,
    ownerEmail: null,
    ...entity.attributes,
    ...written?.values,
  });
  const tagsOf = (entity: CatalogEntity) =>
    bindingsOf(world.tagBindings, registryId, entity).map(({ typeName }) => typeName);

  return [
    defineRoute({
      method: "GET",
      path: "/catalog/v1/entity/type/{typeName}/name/{qualifiedName}",
      simplified: "Knows environments, clusters, topics, schemas, records and fields.",
      documentedOnly: "The catalog knows a new object after a while; `catalogLagMs` sets how long.",
      query: { minExtInfo: flagParameter, ignoreRelationships: flagParameter },
      handle({ params, caller }) {
        checkCatalogAccess(world, registryId, caller, "read");
        const entity = entityNamed(world, registryId, params["typeName"], params["qualifiedName"]);
        const { typeName } = entity;
        const attributes = attributesOf(entity, store.seen(idOf(entity)));
        const classifications = tagsOf(entity).map((tag) => ({ typeName: tag, entityGuid: guidOf(entity) }));
        return {
          status: 200,
          json: {
            referredEntities: {},
            entity: { typeName, attributes, guid: guidOf(entity), status: "ACTIVE", classifications, labels: [] },
          },
        };
      },
    }),
    defineRoute({
      method: "PUT",
      path: "/catalog/v1/entity",
      body: updateShape,
      handle({ body, caller }) {
        checkCatalogAccess(world, registryId, caller, "write");
        const { qualifiedName, ...given } = body.entity.attributes;
        const entity = entityNamed(world, registryId, body.entity.typeName, String(qualifiedName ?? ""));
        const id = idOf(entity);
        const old = store.get(id);
        // Values that a request omits stay.
        const values = Object.fromEntries(
          Object.entries({ ...old?.values, ...given }).filter(([, value]) => value !== "" && value !== null),
        );
        if (Object.keys(values).length === 0) store.remove(id);
        else if (old === undefined) store.insert({ id, registryId, values });
        else store.replace({ id, registryId, values });
        const changed = { typeName: entity.typeName, attributes: { qualifiedName: entity.qualifiedName } };
        return { status: 200, json: { mutatedEntities: { UPDATE: [{ ...changed, guid: guidOf(entity) }] } } };
      },
    }),
    defineRoute({
      method: "GET",
      path: "/catalog/v1/search/attribute",
      simplified: "Results are not sorted.",
      query: {
        type: manyParameter,
        attr: manyParameter,
        attrName: manyParameter,
        attrValuePrefix: manyParameter,
        tag: textParameter,
        sortBy: textParameter,
        sortOrder: textParameter,
        deleted: flagParameter,
        limit: numberParameter(0, mostEntities),
        offset: numberParameter(0, 1e9),
      },
      handle({ query, caller }) {
        checkCatalogAccess(world, registryId, caller, "read");
        const [types, names, prefixes] = [query.texts("type"), query.texts("attrName"), query.texts("attrValuePrefix")];
        const tag = query.text("tag");
        const found = entitiesOf(world, registryId).filter(
          (one) =>
            (types.length === 0 || types.includes(one.typeName)) &&
            (tag === undefined || tagsOf(one).includes(tag)) &&
            names.every((name, at) => String(one.attributes[name] ?? "").startsWith(prefixes[at] ?? "")),
        );
        const [offset, limit] = [query.number("offset", 0), query.number("limit", mostEntities)];
        return {
          status: 200,
          json: {
            searchParameters: { includeDeleted: query.is("deleted"), limit, offset },
            types,
            entities: found.slice(offset, offset + limit).map((one) => ({
              typeName: one.typeName,
              attributes: { qualifiedName: one.qualifiedName, name: one.attributes["name"] },
              guid: guidOf(one),
              status: "ACTIVE",
              displayText: one.attributes["name"],
              classificationNames: tagsOf(one),
              labels: [],
            })),
          },
        };
      },
    }),
  ];
}
