import type { Operation, WaitEvent } from "../operation/operation.ts";
import type { HttpClient } from "./client.ts";

/** An operation with a signal, a deadline and a status line. */
export interface WatchedOperation {
  readonly signal: AbortSignal;
  /** Milliseconds since 1970. */
  readonly deadline: number;
  /** Shows a phrase on the status line. */
  progress(phase: string): void;
  /** Shows a warning that stays on the screen. */
  warn?(message: string): void;
  /** Receives waits instead of the status line. */
  readonly onWait?: Operation["onWait"];
  /** Fails within seconds if no connection to a host is possible. */
  readonly failWhenUnreachable?: boolean;
  /** Whether the ID belongs to a known object of this resource type, which this create cannot have created. */
  isKnown?(id: string): boolean;
  /** The creation note of a create: what it did so far, and what an interrupted attempt did. */
  readonly creationNote?: CreationNote;
}

/** An earlier, interrupted attempt at the same create. */
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
  /** An earlier attempt that was interrupted after it sent a request, if any. */
  readonly interrupted: InterruptedCreate | undefined;
  /** Called before each request that creates something, with the IDs of the objects that exist before it. */
  recordRequest(existing?: readonly string[]): void;
  /**
   * Called when the platform has returned an object. The key is unique. With `isIdDerived`, the ID follows from the
   * request, so somebody else's object can have it later.
   */
  recordResult(key: string, how?: { readonly isIdDerived: true }): void;
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
 * Returns a client that ends with the operation and shows on its status line why it waits.
 *
 * @example
 * ```ts
 * const user = await bound(client, op).get<User>(url`/iam/v2/users/${id}`);
 * ```
 */
export function bound(client: HttpClient, op: WatchedOperation): HttpClient {
  return client.with(watching(op));
}

/** Adapts an operation for requests: shows waits on its status line, unless it has its own listener. */
export function watching(op: Operation | WatchedOperation): Operation {
  const { signal, deadline, onWait, failWhenUnreachable } = op;
  const rest = { signal, deadline, failWhenUnreachable };
  if (onWait !== undefined || !("progress" in op)) return { ...rest, onWait };
  return { ...rest, onWait: (event) => op.progress(describeWait(event)) };
}

/**
 * Options of a request that creates an object: it is not repeated if it may have taken effect, and an interrupt still waits
 * for the response, which contains the ID. If the response is lost, the caller searches for the object: see `createSafely`.
 */
export const creating = { creates: true, abortGraceMs: 2000 } as const;

/**
 * Options of a request that creates an object and may be repeated without creating a second one. An interrupt still waits
 * for the response.
 */
export const creatingIdempotently = { idempotent: true, abortGraceMs: creating.abortGraceMs } as const;

function describeWait(event: WaitEvent): string {
  const seconds = Math.max(1, Math.round(event.delayMs / 1000));
  if (event.kind === "limited") return `${event.host} is rate limiting requests; retrying in ${seconds}s`;
  if (event.kind === "response") return `${event.host}: ${event.reason}; waiting up to ${seconds}s more`;
  const of = event.attempts === undefined ? "" : ` of ${event.attempts}`;
  return `${event.host}: ${event.reason}; attempt ${event.attempt}${of} in ${seconds}s`;
}
