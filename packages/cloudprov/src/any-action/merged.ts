import { recordOf } from "../platform/answers.ts";

/** Members with others merged into them: objects member by member, lists element by element, all else in place of it. */
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
