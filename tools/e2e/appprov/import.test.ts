import type { AppprovSimulator } from "@org/appprov-simulator";
import { expect, test } from "vitest";
import { type Imported, importAll, tryImport } from "../stack/import.ts";
import { run } from "../stack/stack.ts";
import { setYamlProgram, withYamlHost } from "../stack/yaml-program.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

const type = (name: string) => `appprov:index/${name[0]?.toLowerCase()}${name.slice(1)}:${name}`;

test.each(["ID", "handle"] as const)("nothing differs after an import by %s", async (form) => {
  await using platform = await startPlatform({ pageSize: 2 });
  const objects = (await giveObjects(platform)).map(
    ({ kind, id, handle }): Imported => ({
      type: type(kind),
      name: `the${kind}`,
      id: form === "ID" ? id : handle,
    }),
  );
  await using stack = await stackFor(platform, { env: await withYamlHost() });

  await importAll(stack, objects);

  expect(await stack.resources()).toHaveLength(objects.length);
  await run(stack, ["preview", "--expect-no-changes"]);
  await run(stack, ["preview", "--refresh", "--expect-no-changes"]);
  expect(platform.journal.entries.filter(({ method }) => method !== "GET")).toEqual([]);
  expect(platform.journal.violations).toEqual([]);
  const plainState = await stack.stateFile();
  const secrets = platform.state.databases.list().flatMap(({ credentials }) => credentials);
  expect(secrets.filter(({ connectionUrl }) => plainState.includes(connectionUrl))).toEqual([]);
  expect(plainState).not.toContain("datadog-api-key");
});

test("an import of an object that does not exist lists the existing objects", async () => {
  await using platform = await startPlatform();
  const [environment, app] = await giveObjects(platform);
  await using stack = await stackFor(platform, { env: await withYamlHost() });
  await setYamlProgram(stack, "");

  const misspelt = await tryImport(stack, type("App"), "production/wep");
  expect(misspelt.code).not.toBe(0);
  expect(misspelt.stdout).toContain(`web (${app?.id})`);
  expect(misspelt.stdout).toContain("Did you mean web?");

  const ofAnotherKind = await tryImport(stack, type("App"), environment?.id ?? "");
  expect(ofAnotherKind.code).not.toBe(0);
  expect(ofAnotherKind.stdout).toContain(`production/web (${app?.id})`);

  const malformed = await tryImport(stack, type("App"), "web");
  expect(malformed.code).not.toBe(0);
  expect(malformed.stdout).toContain("<environment handle>/<handle>");
});

/** An object of each kind that Pulumi does not know. */
async function giveObjects({ state }: AppprovSimulator) {
  const { id: accountId } = await state.accounts.create({ handle: "production" });
  const app = await state.apps.create({
    accountId,
    handle: "web",
    dockerImage: "nginx:1.29",
    processTypes: ["cmd", "worker", "clock"],
    env: { LEVEL: "info" },
  });
  const database = await state.databases.create({ accountId, handle: "orders", diskSize: 20 });
  const replica = await state.databases.create({ accountId, handle: "copy", initializeFromId: database.id });
  const service = state.services.list().find((one) => one.appId === app.id && one.processType === "cmd");
  const endpoint = await state.vhosts.create({
    serviceId: service?.id ?? "",
    type: "http",
    isDefault: true,
    platform: "alb",
  });
  const drain = { accountId, handle: "logs", drainType: "https_post", url: "https://logs.example.com/in" };
  const logDrain = await state.logDrains.create(drain);
  const metricDrain = await state.metricDrains.create({
    accountId,
    handle: "metrics",
    drainType: "datadog",
    drainConfiguration: { api_key: "datadog-api-key" },
  });
  return [
    { kind: "Environment", id: accountId, handle: "production" },
    { kind: "App", id: app.id, handle: "production/web" },
    { kind: "Database", id: database.id, handle: "production/orders" },
    { kind: "Replica", id: replica.id, handle: "production/copy" },
    { kind: "Endpoint", id: endpoint.id, handle: "production/web" },
    { kind: "LogDrain", id: logDrain.id, handle: "production/logs" },
    { kind: "MetricDrain", id: metricDrain.id, handle: "production/metrics" },
  ];
}
