import { InvalidResponseError } from "@org/core-http";
import { type Body, recordOf } from "../platform/answers.ts";
import type { Op } from "../platform/clients.ts";
import { unlessGone } from "../platform/errors.ts";
import type { ServiceClient } from "../platform/service-client.ts";
import { idAt } from "./ids.ts";
import { memberAt } from "./member-path.ts";
import { merged } from "./merged.ts";
import { filledMembers, type Known } from "./placeholders.ts";
import type { ActionArgs, TaskArgs } from "./resource-fields.ts";
import { meantOfPages, type Selection, selectObject } from "./selection.ts";
import { clientFor } from "./service-fields.ts";
import { untilDone } from "./waits.ts";

/** An operation on an object of any kind: what it is told of it, and how its actions are called. */
export class AnyObject {
  readonly op: Op;
  readonly args: ActionArgs;
  readonly client: ServiceClient;
  /** What is sent of it, by the platform's names. */
  readonly properties: Body;

  constructor(op: Op, args: ActionArgs) {
    this.op = op;
    this.args = args;
    this.client = clientFor(op, args);
    this.properties = merged(args.properties, args.secretProperties);
  }

  /** What placeholders stand for. */
  known(more: Known = {}): Known {
    return { properties: this.properties, ...more };
  }

  /** Where its ID is unique. */
  get place(): string {
    const { region, domain, service } = this.args;
    return `${this.op.platform.placeOf({ region, domain })} ${service}`;
  }

  /** The ID that the answer to its creation tells, or the task's that made it; undefined when it is not there. */
  idIn(answer: unknown): string | undefined {
    const { id, idFromTask = [] } = this.args.create;
    return idAt(id ?? idFromTask, answer, this.known());
  }

  /**
   * Reads it; undefined when it is gone.
   *
   * @param reads - Takes it apart. An answer of which that cannot be done is asked for again.
   */
  async read(id: string, reads?: Selection["reads"]): Promise<Body | undefined> {
    const { where, paging, goneCodes } = this.args.read;
    const selection = { ...this.selection(id), reads };
    const isListed = where !== undefined || paging !== undefined;
    const found = isListed ? this.#firstOf(selection) : selectObject(this.client, selection);
    return unlessGone(found, goneCodes).catch((error: unknown) => {
      throw error instanceof InvalidResponseError ? misread(error, selection.action) : error;
    });
  }

  /** What it is read by. */
  selection(id: string): Selection {
    const { action, parameters, at, where, paging } = this.args.read;
    const known = this.known({ id });
    return {
      action,
      parameters: filledMembers(parameters, known),
      at,
      where: where && filledMembers(where, known),
      paging,
    };
  }

  /** Waits for what a task does, and gives what is told of it in the end. */
  waitForTask(how: TaskArgs, task: string, id?: string): Promise<unknown> {
    return waitForTask(this.op, this.client, how, this.known({ task, ...(id === undefined ? {} : { id }) }));
  }

  /** Waits for the task that an answer names, where there is one. */
  async waitForTaskIn(task: TaskArgs | undefined, answer: unknown, id: string): Promise<void> {
    const taskId = task && taskIdIn(task, answer);
    if (taskId !== undefined) await this.waitForTask(task as TaskArgs, taskId, id);
  }

  /** Waits until it is as `ready` says, and gives it as it is then; undefined when that says nothing. */
  async untilReady(id: string): Promise<Body | undefined> {
    const { ready, service } = this.args;
    return ready && untilDone(this.op, `${service} ${id} to be ready`, ready, () => this.read(id));
  }

  async #firstOf(selection: Selection): Promise<Body | undefined> {
    for await (const list of meantOfPages(this.client, selection)) {
      if (list.length > 1 && selection.where !== undefined)
        throw new Error(
          `${selection.action} returned ${list.length} elements at ${selection.at} that match read.where: give values that match exactly one`,
        );
      if (list.length > 0) return recordOf(list[0]);
    }
    return undefined;
  }
}

/** The platform may be right, and the program wrong about what it answers. */
function misread(error: InvalidResponseError, action: string): InvalidResponseError {
  const hint = `The response was not used. If ${action} always responds like this, correct at, where and map of read.`;
  return new InvalidResponseError(error.summary, { ...error, hint }, error);
}

/** Waits for what a task does, and gives what is told of it in the end. */
export function waitForTask(
  op: Op,
  client: ServiceClient,
  { id: _, action, parameters, at = "", ...states }: TaskArgs,
  known: Known,
): Promise<unknown> {
  const told = filledMembers(parameters, known);
  return untilDone(op, `the task ${known.task}`, states, async () => memberAt(await client.read(action, told), at));
}

/** The ID of the task that an answer names; undefined where it names none. */
export function taskIdIn(task: TaskArgs, answer: unknown): string | undefined {
  const found = memberAt(answer, task.id);
  return found === undefined || found === null || found === "" ? undefined : String(found);
}
