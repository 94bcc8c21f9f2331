/**
 * Stream processing with Flink SQL: a compute pool, a statement that runs permanently, a table that Flink keeps up to
 * date, and a connection to a model. A service account with a Flink API key owns them.
 */
import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const processing = new streamprov.Environment("processing", { displayName: "processing" });
const environment = { id: processing.id };
const cluster = new streamprov.KafkaCluster("processing", {
  displayName: "processing",
  availability: "SINGLE_ZONE",
  cloud: "AWS",
  region: "us-east-2",
  standard: {},
  environment,
});
const developer = new streamprov.ServiceAccount("developer", { description: "Owns the statements" });
const role = new streamprov.RoleBinding("developer", {
  principal: pulumi.interpolate`User:${developer.id}`,
  roleName: "EnvironmentAdmin",
  crnPattern: processing.resourceName,
});
const pool = new streamprov.FlinkComputePool("processing", {
  displayName: "processing",
  cloud: "AWS",
  region: "us-east-2",
  maxCfu: 5,
  environment,
});
new streamprov.FlinkComputePoolConfig("defaults", { defaultComputePoolEnabled: true, defaultMaxCfu: 10 });

const region = streamprov.getFlinkRegionOutput({ cloud: "AWS", region: "us-east-2" });
const organization = streamprov.getOrganizationOutput({});
const key = new streamprov.ApiKey(
  "developer",
  {
    owner: { id: developer.id, apiVersion: developer.apiVersion, kind: developer.kind },
    managedResource: { id: region.id, apiVersion: region.apiVersion, kind: region.kind, environment },
  },
  { dependsOn: [role] },
);
const flink = {
  organization: { id: organization.id },
  environment,
  computePool: { id: pool.id },
  principal: { id: developer.id },
  restEndpoint: region.restEndpoint,
  credentials: { key: key.id, secret: key.secret },
};
new streamprov.FlinkStatement("paid-orders", {
  ...flink,
  statementName: "paid-orders",
  statement: "INSERT INTO paid_orders SELECT * FROM orders WHERE paid;",
  properties: { "sql.current-catalog": processing.displayName, "sql.current-database": cluster.displayName },
});
new streamprov.FlinkMaterializedTable("totals", {
  ...flink,
  displayName: "totals",
  kafkaCluster: { id: cluster.id },
  query: "SELECT customer, SUM(amount) AS total FROM orders GROUP BY customer",
});
new streamprov.FlinkConnection("model", {
  ...flink,
  displayName: "model",
  type: "OPENAI",
  endpoint: "https://api.openai.com/v1/chat/completions",
  apiKey: config.requireSecret("modelKey"),
});
