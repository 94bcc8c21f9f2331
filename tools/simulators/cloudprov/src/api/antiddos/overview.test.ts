import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type CloudprovSimulator, startSimulator } from "../../simulator.ts";
import { call } from "../../testing/client.ts";

let platform: CloudprovSimulator;
beforeEach(async () => {
  platform = await startSimulator({ visibilityLagMs: 0, callsPerSecond: { antiddos: 1_000 } });
});
afterEach(() => platform.close());
const antiddos = (action: string, params: object = {}) => call(platform, "antiddos", action, params);

const span = { StartTime: "2026-01-01 00:00:00", EndTime: "2026-01-02 00:00:00" };

describe("attacks by traffic", () => {
  const find = (params: object = {}) => antiddos("DescribeOverviewDDoSEventList", { ...span, ...params });

  it("are listed by when they began, by whether they go on, and page by page", async () => {
    const { ddosEvents } = platform.state;
    await ddosEvents.create({ id: "over" });
    await ddosEvents.create({ id: "on", attackStatus: 0 });
    await ddosEvents.create({ id: "later", startTime: "2026-02-01 00:00:00" });
    const ids = async (params: object) =>
      ((await find(params)).response.EventList as { Id: string }[]).map(({ Id }) => Id);

    expect((await find()).response).toMatchObject({ Total: 2, EventList: [{ Id: "over", AttackStatus: 1 }, {}] });
    expect(await ids({ AttackStatus: "start" })).toEqual(["on"]);
    expect(await ids({ AttackStatus: "end" })).toEqual(["over"]);
    expect(await ids({ Offset: 1, Limit: 1 })).toEqual(["on"]);
    expect((await find({ AttackStatus: "never" })).code).toBe("InvalidParameterValue");
    expect(platform.journal.violations).toEqual([]);
  });

  it("have a trend in bandwidth and in packets", async () => {
    await platform.state.ddosTrends.create({ values: [1, 2] });
    await platform.state.ddosTrends.create({ values: [3], metricName: "pps" });
    const trend = (MetricName: string) =>
      antiddos("DescribeOverviewDDoSTrend", { ...span, Period: 86_400, MetricName });
    expect((await trend("bps")).response).toMatchObject({ Count: 2, Data: [1, 2] });
    expect((await trend("pps")).response.Data).toEqual([3]);
    expect((await trend("qps")).code).toBe("InvalidParameterValue");
  });
});

describe("the overview", () => {
  it("counts addresses and attacks; returns null as the newest attack when there is none", async () => {
    const index = async () => (await antiddos("DescribeOverviewIndex", span)).response;
    await platform.state.devices.create({ id: "10.0.0.1", status: "1" });
    await platform.state.devices.create({ id: "lb-1", kind: "load-balancer" });
    expect(await index()).toMatchObject({ AllIpCount: 1, BlockIpCount: 1, AttackIpCount: 0, NewAttackIp: null });
    await platform.state.ddosEvents.create({ vip: "10.0.0.1", mbps: 7 });
    expect(await index()).toMatchObject({ AttackIpCount: 1, MaxAttackFlow: 7, NewAttackIp: "10.0.0.1" });
  });

  it("counts what somebody should look at", async () => {
    await platform.state.bgpInstances.create({});
    await platform.state.devices.create({ id: "10.0.0.1", status: "1" });
    await platform.state.devices.create({ id: "10.0.0.2", status: "3" });
    await platform.state.devices.create({ id: "10.0.0.3" });
    expect((await antiddos("DescribePendingRiskInfo")).response).toMatchObject({
      IsPaidUsr: true,
      AttackingCount: 1,
      BlockingCount: 1,
      Total: 2,
    });
  });
});
