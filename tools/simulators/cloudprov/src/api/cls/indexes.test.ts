import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, call } = {} as ServiceBench;
let TopicId: string;
beforeEach(async () => {
  ({ platform, call } = await openServiceBench("cls"));
  const { id: logsetId } = await platform.state.clsLogsets.create({ name: "shop" });
  TopicId = (await platform.state.clsTopics.create({ name: "orders", logsetId })).id;
});
afterEach(() => platform.close());

const FullText = { CaseSensitive: false, Tokenizer: "@&", ContainZH: false };
const keyed = (...KeyValues: object[]) => ({ Rule: { KeyValue: { CaseSensitive: false, KeyValues } } });

describe("an index", () => {
  it("is created, replaced as a whole and deleted", async () => {
    expect((await call("DescribeIndex", { TopicId })).code).toBe("ResourceNotFound.IndexNotExist");
    await call("CreateIndex", { TopicId, Rule: { FullText } });
    expect((await call("DescribeIndex", { TopicId })).response).toMatchObject({
      TopicId,
      Status: true,
      Rule: { FullText, KeyValue: null },
      IncludeInternalFields: false,
      MetadataFlag: 0,
    });
    expect((await call("DescribeTopics")).response.Topics).toMatchObject([{ Index: true }]);
    expect((await call("CreateIndex", { TopicId, Rule: {} })).code).toBe("InvalidParameter.IndexConflict");

    const status = { Key: "status", Value: { Type: "long", SqlFlag: true } };
    await call("ModifyIndex", { TopicId, ...keyed(status), Status: false, MetadataFlag: 2 });
    expect((await call("DescribeIndex", { TopicId })).response).toMatchObject({
      Status: false,
      Rule: { FullText: null, ...keyed(status).Rule },
      MetadataFlag: 2,
    });

    await call("DeleteIndex", { TopicId });
    expect((await call("DeleteIndex", { TopicId })).code).toBe("ResourceNotFound.IndexNotExist");
    expect(platform.journal.violations).toEqual([]);
  });

  it.each([
    ["another type", { Key: "a", Value: { Type: "date" } }],
    ["a key that begins with an underscore", { Key: "_a", Value: { Type: "text" } }],
    ["separators in a number", { Key: "a", Value: { Type: "long", Tokenizer: "," } }],
    ["keys in a text", { Key: "a", Value: { Type: "text", ChildNode: [{ Key: "b", Value: { Type: "text" } }] } }],
  ])("is rejected for %s", async (_, key) => {
    expect((await call("CreateIndex", { TopicId, ...keyed(key) })).code).toBe("InvalidParameterValue");
  });

  it("is deleted with its topic", async () => {
    await call("CreateIndex", { TopicId, Rule: { FullText } });
    await call("DeleteTopic", { TopicId });
    expect((await call("DescribeIndex", { TopicId })).code).toBe("ResourceNotFound.TopicNotExist");
    expect(platform.state.clsIndexes.list()).toEqual([]);
  });
});
