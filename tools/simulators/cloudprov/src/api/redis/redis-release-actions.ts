import { object, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, type Reply } from "../action.ts";
import { existingRedis, idleRedis } from "./redis-checks.ts";
import { removeRedis } from "./redis-instance-actions.ts";
import { beginRedisTask } from "./redis-tasks.ts";

/** The actions that move instances to the recycle bin and out of it. */
export function redisReleaseActions(world: World): Action[] {
  return [
    destroy(world, "DestroyPostpaidInstance", (TaskId) => ({ TaskId })),
    destroy(world, "DestroyPrepaidInstance", () => {
      const deal = world.newNumber();
      return { DealId: deal, DealName: deal };
    }),
    cleanUpInstance(world),
  ];
}

const params = object({ InstanceId: text({ min: 1 }) });

function destroy(
  world: World,
  name: "DestroyPostpaidInstance" | "DestroyPrepaidInstance",
  reply: (task: number) => Reply,
): Action {
  return defineAction({
    name,
    params,
    run({ params: { InstanceId }, region }) {
      const instance = idleRedis(world, InstanceId, region);
      if (instance.isPrepaid !== (name === "DestroyPrepaidInstance")) {
        throw new PlatformError("UnsupportedOperation.InstanceNotOperation", `${InstanceId} is charged otherwise.`);
      }
      if (instance.isProtected) {
        throw new PlatformError("UnsupportedOperation.InstanceNotOperation", `${InstanceId} is protected.`);
      }
      const task = { action: name, type: "003", changes: { status: -2, wanAddress: "" } } as const;
      return reply(beginRedisTask(world, instance, task));
    },
  });
}

function cleanUpInstance(world: World): Action {
  return defineAction({
    name: "CleanUpInstance",
    params,
    run({ params: { InstanceId }, region }) {
      const instance = existingRedis(world, InstanceId, region);
      if (instance.status !== -2) {
        throw new PlatformError("ResourceUnavailable.InstanceStatusError", `${InstanceId} is not isolated.`);
      }
      const TaskId = beginRedisTask(world, instance, {
        action: "CleanUpInstance",
        type: "006",
        changes: { status: -3 },
        finish(succeeded) {
          if (succeeded) removeRedis(world, instance);
        },
      });
      return { TaskId };
    },
  });
}
