import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, call } = {} as ServiceBench;
let LogsetId: string;
beforeEach(async () => {
  ({ platform, call } = await openServiceBench("cls"));
  LogsetId = (await platform.state.clsLogsets.create({ name: "shop" })).id;
});
afterEach(() => platform.close());

const filter = (Key: string, ...Values: string[]) => ({ Filters: [{ Key, Values }] });
const listed = async (params: object) =>
  (await call("DescribeTopics", params)).response.Topics.map((one: Record<string, unknown>) => one["TopicName"]);

describe("a topic", () => {
  it("is created in a log set, changed and deleted", async () => {
    const made = { LogsetId, TopicName: "orders", Tags: [{ Key: "team", Value: "shop" }] };
    const { TopicId } = (await call("CreateTopic", made)).response;
    const { Topics } = (await call("DescribeTopics", filter("topicId", TopicId))).response;
    expect(Topics).toMatchObject([
      { TopicName: "orders", PartitionCount: 1, AutoSplit: true, StorageType: "hot", Period: 30, BizType: 0 },
    ]);
    const { Logsets } = (await call("DescribeLogsets")).response;
    expect(Logsets).toMatchObject([{ TopicCount: 1, MetricTopicCount: 0 }]);
    expect((await call("DeleteLogset", { LogsetId })).code).toBe("FailedOperation.LogsetNotEmpty");

    const Extends = { AnonymousAccess: { Operations: ["trackLog"] } };
    await call("ModifyTopic", { TopicId, TopicName: "payments", Period: 90, IsWebTracking: true, Extends });
    expect((await call("DescribeTopics", filter("topicName", "pay"))).response.Topics).toMatchObject([
      { TopicName: "payments", Period: 90, IsWebTracking: true, Extends },
    ]);

    await call("DeleteTopic", { TopicId });
    expect((await call("DeleteTopic", { TopicId })).code).toBe("ResourceNotFound.TopicNotExist");
    expect(platform.state.tags.list()).toEqual([]);
    expect(platform.journal.violations).toEqual([]);
  });

  it.each([
    ["a reserved name", { TopicName: "cls_service_log" }, "InvalidParameterValue"],
    ["a name of the log set", { TopicName: "site" }, "InvalidParameter.TopicConflict"],
    ["another log set", { LogsetId: "none" }, "ResourceNotFound.LogsetNotExist"],
    ["too many partitions", { PartitionCount: 11 }, "LimitExceeded.Partition"],
    ["another storage type", { StorageType: "warm" }, "InvalidParameterValue"],
    ["a period between the longest and permanent", { Period: 3_601 }, "InvalidParameterValue"],
    ["a short period of cold storage", { StorageType: "cold", Period: 6 }, "FailedOperation.InvalidPeriod"],
    ["a hot period as long as the period", { Period: 30, HotPeriod: 30 }, "InvalidParameterValue"],
    ["anonymous access to metrics", { BizType: 1, IsWebTracking: true }, "InvalidParameterValue"],
  ])("is rejected for %s", async (_, params, code) => {
    await platform.state.clsTopics.create({ name: "site", logsetId: LogsetId });
    expect((await call("CreateTopic", { LogsetId, TopicName: "orders", ...params })).code).toBe(code);
  });
});

it("lists log topics and metric topics separately, by parts of names or exactly", async () => {
  await platform.state.clsTopics.create({ name: "orders", logsetId: LogsetId });
  await platform.state.clsTopics.create({ name: "old orders", logsetId: LogsetId });
  await platform.state.clsTopics.create({ name: "load", logsetId: LogsetId, bizType: 1 });
  expect(await listed(filter("topicName", "orders"))).toEqual(["orders", "old orders"]);
  expect(await listed({ ...filter("topicName", "orders"), PreciseSearch: 1 })).toEqual(["orders"]);
  expect(await listed({ ...filter("logsetName", "sho"), PreciseSearch: 2 })).toEqual([]);
  expect(await listed({ BizType: 1 })).toEqual(["load"]);
});
