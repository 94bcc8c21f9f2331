import { poll } from "@org/core-http";
import type { Operation } from "@org/core-provider";

/** Polls begin close together, since most things are quick, and grow apart for those that are not. */
const firstIntervalMs = 500;
const longestIntervalMs = 15_000;

/** A wait for a status that moves with time. */
export interface PhaseWait<T> {
  /** What is waited for, for the status line: `the Kafka cluster to be provisioned`. */
  readonly what: string;
  readonly read: () => Promise<T>;
  /** The phase; undefined while there is nothing to see. More than 20 such reads in a row are an error. */
  readonly phase: (value: T) => string | undefined;
  readonly pending: readonly string[];
  readonly done: readonly string[];
  /** Why a failed phase failed, where the platform says so. */
  readonly reason?: (value: T) => string | undefined;
  /** A phase as the status line shows it. Default: its name. */
  readonly shown?: (phase: string) => string;
}

/** Waits until an object's phase is one of the wanted; any phase that is neither pending nor wanted is an error. */
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
    onProgress: ({ state = "not to be seen yet" }) => {
      if (!wait.done.includes(state)) op.progress(`waiting for ${wait.what}: ${wait.shown?.(state) ?? state}`);
    },
  });
}

/** Waits until an object can no longer be read. */
export async function untilGone(op: Operation, what: string, read: () => Promise<unknown>): Promise<void> {
  await untilPhase(op, {
    what: `${what} to disappear`,
    read,
    phase: (value) => (value === undefined ? "gone" : "still there"),
    pending: ["still there"],
    done: ["gone"],
  });
}
