import { recordOf } from "../platform/responses.ts";

/** Merges members into others: objects by member, lists by element, and any other value replaces the old one. */
export function merged(
  members: Readonly<Record<string, unknown>> = {},
  others: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const all = { ...members };
  for (const [name, value] of Object.entries(others)) all[name] = mergedValue(all[name], value);
  return all;
}

function mergedValue(value: unknown, other: unknown): unknown {
  if (other === undefined) return value;
  if (Array.isArray(value) && Array.isArray(other)) {
    return Array.from({ length: Math.max(value.length, other.length) }, (_, at) => mergedValue(value[at], other[at]));
  }
  const [members, others] = [recordOf(value), recordOf(other)];
  return members && others ? merged(members, others) : other;
}
