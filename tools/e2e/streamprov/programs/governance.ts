import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";
import type { Streaming } from "./streaming.ts";

/** The Schema Registry of an environment: schemas, settings, keys and copies; and the catalog, which describes its data. */
export function governance({ environment, owner, cluster, orders }: Streaming, { doc = "Orders" } = {}): void {
  // The environment's registry comes with its first cluster.
  const { id, kind, apiVersion, restEndpoint } = streamprov.getSchemaRegistryClusterOutput(
    { environment },
    { dependsOn: [cluster] },
  );
  const key = new streamprov.ApiKey("registry", { owner, managedResource: { id, kind, apiVersion, environment } });
  const credentials = { key: key.id, secret: key.secret };
  const registry = { schemaRegistryCluster: { id }, restEndpoint, credentials };

  new streamprov.SchemaRegistryClusterConfig("registry", { ...registry, compatibilityLevel: "FULL" });
  new streamprov.SchemaRegistryClusterMode("registry", { ...registry, mode: "READWRITE" });
  const schema = new streamprov.Schema("streams-orders", {
    ...registry,
    subjectName: "orders-value",
    format: "AVRO",
    schema: JSON.stringify({ type: "record", name: "Order", fields: [{ name: "id", type: "string" }] }),
    ruleset: {
      domainRules: [
        { name: "not-empty", kind: "CONDITION", mode: "WRITE", type: "CEL", expr: "size(message.id) > 0" },
        { name: "known", kind: "CONDITION", mode: "READ", type: "CEL", expr: "message.id != '0'", onFailure: "ERROR" },
        { name: "bounded", kind: "CONDITION", mode: "WRITE", type: "CEL", expr: "size(message.id) < 9" },
      ],
    },
  });
  new streamprov.SubjectConfig("streams-orders", {
    ...registry,
    subjectName: schema.subjectName,
    compatibilityLevel: "BACKWARD",
  });
  new streamprov.SubjectMode("streams-archive", { ...registry, subjectName: "archive-value", mode: "READONLY" });
  const kek = new streamprov.SchemaRegistryKek("streams-orders", {
    ...registry,
    name: "orders",
    kmsType: "aws-kms",
    kmsKeyId: "arn:aws:kms:us-west-2:012345678901:key/abc123",
    shared: true,
    doc,
    hardDelete: true,
  });
  new streamprov.SchemaRegistryDek("streams-orders", {
    ...registry,
    kekName: kek.name,
    subjectName: schema.subjectName,
    hardDelete: true,
  });
  new streamprov.SchemaExporter("copies", {
    ...registry,
    subjects: [schema.subjectName],
    contextType: "CUSTOM",
    context: "production",
    destinationSchemaRegistryCluster: { id, restEndpoint, credentials },
  });

  const tag = new streamprov.Tag("pii", { ...registry, name: "PII", description: doc });
  const entityName = pulumi.interpolate`${id}:${cluster.id}:${orders.topicName}`;
  const entity = { entityName, entityType: "kafka_topic" };
  new streamprov.TagBinding("streams-orders", { ...registry, tagName: tag.name, ...entity });
  const team = new streamprov.BusinessMetadata("team", {
    ...registry,
    name: "Team",
    description: "Who to ask",
    attributeDefinitions: [{ name: "owner", description: "Who decides" }],
  });
  new streamprov.BusinessMetadataBinding("streams-orders", {
    ...registry,
    businessMetadataName: team.name,
    ...entity,
    attributes: { owner: doc },
  });
  new streamprov.CatalogEntityAttributes("streams-orders", {
    ...registry,
    ...entity,
    attributes: { owner: doc, description: "Orders of the shop" },
  });
}
