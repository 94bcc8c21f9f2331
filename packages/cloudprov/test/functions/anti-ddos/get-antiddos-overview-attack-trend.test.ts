import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenLookup } from "../given-lookup.ts";

const name = "getAntiddosOverviewAttackTrend";

const args = {
  type: "ddos",
  dimension: "attackcount",
  period: 86_400,
  startTime: "2026-01-01 00:00:00",
  endTime: "2026-01-03 00:00:00",
};

describe(name, () => {
  it("returns the values in chronological order, including duplicates, and its unchanged arguments", async () => {
    await using test = await givenLookup(name);
    await test.platform.state.attackTrends.create({ values: [2, 0, 2] });
    const found = await test.ask(args);
    expect(found).toEqual({ ...args, id: expect.stringMatching(/^\d+$/), datas: [2, 0, 2], periodPointCount: 3 });
    expect(test.sent("DescribeOverviewAttackTrend")).toEqual([
      {
        Type: "ddos",
        Dimension: "attackcount",
        Period: 86_400,
        StartTime: "2026-01-01 00:00:00",
        EndTime: "2026-01-03 00:00:00",
      },
    ]);
    const { startTime, ...others } = args;
    expect((await test.ask({ ...others, startTime }))["id"]).toBe(found["id"]);
    expect((await test.ask({ ...args, type: "cc" }))["id"]).not.toBe(found["id"]);
  });

  it("writes one element with the values and their source", async () => {
    await using test = await givenLookup(name);
    const { dimension: _notWritten, ...asked } = args;
    expect(await test.file(args)).toEqual({
      content: [{ ...asked, datas: [0, 0, 0], periodPointCount: 3 }],
      mode: 0o644,
    });
  });

  it.each([
    [{ type: "tcp" }, "type must be cc or ddos"],
    [{ dimension: "attackflow" }, "dimension must be attackcount"],
    [{ period: 3_600 }, "period must be exactly 86400"],
    [{ startTime: "yesterday" }, "startTime must have the form YYYY-MM-DD hh:mm:ss"],
    [{ endTime: "" }, "endTime must have the form YYYY-MM-DD hh:mm:ss"],
  ])("rejects %j before a request", async (wrong, words) => {
    await using test = await givenLookup(name);
    expect((await failure(test.ask({ ...args, ...wrong }))).message).toContain(words);
    expect(test.platform.calls()).toEqual([]);
  });
});
