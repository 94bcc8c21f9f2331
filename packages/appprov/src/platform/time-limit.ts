import { bound } from "@org/core-http";
import { type Args, field } from "@org/core-provider";
import type { Op } from "./clients.ts";

/**
 * The engine-side limits of operations, in minutes: far beyond what a healthy operation takes, since provisioning a
 * database or a managed certificate may take long. `timeouts` and `customTimeouts` set shorter ones.
 */
export const longestWaits = { create: 360, update: 360, delete: 360 } as const;

const span = /(\d+(?:\.\d+)?)(ms|h|m|s)/g;
const spans = /^(?:\d+(?:\.\d+)?(?:ms|h|m|s))+$/;
const unitMs: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };

/** The `timeouts` property of a resource that can change in place. */
export const timeouts = () =>
  field.object({ create: limit("creating"), update: limit("changing"), delete: limit("deleting") }, facts);

/** The `timeouts` property of a resource that is only made and deleted. */
export const timeoutsWithoutUpdate = () =>
  field.object({ create: limit("creating"), delete: limit("deleting") }, facts);

const facts = {
  // Compared, a change of it alone would be an update that asks the platform for nothing.
  ignored: { says: "A change of it alone shows no difference, and holds from the next operation on" },
  docs: "How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. What runs when the time is over goes on on the platform.",
} as const;

function limit(doing: string) {
  return field.string({
    pattern: { match: spans, says: "be a time span such as 30m or 1h30m" },
    docs: `Time for ${doing} it, such as \`30m\`. Default 6 hours.`,
  });
}

/** What a program has set. */
export type TimeLimits = Args<{ it: ReturnType<typeof timeouts> }>["it"];

/** Milliseconds of a time span such as `1h30m`. */
export function spanMs(text: string): number {
  return [...text.matchAll(span)].reduce((sum, [, count, unit]) => sum + Number(count) * (unitMs[unit ?? ""] ?? 0), 0);
}

/** The operation, its requests and waits within a time limit from its beginning, where the program sets one. */
export function within<T extends Op>(op: T, limit: string | undefined): T {
  if (!limit) return op;
  const limited = { ...op, deadline: Math.min(op.deadline, op.started + spanMs(limit)) };
  return { ...limited, api: bound(op.api, limited), auth: bound(op.auth, limited) };
}
