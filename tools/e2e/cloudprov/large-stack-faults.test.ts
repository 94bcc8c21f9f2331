import { everyFault } from "@org/cloudprov-simulator";
import { withoutCheckpoints } from "@org/pulumi-run";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { contentsOf } from "../stack/contents.ts";
import { untilItSucceeds } from "../stack/until-it-succeeds.ts";
import { startPlatform } from "./platform.ts";
import { counts, largeStack } from "./programs/large-stack.ts";
import { stackFor } from "./stack.ts";

test("200 resources converge while every tenth request fails in one way or another: no duplicate and no orphan", async () => {
  await using platform = await startPlatform({
    slowMs: 500,
    visibilityLagMs: 300,
    deleteLagMs: 300,
    templateTaskMs: 100,
    callsPerSecond: { default: 100 },
    faults: { rates: everyFault(0.1), seed: 11 },
  });
  const before = contentsOf(platform);
  await using stack = await stackFor(platform, { program: largeStack, env: withoutCheckpoints });

  await untilItSucceeds(3, () => stack.up({ parallel: 16 }));
  expect(await stack.resources()).toHaveLength(200);
  const { addressTemplates, serviceTemplates, addressTemplateGroups, gatewayKeys } = contentsOf(platform);
  expect({ addressTemplates, serviceTemplates, addressTemplateGroups, gatewayKeys }).toEqual({
    addressTemplates: counts.addresses,
    serviceTemplates: counts.protocols,
    addressTemplateGroups: counts.groups,
    gatewayKeys: counts.keys,
  });
  expect(changesIn((await stack.preview({ parallel: 16 })).changeSummary)).toEqual({});

  await untilItSucceeds(3, () => stack.refresh({ parallel: 16, expectNoChanges: true }));
  await untilItSucceeds(3, () => stack.destroy({ parallel: 16 }));
  expect(contentsOf(platform)).toEqual(before);
  expect(platform.journal.violations).toEqual([]);
});
