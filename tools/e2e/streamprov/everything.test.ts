import { withoutCheckpoints } from "@org/pulumi-run";
import * as streamprov from "@org/streamprov";
import { everyFault, type StreamprovOptions } from "@org/streamprov-simulator";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { contentsOf } from "../stack/contents.ts";
import { untilItSucceeds } from "../stack/until-it-succeeds.ts";
import { liveWhole } from "../stack/whole-life.ts";
import { startPlatform } from "./platform.ts";
import { everything } from "./programs/everything.ts";
import { stackFor } from "./stack.ts";

const archive = "code.jar";

/** A platform, and an empty stack that may do everything there. */
async function given(options: StreamprovOptions = {}) {
  const platform = await startPlatform(options);
  const { tableflowApiKey, tableflowApiSecret } = platform.credentials;
  const env = { ...withoutCheckpoints, TABLEFLOW_API_KEY: tableflowApiKey, TABLEFLOW_API_SECRET: tableflowApiSecret };
  const stack = await stackFor(platform, { env });
  await stack.write(archive, "code of a build");
  return { platform, stack };
}

test("a program with every kind of resource lives through create, refresh, update and destroy", async () => {
  const { platform, stack } = await given();
  await using _platform = platform;
  await using _stack = stack;

  await liveWhole({
    platform,
    stack,
    program: async () => everything({ archive }),
    changed: {
      async program() {
        const types = new Set((await stack.resources()).map(({ type }) => type));
        expect([...types].sort()).toEqual(kinds());
        everything({ archive, note: "Later" });
      },
      updates: 6,
    },
  });
});

test("a program with every kind of resource converges while every tenth request fails: no duplicate and no orphan", async () => {
  const { platform, stack } = await given({
    slowMs: 500,
    visibilityLagMs: 200,
    deleteLagMs: 200,
    faults: { rates: everyFault(0.1), seed: 11 },
  });
  await using _platform = platform;
  await using _stack = stack;
  const before = contentsOf(platform);
  const program = async () => everything({ archive });

  await untilItSucceeds(4, () => stack.up({ program, parallel: 16 }));
  const made = contentsOf(platform);
  expect(changesIn((await stack.preview({ program, parallel: 16 })).changeSummary)).toEqual({});
  await untilItSucceeds(4, () => stack.refresh({ parallel: 16, expectNoChanges: true }));
  expect(contentsOf(platform)).toEqual(made);

  await untilItSucceeds(4, () => stack.destroy({ parallel: 16 }));
  expect(contentsOf(platform)).toEqual(before);
  expect(platform.journal.violations).toEqual([]);
});

/** The types of all resources that the package has. */
function kinds(): string[] {
  return Object.values(streamprov)
    .flatMap((one) => (typeof one === "function" && "__pulumiType" in one ? String(one.__pulumiType) : []))
    .filter((type) => type !== "streamprov")
    .sort();
}
