import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { example } from "../stack/example.ts";
import { objectsOn, operationsAsked, startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("the quickstart lives through create, no change, drift, update, replace and destroy", async () => {
  await using platform = await startPlatform({ operationMs: { default: 200 }, pageSize: 2, visibilityLagMs: 200 });
  await using stack = await stackFor(platform, { program: example("appprov-quickstart") });
  const before = objectsOn(platform);
  const { services, logDrains, databases } = platform.state;
  const only = <T>([one, ...others]: readonly T[]): T => {
    if (one === undefined || others.length > 0) throw new Error("the platform has none or several of it");
    return one;
  };
  const web = () => only(services.list().filter(({ processType }) => processType === "cmd"));
  const logs = () => only(logDrains.list());

  // create
  const created = await stack.up();
  expect(changesIn(created.summary.resourceChanges)).toEqual({ create: 9 });
  expect(created.outputs["address"]?.value).toMatch(/^app-\d+\./);
  expect(created.outputs["databaseUrl"]?.secret).toBe(true);
  expect(web().containerCount).toBe(2);
  expect(databases.list()).toHaveLength(3);

  // a second run changes nothing
  platform.journal.clear();
  const second = await stack.up();
  expect(changesIn(second.summary.resourceChanges)).toEqual({});

  // a refresh finds nothing
  await stack.refresh({ expectNoChanges: true });
  expect(platform.journal.entries.filter(({ method }) => method !== "GET")).toEqual([]);

  // more containers: the one service is scaled, and nothing else happens
  await stack.setConfig("containers", "3");
  const scaled = await stack.up();
  expect(changesIn(scaled.summary.resourceChanges)).toEqual({ update: 1 });
  expect(operationsAsked(platform)).toEqual(["service scale"]);
  expect(web().containerCount).toBe(3);

  // another image: one deployment
  platform.journal.clear();
  await stack.setConfig("image", "docker.io/library/nginx:1.30");
  await stack.up();
  expect(operationsAsked(platform)).toEqual(["app deploy"]);
  expect(web().containerCount).toBe(3);

  // drift is found, and repaired by the next up
  services.change(web().id, { containerCount: 1 });
  logDrains.remove(logs().id);
  const drift = await stack.refresh();
  expect(changesIn(drift.summary.resourceChanges)).toEqual({ update: 1, delete: 1 });
  const repaired = await stack.up();
  expect(changesIn(repaired.summary.resourceChanges)).toEqual({ update: 1, create: 1 });
  expect(web().containerCount).toBe(3);

  // a replacement where the name stays: the old one goes first
  logDrains.change(logs().id, { url: "https://elsewhere.example.com/in" });
  platform.journal.clear();
  const replaced = await stack.up({ refresh: true });
  expect(changesIn(replaced.summary.resourceChanges)).toMatchObject({ replace: 1 });
  expect(logs().url).toBe("https://logs.example.com/in");
  expect(operationsAsked(platform)).toEqual(["log_drain deprovision", "log_drain provision"]);

  // nobody reads a secret
  const secrets = databases.list().flatMap(({ credentials }) => credentials.map(({ connectionUrl }) => connectionUrl));
  expect(secrets.length).toBeGreaterThan(2);
  const plainState = await stack.stateFile();
  expect(secrets.filter((secret) => stack.transcript.text.includes(secret) || plainState.includes(secret))).toEqual([]);

  // nothing is left behind
  await stack.destroy();
  expect(objectsOn(platform)).toEqual(before);
  expect(platform.journal.violations).toEqual([]);
  expect(platform.journal.foreign).toEqual([]);
});
