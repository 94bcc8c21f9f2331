import { CodedError, type UpdateOperation } from "@org/core-provider";
import type { Clients, Op } from "../../platform/clients.ts";
import { unlessDone } from "../../platform/errors.ts";
import type { Body } from "../../platform/responses.ts";
import { isChanging, isIsolated, onlineRedis, type RedisFacts, untilRedis } from "./redis-facts.ts";
import type { redisFields } from "./redis-instance-fields.ts";
import { type tasksIn, untilTasksEnd } from "./redis-tasks.ts";

/** A change of an instance, and how its result shows. */
interface RedisChange {
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

/** An update of an instance. */
export type RedisUpdate = UpdateOperation<typeof redisFields> & Clients;

/** Changes the instance of an operation. */
export function changeByAction(
  op: Op & { readonly id: string },
  action: string,
  more: Omit<RedisChange, "action"> = {},
): Promise<void> {
  return changeRedis(op, op.id, { action, ...more });
}
