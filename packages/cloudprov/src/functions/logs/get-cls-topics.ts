import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import { hash } from "../../platform/hash.ts";
import { flag, idText, rows, text, whole } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { describeTopics } from "../../resources/logs/cls-topic.ts";

const topic = withWireNames({
  logsetId: text("ID of the log set."),
  topicId: idText("ID of the topic."),
  topicName: text("Name."),
  partitionCount: whole("Number of partitions."),
  index: flag("Whether the topic has an index that is switched on."),
  assumerName: text("Product that has created the topic. Empty for your own."),
  createTime: text("Creation time, in the platform's time zone."),
  status: flag("Whether the topic receives logs."),
  tags: rows({ key: text("Key.", { wire: "Key" }), value: text("Value.", { wire: "Value" }) }, "Tags", "Tags."),
  autoSplit: flag("Whether the platform splits partitions when they receive too much."),
  maxSplitPartitions: whole("Maximum number of partitions with `autoSplit`."),
  storageType: text("`hot` for standard storage, `cold` for infrequent access."),
  period: whole("Number of days for which logs are kept. 3640 if they are kept permanently."),
  subAssumerName: text("Type of the logs of the product that has created the topic."),
  describes: text("Description."),
  hotPeriod: whole("Number of days after which logs move to infrequent access. 0 if they do not move."),
  bizType: whole("`0` for a log topic, `1` for a metric topic."),
  isWebTracking: flag("Whether anonymous access is permitted."),
});

const topics = responseList("Topics", topic);

export const getClsTopics = lookup("getClsTopics", {
  docs: "Lists the topics of the Cloud Log Service in the region, optionally filtered.",
  example: `const orders = cloudprov.getClsTopicsOutput({
    filters: [{ key: "topicName", values: ["orders"] }],
    preciseSearch: 1,
});`,
  inputs: withWireNames({
    filters: field.list(
      field.object(
        {
          key: field.string({
            required: true,
            pattern: {
              match: /^(topicName|logsetName|topicId|logsetId|assumerName|storageType|tagKey|tag:.+)$/,
              says: "be topicName, logsetName, topicId, logsetId, assumerName, storageType, tagKey or tag: with a key",
            },
            docs: "Attribute to compare: `topicName`, `logsetName`, `topicId`, `logsetId`, `assumerName`, `storageType`, `tagKey`, or `tag:` with a key, such as `tag:team`.",
          }),
          values: field.set(field.string({ docs: "A value." }), {
            required: true,
            docs: "Values, one of which a topic must have.",
          }),
        },
        { docs: "A filter." },
      ),
      { docs: "Filters, all of which a topic must pass: at most 10 with 100 values each." },
    ),
    preciseSearch: field.integer({
      min: 0,
      max: 3,
      docs: "Which names must match exactly: `0` none, which is the default, `1` those of topics, `2` those of log sets, `3` both. Otherwise a part of the name is enough.",
    }),
    bizType: field.integer({
      min: 0,
      max: 1,
      docs: "`0` for log topics, which is the default, `1` for metric topics.",
    }),
  }),
  outputs: {
    topics: rows(topic, "Topics", "The topics, in the platform's order."),
  },
  async request(op) {
    const { filters, preciseSearch, bizType } = op.args;
    const query = {
      ...(filters?.length ? { Filters: filters.map(({ key, values }) => ({ Key: key, Values: values })) } : {}),
      PreciseSearch: preciseSearch,
      BizType: bizType,
    };
    return { Topics: (await ifExists(op.cls.list(describeTopics, query, topics))) ?? [] };
  },
  id: (_, found) => hash(found.topics.map(({ topicId }) => topicId)),
});
