import { flag, integer, listOf, object, optional, type Shape, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import type { Index, IndexedKey, IndexRule } from "./logs.ts";
import { newIndex } from "./logs-state.ts";
import { topicWith } from "./topic-actions.ts";

/** The actions of indexes. A topic has at most one. */
export function indexActions(world: World): Action[] {
  return [createIndex(world), describeIndex(world), modifyIndex(world), deleteIndex(world)];
}

const maxKeys = 300;
const maxLevels = 6;
const types = ["long", "text", "double", "json"];

/** The shape of indexed keys, with the keys inside them down to a level. */
function keysShape(levels: number): Shape<readonly IndexedKey[]> {
  const value: Readonly<Record<string, Shape<unknown>>> = {
    Type: text({ min: 1 }),
    Tokenizer: optional(text()),
    SqlFlag: optional(flag()),
    ContainZH: optional(flag()),
    Alias: optional(text()),
    OpenIndexForChildOnly: optional(flag()),
    ...(levels > 1 ? { ChildNode: optional(keysShape(levels - 1)) } : {}),
  };
  return listOf(object({ Key: text({ min: 1 }), Value: object(value) })) as Shape<readonly IndexedKey[]>;
}

const keys = keysShape(maxLevels);
const ruleShape: Shape<IndexRule> = object({
  FullText: optional(object({ CaseSensitive: flag(), Tokenizer: text(), ContainZH: optional(flag()) })),
  KeyValue: optional(object({ CaseSensitive: flag(), KeyValues: optional(keys) })),
  Tag: optional(object({ CaseSensitive: flag(), KeyValues: keys })),
  DynamicIndex: optional(object({ Status: optional(flag()) })),
});

const settings = {
  Status: optional(flag()),
  IncludeInternalFields: optional(flag()),
  MetadataFlag: optional(integer({ min: 0, max: 2 })),
};

function createIndex(world: World): Action {
  return defineAction({
    name: "CreateIndex",
    simplified: "Nothing is indexed, because topics receive no logs.",
    params: object({ ...settings, TopicId: text({ min: 1 }), Rule: ruleShape }),
    run({ params, region }) {
      const { id } = topicWith(world, params.TopicId, region);
      checkRule(params.Rule);
      if (world.logs.indexes.get(id) !== undefined) {
        throw new PlatformError("InvalidParameter.IndexConflict", `The topic ${id} has an index.`);
      }
      const { Rule: rule, Status: status = true, IncludeInternalFields: internal = false, MetadataFlag = 0 } = params;
      world.logs.indexes.insert(newIndex(world, { id, rule, status, internal, metadata: MetadataFlag }));
      return {};
    },
  });
}

function describeIndex(world: World): Action {
  return defineAction({
    name: "DescribeIndex",
    params: object({ TopicId: text({ min: 1 }) }),
    run({ params: { TopicId }, region }) {
      topicWith(world, TopicId, region);
      const index = found(world.logs.indexes.seen(TopicId), "ResourceNotFound.IndexNotExist", `index of ${TopicId}`);
      return {
        TopicId,
        Status: index.status,
        Rule: ruleDocument(index.rule),
        ModifyTime: world.localTimeText(index.updatedAt),
        IncludeInternalFields: index.internal,
        MetadataFlag: index.metadata,
        CoverageField: "",
      };
    },
  });
}

function modifyIndex(world: World): Action {
  return defineAction({
    name: "ModifyIndex",
    params: object({ ...settings, TopicId: text({ min: 1 }), Rule: optional(ruleShape) }),
    run({ params, region }) {
      const index = indexOf(world, params.TopicId, region);
      const { Rule: rule = index.rule } = params;
      checkRule(rule);
      world.logs.indexes.replace({
        ...index,
        rule,
        status: params.Status ?? index.status,
        internal: params.IncludeInternalFields ?? index.internal,
        metadata: params.MetadataFlag ?? index.metadata,
        updatedAt: world.now(),
      });
      return {};
    },
  });
}

function deleteIndex(world: World): Action {
  return defineAction({
    name: "DeleteIndex",
    params: object({ TopicId: text({ min: 1 }) }),
    run({ params: { TopicId }, region }) {
      world.logs.indexes.remove(indexOf(world, TopicId, region).id);
      return {};
    },
  });
}

function indexOf(world: World, topicId: string, region: string): Index {
  const { id } = topicWith(world, topicId, region);
  return found(world.logs.indexes.get(id), "ResourceNotFound.IndexNotExist", `index of ${id}`);
}

function ruleDocument({ FullText, KeyValue, Tag, DynamicIndex }: IndexRule): Reply {
  const document = (keys: IndexRule["KeyValue"]) =>
    keys && { ...keys, KeyValues: keys.KeyValues?.map(keyDocument) ?? [] };
  return {
    FullText: FullText === undefined ? null : { ContainZH: false, ...FullText },
    KeyValue: document(KeyValue) ?? null,
    Tag: document(Tag) ?? null,
    DynamicIndex: DynamicIndex ?? null,
  };
}

function keyDocument({ Key, Value }: IndexedKey): IndexedKey {
  const { ChildNode = [] } = Value;
  const unset = { Tokenizer: "", SqlFlag: false, ContainZH: false, Alias: "", OpenIndexForChildOnly: false };
  return { Key, Value: { ...unset, ...Value, ChildNode: ChildNode.map(keyDocument) } };
}

function checkRule({ KeyValue, Tag }: IndexRule): void {
  const given = [...(KeyValue?.KeyValues ?? []), ...(Tag?.KeyValues ?? [])];
  if (given.length > maxKeys) {
    throw new PlatformError("LimitExceeded.IndexKeyOverLimit", `An index has at most ${maxKeys} keys.`);
  }
  for (const list of [KeyValue?.KeyValues ?? [], Tag?.KeyValues ?? []]) {
    if (new Set(list.map(({ Key }) => Key)).size < list.length) refuse("A key is given twice.");
  }
  for (const one of given) checkKey(one);
}

function checkKey({ Key, Value }: IndexedKey): void {
  const { Type, Tokenizer = "", ContainZH = false, OpenIndexForChildOnly = false, ChildNode = [] } = Value;
  if (!/^[\w./@-]+$/.test(Key) || Key.startsWith("_")) refuse(`The key ${Key} is invalid.`);
  if (!types.includes(Type)) refuse(`The type ${Type} is unknown.`);
  if (["long", "double"].includes(Type) && (Tokenizer !== "" || ContainZH)) {
    refuse(`${Key} is a number: it has no separators and no Chinese.`);
  }
  if (Type !== "json" && (OpenIndexForChildOnly || ChildNode.length > 0)) refuse(`Only JSON has keys inside: ${Key}.`);
  for (const one of ChildNode) checkKey(one);
}

function refuse(message: string): never {
  throw new PlatformError("InvalidParameterValue", message);
}
