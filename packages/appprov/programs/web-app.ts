/**
 * An environment with a web app, its PostgreSQL database and an HTTPS endpoint on a domain of the platform. The app gets
 * the database's connection URL as an environment variable.
 */
import * as appprov from "@org/appprov";

const stack = appprov.getStackOutput({ name: "shared-us-west-1" });
const environment = new appprov.Environment("shop", {
  handle: "shop",
  stackId: stack.stackId,
  backupRetentionPolicies: [{ daily: 7, monthly: 0, yearly: 0, makeCopy: false, keepFinal: false }],
});
const database = new appprov.Database("shop", {
  envId: environment.envId,
  handle: "shop",
  databaseType: "postgresql",
  version: "16",
  containerSize: 1024,
  diskSize: 20,
});
const app = new appprov.App("shop", {
  envId: environment.envId,
  handle: "shop",
  dockerImage: "docker.io/library/nginx:1.29",
  config: { DATABASE_URL: database.defaultConnectionUrl },
  services: [{ processType: "cmd", containerCount: 2, containerMemoryLimit: 1024 }],
});
new appprov.Endpoint("shop", {
  envId: environment.envId,
  resourceType: "app",
  resourceId: app.appId,
  processType: "cmd",
  defaultDomain: true,
});
