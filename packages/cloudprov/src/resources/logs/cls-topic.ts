import { type DiffOperation, fromWire } from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { createdWithTags, tagsAsSet, withTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { remedies } from "../../platform/remedies.ts";
import { idText, text, whole } from "../../platform/response-fields.ts";
import { type Body, memberFacts, responseList } from "../../platform/responses.ts";
import { type ElementPage, keyedBy } from "../../platform/service-client.ts";
import { resourceTags } from "../../platform/tags.ts";
import { topicFields as fields, topicRules } from "./cls-topic-fields.ts";

/** The action that lists topics. */
export const describeTopics = "DescribeTopics";

const topic = { id: idText("", { wire: "TopicId" }), type: whole("", { wire: "BizType" }) };
const keys = { key: text("", { wire: "KeyId" }) };
const identity = memberFacts("TopicId", "TopicName");
/** The topics of a listing. Only their IDs, names and types must be valid. */
const all = responseList("Topics", identity, topic);
/** The topics of a listing. */
const wholeList = responseList("Topics", identity, topic, (found) => fromWire(fields, withTags(asRead(found))));

/** Metric topics are listed separately. The ID of one ends with `#1`. */
const metrics = { BizType: 1 };
const metricSuffix = "#1";

const topics: ActionObject = {
  service: "cls",
  create: "CreateTopic",
  update: { action: "ModifyTopic", sends: "changes", asSent },
  delete: "DeleteTopic",
  idOf(found, { bizType }) {
    const { id, type } = fromWire(topic, { BizType: bizType, ...found });
    return type === 1 ? `${id}${metricSuffix}` : id;
  },
  key: (id) => ({ TopicId: topicIdOf(id) }),
  read: async (op, id) => {
    const query = { ...keyedBy({ topicId: topicIdOf(id) }), ...(id.endsWith(metricSuffix) ? metrics : {}) };
    const { elements } = await op.cls.page(describeTopics, query, wholeList);
    return elements[0] && asRead(elements[0]);
  },
  listing: {
    name: "TopicName",
    createdAt: "CreateTime",
    uniqueNames: true,
    takenCodes: ["InvalidParameter.TopicConflict"],
    whole: { page: pageOfAll, asRead },
    async *find(op, name, { logsetId, bizType }): AsyncGenerator<Body> {
      const named = name === undefined ? {} : { ...keyedBy({ logsetId, topicName: name }), PreciseSearch: 1 };
      const types = name === undefined ? [{}, metrics] : [bizType === 1 ? metrics : {}];
      for (const type of types) {
        yield* op.cls.pages(describeTopics, { ...named, ...type }, all);
      }
    },
  },
};

const tags = resourceTags({ service: "cls", prefix: "topic" });
const handlers = createdWithTags(
  { ...topics, fields },
  { ...tags, change: (op, id, before, after) => tags.change(op, topicIdOf(id), before, after) },
);

export const clsTopic = resource("ClsTopic", {
  docs: "A topic of the Cloud Log Service, which stores logs or metrics. The ID of a metric topic ends with `#1`. Changing `logsetId`, `partitionCount`, `storageType` or `bizType` replaces the topic, and its logs are lost; the preview warns about it.",
  example: `const shop = new cloudprov.ClsLogset("shop", { logsetName: "shop" });
const orders = new cloudprov.ClsTopic("orders", {
    logsetId: shop.id,
    topicName: "orders",
    period: 30,
    tags: { team: "shop" },
});`,
  import: { form: "<topic ID>", example: "2f5764c1-c833-44c5-84c7-950979b2a278" },
  errors: remedies(
    "cls",
    "LimitExceeded.Topic",
    "FailedOperation.TopicIsolated",
    "OperationDenied.TopicHasDataFormTask",
    "OperationDenied.TopicHasScheduleSqlTask",
  ),
  naturalKey: ["logsetId", "topicName"],
  rules: topicRules,
  ...handlers,

  diff(op: DiffOperation<typeof fields>) {
    const { partitionCount: wanted } = op.args;
    const { autoSplit, partitionCount } = op.state;
    const isSplit = autoSplit && typeof wanted === "number" && wanted < partitionCount;
    const replaced = ["logsetId", "storageType", "bizType", ...(isSplit ? [] : ["partitionCount"])];
    if (replaced.some((name) => op.changes.has(name))) {
      op.warn(`the logs of the topic ${op.id} are lost: the replacement is empty`);
    }
    return isSplit ? { same: ["partitionCount"] } : {};
  },
});

/** The ID of a topic as the platform has it. */
function topicIdOf(id: string): string {
  return id.endsWith(metricSuffix) ? id.slice(0, -metricSuffix.length) : id;
}

/** A topic of a response with its values as requests have them. */
function asRead({ Extends, ...found }: Body): Body {
  const { key } = fromWire(keys, found);
  return {
    ...tagsAsSet(found),
    BizType: found["BizType"] ?? 0,
    Encryption: key === "" ? 0 : 1,
    // Rules without anonymous access have no effect.
    ...(found["IsWebTracking"] === true ? { Extends } : { IsWebTracking: false }),
  };
}

/** Changes are sent together with what makes them effective. */
function asSent({ Extends, ...body }: Body): Body {
  return {
    ...body,
    ...(Extends === null ? { IsWebTracking: false } : {}),
    ...(Extends === undefined || Extends === null ? {} : { IsWebTracking: true, Extends }),
    ...(body["CustomKmsInfo"] === undefined ? {} : { Encryption: 1 }),
  };
}

/** The first offset of metric topics in `pageOfAll`. Their offsets are negative. */
const firstMetric = -1;

/** A page of all topics: the log topics, then the metric topics. */
async function pageOfAll(op: Op, offset = 0): Promise<ElementPage> {
  if (offset < 0) {
    const page = await op.cls.page(describeTopics, metrics, all, { offset: firstMetric - offset });
    return { ...page, next: page.next.map((one) => firstMetric - one), total: undefined };
  }
  const page = await op.cls.page(describeTopics, {}, all, { offset });
  return offset === 0 ? { ...page, next: [...page.next, firstMetric] } : page;
}
