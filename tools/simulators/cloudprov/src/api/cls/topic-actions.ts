import { flag, integer, listOf, object, optional, type Static, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { filtered, pageMembers, pageOf } from "../lists.ts";
import { tagTests } from "../tag/tag-tests.ts";
import { tagsMember } from "../tag-list.ts";
import { filtersOf, logFiltersShape } from "./filters.ts";
import { checkGivenTags, setTags, tagsOfTopic } from "./log-tags.ts";
import type { Topic } from "./logs.ts";
import { newTopic } from "./logs-state.ts";
import { logsetWith } from "./logset-actions.ts";
import { checkTopic, isOwnId, isTopicName } from "./topic-rules.ts";

/** The actions of topics. */
export function topicActions(world: World): Action[] {
  return [createTopic(world), describeTopics(world), modifyTopic(world), deleteTopic(world)];
}

const anonymousAccess = object({
  Operations: optional(listOf(text())),
  Conditions: optional(
    listOf(object({ Attributes: optional(text()), Rule: optional(integer()), ConditionValue: optional(text()) })),
  ),
});

const settings = {
  Tags: tagsMember,
  PartitionCount: optional(integer()),
  AutoSplit: optional(flag()),
  MaxSplitPartitions: optional(integer()),
  StorageType: optional(text()),
  Period: optional(integer()),
  Describes: optional(text()),
  HotPeriod: optional(integer()),
  Encryption: optional(integer()),
  CustomKmsInfo: optional(object({ KmsRegion: text({ min: 1 }), KmsKeyId: text({ min: 1 }) })),
  IsWebTracking: optional(flag()),
  Extends: optional(object({ AnonymousAccess: optional(anonymousAccess) })),
};

const settingsShape = object(settings);
type Settings = Static<typeof settingsShape>;

function createTopic(world: World): Action {
  return defineAction({
    name: "CreateTopic",
    simplified: "The topic receives no logs.",
    params: object({
      ...settings,
      LogsetId: text({ min: 1 }),
      TopicName: text(),
      BizType: optional(integer({ min: 0, max: 1 })),
      TopicId: optional(text()),
    }),
    run({ params, region }) {
      const { topics } = world.logs;
      const { LogsetId, TopicName: name, BizType: bizType = 0, TopicId: id, ...given } = params;
      const logset = logsetWith(world, LogsetId, region);
      checkName(world, name, logset.id);
      checkGivenTags(given.Tags);
      if (id !== undefined && !isOwnId(id)) {
        throw new PlatformError("InvalidParameterValue", `The ID ${id} is invalid.`);
      }
      if (id !== undefined && topics.get(id) !== undefined) {
        throw new PlatformError("InvalidParameter.TopicConflict", `The ID ${id} is in use.`);
      }
      if ((given.PartitionCount ?? 1) > 10) {
        throw new PlatformError("LimitExceeded.Partition", "A new topic has at most 10 partitions.");
      }
      const made = newTopic(world, { name, region, logsetId: logset.id, bizType, ...(id === undefined ? {} : { id }) });
      const topic = withSettings(made, given);
      checkTopic(topic);
      topics.insert(topic);
      setTags(world, tagsOfTopic(topic), given.Tags);
      return { TopicId: topic.id };
    },
  });
}

function describeTopics(world: World): Action {
  return defineAction({
    name: "DescribeTopics",
    params: object({
      Filters: logFiltersShape(100, "topicName", "logsetName", "topicId", "logsetId", "storageType", "assumerName"),
      ...pageMembers,
      PreciseSearch: optional(integer({ min: 0, max: 3 })),
      BizType: optional(integer({ min: 0, max: 1 })),
    }),
    run({ params, region }) {
      const { PreciseSearch: exact = 0, BizType: bizType = 0 } = params;
      const filters = filtersOf(params.Filters);
      const { logsets, topics } = world.logs;
      const seen = topics.allSeen().filter((one) => one.region === region && one.bizType === bizType);
      const isNamed = (name: string, wanted: string, isExact: boolean) =>
        isExact ? name === wanted : name.includes(wanted);
      const all = filtered(seen, filters, {
        ...tagTests(filters, "tagKey", (one) => world.tags.of(tagsOfTopic(one))),
        topicId: ({ id }, value) => id === value,
        logsetId: ({ logsetId }, value) => logsetId === value,
        storageType: ({ storageType }, value) => storageType === value,
        topicName: ({ name }, value) => isNamed(name, value, exact % 2 === 1),
        logsetName: ({ logsetId }, value) => isNamed(logsets.get(logsetId)?.name ?? "", value, exact >= 2),
        assumerName: (_, value) => value === "",
      });
      return { Topics: pageOf(all, params).map((one) => document(world, one)), TotalCount: all.length };
    },
  });
}

function modifyTopic(world: World): Action {
  return defineAction({
    name: "ModifyTopic",
    documentedOnly: "Encryption cannot be switched off.",
    params: object({
      ...settings,
      // Encryption cannot be switched off.
      Encryption: optional(integer({ min: 1, max: 1 })),
      TopicId: text({ min: 1 }),
      TopicName: optional(text()),
      Status: optional(flag()),
    }),
    run({ params, region }) {
      const old = topicWith(world, params.TopicId, region);
      const { TopicName: name = old.name, Status: status = old.status, Tags } = params;
      if (name !== old.name) checkName(world, name, old.logsetId);
      checkGivenTags(Tags);
      const topic = withSettings({ ...old, name, status }, params);
      checkTopic(topic);
      world.logs.topics.replace(topic);
      setTags(world, tagsOfTopic(topic), Tags);
      return {};
    },
  });
}

function deleteTopic(world: World): Action {
  return defineAction({
    name: "DeleteTopic",
    params: object({ TopicId: text({ min: 1 }) }),
    run({ params: { TopicId }, region }) {
      const topic = topicWith(world, TopicId, region);
      world.logs.topics.remove(topic.id);
      world.logs.indexes.remove(topic.id);
      world.tags.clear(tagsOfTopic(topic));
      return {};
    },
  });
}

/** @throws {PlatformError} if the region has no topic with the ID. */
export function topicWith({ logs }: World, id: string, region: string): Topic {
  const topic = logs.topics.get(id);
  return found(topic?.region === region ? topic : undefined, "ResourceNotFound.TopicNotExist", `topic ${id}`);
}

function checkName({ logs }: World, name: string, logsetId: string): void {
  if (!isTopicName(name)) {
    throw new PlatformError("InvalidParameterValue", "A name must not be empty, reserved or contain |.");
  }
  if (logs.topics.all().some((one) => one.logsetId === logsetId && one.name === name)) {
    throw new PlatformError("InvalidParameter.TopicConflict", `The topic ${name} exists.`);
  }
}

function withSettings(topic: Topic, given: Settings): Topic {
  const { Encryption, CustomKmsInfo: customKms = topic.customKms, IsWebTracking = topic.webTracking } = given;
  return {
    ...topic,
    partitionCount: Math.max(1, given.PartitionCount ?? topic.partitionCount),
    autoSplit: given.AutoSplit ?? topic.autoSplit,
    maxSplitPartitions: given.MaxSplitPartitions ?? topic.maxSplitPartitions,
    storageType: given.StorageType ?? topic.storageType,
    period: given.Period ?? topic.period,
    describes: given.Describes ?? topic.describes,
    hotPeriod: given.HotPeriod ?? topic.hotPeriod,
    keyId: Encryption === 1 ? (customKms?.KmsKeyId ?? "cls-default-key") : topic.keyId,
    customKms,
    webTracking: IsWebTracking,
    // Without anonymous access, its rules have no effect, but are kept.
    extended: given.Extends ?? topic.extended,
  };
}

function document(world: World, topic: Topic): Reply {
  return {
    LogsetId: topic.logsetId,
    TopicId: topic.id,
    TopicName: topic.name,
    PartitionCount: topic.partitionCount,
    Index: world.logs.indexes.seen(topic.id)?.status ?? false,
    AssumerUin: null,
    AssumerName: "",
    CreateTime: world.localTimeText(topic.createdAt),
    Status: topic.status,
    Tags: world.tags.pairsOf(tagsOfTopic(topic)),
    RoleName: "",
    AutoSplit: topic.autoSplit,
    MaxSplitPartitions: topic.maxSplitPartitions,
    StorageType: topic.storageType,
    Period: topic.period,
    SubAssumerName: "",
    Describes: topic.describes,
    HotPeriod: topic.hotPeriod,
    KeyId: topic.keyId,
    CustomKmsInfo: topic.customKms ?? null,
    BizType: topic.bizType,
    // Metric topics have neither.
    IsWebTracking: topic.bizType === 1 ? null : topic.webTracking,
    Extends: topic.extended ?? null,
    TopicAsyncTaskID: "",
    MigrationStatus: null,
    EffectiveDate: "",
    IsSourceFrom: false,
    BillingMode: 0,
    NewBillingMode: null,
  };
}
