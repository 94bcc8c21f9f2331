import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider();
  const sent = (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody);
  const { id: logsetId } = await simulated.platform.state.clsLogsets.create({ name: "shop" });
  const { id: topicId } = await simulated.platform.state.clsTopics.create({ name: "orders", logsetId });
  return { ...simulated, index: simulated.host.resource("ClsIndex", "orders"), topicId, sent };
}

const fullText = { caseSensitive: false, tokenizer: "@&", containZH: false };
const keyed = (...keyValues: object[]) => ({ keyValue: { caseSensitive: false, keyValues } });
const id = { key: "id", value: { type: "text", tokenizer: "-" } };
const order = { key: "order", value: { type: "json", childNodes: [id, { key: "total", value: { type: "double" } }] } };
const status = { key: "status", value: { type: "long", sqlFlag: true } };

describe("a ClsIndex", () => {
  it("has the ID of its topic, and is changed with the whole rule", async () => {
    await using test = await given();
    const { topicId } = test;
    const created = await test.index.create({ topicId, rule: { fullText } });
    const FullText = { CaseSensitive: false, Tokenizer: "@&", ContainZH: false };
    expect(created).toMatchObject({ id: topicId, outputs: { status: true, metadataFlag: 0 } });
    expect(test.sent("CreateIndex")).toEqual([{ TopicId: topicId, Rule: { FullText } }]);

    await test.index.update({ topicId, rule: { fullText, ...keyed(status) } });
    const KeyValues = [{ Key: "status", Value: { Type: "long", SqlFlag: true } }];
    expect(test.sent("ModifyIndex")).toEqual([
      {
        TopicId: topicId,
        Rule: { FullText, KeyValue: { CaseSensitive: false, KeyValues } },
        IncludeInternalFields: false,
        MetadataFlag: 0,
      },
    ]);
    await test.index.delete();
    expect(test.platform.state.clsIndexes.list()).toEqual([]);
  });

  it("can be disabled and reset to the defaults", async () => {
    await using test = await given();
    const inputs = { topicId: test.topicId, rule: { fullText } };
    await test.index.create({ ...inputs, status: false, includeInternalFields: true, metadataFlag: 2 });
    expect(test.sent("CreateIndex")).toMatchObject([{ Status: false }]);
    await test.index.update({ ...inputs, status: true });
    expect(test.platform.state.clsIndexes.list()).toMatchObject([{ status: true, internal: false, metadata: 0 }]);
  });

  it("compares keys regardless of their order, also inside JSON", async () => {
    await using test = await given();
    const { topicId } = test;
    await test.index.create({ topicId, rule: keyed(order, status) });
    await test.index.read();
    const childNodes = order.value.childNodes.toReversed();
    const reversed = keyed(status, { key: "order", value: { type: "json", childNodes } });
    expect((await test.index.diff({ topicId, rule: reversed })).changes).toEqual([]);
    expect((await test.index.diff({ topicId, rule: keyed(status) })).changes).toEqual(["rule"]);
  });

  it("does not adopt an index that exists", async () => {
    await using test = await given();
    const { topicId } = test;
    const other = await test.platform.state.clsIndexes.create({
      id: topicId,
      rule: { DynamicIndex: { Status: true } },
    });
    await expect(test.index.create({ topicId, rule: { fullText } })).rejects.toThrow("pulumi import");
    expect(test.platform.state.clsIndexes.list()).toEqual([other]);
  });

  it.each([
    ["tokenizer", { type: "long", tokenizer: "," }],
    ["containZH", { type: "double", containZH: true }],
    ["type", { type: "date" }],
  ])("is rejected during preview for a wrong %s", async (member, value) => {
    await using test = await given();
    const { failures } = await test.index.check({ topicId: test.topicId, rule: keyed({ key: "a", value }) });
    expect(failures.map(({ property }) => property)).toEqual([`rule.keyValue.keyValues[0].value.${member}`]);
  });

  it("does not exist when its topic is deleted", async () => {
    await using test = await given();
    await test.index.create({ topicId: test.topicId, rule: { fullText } });
    test.platform.state.clsIndexes.remove(test.topicId);
    test.platform.state.clsTopics.remove(test.topicId);
    expect(await test.index.read()).toBeUndefined();
  });
});
