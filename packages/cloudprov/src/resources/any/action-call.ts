import { OutcomeUnknownError } from "@org/core-http";
import {
  type Args,
  type CheckOperation,
  CodedError,
  type CreateOperation,
  CreationFailedError,
  type DeleteOperation,
  type Problem,
  type ReadOperation,
  type ReadOutputs,
  type ReadyOperation,
  type Unchecked,
  unknown,
} from "@org/core-provider";
import { taskIdIn, taskOutcome, waitForTask } from "../../any-action/any-object.ts";
import { actionCallFields, callRules } from "../../any-action/call-fields.ts";
import { memberAt } from "../../any-action/member-path.ts";
import { merged } from "../../any-action/merged.ts";
import { filledMembers, UnresolvedPlaceholder } from "../../any-action/placeholders.ts";
import { clientFor } from "../../any-action/service-fields.ts";
import { placeholderProblems } from "../../any-action/specification.ts";
import { hasTaskFailed } from "../../any-action/started-task.ts";
import { valuesAt } from "../../any-action/values-at.ts";
import { creationToken } from "../../platform/client-token.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resourceWithoutIdProperty } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import type { Body } from "../../platform/responses.ts";

type Fields = typeof actionCallFields;

export const actionCall = resourceWithoutIdProperty("ActionCall", {
  docs: "A call of any action that runs once: when the resource is created, and again when the call or one of its triggers changes.",
  example: `const flush = new cloudprov.ActionCall("flush", {
    service: "tdmq",
    version: "2020-02-17",
    action: "ClearCmqQueue",
    parameters: { QueueName: "orders" },
    triggers: { release: "2026-11-22" },
    repeatable: true,
});`,
  errors: {
    "an earlier run was interrupted after it called":
      "Nobody knows whether the action ran. Check its effect on the platform, and follow the message. `clientToken` or `repeatable` prevents the question, if the action supports it.",
    "was not called, because undo.parameters contains":
      "The state has no value for a placeholder of the undo. Write a fixed value into `undo.parameters`, run `pulumi up`, and delete the resource again.",
  },
  fields: actionCallFields,
  rules: callRules,

  check(op: CheckOperation & Clients) {
    for (const { path, message } of callProblems(op.args)) op.problem(path, message);
  },

  import: {
    because: "a call leaves no object to read",
    instead: "declare it in your program, which calls the action",
  },

  async create(op: CreateOperation<Fields> & Clients) {
    const { task, outputs = [], secretOutputs = [] } = op.args;
    const response = await callOnce(op);
    const taskId = task && taskIdIn(task, response);
    // Waited for here, so that a plugin that is killed meanwhile does not leave a call that seems complete.
    const pendingTask = taskId === undefined ? undefined : await pendingAfterWait(op, taskId);
    const requestId = String(response["RequestId"]);
    warnOfMissingValues(op, response);
    return {
      id: requestId,
      known: {
        requestId,
        values: valuesAt(outputs, response),
        secretValues: valuesAt(secretOutputs, response),
        ...(pendingTask === undefined ? {} : { pendingTask }),
      },
    };
  },

  async ready(op: ReadyOperation<Fields> & Clients) {
    if (op.state.pendingTask === undefined) return;
    await waitForTaskOf(op, op.state.pendingTask).catch((error: unknown) => {
      throw hasTaskFailed(error) ? new CreationFailedError((error as Error).message, { cause: error }) : error;
    });
  },

  /** The platform has no object for it: the state contains everything. A call whose task failed is called again. */
  async read(op: ReadOperation<Fields> & Clients): Promise<ReadOutputs<Fields> | undefined> {
    const { requestId = op.id, values = {}, secretValues = {}, pendingTask } = op.state;
    if (op.unready && pendingTask !== undefined && (await isTaskOver(op, pendingTask))) return undefined;
    return { requestId, values, secretValues, ...(op.unready ? { pendingTask } : {}) };
  },

  async delete(op: DeleteOperation<Fields> & Clients) {
    const args = op.args as Args<Fields>;
    if (args.undo === undefined) return;
    const properties = { ...parametersOf(args), ...op.state.values, ...op.state.secretValues };
    await ifExists(
      clientFor(op, args, { call: args.undo }).write(args.undo.action, parametersOfUndo(args.undo, properties)),
    );
  },
});

/** Mistakes in the placeholders of a call. */
function callProblems(args: Unchecked): Problem[] {
  const { parameters, secretParameters } = args;
  const undo = memberAt(args, "undo.parameters");
  const listed = [args["outputs"], args["secretOutputs"]];
  return [
    ...placeholderProblems(memberAt(args, "task.parameters"), "task.parameters", {
      names: ["properties", "task"],
      properties: [parameters, secretParameters],
      places: "parameters or secretParameters",
    }),
    ...placeholderProblems(undo, "undo.parameters", {
      names: ["properties"],
      properties: [parameters, secretParameters, ...listed.map(valuesToCome)],
      places: "parameters, secretParameters, outputs or secretOutputs",
    }),
  ];
}

/** The outputs by path, with values that only the response contains. */
function valuesToCome(paths: unknown): unknown {
  return Array.isArray(paths) ? Object.fromEntries(paths.map((path) => [String(path), unknown])) : paths;
}

/** Warns about outputs without a value while the call is fresh: an undo that needs them would fail. */
function warnOfMissingValues(op: CreateOperation<Fields> & Clients, response: Body): void {
  for (const property of ["outputs", "secretOutputs"] as const) {
    for (const [at, path] of (op.args[property] ?? []).entries()) {
      if ((memberAt(response, path) ?? undefined) === undefined)
        op.warn(`${property}[${at}]: the response of ${op.args.action} has no value at ${path}: correct the path`);
    }
  }
}

function parametersOfUndo({ action, parameters }: NonNullable<Args<Fields>["undo"]>, properties: Body): Body {
  try {
    return filledMembers(parameters, { properties });
  } catch (error) {
    if (!(error instanceof UnresolvedPlaceholder)) throw error;
    throw new CodedError(
      "invalid-input",
      `${action} was not called, because undo.parameters contains ${error.text}, which has no value. The state is unchanged: correct undo.parameters (a fixed value is possible), run \`pulumi up\`, and then delete or replace the resource`,
    );
  }
}

/** Waits until the task of a call ends. */
async function waitForTaskOf(op: Op & { readonly args: Args<Fields> }, task: string): Promise<void> {
  const how = op.args.task;
  if (how !== undefined)
    await waitForTask(op, clientFor(op, op.args, { call: how }), how, { task, properties: parametersOf(op.args) });
}

/**
 * Waits for the task of a new call. Returns its ID if the wait was interrupted, which `ready` then reports.
 *
 * @throws PollError if the task failed: the next `pulumi up` calls the action again.
 */
async function pendingAfterWait(op: CreateOperation<Fields> & Clients, task: string): Promise<string | undefined> {
  try {
    await waitForTaskOf(op, task);
    return undefined;
  } catch (error) {
    if (!hasTaskFailed(error)) return task;
    op.creationNote?.forget();
    throw error;
  }
}

/** Whether the task of a call has failed. */
async function isTaskOver(op: ReadOperation<Fields> & Clients, task: string): Promise<boolean> {
  const args = op.args as Args<Fields>;
  const how = args.task;
  if (how === undefined) return false;
  const known = { task, properties: parametersOf(args) };
  return (await taskOutcome(clientFor(op, args, { call: how }), how, known)) === "failed";
}

function parametersOf({ parameters, secretParameters }: Args<Fields>): Body {
  return merged(parameters, secretParameters);
}

/** Calls the action. Unless it may be repeated, the outcome of a call whose response was lost is unknown. */
async function callOnce(op: CreateOperation<Fields> & Clients): Promise<Body> {
  const { action, repeatable, clientToken } = op.args;
  const client = clientFor(op, op.args);
  const wasInterrupted = op.creationNote?.interrupted !== undefined;
  op.creationNote?.recordRequest();
  const body = parametersOf(op.args);
  if (repeatable) return client.write(action, body);
  if (clientToken) return client.write(action, { ...body, ClientToken: creationToken(op) });
  const advice = `Check whether the call took effect. \`pulumi up\` repeats it; to prevent that, remove the resource from your program. To resolve this automatically, set clientToken (the action supports a ClientToken) or repeatable (the action may be repeated).`;
  if (wasInterrupted)
    throw new CodedError(
      "interrupted-create",
      `an earlier run was interrupted after it called ${action}, and the result is unknown. ${advice}`,
    );
  try {
    return await client.create(action, body);
  } catch (error) {
    if (!(error instanceof OutcomeUnknownError)) throw error;
    // The message contains everything that is known: the next attempt starts from the beginning.
    throw new CodedError("interrupted-create", `${error.message} ${advice}`);
  }
}
