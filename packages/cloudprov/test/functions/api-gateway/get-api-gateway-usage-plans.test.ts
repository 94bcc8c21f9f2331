import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenLookup } from "../given-lookup.ts";

const name = "getApiGatewayUsagePlans";
const action = "DescribeUsagePlansStatus";
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
const firstPage = { Limit: 100, Offset: 0 };

/** Two plans. */
async function given() {
  const test = await givenLookup(name);
  const { usagePlans } = test.platform.state;
  const trial = await usagePlans.create({ name: "trial", description: "to try it", maxRequests: 100 });
  const gold = await usagePlans.create({ name: "gold", maxRequestsPerSecond: 50 });
  return { ...test, trial, gold };
}

describe(name, () => {
  it("lists all plans", async () => {
    await using test = await given();
    const times = { modifyTime: time, createTime: time };
    const lists = [
      {
        usagePlanId: test.trial.id,
        usagePlanName: "trial",
        usagePlanDesc: "to try it",
        maxRequestNum: 100,
        maxRequestNumPreSec: -1,
        ...times,
      },
      {
        usagePlanId: test.gold.id,
        usagePlanName: "gold",
        usagePlanDesc: "",
        maxRequestNum: -1,
        maxRequestNumPreSec: 50,
        ...times,
      },
    ];
    expect(await test.ask()).toEqual({ id: "#", lists });
    expect((await test.file()).content).toEqual(lists);
  });

  it("filters by ID, by name and by both, and returns its inputs", async () => {
    await using test = await given();
    const { trial, gold } = test;
    expect((await test.ask({ usagePlanId: "", usagePlanName: "gold" }))["lists"]).toMatchObject([
      { usagePlanId: gold.id },
    ]);
    const none = { usagePlanId: trial.id, usagePlanName: "gold" };
    expect(await test.ask(none)).toEqual({ ...none, id: `${trial.id}#gold`, lists: [] });
    expect(test.sent(action)).toEqual([
      { Filters: [{ Name: "UsagePlanName", Values: ["gold"] }], ...firstPage },
      {
        Filters: [
          { Name: "UsagePlanId", Values: [trial.id] },
          { Name: "UsagePlanName", Values: ["gold"] },
        ],
        ...firstPage,
      },
    ]);
  });

  it("lists several pages", async () => {
    await using test = await givenLookup(name);
    for (let at = 0; at < 101; at++) await test.platform.state.usagePlans.create({});
    expect((await test.ask())["lists"]).toHaveLength(101);
    expect(test.sent(action)).toMatchObject([{ Offset: 0 }, { Offset: 100 }]);
  });

  it("rejects an invalid ID before a request, and reports a failure unchanged", async () => {
    await using test = await given();
    const words = async (args?: object) => (await failure(test.ask({ ...args }))).message;
    expect(await words({ usagePlanId: "trial" })).toContain("usagePlanId must be the ID of a usage plan");
    expect(test.platform.calls()).toEqual([]);
    test.platform.failNextAction({ action, code: "UnauthorizedOperation" });
    expect(await words()).toContain("UnauthorizedOperation");
  });
});
