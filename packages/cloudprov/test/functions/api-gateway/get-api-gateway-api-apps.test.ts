import { secret } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { hash } from "../../../src/platform/hash.ts";
import { givenLookup } from "../given-lookup.ts";

const name = "getApiGatewayApiApps";
const action = "DescribeApiAppsStatus";
const firstPage = { Limit: 100, Offset: 0 };

/** Two applications. */
async function given() {
  const test = await givenLookup(name);
  const { apiApps } = test.platform.state;
  const shop = await apiApps.create({ name: "shop", description: "the web shop", secret: "s3cr3t-of-the-shop" });
  const bank = await apiApps.create({ name: "bank" });
  return { ...test, shop, bank };
}

describe(name, () => {
  it("lists all applications, with secrets that are not shown", async () => {
    await using test = await given();
    const { shop, bank } = test;
    const found = await test.ask();
    expect(found).toMatchObject({
      id: hash([shop.id, bank.id]),
      apiAppLists: [
        {
          apiAppId: shop.id,
          apiAppName: "shop",
          apiAppKey: shop.key,
          apiAppSecret: secret("s3cr3t-of-the-shop"),
          apiAppDesc: "the web shop",
          createdTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
          modifiedTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
        },
        { apiAppId: bank.id, apiAppDesc: "" },
      ],
    });
    expect(test.sent(action)).toEqual([firstPage]);
    expect(JSON.stringify(test.host.logs)).not.toContain("s3cr3t-of-the-shop");
  });

  it("filters by ID, by name and by both, and returns its inputs", async () => {
    await using test = await given();
    const { shop, bank } = test;
    const both = { apiAppId: shop.id, apiAppName: "shop" };
    expect(await test.ask(both)).toMatchObject({ ...both, apiAppLists: [{ apiAppId: shop.id }] });
    expect((await test.ask({ apiAppId: bank.id, apiAppName: "" }))["apiAppLists"]).toMatchObject([
      { apiAppName: "bank" },
    ]);
    expect(await test.ask({ apiAppName: "nobody" })).toMatchObject({ id: "0", apiAppLists: [] });
    expect(test.sent(action)).toEqual([
      {
        Filters: [
          { Name: "ApiAppId", Values: [shop.id] },
          { Name: "ApiAppName", Values: ["shop"] },
        ],
        ...firstPage,
      },
      { Filters: [{ Name: "ApiAppId", Values: [bank.id] }], ...firstPage },
      { Filters: [{ Name: "ApiAppName", Values: ["nobody"] }], ...firstPage },
    ]);
  });

  it("ends with the last page, even if that is full", async () => {
    await using test = await givenLookup(name);
    const made = [];
    for (let at = 0; at < 100; at++) made.push((await test.platform.state.apiApps.create({})).id);
    expect((await test.ask())["id"]).toBe(hash(made));
    expect(test.sent(action)).toEqual([firstPage]);
    made.push((await test.platform.state.apiApps.create({})).id);
    expect((await test.ask())["id"]).toBe(hash(made));
    expect(test.sent(action)).toHaveLength(3);
  });

  it("writes the applications into a file that others cannot read", async () => {
    await using test = await given();
    const { content, mode } = await test.file({ apiAppName: "shop" });
    expect(content).toMatchObject([{ apiAppId: test.shop.id, apiAppSecret: "s3cr3t-of-the-shop" }]);
    expect(mode).toBe(0o600);
  });
});
