import type { Field, Fields } from "../definition/field.ts";
import { isInput } from "../definition/field.ts";
import { isEmpty } from "../diff/equal.ts";
import { isRecord } from "../value/record.ts";

/**
 * Builds a request body from values by the fields' wire names. What is undefined is left out, and what is empty where
 * the field says `omitEmpty`; where it says `unsetAs`, that stands in the body instead. `only` limits the body to some
 * top-level properties: those that changed, for an update.
 */
export function toWire(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  only?: (name: string) => boolean,
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const { wire, omitEmpty, unsetAs, local, ignored } = field.facts;
    if (wire === undefined || local || ignored || !isInput(field) || (only && !only(name))) continue;
    const value = values[name];
    const omits = omitEmpty === true || (omitEmpty === "onCreate" && !only);
    if (value !== undefined && !(omits && isEmpty(field, value))) {
      put(body, wire, valueToWire(field, value, only && everything));
    } else if (unsetAs !== undefined && (only || !omitEmpty)) {
      put(body, wire, unsetAs);
    }
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
