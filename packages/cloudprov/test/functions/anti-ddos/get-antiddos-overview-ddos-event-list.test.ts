import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenLookup } from "../given-lookup.ts";

const name = "getAntiddosOverviewDdosEventList";
const action = "DescribeOverviewDDoSEventList";
const args = { startTime: "2026-01-01 00:00:00", endTime: "2026-01-08 00:00:00" };
const sent = { StartTime: "2026-01-01 00:00:00", EndTime: "2026-01-08 00:00:00", Offset: 0, Limit: 20 };

describe(name, () => {
  it("returns each attack, with a number for its status", async () => {
    await using test = await givenLookup(name);
    const { id } = await test.platform.state.ddosEvents.create({});
    expect(await test.ask({ ...args, attackStatus: "" })).toEqual({
      ...args,
      attackStatus: "",
      id: expect.stringMatching(/^\d+$/),
      eventLists: [
        {
          id,
          vip: "10.0.0.1",
          startTime: "2026-01-01 00:00:00",
          endTime: "2026-01-01 00:10:00",
          attackType: "SYNFLOOD",
          attackStatus: 1,
          mbps: 100,
          pps: 1_000,
          business: "bgp-multip",
          instanceId: "bgp-00000ry7",
          instanceName: "shop",
        },
      ],
    });
    expect(test.sent(action)).toEqual([sent]);
  });

  it("reads all pages of 20, and requests none after the last", async () => {
    await using test = await givenLookup(name);
    const ids = [];
    for (let at = 0; at < 41; at++) ids.push((await test.platform.state.ddosEvents.create({})).id);
    const { eventLists } = await test.ask(args);
    expect((eventLists as { id: string }[]).map(({ id }) => id)).toEqual(ids);
    expect(test.sent(action)).toEqual([0, 20, 40].map((Offset) => ({ ...sent, Offset })));
  });

  it("returns current attacks, or past ones", async () => {
    await using test = await givenLookup(name);
    const { id } = await test.platform.state.ddosEvents.create({ attackStatus: 0 });
    await test.platform.state.ddosEvents.create({});
    expect(await test.ask({ ...args, attackStatus: "start" })).toMatchObject({
      attackStatus: "start",
      eventLists: [{ id, attackStatus: 0 }],
    });
    expect((await failure(test.ask({ ...args, attackStatus: "never" }))).message).toContain("AttackStatus must be");
  });

  it("has an ID that depends on the result, and writes the result", async () => {
    await using test = await givenLookup(name);
    expect(await test.ask(args)).toMatchObject({ id: "0", eventLists: [] });
    const { id } = await test.platform.state.ddosEvents.create({ id: "event-1" });
    expect((await test.ask(args))["id"]).toBe("1541438173");
    expect(await test.file(args)).toEqual({ content: [expect.objectContaining({ id })], mode: 0o644 });
  });

  it("rejects an invalid time before a request", async () => {
    await using test = await givenLookup(name);
    expect((await failure(test.ask({ ...args, endTime: "tomorrow" }))).message).toContain("endTime must have the form");
    expect(test.platform.calls()).toEqual([]);
  });
});
