import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenLookup } from "../given-lookup.ts";

const name = "getAntiddosOverviewIndex";
const args = { startTime: "2026-01-01 00:00:00", endTime: "2026-01-08 00:00:00" };
const none = {
  allIpCount: 0,
  antiddosIpCount: 0,
  attackIpCount: 0,
  blockIpCount: 0,
  antiddosDomainCount: 0,
  attackDomainCount: 0,
  maxAttackFlow: 0,
  newAttackTime: "",
  newAttackIp: "",
  newAttackType: "",
};

describe(name, () => {
  it("counts the existing objects, and writes the result", async () => {
    await using test = await givenLookup(name);
    await test.platform.state.devices.create({ id: "10.0.0.1", status: "1" });
    await test.platform.state.ddosEvents.create({ mbps: 7 });
    const found = {
      ...none,
      allIpCount: 1,
      attackIpCount: 1,
      blockIpCount: 1,
      maxAttackFlow: 7,
      newAttackTime: "2026-01-01 00:00:00",
      newAttackIp: "10.0.0.1",
      newAttackType: "SYNFLOOD",
    };
    expect(await test.ask(args)).toEqual({ ...args, ...found, id: expect.stringMatching(/^\d+$/) });
    expect(await test.file(args)).toEqual({ content: found, mode: 0o644 });
    expect(test.sent("DescribeOverviewIndex")[0]).toEqual({ StartTime: args.startTime, EndTime: args.endTime });
  });

  it("returns empty strings for the newest attack before the first one", async () => {
    await using test = await givenLookup(name);
    expect(await test.ask(args)).toMatchObject(none);
  });

  it("rejects an invalid time before a request", async () => {
    await using test = await givenLookup(name);
    expect((await failure(test.ask({ ...args, endTime: "" }))).message).toContain("endTime must have the form");
    expect(test.platform.calls()).toEqual([]);
  });
});
