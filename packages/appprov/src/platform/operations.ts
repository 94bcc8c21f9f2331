import {
  CancelledError,
  DeadlineError,
  HttpError,
  OutcomeUnknownError,
  PollError,
  poll,
  tolerantRead,
  url,
} from "@org/core-http";
import { CodedError } from "@org/core-provider";
import type { Op } from "./clients.ts";
import { ifFound } from "./errors.ts";
import { allMembers, type Body, document, documentOf, embedded, idOf, text } from "./hal.ts";
import type { HiddenValues } from "./hidden-values.ts";
import { operationLog } from "./operation-log.ts";
import { readExisting } from "./read-after-write.ts";
import { matchesRequest } from "./request-match.ts";
import { UnknownOutcomeError } from "./unknown-outcome-error.ts";

/** Collections whose members the platform runs operations on. */
export type OperationCollection = "apps" | "databases" | "services" | "vhosts" | "log_drains" | "metric_drains";

/** An object that the platform runs an operation on. */
export interface OperationTarget {
  readonly collection: OperationCollection;
  readonly id: string;
  /** The object in messages: `App "web"`. */
  readonly what: string;
  /** Values that messages must not show, besides those of secret properties. */
  readonly hidden?: readonly string[] | HiddenValues;
}

/** The request that starts an operation: its type and parameters. Undefined parameters are not sent. */
export type OperationBody = Readonly<Record<string, unknown>> & { readonly type: string };

/** Pauses between polls of a running operation are 1, 3 and then 5 seconds, as in the platform's own clients. */
const firstPauseMs = 1000;
const pauseGrowth = 3;
const longestPauseMs = 5000;
/** Clocks may differ by this much when an operation's age is judged. */
const clockToleranceMs = 120_000;
/** A wait ends this long before the engine's own timeout, so that its error can name the running operation. */
const lastWordMs = 1000;
/** A started operation is visible after this time at the latest. */
const visibleWithinMs = 10_000;
/** How often an operation is requested when no request has started one. */
const attempts = 3;
/** Status of an operation that was deleted together with its object. */
const deleted = "deleted";

/**
 * Starts an operation and waits until it succeeds. A few polls in a row may fail, because the operation continues
 * regardless.
 *
 * @throws Error that names the operation, with the end of its log, when it fails.
 */
export async function runOperation(op: Op, target: OperationTarget, body: OperationBody): Promise<void> {
  const started = await start(op, target, body);
  if (started !== undefined) await awaitOperation(op, target, started, deletes(body));
}

/** Deletes an object by its `deprovision` operation. Succeeds if the object does not exist. */
export async function deprovision(op: Op, target: OperationTarget): Promise<void> {
  await runOperation(op, target, { type: "deprovision" });
}

/** Provisions an object, unless an interrupted create already did. */
export async function provisionOnce(op: Op, target: OperationTarget): Promise<void> {
  if (hasProvisioned(await lastOperation(op, target))) return;
  await runOperation(op, target, { type: "provision" });
}

/**
 * Waits until a running operation succeeds.
 *
 * @param started - The operation as last seen.
 * @param mayDelete - Whether the wait succeeds when the object is deleted.
 */
export async function awaitOperation(op: Op, target: OperationTarget, started: Body, mayDelete = false): Promise<void> {
  const id = idOf(started);
  const name = `the ${text(started, "type")} operation ${id} of ${target.what}`;
  const follow = `follow it with \`aptible operation:follow ${id}\``;
  const done = mayDelete ? ["succeeded", deleted] : ["succeeded"];
  try {
    await poll<Body>({
      what: name,
      read: tolerantRead({
        first: started,
        read: async () => (await ifFound(document(op.api, "operations", id))) ?? { status: deleted },
      }),
      state: (operation) => text(operation, "status"),
      done,
      failed: ["failed", deleted],
      intervalMs: firstPauseMs,
      backoff: pauseGrowth,
      maxIntervalMs: longestPauseMs,
      signal: op.signal,
      deadline: Math.max(Date.now(), op.deadline - lastWordMs),
      onProgress: ({ state = "" }) => {
        if (!done.includes(state)) op.progress(`${text(started, "type")} operation ${id}: ${state}; ${follow}`);
      },
    });
  } catch (error) {
    if (op.signal.aborted) op.warn(`${name} continues on the platform; ${follow}`);
    throw await explained(op, target, { error, id, name, follow });
  }
}

/**
 * Reads an app or a database after the operation that runs on it has ended. An operation that an interrupted create or
 * update started is awaited, not requested again.
 *
 * @throws Error that names the operation, with the end of its log, when it fails.
 */
export async function whenIdle(op: Op, target: OperationTarget): Promise<Body> {
  const read = () => readExisting(op, () => document(op.api, target.collection, target.id));
  const body = await read();
  const last = embedded(body, "last_operation");
  return (await hasEnded(op, target, last)) ? body : read();
}

/**
 * Waits for the last operation on an endpoint or a drain, and returns it; undefined if there was no operation. Unlike the
 * documents of apps and databases, theirs do not contain it.
 *
 * @throws Error that names the operation, with the end of its log, when it fails.
 */
export async function lastOperation(op: Op, target: OperationTarget): Promise<Body | undefined> {
  if (op.memory.history.isUnused(target.collection, target.id)) return undefined;
  const last = await readLast(op, target);
  return (await hasEnded(op, target, last)) ? last : document(op.api, "operations", idOf(last as Body));
}

/**
 * Waits until a running operation that matches a request succeeds, such as that of an interrupted create. Without a
 * creation note, only the object's last operation is considered, because reading all of them takes more requests.
 *
 * @returns whether there was such an operation.
 * @throws Error that names the operation, with the end of its log, when it fails.
 */
export async function awaitMatching(op: Op, target: OperationTarget, request: OperationBody): Promise<boolean> {
  const all = op.creationNote?.interrupted
    ? await ifFound(operationsOf(op, target))
    : await lastUnlessKnown(op, target);
  const running = newest((all ?? []).filter((one) => isRunning(one) && matchesRequest(one, request)));
  if (running !== undefined) await awaitOperation(op, target, running);
  return running !== undefined;
}

/** The last operation on an app or a database, unless one is known already. */
async function lastUnlessKnown(op: Op, target: OperationTarget): Promise<Body[]> {
  const { collection, id } = target;
  if (op.memory.history.newestOperation(collection, id) !== undefined) return [];
  const body = await ifFound(document(op.api, collection, id));
  const last = body && embedded(body, "last_operation");
  if (last === undefined) return [];
  saw(op, target, last);
  return [last];
}

/** Reads the last operation on an object; undefined if there was no operation. Documents of apps and databases contain it. */
async function readLast(op: Op, target: OperationTarget): Promise<Body | undefined> {
  const { collection, id } = target;
  return readExisting(op, async () =>
    collection === "apps" || collection === "databases"
      ? embedded(await document(op.api, collection, id), "last_operation")
      : newest(await operationsOf(op, target)),
  );
}

/** Waits for an operation if it is running. Returns true if it was not. */
async function hasEnded(op: Op, target: OperationTarget, last: Body | undefined): Promise<boolean> {
  if (last === undefined) return true;
  saw(op, target, last);
  if (!isRunning(last)) return true;
  await awaitOperation(op, target, last);
  return false;
}

function isRunning(operation: Body): boolean {
  return ["queued", "running"].includes(text(operation, "status"));
}

/** Whether an operation has provisioned its object. */
export function hasProvisioned(operation: Body | undefined): boolean {
  return text(operation, "type") === "provision" && text(operation, "status") === "succeeded";
}

/** An operation that deletes its object has succeeded when the object does not exist. */
function deletes({ type }: OperationBody): boolean {
  return type === "deprovision";
}

/**
 * Requests an operation and returns it; undefined when the object was to be deleted and does not exist. If the response is
 * lost, the request is repeated only when it has started no operation.
 */
async function start(op: Op, target: OperationTarget, body: OperationBody): Promise<Body | undefined> {
  const { collection, id, what } = target;
  op.progress(`requesting the ${body.type} operation of ${what}`);
  const earlier = deletes(body) ? 0 : await newestBefore(op, target);
  op.memory.history.used(collection, id);
  const since = Date.now() - clockToleranceMs;
  for (let attempt = 1; ; attempt++) {
    try {
      const request = op.api.post<Body>(`${url`/${collection}/${id}`}/operations`, { body, expects: anOperation });
      const started = deletes(body) ? await ifFound(request) : await request;
      if (started !== undefined) saw(op, target, started);
      return started;
    } catch (error) {
      if (!(error instanceof OutcomeUnknownError)) throw error;
      op.progress(`the response was lost; checking whether the ${body.type} operation of ${what} was started`);
      const found = await findStarted(op, target, body, { since, after: earlier });
      if (found === deleted) return undefined;
      const [only] = found;
      if (only && found.length === 1) {
        saw(op, target, only);
        return only;
      }
      if (found.length > 1 || attempt === attempts) throw unknownWhetherStarted(target, body, error);
    }
  }
}

/**
 * The ID of the newest operation before a request; 0 without one. If the response is lost, only a newer operation can be
 * the result of the request.
 */
async function newestBefore(op: Op, target: OperationTarget): Promise<number> {
  const { collection, id } = target;
  const { history } = op.memory;
  if (history.newestOperation(collection, id) === undefined) {
    const last = await readLast(op, target);
    if (last !== undefined) saw(op, target, last);
  }
  return history.newestOperation(collection, id) ?? 0;
}

/** Remembers that an operation exists. */
function saw(op: Op, { collection, id }: OperationTarget, operation: Body): void {
  op.memory.history.sawOperation(collection, id, idOf(operation));
}

/**
 * Finds the new operations that a request with a lost response may have started, running or ended. Returns none if no such
 * operation becomes visible in time, because reads lag behind writes.
 */
async function findStarted(
  op: Op,
  target: OperationTarget,
  body: OperationBody,
  { since, after }: { readonly since: number; readonly after: number },
): Promise<readonly Body[] | typeof deleted> {
  const isCandidate = (one: Body) =>
    matchesRequest(one, body) &&
    Date.parse(text(one, "created_at")) >= since &&
    Number(idOf(one)) > after &&
    !op.memory.history.hasSeenOperation(idOf(one));
  try {
    return await poll<readonly Body[] | typeof deleted>({
      what: `the ${body.type} operation of ${target.what} to become visible`,
      read: async () => {
        const all = await ifFound(operationsOf(op, target));
        return all === undefined && deletes(body) ? deleted : (all ?? []).filter(isCandidate);
      },
      state: (found) => (found.length > 0 ? "found" : "none"),
      done: ["found"],
      intervalMs: 250,
      backoff: 2,
      maxIntervalMs: 2000,
      signal: op.signal,
      deadline: Math.min(op.deadline, Date.now() + visibleWithinMs),
    });
  } catch (error) {
    if (error instanceof DeadlineError && Date.now() < op.deadline) return [];
    throw error;
  }
}

function unknownWhetherStarted({ what }: OperationTarget, { type }: OperationBody, error: OutcomeUnknownError): Error {
  return new CodedError(
    "interrupted-create",
    `the ${type} operation of ${what} may or may not have been started: ${error.summary}. Check with \`aptible operation:follow\` or in the dashboard, then run \`pulumi up\` again`,
    { cause: error },
  );
}

const anOperation = documentOf("operations");

function operationsOf(op: Op, { collection, id }: OperationTarget): Promise<Body[]> {
  return allMembers(op.api, `${url`/${collection}/${id}`}/operations`, "operations");
}

/** The newest operation. The order of the platform's listing does not matter. */
function newest(operations: readonly Body[]): Body | undefined {
  return operations.reduce<Body | undefined>(
    (last, one) => (last === undefined || Number(idOf(one)) > Number(idOf(last)) ? one : last),
    undefined,
  );
}

/** The error of a wait, with the operation, the end of its log, and what to do. */
async function explained(
  op: Op,
  target: OperationTarget,
  failed: { readonly error: unknown; readonly id: string; readonly name: string; readonly follow: string },
): Promise<unknown> {
  const { error, id, name, follow } = failed;
  if (error instanceof DeadlineError) {
    const last = error.lastFailure === undefined ? "" : ` Last failure: ${error.lastFailure}`;
    return new UnknownOutcomeError(
      "timeout",
      `${name} did not finish before the timeout. It continues on the platform: ${follow}, then run \`pulumi up\` again. To wait longer, set \`timeouts\` or customTimeouts. ${error.summary}.${last}`,
      { cause: error },
    );
  }
  if (error instanceof CancelledError) return error;
  if (!(error instanceof PollError)) {
    if (!(error instanceof HttpError)) return error;
    return new UnknownOutcomeError(
      "interrupted-create",
      `${name} could not be followed: ${error.message} It continues on the platform: ${follow}, then run \`pulumi up\` again`,
      { cause: error },
    );
  }
  if (error.state === deleted) {
    return new CodedError(
      "deleted-elsewhere",
      `${name} does not exist anymore, because somebody deleted ${target.what}`,
      { cause: error },
    );
  }
  const log = await operationLog(op, id, target.hidden ?? []);
  const more = `\`aptible operation:logs ${id}\` shows`;
  return new CodedError(
    "object-failed",
    `${name} failed. ${log === "" ? `${more} its log.` : `${more} the whole log. It ends with:\n${log}`}`,
    { cause: error },
  );
}
