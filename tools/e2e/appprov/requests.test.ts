import * as appprov from "@org/appprov";
import { expect, test } from "vitest";
import { objectsOn, startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

/** One of everything that a small product has: ten resources. */
const program = async () => {
  const stack = appprov.getStackOutput({ name: "shared-us-east-1" });
  const { envId } = new appprov.Environment("shop", {
    handle: "shop",
    stackId: stack.stackId,
    backupRetentionPolicies: [{ daily: 7, monthly: 0, yearly: 0, makeCopy: false, keepFinal: false }],
  });
  const orders = new appprov.Database("orders", { envId, handle: "orders", version: "16" });
  const metrics = new appprov.Database("metrics", { envId, handle: "metrics", databaseType: "influxdb" });
  new appprov.Replica("orders-copy", { envId, handle: "orders-copy", primaryDatabaseId: orders.databaseId });
  const web = new appprov.App("web", {
    envId,
    handle: "web",
    dockerImage: "web:1",
    config: { DATABASE_URL: orders.defaultConnectionUrl },
    services: [{ processType: "cmd", containerCount: 2 }],
  });
  const worker = new appprov.App("worker", {
    envId,
    handle: "worker",
    dockerImage: "worker:1",
    config: { LOG_LEVEL: "info" },
    services: [{ processType: "cmd", containerMemoryLimit: 2048 }],
  });
  new appprov.Endpoint("web", {
    envId,
    resourceType: "app",
    resourceId: web.appId,
    processType: "cmd",
    defaultDomain: true,
    forceSsl: true,
  });
  new appprov.Endpoint("worker", {
    envId,
    resourceType: "app",
    resourceId: worker.appId,
    processType: "cmd",
    internal: true,
    defaultDomain: true,
  });
  new appprov.LogDrain("logs", { envId, handle: "logs", drainType: "https_post", url: "https://logs.example.com/in" });
  new appprov.MetricDrain("metrics", {
    envId,
    handle: "metrics",
    drainType: "influxdb_database",
    databaseId: metrics.databaseId,
  });
};

// Both wait most of the time.
test.concurrent.each([
  // One of each finds the organization of the token.
  { ms: 0, most: { up: 83, refresh: 27, destroy: 34 } },
  { ms: 8_000, most: { up: 111, refresh: 27, destroy: 61 } },
])("ten resources take few requests when operations take $ms ms", async ({ ms, most }) => {
  await using platform = await startPlatform({ operationMs: { default: ms } });
  const before = objectsOn(platform);
  await using stack = await stackFor(platform, { program });
  const requestsOf = async (act: () => Promise<unknown>) => {
    platform.journal.clear();
    await act();
    return platform.journal.requests;
  };

  const requests = {
    up: await requestsOf(() => stack.up()),
    refresh: await requestsOf(() => stack.refresh({ expectNoChanges: true })),
    destroy: await requestsOf(() => stack.destroy()),
  };

  const tooMany = (["up", "refresh", "destroy"] as const).filter((step) => requests[step] > most[step]);
  expect(tooMany.map((step) => `${step}: ${requests[step]} requests, not ${most[step]}`)).toEqual([]);
  expect(objectsOn(platform)).toEqual(before);
});
