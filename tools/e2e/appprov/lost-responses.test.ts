import * as appprov from "@org/appprov";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { failureOf } from "../stack/failure-of.ts";
import { giveEnvironment, objectsOn, startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("objects and operations whose answers are lost are found again; nothing is made or begun twice", async () => {
  // Longer than the search for an operation whose response was lost.
  await using platform = await startPlatform({ operationMs: { default: 2_000, deprovision: 0 }, visibilityLagMs: 300 });
  const { envId } = await giveEnvironment(platform);
  const before = objectsOn(platform);
  const program = async () => {
    const staging = new appprov.Environment("staging", {
      handle: "staging",
      stackId: platform.credentials.sharedStackId,
      backupRetentionPolicies: [{ daily: 1, monthly: 0, yearly: 0, makeCopy: false, keepFinal: false }],
    });
    const web = new appprov.App("web", { envId, handle: "web", dockerImage: "web:1" });
    const orders = new appprov.Database("orders", { envId, handle: "orders", databaseType: "postgresql" });
    new appprov.Replica("copy", { envId, handle: "copy", primaryDatabaseId: orders.databaseId });
    new appprov.Endpoint("web", {
      envId,
      resourceType: "app",
      resourceId: web.appId,
      processType: "cmd",
      defaultDomain: true,
    });
    new appprov.LogDrain("logs", {
      envId: staging.envId,
      handle: "logs",
      drainType: "https_post",
      url: "https://logs.example.com",
    });
    new appprov.MetricDrain("metrics", { envId, handle: "metrics", drainType: "datadog", apiKey: "a-datadog-key" });
  };
  await using stack = await stackFor(platform, { program });
  const lost = [
    { path: /\/accounts$/, kind: "resetAfter" },
    { path: /\/backup_retention_policies$/, kind: "status500After" },
    { path: /\/apps$/, kind: "truncatedBody" },
    { path: /\/databases$/, kind: "status500After" },
    { path: /\/vhosts$/, kind: "resetAfter" },
    { path: /\/log_drains$/, kind: "resetAfter" },
    { path: /\/metric_drains$/, kind: "truncatedBody" },
    { path: /\/apps\/\d+\/operations$/, kind: "resetAfter" },
    { path: /\/databases\/\d+\/operations$/, kind: "truncatedBody" },
    { path: /\/log_drains\/\d+\/operations$/, kind: "status500After" },
  ] as const;
  for (const fault of lost) platform.failNext({ method: "POST", ...fault });

  const created = await stack.up();

  expect(changesIn(created.summary.resourceChanges)).toEqual({ create: 8 });
  expect(platform.journal.entries.filter(({ fault }) => fault !== undefined)).toHaveLength(lost.length);
  const { accounts, apps, databases, vhosts, logDrains, metricDrains } = objectsOn(platform);
  expect({ accounts, apps, databases, vhosts, logDrains, metricDrains }).toEqual({
    accounts: 2,
    apps: 1,
    databases: 2,
    vhosts: 1,
    logDrains: 1,
    metricDrains: 1,
  });
  const asked = platform.state.operations.list().map(({ type, kind, resourceId }) => `${type} ${kind} ${resourceId}`);
  expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([]);
  await stack.refresh({ expectNoChanges: true });

  platform.failNext({ method: "POST", path: /\/operations$/, kind: "resetAfter", times: 3 });
  await stack.destroy();
  expect(objectsOn(platform)).toEqual(before);
  expect(platform.journal.violations).toEqual([]);
});

test("an object with the same handle is not adopted: the error shows how to import it", async () => {
  await using platform = await startPlatform();
  const { envId } = await giveEnvironment(platform);
  const { id } = await platform.state.apps.create({ accountId: String(envId), handle: "web" });
  const program = async () => {
    new appprov.App("mine", { envId, handle: "web" });
  };
  await using stack = await stackFor(platform, { program });

  const failure = await failureOf(stack.up());

  expect(failure).toContain(`pulumi import appprov:index/app:App mine ${id}`);
  expect(await stack.resources()).toEqual([]);
});
