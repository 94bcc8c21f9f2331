import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type CloudprovSimulator, startSimulator } from "../../simulator.ts";
import { call } from "../../testing/client.ts";

let platform: CloudprovSimulator;
beforeEach(async () => {
  platform = await startSimulator({ visibilityLagMs: 0, callsPerSecond: { antiddos: 1_000 } });
});
afterEach(() => platform.close());

const standard = { Region: "ap-guangzhou", ProtectIpCount: 1, Bandwidth: 50 };
const order = {
  InstanceChargeType: "PREPAID",
  PackageType: "Standard",
  InstanceCount: 1,
  InstanceChargePrepaid: { Period: 1 },
  StandardPackageConfig: standard,
};
const buy = (changes: object = {}) => call(platform, "antiddos", "CreateBgpInstance", { ...order, ...changes });

describe("buying packages", () => {
  it("creates the requested number, with defaults for omitted values", async () => {
    const { response } = await buy({ InstanceCount: 2, TagInfoList: [{ TagKey: "team", TagValue: "shop" }] });
    expect(response.ResourceIds).toEqual([expect.stringMatching(/^bgp-/), expect.stringMatching(/^bgp-/)]);
    expect(platform.state.bgpInstances.list()[0]).toMatchObject({
      region: "ap-guangzhou",
      prepaid: { Period: 1, RenewFlag: "NOTIFY_AND_MANUAL_RENEW" },
      standard: { ...standard, ElasticBandwidthFlag: false },
      enterprise: null,
      tags: [{ TagKey: "team", TagValue: "shop" }],
    });
  });

  it("of the type Enterprise includes elastic bandwidth only on request", async () => {
    const enterprise = { ...standard, BasicProtectBandwidth: 300 };
    const changes = { PackageType: "Enterprise", StandardPackageConfig: undefined };
    await buy({ ...changes, EnterprisePackageConfig: enterprise, InstanceChargeType: "POSTPAID_BY_MONTH" });
    expect(platform.state.bgpInstances.list()).toMatchObject([
      { prepaid: null, enterprise: { ...enterprise, ElasticProtectBandwidth: 0 } },
    ]);
    const much = { ...enterprise, ElasticProtectBandwidth: 1 };
    expect((await buy({ ...changes, EnterprisePackageConfig: much })).code).toBe(
      "UnsupportedOperation.ElasticProtectBandwidthNotSupported",
    );
  });

  it.each([
    [{ PackageType: "StandardPlus" }, "InvalidParameter"],
    [{ InstanceChargePrepaid: undefined }, "InvalidParameter"],
    [{ StandardPackageConfig: { ...standard, Region: "mars" } }, "UnsupportedOperation.RegionNotSupported"],
    [{ DryRun: true }, "DryRunOperation"],
  ])("is rejected for %j, and then nothing is bought", async (changes, code) => {
    expect((await buy(changes)).code).toBe(code);
    expect(platform.state.bgpInstances.list()).toEqual([]);
  });
});
