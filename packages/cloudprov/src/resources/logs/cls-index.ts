import {
  type CreateOperation,
  type DeleteOperation,
  expectation,
  fromWire,
  type Listed,
  type ReadOperation,
  type ReadOutputs,
  toWire,
  type UpdateOperation,
} from "@org/core-provider";
import { readBackSeconds } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import { createWithKnownId } from "../../platform/known-id-creation.ts";
import { remedies } from "../../platform/remedies.ts";
import { flag, text } from "../../platform/response-fields.ts";
import { type Body, memberFacts, responseList } from "../../platform/responses.ts";
import { keyedBy } from "../../platform/service-client.ts";
import { indexFields as fields } from "./cls-index-fields.ts";
import { describeTopics } from "./cls-topic.ts";

const indexed = { name: text("", { wire: "TopicName" }), hasIndex: flag("", { wire: "Index" }) };
const topics = responseList("Topics", memberFacts("TopicId", "TopicName"), indexed);
const readable = expectation((found) => fromWire(fields, found));

/** The index of a topic; undefined if it has none. */
async function readIndex(op: Op, topicId: string): Promise<Body | undefined> {
  const found = await ifExists(op.cls.read("DescribeIndex", { TopicId: topicId }, { expects: readable }));
  if (found?.["Rule"] !== null) return found;
  // Without a rule, there is no index, unless the topic shows one.
  const { elements } = await op.cls.page(describeTopics, keyedBy({ topicId }), topics);
  const [topic] = elements;
  if (topic === undefined || !fromWire(indexed, topic).hasIndex) return undefined;
  const { Rule: _, ...others } = found;
  return others;
}

async function exists(op: Op, topicId: string): Promise<boolean> {
  return (await readIndex(op, topicId)) !== undefined;
}

async function* listIndexes(op: Op): AsyncGenerator<Listed> {
  for await (const topic of op.cls.pages(describeTopics, {}, topics)) {
    const { name, hasIndex } = fromWire(indexed, topic);
    if (hasIndex) yield { id: String(topic["TopicId"]), name };
  }
}

/** A change replaces the whole rule, and clears what the program no longer sets. */
const everything = () => true;

export const clsIndex = resource("ClsIndex", {
  docs: "The index of a log topic, without which its logs cannot be searched. A topic has at most one.",
  example: `const shop = new cloudprov.ClsLogset("shop", { logsetName: "shop" });
const orders = new cloudprov.ClsTopic("orders", { logsetId: shop.id, topicName: "orders" });
const index = new cloudprov.ClsIndex("orders", {
    topicId: orders.id,
    rule: {
        fullText: { caseSensitive: false, tokenizer: "@&?|#()='\\",;:<>[]{}", containZH: false },
        keyValue: {
            caseSensitive: false,
            keyValues: [{ key: "status", value: { type: "long", sqlFlag: true } }],
        },
    },
});`,
  import: { form: "<topic ID>", example: "2f5764c1-c833-44c5-84c7-950979b2a278" },
  errors: remedies("cls", "LimitExceeded.IndexKeyOverLimit"),
  fields,
  readBackSeconds,
  naturalKey: ["topicId"],
  findExisting: {
    id: (op: CreateOperation<typeof fields> & Clients) => op.args.topicId,
    exists: (op: CreateOperation<typeof fields> & Clients) => exists(op, op.args.topicId),
  },

  create(op: CreateOperation<typeof fields> & Clients): Promise<string> {
    const id = op.args.topicId;
    return createWithKnownId(op, id, {
      post: () => op.cls.create("CreateIndex", { Rule: {}, ...toWire(fields, op.args) }),
      exists: () => exists(op, id),
      takenCodes: ["InvalidParameter.IndexConflict"],
    });
  },

  async read(op: ReadOperation<typeof fields> & Clients): Promise<ReadOutputs<typeof fields> | undefined> {
    const found = await readIndex(op, op.id);
    return found && fromWire(fields, found);
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    await op.cls.write("ModifyIndex", toWire(fields, op.args, everything));
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    await ifExists(op.cls.write("DeleteIndex", { TopicId: op.id }));
  },

  list: { run: listIndexes },
});
