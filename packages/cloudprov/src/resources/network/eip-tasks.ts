import { expectation, field, fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { idText } from "../../platform/response-fields.ts";
import type { Body } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";

/** The task in a response, if there is one. */
export const started = { task: field.string({ output: true, optional: true, wire: "TaskId", docs: "" }) };
const ended = { result: idText("", { wire: "Result" }) };
const expectsEnded = expectation(ended);
const expectsStarted = expectation(started);

/**
 * The task in a response. Undefined if there is none, or if its number is too large for a request: then only the status
 * of the address shows the progress.
 */
export function taskIn(response: Body): number | undefined {
  const task = Number(fromWire(started, response).task || Number.NaN);
  return Number.isSafeInteger(task) ? task : undefined;
}

/** Whether a task has succeeded, after waiting for its end. */
export async function hasTaskSucceeded(op: Op, task: number): Promise<boolean> {
  const result = await waitUntil(op, {
    what: `task ${task} to end`,
    read: async () =>
      fromWire(ended, await op.vpc.read("DescribeTaskResult", { TaskId: task }, { expects: expectsEnded })).result,
    done: (value) => value !== "RUNNING",
    progress: "waiting until the platform's task ends",
    otherwise: `the platform's task ${task} is still running`,
  });
  return result === "SUCCESS";
}

/** Sends an action that changes an address by a task, and waits until the task ends. @throws if it fails. */
export async function changeByTask(op: Op, action: string, parameters: Body): Promise<void> {
  const task = taskIn(await op.vpc.write(action, parameters, expectsStarted));
  if (task !== undefined && !(await hasTaskSucceeded(op, task))) {
    throw new Error(`${action} failed: the platform's task ${task} reports no reason. Run \`pulumi up\` again`);
  }
}
