import { isRecord } from "../value/record.ts";
import type { Field, Fields } from "./field.ts";

/**
 * Whether a value is empty: undefined, null, "", false, [] or {}. Zero and nested objects, even without members, are
 * values, unless the field declares that an empty value counts as unset.
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

/** The values of an object as its rules see them: without empty texts that count as unset, such as a default. */
export function withoutUnsetTexts(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== "" || !fields[name]?.facts.emptyIsUnset),
  );
}

/** Whether a value is not set, or is empty and counts as unset. */
export function isUnset(field: Field, value: unknown): boolean {
  return value === undefined || value === null || (field.facts.emptyIsUnset === true && isEmpty(field, value));
}
