import type { CatalogBinding, CatalogDefinition } from "../catalog/records.ts";
import type { Json } from "../records.ts";
import type { World } from "../world.ts";

/** The values of a new definition. */
export interface NewDefinition {
  readonly registryId: string;
  readonly name: string;
  readonly description?: string;
  /** The attributes of business metadata, complete. */
  readonly attributeDefs?: readonly Json[];
}

/** The values of a new binding. */
export interface NewBinding extends Omit<CatalogBinding, "id" | "attributes"> {
  readonly attributes?: Json;
}

/** A new definition, complete but not yet kept. */
export function makeDefinition(world: World, fields: NewDefinition): CatalogDefinition {
  const id = `${fields.registryId}/${fields.name}`;
  return { description: "", attributeDefs: [], ...fields, id, version: 1, ...world.born() };
}

/** A new binding, complete but not yet kept. */
export function makeBinding(fields: NewBinding): CatalogBinding {
  const { registryId, entityType, entityName, typeName } = fields;
  return { attributes: {}, ...fields, id: [registryId, entityType, entityName, typeName].join("/") };
}

/** Takes along what the catalog holds of a topic that goes. */
export function forgetTopic(world: World, topicId: string): void {
  const isAbout = (id: string) => id.includes(`/kafka_topic/`) && `${id}/`.includes(`:${topicId.replace("/", ":")}/`);
  forget(world, isAbout);
}

/** Takes along everything that the catalog of a Schema Registry cluster holds. */
export function forgetCatalog(world: World, registryId: string): void {
  const isWithin = (id: string) => id.startsWith(`${registryId}/`);
  for (const store of [world.tagDefinitions, world.businessMetadataDefinitions]) {
    for (const { id } of store.all()) if (isWithin(id)) store.erase(id);
  }
  forget(world, isWithin);
}

function forget(world: World, isMeant: (id: string) => boolean): void {
  for (const store of [world.tagBindings, world.businessMetadataBindings, world.entityAttributes]) {
    for (const { id } of store.all()) if (isMeant(id)) store.erase(id);
  }
}
