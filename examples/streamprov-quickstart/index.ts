import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

const retentionDays = new pulumi.Config().getNumber("retentionDays") ?? 7;

const environment = new streamprov.Environment("shop", {
  streamGovernance: { package: "ESSENTIALS" },
});

const cluster = new streamprov.KafkaCluster("orders", {
  availability: "SINGLE_ZONE",
  cloud: "AWS",
  region: "eu-central-1",
  basic: {},
  environment: { id: environment.id },
});

// The application's identity, and a key that it signs in to Kafka with.
const app = new streamprov.ServiceAccount("orders-app", { description: "Writes and reads orders" });
const admin = new streamprov.ServiceAccount("topic-admin", { description: "Makes topics" });

const adminMayManage = new streamprov.RoleBinding("topic-admin", {
  principal: admin.id.apply((id) => `User:${id}`),
  roleName: "CloudClusterAdmin",
  crnPattern: cluster.rbacCrn,
});

const kafkaKey = (name: string, owner: streamprov.ServiceAccount, dependsOn: streamprov.RoleBinding[] = []) =>
  new streamprov.ApiKey(
    name,
    {
      owner: { id: owner.id, kind: owner.kind, apiVersion: owner.apiVersion },
      managedResource: {
        id: cluster.id,
        kind: cluster.kind,
        apiVersion: cluster.apiVersion,
        environment: { id: environment.id },
      },
    },
    { dependsOn },
  );

const adminKey = kafkaKey("topic-admin", admin, [adminMayManage]);
const appKey = kafkaKey("orders-app", app);

const connection = {
  kafkaCluster: { id: cluster.id },
  restEndpoint: cluster.restEndpoint,
  credentials: { key: adminKey.id, secret: adminKey.secret },
};

const topics = ["orders", "payments", "shipments"].map(
  (topicName) =>
    new streamprov.KafkaTopic(topicName, {
      ...connection,
      topicName,
      partitionsCount: 3,
      config: { "retention.ms": String(retentionDays * 24 * 60 * 60 * 1000) },
    }),
);

new streamprov.KafkaAcl("orders-app-writes", {
  ...connection,
  resourceType: "TOPIC",
  resourceName: "orders",
  patternType: "LITERAL",
  principal: app.id.apply((id) => `User:${id}`),
  host: "*",
  operation: "WRITE",
  permission: "ALLOW",
});

// The environment's Schema Registry comes with its first cluster.
const registry = streamprov.getSchemaRegistryClusterOutput(
  { environment: { id: environment.id } },
  { dependsOn: [cluster] },
);

const registryKey = new streamprov.ApiKey("schemas", {
  owner: { id: admin.id, kind: admin.kind, apiVersion: admin.apiVersion },
  managedResource: {
    id: registry.id,
    kind: registry.kind,
    apiVersion: registry.apiVersion,
    environment: { id: environment.id },
  },
});

new streamprov.Schema("orders", {
  schemaRegistryCluster: { id: registry.id },
  restEndpoint: registry.restEndpoint,
  credentials: { key: registryKey.id, secret: registryKey.secret },
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

export const bootstrapEndpoint = cluster.bootstrapEndpoint;
export const topicNames = topics.map((topic) => topic.topicName);
export const appKeyId = appKey.id;
export const appKeySecret = appKey.secret;
