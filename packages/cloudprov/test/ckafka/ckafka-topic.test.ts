import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

type Values = Readonly<Record<string, unknown>>;

async function given() {
  const simulated = await startSimulatedProvider();
  const { platform, host } = simulated;
  const { id: instanceId } = await platform.state.kafkaInstances.create({ partitions: 800 });
  return {
    ...simulated,
    instanceId,
    inputs: { instanceId, topicName: "orders", partitionNum: 3, replicaNum: 2 },
    topics: platform.state.kafkaTopics,
    topic: host.resource("CkafkaTopic", "orders"),
    sent: (action: string) => platform.calls({ action }).map(({ requestBody }) => requestBody),
    warnings: () => host.logs.filter(({ severity }) => severity === "warning").map(({ message }) => message),
  };
}

describe("a CkafkaTopic", () => {
  it("is created by one request, and shows what the platform adds", async () => {
    await using test = await given();
    const { id, outputs } = await test.topic.create({ ...test.inputs, note: "Orders", segment: 86_400_000 });
    expect(id).toBe(`${test.instanceId}#orders`);
    expect(test.sent("CreateTopic")).toEqual([
      {
        InstanceId: test.instanceId,
        TopicName: "orders",
        PartitionNum: 3,
        ReplicaNum: 2,
        EnableWhiteList: 0,
        Note: "Orders",
        RetentionMs: 60_000,
        MinInsyncReplicas: 1,
        CleanUpPolicy: "delete",
        UncleanLeaderElectionEnable: 0,
        SegmentMs: 86_400_000,
      },
    ]);
    expect(outputs).toMatchObject({
      ckafkaTopicId: id,
      maxMessageBytes: 1_048_588,
      segmentBytes: 1_073_741_824,
      forwardStatus: 1,
      createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
    expect((await test.topic.preview({ ...test.inputs, note: "Orders" })).action).toBe("same");
  });

  it("gets more partitions by one action, and everything else by another, with all values", async () => {
    await using test = await given();
    await test.topic.create({ ...test.inputs, note: "Orders" });
    const key = { InstanceId: test.instanceId, TopicName: "orders" };
    await test.topic.update({ ...test.inputs, note: "Orders", partitionNum: 6 });
    expect(test.sent("CreatePartition")).toEqual([{ ...key, PartitionNum: 6 }]);
    expect(test.sent("ModifyTopicAttributes")).toEqual([]);

    await test.topic.update({ ...test.inputs, partitionNum: 6, replicaNum: 3, retention: 120_000 });
    expect(test.sent("ModifyTopicAttributes")).toEqual([
      {
        ...key,
        EnableWhiteList: 0,
        Note: "",
        RetentionMs: 120_000,
        MinInsyncReplicas: 1,
        CleanUpPolicy: "delete",
        UncleanLeaderElectionEnable: 0,
        MaxMessageBytes: 1_048_588,
        SegmentMs: 86_400_000,
        ReplicaNum: 3,
      },
    ]);
    expect(test.topics.list()).toMatchObject([{ partitions: 6, replicas: 3, note: "" }]);
  });

  it("gets its partitions once when the response to that is lost", async () => {
    await using test = await given();
    await test.topic.create(test.inputs);
    test.platform.failNext({ path: /\/CreatePartition$/, kind: "resetAfter" });
    await test.topic.update({ ...test.inputs, partitionNum: 6 });
    expect(test.topics.list()).toMatchObject([{ partitions: 6 }]);
  });

  it("allows only some addresses, in any order, until the program no longer sets them", async () => {
    await using test = await given();
    const inputs = { ...test.inputs, enableWhiteList: true, ipWhiteLists: ["10.0.0.1", "10.0.0.2"] };
    await test.topic.create(inputs);
    expect(test.sent("CreateTopic")).toMatchObject([{ EnableWhiteList: 1, IpWhiteList: ["10.0.0.1", "10.0.0.2"] }]);
    const reversed = { ...inputs, ipWhiteLists: ["10.0.0.2", "10.0.0.1"] };
    expect((await test.topic.preview(reversed)).action).toBe("same");
    await test.topic.update({ ...inputs, ipWhiteLists: ["10.0.0.3"] });
    expect(test.topics.list()).toMatchObject([{ addresses: ["10.0.0.3"] }]);
    await test.topic.update(test.inputs);
    expect(test.topics.list()).toMatchObject([{ isWhiteListed: false }]);
    expect((await test.topic.preview(test.inputs)).action).toBe("same");
  });

  it("is found after a lost response, and an existing one is never adopted", async () => {
    await using test = await given();
    test.platform.failNext({ path: /\/CreateTopic$/, kind: "resetAfter" });
    await test.topic.create(test.inputs);
    expect(test.topics.list()).toHaveLength(1);
    const other = test.host.resource("CkafkaTopic", "other");
    await expect(other.create(test.inputs)).rejects.toThrow(
      new RegExp(`exists already.*pulumi import .* '${test.instanceId}#orders'`),
    );
  });

  it("is not confused with one whose name contains its name", async () => {
    await using test = await given();
    await test.topics.create({ instanceId: test.instanceId, name: "orders-old", partitions: 9 });
    const { outputs } = await test.topic.create(test.inputs);
    expect(outputs["partitionNum"]).toBe(3);
  });

  it.each([
    ["a name with a slash", { topicName: "shop/orders" }, "topicName"],
    ["four replicas", { replicaNum: 4 }, "replicaNum"],
    ["a short retention", { retention: 1000 }, "retention"],
    ["short segments", { segment: 1000 }, "segment"],
    ["a white list without addresses", { enableWhiteList: true }, "ipWhiteLists"],
    ["addresses without a white list", { ipWhiteLists: ["10.0.0.1"] }, "ipWhiteLists"],
    ["a long note", { note: "n".repeat(65) }, "note"],
  ])("rejects %s during preview", async (_, wrong, property) => {
    await using test = await given();
    const { failures } = await test.topic.check({ ...test.inputs, ...wrong });
    expect(failures.map((one) => one.property)).toEqual([property]);
  });

  it("keeps its partitions, and warns about the messages that a replacement loses", async () => {
    await using test = await given();
    await test.topic.create(test.inputs);
    await expect(test.topic.preview({ ...test.inputs, partitionNum: 2 })).rejects.toThrow("can only grow");
    expect((await test.topic.preview({ ...test.inputs, topicName: "payments" })).action).toBe("replace");
    expect(test.warnings().at(-1)).toContain("the messages of the topic orders are lost");
  });

  it("warns about the messages that a shorter retention deletes", async () => {
    await using test = await given();
    await test.topic.create({ ...test.inputs, retention: 120_000 });
    await test.topic.preview({ ...test.inputs, retention: 180_000 });
    expect(test.warnings().join()).not.toContain("retention");
    await test.topic.preview({ ...test.inputs, retention: 60_000 });
    expect(test.warnings().at(-1)).toContain("messages of the topic orders that are older than the new retention");
  });

  it("is deleted when the platform no longer lists it, and a deletion that is too early is repeated", async () => {
    await using test = await given();
    await test.topic.create(test.inputs);
    test.platform.set({ kafkaTaskMs: 700 });
    const code = "UnsupportedOperation.FrequencyTopicDeleteOperate";
    test.platform.failNextAction({ action: "DeleteTopic", code });
    await test.topic.delete();
    expect(test.sent("DeleteTopic")).toHaveLength(2);
    expect(test.topics.list()).toEqual([]);
  });

  it("leaves the state with its instance", async () => {
    await using test = await given();
    await test.topic.create(test.inputs);
    test.platform.state.kafkaInstances.remove(test.instanceId);
    expect(await test.topic.read()).toBeUndefined();
  });

  it("reports the remedy if the instance has no partition left", async () => {
    await using test = await given();
    await expect(test.topic.create({ ...test.inputs, partitionNum: 801 })).rejects.toThrow("raise its partition");
  });

  it("is refreshed with 200 others from two requests", async () => {
    await using test = await given();
    const all = Array.from({ length: 203 }, (_, i) => test.host.resource("CkafkaTopic", `topic-${i}`));
    await Promise.all(all.map((one, i) => one.create({ ...test.inputs, topicName: `topic-${i}` })));
    await refreshed(test, all);
    expect(test.platform.calls().map(({ action }) => action)).toEqual(["DescribeTopicDetail", "DescribeTopicDetail"]);
  });
});

describe("getCkafkaTopics", () => {
  it("lists the topics of an instance, also by a part of their name", async () => {
    await using test = await given();
    await test.topics.create({ instanceId: test.instanceId, name: "orders", note: "Orders", addresses: ["10.0.0.1"] });
    await test.topics.create({ instanceId: test.instanceId, name: "payments" });
    const found = async (inputs: Values) =>
      (await test.host.invoke("getCkafkaTopics", inputs))["instanceLists"] as readonly Values[];
    expect(await found({ instanceId: test.instanceId, topicName: "order" })).toEqual([
      {
        topicId: expect.stringMatching(/^topic-/),
        topicName: "orders",
        partitionNum: 1,
        replicaNum: 2,
        note: "Orders",
        createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d /),
        enableWhiteList: false,
        ipWhiteListCount: 1,
        forwardInterval: 0,
        forwardCosBucket: "",
        forwardStatus: 1,
        retention: 7_200_000,
        syncReplicaMinNum: 1,
        cleanUpPolicy: "delete",
        uncleanLeaderElectionEnable: false,
        maxMessageBytes: 1_048_588,
        segment: 86_400_000,
        segmentBytes: 1_073_741_824,
      },
    ]);
    expect(await found({ instanceId: test.instanceId })).toHaveLength(2);
    expect(await found({ instanceId: "ckafka-00000000" })).toEqual([]);
  });
});
