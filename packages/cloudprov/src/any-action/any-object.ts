import { InvalidResponseError } from "@org/core-http";
import { CodedError, type Expectation, expectationOfOwn } from "@org/core-provider";
import type { Op } from "../platform/clients.ts";
import { ifExists } from "../platform/errors.ts";
import { faultOfOnlyOthers } from "../platform/only-others.ts";
import { requestedIds } from "../platform/requested-ids.ts";
import { type Body, recordOf } from "../platform/responses.ts";
import type { ServiceClient } from "../platform/service-client.ts";
import { idAt } from "./ids.ts";
import { memberAt } from "./member-path.ts";
import { merged } from "./merged.ts";
import { filledMembers, type Known } from "./placeholders.ts";
import type { ActionArgs, TaskArgs } from "./resource-fields.ts";
import { type Selection, select, selectedPages, selectObject } from "./selection.ts";
import { type CallService, clientFor } from "./service-fields.ts";
import { type Outcome, outcomeOf, untilDone } from "./waits.ts";

type OtherRead = NonNullable<ActionArgs["read"]["also"]>[number];

/** An operation on an object of any type: its definition, and how its actions are called. */
export class AnyObject {
  readonly op: Op;
  readonly args: ActionArgs;
  /** The members that are sent, by the platform's names. */
  readonly properties: Body;

  constructor(op: Op, args: ActionArgs) {
    this.op = op;
    this.args = args;
    this.properties = merged(args.properties, args.secretProperties);
  }

  /** The client for an action, which may belong to another service. */
  client(call: CallService = {}): ServiceClient {
    return clientFor(this.op, this.args, { call });
  }

  /** The values of placeholders. */
  known(more: Known = {}): Known {
    return { properties: this.properties, ...more };
  }

  /** The scope in which its ID is unique. */
  get place(): string {
    const { region, domain, service } = this.args;
    return `${this.op.platform.placeOf({ region, domain })} ${service}`;
  }

  /** The ID in the response to its creation, or in the result of its task, if any. */
  idIn(response: unknown): string | undefined {
    const { id, idFromTask = [] } = this.args.create;
    return idAt(id ?? idFromTask, response, this.known());
  }

  /**
   * Reads the object; returns undefined if it does not exist.
   *
   * @param reads - Parses the object. A response that it rejects is requested again.
   */
  async read(id: string, reads?: Selection["reads"]): Promise<Body | undefined> {
    const found = await this.readFirst(id, reads);
    return found && this.withOtherReads(id, found, reads);
  }

  /** The same without the members of `read.also`. */
  async readFirst(id: string, reads?: Selection["reads"]): Promise<Body | undefined> {
    const { where, paging, goneCodes } = this.args.read;
    const selection = { ...this.selection(id), reads };
    const isListed = where !== undefined || paging !== undefined;
    const found = isListed ? this.#firstOf(selection) : selectObject(this.client(this.args.read), selection);
    return ifExists(found, goneCodes).catch((error: unknown) => {
      throw error instanceof InvalidResponseError ? withAdvice(error, selection.action) : error;
    });
  }

  /** Adds the members that the requests of `read.also` return. */
  async withOtherReads(id: string, first: Body, reads?: Selection["reads"]): Promise<Body> {
    let all = first;
    for (const one of this.args.read.also ?? []) all = merged(all, await this.#otherRead(id, one, all, reads));
    return all;
  }

  /** The request that reads the object. */
  selection(id: string): Selection {
    const { action, parameters, at, where, paging } = this.args.read;
    const known = this.known({ id });
    const filled = filledMembers(parameters, known);
    return {
      action,
      parameters: filled,
      identifies: isAbout(id, filled, at),
      at,
      where: where && filledMembers(where, known),
      paging,
    };
  }

  /** Waits for a task, and returns its final result. */
  waitForTask(how: TaskArgs, task: string, id?: string): Promise<unknown> {
    return waitForTask(this.op, this.client(how), how, this.known({ task, ...(id === undefined ? {} : { id }) }));
  }

  /** Reads once whether a task has ended. */
  taskOutcome(how: TaskArgs, task: string, id: string): Promise<Outcome> {
    return taskOutcome(this.client(how), how, this.known({ task, id }));
  }

  /** Waits for the task in a response, if it contains one. */
  async waitForTaskIn(task: TaskArgs | undefined, response: unknown, id: string): Promise<void> {
    const taskId = task && taskIdIn(task, response);
    if (taskId !== undefined) await this.waitForTask(task as TaskArgs, taskId, id);
  }

  /**
   * Waits until the object is in the state that `ready` describes, and returns it; undefined if there is no `ready`.
   */
  async untilReady(id: string): Promise<Body | undefined> {
    const { ready, service } = this.args;
    return ready && untilDone(this.op, `${service} ${id} to be ready`, ready, () => this.read(id));
  }

  async #otherRead(id: string, one: OtherRead, all: Body, reads?: Selection["reads"]): Promise<Body> {
    const { action, parameters, at, where, as } = one;
    const known = this.known({ id });
    const client = this.client(one);
    const selection = {
      action,
      parameters: filledMembers(parameters, known),
      at,
      where: where && filledMembers(where, known),
      reads: reads && ((found: Body) => reads(merged(all, found))),
    };
    const found = as === undefined ? this.#objectOf(client, selection) : select(client, selection);
    const value = await ifExists(found, this.args.read.goneCodes);
    if (as === undefined) return recordOf(value) ?? {};
    return as.split(".").reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Body;
  }

  async #objectOf(client: ServiceClient, selection: Selection): Promise<Body | undefined> {
    if (selection.where === undefined) return selectObject(client, selection);
    for await (const [first] of selectedPages(client, selection)) if (first !== undefined) return recordOf(first);
    return undefined;
  }

  async #firstOf(selection: Selection): Promise<Body | undefined> {
    for await (const list of selectedPages(this.client(this.args.read), selection)) {
      if (list.length > 1 && selection.where !== undefined)
        throw new CodedError(
          "ambiguous",
          `${selection.action} returned ${list.length} elements at ${selection.at} that match read.where: give values that match exactly one`,
        );
      if (list.length > 0) return recordOf(list[0]);
    }
    return undefined;
  }
}

/**
 * Expects the object with an ID at the path of the response, where it repeats the name of a parameter with the ID. Only
 * the object's own members count: an ID of the same name within it belongs to another object.
 */
function isAbout(id: string, parameters: Body, at = ""): Expectation {
  const names = Object.entries(requestedIds(parameters)).filter(([, ids]) => [ids].flat().every((one) => one === id));
  return (response) => {
    const objects = [memberAt(response, at)].flat();
    for (const [name] of names) {
      const fault = faultOfOnlyOthers(objects, expectationOfOwn(name, id));
      if (fault !== undefined) return fault.within(at);
    }
    return undefined;
  };
}

/** The response may be correct, and the program's description of it wrong. */
function withAdvice(error: InvalidResponseError, action: string): InvalidResponseError {
  const hint = `The response was not used. If ${action} always responds like this, correct at, where and map of read.`;
  return new InvalidResponseError(error.summary, { ...error, hint }, error);
}

/** Reads once whether a task has ended. */
export async function taskOutcome(
  client: ServiceClient,
  { action, parameters, at = "", ...states }: TaskArgs,
  known: Known,
): Promise<Outcome> {
  const response = await client.read(action, filledMembers(parameters, known));
  return outcomeOf(memberAt(response, at), states);
}

/** Waits for a task, and returns its final result. */
export function waitForTask(
  op: Op,
  client: ServiceClient,
  { id: _, action, parameters, at = "", ...states }: TaskArgs,
  known: Known,
): Promise<unknown> {
  const sent = filledMembers(parameters, known);
  return untilDone(op, `the task ${known.task}`, states, async () => memberAt(await client.read(action, sent), at));
}

/** The ID of the task in a response; undefined if it contains none. */
export function taskIdIn(task: TaskArgs, response: unknown): string | undefined {
  const found = memberAt(response, task.id);
  return found === undefined || found === null || found === "" ? undefined : String(found);
}
