import { AsyncLocalStorage } from "node:async_hooks";
import { childrenOf } from "../definition/carried-field.ts";
import type { Field, Fields } from "../definition/field.ts";

/** The record of a running read. */
interface Reading {
  /** The fields that its responses lack. */
  readonly missing: Set<Field>;
  /** The fields that it looked for in its responses, by table. */
  readonly tables: Set<readonly { readonly field: Field }[]>;
  /** Whether the handler looked without a field for a member that its responses lack. */
  lacksMember: boolean;
}

const readings = new AsyncLocalStorage<Reading>();
let isChecking = false;

/**
 * Runs a handler's read, and records the fields that its responses lack.
 *
 * @param fields - The properties of the resource. If the handler derives values from other members of the response, and
 *   one of these is missing, every property that the handler derives counts as missing too.
 */
export async function recordMissing<T>(
  fields: Fields,
  read: () => Promise<T>,
): Promise<{ readonly outputs: T; readonly missing: ReadonlySet<Field> }> {
  const reading: Reading = { missing: new Set(), tables: new Set(), lacksMember: false };
  const outputs = await readings.run(reading, read);
  const { missing } = reading;
  if (missing.size === 0 && !reading.lacksMember) return { outputs, missing };
  const own = allIn(Object.values(fields));
  if (!reading.lacksMember && [...missing].every((field) => own.has(field))) return { outputs, missing };
  const found = new Set([...reading.tables].flatMap((table) => table.map(({ field }) => field)));
  // A key of a map is only read if the map has it, so its value is never unset either.
  const derived = [...own].filter((field) => !found.has(field) && (isNeverUnset(field) || field.kind === "map"));
  const values = derived.flatMap(({ item }) => item ?? []);
  return { outputs, missing: new Set([...missing, ...derived.filter(isNeverUnset), ...values]) };
}

/** Records that a response lacks a field. */
export function noteMissing(field: Field): void {
  if (!isChecking) readings.getStore()?.missing.add(field);
}

/** Records the fields that are looked for in a response. */
export function noteTable(table: readonly { readonly field: Field }[]): void {
  if (!isChecking) readings.getStore()?.tables.add(table);
}

/**
 * Records that a response lacks a member that a handler reads without a field. Only for members that every object has:
 * properties that the handler derives then keep their values instead of becoming empty.
 */
export function noteMissingMember(): void {
  const reading = isChecking ? undefined : readings.getStore();
  if (reading !== undefined) reading.lacksMember = true;
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
 * Whether nobody can have unset a property that has a value, so that a response without it is incomplete: every object
 * has it, or it cannot be changed after creation.
 */
export function isNeverUnset(field: Field): boolean {
  const { role, facts } = field;
  const isFixed = facts.replaceOnChange === true && role !== "optionalOutput";
  return role === "required" || role === "output" || isFixed || isSetByDefault(field);
}

/**
 * Whether a property always has a value that is not empty: it has an automatic name, or another default. Platforms omit
 * false, 0 and empty values, so a missing property with such a default has that value.
 */
function isSetByDefault({ role, facts }: Field): boolean {
  return facts.autoName !== undefined || (role === "defaulted" && Boolean(facts.default));
}

/** The fields and everything in them. */
function allIn(fields: readonly Field[], all = new Set<Field>()): ReadonlySet<Field> {
  for (const field of fields) {
    all.add(field);
    allIn(childrenOf(field), all);
  }
  return all;
}
