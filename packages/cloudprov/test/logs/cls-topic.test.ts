import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider();
  const sent = (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody);
  const { id: logsetId } = await simulated.platform.state.clsLogsets.create({ name: "shop" });
  const inputs = { logsetId, topicName: "orders" };
  return { ...simulated, topic: simulated.host.resource("ClsTopic", "orders"), inputs, logsetId, sent };
}

const tracked = { isWebTracking: true, extends: { anonymousAccess: { operations: ["trackLog"] } } };

describe("a ClsTopic", () => {
  it("is created with the program's settings, and shows the platform's defaults", async () => {
    await using test = await given();
    const { id, outputs } = await test.topic.create({ ...test.inputs, tags: { team: "shop" } });
    expect(test.sent("CreateTopic")).toEqual([
      {
        LogsetId: test.logsetId,
        TopicName: "orders",
        Describes: "",
        Tags: [{ Key: "team", Value: "shop" }],
      },
    ]);
    expect(outputs).toMatchObject({
      clsTopicId: id,
      partitionCount: 1,
      autoSplit: true,
      storageType: "hot",
      bizType: 0,
      encryption: 0,
      isWebTracking: false,
    });
    await test.topic.delete();
    expect(test.platform.state.clsTopics.list()).toEqual([]);
  });

  it("has an ID that ends with #1 if it stores metrics", async () => {
    await using test = await given();
    const inputs = { ...test.inputs, bizType: 1, tags: { team: "shop" } };
    const { id } = await test.topic.create(inputs);
    const [topic] = test.platform.state.clsTopics.list();
    const TopicId = topic?.id ?? "";
    expect(id).toBe(`${TopicId}#1`);
    expect(test.sent("DescribeTopics").at(-1)).toMatchObject({
      BizType: 1,
      Filters: [{ Key: "topicId", Values: [TopicId] }],
    });

    await test.topic.update({ ...inputs, describes: "Load", tags: { team: "site" } });
    expect(test.sent("ModifyTopic")).toEqual([{ TopicId, Describes: "Load" }]);
    expect(test.sent("ModifyResourceTags")).toMatchObject([
      { Resource: `qcs::cls:ap-guangzhou:uin/:topic/${TopicId}` },
    ]);
    expect((await test.host.resource("ClsTopic", "imported").import(id)).id).toBe(id);
    await test.topic.delete();
    expect(test.sent("DeleteTopic")).toEqual([{ TopicId }]);
  });

  it("permits anonymous access until extends is removed", async () => {
    await using test = await given();
    const { id: TopicId } = await test.topic.create({ ...test.inputs, ...tracked });
    const more = { ...tracked, extends: { anonymousAccess: { operations: ["trackLog", "realtimeProducer"] } } };
    await test.topic.update({ ...test.inputs, ...more });
    const Extends = { AnonymousAccess: { Operations: ["trackLog", "realtimeProducer"] } };
    expect(test.sent("ModifyTopic")).toEqual([{ TopicId, IsWebTracking: true, Extends }]);

    await test.topic.update(test.inputs);
    expect(test.sent("ModifyTopic").slice(1)).toEqual([{ TopicId, IsWebTracking: false }]);
    expect(test.platform.state.clsTopics.list()).toMatchObject([{ webTracking: false }]);
    expect((await test.topic.preview(test.inputs)).action).toBe("same");
  });

  it("is encrypted in place, which cannot be undone", async () => {
    await using test = await given();
    const { id: TopicId } = await test.topic.create(test.inputs);
    const key = { kmsRegion: "ap-guangzhou", kmsKeyId: "key" };
    await test.topic.update({ ...test.inputs, encryption: 1, customKmsInfo: key });
    expect(test.sent("ModifyTopic")).toEqual([
      { TopicId, Encryption: 1, CustomKmsInfo: { KmsRegion: "ap-guangzhou", KmsKeyId: "key" } },
    ]);
    await test.topic.update({ ...test.inputs, encryption: 1, customKmsInfo: { ...key, kmsKeyId: "other" } });
    expect(test.sent("ModifyTopic").at(-1)).toMatchObject({ Encryption: 1 });
    await expect(test.topic.preview({ ...test.inputs, encryption: 0 })).rejects.toThrow("cannot switch off");
  });

  it("has no difference if the platform has split its partitions", async () => {
    await using test = await given();
    const inputs = { ...test.inputs, partitionCount: 2 };
    const { id } = await test.topic.create(inputs);
    test.platform.state.clsTopics.change(id, { partitionCount: 5 });
    await test.topic.read();
    expect((await test.topic.diff(inputs)).changes).toEqual([]);
    expect((await test.topic.diff({ ...inputs, partitionCount: 6 })).replaces).toEqual(["partitionCount"]);
  });

  it("warns that a replacement loses its logs", async () => {
    await using test = await given();
    const { id } = await test.topic.create(test.inputs);
    expect((await test.topic.preview({ ...test.inputs, storageType: "cold" })).action).toBe("replace");
    const warnings = test.host.logs.filter(({ severity }) => severity === "warning").map(({ message }) => message);
    expect(warnings).toEqual([`the logs of the topic ${id} are lost: the replacement is empty`]);
  });

  it.each([
    [{ topicName: "cls_service_log" }, "topicName"],
    [{ partitionCount: 11 }, "partitionCount"],
    [{ period: 3_601 }, "period"],
    [{ period: 6, storageType: "cold" }, "period"],
    [{ period: 30, hotPeriod: 30 }, "hotPeriod"],
    [{ hotPeriod: 6 }, "hotPeriod"],
    [{ hotPeriod: 7, storageType: "cold" }, "hotPeriod"],
    [{ isWebTracking: true }, "extends"],
    [{ ...tracked, isWebTracking: false }, "extends"],
    [{ customKmsInfo: { kmsRegion: "ap-guangzhou", kmsKeyId: "key" } }, "customKmsInfo"],
  ])("is rejected during preview for %j", async (wrong, property) => {
    await using test = await given();
    const { failures } = await test.topic.check({ ...test.inputs, ...wrong });
    expect(failures.map((one) => one.property)).toEqual([property]);
  });

  it("does not adopt a topic with its name", async () => {
    await using test = await given();
    const other = await test.platform.state.clsTopics.create({ name: "orders", logsetId: test.logsetId });
    await expect(test.topic.create(test.inputs)).rejects.toThrow(other.id);
    expect(test.platform.state.clsTopics.list()).toEqual([other]);
  });

  it("is refreshed with others from the listings of both types", async () => {
    await using test = await given();
    const all = Array.from({ length: 40 }, (_, i) => test.host.resource("ClsTopic", `orders-${i}`));
    await Promise.all(all.map((one, i) => one.create({ ...test.inputs, topicName: `orders-${i}`, bizType: i % 2 })));
    const found = await refreshed(test, all);
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeTopics", "DescribeTopics"]);
    expect(found.map((one) => one?.inputs["bizType"])).toEqual(all.map((_, i) => i % 2));
  });
});
