import { holdsCarried, insideOf, isCarried } from "../../definition/carried-field.ts";
import type { Field, Fields } from "../../definition/field.ts";
import { isInput } from "../../definition/field.ts";
import { settled } from "../../diff/equal.ts";
import { isRecord } from "../../value/record.ts";
import { emptyOf } from "../../wire/from-wire.ts";

type Values = Readonly<Record<string, unknown>>;

/** Where values come from that no read tells. */
export interface CarriedFrom {
  /** The inputs, after they were written; undefined when nothing was. */
  readonly written: Values | undefined;
  /** The outputs of the state, with what a create or update before it returned. */
  readonly state: Values;
}

/**
 * The outputs with what no read tells: after a write what was written, else what the state holds. A value that the
 * handler's read does give stays.
 */
export function withCarried(fields: Fields, outputs: Values, from: CarriedFrom): Record<string, unknown> {
  const complete: Record<string, unknown> = { ...outputs };
  for (const [name, field] of Object.entries(fields)) {
    const sides = { written: from.written && { value: from.written[name] }, state: from.state[name] };
    const value = carried(field, complete[name], sides);
    if (value !== undefined) complete[name] = value;
  }
  return complete;
}

/**
 * The outputs of a state after an update that failed: of what was to be written nobody knows whether it was, and what no
 * read tells is left out, so that the next update writes it again.
 */
export function withoutUncertain(
  fields: Fields,
  outputs: Values,
  changed: ReadonlySet<string>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(outputs).flatMap(([name, value]) => {
      const field = fields[name];
      if (field === undefined || !changed.has(name) || !holdsWriteOnly(field)) return [[name, value]];
      const certain = withoutWriteOnly(field, value);
      return certain === undefined ? [] : [[name, certain]];
    }),
  );
}

/** Names of the properties of which a program must say again what the platform does not tell. */
export function writeOnlyNames(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!isInput(field)) return [];
    if (field.facts.writeOnly) return [name];
    const inner = field.fields ?? field.item?.fields;
    return inner ? writeOnlyNames(inner).map((path) => `${name}.${path}`) : [];
  });
}

/** Whether the platform tells something of the object only once. */
export function holdsOneTime(fields: Fields): boolean {
  const isOneTime = (field: Field): boolean => field.facts.oneTime === true || insideOf(field).some(isOneTime);
  return Object.values(fields).some(isOneTime);
}

interface Sides {
  readonly written: { readonly value: unknown } | undefined;
  readonly state: unknown;
}

function carried(field: Field, value: unknown, { written, state }: Sides): unknown {
  if (isCarried(field)) return value ?? source(field, written, state);
  if (!holdsCarried(field) || value === undefined) return value;
  const from = written ? written.value : state;
  if (field.fields) {
    if (!isRecord(value)) return value;
    return withCarried(field.fields, value, {
      written: written && (isRecord(written.value) ? written.value : {}),
      state: isRecord(state) ? state : {},
    });
  }
  const item = field.item;
  if (item === undefined) return value;
  const inner = (one: unknown, origin: unknown) =>
    carried(item, one, written ? { written: { value: origin }, state: origin } : { written, state: origin });
  if (Array.isArray(value)) {
    const origins = Array.isArray(from) ? (from as readonly unknown[]) : [];
    const originOf = (one: unknown, i: number) =>
      field.kind === "set" ? origins.find((origin) => settled(item, one, origin)) : origins[i];
    return value.map((one, i) => inner(one, originOf(one, i)));
  }
  if (!isRecord(value)) return value;
  const origins = isRecord(from) ? from : {};
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(one, origins[key])]));
}

function source(field: Field, written: Sides["written"], state: unknown): unknown {
  const { role, facts } = field;
  // What the platform gives once comes with the answer to the create, which is in the state by then.
  if (facts.oneTime) return state;
  if (written === undefined) return state ?? (facts.local ? facts.default : undefined);
  return written.value ?? (role === "computed" ? (state ?? emptyOf(field)) : facts.default);
}

function holdsWriteOnly(field: Field): boolean {
  return field.facts.writeOnly === true || insideOf(field).some(holdsWriteOnly);
}

/** Elements of a set or list are compared as wholes: one that is uncertain makes all of them so. */
function withoutWriteOnly(field: Field, value: unknown): unknown {
  if (field.facts.writeOnly || !field.fields || !isRecord(value)) return undefined;
  return withoutUncertain(field.fields, value, new Set(Object.keys(value)));
}
