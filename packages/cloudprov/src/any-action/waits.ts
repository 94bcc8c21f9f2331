import { poll } from "@org/core-http";
import type { Op } from "../platform/clients.ts";
import { memberAt } from "./member-path.ts";

/** When something has reached a state: the values of one of its members. */
export interface States {
  readonly member: string;
  readonly done: readonly unknown[];
  readonly pending?: readonly unknown[] | undefined;
  readonly failed?: readonly unknown[] | undefined;
  /** Path of the reason for a failure. */
  readonly reason?: string | undefined;
}

/** Whether a state has been reached, may still be reached, or can no longer be reached. */
export type Outcome = "done" | "pending" | "failed";

/** The outcome that the values of a member mean. */
export function outcomeOf(found: unknown, { member, done, pending = [], failed = [] }: States): Outcome {
  const state = textOf(memberAt(found, member));
  const isOneOf = (values: readonly unknown[]) => values.map(String).includes(state ?? "");
  if (isOneOf(done)) return "done";
  if (isOneOf(failed)) return "failed";
  return pending.length === 0 || state === undefined || isOneOf(pending) ? "pending" : "failed";
}

/** Reads something repeatedly until a member has one of the expected values. */
export function untilDone<T>(
  op: Pick<Op, "signal" | "deadline" | "progress">,
  what: string,
  { member, done, pending = [], failed = [], reason }: States,
  read: () => Promise<T>,
): Promise<T> {
  return poll({
    // A misspelled member is never in the response.
    what: `${what} (${member})`,
    read,
    state: (found) => textOf(memberAt(found, member)),
    done: done.map(String),
    pending: pending.map(String),
    failed: failed.map(String),
    ...(reason === undefined ? {} : { reason: (found) => textOf(memberAt(found, reason)) }),
    intervalMs: 500,
    maxIntervalMs: 10_000,
    backoff: 2,
    signal: op.signal,
    deadline: op.deadline,
    onProgress: ({ state }) =>
      op.progress(`waiting for ${what}${state === undefined ? "" : `: ${member} is ${state}`}`),
  });
}

function textOf(value: unknown): string | undefined {
  return value === undefined || value === null || typeof value === "object" ? undefined : String(value);
}
