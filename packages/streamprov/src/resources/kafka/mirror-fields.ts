import { field } from "@org/core-provider";
import { address } from "../../address.ts";
import { keyPair } from "../../platform/data-plane.ts";
import { kafkaClusterId } from "../../platform/ids.ts";
import { mirrorStatuses } from "./mirror-status.ts";

/** The properties of a mirror topic. */
export const mirrorFields = {
  kafkaCluster: field.object(
    {
      id: field.string({
        required: true,
        replaceOnChange: true,
        ...kafkaClusterId,
        docs: "ID of the cluster, `lkc-...`.",
      }),
      restEndpoint: field.string({
        ...address,
        replaceOnChange: true,
        docs: "REST endpoint of the cluster.",
        inputDocs: "Required: it does not default to the provider's value.",
      }),
      credentials: field.object(keyPair(), {
        secret: true,
        docs: "API key of the cluster. A change takes effect without a request to the platform.",
        inputDocs: "Required unless the provider uses OAuth: it does not default to the provider's value.",
      }),
    },
    { required: true, docs: "Cluster of the mirror topic, at the destination of the link." },
  ),
  clusterLink: field.object(
    { linkName: field.string({ required: true, replaceOnChange: true, min: 1, docs: "Name of the link." }) },
    { required: true, replaceOnChange: true, docs: "Cluster link that mirrors the topic." },
  ),
  sourceKafkaTopic: field.object(
    { topicName: field.string({ required: true, replaceOnChange: true, min: 1, docs: "Name of the topic." }) },
    { required: true, replaceOnChange: true, docs: "Topic in the other cluster that is mirrored." },
  ),
  mirrorTopicName: field.string({
    computed: true,
    min: 1,
    replaceOnChange: true,
    docs: "Name of the mirror topic.",
    inputDocs:
      "Defaults to the name of the source topic. Required if the link has the setting `cluster.link.prefix`: the prefix, followed by the name of the source topic.",
  }),
  status: mirrorStatuses,
};
