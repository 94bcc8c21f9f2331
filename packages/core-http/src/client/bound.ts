import type { Operation, WaitEvent } from "../operation/operation.ts";
import type { HttpClient } from "./client.ts";

/** An operation that somebody watches: it can be interrupted, must end in time, and has a status line. */
export interface WatchedOperation {
  readonly signal: AbortSignal;
  /** Milliseconds since 1970. */
  readonly deadline: number;
  /** Puts a phrase on the status line. */
  progress(phase: string): void;
  /** Hears of waits in the place of the status line. */
  readonly onWait?: Operation["onWait"];
  /** Whether an object of the kind that the operation is about is known to be somebody's: none that it has made. */
  isKnown?(id: string): boolean;
  /** What a creation leaves, and finds of an earlier attempt at it that was cut off. */
  readonly trail?: CreationTrail;
}

/** What an attempt at a creation that was cut off is known to have done. */
export interface CutOffCreation {
  /** When it asked the platform for the first and the last time: milliseconds since 1970. */
  readonly first: number;
  readonly last: number;
  /** What it has noted as given. */
  readonly given: readonly string[];
  /** IDs of what existed before it asked; undefined when that is not known, or something else is requested now. */
  readonly before?: readonly string[] | undefined;
  /** What the user can do to have it made without a look at what was left, as a part of a sentence. */
  readonly afresh: string;
}

/** Where a creation notes what it does, so that another attempt can follow it when this one is cut off. */
export interface CreationTrail {
  /** The attempt before this one, when it was cut off after it had asked the platform. */
  readonly cutOff: CutOffCreation | undefined;
  /** Something is about to be asked for, and what has these IDs is there before. */
  asks(before?: readonly string[]): void;
  /** The platform has given an object, named so that no other is meant. */
  given(key: string): void;
  /**
   * An object is adopted. With `matched`, a search found it and it has everything that was requested; otherwise a note
   * proves by ID that this creation made it.
   */
  adopted(id: string, how?: { readonly matched: true }): void;
  /**
   * How an object differs from what is requested, one phrase for each property; empty when it matches. Undefined while it
   * cannot be read.
   */
  differences?(id: string): Promise<readonly string[] | undefined>;
  /** What the cut off attempt made is of no use, and is removed. */
  removed(id: string): void;
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
export const creatingAgain = { idempotent: true, abortGraceMs: creating.abortGraceMs } as const;

function describeWait(event: WaitEvent): string {
  const seconds = Math.max(1, Math.round(event.delayMs / 1000));
  if (event.kind === "limited") return `${event.host} limits the rate of requests; going on in ${seconds}s`;
  if (event.kind === "answer") return `${event.host}: ${event.reason}; waiting for ${seconds}s more at most`;
  const of = event.attempts === undefined ? "" : ` of ${event.attempts}`;
  return `${event.host}: ${event.reason}; attempt ${event.attempt}${of} in ${seconds}s`;
}
