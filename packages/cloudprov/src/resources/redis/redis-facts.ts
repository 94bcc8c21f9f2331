import { CodedError, expectation, fromWire, responseField } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { ifExists, unlessDone } from "../../platform/errors.ts";
import { requireInUse } from "../../platform/recycle-bin.ts";
import { type Body, memberFacts, type ResponseList, responseList } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";

export const describeRedis = "DescribeInstances";
/** Error codes that mean an instance was removed from the recycle bin. */
export const goneRedisCodes = ["ResourceUnavailable.InstanceDeleted"];

const optionalNumber = (wire: string) => responseField.integer({ wire, optional: true });
const optionalText = (wire: string) => responseField.string({ wire, optional: true });

const facts = {
  id: responseField.string({ wire: "InstanceId", returned: "always" }),
  name: responseField.string({ wire: "InstanceName" }),
  status: responseField.integer({ wire: "Status", returned: "maybe empty" }),
  typeId: optionalNumber("Type"),
  zone: responseField.integer({ wire: "ZoneId" }),
  billing: responseField.integer({ wire: "BillingMode" }),
  memSize: responseField.integer({ wire: "RedisShardSize" }),
  shards: responseField.integer({ wire: "RedisShardNum" }),
  replicas: responseField.integer({ wire: "RedisReplicasNum" }),
  readWeight: responseField.integer({ wire: "SlaveReadWeight" }),
  vpcId: responseField.string({ wire: "UniqVpcId" }),
  subnetId: optionalText("UniqSubnetId"),
  ip: optionalText("WanIp"),
  port: optionalNumber("Port"),
  wanAddress: responseField.string({ wire: "WanAddress" }),
  hasNoPassword: responseField.boolean({ wire: "NoAuth", optional: true }),
  isProtected: responseField.integer({ wire: "DeleteProtectionSwitch", optional: true }),
  nodes: responseField.list(
    responseField.object(
      {
        type: responseField.integer({ wire: "NodeType" }),
        id: responseField.integer({ wire: "NodeId" }),
        zone: responseField.integer({ wire: "ZoneId" }),
      },
      {},
    ),
    { wire: "NodeSet" },
  ),
};

/** An instance as the waits see it. */
export type RedisFacts = ReturnType<typeof redisFactsOf>;

/** The facts of an instance in a response. */
export function redisFactsOf(found: Body) {
  return fromWire(facts, found);
}

/** The instances of a listing, of which their IDs, names and states must be valid. */
export const redisList = responseList("InstanceSet", memberFacts("InstanceId", "InstanceName"), facts);

/** The statuses of an instance, by the platform's numbers. */
export const statusTexts: Readonly<Record<number, string>> = {
  0: "init",
  1: "processing",
  2: "online",
  [-2]: "isolate",
  [-3]: "todelete",
};

/** Whether an instance is in the recycle bin, or already being removed from there. */
export function isIsolated({ status }: Pick<RedisFacts, "status">): boolean {
  return status <= -2;
}

/** Whether the platform is creating or changing an instance. */
function isChanging({ status }: RedisFacts): boolean {
  return status === 0 || status === 1;
}

/** An instance as the platform returns it, also one in the recycle bin; undefined if it does not exist. */
export async function readRedis(op: Op, id: string, list: ResponseList = redisList): Promise<Body | undefined> {
  const page = op.redis.page(describeRedis, { InstanceId: id }, list);
  return (await ifExists(page, goneRedisCodes))?.elements[0];
}

/** The facts of an instance; undefined if it does not exist. */
export async function redisFacts(op: Op, id: string): Promise<RedisFacts | undefined> {
  const found = await readRedis(op, id);
  return found && redisFactsOf(found);
}

/** A wait for something to become true of an instance. */
export interface RedisWait {
  /** Completes "waiting for the instance": `to be idle`. */
  readonly to: string;
  /** Completes "the instance": `is still being changed`. */
  readonly otherwise: string;
  readonly done: (instance: RedisFacts | undefined) => boolean;
  readonly minutes?: number;
}

/** Waits until something is true of an instance, and returns it. */
export function untilRedis(op: Op, id: string, { to, otherwise, done, minutes = 60 }: RedisWait) {
  return waitUntil(op, {
    what: `the Redis instance ${id} ${to}`,
    read: () => redisFacts(op, id),
    done,
    progress: `waiting for the instance ${to}`,
    otherwise: `the Redis instance ${id} ${otherwise}`,
    forMs: minutes * 60_000,
  });
}

/** Waits until no task is running for an instance. Undefined if it does not exist. */
export function untilRedisIdle(op: Op, id: string) {
  return untilRedis(op, id, {
    to: "to be idle",
    otherwise: "is still being changed by the platform",
    done: (instance) => instance === undefined || !isChanging(instance),
  });
}

/** The same for an instance that must be online. @throws ObjectMissing or CodedError if it is deleted or isolated. */
export async function onlineRedis(op: Op, id: string): Promise<RedisFacts> {
  return requireInUse(`the Redis instance ${id}`, await untilRedisIdle(op, id), isIsolated);
}

const task = {
  status: responseField.string({ wire: "Status", returned: "always" }),
  message: responseField.string({ wire: "TaskMessage", optional: true }),
};
const expectsTask = expectation(task);
/** The members of responses that contain tasks. */
const tasksIn = {
  TaskId: { one: responseField.integer({ wire: "TaskId", optional: true }) },
  TaskIds: { all: responseField.list(responseField.integer({}), { wire: "TaskIds" }) },
};

/** Waits until the tasks in a response end. @throws CodedError if one fails. */
export async function untilTasksEnd(
  op: Op,
  action: string,
  response: Body,
  member: keyof typeof tasksIn = "TaskId",
): Promise<void> {
  const ids =
    member === "TaskIds" ? fromWire(tasksIn.TaskIds, response).all : [fromWire(tasksIn.TaskId, response).one ?? 0];
  for (const id of ids) if (id !== 0) await untilTaskEnds(op, action, id);
}

async function untilTaskEnds(op: Op, action: string, id: number): Promise<void> {
  const { status, message } = await waitUntil(op, {
    what: `task ${id} to end`,
    read: async () => fromWire(task, await op.redis.read("DescribeTaskInfo", { TaskId: id }, { expects: expectsTask })),
    done: ({ status: now }) => now !== "preparing" && now !== "running",
    progress: "waiting until the platform carries it out",
    otherwise: `the platform's task ${id} is still running`,
    forMs: 1_800_000,
  });
  if (status === "succeed") return;
  const reason = message === undefined || message === "" ? "it gives no reason" : `it says: ${message}`;
  throw new CodedError(
    "object-failed",
    `${action} failed: the platform's task ${id} did not succeed; ${reason}. Run \`pulumi up\` again`,
  );
}

/** A change of an instance, and how its result shows. */
export interface RedisChange {
  readonly action: string;
  /** In addition to the ID. */
  readonly parameters?: Body;
  readonly shows?: (instance: RedisFacts) => boolean;
  /** It costs money each time, so it is never sent again after a lost response. */
  readonly isPurchase?: true;
  /** The member of the response that contains the task, if there is one. */
  readonly task?: keyof typeof tasksIn | undefined;
  /** Throws if an ordinary response says that the change failed. */
  readonly check?: (response: Body) => void;
}

/**
 * Changes an instance, and waits until its task ends and the result shows. A change that has taken effect is not
 * repeated.
 */
export async function changeRedis(op: Op, id: string, change: RedisChange): Promise<void> {
  const { action, parameters = { InstanceId: id }, shows = () => true } = change;
  await onlineRedis(op, id);
  await unlessDone(
    async () => {
      const sent = change.isPurchase ? op.redis.create(action, parameters) : op.redis.write(action, parameters);
      const response = await sent;
      change.check?.(response);
      if (change.task !== undefined) await untilTasksEnd(op, action, response, change.task);
    },
    async (error) => change.shows !== undefined && isRejected(error) && shows(await onlineRedis(op, id)),
  );
  await untilRedis(op, id, {
    to: "to be changed",
    otherwise: `does not show the result of ${action} yet`,
    done: (instance) => instance === undefined || isIsolated(instance) || (!isChanging(instance) && shows(instance)),
  });
}

/** Whether a request failed, rather than the task that it began. */
function isRejected(error: unknown): boolean {
  return !(error instanceof CodedError && error.helpCode === "object-failed");
}
