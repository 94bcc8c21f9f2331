import { CodedError, expectation, fromWire, responseField } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import type { Body } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";

const task = {
  status: responseField.string({ wire: "Status", returned: "always" }),
  message: responseField.string({ wire: "TaskMessage", optional: true }),
};
const expectsTask = expectation(task);
/** The members of responses that contain tasks. */
export const tasksIn = {
  TaskId: { one: responseField.integer({ wire: "TaskId", optional: true }) },
  TaskIds: { all: responseField.list(responseField.integer({}), { wire: "TaskIds" }) },
};

/** Waits until the tasks in a response end. @throws CodedError if one fails. */
export async function untilTasksEnd(
  op: Op,
  action: string,
  response: Body,
  member: keyof typeof tasksIn = "TaskId",
): Promise<void> {
  const ids =
    member === "TaskIds" ? fromWire(tasksIn.TaskIds, response).all : [fromWire(tasksIn.TaskId, response).one ?? 0];
  for (const id of ids) if (id !== 0) await untilTaskEnds(op, action, id);
}

async function untilTaskEnds(op: Op, action: string, id: number): Promise<void> {
  const { status, message } = await waitUntil(op, {
    what: `task ${id} to end`,
    read: async () => fromWire(task, await op.redis.read("DescribeTaskInfo", { TaskId: id }, { expects: expectsTask })),
    done: ({ status: now }) => now !== "preparing" && now !== "running",
    progress: "waiting until the platform carries it out",
    otherwise: `the platform's task ${id} is still running`,
    forMs: 1_800_000,
  });
  if (status === "succeed") return;
  const reason = message === undefined || message === "" ? "it gives no reason" : `it says: ${message}`;
  throw new CodedError(
    "object-failed",
    `${action} failed: the platform's task ${id} did not succeed; ${reason}. Run \`pulumi up\` again`,
  );
}
