import * as cloudprov from "@org/cloudprov";
import { everyFault } from "@org/simulator-cloudprov";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { contentsOf } from "../stack/contents.ts";
import { untilItSucceeds } from "../stack/until-it-succeeds.ts";
import { startPlatform } from "./platform.ts";
import { stackFor } from "./stack.ts";

/** 200 resources. */
const counts = { addresses: 80, protocols: 60, groups: 20, keys: 40 };

test("200 resources at full parallelism never fail for the platform's frequency limit", async () => {
  await using platform = await startPlatform({ callsPerSecond: { default: 20 } });
  // Some are refused however slowly this machine asks.
  for (const action of ["CreateAddressTemplate", "DescribeApiKeysStatus"]) {
    platform.failNextAction({ action, code: "RequestLimitExceeded", times: 5 });
  }
  const before = contentsOf(platform);
  await using stack = await stackFor(platform, { program });

  await stack.up({ parallel: 200 });
  expect(await stack.resources()).toHaveLength(200);
  await stack.refresh({ parallel: 200, expectNoChanges: true });
  await stack.destroy({ parallel: 200 });

  const refused = platform.calls({ code: "RequestLimitExceeded" });
  expect(refused.length).toBeGreaterThanOrEqual(10);
  expect(refused.length / platform.calls().length).toBeLessThan(0.1);
  expect(contentsOf(platform)).toEqual(before);
  expect(platform.journal.violations).toEqual([]);
});

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
  await using stack = await stackFor(platform, { program });

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

async function program(): Promise<void> {
  const offices = range(counts.addresses).map(
    (i) => new cloudprov.AddressTemplate(`office-${i}`, { addresses: [`10.0.${i}.0/24`] }),
  );
  for (const i of range(counts.protocols)) {
    new cloudprov.ProtocolTemplate(`ports-${i}`, { protocols: [`tcp:${1000 + i}`] });
  }
  for (const i of range(counts.groups)) {
    new cloudprov.AddressTemplateGroup(`offices-${i}`, { templateIds: offices.slice(i, i + 2).map(({ id }) => id) });
  }
  for (const i of range(counts.keys)) new cloudprov.ApiGatewayApiKey(`key-${i}`, { secretName: `key-${i}` });
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}
