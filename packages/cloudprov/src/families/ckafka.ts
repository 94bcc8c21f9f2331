import type { Family } from "@org/core-provider";
import { getCkafkaTopics } from "../functions/ckafka/get-ckafka-topics.ts";
import type { Clients } from "../platform/clients.ts";
import { ckafkaInstance } from "../resources/ckafka/ckafka-instance.ts";
import { ckafkaTopic } from "../resources/ckafka/ckafka-topic.ts";

export const family: Family<Clients> = {
  title: "Message queues",
  platformPage: { title: "CKafka", url: "https://cloud.tencent.com/document/product/597" },
  resources: [ckafkaInstance, ckafkaTopic],
  functions: [getCkafkaTopics],
};
