import { AsyncLocalStorage } from "node:async_hooks";
import type { Field, Fields } from "../definition/field.ts";
import { isRecord } from "../value/record.ts";

/** The fields that the responses to a running read lack. */
const reads = new AsyncLocalStorage<Set<Field>>();
let isChecking = false;

/** Runs a handler's read, and records the fields that its responses lack. */
export async function recordMissing<T>(
  read: () => Promise<T>,
): Promise<{ readonly outputs: T; readonly missing: ReadonlySet<Field> }> {
  const missing = new Set<Field>();
  return { outputs: await reads.run(missing, read), missing };
}

/** Records that a response lacks a field. */
export function noteMissing(field: Field): void {
  if (!isChecking) reads.getStore()?.add(field);
}

/** Reads a response without recording what it lacks, because it may be invalid or about another object. */
export function withoutRecording<T>(attempt: () => T): T {
  const outer = isChecking;
  isChecking = true;
  try {
    return attempt();
  } finally {
    isChecking = outer;
  }
}

/**
 * Records which outputs a response lacks, for outputs that a handler reads by itself. A refresh then keeps the value of
 * the state, as for outputs that `fromWire` reads.
 *
 * @param members - For each output the dotted path of the member that it is read from.
 */
export function recordAbsent<F extends Fields>(
  fields: F,
  body: unknown,
  members: { readonly [K in keyof F]?: string },
): void {
  for (const [name, path] of Object.entries(members)) {
    const field = fields[name];
    if (field !== undefined && path !== undefined && isAbsent(body, path)) noteMissing(field);
  }
}

function isAbsent(body: unknown, path: string): boolean {
  return path.split(".").reduce<unknown>((at, step) => (isRecord(at) ? at[step] : undefined), body) === undefined;
}
