import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type CloudprovSimulator, startSimulator } from "../../simulator.ts";
import { call } from "../../testing/client.ts";

let platform: CloudprovSimulator;
beforeEach(async () => {
  platform = await startSimulator({ callsPerSecond: { antiddos: 1_000 } });
});
afterEach(() => platform.close());
const antiddos = (action: string, params: object = {}) => call(platform, "antiddos", action, params);

describe("packages of protection", () => {
  const find = async (params: object = {}) =>
    (await antiddos("DescribeBgpInstances", { FilterRegion: "ap-guangzhou", Offset: 0, Limit: 100, ...params }))
      .response;

  it("are listed page by page; an empty page is null", async () => {
    for (let index = 0; index < 101; index += 1) await platform.state.bgpInstances.create({ id: `bgp-${index}` });

    expect((await find()).BGPInstanceList).toHaveLength(100);
    expect(await find({ Offset: 100 })).toMatchObject({
      Total: 101,
      BGPInstanceList: [
        {
          InstanceId: "bgp-100",
          PackageType: "Standard",
          InstanceChargePrepaid: { Period: 1 },
          StandardPackageConfig: { Region: "ap-guangzhou", ProtectIpCount: 1 },
          EnterprisePackageConfig: null,
          TagInfoList: null,
        },
      ],
    });
    expect((await find({ FilterRegion: "ap-tokyo" })).BGPInstanceList).toBeNull();
  });

  it("are found by ID and by tags, of which all must fit", async () => {
    const tag = (TagKey: string, TagValue: string) => ({ TagKey, TagValue });
    await platform.state.bgpInstances.create({ id: "bgp-1", tags: [tag("team", "shop"), tag("stage", "test")] });
    await platform.state.bgpInstances.create({ id: "bgp-2", tags: [tag("team", "shop")] });
    const ids = async (params: object) =>
      ((await find(params)).BGPInstanceList ?? []).map(({ InstanceId }: { InstanceId: string }) => InstanceId);

    expect(await ids({ FilterInstanceIdList: ["bgp-2"] })).toEqual(["bgp-2"]);
    expect(await ids({ FilterTag: [tag("team", "shop")] })).toEqual(["bgp-1", "bgp-2"]);
    expect(await ids({ FilterTag: [tag("team", "shop"), { TagKey: "stage" }] })).toEqual(["bgp-1"]);
    expect(await ids({ FilterTag: [tag("team", "bank")] })).toEqual([]);
    expect(platform.journal.violations).toEqual([]);
  });
});

describe("protected resources", () => {
  it("have a status each, by address, by ID and by region", async () => {
    await platform.state.devices.create({ id: "10.0.0.1", status: "3" });
    await platform.state.devices.create({ id: "10.0.0.2", region: 4 });
    await platform.state.devices.create({ id: "lb-1", kind: "load-balancer", status: "1" });
    const find = async (params: object) => (await antiddos("DescribeBasicDeviceStatus", params)).response;

    expect(await find({ IpList: ["10.0.0.1", "10.0.0.9"] })).toMatchObject({
      Data: [{ Key: "10.0.0.1", Value: "3" }],
      CLBData: null,
    });
    expect(await find({ IdList: ["lb-1"] })).toMatchObject({ Data: [], CLBData: [{ Key: "lb-1", Value: "1" }] });
    expect((await find({ FilterRegion: 4 })).Data).toEqual([{ Key: "10.0.0.2", Value: "2" }]);
    expect((await find({})).Data).toHaveLength(2);
  });
});

describe("listeners", () => {
  it("are listed all at once, with what is behind them", async () => {
    const RealServers = [{ RealServer: "10.0.0.1", RsType: 2, Weight: 100, Port: 80 }];
    await platform.state.layer4Listeners.create({ RealServers });
    await platform.state.layer7Listeners.create({ Domain: "shop.example.com" });
    const { response } = await antiddos("DescribeListListener");

    expect(response.Layer4Listeners).toEqual([
      {
        BackendPort: 80,
        FrontendPort: 80,
        Protocol: "TCP",
        RealServers,
        InstanceDetails: null,
        InstanceDetailRule: null,
      },
    ]);
    expect(response.Layer7Listeners).toMatchObject([{ Domain: "shop.example.com", ProxyTypeList: null, Vport: 80 }]);
  });
});

describe("the traffic of a package", () => {
  const params = {
    Business: "bgp-multip",
    StartTime: "2030-01-01 00:00:00",
    EndTime: "2030-01-01 00:10:00",
    MetricName: "intraffic",
    InstanceId: "bgp-1",
    Flag: 0,
  };

  it("is what a test says, in its order, and zero every five minutes otherwise", async () => {
    await platform.state.bizTrends.create({ instanceId: "bgp-1", values: [3, 1, 3] });

    expect((await antiddos("DescribeBgpBizTrend", params)).response).toMatchObject({
      DataList: [3, 1, 3],
      Total: 3,
      MaxData: 3,
      MetricName: "intraffic",
    });
    expect((await antiddos("DescribeBgpBizTrend", { ...params, MetricName: "inpkg" })).response).toMatchObject({
      DataList: [0, 0, 0],
      MaxData: 0,
    });
  });

  it("begins at a multiple of five minutes, and does not end before", async () => {
    const odd = await antiddos("DescribeBgpBizTrend", { ...params, StartTime: "2030-01-01 00:01:00" });
    const backwards = await antiddos("DescribeBgpBizTrend", { ...params, EndTime: "2029-12-31 00:00:00" });

    expect([odd.code, backwards.code]).toEqual(["InvalidParameterValue", "InvalidParameterValue"]);
    expect(platform.journal.violations).toEqual([]);
  });

  it.each([{ Flag: 2 }, { MetricName: "traffic" }, { StartTime: "2030-01-01" }])(
    "is never asked for with %o by a correct client",
    async (changes) => {
      expect((await antiddos("DescribeBgpBizTrend", { ...params, ...changes })).code).toBe("InvalidParameterValue");
      expect(platform.journal.violations).toHaveLength(1);
    },
  );
});

describe("the trend of attacks", () => {
  it("has a number for each day", async () => {
    const params = {
      Type: "ddos",
      Dimension: "attackcount",
      Period: 86_400,
      StartTime: "2030-01-01 00:00:00",
      EndTime: "2030-01-03 00:00:00",
    };
    const none = (await antiddos("DescribeOverviewAttackTrend", params)).response;
    await platform.state.attackTrends.create({ values: [2, 0, 2] });
    const some = (await antiddos("DescribeOverviewAttackTrend", params)).response;
    const other = (await antiddos("DescribeOverviewAttackTrend", { ...params, Type: "cc" })).response;

    expect(none).toMatchObject({ Type: "ddos", Period: 86_400, Count: 3, Data: [0, 0, 0] });
    expect([some.Data, other.Data]).toEqual([
      [2, 0, 2],
      [0, 0, 0],
    ]);
  });
});

describe("the trend of requests", () => {
  const params = {
    Period: 3_600,
    StartTime: "2030-01-01 00:00:00",
    EndTime: "2030-01-01 02:00:00",
    MetricName: "inqps",
  };
  const find = (changes: object = {}) => antiddos("DescribeOverviewCCTrend", { ...params, ...changes });

  it("adds up the requested addresses", async () => {
    await platform.state.ccTrends.create({ ip: "10.0.0.1", values: [1, 2] });
    await platform.state.ccTrends.create({ ip: "10.0.0.2", values: [10, 0], business: "net" });

    expect((await find()).response).toMatchObject({ Count: 2, Data: [11, 2] });
    expect((await find({ IpList: ["10.0.0.1"] })).response.Data).toEqual([1, 2]);
    expect((await find({ Business: "net" })).response.Data).toEqual([10, 0]);
    expect((await find({ MetricName: "dropqps" })).response.Data).toEqual([0, 0, 0]);
  });

  it.each([{ Period: 60 }, { MetricName: "qps" }])("is rejected for %o", async (changes) => {
    expect((await find(changes)).code).toBe("InvalidParameterValue");
    expect(platform.journal.violations).toEqual([]);
  });
});
