import { DeadlineError, type HttpClient, PageBound, StatusError } from "@org/core-http";
import {
  CodedError,
  expectationAt,
  expectationOfEach,
  field,
  fromWire,
  type Operation,
  responseField,
} from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import { isNotFound } from "../../platform/errors.ts";
import { untilPhase } from "../../platform/waits.ts";

/** An entity in the catalog: a topic, schema, field, cluster or environment. */
export interface NamedEntity {
  readonly type: string;
  /** Qualified name. */
  readonly name: string;
}

/** The type of an entity. */
export const entityType = () =>
  field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    wire: "entityType",
    docs: "Type of the entity, such as `kafka_topic`, `sr_schema`, `sr_record`, `sr_field`, `kafka_logical_cluster` or `cf_environment`.",
  });

/** A filter for the type of entities. */
export const entityTypeFilter = () =>
  field.string({ docs: "Type of the entities, such as `kafka_topic`. Defaults to all types." });

/** The name of an entity in messages. */
export function named({ type, name }: NamedEntity): string {
  return `${type} "${name}"`;
}

/** The longest wait for an entity, in milliseconds. Most are known within a minute. */
const limitMs = 3 * 60_000;

/**
 * Writes about an entity once the catalog knows it. The catalog returns 404 for new topics, schemas and definitions until
 * it knows them.
 *
 * @throws Error with advice if the entity is not known after three minutes.
 */
export async function untilKnown(op: Operation, entity: NamedEntity, write: () => Promise<void>): Promise<void> {
  let refusal: StatusError | undefined;
  const attempt = async () => {
    try {
      await write();
      return "known";
    } catch (error) {
      if (!(error instanceof StatusError) || !isNotFound(error)) throw error;
      refusal = error;
      return "not known yet";
    }
  };
  try {
    await untilPhase(
      { ...op, deadline: Math.min(op.deadline, Date.now() + limitMs) },
      {
        what: `the Stream Catalog to know ${named(entity)}`,
        read: attempt,
        phase: (answer) => answer,
        pending: ["not known yet"],
        done: ["known"],
        shown: (phase) => `${phase} (${refusal?.platformMessage ?? refusal?.summary})`,
      },
    );
  } catch (error) {
    if (!(error instanceof DeadlineError) || refusal === undefined) throw error;
    throw new CodedError(
      "not-found",
      `the Stream Catalog does not know ${named(entity)}, or the definition to assign to it: ${refusal.message} It knows new objects within minutes: if type and name are correct, run \`pulumi up\` again`,
      { cause: error },
    );
  }
}

/** A filter of entities by type or tag. */
export interface EntityQuery {
  readonly type?: string | undefined;
  readonly tag?: string | undefined;
}

const pageSize = 500;

/** All matching entities, page by page. */
export async function* entitiesOf(client: HttpClient, query: EntityQuery): AsyncGenerator<NamedEntity[]> {
  const bound = new PageBound({ maxPagesWithoutNew: 0 });
  for (let offset = 0; ; ) {
    const page = await entitiesFrom(offset, client, query);
    yield page.entities;
    if (page.next === undefined) return;
    bound.count(page.entities.map(({ type, name }) => JSON.stringify([type, name])));
    offset = page.next;
  }
}

/** A page of entities, and the offset of the next one. */
export async function entitiesFrom(
  offset: number,
  client: HttpClient,
  query: EntityQuery,
): Promise<{ readonly entities: NamedEntity[]; readonly next: number | undefined }> {
  const { entities } = await client.get<{ readonly entities: readonly Body[] }>("/catalog/v1/search/attribute", {
    query: { ...query, limit: String(pageSize), offset: String(offset) },
    expects: foundResponse,
  });
  return {
    entities: entities.map((one) => fromWire(foundFacts, one)),
    next: entities.length < pageSize ? undefined : offset + entities.length,
  };
}

const foundFacts = {
  type: responseField.string({ returned: "always", wire: "typeName" }),
  name: responseField.string({
    returned: "always",
    wire: "attributes.qualifiedName",
  }),
};
const foundResponse = expectationAt("entities", expectationOfEach(foundFacts));
