/**
 * A schema in the registry of an environment, with the rules for its new versions. The registry itself accepts only
 * compatible schemas, and the subject of an old topic accepts no more.
 */
import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

const governed = new streamprov.Environment("governed", {
  displayName: "governed",
  streamGovernance: { package: "ESSENTIALS" },
});
const cluster = new streamprov.KafkaCluster("governed", {
  displayName: "governed",
  availability: "SINGLE_ZONE",
  cloud: "AWS",
  region: "us-east-2",
  basic: {},
  environment: { id: governed.id },
});
// The registry of an environment comes with its first cluster.
const environment = { id: cluster.environment.id };
const cloudRegistry = streamprov.getSchemaRegistryClusterOutput({ environment });

const steward = new streamprov.ServiceAccount("steward", { description: "Manages schemas" });
const role = new streamprov.RoleBinding("steward", {
  principal: pulumi.interpolate`User:${steward.id}`,
  roleName: "EnvironmentAdmin",
  crnPattern: governed.resourceName,
});
const key = new streamprov.ApiKey(
  "steward",
  {
    owner: { id: steward.id, apiVersion: steward.apiVersion, kind: steward.kind },
    managedResource: {
      id: cloudRegistry.id,
      apiVersion: cloudRegistry.apiVersion,
      kind: cloudRegistry.kind,
      environment,
    },
  },
  { dependsOn: [role] },
);
const registry = {
  schemaRegistryCluster: { id: cloudRegistry.id },
  restEndpoint: cloudRegistry.restEndpoint,
  credentials: { key: key.id, secret: key.secret },
};

new streamprov.SchemaRegistryClusterConfig("governed", { ...registry, compatibilityLevel: "FULL" });
new streamprov.SchemaRegistryClusterMode("governed", { ...registry, mode: "READWRITE" });
const order = new streamprov.Schema("order", {
  ...registry,
  subjectName: "orders-value",
  format: "AVRO",
  schema: JSON.stringify({
    type: "record",
    name: "Order",
    fields: [
      { name: "id", type: "string" },
      { name: "amount", type: "double", default: 0 },
    ],
  }),
});
new streamprov.SubjectConfig("order", {
  ...registry,
  subjectName: order.subjectName,
  compatibilityLevel: "BACKWARD",
});
new streamprov.SubjectMode("archive", { ...registry, subjectName: "archive-value", mode: "READONLY" });
