import { isEmpty, isUnset } from "../definition/empty.ts";
import type { Field, Fields } from "../definition/field.ts";
import { isInput } from "../definition/field.ts";
import { isRecord } from "../value/record.ts";

/**
 * Builds a request body from values by the fields' wire names. Unset values are omitted or replaced by `unsetAs`.
 * `only` limits the body to some top-level properties, such as the changed ones in an update. Without it, the body is
 * that of a create, to which `omitEmptyOnCreate` applies.
 */
export function toWire(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  only?: (name: string) => boolean,
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const { wire, omitEmptyOnCreate, unsetAs, local, ignored, single } = field.facts;
    if (wire === undefined || local || ignored || !isInput(field) || (only && !only(name))) continue;
    const sent = single && field.item ? { ...field.item, facts: field.facts } : field;
    const value = single ? elementOf(values[name]) : values[name];
    if (!only && omitEmptyOnCreate && isEmpty(sent, value)) continue;
    if (!isUnset(sent, value)) put(body, wire, valueToWire(sent, value, only && everything));
    else if (unsetAs !== undefined) put(body, wire, unsetAs);
  }
  return body;
}

/** Of a changed object every member is sent. */
const everything = () => true;

function valueToWire(field: Field, value: unknown, only: ((name: string) => boolean) | undefined): unknown {
  if (field.fields && isRecord(value)) return toWire(field.fields, value, only);
  const item = field.item;
  if (!item || !holdsObjects(item)) return value;
  if (Array.isArray(value)) return value.map((v) => valueToWire(item, v, only));
  return isRecord(value) ? mapped(value, (v) => valueToWire(item, v, only)) : value;
}

function holdsObjects(field: Field): boolean {
  return field.fields !== undefined || (field.item !== undefined && holdsObjects(field.item));
}

/** The single element of a list that is sent without a list. */
function elementOf(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : undefined;
}

function mapped(values: Readonly<Record<string, unknown>>, change: (value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}

function put(body: Record<string, unknown>, path: string, value: unknown): void {
  const way = path.split(".");
  const last = way.pop() ?? path;
  let at = body;
  for (const step of way) {
    const next = at[step];
    if (isRecord(next)) at = next;
    else {
      const made: Record<string, unknown> = {};
      at[step] = made;
      at = made;
    }
  }
  at[last] = value;
}
