import { withoutCheckpoints } from "@org/pulumi-run";
import { expect, test } from "vitest";
import { contentsOf } from "../stack/contents.ts";
import { startPlatform } from "./platform.ts";
import { largeStack } from "./programs/large-stack.ts";
import { stackFor } from "./stack.ts";

test("200 resources at full parallelism never fail for the platform's frequency limit", async () => {
  await using platform = await startPlatform({ callsPerSecond: { default: 20 } });
  // Some are refused however slowly this machine asks.
  for (const action of ["CreateAddressTemplate", "DescribeApiKeysStatus"]) {
    platform.failNextAction({ action, code: "RequestLimitExceeded", times: 5 });
  }
  const before = contentsOf(platform);
  await using stack = await stackFor(platform, { program: largeStack, env: withoutCheckpoints });

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
