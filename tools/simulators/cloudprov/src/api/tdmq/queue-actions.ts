import { flag, integer, listOf, object, optional, type Static, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { type Queue, type QueueSettings, usualSettings } from "./queues.ts";

/** The actions of queues. */
export function queueActions(world: World): Action[] {
  return [
    createQueue(world),
    describeQueue(world),
    describeQueues(world),
    modifyQueue(world),
    clearQueue(world),
    deleteQueue(world),
  ];
}

const settingMembers = {
  MaxMsgHeapNum: optional(integer()),
  PollingWaitSeconds: optional(integer()),
  VisibilityTimeout: optional(integer()),
  MaxMsgSize: optional(integer()),
  MsgRetentionSeconds: optional(integer()),
  RewindSeconds: optional(integer()),
  RetentionSizeInMB: optional(integer()),
  Transaction: optional(integer()),
  FirstQueryInterval: optional(integer()),
  MaxQueryCount: optional(integer()),
  DeadLetterQueueName: optional(text()),
  Policy: optional(integer()),
  MaxReceiveCount: optional(integer()),
  MaxTimeToLive: optional(integer()),
  Trace: optional(flag()),
};
const settingsShape = object(settingMembers);
const tagShape = object({ TagKey: text({ min: 1 }), TagValue: text() });

/** The least and the greatest value of a setting. */
const ranges: Readonly<Partial<Record<keyof QueueSettings, readonly [least: number, greatest: number]>>> = {
  MaxMsgHeapNum: [1_000_000, 1_000_000_000],
  PollingWaitSeconds: [0, 30],
  VisibilityTimeout: [1, 43_200],
  MaxMsgSize: [1_024, 1_048_576],
  MsgRetentionSeconds: [30, 43_200],
  RewindSeconds: [0, 1_296_000],
  Transaction: [0, 1],
  Policy: [0, 1],
};

function createQueue(world: World): Action {
  const { queues, settings } = world;
  return defineAction({
    name: "CreateCmqQueue",
    simplified: "Queues have no messages.",
    params: object({ QueueName: text(), ...settingMembers, Tags: optional(listOf(tagShape)) }),
    run({ params: { QueueName, Tags = [], ...given }, region }) {
      if (!/^[A-Za-z][\w-]{0,63}$/.test(QueueName)) {
        throw invalid("A name begins with a letter, and has at most 64 letters, digits, - and _.");
      }
      const there = queues.all().filter((queue) => queue.region === region);
      if (there.some(({ name }) => name.toLowerCase() === QueueName.toLowerCase())) {
        throw new PlatformError("ResourceInUse.Queue", `There is a queue ${QueueName} already.`);
      }
      if (there.length >= settings.queueQuota) {
        throw new PlatformError("LimitExceeded", `The quota of ${settings.queueQuota} queues is used up.`);
      }
      const queue = queues.insert({
        id: world.newId("cmqq"),
        region,
        name: QueueName,
        tags: Tags,
        createdAt: world.now(),
        modifiedAt: world.now(),
        readyAt: world.now() + settings.queueMs,
        ...checked(world, region, { ...usualSettings, ...given }),
      });
      return { QueueId: queue.id };
    },
  });
}

function describeQueue(world: World): Action {
  return defineAction({
    name: "DescribeCmqQueueDetail",
    params: object({ QueueName: text({ min: 1 }) }),
    run: ({ params: { QueueName }, region }) => ({
      QueueDescribe: document(world, named(world.queues.allSeen(), QueueName, region)),
    }),
  });
}

function describeQueues(world: World): Action {
  return defineAction({
    name: "DescribeCmqQueues",
    params: object({
      Offset: optional(integer({ min: 0 })),
      Limit: optional(integer({ min: 1, max: 50 })),
      QueueName: optional(text()),
      QueueNameList: optional(listOf(text())),
      IsTagFilter: optional(flag()),
      Filters: optional(listOf(object({ Name: text({ min: 1 }), Values: listOf(text()) }))),
    }),
    run({ params: { Offset = 0, Limit = 20, QueueName = "", QueueNameList, IsTagFilter, Filters }, region }) {
      const byTag = IsTagFilter === true ? (Filters ?? []) : [];
      const all = world.queues
        .allSeen()
        .filter(
          (queue) =>
            queue.region === region &&
            queue.name.includes(QueueName) &&
            (QueueNameList?.includes(queue.name) ?? true) &&
            byTag.every(({ Name, Values }) =>
              queue.tags.some(({ TagKey, TagValue }) => Name === `tag:${TagKey}` && Values.includes(TagValue)),
            ),
        );
      return {
        TotalCount: all.length,
        QueueList: all.slice(Offset, Offset + Limit).map((queue) => document(world, queue)),
      };
    },
  });
}

function modifyQueue(world: World): Action {
  return defineAction({
    name: "ModifyCmqQueueAttribute",
    documentedOnly: "Omitted values stay, except the tracing of messages: it is off unless the request sets it.",
    params: object({ QueueName: text({ min: 1 }), ...settingMembers }),
    run({ params: { QueueName, Trace = false, ...given }, region }) {
      const old = idle(world, named(world.queues.all(), QueueName, region));
      if ((given.MaxMsgSize ?? old.MaxMsgSize) !== old.MaxMsgSize) {
        throw new PlatformError("UnsupportedOperation", "The size of messages cannot be changed.");
      }
      // Omitted values stay as they are, except the tracing of messages: it is off unless the request sets it.
      const settings = checked(world, region, { ...old, ...given, Trace });
      world.queues.replace({ ...old, ...settings, modifiedAt: world.now() });
      return {};
    },
  });
}

function deleteQueue(world: World): Action {
  return defineAction({
    name: "DeleteCmqQueue",
    params: object({ QueueName: text({ min: 1 }) }),
    run({ params: { QueueName }, region }) {
      world.queues.remove(idle(world, named(world.queues.all(), QueueName, region)).id);
      return {};
    },
  });
}

/** Removes the messages of a queue. The simulator has none. */
function clearQueue(world: World): Action {
  return defineAction({
    name: "ClearCmqQueue",
    simplified: "Queues have no messages.",
    params: object({ QueueName: text({ min: 1 }) }),
    run({ params: { QueueName }, region }) {
      idle(world, named(world.queues.all(), QueueName, region));
      return {};
    },
  });
}

function named(all: readonly Queue[], wanted: string, region: string): Queue {
  const queue = all.find((one) => one.region === region && one.name.toLowerCase() === wanted.toLowerCase());
  return found(queue, "ResourceNotFound", `queue ${wanted}`);
}

function idle(world: World, queue: Queue): Queue {
  if (isBeingMade(world, queue)) {
    throw new PlatformError("FailedOperation.OperateLater", `The queue ${queue.name} is still being made.`);
  }
  return queue;
}

function isBeingMade(world: World, { readyAt }: Queue): boolean {
  return world.now() < readyAt;
}

function checked(world: World, region: string, given: QueueSettings & Static<typeof settingsShape>): QueueSettings {
  for (const [name, range] of Object.entries(ranges)) {
    const value = given[name as keyof typeof ranges] as number;
    if (value < range[0] || value > range[1]) throw invalid(`${name} must be from ${range[0]} to ${range[1]}.`);
  }
  const { RewindSeconds, RetentionSizeInMB, DeadLetterQueueName, Policy, MaxReceiveCount, MaxTimeToLive } = given;
  const rewindable = RetentionSizeInMB >= 10_240 && RetentionSizeInMB <= 512_000;
  if (RewindSeconds > 0 ? !rewindable : RetentionSizeInMB !== 0) {
    throw invalid("RetentionSizeInMB must be from 10240 to 512000 when RewindSeconds is given, and 0 otherwise.");
  }
  if (DeadLetterQueueName !== "") {
    const target = world.queues.all().find((one) => one.region === region && one.name === DeadLetterQueueName);
    if (target === undefined) throw new PlatformError("FailedOperation", `There is no queue ${DeadLetterQueueName}.`);
    if (Policy === 0 && (MaxReceiveCount < 1 || MaxReceiveCount > 1_000)) {
      throw invalid("MaxReceiveCount must be from 1 to 1000 when Policy is 0.");
    }
    if (Policy === 1 && (MaxTimeToLive < 300 || MaxTimeToLive >= given.MsgRetentionSeconds)) {
      throw invalid("MaxTimeToLive must be at least 300 and below MsgRetentionSeconds when Policy is 1.");
    }
  }
  return given;
}

function document(world: World, queue: Queue): Reply {
  const { DeadLetterQueueName, Policy, MaxTimeToLive, MaxReceiveCount } = queue;
  const { FirstQueryInterval, MaxQueryCount } = queue;
  const sources = world.queues
    .all()
    .filter((one) => one.region === queue.region && one.DeadLetterQueueName === queue.name);
  return {
    QueueId: queue.id,
    QueueName: queue.name,
    Qps: 5_000,
    Bps: 52_428_800,
    MaxDelaySeconds: 3_600,
    MaxMsgHeapNum: queue.MaxMsgHeapNum,
    PollingWaitSeconds: queue.PollingWaitSeconds,
    MsgRetentionSeconds: queue.MsgRetentionSeconds,
    VisibilityTimeout: queue.VisibilityTimeout,
    MaxMsgSize: queue.MaxMsgSize,
    RewindSeconds: queue.RewindSeconds,
    RetentionSizeInMB: queue.RetentionSizeInMB,
    CreateTime: queue.createdAt,
    LastModifyTime: queue.modifiedAt,
    ActiveMsgNum: 0,
    InactiveMsgNum: 0,
    DelayMsgNum: 0,
    RewindMsgNum: null,
    MinMsgTime: null,
    MaxUnackedMsgNum: 100_000,
    MaxMsgBacklogSize: 0,
    Transaction: queue.Transaction === 1,
    TransactionPolicy: queue.Transaction === 1 ? { FirstQueryInterval, MaxQueryCount } : null,
    DeadLetterPolicy:
      DeadLetterQueueName === ""
        ? null
        : { DeadLetterQueue: DeadLetterQueueName, Policy, MaxTimeToLive, MaxReceiveCount },
    DeadLetterSource: sources.length === 0 ? null : sources.map(({ id, name }) => ({ QueueId: id, QueueName: name })),
    CreateUin: Number(world.access.credentials.accountId),
    Tags: queue.tags.length === 0 ? null : queue.tags,
    Trace: queue.Trace,
    TenantId: "",
    NamespaceName: "",
    Status: isBeingMade(world, queue) ? 0 : 1,
  };
}

function invalid(message: string): PlatformError {
  return new PlatformError("InvalidParameterValue", message);
}
