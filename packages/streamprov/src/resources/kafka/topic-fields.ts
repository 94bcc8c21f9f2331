import { decreased, field } from "@org/core-provider";
import { address } from "../../address.ts";
import { topicName as nameOfTopic } from "../../platform/ids.ts";
import { kafkaFields } from "../../platform/kafka.ts";

/** The properties of a topic. */
export const kafkaTopicFields = {
  ...kafkaFields({ endpointReplaces: false }),
  topicName: field.string({
    required: true,
    replaceOnChange: true,
    ...nameOfTopic,
    docs: "Name of the topic.",
  }),
  partitionsCount: field.integer({
    default: 6,
    min: 1,
    replaceOnChange: decreased("a lower number of partitions replaces the topic, and all its messages are lost"),
    docs: "Number of partitions.",
    inputDocs: "It can be increased in place.",
  }),
  config: field.map(field.string({ docs: "Value of the setting, as text." }), {
    computed: true,
    docs: "Settings that are set on the topic, such as `retention.ms`. Settings with the cluster's defaults are not included.",
    inputDocs:
      "If set, the list must be complete: other settings are reset to the cluster's defaults. If unset, the topic's settings are kept.",
  }),
  httpEndpoint: field.string({
    terraform: false,
    ...address,
    local: true,
    deprecated: "use restEndpoint",
    docs: "Former name of restEndpoint.",
  }),
};
