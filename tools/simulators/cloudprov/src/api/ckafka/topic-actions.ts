import { flag, integer, listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { pageOf } from "../lists.ts";
import { partitionsOf } from "./instance-document.ts";
import type { KafkaTopic } from "./kafka.ts";
import { newKafkaTopic, topicIdOf } from "./kafka-state.ts";
import { instanceWith, presentInstance, succeeded } from "./lookup.ts";

/** The actions of topics. */
export function topicActions(world: World): Action[] {
  return [
    createTopic(world),
    createPartition(world),
    describeTopicDetail(world),
    describeTopicAttributes(world),
    modifyTopicAttributes(world),
    deleteTopic(world),
  ];
}

const topicMembers = { InstanceId: text({ min: 1 }), TopicName: text({ min: 1 }) };
const numericSwitch = optional(integer({ min: 0, max: 1 }));
const tagsMember = optional(listOf(object({ TagKey: text({ min: 1 }), TagValue: text() }), { min: 1 }));

const settingMembers = {
  EnableWhiteList: numericSwitch,
  IpWhiteList: optional(listOf(text({ min: 1 }))),
  CleanUpPolicy: optional(text({ min: 1 })),
  Note: optional(text()),
  MinInsyncReplicas: optional(integer()),
  UncleanLeaderElectionEnable: numericSwitch,
  RetentionMs: optional(integer()),
  SegmentMs: optional(integer()),
  MaxMessageBytes: optional(integer()),
  EnableAclRule: numericSwitch,
  AclRuleName: optional(text({ min: 1 })),
  RetentionBytes: optional(integer()),
  Tags: tagsMember,
  LogMsgTimestampType: optional(text({ min: 1 })),
};

function createTopic(world: World): Action {
  return defineAction({
    name: "CreateTopic",
    params: object({ ...topicMembers, PartitionNum: integer(), ReplicaNum: integer(), ...settingMembers }),
    run({ params, region }) {
      const { InstanceId, TopicName: name, PartitionNum: partitions, ReplicaNum: replicas } = params;
      const instance = presentInstance(world, InstanceId, region);
      if (!/^[\w.-]+$/.test(name)) throw new PlatformError("InvalidParameter", `${name} is not a name of a topic.`);
      if (world.kafka.topics.get(topicIdOf(InstanceId, name)) !== undefined) {
        throw new PlatformError("InvalidParameter.TopicExist", `The topic ${name} exists.`);
      }
      checkReplicas(replicas);
      requirePartitions(world, instance, partitions);
      const topic = newKafkaTopic(world, { instanceId: InstanceId, name, partitions, replicas });
      return { Result: { TopicId: world.kafka.topics.insert({ ...topic, ...changesOf(params, topic) }).topicId } };
    },
  });
}

function createPartition(world: World): Action {
  return defineAction({
    name: "CreatePartition",
    params: object({ ...topicMembers, PartitionNum: integer() }),
    run({ params: { InstanceId, TopicName, PartitionNum: partitions }, region }) {
      const topic = presentTopic(world, InstanceId, TopicName, region);
      if (partitions <= topic.partitions) {
        throw new PlatformError("InvalidParameter", `The topic has ${topic.partitions} partitions already.`);
      }
      requirePartitions(world, presentInstance(world, InstanceId, region), partitions - topic.partitions);
      world.kafka.topics.replace({ ...topic, partitions });
      return { Result: succeeded };
    },
  });
}

function describeTopicDetail(world: World): Action {
  return defineAction({
    name: "DescribeTopicDetail",
    params: object({
      InstanceId: text({ min: 1 }),
      SearchWord: optional(text({ min: 1 })),
      Offset: optional(integer({ min: 0 })),
      Limit: optional(integer({ min: 1 })),
      AclRuleName: optional(text({ min: 1 })),
      OrderBy: optional(text({ min: 1 })),
      OrderType: numericSwitch,
      Filters: optional(listOf(object({ Name: text({ min: 1 }), Values: listOf(text({ min: 1 })) }), { min: 1 })),
      SearchWordIgnoreCaseFlag: optional(flag()),
    }),
    run({ params: { InstanceId, SearchWord = "", Filters = [], ...page }, region }) {
      instanceWith(world.kafka.instances.seen(InstanceId), InstanceId, region);
      const replicas = Filters.filter(({ Name }) => Name === "ReplicaNum").flatMap(({ Values }) => Values);
      const all = world.kafka.topics
        .allSeen()
        .filter(
          (one) =>
            one.instanceId === InstanceId &&
            one.name.includes(SearchWord) &&
            (replicas.length === 0 || replicas.includes(String(one.replicas))),
        );
      return { Result: { TopicList: pageOf(all, page).map(detailOf), TotalCount: all.length } };
    },
  });
}

function describeTopicAttributes(world: World): Action {
  return defineAction({
    name: "DescribeTopicAttributes",
    params: object(topicMembers),
    run({ params: { InstanceId, TopicName }, region }) {
      instanceWith(world.kafka.instances.seen(InstanceId), InstanceId, region);
      const own = world.kafka.topics.seen(topicIdOf(InstanceId, TopicName));
      const topic = found(own, "ResourceNotFound", `topic ${TopicName}`);
      return {
        Result: {
          TopicId: topic.topicId,
          CreateTime: Math.floor(topic.createdAt / 1000),
          Note: topic.note,
          PartitionNum: topic.partitions,
          EnableWhiteList: topic.isWhiteListed ? 1 : 0,
          IpWhiteList: topic.addresses,
          Config: configOf(topic),
          Partitions: [],
          EnableAclRule: 0,
          AclRuleList: [],
          QuotaConfig: null,
          ReplicaNum: topic.replicas,
        },
      };
    },
  });
}

function modifyTopicAttributes(world: World): Action {
  return defineAction({
    name: "ModifyTopicAttributes",
    params: object({
      ...topicMembers,
      ...settingMembers,
      ReplicaNum: optional(integer()),
      QuotaProducerByteRate: optional(integer()),
      QuotaConsumerByteRate: optional(integer()),
    }),
    run({ params, region }) {
      const topic = presentTopic(world, params.InstanceId, params.TopicName, region);
      const { ReplicaNum: replicas = topic.replicas } = params;
      checkReplicas(replicas);
      world.kafka.topics.replace({ ...topic, ...changesOf(params, topic), replicas });
      return { Result: succeeded };
    },
  });
}

function deleteTopic(world: World): Action {
  const { kafka, settings, hub } = world;
  return defineAction({
    name: "DeleteTopic",
    params: object(topicMembers),
    run({ params: { InstanceId, TopicName }, region }) {
      const { id } = presentTopic(world, InstanceId, TopicName, region);
      hub.agenda.in(settings.kafkaTaskMs, () => kafka.topics.remove(id));
      return { Result: succeeded };
    },
  });
}

interface GivenSettings {
  readonly EnableWhiteList?: number;
  readonly IpWhiteList?: readonly string[];
  readonly CleanUpPolicy?: string;
  readonly Note?: string;
  readonly MinInsyncReplicas?: number;
  readonly UncleanLeaderElectionEnable?: number;
  readonly RetentionMs?: number;
  readonly SegmentMs?: number;
  readonly MaxMessageBytes?: number;
}

/** The settings in a request; others stay as they are. */
function changesOf(given: GivenSettings, topic: KafkaTopic): Partial<KafkaTopic> {
  const changes = {
    isWhiteListed: given.EnableWhiteList === undefined ? topic.isWhiteListed : given.EnableWhiteList === 1,
    addresses: given.IpWhiteList ?? topic.addresses,
    cleanUpPolicy: given.CleanUpPolicy ?? topic.cleanUpPolicy,
    note: given.Note ?? topic.note,
    inSync: given.MinInsyncReplicas ?? topic.inSync,
    isUnclean:
      given.UncleanLeaderElectionEnable === undefined ? topic.isUnclean : given.UncleanLeaderElectionEnable === 1,
    retentionMs: given.RetentionMs ?? topic.retentionMs,
    segmentMs: given.SegmentMs ?? topic.segmentMs,
    maxMessage: given.MaxMessageBytes ?? topic.maxMessage,
  };
  const problem = problemOf(changes);
  if (problem !== undefined) throw new PlatformError("InvalidParameter", problem);
  return changes;
}

function problemOf(one: Partial<KafkaTopic>): string | undefined {
  const { isWhiteListed, addresses = [], note = "", inSync = 1, retentionMs = 0, maxMessage = 0 } = one;
  if (isWhiteListed && addresses.length === 0) return "IpWhiteList is missing.";
  if (note.length > 64) return "Note has at most 64 characters.";
  if (inSync < 1) return "MinInsyncReplicas must be at least 1.";
  if (retentionMs < 60_000 || retentionMs > 7_776_000_000) return "RetentionMs must be from 60000 to 7776000000.";
  if (maxMessage < 1024 || maxMessage > 12_582_912) return "MaxMessageBytes must be from 1024 to 12582912.";
  return undefined;
}

function checkReplicas(replicas: number): void {
  if (replicas < 1 || replicas > 3) throw new PlatformError("InvalidParameter", "ReplicaNum must be from 1 to 3.");
}

/** @throws {PlatformError} if an instance has fewer partitions left. */
function requirePartitions(
  world: World,
  { id, partitions }: { readonly id: string; readonly partitions: number },
  more: number,
): void {
  if (more < 1) throw new PlatformError("InvalidParameter", "PartitionNum must be at least 1.");
  const used = world.kafka.topics.all().filter((one) => one.instanceId === id);
  if (partitionsOf(used) + more > partitions) {
    throw new PlatformError("LimitExceeded", `The instance has at most ${partitions} partitions.`);
  }
}

/** A topic as it is, for those who change it. @throws {PlatformError} if the instance has no such topic. */
function presentTopic(world: World, instanceId: string, name: string, region: string): KafkaTopic {
  presentInstance(world, instanceId, region);
  return found(world.kafka.topics.get(topicIdOf(instanceId, name)), "ResourceNotFound", `topic ${name}`);
}

/** A topic as the platform lists it. */
function detailOf(topic: KafkaTopic): Reply {
  return {
    TopicName: topic.name,
    TopicId: topic.topicId,
    PartitionNum: topic.partitions,
    ReplicaNum: topic.replicas,
    Note: topic.note,
    CreateTime: Math.floor(topic.createdAt / 1000),
    EnableWhiteList: topic.isWhiteListed,
    IpWhiteListCount: topic.addresses.length,
    ForwardCosBucket: "",
    ForwardStatus: 1,
    ForwardInterval: 0,
    Config: configOf(topic),
    RetentionTimeConfig: null,
    Status: 0,
    Tags: null,
  };
}

function configOf(topic: KafkaTopic): Reply {
  return {
    Retention: topic.retentionMs,
    MinInsyncReplicas: topic.inSync,
    CleanUpPolicy: topic.cleanUpPolicy,
    SegmentMs: topic.segmentMs,
    UncleanLeaderElectionEnable: topic.isUnclean ? 1 : 0,
    SegmentBytes: 1_073_741_824,
    MaxMessageBytes: topic.maxMessage,
    RetentionBytes: -1,
    LogMsgTimestampType: "CreateTime",
  };
}
