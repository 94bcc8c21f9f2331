import { field, fromWire, lookupOutputs, toWire } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import { hash } from "../../platform/hash.ts";
import { idForms } from "../../platform/object-id.ts";
import { idText, rows, whole } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { goneInstanceCodes } from "../../resources/ckafka/ckafka-instances.ts";
import { ckafkaTopicFields } from "../../resources/ckafka/ckafka-topic-fields.ts";
import { asTopic, describeTopics, isTopic, topicsPage } from "../../resources/ckafka/ckafka-topics.ts";

const inputs = {
  instanceId: field.string({
    required: true,
    pattern: idForms.ckafkaInstance,
    wire: "InstanceId",
    docs: "ID of the instance.",
  }),
  topicName: field.string({ emptyIsUnset: true, min: 1, max: 64, wire: "SearchWord", docs: "Part of the name." }),
};

const row = withWireNames({
  topicId: idText("The platform's own ID of the topic, `topic-...`."),
  ...lookupOutputs(ckafkaTopicFields, { omit: ["instanceId", "ipWhiteLists", "messageStorageLocation"] }),
  ipWhiteListCount: whole("Number of addresses that may use the topic, if `enableWhiteList` is true."),
});

const topics = responseList("TopicList", isTopic, (found) => fromWire(row, asTopic(found)));

export const getCkafkaTopics = lookup("getCkafkaTopics", {
  docs: "Lists the topics of a CKafka instance, optionally those with a part of a name. The list is empty if the instance does not exist.",
  example: `const topics = cloudprov.getCkafkaTopicsOutput({ instanceId: config.require("ckafkaInstanceId") });`,
  inputs,
  outputs: { instanceLists: rows(row, "TopicList", "The topics, in the platform's order.") },
  async request(op) {
    const list = op.ckafka.list(describeTopics, toWire(inputs, op.args), topics, topicsPage);
    const found = (await ifExists(list, goneInstanceCodes)) ?? [];
    return { TopicList: found.filter(isTopic).map(asTopic) };
  },
  id: ({ instanceId, topicName = "" }) => hash([`${instanceId}#${topicName}`]),
});
