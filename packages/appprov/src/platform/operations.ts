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
import { type Body, embedded, idOf, text } from "./hal.ts";
import type { HiddenValues } from "./hidden-values.ts";
import { operationLog } from "./operation-log.ts";
import { readExisting } from "./read-lag.ts";

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

/** Polls begin close together, since some operations are quick, and grow apart to the platform's own interval. */
const firstIntervalMs = 500;
const longestIntervalMs = 5000;
/** So long before the engine's own limit a wait ends by itself, to say which operation goes on. */
const lastWordMs = 1000;
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
        read: async () => (await unlessGone(op.api.get<Body>(url`/operations/${id}`))) ?? { status: gone },
      }),
      state: (operation) => text(operation, "status"),
      done: wanted,
      failed: ["failed", gone],
      intervalMs: firstIntervalMs,
      maxIntervalMs: longestIntervalMs,
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
 * An object as it is once the operation is over that runs on it: one that an interrupted create or update has begun is
 * waited for, and not asked for again.
 *
 * @throws Error that names the operation, with the end of its log, when it fails.
 */
export async function whenIdle(op: Op, asked: Omit<Asked, "body" | "gone">): Promise<Body> {
  const read = () => readExisting(op, () => op.api.get<Body>(url`/${asked.collection}/${asked.id}`));
  const body = await read();
  const running = embedded(body, "last_operation");
  if (!isRunning(running)) return body;
  await awaitOperation(op, { ...asked, gone: "error" }, running);
  return read();
}

/** True when the last operation on an object was to provision it, and has come to a good end. */
export function isProvisioned(body: Body): boolean {
  const last = embedded(body, "last_operation");
  return text(last, "type") === "provision" && text(last, "status") === "succeeded";
}

/** True when an operation has not come to its end. */
export function isRunning(operation: Body | undefined): operation is Body {
  return operation !== undefined && ["queued", "running"].includes(text(operation, "status"));
}

/** The operation as the platform began it; undefined when its object is gone, and that is what was wanted. */
async function begin(op: Op, asked: Asked): Promise<Body | undefined> {
  const { collection, id, body } = asked;
  const path = `${url`/${collection}/${id}`}/operations`;
  op.progress(`asking for the ${body.type} operation of ${asked.what}`);
  const read = () => unlessGone(op.api.get<Body>(url`/${collection}/${id}`));
  const before = lastOperationId(await read());
  try {
    const request = op.api.post<Body>(path, { body });
    return asked.gone === "success" ? await unlessGone(request) : await request;
  } catch (error) {
    if (!(error instanceof OutcomeUnknownError)) throw error;
    // A second operation is not asked for blindly; one that is new can only be the lost one, over or not.
    const object = await read();
    if (object === undefined && asked.gone === "success") return undefined;
    const last = object && embedded(object, "last_operation");
    const { type, handle } = body;
    const same = text(last, "type") === type && (handle === undefined || text(last, "handle") === handle);
    if (last && same && idOf(last) !== before) return last;
    throw new Error(
      `it is not known whether the ${body.type} operation of ${asked.what} was begun: ${error.summary}. Look with \`aptible operation:follow\` or in the dashboard, then run \`pulumi up\` again`,
      { cause: error },
    );
  }
}

function lastOperationId(object: Body | undefined): string | undefined {
  const last = object && embedded(object, "last_operation");
  return last && idOf(last);
}

async function explained(
  op: Op,
  asked: Omit<Asked, "body">,
  failed: { readonly error: unknown; readonly id: string; readonly name: string; readonly follow: string },
): Promise<unknown> {
  const { error, id, name, follow } = failed;
  if (error instanceof DeadlineError) {
    return new Error(
      `${name} is not over within the time limit. It goes on on the platform: ${follow}, then run \`pulumi up\` again; \`timeouts\` and customTimeouts set the limit. ${error.summary}.`,
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
