import { CodedError, CreationFailedError, expectation, fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { ifExists } from "../../platform/errors.ts";
import { idText, text } from "../../platform/response-fields.ts";
import { type Body, textAt } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";

const result = { status: idText("", { wire: "Status" }), output: text("", { wire: "Output" }) };
const expectsResult = expectation(result);
/** The ID of the request also identifies the task that it has started. */
const taskIn = textAt("RequestId");

/** Sends an action that starts a task of the service vpc, and waits until the task ends. @throws if it fails. */
export async function changeByVpcTask(op: Op, action: string, parameters: Body): Promise<void> {
  const failure = await failureOf(op, taskIn(await op.vpc.write(action, parameters)));
  if (failure === undefined) return;
  throw new CodedError("object-failed", `${action} failed: ${failure}. Run \`pulumi up\` again`);
}

/** Remembers the task in the response to a creation, for {@link untilCreatedByVpcTask}. */
export function rememberVpcTask(op: Op, id: string, response: Body): void {
  op.memory.vpcTasks.set(id, taskIn(response));
}

/**
 * Waits for the task that creates an object, if this connection has started it.
 *
 * @throws CreationFailedError if the task fails.
 */
export async function untilCreatedByVpcTask(op: Op, id: string): Promise<void> {
  const task = op.memory.vpcTasks.get(id);
  const failure = task === undefined ? undefined : await failureOf(op, task);
  if (failure !== undefined) throw new CreationFailedError(failure);
}

/** Waits until a task ends. @returns why it has failed; undefined if it has not. */
async function failureOf(op: Op, TaskId: string): Promise<string | undefined> {
  const read = async () =>
    fromWire(result, await op.vpc.read("DescribeVpcTaskResult", { TaskId }, { expects: expectsResult }));
  const ended = await waitUntil(op, {
    what: `the task ${TaskId} to end`,
    // Not every request has a task: callers also check the status of the object.
    read: () => ifExists(read()),
    done: (found) => found?.status !== "RUNNING",
    progress: "waiting until the platform's task ends",
    otherwise: `the platform's task ${TaskId} is still running`,
  });
  if (ended?.status !== "FAILED") return undefined;
  return `the platform's task ${TaskId} reports ${ended.output === "" ? "no reason" : `"${ended.output}"`}`;
}
