import { describe, expect, it } from "vitest";
import { hash } from "../../../src/platform/hash.ts";
import { givenLookup } from "../given-lookup.ts";

const name = "getApiGatewayApiDocs";

describe(name, () => {
  it("lists everything, page by page", async () => {
    await using test = await givenLookup(name);
    const made = [];
    for (let at = 0; at < 101; at++) {
      const { id } = await test.platform.state.apiDocs.create({ name: `doc-${at}` });
      made.push({ apiDocId: id, apiDocName: `doc-${at}`, apiDocStatus: "COMPLETED" });
    }
    expect(await test.ask()).toEqual({ id: hash(made.map(({ apiDocId }) => apiDocId)), apiDocLists: made });
    expect(test.sent("DescribeAPIDocs")).toEqual([
      { Limit: 100, Offset: 0 },
      { Limit: 100, Offset: 100 },
    ]);
  });

  it("returns an empty list if there is nothing", async () => {
    await using test = await givenLookup(name);
    expect(await test.ask()).toEqual({ id: "0", apiDocLists: [] });
  });

  it("writes the list", async () => {
    await using test = await givenLookup(name);
    const { id } = await test.platform.state.apiDocs.create({ name: "orders", status: "COMPLETED" });
    const content = [{ apiDocId: id, apiDocName: "orders", apiDocStatus: "COMPLETED" }];
    expect(await test.file()).toEqual({ content, mode: 0o644 });
  });

  it("waits while the platform is too busy to respond", async () => {
    await using test = await givenLookup(name);
    test.platform.failNextAction({ action: "DescribeAPIDocs", code: "RequestLimitExceeded.UinLimitExceeded" });
    expect(await test.ask()).toMatchObject({ apiDocLists: [] });
    expect(test.sent("DescribeAPIDocs")).toHaveLength(2);
  });
});
