import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenLookup } from "../given-lookup.ts";

const name = "getAntiddosOverviewCcTrend";

const args = {
  period: 3_600,
  startTime: "2026-01-01 00:00:00",
  endTime: "2026-01-01 02:00:00",
  metricName: "inqps",
};
const sent = {
  Period: 3_600,
  StartTime: "2026-01-01 00:00:00",
  EndTime: "2026-01-01 02:00:00",
  MetricName: "inqps",
};

/** The measurements at two addresses, of two products. */
async function given() {
  const test = await givenLookup(name);
  await test.platform.state.ccTrends.create({ ip: "10.0.0.1", values: [5, 1, 5] });
  await test.platform.state.ccTrends.create({ ip: "10.0.0.2", values: [1, 1, 0], business: "basic" });
  return test;
}

describe(name, () => {
  it("returns the values in chronological order, including duplicates", async () => {
    await using test = await given();
    expect(await test.ask(args)).toEqual({ ...args, id: expect.stringMatching(/^\d+$/), datas: [6, 2, 5] });
    await test.ask({ ...args, business: "", ipLists: [] });
    expect(test.sent("DescribeOverviewCCTrend")).toEqual([sent, sent]);
  });

  it("returns those of a product, or of addresses", async () => {
    await using test = await given();
    const ofProduct = { ...args, business: "basic" };
    const ofAddress = { ...args, ipLists: ["10.0.0.1"] };
    expect(await test.ask(ofProduct)).toMatchObject({ ...ofProduct, datas: [1, 1, 0] });
    expect(await test.ask(ofAddress)).toMatchObject({ ...ofAddress, datas: [5, 1, 5] });
    expect(test.sent("DescribeOverviewCCTrend")).toEqual([
      { ...sent, Business: "basic" },
      { ...sent, IpList: ["10.0.0.1"] },
    ]);
  });

  it("has the same ID for any order of the addresses", async () => {
    await using test = await given();
    const { id } = await test.ask({ ...args, ipLists: ["10.0.0.1", "10.0.0.2"] });
    expect((await test.ask({ ipLists: ["10.0.0.2", "10.0.0.1"], ...args }))["id"]).toBe(id);
    expect((await test.ask(args))["id"]).not.toBe(id);
  });

  it("writes an object with the values", async () => {
    await using test = await given();
    expect(await test.file(args)).toEqual({ content: { datas: [6, 2, 5] }, mode: 0o644 });
  });

  it("leaves periods and metrics to the platform, which may support more", async () => {
    await using test = await given();
    expect((await failure(test.ask({ ...args, period: 60 }))).message).toContain("Period must be 300, 3600 or 86400");
    expect((await failure(test.ask({ ...args, metricName: "qps" }))).message).toContain("MetricName must be inqps");
  });

  it("rejects an invalid time before a request", async () => {
    await using test = await given();
    const { message } = await failure(test.ask({ ...args, startTime: "2026-1-1 0:00" }));
    expect(message).toContain("startTime must have the form YYYY-MM-DD hh:mm:ss");
    for (const no of ["2026-13-01 00:00:00", "2026-01-32 00:00:00", "2026-01-01 24:00:00", "2026-01-01 00:60:00"]) {
      expect((await failure(test.ask({ ...args, endTime: no }))).message).toContain("endTime must have the form");
    }
    expect((await failure(test.ask({ ...args, ipLists: ["here"] }))).message).toContain("ipLists[0] must be an IP");
    expect(test.platform.calls()).toEqual([]);
  });
});
