import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

// pulumi config set databaseHost db.example.com
// pulumi config set --secret databasePassword ...
const config = new pulumi.Config();

const environment = new streamprov.Environment("shop", { streamGovernance: { package: "ESSENTIALS" } });

const cluster = new streamprov.KafkaCluster("orders", {
  availability: "SINGLE_ZONE",
  cloud: "AWS",
  region: "eu-central-1",
  standard: {},
  environment: { id: environment.id },
});

// The connector acts as this account: there is no Kafka key to be kept.
const copier = new streamprov.ServiceAccount("database-copier", { description: "Copies the database into topics" });

const copierMayWrite = new streamprov.RoleBinding("database-copier", {
  principal: copier.id.apply((id) => `User:${id}`),
  roleName: "CloudClusterAdmin",
  crnPattern: cluster.rbacCrn,
});

const orders = new streamprov.Connector(
  "orders",
  {
    environment: { id: environment.id },
    kafkaCluster: { id: cluster.id },
    configNonsensitive: {
      name: "orders",
      "connector.class": "MySqlCdcSourceV2",
      "kafka.auth.mode": "SERVICE_ACCOUNT",
      "kafka.service.account.id": copier.id,
      "database.hostname": config.require("databaseHost"),
      "database.port": "3306",
      "database.user": "copier",
      "topic.prefix": "shop",
      "output.data.format": "JSON",
      "tasks.max": "1",
    },
    // Encrypted in the state, and never shown in previews or messages.
    configSensitive: { "database.password": config.requireSecret("databasePassword") },
    // For the time of a migration, say: pulumi config set paused true
    status: config.getBoolean("paused") ? "PAUSED" : "RUNNING",
  },
  { dependsOn: [copierMayWrite] },
);

export const connectorId = orders.id;
export const connectorStatus = orders.status;
