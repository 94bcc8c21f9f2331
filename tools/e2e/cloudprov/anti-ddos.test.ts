import * as cloudprov from "@org/cloudprov";
import { expect, test } from "vitest";
import { changesIn } from "../stack/changes.ts";
import { failureOf } from "../stack/failure-of.ts";
import { liveWhole } from "../stack/whole-life.ts";
import { withYamlHost } from "../stack/yaml-program.ts";
import { importIdOf } from "./import-id.ts";
import { startPlatform } from "./platform.ts";
import { antiDdos } from "./programs/anti-ddos.ts";
import { stackFor } from "./stack.ts";

test("Anti-DDoS in all its kinds lives through create, refresh, update, import and destroy", async () => {
  await using platform = await startPlatform();
  await using stack = await stackFor(platform);
  await using importing = await stackFor(platform, { env: await withYamlHost() });
  const { id: domainName } = await platform.state.schedulingDomains.create({});
  const { id: instanceId } = await platform.state.advancedIps.create({});
  const site = { instanceId, ip: "203.0.113.10", domain: "www.example.com", protocol: "http" };

  await liveWhole({
    platform,
    stack,
    program: async () => antiDdos({ domainName, site }),
    changed: { program: async () => antiDdos({ domainName, site, strict: true }), updates: 6 },
    importing: { stack: importing, id: importIdOf },
    // Purchases and settings stay.
    kept: { bgpInstances: 1, defaultThresholds: 1, ipThresholds: 1 },
  });
});

test("a package is said to be bought and to stay, bought once, and not destroyed unless it is to be left alone", async () => {
  await using platform = await startPlatform();
  await using stack = await stackFor(platform);
  const program = async (retainOnDelete: boolean) => {
    const packages = { region: "ap-guangzhou", protectIpCount: 1, bandwidth: 50 };
    const charge = { instanceChargeType: "POSTPAID_BY_MONTH", packageType: "Standard" } as const;
    new cloudprov.AntiddosBgpInstance("shop", { ...charge, standardPackageConfig: packages }, { retainOnDelete });
  };
  const bought = () => platform.state.bgpInstances.list().length;

  const preview = await stack.preview({ program: () => program(false) });
  expect(preview.stdout).toContain("creating it buys an Anti-DDoS package, and the account is charged at once");
  expect(preview.stdout).toContain("cannot be deleted with `pulumi destroy`");
  expect(bought()).toBe(0);

  platform.failNext({ path: /CreateBgpInstance$/, kind: "resetAfter" });
  await stack.up({ program: () => program(false) });
  expect(platform.calls({ action: "CreateBgpInstance" })).toHaveLength(1);
  expect(bought()).toBe(1);

  expect(await failureOf(stack.destroy())).toContain("ask Tencent Cloud support to take the package back");
  const kept = await stack.up({ program: () => program(true) });
  expect(changesIn(kept.summary.resourceChanges)).toEqual({});
  await stack.destroy();
  expect(await stack.resources()).toEqual([]);
  expect(bought()).toBe(1);
});
