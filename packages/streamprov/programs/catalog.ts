/** A topic in the catalog: tagged as personal data, with the team that owns it, and with a description. */
import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

const described = new streamprov.Environment("described", {
  displayName: "described",
  streamGovernance: { package: "ADVANCED" },
});
const cluster = new streamprov.KafkaCluster("described", {
  displayName: "described",
  availability: "SINGLE_ZONE",
  cloud: "AWS",
  region: "us-east-2",
  basic: {},
  environment: { id: described.id },
});
// The registry of an environment comes with its first cluster.
const environment = { id: cluster.environment.id };
const cloudRegistry = streamprov.getSchemaRegistryClusterOutput({ environment });

const librarian = new streamprov.ServiceAccount("librarian", { description: "Manages the catalog" });
const role = new streamprov.RoleBinding("librarian", {
  principal: pulumi.interpolate`User:${librarian.id}`,
  roleName: "EnvironmentAdmin",
  crnPattern: described.resourceName,
});
const key = new streamprov.ApiKey(
  "librarian",
  {
    owner: { id: librarian.id, apiVersion: librarian.apiVersion, kind: librarian.kind },
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

const kafkaKey = new streamprov.ApiKey(
  "librarian-kafka",
  {
    owner: { id: librarian.id, apiVersion: librarian.apiVersion, kind: librarian.kind },
    managedResource: { id: cluster.id, apiVersion: cluster.apiVersion, kind: cluster.kind, environment },
  },
  { dependsOn: [role] },
);
const customers = new streamprov.KafkaTopic("customers", {
  kafkaCluster: { id: cluster.id },
  restEndpoint: cluster.restEndpoint,
  credentials: { key: kafkaKey.id, secret: kafkaKey.secret },
  topicName: "customers",
});
const entity = {
  ...registry,
  entityType: "kafka_topic",
  entityName: pulumi.interpolate`${cloudRegistry.id}:${cluster.id}:${customers.topicName}`,
};

const pii = new streamprov.Tag("pii", { ...registry, name: "PII", description: "Personal data" });
new streamprov.TagBinding("customers", { ...entity, tagName: pii.name });
const team = new streamprov.BusinessMetadata("team", {
  ...registry,
  name: "Team",
  description: "The team that answers questions",
  attributeDefinitions: [{ name: "owner", description: "Name of the team" }],
});
new streamprov.BusinessMetadataBinding("customers", {
  ...entity,
  businessMetadataName: team.name,
  attributes: { owner: "Accounts" },
});
new streamprov.CatalogEntityAttributes("customers", {
  ...entity,
  attributes: { owner: "Accounts", description: "Customers of the shop" },
});
