import { DeadlineError, poll } from "@org/core-http";
import { CodedError, type Operation } from "@org/core-provider";

/** A wait for something, with a limit. */
export interface Wait<T> {
  /** Completes "waiting for": `the AddressTemplate ipm-1 to disappear`. */
  readonly what: string;
  /** Reads the current value. */
  readonly read: () => Promise<T>;
  /** Whether the wait is over. */
  readonly done: (value: T) => boolean;
  /** Progress message: `waiting until it is deleted`. */
  readonly progress: string;
  /** The error after the limit: `the AddressTemplate ipm-1 still exists`. */
  readonly otherwise: string | (() => string);
  /** The limit, in milliseconds. Defaults to 3 minutes. */
  readonly forMs?: number;
}

/**
 * Reads a value repeatedly: after 0.5, 1, 2, 4 and 8 seconds, then every 10.
 *
 * @returns The last value.
 * @throws an Error with the text `otherwise` after the limit; the error of `read`; CancelledError if the user or the
 * operation's own time limit ends the operation.
 */
export async function waitUntil<T>(op: Pick<Operation, "signal" | "progress">, wait: Wait<T>): Promise<T> {
  const { what, read, done, progress, otherwise, forMs = 180_000 } = wait;
  try {
    return await poll({
      what,
      read,
      state: (value) => (done(value) ? "done" : "pending"),
      done: ["done"],
      intervalMs: 500,
      maxIntervalMs: 10_000,
      backoff: 2,
      signal: op.signal,
      deadline: Date.now() + forMs,
      onProgress: ({ state }) => {
        if (state === "pending") op.progress(progress);
      },
    });
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error;
    const text = typeof otherwise === "string" ? otherwise : otherwise();
    const { lastFailure } = error;
    throw new CodedError("timeout", lastFailure === undefined ? text : `${text}. Last failure: ${lastFailure}`, {
      cause: error,
    });
  }
}

/** A wait for something to become true of an object of a kind. */
export interface ObjectWait<T> {
  /** Completes "waiting for the disk": `to be attached`. */
  readonly to: string;
  /** Completes "the disk": `is not attached yet`. */
  readonly otherwise: string;
  readonly done: (object: T | undefined) => boolean;
  /** The limit. Defaults to that of the kind. */
  readonly minutes?: number;
}

/**
 * Returns a function that waits until something is true of an object of a kind, and returns the object.
 *
 * @param kind.name - Name of the kind in messages: `MySQL instance`.
 * @param kind.shortName - Name in the progress message. Defaults to `name`.
 * @param kind.read - Reads an object; undefined if it does not exist.
 * @param kind.minutes - The limit of a wait that sets none.
 *
 * @example
 * ```ts
 * const untilDisk = waitsFor({ name: "disk", read: diskFacts, minutes: 10 });
 * await untilDisk(op, id, { to: "to be attached", otherwise: "is not attached yet", done: (disk) => disk?.isAttached === true });
 * ```
 */
export function waitsFor<O extends Pick<Operation, "signal" | "progress">, T>(kind: {
  readonly name: string;
  readonly shortName?: string;
  readonly read: (op: O, id: string) => Promise<T | undefined>;
  readonly minutes: number;
}): (op: O, id: string, wait: ObjectWait<T>) => Promise<T | undefined> {
  const { name, shortName = name, read } = kind;
  return (op, id, { to, otherwise, done, minutes = kind.minutes }) =>
    waitUntil(op, {
      what: `the ${name} ${id} ${to}`,
      read: () => read(op, id),
      done,
      progress: `waiting for the ${shortName} ${to}`,
      otherwise: `the ${name} ${id} ${otherwise}`,
      forMs: minutes * 60_000,
    });
}
