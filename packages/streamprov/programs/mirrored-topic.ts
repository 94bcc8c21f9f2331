/** A topic that is copied to a cluster in another region, for recovery or for readers that are far away. */
import * as streamprov from "@org/streamprov";

const mirrored = new streamprov.Environment("mirrored", { displayName: "mirrored" });
const environment = { id: mirrored.id };
const east = new streamprov.KafkaCluster("east", {
  displayName: "east",
  availability: "SINGLE_ZONE",
  cloud: "AWS",
  region: "us-east-2",
  dedicated: { cku: 1 },
  environment,
});
const west = new streamprov.KafkaCluster("west", {
  displayName: "west",
  availability: "SINGLE_ZONE",
  cloud: "AWS",
  region: "us-west-2",
  dedicated: { cku: 1 },
  environment,
});

const copier = new streamprov.ServiceAccount("copier", { description: "Copies topics between regions" });
const owner = { id: copier.id, apiVersion: copier.apiVersion, kind: copier.kind };
const eastKey = new streamprov.ApiKey("east", {
  owner,
  managedResource: { id: east.id, apiVersion: east.apiVersion, kind: east.kind, environment },
});
const westKey = new streamprov.ApiKey("west", {
  owner,
  managedResource: { id: west.id, apiVersion: west.apiVersion, kind: west.kind, environment },
});
const eastCredentials = { key: eastKey.id, secret: eastKey.secret };
const westCredentials = { key: westKey.id, secret: westKey.secret };

const orders = new streamprov.KafkaTopic("east-orders", {
  kafkaCluster: { id: east.id },
  restEndpoint: east.restEndpoint,
  credentials: eastCredentials,
  topicName: "orders",
});
const link = new streamprov.ClusterLink("east-to-west", {
  link: "east-to-west",
  sourceKafkaCluster: {
    id: east.id,
    bootstrapEndpoint: east.bootstrapEndpoint,
    credentials: eastCredentials,
  },
  destinationKafkaCluster: {
    id: west.id,
    restEndpoint: west.restEndpoint,
    credentials: westCredentials,
  },
});
new streamprov.KafkaMirrorTopic("west-orders", {
  sourceKafkaTopic: { topicName: orders.topicName },
  clusterLink: { linkName: link.link },
  kafkaCluster: { id: west.id, restEndpoint: west.restEndpoint, credentials: westCredentials },
});
