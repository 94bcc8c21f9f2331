import { object, text } from "@org/simulator";
import type { World } from "../../world.ts";
import { type Action, defineAction, found } from "../action.ts";

/** Work that continues after a response. */
export interface NewVpcTask {
  /** The ID of the request. */
  readonly id: string;
  readonly action: string;
  /** How long it takes, in milliseconds. */
  readonly ms: number;
  /** Called at its end. */
  readonly finish: (succeeded: boolean) => void;
}

/** Begins a task. It fails if the settings name its action. */
export function beginVpcTask(world: World, { id, action, ms, finish }: NewVpcTask): void {
  const { vpcTasks } = world.networks;
  const succeeded = !world.settings.failedTasks.includes(action);
  const task = vpcTasks.insert({ id, status: "RUNNING", output: "" });
  world.hub.agenda.in(ms, () => {
    vpcTasks.replace({
      ...task,
      ...(succeeded ? { status: "SUCCESS" } : { status: "FAILED", output: `${action} failed in this simulator.` }),
    });
    finish(succeeded);
  });
}

/** The action that reads the result of a task. */
export function describeVpcTaskResult(world: World): Action {
  return defineAction({
    name: "DescribeVpcTaskResult",
    params: object({ TaskId: text({ min: 1 }) }),
    run({ params: { TaskId } }) {
      const { status, output } = found(world.networks.vpcTasks.get(TaskId), "ResourceNotFound", `task ${TaskId}`);
      return { Status: status, Output: output, Result: [] };
    },
  });
}
