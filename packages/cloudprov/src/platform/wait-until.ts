import { DeadlineError, poll } from "@org/core-http";
import type { Operation } from "@org/core-provider";

/** What is waited for, and for how long. */
export interface Wait<T> {
  /** Completes "waiting for": `the AddressTemplate ipm-1 to disappear`. */
  readonly what: string;
  /** Looks how it stands. */
  readonly read: () => Promise<T>;
  /** Whether this is what is waited for. */
  readonly done: (value: T) => boolean;
  /** Shown meanwhile: `waiting until it is gone`. */
  readonly progress: string;
  /** The error when it has not come: `the AddressTemplate ipm-1 still exists`. */
  readonly otherwise: string | (() => string);
  /** How long, in milliseconds. Default: 3 minutes. */
  readonly forMs?: number;
}

/**
 * Looks again and again, at the platform's own pace: after 0.5, 1, 2, 4, 8 seconds, then every 10.
 *
 * @returns What was read last.
 * @throws an Error that says `otherwise`, when it has not come in time; what `read` throws; CancelledError when the
 * operation is ended, by the user or by its own time limit.
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
    throw new Error(lastFailure === undefined ? text : `${text}. Last failure: ${lastFailure}`, { cause: error });
  }
}
