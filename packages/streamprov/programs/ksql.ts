/** A ksqlDB cluster for the streams of a Kafka cluster. It runs with the rights of a service account. */
import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

const queries = new streamprov.Environment("queries", { displayName: "queries" });
const environment = { id: queries.id };
const cluster = new streamprov.KafkaCluster("queries", {
  displayName: "queries",
  availability: "SINGLE_ZONE",
  cloud: "AWS",
  region: "us-east-2",
  standard: {},
  environment,
});
const account = new streamprov.ServiceAccount("queries", { description: "Runs the queries" });
const role = new streamprov.RoleBinding("queries", {
  principal: pulumi.interpolate`User:${account.id}`,
  roleName: "CloudClusterAdmin",
  crnPattern: cluster.rbacCrn,
});
new streamprov.KsqlCluster(
  "queries",
  {
    displayName: "queries",
    csu: 1,
    kafkaCluster: { id: cluster.id },
    credentialIdentity: { id: account.id },
    environment,
  },
  { dependsOn: [role] },
);
