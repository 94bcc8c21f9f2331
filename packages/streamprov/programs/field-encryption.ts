/**
 * Fields that clients encrypt before they send them. The key encryption key is in AWS KMS; with it, the registry
 * encrypts the key for each subject. The rule names the tag of the fields.
 */
import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const personal = new streamprov.Environment("personal", {
  displayName: "personal",
  streamGovernance: { package: "ADVANCED" },
});
const cluster = new streamprov.KafkaCluster("personal", {
  displayName: "personal",
  availability: "SINGLE_ZONE",
  cloud: "AWS",
  region: "us-east-2",
  basic: {},
  environment: { id: personal.id },
});
// The registry of an environment comes with its first cluster.
const environment = { id: cluster.environment.id };
const cloudRegistry = streamprov.getSchemaRegistryClusterOutput({ environment });

const privacy = new streamprov.ServiceAccount("privacy", { description: "Manages keys" });
const role = new streamprov.RoleBinding("privacy", {
  principal: pulumi.interpolate`User:${privacy.id}`,
  roleName: "EnvironmentAdmin",
  crnPattern: personal.resourceName,
});
const key = new streamprov.ApiKey(
  "privacy",
  {
    owner: { id: privacy.id, apiVersion: privacy.apiVersion, kind: privacy.kind },
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

const kek = new streamprov.SchemaRegistryKek("customers", {
  ...registry,
  name: "customers",
  kmsType: "aws-kms",
  // ARN of your key in AWS KMS.
  kmsKeyId: config.require("awsKeyArn"),
  shared: true,
  hardDelete: true,
});
const customer = new streamprov.Schema("customer", {
  ...registry,
  subjectName: "customers-value",
  format: "AVRO",
  schema: JSON.stringify({
    type: "record",
    name: "Customer",
    fields: [
      { name: "id", type: "string" },
      { name: "email", type: "string", "confluent:tags": ["PII"] },
    ],
  }),
  ruleset: {
    domainRules: [
      {
        name: "encrypt-pii",
        kind: "TRANSFORM",
        mode: "WRITEREAD",
        type: "ENCRYPT",
        tags: ["PII"],
        params: { "encrypt.kek.name": kek.name },
      },
    ],
  },
});
new streamprov.SchemaRegistryDek("customers", {
  ...registry,
  kekName: kek.name,
  subjectName: customer.subjectName,
  hardDelete: true,
});
