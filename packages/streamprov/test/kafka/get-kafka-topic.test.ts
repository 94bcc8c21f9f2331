import { failure } from "@org/core-provider/testing";
import { expect, it } from "vitest";
import { startWithCluster } from "./cluster.ts";

it("returns a topic's partitions and the settings that were set on it", async () => {
  await using test = await startWithCluster();
  await test.platform.state.topics.create({
    clusterId: test.cluster.id,
    name: "orders",
    partitions: 3,
    configs: { "retention.ms": "1000" },
  });

  const found = await test.host.invoke("getKafkaTopic", { ...test.connection, topicName: "orders" });

  expect(found).toMatchObject({
    id: `${test.cluster.id}/orders`,
    topicName: "orders",
    partitionsCount: 3,
    config: { "retention.ms": "1000" },
    restEndpoint: test.cluster.restEndpoint,
    kafkaCluster: { id: test.cluster.id },
  });
});

it("names topic and cluster when there is no such topic", async () => {
  await using test = await startWithCluster();

  const { message } = await failure(test.host.invoke("getKafkaTopic", { ...test.connection, topicName: "orders" }));

  expect(message).toContain(`the topic "orders" does not exist in the Kafka cluster ${test.cluster.id}`);
});
