import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, call } = {} as ServiceBench;
beforeEach(async () => {
  ({ platform, call } = await openServiceBench("cls"));
});
afterEach(() => platform.close());

const filter = (Key: string, ...Values: string[]) => ({ Filters: [{ Key, Values }] });
const listed = async (params: object) =>
  (await call("DescribeLogsets", params)).response.Logsets.map((one: Record<string, unknown>) => one["LogsetName"]);

describe("a log set", () => {
  it("is created with tags, renamed and deleted", async () => {
    const created = await call("CreateLogset", { LogsetName: "shop", Tags: [{ Key: "team", Value: "shop" }] });
    const { LogsetId } = created.response;
    expect(LogsetId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    const { Logsets } = (await call("DescribeLogsets", filter("logsetId", LogsetId))).response;
    expect(Logsets).toMatchObject([
      {
        LogsetName: "shop",
        CreateTime: "2030-01-01 08:00:00",
        TopicCount: 0,
        Tags: [{ Key: "team", Value: "shop" }],
      },
    ]);

    await call("ModifyLogset", { LogsetId, LogsetName: "site", Tags: [{ Key: "team", Value: "site" }] });
    expect(await listed(filter("tag:team", "site"))).toEqual(["site"]);

    await call("DeleteLogset", { LogsetId });
    expect((await call("DeleteLogset", { LogsetId })).code).toBe("ResourceNotFound.LogsetNotExist");
    expect(platform.state.tags.list()).toEqual([]);
    expect(platform.journal.violations).toEqual([]);
  });

  it.each([
    ["a name with a bar", { LogsetName: "a|b" }, "InvalidParameterValue"],
    ["a name of the region", { LogsetName: "site" }, "InvalidParameter.LogsetConflict"],
    ["an ID without an account", { LogsetName: "shop", LogsetId: "shop" }, "InvalidParameterValue"],
    [
      "a repeated tag",
      {
        LogsetName: "shop",
        Tags: [
          { Key: "a", Value: "" },
          { Key: "a", Value: "" },
        ],
      },
      "InvalidParameterValue",
    ],
  ])("is rejected for %s", async (_, params, code) => {
    await platform.state.clsLogsets.create({ name: "site" });
    expect((await call("CreateLogset", params)).code).toBe(code);
  });

  it("can have the name of one in another region", async () => {
    await platform.state.clsLogsets.create({ name: "shop", region: "ap-tokyo" });
    expect((await call("CreateLogset", { LogsetName: "shop" })).code).toBeUndefined();
    expect(await listed({})).toEqual(["shop"]);
  });

  it("is created with an ID of the caller, which is unique", async () => {
    const own = { LogsetName: "shop", LogsetId: "shop-logs-1300000001" };
    expect((await call("CreateLogset", own)).response.LogsetId).toBe("shop-logs-1300000001");
    expect((await call("CreateLogset", { ...own, LogsetName: "site" })).code).toBe("InvalidParameter.LogsetConflict");
  });
});

it("lists log sets by name and in pages", async () => {
  for (const name of ["one", "two", "three"]) await platform.state.clsLogsets.create({ name });
  expect(await listed(filter("logsetName", "two", "three"))).toEqual(["two", "three"]);
  expect(await listed({ Offset: 1, Limit: 1 })).toEqual(["two"]);
  expect((await call("DescribeLogsets", filter("name", "two"))).code).toBe("InvalidParameterValue");
});
