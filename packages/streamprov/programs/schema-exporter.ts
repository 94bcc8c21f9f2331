/** Schemas that the registry of one environment copies to that of another one. */
import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

const exporter = new streamprov.ServiceAccount("exporter", { description: "Copies schemas" });
const owner = { id: exporter.id, apiVersion: exporter.apiVersion, kind: exporter.kind };

const development = new streamprov.Environment("development", {
  displayName: "development",
  streamGovernance: { package: "ESSENTIALS" },
});
const developmentCluster = new streamprov.KafkaCluster("development", {
  displayName: "development",
  availability: "SINGLE_ZONE",
  cloud: "AWS",
  region: "us-east-2",
  basic: {},
  environment: { id: development.id },
});
// The registry of an environment comes with its first cluster.
const developmentRegistry = streamprov.getSchemaRegistryClusterOutput({
  environment: { id: developmentCluster.environment.id },
});

const developmentRole = new streamprov.RoleBinding("development", {
  principal: pulumi.interpolate`User:${exporter.id}`,
  roleName: "EnvironmentAdmin",
  crnPattern: development.resourceName,
});
const developmentKey = new streamprov.ApiKey(
  "development",
  {
    owner,
    managedResource: {
      id: developmentRegistry.id,
      apiVersion: developmentRegistry.apiVersion,
      kind: developmentRegistry.kind,
      environment: { id: development.id },
    },
  },
  { dependsOn: [developmentRole] },
);
const developmentConnection = {
  schemaRegistryCluster: { id: developmentRegistry.id },
  restEndpoint: developmentRegistry.restEndpoint,
  credentials: { key: developmentKey.id, secret: developmentKey.secret },
};

const production = new streamprov.Environment("production", {
  displayName: "production",
  streamGovernance: { package: "ESSENTIALS" },
});
const productionCluster = new streamprov.KafkaCluster("production", {
  displayName: "production",
  availability: "SINGLE_ZONE",
  cloud: "AWS",
  region: "us-east-2",
  basic: {},
  environment: { id: production.id },
});
// The registry of an environment comes with its first cluster.
const productionRegistry = streamprov.getSchemaRegistryClusterOutput({
  environment: { id: productionCluster.environment.id },
});

const productionRole = new streamprov.RoleBinding("production", {
  principal: pulumi.interpolate`User:${exporter.id}`,
  roleName: "EnvironmentAdmin",
  crnPattern: production.resourceName,
});
const productionKey = new streamprov.ApiKey(
  "production",
  {
    owner,
    managedResource: {
      id: productionRegistry.id,
      apiVersion: productionRegistry.apiVersion,
      kind: productionRegistry.kind,
      environment: { id: production.id },
    },
  },
  { dependsOn: [productionRole] },
);
const productionConnection = {
  schemaRegistryCluster: { id: productionRegistry.id },
  restEndpoint: productionRegistry.restEndpoint,
  credentials: { key: productionKey.id, secret: productionKey.secret },
};

new streamprov.SchemaExporter("to-production", {
  ...developmentConnection,
  name: "to-production",
  subjects: ["orders-value"],
  contextType: "CUSTOM",
  context: "development",
  destinationSchemaRegistryCluster: {
    id: productionRegistry.id,
    restEndpoint: productionConnection.restEndpoint,
    credentials: productionConnection.credentials,
  },
});
