import type { Operation, WaitEvent } from "../operation/operation.ts";
import type { HttpClient } from "./client.ts";

/** An operation that somebody watches: it can be interrupted, must end in time, and has a status line. */
export interface WatchedOperation {
  readonly signal: AbortSignal;
  /** Milliseconds since 1970. */
  readonly deadline: number;
  /** Puts a phrase on the status line. */
  progress(phase: string): void;
  /** Shows a warning that stays on the screen. */
  warn?(message: string): void;
  /** Hears of waits in the place of the status line. */
  readonly onWait?: Operation["onWait"];
  /** Whether an object of the kind that the operation is about is known to be somebody's: none that it has made. */
  isKnown?(id: string): boolean;
  /** The creation note of a create: what it did so far, and what an interrupted attempt did. */
  readonly creationNote?: CreationNote;
}

/** What is known of an earlier, interrupted attempt at the same create. */
export interface InterruptedCreate {
  /** When it sent its first request, in milliseconds since 1970. */
  readonly firstRequest: number;
  /** When it sent its last request, in milliseconds since 1970. */
  readonly lastRequest: number;
  /** The results it recorded. */
  readonly results: readonly string[];
  /** IDs of the objects that existed before its first request; undefined if unknown, or if something else is requested now. */
  readonly existing?: readonly string[] | undefined;
  /** How the user can create the object regardless of the note, as part of a sentence. */
  readonly howToIgnore: string;
}

/** Records what a create does, so that the next run can continue if this one is interrupted. */
export interface CreationNote {
  /** An earlier attempt that was interrupted after it sent a request; undefined if there is none. */
  readonly interrupted: InterruptedCreate | undefined;
  /** Called before each request that creates something, with the IDs of the objects that exist before it. */
  recordRequest(existing?: readonly string[]): void;
  /** Called when the platform has returned an object. The key is unique. */
  recordResult(key: string): void;
  /**
   * Called when an object is adopted. With `matched`, a search found it and it has everything that was requested;
   * otherwise a note proves by ID that this create made it.
   */
  adopted(id: string, how?: { readonly matched: true }): void;
  /**
   * Returns how an object differs from what is requested, one phrase for each property. Empty if it matches, undefined
   * while it cannot be read.
   */
  differences?(id: string): Promise<readonly string[] | undefined>;
  /** Called when the object of an interrupted attempt was deleted because it is unusable. */
  deleted(id: string): void;
}

/**
 * A client that stops with the operation and tells on its status line why it waits.
 *
 * @example
 * ```ts
 * const user = await bound(client, op).get<User>(url`/iam/v2/users/${id}`);
 * ```
 */
export function bound(client: HttpClient, op: WatchedOperation): HttpClient {
  return client.with(watching(op));
}

/** The operation as a request knows it: waits are told on its status line, unless it hears of them otherwise. */
export function watching(op: Operation | WatchedOperation): Operation {
  const { signal, deadline, onWait } = op;
  if (onWait !== undefined || !("progress" in op)) return { signal, deadline, onWait };
  return { signal, deadline, onWait: (event) => op.progress(describeWait(event)) };
}

/**
 * Options of a request that creates something: it is not repeated blindly, and after an interrupt its answer is still
 * waited for, since it holds the ID. The caller looks for what was made when the answer is lost: `createSafely`.
 */
export const creating = { creates: true, abortGraceMs: 2000 } as const;

/**
 * Options of a request that creates something and may be sent again, since the platform then makes it once more without
 * a second object. After an interrupt its answer is still waited for.
 */
export const creatingIdempotently = { idempotent: true, abortGraceMs: creating.abortGraceMs } as const;

function describeWait(event: WaitEvent): string {
  const seconds = Math.max(1, Math.round(event.delayMs / 1000));
  if (event.kind === "limited") return `${event.host} limits the rate of requests; going on in ${seconds}s`;
  if (event.kind === "answer") return `${event.host}: ${event.reason}; waiting for ${seconds}s more at most`;
  const of = event.attempts === undefined ? "" : ` of ${event.attempts}`;
  return `${event.host}: ${event.reason}; attempt ${event.attempt}${of} in ${seconds}s`;
}
