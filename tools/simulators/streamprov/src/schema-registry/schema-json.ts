import type { SchemaVersion } from "../records.ts";

/** A version as responses carry it: without the type when it is AVRO, and without what is empty. */
export function renderSchema(one: SchemaVersion): Record<string, unknown> {
  return {
    subject: one.subject,
    version: one.version,
    id: one.schemaId,
    ...(one.schemaType === "AVRO" ? {} : { schemaType: one.schemaType }),
    ...(one.references.length === 0 ? {} : { references: one.references }),
    ...(one.metadata === undefined ? {} : { metadata: one.metadata }),
    ...(one.ruleSet === undefined ? {} : { ruleSet: one.ruleSet }),
    schema: one.schema,
    ...(one.deleted ? { deleted: true } : {}),
  };
}
