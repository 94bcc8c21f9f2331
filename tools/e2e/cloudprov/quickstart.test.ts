import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { contentsOf } from "../stack/contents.ts";
import { example } from "../stack/example.ts";
import { startPlatform, writesTo } from "./platform.ts";
import { stackFor } from "./stack.ts";

test("the quickstart lives through create, no change, drift, update, replace and destroy", async () => {
  await using platform = await startPlatform({ templateTaskMs: 200, gatewayTaskMs: 200, releaseMs: 500 });
  await using stack = await stackFor(platform, { program: example("cloudprov-quickstart") });
  // The platform keeps the history of releases.
  const objects = () => ({ ...contentsOf(platform), gatewayReleases: 0 });
  const before = objects();
  const { usagePlans, gatewayPlugins, ipStrategies, gatewayKeys } = platform.state;

  // create
  const created = await stack.up();
  expect(changesIn(created.summary.resourceChanges)).toEqual({ create: 13 });
  expect(created.outputs["host"]?.value).toMatch(/^service-/);
  expect(created.outputs["keySecret"]?.secret).toBe(true);

  // a second run asks only whose account it is and changes nothing, and a refresh finds nothing
  platform.journal.clear();
  expect(changesIn((await stack.up()).summary.resourceChanges)).toEqual({});
  expect(platform.calls().map(({ action }) => action)).toEqual(["GetCallerIdentity"]);
  await stack.refresh({ expectNoChanges: true });
  expect(writesTo(platform)).toEqual([]);

  // an update in place shows only the changes
  platform.journal.clear();
  await stack.setConfig("requestsPerSecond", "80");
  expect(changesIn((await stack.up()).summary.resourceChanges)).toEqual({ update: 1 });
  expect(usagePlans.list()).toMatchObject([{ maxRequestsPerSecond: 80 }]);

  // drift is found, and repaired by the next up
  const [plan] = usagePlans.list();
  const [strategy] = ipStrategies.list();
  usagePlans.change(plan?.id ?? "", { maxRequestsPerSecond: 1 });
  ipStrategies.remove(strategy?.id ?? "");
  expect(changesIn((await stack.refresh()).summary.resourceChanges)).toEqual({ update: 1, delete: 1 });
  expect(changesIn((await stack.up()).summary.resourceChanges)).toEqual({ update: 1, create: 1 });
  expect(usagePlans.list()).toMatchObject([{ maxRequestsPerSecond: 80 }]);

  // a replacement makes the new one first, since the platform takes two of a name
  const [plugin] = gatewayPlugins.list();
  gatewayPlugins.change(plugin?.id ?? "", { type: "Cors" });
  platform.journal.clear();
  expect(changesIn((await stack.up({ refresh: true })).summary.resourceChanges)).toMatchObject({ replace: 1 });
  const writes = platform.calls().flatMap(({ action = "" }) => (/Plugin$/.test(action) ? [action] : []));
  expect(writes).toEqual(["CreatePlugin", "DeletePlugin"]);

  // nobody reads a secret
  const secrets = gatewayKeys.list().map(({ secret }) => secret);
  const plainState = await stack.stateFile();
  expect(secrets.filter((secret) => stack.transcript.text.includes(secret) || plainState.includes(secret))).toEqual([]);

  // nothing is left behind
  await stack.destroy();
  expect(objects()).toEqual(before);
  expect(platform.journal.violations).toEqual([]);
});
