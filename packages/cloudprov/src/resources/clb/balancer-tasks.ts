import { CodedError, CreationFailedError, expectation, fromWire, responseField } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { ifExists } from "../../platform/errors.ts";
import { inTurn as afterOthers } from "../../platform/in-turn.ts";
import { type Body, textAt } from "../../platform/responses.ts";
import { unknownId } from "../../platform/unknown-outcome.ts";
import { waitUntil } from "../../platform/wait-until.ts";

/** Error codes that mean that a load balancer, or a part of it, does not exist. */
export const goneBalancerCodes = [
  "InvalidParameter.LBIdNotFound",
  "InvalidParameter.ListenerIdNotFound",
  "InvalidParameter.LocationNotFound",
];

/** The time limit of a task, in milliseconds. */
const longestTaskMs = 720_000;

const state = {
  status: responseField.integer({ wire: "Status", returned: "maybe empty" }),
  message: responseField.string({ wire: "Message", optional: true }),
  created: responseField.list(responseField.string({}), { wire: "LoadBalancerIds", optional: true }),
};
const expects = expectation(state);
const [succeeded, failed] = [0, 1];

const creating = "CreateLoadBalancer";
const creation = { ids: state.created };
/** Expects the response to a creation, which may lack the ID. */
export const expectsCreated = expectation(creation);

/** The task in a response: it has the ID of the request. */
const taskIn = textAt("RequestId");

/** Reads the state of a task. */
async function stateOf(op: Op, task: string) {
  return fromWire(state, await op.clb.read("DescribeTaskStatus", { TaskId: task }, { expects }));
}

/** Waits until a task ends. Returns why it failed; undefined if it succeeded. */
async function failureOf(op: Op, task: string): Promise<string | undefined> {
  const { status, message } = await waitUntil(op, {
    what: `task ${task} to end`,
    read: () => stateOf(op, task),
    done: (found) => found.status === succeeded || found.status === failed,
    progress: "waiting until the platform carries it out",
    otherwise: `the platform's task ${task} is still running`,
    forMs: longestTaskMs,
  });
  return status === succeeded ? undefined : reasonOf(message);
}

/** Why a task failed. */
function reasonOf(message: string | undefined): string {
  return message === undefined || message === "" ? "it gives no reason" : `it says: ${message}`;
}

/** Makes a change of a load balancer when the changes before it, and its creation, have ended. */
export function inTurn<T>(op: Op, loadBalancerId: string, change: () => Promise<T>): Promise<T> {
  return afterOthers(op, { kind: "load balancers", id: loadBalancerId }, async () => {
    await untilCreationEnds(op, loadBalancerId);
    return change();
  });
}

/** A creation passes its turn before its task ends. How the task ends is the creation's concern. */
async function untilCreationEnds(op: Op, loadBalancerId: string): Promise<void> {
  const task = op.memory.balancerTasks.get(loadBalancerId);
  if (task === undefined) return;
  await failureOf(op, task).catch((error: unknown) => {
    if (op.signal.aborted) throw error;
  });
  if (op.memory.balancerTasks.get(loadBalancerId) === task) op.memory.balancerTasks.delete(loadBalancerId);
}

/**
 * Sends an action that changes a load balancer, and waits until its task ends.
 *
 * @param parameters - Those of the action; or a function that is called when it is the change's turn, and returns undefined
 * if nothing needs to be changed any more.
 * @throws if the task fails.
 */
export async function changeByTask(
  op: Op,
  loadBalancerId: string,
  action: string,
  parameters: Body | (() => Promise<Body | undefined>),
): Promise<void> {
  await inTurn(op, loadBalancerId, async () => {
    const sent = typeof parameters === "function" ? await parameters() : parameters;
    if (sent !== undefined) await untilDone(op, action, await op.clb.write(action, sent));
  });
}

/** The same for a deletion. A missing object is not an error, but a missing task is. */
export async function deleteByTask(op: Op, loadBalancerId: string, action: string, parameters: Body): Promise<void> {
  await inTurn(op, loadBalancerId, async () => {
    const response = await ifExists(op.clb.write(action, parameters), goneBalancerCodes);
    if (response !== undefined) await untilDone(op, action, response);
  });
}

/** Waits until the task of a change ends. @throws if it fails. */
async function untilDone(op: Op, action: string, response: Body): Promise<void> {
  const task = taskIn(response);
  const failure = await failureOf(op, task);
  if (failure === undefined) return;
  throw new CodedError(
    "object-failed",
    `${action} failed: the platform's task ${task} did not succeed; ${failure}. Run \`pulumi up\` again`,
  );
}

/** Remembers the task in the response to a creation, for {@link untilCreated} and for later changes. */
export function rememberTask(op: Op, response: Body, ...ids: readonly string[]): void {
  for (const id of ids) op.memory.balancerTasks.set(id, taskIn(response));
}

/**
 * Waits for the task that creates an object, if this connection has started it.
 *
 * @throws CreationFailedError if the task fails.
 */
export async function untilCreated(op: Op, id: string): Promise<void> {
  const task = op.memory.balancerTasks.get(id);
  const failure = task === undefined ? undefined : await failureOf(op, task);
  if (failure !== undefined) {
    throw new CreationFailedError(`the platform's task ${task} did not create ${id}; ${failure}`);
  }
}

/** The load balancer that a task creates: the response to the creation may lack its ID. */
export async function createdBalancer(op: Op, response: Body): Promise<string> {
  const [known] = fromWire(creation, response).ids ?? [];
  if (known) return known;
  const task = taskIn(response);
  const read = waitUntil(op, {
    what: `task ${task} to return the load balancer`,
    read: () => stateOf(op, task),
    done: ({ status, created = [] }) => created.length > 0 || status === succeeded || status === failed,
    progress: "waiting until the platform returns the ID",
    otherwise: `the platform's task ${task} has not returned the new load balancer`,
    forMs: longestTaskMs,
  });
  const { created = [], status, message } = await read.catch((error: unknown) => unknownId(creating, task, error));
  const [id] = created;
  if (id) return id;
  if (status === succeeded)
    unknownId(
      creating,
      task,
      new CodedError("invalid-response", `the platform's task ${task} returns no load balancer`),
    );
  throw new CodedError("object-failed", `the platform's task ${task} created no load balancer; ${reasonOf(message)}`);
}
