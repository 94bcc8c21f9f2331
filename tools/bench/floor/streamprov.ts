import { field } from "@org/core-provider";
import { doesNothing } from "./does-nothing.ts";

/** What stacks of streamprov are made of. */
export const kafkaTopic = doesNothing(
  "KafkaTopic",
  {
    kafkaCluster: field.object(
      { id: field.string({ required: true, docs: "ID of the cluster." }) },
      { required: true, replaceOnChange: true, docs: "The cluster." },
    ),
    topicName: field.string({ required: true, replaceOnChange: true, docs: "Name of the topic." }),
    partitionsCount: field.integer({ default: 6, docs: "Number of partitions." }),
    config: field.map(field.string({ docs: "Value of the setting." }), { computed: true, docs: "Settings." }),
    restEndpoint: field.string({ docs: "REST endpoint of the cluster." }),
    credentials: field.object(
      {
        key: field.string({ required: true, secret: true, docs: "API key." }),
        secret: field.string({ required: true, secret: true, docs: "Secret of the API key." }),
      },
      { secret: true, docs: "API key of the cluster." },
    ),
  },
  ({ topicName }) => ({ id: `lkc-abc123/${String(topicName)}` }),
);
