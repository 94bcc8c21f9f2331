import { type Field, type Fields, hasDefault, holdsDefaults, isInput } from "../../definition/field.ts";
import { counterparts } from "../../diff/counterparts.ts";
import type { Defaulted } from "../../diff/diff.ts";
import { anyElement, member } from "../../value/path.ts";
import { isRecord, own } from "../../value/record.ts";
import type { Inputs } from "./state-metadata.ts";

type Values = Readonly<Record<string, unknown>>;

/** Returns the value of a property that has a default and is absent from the inputs; undefined leaves it absent. */
type Choose = (field: Field, path: string, actual: unknown) => unknown;

/** Fills in the defaults that an import omitted and recorded. */
export function withRecordedDefaults(fields: Fields, { values, defaulted, ...rest }: Inputs): Inputs {
  const complete = hasRecords(defaulted)
    ? withAbsent(fields, values, {}, (_field, path) => own(defaulted, path))
    : values;
  return { values: complete, defaulted, ...rest };
}

/**
 * Replaces defaults that were never applied to the object, because a later version of the package introduced them, by
 * the object's own values.
 */
export function withActualDefaults(fields: Fields, inputs: Inputs, actual: Values): Inputs {
  return { ...inputs, values: withAbsent(fields, inputs.values, actual, (_field, _path, value) => value) };
}

/** A value with the defaults that an import omitted in it. */
export function withRecordedInside(field: Field, value: unknown, defaulted: Defaulted, path: string): unknown {
  return hasRecords(defaulted)
    ? filledInside(field, value, undefined, (_field, at) => own(defaulted, at), path)
    : value;
}

function hasRecords(defaulted: Defaulted): boolean {
  return Object.keys(defaulted).length > 0;
}

/** Fills in the properties that have a default and are absent, in nested objects and elements too. */
export function withAbsent(
  fields: Fields,
  values: Values,
  actual: Values,
  choose: Choose,
  path = "",
): Record<string, unknown> {
  const complete: Record<string, unknown> = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    if (!isInput(field) || field.facts.ignored) continue;
    const at = member(path, name);
    const value =
      values[name] === undefined
        ? hasDefault(field)
          ? choose(field, at, actual[name])
          : undefined
        : filledInside(field, values[name], actual[name], choose, at);
    if (value !== undefined) complete[name] = value;
  }
  return complete;
}

function filledInside(field: Field, value: unknown, actual: unknown, choose: Choose, path: string): unknown {
  if (field.fields) {
    return isRecord(value) ? withAbsent(field.fields, value, isRecord(actual) ? actual : {}, choose, path) : value;
  }
  const { item } = field;
  if (!item || !holdsDefaults(item)) return value;
  const inside = (one: unknown, from: unknown) => filledInside(item, one, from, choose, anyElement(path));
  if (Array.isArray(value)) {
    const known: readonly unknown[] = Array.isArray(actual) ? actual : [];
    const former = counterparts(field, item, known, value);
    return value.map((one: unknown, j) => inside(one, known[former[j] ?? -1]));
  }
  if (!isRecord(value)) return value;
  const known = isRecord(actual) ? actual : {};
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inside(one, own(known, key))]));
}
