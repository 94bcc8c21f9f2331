import { object, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import type { MysqlInstance } from "./mysql.ts";

/** A task that works on an instance. */
export interface TaskPlan {
  readonly action: string;
  readonly instanceId: string;
  /** The number of the task that the instance shows meanwhile. Defaults to 5, several changes at once. */
  readonly taskStatus?: number;
  /** It waits for the maintenance window before its end: the number that the instance shows meanwhile. */
  readonly waitsAs?: number | undefined;
  /** Why it fails, if it does. */
  readonly failure?: string;
  readonly finish: () => void;
}

/** Begins a task. Other changes of the instance are rejected until it ends. */
export function begin(world: World, { action, instanceId, taskStatus = 5, waitsAs, failure, finish }: TaskPlan): Reply {
  const { instances, tasks } = world.mysql;
  const { mysqlTaskMs, mysqlWindowMs, failedTasks } = world.settings;
  const id = world.newUuid();
  const show = (status: number) => {
    const instance = instances.get(instanceId);
    if (instance !== undefined) instances.replace({ ...instance, taskStatus: status });
  };
  const info = failedTasks.includes(action) ? `${action} could not be carried out.` : (failure ?? "");
  const succeeded = info === "";
  const end = () => {
    tasks.replace({ id, status: succeeded ? "SUCCESS" : "FAILED", info });
    show(0);
    if (succeeded) finish();
  };
  tasks.insert({ id, status: "RUNNING", info: "" });
  show(taskStatus);
  world.hub.agenda.in(mysqlTaskMs, () => {
    if (waitsAs === undefined || !succeeded) return end();
    tasks.replace({ id, status: "UNDEFINED", info: "" });
    show(waitsAs);
    world.hub.agenda.in(mysqlWindowMs, end);
  });
  return { AsyncRequestId: id };
}

/** The action that returns the state of a task. */
export function describeAsyncRequestInfo(world: World): Action {
  return defineAction({
    name: "DescribeAsyncRequestInfo",
    params: object({ AsyncRequestId: text({ min: 1 }) }),
    run({ params: { AsyncRequestId: id } }) {
      const task = found(world.mysql.tasks.get(id), "InvalidParameter.InvalidAsyncRequestId", `task ${id}`);
      return { Status: task.status, Info: task.info };
    },
  });
}

/** Finds an instance that was not released. */
export function existingMysql(world: World, id: string, region: string): MysqlInstance {
  const instance = world.mysql.instances.get(id);
  return found(
    instance?.region === region ? instance : undefined,
    "InvalidParameter.InstanceNotFound",
    `instance ${id}`,
  );
}

/** Finds an instance that runs, and for which no task is running. */
export function idleMysql(world: World, id: string, region: string): MysqlInstance {
  const instance = existingMysql(world, id, region);
  if (instance.status !== 1) {
    throw new PlatformError("OperationDenied.InstanceStatusError", `The status of ${id} is ${instance.status}.`);
  }
  if (instance.taskStatus !== 0) {
    throw new PlatformError("OperationDenied.InstanceTaskRunning", `A task is running for ${id}.`);
  }
  return instance;
}
