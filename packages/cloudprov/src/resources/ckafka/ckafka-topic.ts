import {
  type DiffOperation,
  type Expectation,
  expectation,
  fromWire,
  type ReadOperation,
  toWire,
  UnexpectedResponse,
  type UpdateOperation,
} from "@org/core-provider";
import { type ActionObject, actionObject, type Values } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, unlessDone } from "../../platform/errors.ts";
import { importById } from "../../platform/import-by-id.ts";
import { remedies } from "../../platform/remedies.ts";
import { idText, texts } from "../../platform/response-fields.ts";
import { type Body, memberFacts, responseList, textAt } from "../../platform/responses.ts";
import { expectsSuccess, goneInstanceCodes } from "./ckafka-instances.ts";
import { ckafkaTopicRules, ckafkaTopicFields as fields } from "./ckafka-topic-fields.ts";
import {
  asTopic,
  asTopicRequest,
  describeTopics,
  isTopic,
  topicId,
  topicsPage,
  withCreatedTime,
} from "./ckafka-topics.ts";

/** The topics of a listing. Only their names must be valid. */
const all = responseList("TopicList", memberFacts("TopicId", "TopicName"), isTopic);
/** The topics of a listing. */
const wholeList = responseList("TopicList", isTopic, (found) => fromWire(fields, asTopic(found)));

const idOfCreated = textAt("TopicId");
const nameOfListed = textAt("TopicName");

/** The addresses of a topic, which the listing only counts. */
const addressFacts = { id: idText("", { wire: "TopicId" }), addresses: texts("", { wire: "IpWhiteList" }) };
const expectsAddresses = expectation(addressFacts);

/** Expects only topics whose names contain a text. Others show that the response belongs to another request. */
function expectsNames(part: string): Expectation {
  return (answer) => {
    const other = all
      .of(answer as Body)
      .map(nameOfListed)
      .find((name) => !name.includes(part));
    return other === undefined ? undefined : UnexpectedResponse.other("TopicList[].TopicName", other, part);
  };
}

const topics: ActionObject = {
  service: "ckafka",
  create: { action: "CreateTopic", asSent: asTopicRequest },
  delete: "DeleteTopic",
  shownAfterDelete: true,
  deterministicId: () => true,
  goneCodes: goneInstanceCodes,
  idOf(found, { instanceId, topicName }) {
    if ("TopicName" in found) return topicId.build({ instanceId, topicName: nameOfListed(found) });
    // The response to a creation contains only the platform's own ID of the topic.
    idOfCreated(found);
    return topicId.build({ instanceId, topicName });
  },
  key: (id) => topicId.key(id),
  async read(op, id) {
    const { InstanceId, TopicName } = topicId.key(id);
    const form = { ...topicsPage, identifies: expectsNames(String(TopicName)) };
    for await (const one of op.ckafka.pages(describeTopics, { InstanceId, SearchWord: TopicName }, wholeList, form)) {
      if (one["TopicName"] === TopicName && isTopic(one)) return { ...asTopic(one), InstanceId };
    }
    return undefined;
  },
  listing: {
    name: "TopicName",
    within: { instanceId: fields.instanceId },
    uniqueNames: true,
    takenCodes: ["InvalidParameter.TopicExist", "InvalidParameterValue.TopicNameAlreadyExist"],
    whole: {
      async page(op, offset, { instanceId: InstanceId }) {
        const page = await op.ckafka.page(describeTopics, { InstanceId }, all, { ...topicsPage, offset });
        return { ...page, elements: page.elements.filter(isTopic).map((one) => ({ ...one, InstanceId })) };
      },
      asRead: asTopic,
    },
    async *find(op: Op, name, { instanceId: InstanceId }) {
      // The platform searches for a part of the name.
      const query = name === undefined ? { InstanceId } : { InstanceId, SearchWord: name };
      for await (const one of op.ckafka.pages(describeTopics, query, all, topicsPage)) {
        if (isTopic(one)) yield withCreatedTime(one);
      }
    },
  },
};

const handlers = actionObject({ ...topics, fields });

export const ckafkaTopic = resource("CkafkaTopic", {
  docs: "A topic of a CKafka instance. Deleting it deletes its messages, and so does a replacement; the preview warns about that.",
  example: `const orders = new cloudprov.CkafkaTopic("orders", {
    instanceId: config.require("ckafkaInstanceId"),
    topicName: "orders",
    partitionNum: 3,
    replicaNum: 2,
    retention: 604800000,
    note: "Orders of the shop",
}, { protect: true });`,
  errors: remedies("ckafka", "InvalidParameterValue.InstanceNotExist", "LimitExceeded"),
  import: importById(topicId),
  naturalKey: ["instanceId", "topicName"],
  rules: ckafkaTopicRules,
  ...handlers,

  diff(op: DiffOperation<typeof fields>) {
    const { args, state } = op;
    if (op.replacing) op.warn(`the messages of the topic ${state.topicName} are lost: the replacement is empty`);
    else if (Number(args["retention"]) < state.retention) {
      op.warn(`messages of the topic ${state.topicName} that are older than the new retention are deleted`);
    }
    return {};
  },

  async read(op: ReadOperation<typeof fields> & Clients) {
    const found = await handlers.read(op);
    if (!found?.enableWhiteList) return found;
    const query = topicId.key(op.id);
    const attributes = await ifExists(
      op.ckafka.read("DescribeTopicAttributes", query, { expects: expectsAddresses }),
      goneInstanceCodes,
    );
    return attributes && { ...found, ipWhiteLists: fromWire(addressFacts, attributes).addresses };
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    await changeSettings(op);
    if (!op.changed("partitionNum")) return;
    // Last, because it cannot be undone.
    const { partitionNum: PartitionNum } = op.args;
    await unlessDone(
      () => op.ckafka.write("CreatePartition", { ...topicId.key(op.id), PartitionNum }, expectsSuccess),
      async () => (await topics.read(op, op.id, {}))?.["PartitionNum"] === PartitionNum,
    );
  },
});

const {
  instanceId: _instance,
  topicName: _name,
  partitionNum: _partitions,
  replicaNum: _replicas,
  ...settings
} = fields;
const settingNames = Object.keys(settings) as (keyof typeof settings)[];

/** Changes everything except the number of partitions. */
async function changeSettings(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
  const { id, args, state } = op;
  if (!op.changed("replicaNum", ...settingNames)) return;
  // The platform needs all values, also those that it has chosen.
  const chosen = { maxMessageBytes: state.maxMessageBytes || undefined, segment: state.segment || undefined };
  const body = asTopicRequest(toWire(settings, { ...chosen, ...args } as Values, () => true));
  const replicas = op.changed("replicaNum") ? { ReplicaNum: args.replicaNum } : {};
  await op.ckafka.write("ModifyTopicAttributes", { ...topicId.key(id), ...body, ...replicas }, expectsSuccess);
}
