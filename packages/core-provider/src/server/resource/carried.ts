import { isDeepStrictEqual } from "node:util";
import { childrenOf, holdsCarried, holdsWriteOnly, isCarried } from "../../definition/carried-field.ts";
import type { Field, Fields } from "../../definition/field.ts";
import { hasDefault, isInput } from "../../definition/field.ts";
import { pairSets } from "../../diff/equal.ts";
import { isRecord, own } from "../../value/record.ts";
import { emptyOf } from "../../wire/from-wire.ts";
import { mayChange } from "./preview.ts";

type Values = Readonly<Record<string, unknown>>;

/** The sources of values that no read returns. */
export interface CarriedFrom {
  /** The inputs, after they were written; undefined when nothing was. */
  readonly written: Values | undefined;
  /** The outputs in the state, with the values that a preceding create or update returned. */
  readonly state: Values;
  /** The fields that the responses lack. */
  readonly missing?: ReadonlySet<Field>;
}

/**
 * Completes the outputs of a read with values that reads never return or that the responses lack: after a write with
 * the written value, else with the value in the state. Values that the handler's read returned are kept.
 */
export function withCarried(
  fields: Fields,
  outputs: Values,
  { written, state, missing }: CarriedFrom,
): Record<string, unknown> {
  const values: Record<string, unknown> = { ...outputs };
  for (const [name, field] of Object.entries(fields)) {
    const value = carried(field, values[name], {
      written: written && { value: written[name] },
      state: state[name],
      missing,
    });
    if (value !== undefined) values[name] = value;
    else delete values[name];
  }
  return values;
}

/**
 * The outputs of a state after a failed update. Nobody knows whether the new values were written, so values that no
 * read returns are removed, and the next update writes them again.
 */
export function withoutUncertain(
  fields: Fields,
  outputs: Values,
  changed: ReadonlySet<string>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(outputs).flatMap(([name, value]) => {
      const field = own(fields, name);
      if (field === undefined || !changed.has(name) || !holdsWriteOnly(field)) return [[name, value]];
      const certain = withoutWriteOnly(field, value);
      return certain === undefined ? [] : [[name, certain]];
    }),
  );
}

/**
 * Returns the write-only properties that an imported object may need: those that are required or secret, in the objects
 * that the read returned. Other write-only properties have no effect if omitted.
 */
export function neededWriteOnly(fields: Fields, outputs: Values): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { writeOnly, required, secret } = field.facts;
    if (writeOnly) return isInput(field) && (required || secret) ? [name] : [];
    const inner = field.fields ?? field.item?.fields;
    if (!inner || !isInput(field)) return [];
    const held = objectsIn(field, outputs[name]).flatMap((one) => neededWriteOnly(inner, one));
    return [...new Set(held)].map((path) => `${name}.${path}`);
  });
}

/** The object that a value is, or the objects that it contains. */
function objectsIn(field: Field, value: unknown): readonly Values[] {
  if (field.fields) return isRecord(value) ? [value] : [];
  if (Array.isArray(value)) return value.filter(isRecord);
  return isRecord(value) ? Object.values(value).filter(isRecord) : [];
}

/** Whether the platform returns a value of the object only once. */
export function holdsOneTime(fields: Fields): boolean {
  const isOneTime = (field: Field): boolean => field.facts.oneTime === true || childrenOf(field).some(isOneTime);
  return Object.values(fields).some(isOneTime);
}

interface Sides {
  readonly written: { readonly value: unknown } | undefined;
  readonly state: unknown;
  readonly missing: ReadonlySet<Field> | undefined;
}

function carried(field: Field, value: unknown, { written, state, missing }: Sides): unknown {
  if (isCarried(field)) return value ?? source(field, written, state);
  if (missing?.has(field) && isBlank(value)) return beforeOf(field, value, written, state);
  const isIncomplete = missing !== undefined && missing.size > 0 && holdsMissing(field, missing);
  if (!(isIncomplete || holdsCarried(field)) || value === undefined) return value;
  const from = written ? written.value : state;
  if (field.fields) {
    if (!isRecord(value)) return value;
    const from = {
      written: written && (isRecord(written.value) ? written.value : {}),
      state: isRecord(state) ? state : {},
      ...(missing ? { missing } : {}),
    };
    return withCarried(field.fields, value, from);
  }
  const item = field.item;
  if (item === undefined) return value;
  const inner = (one: unknown, origin: unknown) =>
    carried(item, one, { written: written && { value: origin }, state: origin, missing });
  if (Array.isArray(value)) {
    const origins = Array.isArray(from) ? (from as readonly unknown[]) : [];
    if (field.kind !== "set") return value.map((one, i) => inner(one, origins[i]));
    const pairs = pairSets(item, value, origins);
    const originOf = new Map(pairs.map((i, j) => [i, origins[j]]));
    if (!isIncomplete) return value.map((one, i) => inner(one, originOf.get(i)));
    // An incomplete element equals none of them, but agrees with one in everything that it has.
    const rest = origins.filter((_, j) => pairs[j] === -1);
    return value.map((one, i) => inner(one, originOf.get(i) ?? removeFirst(rest, (origin) => agrees(one, origin))));
  }
  if (!isRecord(value)) return value;
  const origins = isRecord(from) ? from : {};
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(one, own(origins, key))]));
}

/** Returns the previous value of a missing value, if there is one. */
function beforeOf(field: Field, blank: unknown, written: Sides["written"], state: unknown): unknown {
  const { role } = field;
  // A value that a response may lack by definition does not exist.
  if (role === "optionalOutput") return undefined;
  // The write may have changed it.
  if (written !== undefined && written.value === undefined && mayChange(field, state)) return blank;
  const isGiven = role === "required" || role === "defaulted" || role === "optional";
  const before = written === undefined ? state : (written.value ?? (isGiven ? undefined : state));
  return before ?? blank;
}

/** Removes the first element that passes a test from a list, and returns it. */
function removeFirst<T>(list: T[], test: (one: T) => boolean): T | undefined {
  const at = list.findIndex(test);
  return at < 0 ? undefined : list.splice(at, 1)[0];
}

/** Whether everything in a value that is not empty equals the same in another value. */
function agrees(value: unknown, other: unknown): boolean {
  if (isBlank(value)) return true;
  if (!isRecord(value) || !isRecord(other)) return isDeepStrictEqual(value, other);
  return Object.entries(value).every(([name, one]) => agrees(one, own(other, name)));
}

/** Whether a value may be what `fromWire` puts in place of a missing one. */
function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isBlank);
  if (isRecord(value)) return Object.values(value).every(isBlank);
  return value === undefined || value === "" || value === 0 || value === false;
}

function holdsMissing(field: Field, missing: ReadonlySet<Field>): boolean {
  return childrenOf(field).some((inner) => missing.has(inner) || holdsMissing(inner, missing));
}

function source(field: Field, written: Sides["written"], state: unknown): unknown {
  const { role, facts } = field;
  // The platform returns it only in the response to the create, which is in the state by then.
  if (facts.oneTime) return state;
  if (written === undefined) return state ?? (facts.local ? facts.default : undefined);
  if (written.value !== undefined || role === "computed") return written.value ?? state ?? emptyOf(field);
  // A default that was never applied was not written either.
  return hasDefault(field) && !facts.local ? state : facts.default;
}

/** Elements of a set or list are compared as a whole, so one uncertain element makes all of them uncertain. */
function withoutWriteOnly(field: Field, value: unknown): unknown {
  if (field.facts.writeOnly || !field.fields || !isRecord(value)) return undefined;
  return withoutUncertain(field.fields, value, new Set(Object.keys(value)));
}
