import { isRecord } from "../value/record.ts";
import type { Field } from "./field.ts";

/**
 * An empty value: undefined, null, "", false, [] or {}. Zero and a nested object, even one without members, are values
 * unless the field says that an empty one counts as not given.
 */
export function isEmpty(field: Field, value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  if (value === 0) return field.facts.emptyIsUnset === true;
  if (Array.isArray(value)) return value.length === 0;
  if (!isRecord(value)) return false;
  if (field.kind === "object" && !field.facts.emptyIsUnset) return false;
  return Object.entries(value).every(([name, v]) => {
    const inner = field.fields?.[name] ?? field.item;
    return field.kind === "object" && inner !== undefined && isEmpty(inner, v);
  });
}

/** Nothing is given, or something empty that counts as not given. */
export function isUnset(field: Field, value: unknown): boolean {
  return value === undefined || value === null || (field.facts.emptyIsUnset === true && isEmpty(field, value));
}
