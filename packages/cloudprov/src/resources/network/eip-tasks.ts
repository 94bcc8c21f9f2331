import { CodedError, CreationFailedError, expectation, field, fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { idText } from "../../platform/response-fields.ts";
import type { Body } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";

/** The task in a response, if there is one. */
export const started = { task: field.string({ output: true, optional: true, wire: "TaskId", docs: "" }) };
const ended = { result: idText("", { wire: "Result" }) };
const expectsEnded = expectation(ended);
/** Expects a response that may contain a task. */
export const expectsStarted = expectation(started);

/**
 * The number of the task in a response. Returns undefined without a task, or if the number is too large for a request:
 * callers then rely on the status of the address.
 */
function taskIn(response: Body): number | undefined {
  const task = Number(fromWire(started, response).task || Number.NaN);
  return Number.isSafeInteger(task) ? task : undefined;
}

/** Remembers the task in the response to a creation, for {@link untilCreated}. */
export function rememberTask(op: Op, id: string, response: Body): void {
  const task = taskIn(response);
  if (task !== undefined) op.memory.addressTasks.set(id, task);
}

/**
 * Waits for the task that creates an object, if this connection has started it.
 *
 * @param failed - Completes "the platform's task 1 failed, and ...".
 * @throws CreationFailedError if the task fails.
 */
export async function untilCreated(op: Op, id: string, failed: string): Promise<void> {
  const task = op.memory.addressTasks.get(id);
  if (task !== undefined && !(await hasTaskSucceeded(op, task))) {
    throw new CreationFailedError(`the platform's task ${task} failed, and ${failed}`);
  }
}

/** Whether a task has succeeded, after waiting for its end. */
async function hasTaskSucceeded(op: Op, task: number): Promise<boolean> {
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
    throw new CodedError(
      "object-failed",
      `${action} failed: the platform's task ${task} reports no reason. Run \`pulumi up\` again`,
    );
  }
}
