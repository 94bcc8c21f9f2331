import { readFileSync } from "node:fs";
import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const place = { cloud: "AWS", region: "us-east-2" } as const;

const environment = new streamprov.Environment("shop", { streamGovernance: { package: "ESSENTIALS" } });

// The catalog of a statement is the environment, its database a Kafka cluster.
const cluster = new streamprov.KafkaCluster("orders", {
  availability: "SINGLE_ZONE",
  ...place,
  basic: {},
  environment: { id: environment.id },
});

const pool = new streamprov.FlinkComputePool("orders", {
  displayName: "orders",
  ...place,
  maxCfu: 10,
  environment: { id: environment.id },
});

// Statements run as this account, and this program speaks to Flink with its key.
const analyst = new streamprov.ServiceAccount("orders-analyst", { description: "Runs statements over orders" });

const analystMayUseAll = new streamprov.RoleBinding("orders-analyst", {
  principal: analyst.id.apply((id) => `User:${id}`),
  roleName: "EnvironmentAdmin",
  crnPattern: environment.resourceName,
});

const region = streamprov.getFlinkRegionOutput(place);

const key = new streamprov.ApiKey("flink", {
  owner: { id: analyst.id, apiVersion: analyst.apiVersion, kind: analyst.kind },
  managedResource: { id: "aws.us-east-2", apiVersion: "fcpm/v2", kind: "Region", environment: { id: environment.id } },
  // Resources that use the key wait until Flink knows it.
  disableWaitForReady: true,
});

const flink = {
  organization: { id: streamprov.getOrganizationOutput().id },
  environment: { id: environment.id },
  computePool: { id: pool.id },
  principal: { id: analyst.id },
  restEndpoint: region.restEndpoint,
  credentials: { key: key.id, secret: key.secret },
  properties: { "sql.current-catalog": environment.displayName, "sql.current-database": cluster.displayName },
};

// A statement is in a separate .sql file, which editors highlight. Changes of layout and comments are ignored.
const sql = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

const tables = new streamprov.FlinkStatement(
  "tables",
  { ...flink, statementName: "orders-tables", statement: sql("tables.sql") },
  { dependsOn: [analystMayUseAll] },
);

const totals = new streamprov.FlinkStatement(
  "orders-by-customer",
  {
    ...flink,
    statementName: "orders-by-customer",
    statement: sql("orders-by-customer.sql"),
    // For the time of a migration, say: pulumi config set stopped true
    stopped: config.getBoolean("stopped") ?? false,
  },
  { dependsOn: [tables] },
);

export const statementName = totals.statementName;
export const isStopped = totals.stopped;
// How far it had come in each topic when it was stopped.
export const offsets = totals.latestOffsets;
