import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failure, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { type GivenResource, givenResource } from "../given-resource.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

const kind = "AntiddosBgpInstance";
const standard = { region: "ap-guangzhou", protectIpCount: 1, bandwidth: 50 };
const wireStandard = { Region: "ap-guangzhou", ProtectIpCount: 1, Bandwidth: 50 };
const inputs = {
  instanceChargeType: "PREPAID",
  packageType: "Standard",
  instanceChargePrepaid: { period: 3 },
  standardPackageConfig: standard,
};
const enterprise = {
  instanceChargeType: "POSTPAID_BY_MONTH",
  packageType: "Enterprise",
  enterprisePackageConfig: { ...standard, basicProtectBandwidth: 300 },
};
const plus = {
  instanceChargeType: "POSTPAID_BY_MONTH",
  packageType: "StandardPlus",
  standardPlusPackageConfig: { ...standard, protectCount: "TWO_TIMES" },
};

const given = (...settings: Parameters<typeof givenResource> extends [string, ...infer S] ? S : never) =>
  givenResource(kind, ...settings);

/** A platform that shows a purchase at once, or never; an interrupted run leaves a note for the next one. */
async function givenWithoutWaiting() {
  const notes = mkdtempSync(join(tmpdir(), "packages-"));
  const env = () => ({ CLOUDPROV_READ_RETRY_TIMEOUT: "0", PULUMI_CREATION_NOTES: notes });
  const simulated = await startSimulatedProvider({}, { env });
  return {
    ...simulated,
    it: simulated.host.resource(kind, "it"),
    warnings: () => simulated.host.logs.map(({ message }) => message),
    async [Symbol.asyncDispose]() {
      await simulated[Symbol.asyncDispose]();
      rmSync(notes, { recursive: true });
    },
  };
}

type Test = Pick<GivenResource, "platform">;

const bought = ({ platform }: Test) => platform.state.bgpInstances.list();
const purchases = ({ platform }: Test) => platform.calls({ action: "CreateBgpInstance" }).length;

describe(`buying an ${kind}`, () => {
  it("sends the program's settings, keeps the ID with the region, and shows no diff afterwards", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    const { id, outputs } = await test.it.create(inputs);
    const [instance] = bought(test);
    expect(id).toBe(`${instance?.id}#ap-guangzhou`);
    expect(test.sent("CreateBgpInstance")).toEqual([
      {
        InstanceChargeType: "PREPAID",
        PackageType: "Standard",
        InstanceCount: 1,
        InstanceChargePrepaid: { Period: 3 },
        StandardPackageConfig: wireStandard,
      },
    ]);
    expect(outputs).toEqual({
      ...inputs,
      instanceChargePrepaid: { period: 3, renewFlag: "NOTIFY_AND_MANUAL_RENEW" },
      standardPackageConfig: { ...standard, elasticBandwidthFlag: false },
      resourceId: instance?.id,
      antiddosBgpInstanceId: id,
    });
    expect(test.sent("DescribeBgpInstances").at(-1)).toEqual({
      FilterRegion: "ap-guangzhou",
      FilterInstanceIdList: [instance?.id],
    });
    await test.it.read();
    expect((await test.it.preview(inputs)).action).toBe("same");
  });

  it.each([
    ["Enterprise", enterprise],
    ["StandardPlus", plus],
  ])("of the type %s shows no diff afterwards", async (_type, wanted) => {
    await using test = await given();
    const tagInfoLists = [
      { tagKey: "team", tagValue: "shop" },
      { tagKey: "stage", tagValue: "test" },
    ];
    await test.it.create({ ...wanted, tagInfoLists });
    await test.it.read();
    expect((await test.it.preview({ ...wanted, tagInfoLists: tagInfoLists.toReversed() })).action).toBe("same");
  });

  it("is announced at preview with its cost, and that it cannot be deleted", async () => {
    await using test = await given();
    await test.it.preview(inputs);
    expect(test.warnings()).toEqual([
      expect.stringContaining("cannot be deleted with `pulumi destroy`"),
      expect.stringContaining("creating it buys an Anti-DDoS package, and the account is charged at once"),
    ]);
    await test.it.preview({ ...inputs, standardPackageConfig: unknown });
    expect(purchases(test)).toBe(0);
  });

  it.each([
    [{ packageType: "Basic" }, ["packageType"]],
    // Both are missing, and the package type needs one of them.
    [{ standardPackageConfig: undefined }, ["", "standardPackageConfig"]],
    [{ packageType: "Enterprise" }, ["enterprisePackageConfig"]],
    [{ enterprisePackageConfig: enterprise.enterprisePackageConfig }, ["standardPackageConfig"]],
    [{ instanceChargePrepaid: undefined }, ["instanceChargePrepaid.period"]],
    [{ instanceChargePrepaid: {} }, ["instanceChargePrepaid.period"]],
    [{ instanceChargePrepaid: { period: 0 } }, ["instanceChargePrepaid.period"]],
    [{ instanceChargePrepaid: unknown }, []],
    [{ instanceChargePrepaid: { period: unknown } }, []],
    [{ standardPackageConfig: unknown, packageType: unknown }, []],
    [
      { standardPackageConfig: { region: "ap-guangzhou" } },
      ["standardPackageConfig.protectIpCount", "standardPackageConfig.bandwidth"],
    ],
    [{ instanceChargeType: "PREPAY" }, ["instanceChargeType"]],
  ] satisfies [Values, string[]][])("checks %j at preview", async (more, refused) => {
    await using test = await given();
    expect((await test.refused({ ...inputs, ...more })).sort()).toEqual(refused.sort());
  });

  it("that is charged after each month ignores the prepaid settings, with a warning", async () => {
    await using test = await given();
    const wanted = { ...plus, instanceChargePrepaid: { period: 3 } };
    await test.it.create(wanted);
    expect(test.sent("CreateBgpInstance")).toEqual([expect.not.objectContaining({ InstanceChargePrepaid: {} })]);
    expect(test.warnings()).toContainEqual(expect.stringContaining("instanceChargePrepaid has no effect"));
    await test.it.read();
    expect((await test.it.preview(wanted)).action).toBe("same");
  });

  it.each([
    ["FailedOperation.InsufficientBalance", "Nothing was bought"],
    ["UnsupportedOperation.PeriodNotSupported", "Check period of instanceChargePrepaid"],
  ])("reports the remedy for %s after one request", async (code, hint) => {
    await using test = await given();
    test.platform.failNextAction({ action: "CreateBgpInstance", code });
    expect((await failure(test.it.create(inputs))).message).toContain(hint);
    expect(purchases(test)).toBe(1);
  });
});

describe("a purchase whose response is lost", () => {
  it.each([
    ["is interrupted", (test: Test) => test.platform.failNext({ path: /CreateBgpInstance$/, kind: "resetAfter" })],
    [
      "is an error inside the platform",
      (test: Test) => test.platform.failNext({ path: /CreateBgpInstance$/, kind: "status500After" }),
    ],
  ])("that %s is found among similar packages, and nothing is bought twice", async (_how, lose) => {
    await using test = await given({ visibilityLagMs: 300 });
    const older = await test.platform.state.bgpInstances.create({
      prepaid: { Period: 3, RenewFlag: "NOTIFY_AND_MANUAL_RENEW" },
      standard: { ...wireStandard, ElasticBandwidthFlag: false },
    });
    lose(test);
    const { outputs } = await test.it.create(inputs);
    expect(purchases(test)).toBe(1);
    expect(bought(test).map(({ id }) => id)).toEqual([older.id, outputs["resourceId"]]);
  });

  it("is not confused with a package of another configuration that was bought meanwhile", async () => {
    await using test = await givenWithoutWaiting();
    test.platform.failNextAction({ action: "CreateBgpInstance", code: "InternalError" });
    test.platform.failNext({
      path: /CreateBgpInstance$/,
      kind: "slow",
      met: () => void test.platform.state.bgpInstances.create({ packageType: "Standard" }),
    });
    expect((await failure(test.it.create(inputs))).message).toContain("the request is not repeated");
    expect(bought(test)).toHaveLength(1);
  });

  it("is not repeated if nothing is found: the message has the remedy, and the next run searches first", async () => {
    await using test = await givenWithoutWaiting();
    test.platform.failNext({ path: /CreateBgpInstance$/, kind: "resetBefore" });
    const { message } = await failure(test.it.create(inputs));
    expect(message).toContain(
      "The response to creating the Standard package in ap-guangzhou was lost, and the request is not repeated: the package may have been bought.",
    );
    expect(message).toContain(
      "pulumi import cloudprov:index/antiddosBgpInstance:AntiddosBgpInstance it '<package ID>#ap-guangzhou'",
    );
    expect(purchases(test)).toBe(1);
    expect(bought(test)).toEqual([]);
    await test.it.create(inputs);
    expect(bought(test)).toHaveLength(1);
  });

  it("is searched for by the next run, and not repeated, if the search fails, too", async () => {
    await using test = await givenWithoutWaiting();
    const deny = (...deniedActions: string[]) => test.platform.set({ deniedActions });
    test.platform.failNext({
      path: /CreateBgpInstance$/,
      kind: "resetAfter",
      met: () => deny("antiddos:DescribeBgpInstances"),
    });
    const { message } = await failure(test.it.create(inputs));
    expect(message).toMatch(
      /the Standard package in ap-guangzhou was lost, and it cannot be searched for: .*Unauthorized/s,
    );
    deny();
    await test.it.create(inputs);
    expect(purchases(test)).toBe(1);
    expect(test.warnings()).toContainEqual(
      expect.stringContaining("was created since and has everything that was requested, so it is adopted"),
    );
  });

  it("is not repeated after an internal error either", async () => {
    await using test = await givenWithoutWaiting();
    test.platform.failNextAction({ action: "CreateBgpInstance", code: "InternalError" });
    expect((await failure(test.it.create(inputs))).message).toMatch(/InternalError.*the request is not repeated/s);
    expect(purchases(test)).toBe(1);
  });

  it("is distinguished from that of a sibling bought at the same time", async () => {
    await using test = await given();
    test.platform.failNext({ path: /CreateBgpInstance$/, kind: "resetAfter", times: 2 });
    const twin = test.host.resource(kind, "twin");
    await Promise.all([test.it.create(inputs), twin.create(inputs)]);
    expect(purchases(test)).toBe(2);
    expect([test.it, twin].map(({ outputs }) => outputs["resourceId"]).sort()).toEqual(
      bought(test)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it("is not requested by credentials that could not find it", async () => {
    await using test = await given();
    test.platform.set({ deniedActions: ["antiddos:DescribeBgpInstances"] });
    expect((await failure(test.it.create(inputs))).message).toContain("UnauthorizedOperation");
    expect(purchases(test)).toBe(0);
  });
});

describe(`an ${kind} that was bought`, () => {
  const change = { ...inputs, standardPackageConfig: { ...standard, bandwidth: 100 } };

  it("is not changed: the preview fails with the remedy, and nothing else is bought", async () => {
    await using test = await given();
    await test.it.create(inputs);
    expect((await failure(test.it.preview(change))).message).toContain(
      "standardPackageConfig.bandwidth cannot be changed, because the change would replace the object, and the old one cannot be deleted",
    );
    await failure(test.it.update(change));
    expect(purchases(test)).toBe(1);
  });

  it("is not deleted, and the message shows how to keep it", async () => {
    await using test = await given();
    await test.it.create(inputs);
    const { message } = await failure(test.it.delete());
    expect(message).toContain("ask Tencent Cloud support to take the package back");
    expect(message).toContain("pulumi state delete");
    expect(message).toContain("retainOnDelete");
    expect(bought(test)).toHaveLength(1);
  });

  it("leaves the state when the platform has released it", async () => {
    await using test = await given();
    await test.it.create(inputs);
    test.platform.state.bgpInstances.remove(String(test.it.outputs["resourceId"]));
    await test.it.delete();
    expect(test.it.state).toBeUndefined();
    await using other = await given();
    await other.it.create(inputs);
    other.platform.state.bgpInstances.remove(String(other.it.outputs["resourceId"]));
    expect(await other.it.read()).toBeUndefined();
  });

  it("is imported by its ID and its region, without a diff", async () => {
    await using test = await given();
    const { id } = await test.platform.state.bgpInstances.create({
      region: "ap-tokyo",
      prepaid: { Period: 3, RenewFlag: "NOTIFY_AND_AUTO_RENEW" },
    });
    await test.it.import(`${id}#ap-tokyo`);
    expect(test.it.inputs).toEqual({
      ...inputs,
      instanceChargePrepaid: { period: 3, renewFlag: "NOTIFY_AND_AUTO_RENEW" },
      standardPackageConfig: { region: "ap-tokyo", protectIpCount: 1, bandwidth: 100 },
    });
    expect((await test.it.preview(test.it.inputs)).action).toBe("same");
    await expect(test.host.resource(kind, "other").import(`${id}#ap-guangzhou`)).rejects.toThrow("there is no");
  });

  it.each(["bgp-1", "bgp-1#", "bgp-1#ap-tokyo#1"])("is not imported by %s", async (wrong) => {
    await using test = await given();
    await expect(test.it.import(wrong)).rejects.toThrow("<resourceId>#<region of the package>");
    expect(test.platform.calls()).toEqual([]);
  });

  it("is refreshed from the listing of its region when there are many", async () => {
    await using test = await given({ callsPerSecond: { antiddos: 1_000 } });
    const regions = ["ap-guangzhou", "ap-tokyo"];
    const all = [];
    for (let at = 0; at < 60; at++) {
      const region = regions[at % 2] ?? "";
      const { id } = await test.platform.state.bgpInstances.create({ region });
      all.push(test.host.resource(kind, id));
      await all.at(-1)?.import(`${id}#${region}`);
    }
    const before = test.platform.calls().length;
    await Promise.all(all.map((one) => one.read()));
    expect(test.platform.calls().length - before).toBeLessThan(6);
    expect(all.map(({ outputs }) => outputs["resourceId"])).toEqual(bought(test).map(({ id }) => id));
  });

  it("is listed with those of its region, which defaults to the provider's", async () => {
    await using test = await given();
    const one = await test.platform.state.bgpInstances.create({});
    const other = await test.platform.state.bgpInstances.create({ region: "ap-tokyo" });
    expect(await test.host.list(kind)).toEqual([{ id: `${one.id}#ap-guangzhou`, name: one.id }]);
    expect(await test.host.list(kind, { region: "ap-tokyo" })).toEqual([
      { id: `${other.id}#ap-tokyo`, name: other.id },
    ]);
  });
});
