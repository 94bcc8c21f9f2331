import * as appprov from "@org/appprov";
import { everyFault } from "@org/appprov-simulator";
import { withoutCheckpoints } from "@org/pulumi-run";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { untilItSucceeds } from "../stack/until-it-succeeds.ts";
import { giveEnvironment, objectsOn, startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

/** 40 resources. Each one except the environments has a separate operation. */
const counts = { accounts: 6, apps: 14, databases: 8, logDrains: 6, metricDrains: 6 };

test("40 resources converge while every tenth request fails in one way or another: no duplicate and no orphan", async () => {
  await using platform = await startPlatform({
    slowMs: 500,
    operationMs: { default: 100 },
    faults: { rates: everyFault(0.1), seed: 7 },
    pageSize: 5,
  });
  const { envId } = await giveEnvironment(platform);
  const before = objectsOn(platform);
  const program = async () => {
    const stackId = platform.credentials.sharedStackId;
    const each = (count: number, make: (handle: string, i: number) => void) => {
      for (let i = 0; i < count; i++) make(`n-${i}`, i);
    };
    each(counts.accounts, (handle) => {
      new appprov.Environment(handle, { handle, stackId });
    });
    each(counts.apps, (handle, i) => {
      new appprov.App(handle, { envId, handle, dockerImage: "web:1", config: { NUMBER: `${i}` } });
    });
    each(counts.databases, (handle) => {
      new appprov.Database(handle, { envId, handle, databaseType: "redis" });
    });
    each(counts.logDrains, (handle) => {
      new appprov.LogDrain(handle, { envId, handle, drainType: "https_post", url: "https://logs.example.com" });
    });
    each(counts.metricDrains, (handle) => {
      new appprov.MetricDrain(handle, { envId, handle, drainType: "datadog", apiKey: "a-datadog-key" });
    });
  };
  await using stack = await stackFor(platform, { program, env: withoutCheckpoints });

  await untilItSucceeds(4, () => stack.up({ parallel: 16, continueOnError: true }));
  expect(await stack.resources()).toHaveLength(40);
  const made = objectsOn(platform);
  for (const [kind, count] of Object.entries(counts)) {
    expect({ [kind]: made[kind] }).toEqual({ [kind]: count + (before[kind] ?? 0) });
  }
  expect(changesIn((await stack.preview({ parallel: 16 })).changeSummary)).toEqual({});

  const faults = () => new Set(platform.journal.entries.map(({ fault }) => fault)).size;
  const all = 1 + Object.keys(everyFault(0.1)).length;
  // As often as it takes until every kind of fault has come by.
  for (let round = 0; round === 0 || (round < 8 && faults() < all); round++) {
    await untilItSucceeds(4, () => stack.refresh({ parallel: 16, expectNoChanges: true }));
    expect(await stack.resources()).toHaveLength(40);
  }

  await untilItSucceeds(4, () => stack.destroy({ parallel: 16, continueOnError: true }));
  expect(objectsOn(platform)).toEqual(before);
  expect(platform.journal.violations).toEqual([]);
  expect(platform.journal.foreign).toEqual([]);
  expect(faults()).toBe(all);
});
