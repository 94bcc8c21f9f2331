import * as sdk from "@org/appprov";
import { startSimulator } from "@org/appprov-simulator";
import type { Killable } from "@org/kills";
import * as pulumi from "@pulumi/pulumi";
import { deleteFirst } from "./delete-first.ts";
import { latencyMs } from "./latency.ts";

/** One resource of every kind; operations take some time. */
export const appprov: Killable = {
  provider: "appprov",
  history: ["operations", "configurations", "settings", "backupRetentionPolicies", "backups"],
  replaces: /:(LogDrain|MetricDrain|Endpoint)$/,
  async start() {
    const platform = await startSimulator({ latencyMs, operationMs: { default: 200 } });
    const { url, authUrl, credentials } = platform;
    return {
      platform,
      connection: {
        env: {
          APTIBLE_API_ROOT_URL: url,
          APTIBLE_AUTH_ROOT_URL: authUrl,
          APTIBLE_ACCESS_TOKEN: credentials.accessToken,
        },
      },
      program: async () => everything({ level: "info" }),
      changed: async () => everything({ level: "debug" }),
    };
  },
};

function everything({ level }: { readonly level: string }): void {
  deleteFirst(/:(LogDrain|MetricDrain|Endpoint)$/);
  const { stackId } = sdk.getStackOutput({ name: "shared-us-west-1" });
  const policy = { daily: 7, monthly: 0, yearly: 0, makeCopy: false, keepFinal: false };
  const { envId } = new sdk.Environment("shop", { handle: "shop", stackId, backupRetentionPolicies: [policy] });
  const orders = new sdk.Database("orders", { envId, handle: "orders", databaseType: "postgresql", diskSize: 20 });
  new sdk.Replica("reports", { envId, handle: "reports", primaryDatabaseId: orders.databaseId, diskSize: 20 });
  const web = new sdk.App("web", {
    envId,
    handle: "web",
    dockerImage: "docker.io/library/nginx:1.29",
    config: { LOG_LEVEL: level },
    services: [{ processType: "cmd", containerCount: 2 }],
  });
  new sdk.Endpoint("web", {
    envId,
    resourceType: "app",
    resourceId: web.appId,
    processType: "cmd",
    defaultDomain: true,
  });
  new sdk.LogDrain("logs", { envId, handle: "logs", drainType: "https_post", url: "https://logs.example.com/in" });
  new sdk.MetricDrain("metrics", {
    envId,
    handle: "metrics",
    drainType: "datadog",
    apiKey: pulumi.secret("the-key"),
  });
}
