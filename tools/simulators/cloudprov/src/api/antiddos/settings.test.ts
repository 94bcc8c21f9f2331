import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type CloudprovSimulator, startSimulator } from "../../simulator.ts";
import { call } from "../../testing/client.ts";

let platform: CloudprovSimulator;
beforeEach(async () => {
  platform = await startSimulator({ visibilityLagMs: 0, callsPerSecond: { antiddos: 1_000 } });
});
afterEach(() => platform.close());
const antiddos = (action: string, params: object = {}) => call(platform, "antiddos", action, params);

describe("default alarm thresholds", () => {
  const set = (AlarmThreshold: number, AlarmType = 1) =>
    antiddos("CreateDefaultAlarmThreshold", {
      InstanceType: "bgp",
      DefaultAlarmConfig: { AlarmType, AlarmThreshold },
    });
  const find = async (FilterAlarmType: number) =>
    (await antiddos("DescribeDefaultAlarmThreshold", { InstanceType: "bgp", FilterAlarmType })).response
      .DefaultAlarmConfigList;

  it("are set, changed, and deleted by 0, separately for each kind of alarm", async () => {
    await set(100);
    await set(50, 2);
    expect(await find(1)).toEqual([{ AlarmType: 1, AlarmThreshold: 100 }]);
    await set(200);
    expect(await find(1)).toEqual([{ AlarmType: 1, AlarmThreshold: 200 }]);
    await set(0);
    expect(await find(1)).toEqual([]);
    expect(await find(2)).toEqual([{ AlarmType: 2, AlarmThreshold: 50 }]);
    expect(platform.journal.violations).toEqual([]);
  });

  it("are not read without the kind of alarm", async () => {
    expect((await antiddos("DescribeDefaultAlarmThreshold", { InstanceType: "bgp" })).code).toBe("MissingParameter");
    expect(platform.journal.violations).toHaveLength(1);
  });
});

describe("alarm thresholds of addresses", () => {
  const set = (InstanceId: string, ip: string, AlarmThreshold: number) =>
    antiddos("CreateIPAlarmThresholdConfig", {
      IpAlarmThresholdConfigList: [
        { AlarmType: 1, AlarmThreshold, InstanceDetailList: [{ InstanceId, EipList: [ip] }] },
      ],
    });
  const find = async (FilterInstanceId: string, more: object = {}) => {
    const params = { FilterInstanceId, FilterAlarmType: 1, Offset: 0, Limit: 10, ...more };
    return (await antiddos("DescribeListIPAlarmConfig", params)).response;
  };

  it("are found by instance, by the beginning of its ID, and by address", async () => {
    await set("bgp-1", "203.0.113.7", 100);
    await set("bgp-2", "203.0.113.8", 200);
    await set("bgp-2", "203.0.113.9", 300);
    const one = {
      AlarmType: 1,
      AlarmThreshold: 100,
      InstanceDetailList: [{ EipList: ["203.0.113.7"], InstanceId: "bgp-1" }],
    };
    expect(await find("bgp-1")).toMatchObject({ Total: 1, ConfigList: [one] });
    expect(await find("bgp-*")).toMatchObject({ Total: 3 });
    expect((await find("bgp-*", { Offset: 1, Limit: 1 })).ConfigList).toHaveLength(1);
    expect(await find("bgp-2", { FilterIp: "203.0.113.9" })).toMatchObject({ Total: 1 });
    expect(await find("bgp-")).toMatchObject({ Total: 0, ConfigList: [] });
    expect(await find("bgp-1", { FilterAlarmType: 2 })).toMatchObject({ Total: 0 });
    await set("bgp-1", "203.0.113.7", 0);
    expect(await find("bgp-1")).toMatchObject({ Total: 0 });
    expect((await set("bgp-1", "here", 1)).code).toBe("InvalidParameterValue");
    expect(platform.journal.violations).toEqual([]);
  });
});

describe("scheduling domains", () => {
  const find = async (FilterDomain?: string) =>
    (await antiddos("DescribeListSchedulingDomain", { FilterDomain, Offset: 0, Limit: 10 })).response;

  it("are found by a part of their names, and can be renamed", async () => {
    await platform.state.schedulingDomains.create({ id: "shop.dayugslb.com" });
    await platform.state.schedulingDomains.create({ id: "myshop.dayugslb.com", userName: "mine" });
    expect(await find("shop.dayugslb.com")).toMatchObject({
      Total: 2,
      DomainList: [
        { Domain: "shop.dayugslb.com", UsrDomainName: null },
        { Domain: "myshop.dayugslb.com", UsrDomainName: "mine" },
      ],
    });
    await antiddos("ModifyDomainUsrName", { DomainName: "shop.dayugslb.com", DomainUserName: "shop" });
    expect((await find()).DomainList[0]).toMatchObject({ UsrDomainName: "shop", Method: "priority", TTL: 60 });
    const unknown = await antiddos("ModifyDomainUsrName", { DomainName: "no.dayugslb.com", DomainUserName: "no" });
    expect(unknown.code).toBe("ResourceNotFound");
    expect(platform.journal.violations).toEqual([]);
  });
});
