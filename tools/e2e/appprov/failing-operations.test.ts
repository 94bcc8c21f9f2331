import * as appprov from "@org/appprov";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { errorsIn } from "../stack/diagnostics.ts";
import { failureOf } from "../stack/failure-of.ts";
import { giveEnvironment, objectsOn, operationsAsked, startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("an object whose operation fails is kept with the error, and the next up repairs it without a second one", async () => {
  await using platform = await startPlatform();
  const { envId } = await giveEnvironment(platform);
  const given = await platform.state.apps.create({ accountId: String(envId), handle: "given", dockerImage: "web:1" });
  const before = objectsOn(platform);
  const program = async () => {
    new appprov.App("web", { envId, handle: "web", dockerImage: "web:1", config: { TOKEN: "hush-hush-value" } });
    new appprov.Database("orders", { envId, handle: "orders", databaseType: "postgresql", diskSize: 20 });
    new appprov.Endpoint("given", {
      envId,
      resourceType: "app",
      resourceId: Number(given.id),
      processType: "cmd",
      defaultDomain: true,
      idleTimeout: 120,
    });
    new appprov.LogDrain("logs", { envId, handle: "logs", drainType: "https_post", url: "https://logs.example.com" });
    new appprov.MetricDrain("metrics", { envId, handle: "metrics", drainType: "datadog", apiKey: "a-datadog-key" });
  };
  await using stack = await stackFor(platform, { program });
  const message = "There is no capacity";
  const logs: Readonly<Record<string, string>> = {
    app: "started with hush-hush-value",
    metric_drain: "signing in by a-datadog-key",
  };
  const kinds = ["app", "database", "vhost", "log_drain", "metric_drain"] as const;
  for (const kind of kinds) platform.failNextOperation({ kind, message, log: logs[kind] ?? "begins" });

  // Without this the engine may stop at the first failure, before it has begun the others.
  const failure = await failureOf(stack.up({ continueOnError: true }));

  const summary = failure.slice(failure.lastIndexOf("Diagnostics:"));
  expect(summary.match(/the (deploy|provision) operation \d+ of [^:]+? failed/g)).toHaveLength(kinds.length);
  expect(summary).toContain(message);
  expect(summary).toMatch(/`aptible operation:logs \d+`/);
  expect(failure + stack.transcript.text).not.toMatch(/hush-hush-value|a-datadog-key/);
  const kept = await stack.resources();
  expect(kept).toHaveLength(kinds.length);
  for (const { initErrors } of kept) expect(initErrors).toEqual([expect.stringContaining("failed")]);
  const ids = (all: readonly { readonly urn: string; readonly id?: string }[]) =>
    Object.fromEntries(all.map(({ urn, id }) => [urn, id]));
  const made = objectsOn(platform);

  const repaired = await stack.up();

  expect(changesIn(repaired.summary.resourceChanges)).toEqual({ update: kinds.length });
  expect(ids(await stack.resources())).toEqual(ids(kept));
  for (const kind of ["apps", "databases", "vhosts", "logDrains", "metricDrains"]) {
    expect([kind, objectsOn(platform)[kind]]).toEqual([kind, made[kind]]);
  }
  expect(platform.state.databases.list()).toMatchObject([{ status: "provisioned" }]);
  expect(platform.state.disks.list()).toMatchObject([{ size: 20 }]);
  expect(platform.state.vhosts.list()).toMatchObject([{ status: "provisioned" }]);
  expect(platform.state.configurations.list().at(-1)?.env).toEqual({ TOKEN: "hush-hush-value" });
  expect(changesIn((await stack.preview()).changeSummary)).toEqual({});
  await stack.refresh({ expectNoChanges: true });

  // Objects that cannot be deleted stay in the state, too.
  platform.failNextOperation({ type: "deprovision", kind: "database", message: "It is locked" });
  expect(await failureOf(stack.destroy({ continueOnError: true }))).toContain("It is locked");
  expect((await stack.resources()).map(({ type }) => type)).toEqual(["appprov:index/database:Database"]);
  await stack.destroy();
  expect(objectsOn(platform)).toEqual(before);
  expect(platform.journal.violations).toEqual([]);
  expect(platform.journal.foreign).toEqual([]);
});

test("an update that fails is not taken for done", async () => {
  await using platform = await startPlatform();
  const { envId } = await giveEnvironment(platform);
  const program = (level: string, containerCount: number) => async () => {
    const services = [{ processType: "cmd", containerCount }];
    new appprov.App("web", { envId, handle: "web", dockerImage: "web:1", config: { LEVEL: level }, services });
  };
  await using stack = await stackFor(platform);
  await stack.up({ program: program("info", 1) });
  platform.journal.clear();
  platform.failNextOperation({ type: "scale", message: "There is no capacity" });

  const [error] = errorsIn(await failureOf(stack.up({ program: program("debug", 3) })));
  const again = await stack.up({ program: program("debug", 3) });

  expect(error).toBeDefined();
  expect(changesIn(again.summary.resourceChanges)).toEqual({ update: 1 });
  // Successful operations are not repeated.
  expect(operationsAsked(platform)).toEqual(["app configure", "service scale", "service scale"]);
  expect(platform.state.services.list()).toMatchObject([{ containerCount: 3 }]);
  expect(changesIn((await stack.preview({ program: program("debug", 3) })).changeSummary)).toEqual({});
});
