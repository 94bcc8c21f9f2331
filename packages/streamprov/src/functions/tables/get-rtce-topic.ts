import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import { inKafkaClusterArgs } from "../../resources/tables/in-kafka-cluster.ts";
import { rtceTopicFields, rtceTopics } from "../../resources/tables/rtce-topic.ts";

export const getRtceTopic = lookupObject("getRtceTopic", {
  docs: "Looks up a topic of the real-time context engine, in any status.",
  example: `const orders = streamprov.getRtceTopicOutput({
    topicName: "orders",
    environment: { id: config.require("environmentId") },
    kafkaCluster: { id: config.require("kafkaClusterId") },
});`,
  what: "topic of the context engine",
  idForm: "<environment ID>/<Kafka cluster ID>/<topic name>",
  collection: rtceTopics,
  inputs: inKafkaClusterArgs(),
  outputs: lookupOutputs(rtceTopicFields),
});
