/**
 * A topic in a new cluster. The service account `topic-admin` manages the cluster with its API key; the
 * application `orders-service` has its own key and may only write to the topic.
 */
import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

const shop = new streamprov.Environment("shop");
const environment = { id: shop.id };
const cluster = new streamprov.KafkaCluster("shop-orders", {
  availability: "SINGLE_ZONE",
  cloud: "AWS",
  region: "eu-central-1",
  basic: {},
  environment,
});

const admin = new streamprov.ServiceAccount("topic-admin", { description: "Manages the topics of the shop" });
const adminRole = new streamprov.RoleBinding("topic-admin", {
  principal: pulumi.interpolate`User:${admin.id}`,
  roleName: "CloudClusterAdmin",
  crnPattern: cluster.rbacCrn,
});
const adminKey = new streamprov.ApiKey(
  "topic-admin",
  {
    owner: { id: admin.id, apiVersion: admin.apiVersion, kind: admin.kind },
    managedResource: {
      id: cluster.id,
      apiVersion: cluster.apiVersion,
      kind: cluster.kind,
      environment,
    },
  },
  { dependsOn: [adminRole] },
);

const kafka = {
  kafkaCluster: { id: cluster.id },
  restEndpoint: cluster.restEndpoint,
  credentials: { key: adminKey.id, secret: adminKey.secret },
};
const orders = new streamprov.KafkaTopic("orders", {
  ...kafka,
  topicName: "orders",
  partitionsCount: 6,
  config: { "retention.ms": "604800000" },
});

const service = new streamprov.ServiceAccount("orders-service", { description: "Writes orders" });
new streamprov.ApiKey("orders-service", {
  owner: { id: service.id, apiVersion: service.apiVersion, kind: service.kind },
  managedResource: {
    id: cluster.id,
    apiVersion: cluster.apiVersion,
    kind: cluster.kind,
    environment,
  },
});
new streamprov.KafkaAcl("orders-service", {
  ...kafka,
  resourceType: "TOPIC",
  resourceName: orders.topicName,
  patternType: "LITERAL",
  principal: pulumi.interpolate`User:${service.id}`,
  host: "*",
  operation: "WRITE",
  permission: "ALLOW",
});
