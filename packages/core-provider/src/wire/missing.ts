import { AsyncLocalStorage } from "node:async_hooks";
import type { Field } from "../definition/field.ts";

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
