import * as cloudprov from "@org/cloudprov";
import { everyFault, type StartOptions } from "@org/cloudprov-simulator";
import { withoutCheckpoints } from "@org/pulumi-run";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { contentsOf } from "../stack/contents.ts";
import { untilItSucceeds } from "../stack/until-it-succeeds.ts";
import { liveWhole } from "../stack/whole-life.ts";
import { withYamlHost } from "../stack/yaml-program.ts";
import { importIdOf } from "./import-id.ts";
import { kept, startPlatform, watched } from "./platform.ts";
import { everything, everythingUpdates } from "./programs/everything.ts";
import { stackFor } from "./stack.ts";

/** A platform with what the program needs, and an empty stack. */
async function given(options: StartOptions = {}) {
  const platform = await startPlatform({ gatewayTaskMs: 100, releaseMs: 300, docBuildMs: 300, ...options });
  const { id: domainName } = await platform.state.schedulingDomains.create({});
  const { id: instanceId } = await platform.state.advancedIps.create({});
  const { id: imageId } = await platform.state.images.create({ name: "Ubuntu" });
  const site = { instanceId, ip: "203.0.113.10", domain: "www.example.com", protocol: "http" };
  return {
    platform,
    stack: await stackFor(platform, { env: withoutCheckpoints }),
    needs: { domainName, site, imageId },
    watched: watched(platform),
  };
}

test("a program with every kind of resource lives through create, refresh, update, import and destroy", async () => {
  const { platform, stack, needs, watched } = await given();
  await using _platform = platform;
  await using _stack = stack;
  await using importing = await stackFor(platform, { env: { ...withoutCheckpoints, ...(await withYamlHost()) } });

  await liveWhole({
    platform: watched,
    stack,
    program: async () => everything(needs),
    changed: {
      async program() {
        const types = new Set((await stack.resources()).map(({ type }) => type));
        expect([...types].sort()).toEqual(kinds());
        everything({ ...needs, note: "Later" });
      },
      updates: everythingUpdates,
    },
    importing: { stack: importing, id: importIdOf },
    kept,
  });
});

test("a program with every kind of resource converges, and drift is mended, while every tenth call fails and the platform takes 20 of an action in a second", async () => {
  const { platform, stack, needs, watched } = await given({
    slowMs: 500,
    visibilityLagMs: 200,
    faults: { rates: everyFault(0.1), seed: 11 },
  });
  await using _platform = platform;
  await using _stack = stack;
  const before = contentsOf(watched);
  const program = async () => everything(needs);

  await untilItSucceeds(4, () => stack.up({ program, parallel: 16 }));
  const made = contentsOf(watched);
  expect(changesIn((await stack.preview({ program, parallel: 16 })).changeSummary)).toEqual({});
  await untilItSucceeds(4, () => stack.refresh({ parallel: 16, expectNoChanges: true }));
  expect(contentsOf(watched)).toEqual(made);

  // Somebody takes away some of it.
  const { addressTemplateGroups, pluginBindings, portRules } = platform.state;
  for (const store of [addressTemplateGroups, pluginBindings, portRules]) {
    for (const { id } of store.list()) store.remove(id);
  }
  await untilItSucceeds(4, () => stack.up({ program, parallel: 16, refresh: true }));
  expect(contentsOf(watched)).toEqual(made);

  await untilItSucceeds(4, () => stack.destroy({ parallel: 16 }));
  expect(contentsOf(watched)).toEqual({ ...before, ...kept });
  expect(platform.journal.violations).toEqual([]);
});

/** The types of all resources except the generic ones, which have separate programs. */
function kinds(): string[] {
  return Object.values(cloudprov)
    .flatMap((one) => (typeof one === "function" && "__pulumiType" in one ? String(one.__pulumiType) : []))
    .filter((type) => type !== "cloudprov" && !/:Action(Resource|Call)$/.test(type))
    .sort();
}
