import { isDeepStrictEqual } from "node:util";
import { carryTagsOver } from "../catalog/bindings.ts";
import type { SchemaReference, SchemaVersion } from "../records.ts";
import type { World } from "../world.ts";
import { registryError } from "./errors.ts";
import { type ParsedSchema, parseSchema } from "./schema-text.ts";

/** A schema as requests carry it. */
export interface SchemaRequest {
  readonly schemaType?: string;
  readonly schema?: string;
  readonly references?: readonly Partial<SchemaReference>[];
  readonly metadata?: Readonly<Record<string, unknown>> | null;
  readonly ruleSet?: Readonly<Record<string, unknown>> | null;
}

/** A schema that was read, with everything that belongs to its identity. */
export interface Candidate {
  readonly parsed: ParsedSchema;
  readonly references: readonly SchemaReference[];
  readonly metadata: Readonly<Record<string, unknown>> | undefined;
  readonly ruleSet: Readonly<Record<string, unknown>> | undefined;
}

/** The subjects and schemas of one Schema Registry cluster. */
export class Registry {
  readonly #world: World;
  readonly #id: string;

  constructor(world: World, id: string) {
    this.#world = world;
    this.#id = id;
  }

  /** All versions of all subjects as a reader sees them, by subject and version. */
  all(): SchemaVersion[] {
    return this.#world.schemas
      .allSeen()
      .filter((one) => one.registryId === this.#id)
      .sort((a, b) => (a.subject === b.subject ? a.version - b.version : a.subject < b.subject ? -1 : 1));
  }

  /** The versions of a subject as a reader sees them, oldest first, soft-deleted ones included. */
  seen(subject: string): SchemaVersion[] {
    return this.all().filter((one) => one.subject === subject);
  }

  /** The versions of a subject as they are, oldest first, soft-deleted ones included. */
  versions(subject: string): SchemaVersion[] {
    return this.#world.schemas
      .all()
      .filter((one) => one.registryId === this.#id && one.subject === subject)
      .sort((a, b) => a.version - b.version);
  }

  /**
   * Reads a request's schema.
   *
   * @throws a 422 for a schema or a reference that is not valid.
   */
  read(request: SchemaRequest): Candidate {
    const references = (request.references ?? []).map(({ name = "", subject = "", version = 0 }) => ({
      name,
      subject,
      version,
    }));
    return {
      parsed: parseSchema(request.schemaType ?? "AVRO", request.schema ?? "", this.#resolve(references)),
      references,
      metadata: request.metadata ?? undefined,
      ruleSet: request.ruleSet ?? undefined,
    };
  }

  /** Reads a schema that is kept already. */
  reread(version: SchemaVersion): ParsedSchema {
    return parseSchema(version.schemaType, version.schema, this.#resolve(version.references));
  }

  /** The newest version among these that is the same schema: text, references, metadata and rules. */
  same(versions: readonly SchemaVersion[], wanted: Candidate, normalize: boolean): SchemaVersion | undefined {
    return versions.findLast(
      (one) =>
        one.schemaType === wanted.parsed.type &&
        (normalize
          ? this.reread(one).normalized === wanted.parsed.normalized
          : one.schema === wanted.parsed.canonical) &&
        isDeepStrictEqual(byName(one.references), byName(wanted.references)) &&
        isDeepStrictEqual(one.metadata, wanted.metadata) &&
        isDeepStrictEqual(one.ruleSet, wanted.ruleSet),
    );
  }

  /** Keeps a schema as the next version of a subject. Equal schemas share their ID across subjects. */
  add(subject: string, schema: Candidate, normalize = false): SchemaVersion {
    const { schemas } = this.#world;
    const everywhere = schemas.all().filter((one) => one.registryId === this.#id);
    const before = this.versions(subject).at(-1);
    const version = (before?.version ?? 0) + 1;
    const twin = this.same(everywhere, schema, false);
    if (twin === undefined) this.#world.lastSchemaId += 1;
    const added = schemas.insert({
      id: `${this.#id}/${subject}/${version}`,
      registryId: this.#id,
      subject,
      version,
      schemaId: twin?.schemaId ?? this.#world.lastSchemaId,
      schemaType: schema.parsed.type,
      schema: normalize ? schema.parsed.normalized : schema.parsed.canonical,
      references: schema.references,
      metadata: schema.metadata,
      ruleSet: schema.ruleSet,
      deleted: false,
    });
    carryTagsOver(this.#world, before, added);
    return added;
  }

  /** The IDs of the schemas that refer to a version. */
  referrers(subject: string, version: number): number[] {
    const found = this.#world.schemas
      .all()
      .filter(
        (one) =>
          one.registryId === this.#id &&
          !one.deleted &&
          one.references.some((reference) => reference.subject === subject && reference.version === version),
      );
    return [...new Set(found.map((one) => one.schemaId))];
  }

  // The schemas that are referred to, each after those that it needs itself.
  #resolve(references: readonly SchemaReference[]): SchemaVersion[] {
    return references.flatMap(({ subject, version }) => {
      if (version < -1 || version === 0) throw registryError(422, 42202, `Invalid Version Exception: ${version}`);
      const alive = this.versions(subject).filter((one) => !one.deleted);
      const found = version === -1 ? alive.at(-1) : alive.find((one) => one.version === version);
      if (found === undefined) {
        throw registryError(422, 42201, `No schema reference found for subject "${subject}" and version ${version}`);
      }
      return [...this.#resolve(found.references), found];
    });
  }
}

function byName(references: readonly SchemaReference[]): SchemaReference[] {
  return [...references].sort((a, b) => (a.name < b.name ? -1 : 1));
}
