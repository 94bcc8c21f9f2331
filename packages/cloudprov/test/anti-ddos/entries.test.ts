import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startProviderOn } from "../simulated-provider.ts";
import { writesOf } from "../writes-of.ts";
import { givenEntry } from "./given-entry.ts";

/** Kinds whose ID only the listing returns. */
const told = [
  "AntiddosCcBlackWhiteIp",
  "AntiddosCcPrecisionPolicy",
  "AntiddosDdosGeoIpBlockConfig",
  "AntiddosDdosSpeedLimitConfig",
  "AntiddosPacketFilterConfig",
];
/** Kinds that are named by what they are. */
const named = ["AntiddosDdosBlackWhiteIp", "AntiddosPortAclConfig"];

describe.each([...told, ...named])("an %s", (kind) => {
  it("is found even if the platform shows it late, and shows no diff afterwards", async () => {
    await using test = await givenEntry(kind, { visibilityLagMs: 300 });
    const { id, outputs } = await test.it.create(test.inputs);
    expect(outputs).toMatchObject({ [`a${kind.slice(1)}Id`]: id });
    await test.it.read();
    expect((await test.it.preview(test.inputs)).action).toBe("same");
  });

  it("is neither adopted nor created twice if another user created it: the message shows the import", async () => {
    await using test = await givenEntry(kind);
    const { id } = await test.it.create(test.inputs);
    const census = test.platform.calls().length;
    await using other = await startProviderOn(test.platform);
    const { message } = await failure(other.resource(kind, "mine").create(test.inputs));
    expect(message).toMatch(/exists already\. .*aliases.*\. Otherwise, if it is yours, import it: `pulumi import /);
    expect(message).toContain(String(id));
    const writes = test.platform
      .calls()
      .slice(census)
      .filter(({ action }) => !action.startsWith("Describe"));
    expect(writes).toEqual([]);
  });

  it("is created once if a program requests two equal ones at once", async () => {
    await using test = await givenEntry(kind);
    const twin = test.host.resource(kind, "twin");
    const outcomes = await Promise.allSettled([test.it.create(test.inputs), twin.create(test.inputs)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("is imported without a diff", async () => {
    await using test = await givenEntry(kind);
    const { id } = await test.it.create(test.inputs);
    await using other = await startProviderOn(test.platform);
    const imported = other.resource(kind, "mine");
    await imported.import(id);
    expect((await imported.preview(test.inputs)).action).toBe("same");
  });

  it("leaves the state if it was removed elsewhere, and can be deleted without an error", async () => {
    await using test = await givenEntry(kind);
    await test.it.create(test.inputs);
    await using other = await startProviderOn(test.platform);
    const [reader, remover] = [other.resource(kind, "it"), other.resource(kind, "it")];
    for (const one of [reader, remover]) one.adopt(test.it);
    await test.it.delete();
    expect(await reader.read()).toBeUndefined();
    await remover.delete();
  });

  it("leaves the state with its instance", async () => {
    await using test = await givenEntry(kind);
    await test.it.create(test.inputs);
    const { advancedIps, bgpInstances } = test.platform.state;
    for (const kept of [advancedIps, bgpInstances]) for (const { id } of kept.list()) kept.remove(id);
    await using other = await startProviderOn(test.platform);
    const remover = other.resource(kind, "it");
    remover.adopt(test.it);
    expect(await test.it.read()).toBeUndefined();
    await remover.delete();
  });

  it("is not imported by an ID of another form", async () => {
    await using test = await givenEntry(kind);
    await expect(test.it.import("bgp-1")).rejects.toThrow("<instanceId>#");
    expect(test.platform.calls()).toEqual([]);
  });
});

/** The listings in which the platform returns IDs. */
const listings: Readonly<Record<string, string>> = {
  AntiddosCcBlackWhiteIp: "DescribeCcBlackWhiteIpList",
  AntiddosCcPrecisionPolicy: "DescribeCCPrecisionPlyList",
  AntiddosDdosGeoIpBlockConfig: "DescribeListDDoSGeoIPBlockConfig",
  AntiddosDdosSpeedLimitConfig: "DescribeListDDoSSpeedLimitConfig",
  AntiddosPacketFilterConfig: "DescribeListPacketFilterConfig",
};

describe.each(told)("an %s that was created before the run was interrupted, and not yet found", (kind) => {
  it("is resumed by the next run, and not created twice", async () => {
    await using test = await givenEntry(kind, { slowMs: 60_000 });
    await using folder = await newFolder();
    const start = () => startProviderOn(test.platform, { env: () => ({ PULUMI_CREATION_NOTES: folder.path }) });
    const first = await start();
    let cancelled: Promise<void> | undefined;
    test.platform.failNext({
      path: new RegExp(`/${listings[kind]}$`),
      after: 1,
      kind: "slow",
      met: () => {
        cancelled = first.cancel();
      },
    });
    await failure(first.resource(kind, "it").create(test.inputs));
    await cancelled;
    await first.stop();

    await using second = await start();
    const it = second.resource(kind, "it");
    await it.create(test.inputs);

    expect(writesOf(test.platform)).toHaveLength(1);
    expect((await it.preview(test.inputs)).action).toBe("same");
  });
});

/** A folder that goes with its test. */
async function newFolder(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), "cloudprov-entries-"));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}
