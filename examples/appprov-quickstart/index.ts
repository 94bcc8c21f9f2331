import * as appprov from "@org/appprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const image = config.get("image") ?? "docker.io/library/nginx:1.29";
const containers = config.getNumber("containers") ?? 2;

const stack = appprov.getStackOutput({ name: config.get("stackName") ?? "shared-us-west-1" });

const environment = new appprov.Environment("shop", {
  handle: "shop",
  stackId: stack.stackId,
  // No final backups, so that `pulumi destroy` leaves nothing that holds the environment.
  backupRetentionPolicies: [{ daily: 7, monthly: 0, yearly: 0, makeCopy: false, keepFinal: false }],
});

const orders = new appprov.Database("orders", {
  envId: environment.envId,
  handle: "orders",
  databaseType: "postgresql",
  diskSize: 20,
});

const replica = new appprov.Replica("orders-replica", {
  envId: environment.envId,
  primaryDatabaseId: orders.databaseId,
  handle: "orders-replica",
  diskSize: 20,
});

const web = new appprov.App("web", {
  envId: environment.envId,
  handle: "web",
  dockerImage: image,
  config: { DATABASE_URL: orders.defaultConnectionUrl, LOG_LEVEL: "info" },
  services: [{ processType: "cmd", containerCount: containers, containerMemoryLimit: 1024 }],
});

const endpoint = new appprov.Endpoint("web", {
  envId: environment.envId,
  resourceType: "app",
  resourceId: web.appId,
  processType: "cmd",
  defaultDomain: true,
  forceSsl: true,
});

new appprov.LogDrain("logs", {
  envId: environment.envId,
  handle: "logs",
  drainType: "https_post",
  url: "https://logs.example.com/in",
});

const metrics = new appprov.Database("metrics", {
  envId: environment.envId,
  handle: "metrics",
  databaseType: "influxdb",
});

new appprov.MetricDrain("metrics", {
  envId: environment.envId,
  handle: "metrics",
  drainType: "influxdb_database",
  databaseId: metrics.databaseId,
});

export const address = endpoint.virtualDomain;
export const databaseUrl = orders.defaultConnectionUrl;
export const replicaUrl = replica.defaultConnectionUrl;
