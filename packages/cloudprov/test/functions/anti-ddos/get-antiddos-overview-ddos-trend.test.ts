import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenLookup } from "../given-lookup.ts";

const name = "getAntiddosOverviewDdosTrend";
const action = "DescribeOverviewDDoSTrend";
const args = { period: 3_600, startTime: "2026-01-01 00:00:00", endTime: "2026-01-01 02:00:00", metricName: "bps" };
const sent = { Period: 3_600, StartTime: "2026-01-01 00:00:00", EndTime: "2026-01-01 02:00:00", MetricName: "bps" };

async function given() {
  const test = await givenLookup(name);
  await test.platform.state.ddosTrends.create({ ip: "10.0.0.1", values: [5, 1, 5] });
  await test.platform.state.ddosTrends.create({ ip: "10.0.0.2", values: [1, 1, 0], business: "basic" });
  return test;
}

describe(name, () => {
  it("returns the values in chronological order, including duplicates", async () => {
    await using test = await given();
    expect(await test.ask(args)).toEqual({ ...args, id: expect.stringMatching(/^\d+$/), datas: [6, 2, 5] });
    await test.ask({ ...args, business: "", ipLists: [] });
    expect(test.sent(action)).toEqual([sent, sent]);
    expect(await test.file(args)).toEqual({ content: { datas: [6, 2, 5] }, mode: 0o644 });
  });

  it("returns those of a product, or of addresses in any order", async () => {
    await using test = await given();
    expect(await test.ask({ ...args, business: "basic" })).toMatchObject({ business: "basic", datas: [1, 1, 0] });
    const both = ["10.0.0.1", "10.0.0.2"];
    const { id, datas } = await test.ask({ ...args, ipLists: both });
    expect(datas).toEqual([6, 2, 5]);
    expect((await test.ask({ ...args, ipLists: both.toReversed() }))["id"]).toBe(id);
    expect(test.sent(action)[1]).toEqual({ ...sent, IpList: both });
  });

  it("rejects an invalid time or address before a request, and leaves the rest to the platform", async () => {
    await using test = await given();
    expect((await failure(test.ask({ ...args, startTime: "now" }))).message).toContain("startTime must have the form");
    expect((await failure(test.ask({ ...args, ipLists: ["here"] }))).message).toContain("ipLists[0] must be an IP");
    expect(test.platform.calls()).toEqual([]);
    expect((await failure(test.ask({ ...args, metricName: "qps" }))).message).toContain(
      "MetricName must be bps or pps",
    );
  });
});
