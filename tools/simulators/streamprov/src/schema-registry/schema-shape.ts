import { flag, integer, listOf, mapOf, nullable, object, oneOf, optional, text } from "@org/simulator";

/** The media types that the Schema Registry takes. */
export const registryTypes = [
  "application/vnd.schemaregistry.v1+json",
  "application/vnd.schemaregistry+json",
  "application/json",
  "application/octet-stream",
];

const rule = object({
  name: text({ min: 1 }),
  doc: optional(text()),
  kind: optional(oneOf("TRANSFORM", "CONDITION")),
  mode: optional(oneOf("UPGRADE", "DOWNGRADE", "UPDOWN", "WRITE", "READ", "WRITEREAD")),
  type: optional(text()),
  tags: optional(listOf(text(), { distinct: true })),
  params: optional(mapOf(text())),
  expr: optional(text()),
  onSuccess: optional(text()),
  onFailure: optional(text()),
  disabled: optional(flag()),
});

/** Metadata of a schema. */
export const metadataShape = object({
  tags: optional(mapOf(listOf(text(), { distinct: true }))),
  properties: optional(mapOf(text())),
  sensitive: optional(listOf(text(), { distinct: true })),
});

/** Rules of a schema. */
export const ruleSetShape = object({
  domainRules: optional(listOf(rule)),
  migrationRules: optional(listOf(rule)),
  encodingRules: optional(listOf(rule)),
  enableAt: optional(oneOf("ALL", "CLIENT", "GATEWAY", "SERVER", "NONE")),
});

const tagging = listOf(
  object({
    schemaEntity: optional(
      object({ entityPath: optional(text()), entityType: optional(oneOf("sr_record", "sr_field")) }),
    ),
    tags: optional(listOf(text())),
  }),
);

/** A schema to register, look up or check. */
export const schemaShape = object({
  version: optional(integer()),
  id: optional(integer()),
  schemaType: optional(text()),
  schema: text(),
  references: optional(listOf(object({ name: text({ min: 1 }), subject: text({ min: 1 }), version: integer() }))),
  metadata: optional(nullable(metadataShape)),
  ruleSet: optional(nullable(ruleSetShape)),
  schemaTagsToAdd: optional(tagging),
  schemaTagsToRemove: optional(tagging),
  propagateSchemaTags: optional(flag()),
});
