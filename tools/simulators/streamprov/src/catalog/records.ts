import type { Dates, Json } from "../records.ts";

/** The definition of a tag, or of business metadata with its attributes. */
export interface CatalogDefinition extends Dates {
  /** `{registryId}/{name}` */
  readonly id: string;
  readonly registryId: string;
  readonly name: string;
  readonly description: string;
  /** Grows with each change. */
  readonly version: number;
  /** The attributes of business metadata; a tag has none. */
  readonly attributeDefs: readonly Json[];
}

/** A tag, or business metadata, that an entity of the catalog has. */
export interface CatalogBinding {
  /** `{registryId}/{entityType}/{entityName}/{typeName}` */
  readonly id: string;
  readonly registryId: string;
  readonly entityType: string;
  /** The entity's qualified name. */
  readonly entityName: string;
  /** Name of the definition. */
  readonly typeName: string;
  /** Values of the attributes; a tag has none. */
  readonly attributes: Json;
}

/** What somebody has written about an entity of the catalog. */
export interface EntityAttributes {
  /** `{registryId}/{entityType}/{entityName}` */
  readonly id: string;
  readonly registryId: string;
  /** The attributes that are not empty. */
  readonly values: Json;
}
