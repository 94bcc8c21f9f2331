import * as appprov from "@org/appprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const stack = appprov.getStackOutput({ name: config.get("stackName") ?? "shared-us-west-1" });

const staging = new appprov.Environment("staging", {
  handle: "staging",
  stackId: stack.stackId,
  // Staging lives shortly: without final backups, `pulumi destroy` can take the environment down too.
  backupRetentionPolicies: [{ daily: 7, monthly: 0, yearly: 0, makeCopy: false, keepFinal: false }],
});

const database = new appprov.Database("shop", {
  envId: staging.envId,
  handle: "shop",
  databaseType: "postgresql",
  version: "16",
  containerSize: 1024,
  diskSize: 20,
});

const app = new appprov.App("shop", {
  envId: staging.envId,
  handle: "shop",
  dockerImage: config.get("image") ?? "docker.io/library/nginx:1.29",
  // The same tag is deployed again whenever the build number changes.
  redeployTrigger: config.get("build") ?? "1",
  config: { DATABASE_URL: database.defaultConnectionUrl, LOG_LEVEL: "info" },
  services: [{ processType: "cmd", containerCount: 2, containerMemoryLimit: 1024 }],
});

const endpoint = new appprov.Endpoint("shop", {
  envId: staging.envId,
  resourceType: "app",
  resourceId: app.appId,
  processType: "cmd",
  defaultDomain: true,
  forceSsl: true,
});

export const address = pulumi.interpolate`https://${endpoint.virtualDomain}`;
