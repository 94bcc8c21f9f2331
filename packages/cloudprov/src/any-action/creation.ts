import { createSafely, type Found, OutcomeUnknownError, type RecentSearch, systemClock } from "@org/core-http";
import {
  CodedError,
  type CreateOperation,
  CreationFailedError,
  ifLeftElsewhere,
  ifTaken,
  importOption,
  type Outputs,
} from "@org/core-provider";
import { timeOf } from "../platform/action-object.ts";
import { creationToken } from "../platform/client-token.ts";
import type { Clients } from "../platform/clients.ts";
import { codeOf, ifExists, isMissing, isOneOf } from "../platform/errors.ts";
import { hash } from "../platform/hash.ts";
import { type Body, recordOf } from "../platform/responses.ts";
import { AnyObject, taskIdIn } from "./any-object.ts";
import { asGiven } from "./drift.ts";
import { isEquivalent } from "./equivalence.ts";
import { idAt } from "./ids.ts";
import { mappedValue } from "./mapped-value.ts";
import { memberAt } from "./member-path.ts";
import { filledMembers, isPlaceholder } from "./placeholders.ts";
import { sentOnCreate } from "./remaining-members.ts";
import type { ActionArgs, actionResourceFields, TaskArgs } from "./resource-fields.ts";
import { elements } from "./selection.ts";
import { clientFor } from "./service-fields.ts";
import { hasTaskFailed, isTaskMissing, noteTask, startedTask } from "./started-task.ts";
import { valuesAt } from "./values-at.ts";

type Fields = typeof actionResourceFields;

/** The result of a creation: the ID, and values that only the response to the creation contains. */
interface Created {
  readonly id: string;
  readonly known: Partial<Outputs<Fields>>;
}

/** Prefix of the ID of an object whose own ID was not found in the response. */
const unknownPrefix = "unknown-";
/** How long an object must be missing before it counts as not created: reads lag behind writes. */
const absentMs = 2_500;
/** Maximum difference between clocks when deciding whether an object is new. */
const clockToleranceMs = 120_000;
/** How long to search for a new object: reads lag behind writes. */
const searchMs = 10_000;

/** Creates an object of any type. A lost response or a killed plugin leaves no orphan. */
export async function createAny(op: CreateOperation<Fields> & Clients): Promise<Created> {
  const it = new AnyObject(op, op.args);
  return (await resumeTask(it)) ?? (await resultOf(it, await createOrFind(it)));
}

/** A temporary ID until the real one is known. It must not repeat a part of the response, which is secret. */
function temporaryId(source: string): string {
  return unknownPrefix + hash([source]);
}

/** Whether the ID of an object is temporary. */
export function isIdUnknown(id: string): boolean {
  return id.startsWith(unknownPrefix);
}

/** The platform's ID of an object in the state; undefined if no response contains it. */
export async function idOnPlatform(
  it: AnyObject,
  { id, state }: { readonly id: string; readonly state: Partial<Outputs<Fields>> },
): Promise<string | undefined> {
  const { objectId = id, createAnswer } = state;
  if (!isIdUnknown(objectId)) return objectId;
  if (createAnswer === undefined) return undefined;
  const { task, idFromTask } = it.args.create;
  const taskId = idFromTask && task && taskIdIn(task, createAnswer);
  return it.idIn(taskId === undefined ? createAnswer : await it.waitForTask(task as TaskArgs, taskId));
}

/** The error for an object with a temporary ID, with advice. */
export function idNotFound({ args: { create } }: AnyObject, response: unknown): Error {
  const paths = create.id ?? create.idFromTask ?? [];
  const places = paths.join(" and ");
  const found = paths.map((path) => memberAt(response, path));
  if (found.some((one) => typeof one === "number" && !Number.isSafeInteger(one))) {
    return new CodedError(
      "invalid-response",
      `${create.action} created the object, but its ID at ${places} is a number that is too large to be read exactly. Look up its ID on the platform, and import it with the resource option \`${importOption("<its ID>")}\``,
    );
  }
  const where = create.id ? "id" : "idFromTask or create.task.id";
  return new CodedError(
    "invalid-response",
    `${create.action} created the object, but its response has no ID at ${places}. The state keeps the whole response as a secret: correct create.${where}, and run \`pulumi up\` again to read the ID from it`,
  );
}

/** An object that was created or found, with the response to its creation if there was one. */
interface CreatedObject extends Found {
  readonly response?: Body;
  /** ID of the task in the response. */
  readonly task?: string | undefined;
  readonly body?: unknown;
}

async function createOrFind(it: AnyObject): Promise<CreatedObject> {
  const { op, args } = it;
  const { create } = args;
  // The error that the object exists is not retried.
  const client = clientFor(op, args, { finalWrites: create.takenCodes });
  const body = { ...sentOnCreate(it), ...filledMembers(create.parameters, it.known()) };
  const fromResponse = (response: Body): CreatedObject => {
    const id = create.id && it.idIn(response);
    const task = create.task && taskIdIn(create.task, response);
    if (task !== undefined) noteTask(op.creationNote, { task, id });
    return { id: id ?? unknownId(response), response, task };
  };
  if (create.repeatable) {
    op.creationNote?.recordRequest();
    return fromResponse(await client.write(create.action, body));
  }
  if (create.clientToken) {
    return fromResponse(await client.write(create.action, { ...body, ClientToken: creationToken(op) }));
  }
  const post = async () => fromResponse(await client.create(create.action, body));
  const search = searchOf(it);
  if (search === undefined) return once(it, post);
  const { takenCodes } = create;
  // The objects that existed before the first request: the request created none of them.
  let existing: readonly string[] | undefined;
  const before = async () => {
    const ids = (await search.find()).map(({ id }) => id);
    existing ??= ids;
    return ids;
  };
  const make = async () => {
    const object = await createSafely(op, {
      what: `${args.service} object "${search.name}"`,
      where: it.place,
      importCommand: (id) => `\`${importOption(id)}\``,
      ifTaken: (id) => ifTaken(op, id, importOption(id)),
      post,
      find: search.find,
      recent: search.recent,
      ...(search.newBy === "id" ? { deterministicId: true } : {}),
      ...(search.newBy === "createdAt" ? {} : { before }),
      ...(takenCodes === undefined ? {} : { isConflict: (error: unknown) => isOneOf(codeOf(error), takenCodes) }),
    });
    // An object that a task has yet to create cannot be found; the task returns its ID.
    const isIdFromTask = create.idFromTask !== undefined && object.task !== undefined;
    return isIdUnknown(object.id) && !isIdFromTask ? ((await findNewObject(it, search, existing)) ?? object) : object;
  };
  // One at a time: objects with the same name are distinguished by which creation returned which ID.
  return op.memory.creates.inSequence(JSON.stringify([it.place, create.action, search.name]), make);
}

/**
 * Searches for a new object whose ID the response does not contain. Returns undefined if it cannot be distinguished
 * from others.
 */
async function findNewObject(
  it: AnyObject,
  { find, newBy }: Search,
  existing: readonly string[] = [],
): Promise<CreatedObject | undefined> {
  const { op } = it;
  const isNew = ({ createdAt = 0, body }: CreatedObject) =>
    newBy === "createdAt" ? createdAt >= op.started - clockToleranceMs : isAsRequested(it, body);
  const existedBefore = ({ id }: CreatedObject) => op.isKnown(id) || existing.includes(id);
  const until = Date.now() + searchMs;
  for (let pause = 250; ; pause *= 2) {
    const found = (await find()).filter((one) => !existedBefore(one) && isNew(one));
    if (found.length > 0 || Date.now() + pause > until) return found.length === 1 ? found[0] : undefined;
    op.progress("the response contains no ID; searching for the created object");
    await systemClock.sleep(pause, op.signal);
  }
}

/** How to find an object whose creation got no response. */
interface Search {
  readonly name: string;
  readonly find: () => Promise<readonly CreatedObject[]>;
  /** How a new object is distinguished from older ones; undefined if only by a listing before the creation. */
  readonly newBy: "id" | "createdAt" | undefined;
  /** How to list recent objects of the same name, which an interrupted run may have created. */
  readonly recent?: RecentSearch;
}

function searchOf(it: AnyObject): Search | undefined {
  const { find, id } = it.args.create;
  if (find !== undefined) {
    const { by, map = {} } = find;
    const name = by.map((path) => String(memberAt(it.properties, path) ?? "")).join(" ");
    const inElement = (one: unknown, path: string) => mappedValue(one, map[path] ?? path, it.known());
    const nameIn = (one: unknown) => by.map((path) => String(inElement(one, path) ?? "")).join(" ");
    const isWanted = (one: unknown) =>
      by.every((path) => isEquivalent(inElement(one, path), memberAt(it.properties, path), it.args, path));
    return {
      name,
      newBy: find.createdAt === undefined ? undefined : "createdAt",
      ...(find.createdAt === undefined ? {} : { recent: recentSearch(it, find, { name, nameIn }) }),
      find: async () => {
        const found: CreatedObject[] = [];
        const search = async () => {
          for await (const one of listed(it, find)) if (isWanted(one)) found.push(foundObject(it, find, one));
        };
        await ifExists(search(), it.args.read.goneCodes);
        return found;
      },
    };
  }
  const own = ownIdOf(it.args);
  if (own === undefined || id === undefined) return undefined;
  return {
    name: own,
    newBy: "id",
    find: async () => {
      const body = await it.read(own);
      return body === undefined ? [] : [{ id: own, body }];
    },
  };
}

function recentSearch(
  it: AnyObject,
  find: Find,
  { name, nameIn }: { readonly name: string; readonly nameIn: (one: unknown) => string },
): RecentSearch {
  const { args, op } = it;
  const { action = args.read.action, parameters, at = args.read.at } = find;
  return {
    key: JSON.stringify([it.place, args.service, action, filledMembers(parameters, it.known()), at, find.by]),
    kind: "ActionResource",
    name,
    async *list() {
      for await (const one of listed(it, find)) {
        const { id, createdAt } = foundObject(it, find, one);
        yield { id, createdAt, name: nameIn(one) };
      }
    },
    advice: (id) => ifLeftElsewhere(op.urn, importOption(id)),
  };
}

type Find = NonNullable<ActionArgs["create"]["find"]>;

function listed(it: AnyObject, find: Find): AsyncGenerator<unknown> {
  const { read } = it.args;
  const { action, parameters, at, paging } = find;
  return elements(it.client(find), {
    action: action ?? read.action,
    parameters: filledMembers(parameters, it.known()),
    at: at ?? read.at,
    paging,
  });
}

function foundObject(it: AnyObject, { id: places, createdAt, action }: Find, body: unknown): CreatedObject {
  const id = idAt(places, body, it.known());
  if (id === undefined) {
    throw new CodedError(
      "invalid-response",
      `${action ?? it.args.read.action} lists the object, but has no ID at ${places.join(" and ")}: correct create.find.id`,
    );
  }
  const time = createdAt === undefined ? undefined : timeOf(memberAt(body, createdAt));
  return time === undefined ? { id, body } : { id, createdAt: time, body };
}

/** Whether all values of an object that was found equal the requested ones. */
function isAsRequested(it: AnyObject, found: unknown): boolean {
  const { args } = it;
  const properties = sentOnCreate(it);
  const { listKeys, compareAs, ignoreDrift, create } = args;
  const reading = { listKeys, compareAs, ignoreDrift, map: create.find ? create.find.map : args.read.map };
  return isEquivalent(asGiven(properties, found, reading), properties, args);
}

/** The ID that the program gives; undefined if the platform chooses it. */
export function ownIdOf({ create, properties, secretProperties }: ActionArgs): string | undefined {
  const places = create.id ?? [];
  const known = { properties: { ...properties, ...secretProperties } };
  return places.every(isPlaceholder) ? idAt(places, {}, known) : undefined;
}

/** Creates an object that cannot be found: if the response is lost, the outcome is unknown. */
async function once({ op, args: { create } }: AnyObject, post: () => Promise<CreatedObject>): Promise<CreatedObject> {
  if (op.creationNote?.interrupted !== undefined) {
    op.creationNote.forget();
    throw new CodedError(
      "interrupted-create",
      `an earlier run was interrupted after it called ${create.action}, and it is unknown whether the object was created. ${byHand} If it does not exist, run \`pulumi up\` again to create it. ${advice}`,
    );
  }
  op.creationNote?.recordRequest();
  try {
    return await post();
  } catch (error) {
    if (!(error instanceof OutcomeUnknownError)) throw error;
    // The message contains everything that is known: the next attempt starts from the beginning.
    throw new CodedError(
      "interrupted-create",
      `${error.message} ${byHand} Otherwise run \`pulumi up\` again. ${advice}`,
    );
  }
}

const byHand = `If it exists, import it with the resource option \`${importOption("<its ID>")}\`, or delete it by hand.`;
const advice =
  "To resolve this automatically, set create.find (how to find the object), create.clientToken (the action supports a ClientToken) or create.repeatable (the action may be repeated).";

/** The result of a creation: the ID, and the values that only the response contains. */
async function resultOf(it: AnyObject, created: CreatedObject): Promise<Created> {
  const { id, known } = await finished(it, created);
  const { outputs = [], secretOutputs = [] } = it.args.create;
  const response = created.response ?? {};
  if (outputs.length + secretOutputs.length === 0) return { id, known };
  warnOfMissingValues(it, created.response);
  const values = { values: valuesAt(outputs, response), secretValues: valuesAt(secretOutputs, response) };
  return { id, known: { ...known, ...values } };
}

/** Warns about values that only the response to the creation contains, and that it lacks. */
function warnOfMissingValues({ op, args: { create } }: AnyObject, response: Body | undefined): void {
  const paths = [...(create.outputs ?? []), ...(create.secretOutputs ?? [])];
  const missing = paths.filter((path) => (memberAt(response, path) ?? null) === null);
  if (missing.length === 0) return;
  const reason =
    response === undefined
      ? `the response of ${create.action} was lost`
      : `the response of ${create.action} does not contain ${missing.length > 1 ? "them" : "it"}`;
  op.warn(
    `${missing.join(", ")} ${missing.length > 1 ? "have" : "has"} no value, because ${reason}. To get a new value, recreate the object with \`pulumi up --replace '${op.urn}'\``,
  );
}

/** The values that the state keeps until the object is ready. */
async function finished(it: AnyObject, { id, response, task }: CreatedObject): Promise<Created> {
  const { create } = it.args;
  if (task !== undefined && create.idFromTask !== undefined) return afterTask(it, task, response);
  if (isIdUnknown(id)) return { id, known: { createAnswer: response } };
  if (task === undefined) return { id, known: {} };
  try {
    // Awaited here rather than in `ready`, because the creation note of the task is needed until the task ends.
    await it.waitForTask(create.task as TaskArgs, task, id);
    return { id, known: {} };
  } catch (error) {
    if (hasTaskFailed(error) && (await isAbsent(it, id))) {
      it.op.creationNote?.forget();
      throw error;
    }
    // `ready` reports the error, and the state keeps the object.
    return { id, known: { pendingTask: task } };
  }
}

/**
 * Waits for the task of an object whose creation was not finished.
 *
 * @throws CreationFailedError if the task failed or no longer exists, and the object does not exist.
 */
export async function finishTask(it: AnyObject, how: TaskArgs, task: string, id: string): Promise<void> {
  const { service, read } = it.args;
  try {
    await it.waitForTask(how, task, id);
  } catch (error) {
    const isMissingTask = isMissing(error, read.goneCodes);
    if (!(error instanceof Error) || !(isMissingTask || hasTaskFailed(error))) throw error;
    if (await isAbsent(it, id)) {
      throw new CreationFailedError(`${error.message} ${service} ${id} does not exist.`, { cause: error });
    }
    if (isMissingTask) return;
    throw new CodedError(
      "object-failed",
      `${error.message} ${service} ${id} exists nevertheless: check it on the platform. If it is complete, remove create.task from your program and run \`pulumi up\`. Otherwise, run \`pulumi up --replace '${it.op.urn}'\`, or delete it there and run \`pulumi up\``,
      { cause: error },
    );
  }
}

/** Whether the task of an object that does not exist has failed, or no longer exists. */
export async function isCreationOver(it: AnyObject, task: string, id: string): Promise<boolean> {
  const how = it.args.create.task;
  if (how === undefined) return true;
  try {
    return (await it.taskOutcome(how, task, id)) === "failed";
  } catch (error) {
    if (isMissing(error, it.args.read.goneCodes)) return true;
    throw error;
  }
}

/** Whether an object stays missing for as long as reads lag behind writes. A failed read proves nothing. */
async function isAbsent(it: AnyObject, id: string): Promise<boolean> {
  const until = Date.now() + absentMs;
  for (let pause = 250; ; pause *= 2) {
    const isThere = await it.read(id).then(
      (found) => found !== undefined,
      () => true,
    );
    if (isThere) return false;
    if (Date.now() + pause > until) return true;
    await systemClock.sleep(pause, it.op.signal);
  }
}

/** Waits for the task that creates an object, and reads the ID from its result. */
async function afterTask(it: AnyObject, task: string, response: Body | undefined): Promise<Created> {
  try {
    return fromTask(it, task, await it.waitForTask(it.args.create.task as TaskArgs, task), response);
  } catch (error) {
    if (hasTaskFailed(error)) it.op.creationNote?.forget();
    throw error;
  }
}

function fromTask(it: AnyObject, task: string, result: unknown, response = recordOf(result)): Created {
  const id = it.idIn(result);
  return id === undefined ? { id: temporaryId(task), known: { createAnswer: response } } : { id, known: {} };
}

/** Resumes the task that an earlier attempt started; undefined if the task failed or is unknown. */
async function resumeTask(it: AnyObject): Promise<Created | undefined> {
  const { op, args } = it;
  const started = startedTask(op.creationNote);
  if (started === undefined || args.create.task === undefined) return undefined;
  const { task, id } = started;
  const adopted = (created: Created): Created => {
    if (!isIdUnknown(created.id)) op.creationNote?.adopted(created.id);
    return created;
  };
  op.progress(`an earlier run was interrupted; waiting for its task ${task}`);
  try {
    const result = await it.waitForTask(args.create.task, task, id);
    warnOfMissingValues(it, undefined);
    return adopted(id === undefined ? fromTask(it, task, result) : { id, known: {} });
  } catch (error) {
    if (!hasTaskFailed(error) && !isTaskMissing(error, args.read.goneCodes)) throw error;
    if (id !== undefined && (await it.read(id)) !== undefined) return adopted({ id, known: {} });
    if (hasTaskFailed(error)) op.creationNote?.forget();
    return undefined;
  }
}

function unknownId(response: Body): string {
  const { RequestId: request } = recordOf(response) ?? {};
  return temporaryId(String(request));
}
