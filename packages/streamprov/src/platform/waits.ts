import { poll } from "@org/core-http";
import type { Operation } from "@org/core-provider";

/** Polling starts with short intervals, because most operations are quick, and then slows down. */
const firstIntervalMs = 500;
const longestIntervalMs = 15_000;

/** A wait for a phase. */
export interface PhaseWait<T> {
  /** The goal of the wait in the progress line: `the Kafka cluster to be provisioned`. */
  readonly what: string;
  readonly read: () => Promise<T>;
  /** The phase; undefined while the object is missing. More than 20 such reads in a row are an error. */
  readonly phase: (value: T) => string | undefined;
  readonly pending: readonly string[];
  readonly done: readonly string[];
  /** The reason of a failure, if the platform returns it. */
  readonly reason?: (value: T) => string | undefined;
  /** The phase in the progress line. Defaults to its name. */
  readonly shown?: (phase: string) => string;
}

/** Waits until an object has one of the wanted phases. A phase that is neither pending nor wanted is an error. */
export async function untilPhase<T>(op: Operation, wait: PhaseWait<T>): Promise<T> {
  return poll({
    what: wait.what,
    read: wait.read,
    state: wait.phase,
    pending: wait.pending,
    done: wait.done,
    ...(wait.reason ? { reason: wait.reason } : {}),
    intervalMs: firstIntervalMs,
    maxIntervalMs: longestIntervalMs,
    backoff: 1.25,
    signal: op.signal,
    deadline: op.deadline,
    onProgress: ({ state = "not visible yet" }) => {
      if (!wait.done.includes(state)) op.progress(`waiting for ${wait.what}: ${wait.shown?.(state) ?? state}`);
    },
  });
}

/** Waits until an object can no longer be read. */
export async function untilDeleted(op: Operation, what: string, read: () => Promise<unknown>): Promise<void> {
  await untilPhase(op, {
    what: `${what} to disappear`,
    read,
    phase: (value) => (value === undefined ? "gone" : "still there"),
    pending: ["still there"],
    done: ["gone"],
  });
}
