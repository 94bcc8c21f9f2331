import { field } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { topicName } from "../../platform/ids.ts";
import { resourceName } from "../../platform/references.ts";
import { fixedText } from "../../platform/texts.ts";
import { idInKafkaCluster, inKafkaCluster, kafkaClusterCollection } from "./in-kafka-cluster.ts";

export const rtceTopicFields = {
  topicName: field.string({
    required: true,
    replaceOnChange: true,
    ...topicName,
    wire: "spec.topic_name",
    docs: "Name of the Kafka topic.",
    inputDocs: "The topic must already exist.",
  }),
  description: field.string({
    required: true,
    min: 1,
    max: 2048,
    wire: "spec.description",
    docs: "Description of the topic's data, for a model that searches for data.",
    inputDocs: "Can be changed in place.",
  }),
  cloud: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    knownValues: ["AWS"],
    wire: "spec.cloud",
    docs: "Cloud that serves the topic.",
  }),
  region: fixedText("spec.region", "Region of the cloud that serves the topic, such as `us-west-2`."),
  ...inKafkaCluster(),
  apiVersion: field.string({
    output: true,
    wire: "api_version",
    docs: "API version of the object.",
  }),
  kind: field.string({ output: true, wire: "kind", docs: "Kind of the object." }),
  resourceName: resourceName("environment=env-abc123/cloud-cluster=lkc-abc123/topic=orders"),
};

const rtceTopicId = idInKafkaCluster({ property: "topicName", form: "<topic name>", example: "orders" });

/** The topics of the context engine in a Kafka cluster, by topic name. */
export const rtceTopics = kafkaClusterCollection({
  kind: "RtceTopic",
  path: "/rtce/v1/rtce-topics",
  nameAt: "spec.topic_name",
  named: { by: "topicName", id: rtceTopicId },
  phases: {
    pending: ["PENDING", "PROVISIONING"],
    done: ["ACTIVE"],
    reasonAt: "status.error_message",
    toDo: { UNAVAILABLE: "the platform reports that it is temporarily unavailable" },
    deletion: "takes time",
  },
});

export const rtceTopic = resource("RtceTopic", {
  docs: "A Kafka topic in the real-time context engine, where models and agents look up its latest values.",
  platformPage: apiPage("Rtce Topics (rtce/v1)"),
  example: `const orders = new streamprov.RtceTopic("orders", {
    topicName: "orders",
    description: "Orders of the shop by their numbers, with the goods and the prices",
    cloud: "AWS",
    region: "us-west-2",
    environment: { id: config.require("environmentId") },
    kafkaCluster: { id: config.require("kafkaClusterId") },
});`,
  errors: {
    "ended in the state":
      "The platform could not provide the topic, and the message contains its reason. Check that the Kafka topic exists and has a schema.",
  },
  ...controlPlaneObject(rtceTopicFields, rtceTopics),
  naturalKey: ["environment.id", "kafkaCluster.id", "topicName"],
  timeouts: { create: 60, delete: 60 },
  import: rtceTopicId.import,
});
