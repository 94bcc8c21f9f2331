import { createHash } from "node:crypto";
import { isObject, type Store } from "@org/simulator";
import type { Json, SchemaVersion } from "../records.ts";
import { registryError } from "../schema-registry/errors.ts";
import type { World } from "../world.ts";

/** Something that the catalog of a Schema Registry cluster knows. It comes and goes by itself. */
export interface CatalogEntity {
  readonly typeName: string;
  readonly qualifiedName: string;
  /** What of it follows from the thing itself. */
  readonly attributes: Json;
}

/** All entities that the catalog knows by now. */
export function entitiesOf(world: World, registryId: string): CatalogEntity[] {
  const registry = world.schemaRegistryClusters.get(registryId);
  if (registry === undefined) return [];
  const { environmentId } = registry;
  const environments = known(world, world.environments).filter(({ id }) => id === environmentId);
  const clusters = known(world, world.kafkaClusters).filter((one) => one.environmentId === environmentId);
  const topics = known(world, world.topics).filter(({ clusterId }) => clusters.some(({ id }) => id === clusterId));
  const schemas = known(world, world.schemas).filter((one) => one.registryId === registryId && !one.deleted);
  const named = (typeName: string, name: string, parts: readonly string[], more: Json = {}): CatalogEntity => {
    const qualifiedName = [registryId, ...parts].join(":");
    return { typeName, qualifiedName, attributes: { qualifiedName, name, tenant: registryId, ...more } };
  };
  return [
    ...environments.map(({ id, displayName }) => named("cf_environment", displayName, [id], { id })),
    ...clusters.map(({ id, displayName }) => named("kafka_logical_cluster", displayName, [id], { id })),
    ...topics.map(({ clusterId, name, partitions }) =>
      named("kafka_topic", name, [clusterId, name], { partitionsCount: partitions }),
    ),
    ...distinct(schemas).flatMap((schema) => {
      const below = [".", String(schema.schemaId)];
      const parts = recordsOf(schema).flatMap(({ name, fields }) => [
        named("sr_record", name, [...below, name]),
        ...fields.map((field) => named("sr_field", field, [...below, `${name}.${field}`])),
      ]);
      return [named("sr_schema", schema.subject, below, { id: schema.schemaId }), ...parts];
    }),
  ];
}

/**
 * The entity of a type and a qualified name; the name may go without the cluster's ID at its beginning.
 *
 * @throws a 404 when the catalog does not know it, or not yet.
 */
export function entityNamed(world: World, registryId: string, typeName = "", name = ""): CatalogEntity {
  const entity = entitiesOf(world, registryId).find(
    (one) => one.typeName === typeName && [name, `${registryId}:${name}`].includes(one.qualifiedName),
  );
  if (entity !== undefined) return entity;
  throw registryError(404, 404, `Instance ${typeName} with unique attribute {qualifiedName=${name}} does not exist`);
}

/** The identifier that the catalog has for an entity. */
export function guidOf({ typeName, qualifiedName }: CatalogEntity): string {
  const hash = createHash("sha256").update(`${typeName} ${qualifiedName}`).digest("hex");
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join("-");
}

/** What the catalog has taken note of by now. */
function known<T extends { readonly id: string }>(world: World, store: Store<T>): T[] {
  return store.allSeen().filter(({ id }) => isKnown(world, store, id));
}

/** Whether the catalog has taken note of an object. */
export function isKnown<T extends { readonly id: string }>(world: World, store: Store<T>, id: string): boolean {
  const since = store.since(id);
  return since !== undefined && since + world.settings.catalogLagMs <= world.now();
}

/** One version of each schema: equal ones of several subjects are one entity. */
function distinct(schemas: readonly SchemaVersion[]): SchemaVersion[] {
  return [...new Map(schemas.map((one) => [one.schemaId, one])).values()];
}

/** The record that an Avro schema consists of, with its fields. */
function recordsOf({ schemaType, schema }: SchemaVersion): { name: string; fields: string[] }[] {
  if (schemaType !== "AVRO") return [];
  const avro: unknown = JSON.parse(schema);
  if (!isObject(avro) || avro["type"] !== "record") return [];
  const { name, namespace, fields } = avro as { name: string; namespace?: string; fields: readonly { name: string }[] };
  return [{ name: namespace === undefined ? name : `${namespace}.${name}`, fields: fields.map((field) => field.name) }];
}
