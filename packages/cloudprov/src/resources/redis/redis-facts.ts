import { fromWire, responseField } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { ifExists } from "../../platform/errors.ts";
import { requireInUse } from "../../platform/recycle-bin.ts";
import { type Body, memberFacts, type ResponseList, responseList } from "../../platform/responses.ts";
import { waitsFor } from "../../platform/wait-until.ts";

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
export function isChanging({ status }: RedisFacts): boolean {
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

/** Waits until something is true of an instance, and returns it. */
export const untilRedis = waitsFor({ name: "Redis instance", shortName: "instance", read: redisFacts, minutes: 60 });

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
