import { CodedError, type DeleteOperation } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { ifExists } from "../../platform/errors.ts";
import { type Place, releaseObject } from "../../platform/release.ts";
import { goneRedisCodes, type RedisFacts, redisFacts, untilRedisIdle } from "./redis-facts.ts";
import type { redisFields } from "./redis-instance-fields.ts";
import { untilTasksEnd } from "./redis-tasks.ts";

type Delete = DeleteOperation<typeof redisFields> & Clients;

/** Moves an instance to the recycle bin, and with `forceDelete` removes it from there. */
export async function releaseRedis(op: Delete): Promise<void> {
  const { id } = op;
  const what = `the Redis instance ${id}`;
  // The platform rejects a deletion while it changes the instance.
  const instance = await untilRedisIdle(op, id);
  if (placeOf(instance) === "in use" && instance?.isProtected === 1) {
    const advice = "turn off its deletion protection in the console first";
    throw new CodedError("request-rejected", `${what} is protected from deletion: ${advice}`);
  }
  await releaseObject(op, {
    what,
    place: async () => placeOf(await redisFacts(op, id)),
    isolate: () => send(op, instance?.billing === 1 ? returnPrepaid : "DestroyPostpaidInstance"),
    destroy: op.state.forceDelete ? () => send(op, "CleanUpInstance") : undefined,
    minutes: 60,
  });
}

const returnPrepaid = "DestroyPrepaidInstance";
const places: Readonly<Record<number, Place>> = { 2: "in use", [-2]: "recycle bin", [-3]: "deleted" };

/** Where an instance is on its way through the recycle bin: no other task runs during a deletion. */
function placeOf(instance: RedisFacts | undefined): Place {
  return instance === undefined ? "deleted" : (places[instance.status] ?? "being isolated");
}

async function send(op: Delete, action: string): Promise<void> {
  const response = await ifExists(op.redis.write(action, { InstanceId: op.id }), goneRedisCodes);
  // A prepaid instance is released by an order, which has no task.
  if (response !== undefined && action !== returnPrepaid) await untilTasksEnd(op, action, response);
}
