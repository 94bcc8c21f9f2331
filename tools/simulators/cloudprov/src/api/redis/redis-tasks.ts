import { integer, listOf, object, optional, text } from "@org/simulator";
import type { World } from "../../world.ts";
import { type Action, defineAction, found } from "../action.ts";
import { pageMembers, pageOf } from "../lists.ts";
import type { RedisInstance, RedisTask } from "./redis-instances.ts";

/** A task of an instance. */
export interface RedisTaskPlan {
  /** The action that starts it. */
  readonly action: string;
  /** The number of its kind, as `002`. */
  readonly type: string;
  /** What it changes at its end. */
  readonly changes: Partial<RedisInstance>;
  /** What happens at its end. */
  readonly finish?: (succeeded: boolean) => void;
  /** How long it waits before it begins, in milliseconds. */
  readonly waitMs?: number;
}

/** Starts a task of an instance, which rejects other changes until its end. Returns the number of the task. */
export function beginRedisTask(
  world: World,
  { id: instanceId, status: before }: RedisInstance,
  plan: RedisTaskPlan,
): number {
  const { instances, tasks } = world.redis;
  const { redisTaskMs, failedTasks } = world.settings;
  const { action, type, changes, finish, waitMs = 0 } = plan;
  const id = world.newNumber();
  const put = (result: RedisTask["result"], message = "") =>
    tasks.reveal({ id, instanceId, type, result, message, startedAt: world.now() });
  const change = (fields: Partial<RedisInstance>) => {
    const now = instances.get(instanceId);
    if (now !== undefined) instances.replace({ ...now, ...fields });
  };
  const run = () => {
    put(1);
    if (before === 2) change({ status: 1 });
    world.hub.agenda.in(redisTaskMs, () => {
      const succeeded = !failedTasks.includes(action);
      put(succeeded ? 2 : 4, succeeded ? "" : `${action} could not be carried out.`);
      change({ status: before === 0 ? 2 : before, ...(succeeded ? changes : {}) });
      finish?.(succeeded);
    });
  };
  if (waitMs > 0) {
    put(0);
    world.hub.agenda.in(waitMs, run);
  } else run();
  return Number(id);
}

/** The actions that return the states of tasks. */
export function redisTaskActions(world: World): Action[] {
  return [describeTaskInfo(world), describeTaskList(world)];
}

const statuses = { 0: "preparing", 1: "running", 2: "succeed", 4: "failed" } as const;

function describeTaskInfo(world: World): Action {
  return defineAction({
    name: "DescribeTaskInfo",
    params: object({ TaskId: integer() }),
    run({ params: { TaskId } }) {
      const task = found(world.redis.tasks.get(String(TaskId)), "FailedOperation.FlowNotExists", `task ${TaskId}`);
      return {
        Status: statuses[task.result],
        StartTime: world.localTimeText(task.startedAt),
        TaskType: task.type,
        InstanceId: task.instanceId,
        TaskMessage: task.message,
      };
    },
  });
}

function describeTaskList(world: World): Action {
  return defineAction({
    name: "DescribeTaskList",
    params: object({
      InstanceId: optional(text({ min: 1 })),
      TaskTypes: optional(listOf(text({ min: 1 }), { min: 1 })),
      Result: optional(listOf(integer(), { min: 1 })),
      ...pageMembers,
    }),
    run({ params: { InstanceId, TaskTypes, Result, ...page } }) {
      const all = world.redis.tasks
        .all()
        .filter(
          (task) =>
            (InstanceId ?? task.instanceId) === task.instanceId &&
            (TaskTypes?.includes(task.type) ?? true) &&
            (Result?.includes(task.result) ?? true),
        );
      return {
        TotalCount: all.length,
        Tasks: pageOf(all, page).map((task) => {
          const instance = world.redis.instances.get(task.instanceId);
          return {
            TaskId: Number(task.id),
            StartTime: world.localTimeText(task.startedAt),
            TaskType: task.type,
            InstanceName: instance?.name ?? "",
            InstanceId: task.instanceId,
            ProjectId: instance?.projectId ?? 0,
            Progress: task.result === 2 ? 100 : 0,
            EndTime: "",
            Result: task.result,
          };
        }),
      };
    },
  });
}
