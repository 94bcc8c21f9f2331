import { CodedError, expectation, fromWire, responseField } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import type { EntryRequest } from "../../platform/entry-kind.ts";
import { inTurn } from "../../platform/in-turn.ts";
import type { Body } from "../../platform/responses.ts";
import { waitUntil } from "../../platform/wait-until.ts";

/** Error codes that mean that a MySQL instance does not exist. */
export const goneMysqlCodes = ["InvalidParameter.InstanceNotFound", "InvalidParameter: instance not found"];

const started = { task: responseField.string({ wire: "AsyncRequestId", optional: true }) };
const outcome = {
  status: responseField.string({ wire: "Status", returned: "always" }),
  info: responseField.string({ wire: "Info", optional: true }),
};
const expectsOutcome = expectation(outcome);
const expectsStarted = expectation(started);
/** The statuses of a task that has not ended: one that is undefined waits for the maintenance window. */
const unfinished = ["INITIAL", "RUNNING", "UNDEFINED"];

/** How a task is waited for. */
export interface TaskWait {
  /** Defaults to 30. */
  readonly minutes?: number;
  /** Whether the wait is over although the task has not ended. */
  readonly isOver?: (() => Promise<boolean>) | undefined;
}

/**
 * Waits until the task in the response to an action ends.
 *
 * @returns False if the response contains no task.
 * @throws CodedError if the task fails.
 */
export async function untilTaskEnds(
  op: Op,
  action: string,
  response: Body,
  { minutes = 30, isOver }: TaskWait = {},
): Promise<boolean> {
  const { task } = fromWire(started, response);
  if (!task) return false;
  const { status, info, over } = await waitUntil(op, {
    what: `task ${task} to end`,
    read: async () => {
      const query = { AsyncRequestId: task };
      const found = await op.cdb.read("DescribeAsyncRequestInfo", query, { expects: expectsOutcome });
      const state = fromWire(outcome, found);
      return { ...state, over: unfinished.includes(state.status) && (await isOver?.()) === true };
    },
    done: (found) => found.over || !unfinished.includes(found.status),
    progress: "waiting until the platform carries it out",
    otherwise: `the platform's task ${task} is still running`,
    forMs: minutes * 60_000,
  });
  if (over || status === "SUCCESS") return true;
  const reason = info ? `it says: ${info.replace(/\.$/, "")}` : "it gives no reason";
  throw new CodedError(
    "object-failed",
    `${action} failed: the platform's task ${task} is ${status}; ${reason}. Run \`pulumi up\` again`,
  );
}

/** Makes a change of an instance, or of something in it, when the changes before it have ended. */
export function inTurnOf<T>(op: Op, instanceId: string, change: () => Promise<T>): Promise<T> {
  return inTurn(op, { kind: "MySQL instances", id: instanceId }, change);
}

/** Sends an action that changes something in an instance, without a task. */
export function changeInMysql(op: Op, { action, parameters, isCreation }: EntryRequest): Promise<Body> {
  return inTurnOf(op, String(parameters["InstanceId"]), () =>
    isCreation ? op.cdb.create(action, parameters) : op.cdb.write(action, parameters),
  );
}

/** The same with a task, for whose end it waits. */
export async function changeByTask(op: Op, { action, parameters, isCreation }: EntryRequest): Promise<void> {
  await inTurnOf(op, String(parameters["InstanceId"]), async () => {
    const sent = isCreation
      ? op.cdb.create(action, parameters, { expects: expectsStarted })
      : op.cdb.write(action, parameters, expectsStarted);
    await untilTaskEnds(op, action, await sent);
  });
}
