/**
 * Topics as tables: one in storage that the platform manages, one in a bucket of the company, published in the AWS Glue
 * catalog. The provider integration lets the platform use a role in the company's AWS account.
 */
import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const lake = new streamprov.Environment("lake", { displayName: "lake" });
const environment = { id: lake.id };
const cluster = new streamprov.KafkaCluster("lake", {
  displayName: "lake",
  availability: "SINGLE_ZONE",
  cloud: "AWS",
  region: "us-east-2",
  standard: {},
  environment,
});
const account = new streamprov.ServiceAccount("lake", { description: "Publishes topics as tables" });
const role = new streamprov.RoleBinding("lake", {
  principal: pulumi.interpolate`User:${account.id}`,
  roleName: "EnvironmentAdmin",
  crnPattern: lake.resourceName,
});
const key = new streamprov.ApiKey(
  "lake",
  {
    owner: { id: account.id, apiVersion: account.apiVersion, kind: account.kind },
    managedResource: { id: "tableflow", apiVersion: "tableflow/v1", kind: "Tableflow" },
  },
  { dependsOn: [role] },
);
const integration = new streamprov.ProviderIntegration("lake", {
  displayName: "lake",
  environment,
  aws: {
    // ARN of the role in your AWS account.
    customerRoleArn: config.require("awsRoleArn"),
  },
});
const place = {
  environment,
  kafkaCluster: { id: cluster.id },
  credentials: { key: key.id, secret: key.secret },
};
new streamprov.TableflowTopic("orders", {
  ...place,
  displayName: "orders",
  tableFormats: ["ICEBERG"],
  managedStorages: [{}],
});
new streamprov.TableflowTopic("customers", {
  ...place,
  displayName: "customers",
  byobAws: {
    // Name of your S3 bucket.
    bucketName: config.require("awsBucketName"),
    providerIntegrationId: integration.id,
  },
});
new streamprov.CatalogIntegration("glue", {
  ...place,
  displayName: "glue",
  awsGlue: { providerIntegrationId: integration.id, customDatabase: "shop" },
});
