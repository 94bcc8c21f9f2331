/** A connector that writes generated orders to a topic, with a service account that may write only there. */
import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

const samples = new streamprov.Environment("samples", { displayName: "samples" });
const environment = { id: samples.id };
const cluster = new streamprov.KafkaCluster("samples", {
  displayName: "samples",
  availability: "SINGLE_ZONE",
  cloud: "AWS",
  region: "us-east-2",
  basic: {},
  environment,
});
const admin = new streamprov.ServiceAccount("samples-admin", { description: "Manages the topics of the samples" });
const adminRole = new streamprov.RoleBinding("samples-admin", {
  principal: pulumi.interpolate`User:${admin.id}`,
  roleName: "CloudClusterAdmin",
  crnPattern: cluster.rbacCrn,
});
const adminKey = new streamprov.ApiKey(
  "samples-admin",
  {
    owner: { id: admin.id, apiVersion: admin.apiVersion, kind: admin.kind },
    managedResource: { id: cluster.id, apiVersion: cluster.apiVersion, kind: cluster.kind, environment },
  },
  { dependsOn: [adminRole] },
);
const kafka = {
  kafkaCluster: { id: cluster.id },
  restEndpoint: cluster.restEndpoint,
  credentials: { key: adminKey.id, secret: adminKey.secret },
};

const topic = new streamprov.KafkaTopic("samples", { ...kafka, topicName: "samples" });
const generator = new streamprov.ServiceAccount("generator", { description: "Runs the connector" });
const mayWrite = new streamprov.KafkaAcl("generator", {
  ...kafka,
  resourceType: "TOPIC",
  resourceName: topic.topicName,
  patternType: "LITERAL",
  principal: pulumi.interpolate`User:${generator.id}`,
  host: "*",
  operation: "WRITE",
  permission: "ALLOW",
});
new streamprov.Connector(
  "generator",
  {
    environment,
    kafkaCluster: { id: cluster.id },
    configNonsensitive: {
      name: "generator",
      "connector.class": "DatagenSource",
      "kafka.auth.mode": "SERVICE_ACCOUNT",
      "kafka.service.account.id": generator.id,
      "kafka.topic": topic.topicName,
      "output.data.format": "JSON",
      quickstart: "ORDERS",
      "tasks.max": "1",
    },
  },
  { dependsOn: [mayWrite] },
);
