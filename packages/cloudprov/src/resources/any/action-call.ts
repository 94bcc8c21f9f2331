import { OutcomeUnknownError } from "@org/core-http";
import type {
  Args,
  CreateOperation,
  DeleteOperation,
  ReadOperation,
  ReadOutputs,
  ReadyOperation,
} from "@org/core-provider";
import { taskIdIn, waitForTask } from "../../any-action/any-object.ts";
import { actionCallFields, callRules } from "../../any-action/call-fields.ts";
import { tokenOf } from "../../any-action/creation.ts";
import { merged } from "../../any-action/merged.ts";
import { filledMembers } from "../../any-action/placeholders.ts";
import { clientFor } from "../../any-action/service-fields.ts";
import { valuesAt } from "../../any-action/values-at.ts";
import type { Body } from "../../platform/answers.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { unlessGone } from "../../platform/errors.ts";

type Fields = typeof actionCallFields;

export const actionCall = resource("ActionCall", {
  docs: "A call of any action that runs once: when the resource is created, and again when the call or one of its triggers changes.",
  example: `const flush = new cloudprov.ActionCall("flush", {
    service: "tdmq",
    version: "2020-02-17",
    action: "ClearCmqQueue",
    parameters: { QueueName: "orders" },
    triggers: { release: "2026-11-22" },
    repeatable: true,
});`,
  fields: actionCallFields,
  rules: callRules,
  import: {
    because: "a call leaves no object to read",
    instead: "declare it in your program, which calls the action",
  },

  async create(op: CreateOperation<Fields> & Clients) {
    const { task, outputs = [], secretOutputs = [] } = op.args;
    const answer = await called(op);
    const taskId = task && taskIdIn(task, answer);
    // Waited for here, so that a plugin that is killed meanwhile leaves no call that seems to be over.
    const pendingTask = taskId !== undefined && (await isOver(op, taskId)) ? undefined : taskId;
    const requestId = String(answer["RequestId"]);
    return {
      id: requestId,
      known: {
        requestId,
        values: valuesAt(outputs, answer),
        secretValues: valuesAt(secretOutputs, answer),
        ...(pendingTask === undefined ? {} : { pendingTask }),
      },
    };
  },

  async ready(op: ReadyOperation<Fields> & Clients) {
    if (op.state.pendingTask !== undefined) await untilOver(op, op.state.pendingTask);
  },

  /** Nothing of it is on the platform: the state tells all. */
  async read(op: ReadOperation<Fields>): Promise<ReadOutputs<Fields>> {
    const { requestId = op.id, values = {}, secretValues = {}, pendingTask } = op.state;
    return { requestId, values, secretValues, ...(op.unready ? { pendingTask } : {}) };
  },

  async delete(op: DeleteOperation<Fields> & Clients) {
    const args = op.args as Args<Fields>;
    if (args.undo === undefined) return;
    const properties = { ...told(args), ...op.state.values, ...op.state.secretValues };
    await unlessGone(clientFor(op, args).write(args.undo.action, filledMembers(args.undo.parameters, { properties })));
  },
});

/** Waits until what a call has begun is over. */
async function untilOver(op: Op & { readonly args: Args<Fields> }, task: string): Promise<void> {
  const how = op.args.task;
  if (how !== undefined) await waitForTask(op, clientFor(op, op.args), how, { task, properties: told(op.args) });
}

/** The same; false when it cannot be waited for to its end, of which `ready` tells. */
function isOver(op: Op & { readonly args: Args<Fields> }, task: string): Promise<boolean> {
  return untilOver(op, task).then(
    () => true,
    () => false,
  );
}

function told({ parameters, secretParameters }: Args<Fields>): Body {
  return merged(parameters, secretParameters);
}

/** Calls the action. Nobody knows what became of a call whose answer is lost, unless it may be repeated. */
async function called(op: CreateOperation<Fields> & Clients): Promise<Body> {
  const { action, repeatable, clientToken } = op.args;
  const client = clientFor(op, op.args);
  const wasCutOff = op.creationNote?.interrupted !== undefined;
  const first = op.creationNote?.recordRequest() ?? op.started;
  const body = told(op.args);
  if (repeatable) return client.write(action, body);
  if (clientToken) return client.write(action, { ...body, ClientToken: tokenOf(op.urn, first) });
  const advice = `Check whether the call took effect. \`pulumi up\` repeats it; to prevent that, remove the resource from your program. To resolve this automatically, set clientToken (the action supports a ClientToken) or repeatable (the action may be repeated).`;
  if (wasCutOff)
    throw new Error(`an earlier run was interrupted after it called ${action}, and the result is unknown. ${advice}`);
  try {
    return await client.create(action, body);
  } catch (error) {
    if (!(error instanceof OutcomeUnknownError)) throw error;
    // The user is told all that there is to be known: the next attempt has nothing to go on with.
    throw new Error(`${error.message} ${advice}`);
  }
}
