import { secret } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenLookup } from "../given-lookup.ts";

const name = "getApiGatewayApiKeys";
const action = "DescribeApiKeysStatus";
const firstPage = { Limit: 100, Offset: 0 };

/** A key that can be used, and one that cannot. */
async function given() {
  const test = await givenLookup(name);
  const { gatewayKeys } = test.platform.state;
  const partner = await gatewayKeys.create({ name: "partner", secret: "s3cr3t-of-the-partner" });
  const old = await gatewayKeys.create({ name: "old", enabled: false });
  return { ...test, partner, old };
}

describe(name, () => {
  it("lists all keys, with secrets that are not shown", async () => {
    await using test = await given();
    const { partner, old } = test;
    expect(await test.ask()).toMatchObject({
      id: "#",
      lists: [
        {
          apiKeyId: partner.id,
          status: "on",
          accessKeySecret: secret("s3cr3t-of-the-partner"),
          modifyTime: expect.stringMatching(/Z$/),
          createTime: expect.stringMatching(/Z$/),
        },
        { apiKeyId: old.id, status: "off", accessKeySecret: secret(old.secret) },
      ],
    });
    expect(test.sent(action)).toEqual([firstPage]);
    expect(JSON.stringify(test.host.logs)).not.toContain("s3cr3t-of-the-partner");
  });

  it("filters by name, by ID and by both, and returns its inputs", async () => {
    await using test = await given();
    const { partner, old } = test;
    expect(await test.ask({ secretName: "partner" })).toMatchObject({
      id: "partner#",
      secretName: "partner",
      lists: [{ apiKeyId: partner.id }],
    });
    expect(await test.ask({ apiKeyId: old.id })).toMatchObject({ id: `#${old.id}`, lists: [{ apiKeyId: old.id }] });
    expect(await test.ask({ secretName: "partner", apiKeyId: old.id })).toMatchObject({
      id: `partner#${old.id}`,
      lists: [],
    });
    expect(test.sent(action)).toEqual([
      { Filters: [{ Name: "SecretName", Values: ["partner"] }], ...firstPage },
      { Filters: [{ Name: "AccessKeyId", Values: [old.id] }], ...firstPage },
      {
        Filters: [
          { Name: "SecretName", Values: ["partner"] },
          { Name: "AccessKeyId", Values: [old.id] },
        ],
        ...firstPage,
      },
    ]);
  });

  it("lists several pages", async () => {
    await using test = await givenLookup(name);
    const made = [];
    for (let at = 0; at < 101; at++) made.push((await test.platform.state.gatewayKeys.create({})).id);
    const { lists } = await test.ask();
    expect((lists as { apiKeyId: string }[]).map(({ apiKeyId }) => apiKeyId)).toEqual(made);
    expect(test.sent(action)).toEqual([firstPage, { ...firstPage, Offset: 100 }]);
  });

  it("writes the keys into a file that others cannot read", async () => {
    await using test = await given();
    const { content, mode } = await test.file({ secretName: "partner" });
    expect(content).toMatchObject([{ apiKeyId: test.partner.id, accessKeySecret: "s3cr3t-of-the-partner" }]);
    expect(mode).toBe(0o600);
  });
});
