import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenLookup } from "../given-lookup.ts";

const name = "getAntiddosBgpBizTrend";
const action = "DescribeBgpBizTrend";

const args = {
  business: "bgp-multip",
  startTime: "2026-01-01 00:00:00",
  endTime: "2026-01-01 00:10:00",
  metricName: "intraffic",
  instanceId: "bgp-1",
  flag: 0,
};

describe(name, () => {
  it("returns the values in chronological order, including duplicates", async () => {
    await using test = await givenLookup(name);
    await test.platform.state.bizTrends.create({ instanceId: "bgp-1", values: [7, 3, 7] });
    expect(await test.ask(args)).toEqual({ ...args, id: "bgp-1", dataLists: [7, 3, 7], total: 3, maxData: 7 });
    expect(test.sent(action)).toEqual([
      {
        Business: "bgp-multip",
        StartTime: "2026-01-01 00:00:00",
        EndTime: "2026-01-01 00:10:00",
        MetricName: "intraffic",
        InstanceId: "bgp-1",
        Flag: 0,
      },
    ]);
  });

  it("writes one element with the values and their meaning", async () => {
    await using test = await givenLookup(name);
    await test.platform.state.bizTrends.create({ instanceId: "bgp-1", metricName: "inpkg", values: [1, 2] });
    expect(await test.file({ ...args, metricName: "inpkg", flag: 1 })).toEqual({
      content: [{ dataLists: [1, 2], total: 2, metricName: "inpkg", maxData: 2 }],
      mode: 0o644,
    });
  });

  it.each([
    [{ metricName: "traffic" }, "metricName must be intraffic, outtraffic, inpkg or outpkg"],
    [{ flag: 2 }, "flag must be 0 to 1"],
    [{ startTime: "2026-01-01" }, "startTime must have the form YYYY-MM-DD hh:mm:ss"],
    [{ endTime: "2026-01-01T00:10:00Z" }, "endTime must have the form YYYY-MM-DD hh:mm:ss"],
    [{ business: "" }, "business must not be empty"],
    [{ instanceId: "" }, "instanceId must not be empty"],
  ])("rejects %j before a request", async (wrong, words) => {
    await using test = await givenLookup(name);
    expect((await failure(test.ask({ ...args, ...wrong }))).message).toContain(words);
    expect(test.platform.calls()).toEqual([]);
  });

  it("lets the platform decide whether a time is a multiple of 5 minutes", async () => {
    await using test = await givenLookup(name);
    const { message } = await failure(test.ask({ ...args, startTime: "2026-01-01 00:01:00" }));
    expect(message).toContain("StartTime must be a multiple of 5 minutes");
  });
});
