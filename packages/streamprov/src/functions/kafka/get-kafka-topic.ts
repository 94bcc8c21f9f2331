import { CodedError, field, lookupOutputs } from "@org/core-provider";
import { address } from "../../address.ts";
import { clusterArg, connectionArgs, connectLookup } from "../../platform/data-plane.ts";
import { lookup } from "../../platform/define.ts";
import { kafkaClusterId } from "../../platform/ids.ts";
import { kafka } from "../../platform/kafka.ts";
import { kafkaTopicFields } from "../../resources/kafka/topic-fields.ts";
import { readTopic } from "../../resources/kafka/topics.ts";

const inputs = {
  kafkaCluster: clusterArg("ID of the Kafka cluster, `lkc-...`.", kafkaClusterId),
  credentials: connectionArgs("Kafka").credentials,
  restEndpoint: field.string({
    required: true,
    ...address,
    docs: "REST endpoint of the Kafka cluster. Ignored if the provider's Kafka settings are complete.",
  }),
  topicName: field.string({ required: true, min: 1, docs: "Name of the topic." }),
};

export const getKafkaTopic = lookup("getKafkaTopic", {
  docs: "Looks up a topic of a Kafka cluster by its name.",
  example: `const orders = streamprov.getKafkaTopicOutput({
    kafkaCluster: { id: config.require("kafkaClusterId") },
    restEndpoint: config.require("kafkaEndpoint"),
    credentials: { key: config.requireSecret("kafkaKey"), secret: config.requireSecret("kafkaSecret") },
    topicName: "orders",
});`,
  inputs,
  outputs: {
    ...inputs,
    id: field.string({ output: true, docs: "`<Kafka cluster ID>/<topic name>`." }),
    ...lookupOutputs(kafkaTopicFields, { pick: ["partitionsCount", "config"] }),
  },
  async run(op) {
    const { topicName } = op.args;
    const service = connectLookup(kafka, op);
    const found = await readTopic(service, topicName);
    if (!found)
      throw new CodedError(
        "not-found",
        `the topic "${topicName}" does not exist in the Kafka cluster ${service.ids.kafkaCluster}`,
      );
    return { ...op.args, ...found, id: `${service.ids.kafkaCluster}/${topicName}` };
  },
});
