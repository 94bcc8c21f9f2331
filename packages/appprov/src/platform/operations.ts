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
import type { Op } from "./clients.ts";
import { unlessGone } from "./errors.ts";
import { allMembers, type Body, document, documentOf, embedded, idOf, text } from "./hal.ts";
import type { HiddenValues } from "./hidden-values.ts";
import { operationLog } from "./operation-log.ts";
import { readExisting } from "./read-lag.ts";
import { saysWhatWasAsked } from "./what-was-asked.ts";

/** What operations are asked of. */
export type OperationCollection = "apps" | "databases" | "services" | "vhosts" | "log_drains" | "metric_drains";

/** An operation that is asked for. */
export interface Asked {
  readonly collection: OperationCollection;
  readonly id: string;
  /** The object in words, for messages: `App "web"`. */
  readonly what: string;
  /** The type of the operation with its parameters. What is undefined is left out. */
  readonly body: Readonly<Record<string, unknown>> & { readonly type: string };
  /** What it means when the operation disappears with its object: the aim of a deletion, else an error. */
  readonly gone: "success" | "error";
  /** Values that must not appear in a message, beside those that are secret by definition. */
  readonly hidden?: readonly string[] | HiddenValues;
}

/** A poll that finds an operation running is followed by pauses of 1, 3 and then 5 seconds, the platform's own pace. */
const firstPauseMs = 1000;
const pauseGrowth = 3;
const longestPauseMs = 5000;
/** Clocks may differ by this much when an operation's age is judged. */
const clockToleranceMs = 120_000;
/** So long before the engine's own limit a wait ends by itself, to say which operation goes on. */
const lastWordMs = 1000;
/** An operation is seen so long after it was asked for at most. */
const seenWithinMs = 10_000;
/** So often an operation is asked for when nothing comes of it. */
const attempts = 3;
/** How an operation whose object is gone is told from one that runs. */
const gone = "gone";

/**
 * Asks for an operation and waits until it has succeeded. A few polls in a row may fail: the operation goes on
 * regardless.
 *
 * @throws Error that names the operation, with the end of its log, when it fails.
 */
export async function runOperation(op: Op, asked: Asked): Promise<void> {
  const started = await begin(op, asked);
  if (started !== undefined) await awaitOperation(op, asked, started);
}

/** Removes an object by its `deprovision` operation; one that is gone already is no error. */
export async function deprovision(op: Op, asked: Omit<Asked, "body" | "gone">): Promise<void> {
  await runOperation(op, { ...asked, body: { type: "deprovision" }, gone: "success" });
}

/** Waits until an operation that runs already has succeeded. `started` is the operation as it was last seen. */
export async function awaitOperation(op: Op, asked: Omit<Asked, "body">, started: Body): Promise<void> {
  const id = idOf(started);
  const name = `the ${text(started, "type")} operation ${id} of ${asked.what}`;
  const follow = `follow it with \`aptible operation:follow ${id}\``;
  const wanted = asked.gone === "success" ? ["succeeded", gone] : ["succeeded"];
  try {
    await poll<Body>({
      what: name,
      read: tolerantRead({
        first: started,
        read: async () => (await unlessGone(document(op.api, "operations", id))) ?? { status: gone },
      }),
      state: (operation) => text(operation, "status"),
      done: wanted,
      failed: ["failed", gone],
      intervalMs: firstPauseMs,
      backoff: pauseGrowth,
      maxIntervalMs: longestPauseMs,
      signal: op.signal,
      deadline: Math.max(Date.now(), op.deadline - lastWordMs),
      onProgress: ({ state = "" }) => {
        if (!wanted.includes(state)) op.progress(`${text(started, "type")} operation ${id}: ${state}; ${follow}`);
      },
    });
  } catch (error) {
    if (op.signal.aborted) op.warn(`${name} goes on on the platform; ${follow}`);
    throw await explained(op, asked, { error, id, name, follow });
  }
}

/**
 * An app or a database as it is once the operation is over that runs on it: one that an interrupted create or update
 * has begun is waited for, and not asked for again.
 *
 * @throws Error that names the operation, with the end of its log, when it fails.
 */
export async function whenIdle(op: Op, asked: Omit<Asked, "body" | "gone">): Promise<Body> {
  const read = () => readExisting(op, () => document(op.api, asked.collection, asked.id));
  const body = await read();
  const last = embedded(body, "last_operation");
  return (await isOver(op, asked, last)) ? body : read();
}

/**
 * The last operation on an endpoint or a drain, whose documents do not tell it, once it is over; undefined when there
 * was none.
 *
 * @throws Error that names the operation, with the end of its log, when it fails.
 */
export async function lastOperation(op: Op, asked: Omit<Asked, "body" | "gone">): Promise<Body | undefined> {
  if (op.done.isUntouched(asked.collection, asked.id)) return undefined;
  const last = newest(await readExisting(op, () => operationsOf(op, asked)));
  return (await isOver(op, asked, last)) ? last : document(op.api, "operations", idOf(last as Body));
}

/** Waits for an operation that runs; true when there was none to wait for. */
async function isOver(op: Op, asked: Omit<Asked, "body" | "gone">, last: Body | undefined): Promise<boolean> {
  if (last === undefined) return true;
  op.done.seenOperation(idOf(last));
  if (!["queued", "running"].includes(text(last, "status"))) return true;
  await awaitOperation(op, { ...asked, gone: "error" }, last);
  return false;
}

/** True for an operation that has provisioned its object. */
export function hasProvisioned(operation: Body | undefined): boolean {
  return text(operation, "type") === "provision" && text(operation, "status") === "succeeded";
}

/**
 * The operation as the platform began it; undefined when its object is gone, and that is what was wanted. A request
 * whose answer is lost is sent again only when no operation has come of it.
 */
async function begin(op: Op, asked: Asked): Promise<Body | undefined> {
  const { collection, id, body, what } = asked;
  op.progress(`asking for the ${body.type} operation of ${what}`);
  op.done.touched(collection, id);
  const since = Date.now() - clockToleranceMs;
  for (let attempt = 1; ; attempt++) {
    try {
      const request = op.api.post<Body>(`${url`/${collection}/${id}`}/operations`, { body, expects: anOperation });
      const begun = asked.gone === "success" ? await unlessGone(request) : await request;
      if (begun !== undefined) op.done.seenOperation(idOf(begun));
      return begun;
    } catch (error) {
      if (!(error instanceof OutcomeUnknownError)) throw error;
      op.progress(`the answer was lost; looking whether the ${body.type} operation of ${what} was begun`);
      const lost = await lostOperations(op, asked, since);
      if (lost === gone) return undefined;
      const [only] = lost;
      if (only && lost.length === 1) {
        op.done.seenOperation(idOf(only));
        return only;
      }
      if (lost.length > 1 || attempt === attempts) throw unknownWhether(asked, error);
    }
  }
}

/**
 * The new operations that may be the one whose answer was lost, over or not; none when it has not come in the time in
 * which it must be seen, since reads lag behind writes.
 */
async function lostOperations(op: Op, asked: Asked, since: number): Promise<readonly Body[] | typeof gone> {
  const isNew = (one: Body) =>
    saysWhatWasAsked(one, asked.body) &&
    Date.parse(text(one, "created_at")) >= since &&
    !op.done.hasSeenOperation(idOf(one));
  try {
    return await poll<readonly Body[] | typeof gone>({
      what: `the ${asked.body.type} operation of ${asked.what} to be seen`,
      read: async () => {
        const all = await unlessGone(operationsOf(op, asked));
        return all === undefined && asked.gone === "success" ? gone : (all ?? []).filter(isNew);
      },
      state: (found) => (found.length > 0 ? "found" : "none"),
      done: ["found"],
      intervalMs: 250,
      backoff: 2,
      maxIntervalMs: 2000,
      signal: op.signal,
      deadline: Math.min(op.deadline, Date.now() + seenWithinMs),
    });
  } catch (error) {
    if (error instanceof DeadlineError && Date.now() < op.deadline) return [];
    throw error;
  }
}

function unknownWhether({ body, what }: Asked, error: OutcomeUnknownError): Error {
  return new Error(
    `it is not known whether the ${body.type} operation of ${what} was begun: ${error.summary}. Look with \`aptible operation:follow\` or in the dashboard, then run \`pulumi up\` again`,
    { cause: error },
  );
}

const anOperation = documentOf("operations");

function operationsOf(op: Op, { collection, id }: Pick<Asked, "collection" | "id">): Promise<Body[]> {
  return allMembers(op.api, `${url`/${collection}/${id}`}/operations`, "operations");
}

/** The newest of some operations, in whatever order the platform lists them. */
function newest(operations: readonly Body[]): Body | undefined {
  return operations.reduce<Body | undefined>(
    (last, one) => (last === undefined || Number(idOf(one)) > Number(idOf(last)) ? one : last),
    undefined,
  );
}

async function explained(
  op: Op,
  asked: Omit<Asked, "body">,
  failed: { readonly error: unknown; readonly id: string; readonly name: string; readonly follow: string },
): Promise<unknown> {
  const { error, id, name, follow } = failed;
  if (error instanceof DeadlineError) {
    const last = error.lastFailure === undefined ? "" : ` Last failure: ${error.lastFailure}`;
    return new Error(
      `${name} is not over within the time limit. It goes on on the platform: ${follow}, then run \`pulumi up\` again; \`timeouts\` and customTimeouts set the limit. ${error.summary}.${last}`,
      { cause: error },
    );
  }
  if (error instanceof CancelledError) return error;
  if (!(error instanceof PollError)) {
    if (!(error instanceof HttpError)) return error;
    return new Error(
      `${name} could not be followed: ${error.message} It goes on on the platform: ${follow}, then run \`pulumi up\` again`,
      { cause: error },
    );
  }
  if (error.state === gone) {
    return new Error(`${name} has disappeared, and ${asked.what} with it: somebody else has deleted it`, {
      cause: error,
    });
  }
  const log = await operationLog(op, id, asked.hidden ?? []);
  const more = `\`aptible operation:logs ${id}\` shows`;
  return new Error(
    `${name} failed. ${log === "" ? `${more} its log.` : `${more} its whole log, which ends with:\n${log}`}`,
    { cause: error },
  );
}
