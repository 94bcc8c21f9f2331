import { object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found } from "../action.ts";

/** A task of the platform: what began it, what it works on, and what it does at its end. */
export interface TaskPlan {
  /** The ID of the request. The task has the same one. */
  readonly requestId: string;
  readonly action: string;
  /** The load balancers that cannot be changed meanwhile. */
  readonly loadBalancerIds: readonly string[];
  /** The load balancers that it creates. */
  readonly created?: readonly string[];
  readonly finish: (succeeded: boolean) => void;
}

/** Begins a task. Other changes of its load balancers are rejected until it ends. */
export function begin(world: World, { requestId, action, loadBalancerIds, created = [], finish }: TaskPlan): void {
  const { tasks } = world.loadBalancing;
  const { loadBalancerTaskMs, failedTasks } = world.settings;
  const succeeded = !failedTasks.includes(action);
  tasks.insert({ id: requestId, status: 2, message: "", created });
  for (const id of loadBalancerIds) world.busy.occupy(id, loadBalancerTaskMs);
  world.hub.agenda.in(loadBalancerTaskMs, () => {
    const message = succeeded ? "" : `${action} could not be carried out.`;
    tasks.replace({ id: requestId, status: succeeded ? 0 : 1, message, created });
    finish(succeeded);
  });
}

/** @throws {PlatformError} while a task works on the load balancer. */
export function requireIdle(world: World, id: string): void {
  if (world.busy.has(id)) {
    throw new PlatformError("FailedOperation.ResourceInOperating", `The load balancer ${id} is being operated on.`);
  }
}

/** The action that returns the state of a task. */
export function describeTaskStatus(world: World): Action {
  return defineAction({
    name: "DescribeTaskStatus",
    params: object({ TaskId: optional(text({ min: 1 })), DealName: optional(text({ min: 1 })) }),
    run({ params: { TaskId, DealName } }) {
      const id = TaskId ?? DealName;
      if (id === undefined) throw new PlatformError("MissingParameter", "Give TaskId or DealName.");
      const task = found(world.loadBalancing.tasks.get(id), "InvalidParameter", `task ${id}`);
      return {
        Status: task.status,
        LoadBalancerIds: task.created.length === 0 ? null : task.created,
        Message: task.message === "" ? null : task.message,
      };
    },
  });
}
